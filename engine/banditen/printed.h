// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules read from maps, counters and charts, once: so that no rule reads a table's text
// in the middle of a game.
#pragma once

#include "engine/banditen/names.h"
#include "engine/map/sight.h"
#include "engine/play/position.h"

#include <array>
#include <bitset>
#include <optional>
#include <vector>

namespace esagono::banditen {

/// A line of the Terrain Effects Table.
struct Terrain {
    std::optional<int> move;   ///< nothing: only along a road
    std::optional<int> armour; ///< likewise for armoured cars
    int fire = 0;              ///< modifier of dice fired at it
    int assault = 0;           ///< bonus of the defender
    bool blocksSight = false;
};

/// A line of the weapons table.
struct Weapon {
    std::optional<int> open; ///< against open terrain; nothing: at what is fortified alone (13.2.4)
    int fortified = 0;       ///< against buildings, forts and bunkers
};

/// A line of the actions table.
struct Cost {
    int inCommand = 0;
    std::optional<int> out; ///< of command; nothing: it is not possible (6.1)
};

/// A counter's traits, as the rules ask for them.
struct Piece {
    Type type = Type::None;
    Formation formation = Formation::None;
    Faction faction = Faction::None;
    CommandedBy command = CommandedBy::None;
    bool isAutomatic = false;
    bool isLight = false;
    bool isFractional = false;
    std::uint16_t group = 0; ///< the counters it may be exchanged for (2.2.1)
};

/// The counters of one formation and type.
struct Group {
    std::vector<CounterId> counters;
    int full = 0; ///< the strength of a whole unit
};

/// A turn of the track.
struct Hour {
    int day = 0;
    int ordinal = 0; ///< within the day
    bool isDark = false;
    bool isNight = false;
};

/// The ways from a hex to those in range of anything, numbered.
struct Ruler {
    static constexpr int width = 2 * longestRange + 1;
    static constexpr std::size_t ways = width * width;
    [[nodiscard]] static std::size_t number(Hex way) {
        return static_cast<std::size_t>((way.q + longestRange) * width + way.r + longestRange);
    }
};

/// What the rules know of one map.
struct Ground {
    Checked<std::uint8_t> isFort;      ///< by hex
    Checked<std::uint8_t> isObjective; ///< by hex; 2: the optional one
    std::vector<HexId> forts;
    std::vector<HexId> objectives; ///< the optional one last
    std::array<AreaId, entryAreas.size()> entries;
    std::array<AreaId, 3> battalions; ///< where they set up
    AreaId thirdZone;
    AreaId corteCerro;
    bool isTarnova = false;
    /// By hex: to which ones in range terrain leaves the line of sight clear (8.3), by the way.
    Checked<std::bitset<Ruler::ways>> clear;
};

struct Printed {
    Checked<Terrain> terrain; ///< by TerrainId
    Terrain fort;
    Terrain bunker;
    Terrain stream;
    Terrain road;
    std::array<Weapon, 6> weapons; ///< by Type
    Weapon light;                  ///< of the light-armed
    int nightRange = 1;
    int longest = 0;           ///< range of all there are
    std::array<Cost, 8> costs; ///< by Action
    int entryCost = 0;
    int entryAssaultCost = 0;
    int infirmaryCost = 0;
    int hastenCost = 0;
    int moveFire = 0; ///< modifiers of fire
    int proneFire = 0;
    int automatic = 0;
    int proneAssault = 0; ///< modifiers of close combat
    int fire2Assault = 0;
    int rsiMorale = 0;
    int rsiLeast = 0;
    int garibaldiMorale = 0;
    int germanMorale = 0;
    int rediValtoceMorale = 0;
    int yugoslavMorale = 0;
    int assaultMorale = 0;
    int firstPoints = 0; ///< of activation
    int perFormation = 0;
    int firstPointsTarnova = 0;
    int firstAxisPointsTarnova = 0;
    int perBattalion = 0;
    int mostPoints = 0;
    Checked<Piece> pieces; ///< by CounterId
    Checked<Group> groups;
    std::vector<CounterId> commands;
    Checked<std::vector<CounterId>> commanders; ///< by CounterId: Commands it may be under
    Checked<Ground> grounds;                    ///< by map
    Checked<Hour> hours;                        ///< of Tarnova, by turn; the first is turn 1
    /// Rulers laid from a hex to one at most `longest` away, by the way between them.
    Checked<Checked<HexOnLine>> rulers;

    [[nodiscard]] const std::vector<HexOnLine>& ruler(Hex way) const {
        return rulers[Ruler::number(way)];
    }
};

/// Throws Fault(Mismatch) naming what the package lacks.
[[nodiscard]] std::shared_ptr<const void> readPrinted(const GamePackage& package);

[[nodiscard]] inline const Printed& printed(const Position& position) {
    return position.prepared<Printed>();
}
[[nodiscard]] alwaysInline const Piece& piece(const Position& position, CounterId counter) {
    return printed(position).pieces[counter.index()];
}
[[nodiscard]] inline const Group& groupOf(const Position& position, CounterId counter) {
    return printed(position).groups[piece(position, counter).group];
}
[[nodiscard]] inline const Ground& ground(const Position& position) {
    return printed(position).grounds[position.setting().scenario->map];
}
[[nodiscard]] inline bool isTarnova(const Position& position) {
    return ground(position).isTarnova;
}
[[nodiscard]] alwaysInline const Terrain& terrainOf(const Position& position, HexId hex) {
    return printed(position).terrain[position.map().terrain(hex).index()];
}
/// 8.3.1: whether a hex, if there is one, has terrain that blocks the line of sight.
[[nodiscard]] inline bool blocksSight(const Printed& printed, const Ground& ground,
                                      const HexMap& map, HexId hex) {
    return hex.exists() && map.exists(hex) &&
           (printed.terrain[map.terrain(hex).index()].blocksSight ||
            (printed.fort.blocksSight && ground.isFort[hex.index()] != 0));
}
/// The turn of the day, dark or light, at Tarnova; at Gravellona no rule asks.
[[nodiscard]] const Hour& hourOf(const Position& position);
/// The number of the last turn (A2, A3).
[[nodiscard]] int lastTurn(const Position& position);

/// Whether a ruling is read otherwise than by its standard choice.
[[nodiscard]] inline bool is(const Position& position, RulingId ruling) {
    return position.ruling(ruling) != 0;
}

// 2 The counters
[[nodiscard]] inline bool isCommand(const Position& position, CounterId counter) {
    return piece(position, counter).type == Type::Command;
}
[[nodiscard]] inline bool isCombat(const Position& position, CounterId counter) {
    return piece(position, counter).type < Type::Command;
}
[[nodiscard]] inline bool isArtillery(const Position& position, CounterId counter) {
    return piece(position, counter).type == Type::Artillery;
}
[[nodiscard]] inline bool isCar(const Position& position, CounterId counter) {
    return piece(position, counter).type == Type::ArmouredCar;
}
/// 13.2: machine guns, mortars, light artillery and anti-tank weapons.
[[nodiscard]] inline bool isHeavy(const Position& position, CounterId counter) {
    const Type type = piece(position, counter).type;
    return type >= Type::MachineGun && type <= Type::AntiTank;
}
/// 15.5.2: the formations that are not of the Garibaldi brigades.
[[nodiscard]] inline bool isReluctant(const Position& position, CounterId counter) {
    return piece(position, counter).command == CommandedBy::Always;
}
/// The Value of Strength a unit has now.
[[nodiscard]] inline int strength(const Position& position, CounterId unit) {
    return position.number(unit, strengthAttribute) - position.status(unit, lost);
}
[[nodiscard]] int strength(const Position& position, std::span<const CounterId> units);

/// The units of a side in a hex, from the top of the stack.
[[nodiscard]] std::vector<CounterId> unitsIn(const Position& position, Place place, SideId side);
[[nodiscard]] bool hasUnit(const Position& position, HexId hex, SideId side);
[[nodiscard]] bool hasCombatUnit(const Position& position, HexId hex, SideId side);
/// Whether a unit of the side stands in a neighbouring hex.
[[nodiscard]] bool isBeside(const Position& position, HexId hex, SideId side);
/// The units that take the action in progress, from the top of the stack.
[[nodiscard]] std::vector<CounterId> actingUnits(const Position& position);
[[nodiscard]] bool isObjective(const Position& position, HexId hex);

} // namespace esagono::banditen
