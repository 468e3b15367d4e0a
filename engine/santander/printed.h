// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules read from map, counters and charts, once: so that no rule reads a table's text
// in the middle of a game.
#pragma once

#include "engine/core/ratio.h"
#include "engine/map/hex_map.h"
#include "engine/play/position.h"
#include "engine/santander/names.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace esagono::santander {

/// A line of the Terrain Effects Table. Movement is counted in half points.
struct Terrain {
    bool isLand = false;
    int halves = 0;     ///< to enter
    int rainHalves = 0; ///< more in rain
    int stacking = 0;
    Ratio defence = 1;
};

/// A counter's traits, as the rules ask for them.
struct Piece {
    Type type = Type::Marker;
    Group group = Group::None;
    Size size = Size::None;
    WordId command;
    bool isMotorised = false;
    std::uint8_t steps = 0;          ///< of combat units
    std::int8_t rolledDivision = -1; ///< 4.1: which of divisionRolls decides on it
};

/// The neighbours of a hex to which the way is open at all (1.3.2).
struct OpenNeighbours {
    std::array<HexId, directions> hexes;
    std::uint8_t count = 0;

    [[nodiscard]] const HexId* begin() const { return hexes.data(); }
    [[nodiscard]] const HexId* end() const { return hexes.data() + count; }
};

/// A cell of the Combat Results Table.
struct CombatResult {
    int attacker = 0; ///< steps lost
    int defender = 0;
    bool breakthrough = false;
};

enum class MoraleResult : std::uint8_t { Holds, Retreat, Rout, RoutWithLoss, Collapse };

struct Objective {
    HexId hex;
    int points = 0;
};

struct Printed {
    Checked<Terrain> terrain; ///< by TerrainId
    int riverHalves = 0;
    int roadHalves = 0;            ///< motorised units
    int roadOtherHalves = 0;       ///< the others, by ruling A25
    Checked<Piece> pieces;         ///< by CounterId
    std::vector<CounterId> ground; ///< combat units, headquarters and supply columns
    std::vector<CounterId> air;
    CounterId hqCtv;
    WordId r9m; ///< as a command
    WordId fin;
    Checked<OpenNeighbours> open; ///< by hex
    HexId reinosa;
    std::vector<Objective> objectives;
    Checked<std::uint8_t> isObjective; ///< by hex
    std::array<AreaId, 2> sources;     ///< by side
    AreaId westRoads;
    std::array<AreaId, 2> front;
    AreaId basqueSetup;
    AreaId basqueZone;
    AreaId ctvColumns;
    Checked<CombatResult> combat; ///< row by row, as the chart
    Checked<int> bombardment;     ///< levels of DSG, row by row
    Checked<MoraleResult> moraleBands;
    int trenchBombardment = 0; ///< die modifiers
    int trenchCombat = 0;
    int concentric = 0;
    int belowTable = 0;
    int aboveTable = 0;
    int asturian = 0;
    int basqueMorale = 0;
    int rainAfterRain = 0;
    int firstTurnShift = 0;
};

/// Throws Fault(Mismatch) naming what the package lacks.
[[nodiscard]] std::shared_ptr<const void> readPrinted(const GamePackage& package);

[[nodiscard]] inline const Printed& printed(const Position& position) {
    return position.prepared<Printed>();
}
[[nodiscard]] alwaysInline const Piece& piece(const Position& position, CounterId counter) {
    return printed(position).pieces[counter.index()];
}
[[nodiscard]] alwaysInline const Terrain& terrainOf(const Position& position, HexId hex) {
    return printed(position).terrain[position.map().terrain(hex).index()];
}

/// Whether a ruling is read otherwise than by its standard choice.
[[nodiscard]] alwaysInline bool is(const Position& position, RulingId ruling) {
    return position.ruling(ruling) != 0;
}

// 2.2 Types of unit
[[nodiscard]] inline bool isCombat(const Position& position, CounterId counter) {
    return piece(position, counter).type <= Type::Armour;
}
[[nodiscard]] inline bool isHq(const Position& position, CounterId counter) {
    return piece(position, counter).type == Type::Hq;
}
[[nodiscard]] inline bool isSupply(const Position& position, CounterId counter) {
    return piece(position, counter).type == Type::Supply;
}
[[nodiscard]] inline bool isArmour(const Position& position, CounterId counter) {
    return piece(position, counter).type == Type::Armour;
}
/// What "unit" means where an enemy must not pass: supply columns are none.
[[nodiscard]] inline bool isUnit(const Position& position, CounterId counter) {
    return piece(position, counter).type <= Type::Hq;
}
[[nodiscard]] inline bool isBasqueBrigade(const Position& position, CounterId counter) {
    return piece(position, counter).group == Group::Basque &&
           piece(position, counter).size == Size::Brigade;
}

[[nodiscard]] bool hasCombatUnit(const Position& position, HexId hex, SideId side);
[[nodiscard]] bool hasUnit(const Position& position, HexId hex, SideId side);
/// Whether combat units of the other side must attack a hex before they can enter it. A10: a
/// headquarters on its own only if so ruled; columns never (9.3, A51).
[[nodiscard]] bool barsCombatUnits(const Position& position, HexId hex, SideId side);
[[nodiscard]] CounterId findType(const Position& position, HexId hex, SideId side, Type type);
/// The combat units of a side in a hex, from the top of the stack.
[[nodiscard]] std::vector<CounterId> combatUnits(const Position& position, HexId hex, SideId side);

/// The neighbours to which the way is open to anybody at all: land, and no closed hexside (1.3.2).
[[nodiscard]] alwaysInline const OpenNeighbours& openNeighbours(const Position& position,
                                                                HexId hex) {
    return printed(position).open[hex.index()];
}
[[nodiscard]] inline bool isOpen(const Position& position, HexId from, HexId to) {
    const OpenNeighbours& open = openNeighbours(position, from);
    return std::find(open.begin(), open.end(), to) != open.end();
}

} // namespace esagono::santander
