// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules read from map, counters, charts and scenarios, once: so that no rule reads a
// table's text in the middle of a game.
#pragma once

#include "engine/core/ratio.h"
#include "engine/guadalajara/names.h"
#include "engine/play/position.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace esagono::guadalajara {

/// 1.3: the types of movement. The train has one of its own (3.4a).
enum class Class : std::uint8_t { Foot, Motorised, Tank, Rail };
inline constexpr std::size_t classes = 3; ///< those of 1.3

/// A line of the Terrain Effects Chart. Costs are in half points.
struct Terrain {
    std::array<std::optional<int>, classes> halves; ///< nothing: forbidden but by road or trail
    Ratio defence = 1;
    int shift = 0;   ///< columns in combat
    int barrage = 0; ///< columns in barrages
    bool mayOverrun = true;
};

/// A kind of hexside to be crossed.
struct Crossing {
    std::array<std::optional<int>, classes> halves; ///< more to pay; nothing: forbidden
    Ratio attack = 1;                               ///< of those that attack across it
    int drm = 0;                                    ///< if all attack across it
};

/// A counter's traits, as the rules ask for them.
struct Piece {
    Type type = Type::None;
    Faction faction = Faction::None;
    Division division = Division::None; ///< of the stripe (1.2b)
    bool mayExploit = false;            ///< the yellow box
    bool isAntiTank = false;
    bool isArmoured = false;
    bool hasFlames = false;
    bool isVolunteer = false;
    bool isT26 = false;
    bool isBattalion = false; ///< of infantry, whatever its flag
    int number = 0;           ///< of a truck
};

/// The named areas of the map the rules ask for.
struct Ground {
    AreaId north, south;                    ///< of the separation line (2.6)
    AreaId nationalistSide, republicanSide; ///< of the start line (2.9)
    AreaId hills, valley;                   ///< of Brihuega (1.17b)
    AreaId roadNorth;                       ///< the road from 52.23 to 38.13 (2.6a)
    AreaId mainRoad;
    AreaId supplyItalian, supplySpanish, supplyRepublican, supplyRepublicanNorth;
    AreaId italianReturn, spanishReturn; ///< beside the start line (2.2b, 2.2c)
    AreaId exitItalian;
    AreaId eastOf20;
    AreaId villages;
    std::array<AreaId, zones> entries; ///< entry zones A to E
    AreaId entryAny, entryAnySouth, entryScenario3;
    AreaId entryMain, entryNorth; ///< of the Italians: 62.16 and 52.23
    std::vector<HexId> doubtful;  ///< villages whose holder A65 asks for
    HexId brihuega;
    HexId choke; ///< 20.03 (1.17d)
    HexId torija, jadraque, cogolludo;
    Checked<std::uint8_t> toStartLine;   ///< by hex: how far the start line is
    Checked<std::uint8_t> toNorth;       ///< by hex: how far that half of the map is
    Checked<std::uint8_t> toSouth;       ///< likewise
    Checked<std::uint8_t> toRail;        ///< by hex: how far the railway is
    Checked<std::uint8_t> villagePoints; ///< by hex
};

/// A group that can be called (3.1d).
struct Emergency {
    BoxId box;
    AreaId entry;
    int turn = 0;
    int reserveMarkers = 0;
    int points = 1;
};

/// A unit that belongs to another division for some turns.
struct Attachment {
    CounterId unit;
    Division division = Division::None;
    int first = 0;
    int last = 0;
    bool byRuling = false; ///< only if A63 says so
};

/// A group of the lists of reinforcements.
struct Arrival {
    SideId side;
    int turn = 0;
    BoxId box; ///< where its units wait when they are due
    std::vector<HexId> hexes;
    bool inVillages = false;     ///< Sc.1.b: in a village of the side, away from the enemy
    bool byNorthRoad = false;    ///< A7
    bool inExploitation = false; ///< Sc.1.a: enters in that phase of its turn (A34)
};

/// How well the game ended.
enum class Level : std::uint8_t {
    NationalistMajor,
    NationalistMinor,
    Draw,
    RepublicanMinor,
    RepublicanMajor
};
/// What a level asks for in a scenario that is decided by who holds what.
struct LevelTest {
    Level level = Level::Draw;
    SideId side;
    std::vector<HexId> all;                      ///< all held by the side
    std::vector<HexId> any;                      ///< one of them held by it, if there are any
    Checked<std::vector<HexId>> regions;         ///< every village of each of them (A77)
    std::optional<int> minorPointsOfOtherAtMost; ///< A76
};

/// What only one scenario says.
struct Course {
    int number = 1;
    SideId firstPlayer = nationalist;
    SideId setupFirst = republican;
    AreaId playArea; ///< none: the whole map
    bool pregameBarrage = false;
    bool surprise = false;
    bool preparation = false;
    bool brihuegaGate = false;
    bool suddenDeath = false;
    std::array<std::array<int, turnBoxes + 1>, 2> reserveMarkers{}; ///< by side and turn
    std::vector<Emergency> emergencies;
    std::vector<std::pair<int, std::vector<CounterId>>> withdrawals; ///< by turn (3.1c)
    std::vector<Attachment> attachments;
    /// Sc.4: who retreats with another division and is supplied by its HQ until then.
    std::vector<CounterId> roundBrihuega;
    std::array<bool, volunteerDivisions> noForcedRetreat{};
    HexId immobileHex; ///< Sc.4: whoever is set up there does nothing in that turn
    int immobileTurn = 0;
    bool stayEast = false; ///< Sc.4: special rule 3
    // By counter: 1 + the group of the set-up or of the reinforcements it is in; 0: in none
    Checked<std::uint16_t> setupGroup;
    Checked<std::uint16_t> arrivalGroup;
    Checked<std::vector<HexId>> setupHexes; ///< by group, where its owner may choose
    Checked<bool> byJadraque;               ///< by group: only if A6 says so
    Checked<Arrival> arrivals;
    std::vector<LevelTest> levels; ///< in the order of the list; empty: points decide
    Level otherwise = Level::Draw;
};

struct Printed {
    Checked<Terrain> terrain;                       ///< by TerrainId
    std::array<std::array<int, classes>, 2> ways{}; ///< road, trail: half points by class
    Crossing river, stream, bridge, railBridge;
    // Costs and limits
    int stacking = 6, pair = 2;
    int zocHalves = 4, loadHalves = 4, overrunFootHalves = 4, overrunMotorHalves = 12;
    int jamFootHalves = 2, jamMotorHalves = 4;
    int trace = 4, startLine = 6, airBarrage = 5, interdictionRadius = 2;
    int panic = 11, panicRange = 2, hillsForBrihuega = 4, screen = 2;
    int looseLine = 4, crossing = 2, suddenDeath = 9;
    // Modifiers of combat
    int antiTankDrm = -1, brihuegaDrm = 2, panicDrm = 2, dgDrm = 1;
    int attackerAirShift = 1, defenderAirShift = -1; ///< for each air point
    int unobservedShift = -2;
    int antiTankAfter = 1, t26After = -1;
    Checked<Piece> pieces;                     ///< by CounterId
    Checked<CounterId> trucks;                 ///< by number, from 1; the first is none
    std::array<CounterId, 5> hqs;              ///< by Division
    std::array<std::vector<CounterId>, 2> air; ///< air points, by side
    Checked<Ground> grounds;                   ///< by map
    Checked<Course> courses;                   ///< by scenario
};

/// Throws Fault(Mismatch) naming what the package lacks.
[[nodiscard]] std::shared_ptr<const void> readPrinted(const GamePackage& package);

[[nodiscard]] inline const Printed& printed(const Position& position) {
    return position.prepared<Printed>();
}
[[nodiscard]] alwaysInline const Piece& piece(const Position& position, CounterId counter) {
    return printed(position).pieces[counter.index()];
}
[[nodiscard]] inline const Ground& ground(const Position& position) {
    return printed(position).grounds[position.setting().scenario->map];
}
[[nodiscard]] const Course& course(const Position& position);
[[nodiscard]] alwaysInline const Terrain& terrainOf(const Position& position, HexId hex) {
    return printed(position).terrain[position.map().terrain(hex).index()];
}
[[nodiscard]] alwaysInline bool isIn(const Position& position, AreaId area, HexId hex) {
    return area.exists() && position.map().inArea(area, hex);
}
/// Whether a hex belongs to the scenario's part of the map.
[[nodiscard]] alwaysInline bool isInPlay(const Position& position, HexId hex) {
    const AreaId area = course(position).playArea;
    return !area.exists() || position.map().inArea(area, hex);
}
/// Whether a ruling is read otherwise than by its standard choice.
[[nodiscard]] alwaysInline bool is(const Position& position, RulingId ruling) {
    return position.ruling(ruling) != 0;
}

// 1.2 Units
[[nodiscard]] alwaysInline Type typeOf(const Position& position, CounterId counter) {
    return piece(position, counter).type;
}
[[nodiscard]] alwaysInline bool isTruck(const Position& position, CounterId counter) {
    return typeOf(position, counter) == Type::Truck;
}
[[nodiscard]] alwaysInline bool isAir(const Position& position, CounterId counter) {
    return typeOf(position, counter) == Type::Air;
}
/// Neither a truck nor an air point: what can fight, be supplied and lose steps.
[[nodiscard]] inline bool isUnit(const Position& position, CounterId counter) {
    return !isTruck(position, counter) && !isAir(position, counter);
}
/// 1.2c: tanks, flamethrower tanks and armoured cars.
[[nodiscard]] inline bool isArmoured(const Position& position, CounterId counter) {
    return piece(position, counter).isArmoured;
}
/// 3.4a: the armoured train is artillery too.
[[nodiscard]] inline bool isArtillery(const Position& position, CounterId counter) {
    const Type type = typeOf(position, counter);
    return type == Type::Artillery || type == Type::ArmouredTrain;
}
[[nodiscard]] inline bool isHq(const Position& position, CounterId counter) {
    return typeOf(position, counter) == Type::Hq;
}
[[nodiscard]] inline bool isCavalry(const Position& position, CounterId counter) {
    return typeOf(position, counter) == Type::Cavalry;
}
[[nodiscard]] inline bool isFlameEngineers(const Position& position, CounterId counter) {
    return typeOf(position, counter) == Type::FlameEngineers;
}
[[nodiscard]] inline bool isItalian(const Position& position, CounterId counter) {
    const Faction faction = piece(position, counter).faction;
    return faction >= Faction::ItalianArmy && faction <= Faction::ItalianAir;
}
/// Of the Nationalists' own army, Falangists, Carlists and mixed units.
[[nodiscard]] inline bool isSpanish(const Position& position, CounterId counter) {
    return piece(position, counter).faction <= Faction::Mixed;
}
/// 1.4: Italian volunteers (A64: divisional guns and engineers are not, or are).
[[nodiscard]] bool isVolunteer(const Position& position, CounterId counter);
/// The steps it has with the face that is up; 0 for trucks and air points.
[[nodiscard]] int stepsOf(const Position& position, CounterId counter);
/// 1.1: what it counts in a stack: armour, flamethrowers, the train and empty trucks nothing, a
/// loaded truck two with its load.
[[nodiscard]] int stackingOf(const Position& position, CounterId counter);
/// 1.3: by one of its faces.
[[nodiscard]] Class classOn(const Position& position, CounterId counter, std::uint16_t face);
/// 1.3: by the face that is up; a unit aboard is motorised.
[[nodiscard]] Class classOf(const Position& position, CounterId counter);
/// The number printed for its movement, of its own class; the train has none.
[[nodiscard]] int printedMovement(const Position& position, CounterId counter);

// 1.16 Trucks
/// The truck that carries a unit; none.
[[nodiscard]] CounterId truckOf(const Position& position, CounterId unit);
/// What a truck carries; none.
[[nodiscard]] CounterId cargoOf(const Position& position, CounterId truck);
[[nodiscard]] inline bool isAboard(const Position& position, CounterId unit) {
    return position.status(unit, aboard) != 0;
}

/// The units of a side in a place, from the top of the stack; without trucks and air points.
[[nodiscard]] std::vector<CounterId> unitsIn(const Position& position, Place place, SideId side);
[[nodiscard]] bool hasUnit(const Position& position, HexId hex, SideId side);
[[nodiscard]] bool hasUnarmoured(const Position& position, HexId hex, SideId side);
/// The armoured unit of a side in a hex; none.
[[nodiscard]] CounterId armourIn(const Position& position, HexId hex, SideId side);
/// Whether a unit of the side stands in a neighbouring hex.
[[nodiscard]] bool isBeside(const Position& position, HexId hex, SideId side);

} // namespace esagono::guadalajara
