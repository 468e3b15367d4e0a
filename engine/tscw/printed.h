// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules read from map, counters, charts and scenarios, once: so that no rule reads a
// table's text in the middle of a game.
#pragma once

#include "engine/core/ratio.h"
#include "engine/play/position.h"
#include "engine/tscw/events/chits.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace esagono::tscw {

/// How a unit moves (2.8, 13.12.5).
enum class Class : std::uint8_t { Foot, Cavalry, Motorised };
inline constexpr std::size_t classes = 3;

/// A line of the Terrain Effects Chart.
struct Terrain {
    std::array<int, classes> cost{}; ///< by Class
    int drm = 0;
    int shift = 0;
};

/// What the second face of a counter is.
enum class Reverse : std::uint8_t { None, Reduced, Converted, Used };

/// A counter's traits, as the rules ask for them.
struct Piece {
    Type type = Type::None;
    Army army = Army::None;
    Size size = Size::None;
    Size convertedSize = Size::None; ///< on its converted face
    Affiliation affiliation = Affiliation::None;
    Reverse reverse = Reverse::None;
    bool isWhiteDotted = false; ///< 7.3
    bool isMotorised = false;   ///< 2.8
    bool isInternational = false;
    bool isMobilisation = false; ///< M (7.10)
    bool supportsNorth = false;  ///< 12.2.3: the air unit with an N
    int leaves = 0;              ///< the turn of withdrawal or conversion; 0: none
    HexId entry;                 ///< the printed hex of entry; none: free deployment
    CounterId exchangedFor;      ///< 7.5: who takes its place; none
};

/// The neighbours a unit can go to at all, clockwise (10.1, 13.2).
struct OpenNeighbours {
    std::array<HexId, 6> hexes;
    std::uint8_t count = 0;

    [[nodiscard]] const HexId* begin() const { return hexes.data(); }
    [[nodiscard]] const HexId* end() const { return hexes.data() + count; }
};

/// The named areas of the map the rules ask for.
struct Ground {
    AreaId spain; ///< what may be entered in every scenario
    AreaId ussNationalist, ussRepublican, ussNorth;
    AreaId cities, towns, ports, coastal;
    AreaId cantabrian, atlantic, mediterranean; ///< coasts
    AreaId northernZone, northOf24, frenchBorder;
    AreaId asturias, santander, euskadi;
    HexId madrid, alcazar, evacuation, cadiz, coruna;
    HexId gijon, santanderCity, bilbao;
    std::array<HexId, 2> strait;      ///< 1108 and 1207 (ruling ceuta)
    Checked<int> morale;              ///< by hex (4.2.1)
    Checked<std::uint8_t> line;       ///< by hex: 1 + the fortified line it is of; 0: none
    Checked<std::uint8_t> nearFrance; ///< by hex: 1 if a neighbour lies in France
    Checked<std::uint8_t> entered;    ///< by hex: 1 if units may ever be there (3.3)
    Checked<OpenNeighbours> open;     ///< by hex
    std::vector<HexId> land;          ///< the hexes that may be entered
};

/// 15.14: a fortified line of the map.
struct FortifiedLine {
    std::vector<HexId> hexes;
    std::vector<HexsideId> sides;
    int turn = 0; ///< of its activation
};

/// A condition of victory a scenario names.
struct VictoryTest {
    enum class Kind : std::uint8_t { Control, MoraleAtMost, LandLink, ReachesSea };
    Kind kind = Kind::Control;
    HexId hex, from, to;
    std::vector<HexId> hexes;
    int value = 0;
};

/// What a scenario lets a side drop from the air in a turn (5.2 A.IV); no units: nothing.
struct AirDrops {
    int units = 0;
    int range = 0;           ///< hexes from where they are
    bool isSupplied = false; ///< until their next movement phase
};

/// What only one scenario says.
struct Course {
    Ground ground;                   ///< with the countries that are not neutral (3.3)
    bool isMadridPlain = false;      ///< 15.15: Madrid is a city like others
    std::array<AirDrops, 2> drops;   ///< by side
    std::vector<VictoryTest> atOnce; ///< any of them: the Nationalists win
    std::vector<VictoryTest> atEnd;  ///< all of them, if there are any
    std::vector<std::pair<CounterId, HexId>> mobilised; ///< the M divisions and their hexes
    std::vector<HexId> greenCapitals;
    int suddenDeathCapitals = 0; ///< 0: the scenario knows none
    int suddenDeathLast = 0;
    int suddenDeathGrace = 0;
};

struct Printed {
    Checked<Terrain> terrain; ///< by TerrainId
    Terrain city;
    // Hexsides: what crossing costs more, on foot and motorised; die modifier
    struct Crossing {
        int foot = 0, motorised = 0, drm = 0;
    };
    Crossing minorRiver, majorRiver, fortified;
    int bridge = 0; ///< what a river costs on the march (13.11.2)
    /// What strategic movement costs a division, another unit, an HQ, in halves (11.2, 11.3).
    std::array<int, 3> railCost{}, seaCost{};
    // By turn (the first is of none)
    std::array<std::array<int, pools>, turnBoxes + 1> income{}; ///< 7.2
    std::array<std::array<int, 2>, turnBoxes + 1> railLimit{};  ///< by side, in halves (11.2)
    std::array<std::array<int, 2>, turnBoxes + 1> seaLimit{};   ///< likewise
    // Limits
    int stackUnits = 6, stackDivisions = 4, stackHqs = 1;
    int supplyLength = 3, airRange = 3, pointsKept = 10;
    int repairCost = 1, rebuildCost = 1, artilleryCost = 1, activationCost = 1;
    int entryRadius = 2, bigBattle = 4, breakthroughMost = 4, evacuation = 2;
    int ammunitionLast = 6, navalRepublican = 3;
    int asturianSteps = 4, cantabrianSteps = 2, basqueSteps = 2; ///< 13.10
    // Morale (7.10, 7.11)
    int mobilisationMost = 50, mobilisationMorale = -6, mobilisationPoints = 3;
    int mobilisationRadius = 2;
    int biberonMorale = -2, biberonPoints = 2, biberonFirst = 12, biberonLast = 19;
    // Alcázar
    int toledoEmpty = 2, alcazarFalls = 1, alcazarResists = -1, alcazarRelieved = -2;
    // Modifiers and shifts of combat
    int defenderOos = 1, concentric = 1, navalAttacker = 1, navalDefender = -1;
    int colonialAttack = 1, colonialDefence = -1, ammunition = -1;
    int aboveTable = 1, belowTable = -1;
    int madridShift = -2, condorShift = 1, artilleryShift = 1;
    Checked<Piece> pieces; ///< by CounterId
    Checked<Chit> chits;   ///< by ChitId
    std::array<std::array<bool, 9>, 9>
        friendly{}; ///< by Affiliation: may stack and attack together
    std::array<FortifiedLine, fortifiedLines> lines;
    Checked<Course> courses; ///< by scenario
};

/// Throws Fault(Mismatch).
[[noreturn]] void lacks(std::string_view what);
/// Throws Fault(Mismatch) naming what the package lacks.
[[nodiscard]] std::shared_ptr<const void> readPrinted(const GamePackage& package);

[[nodiscard]] inline const Printed& printed(const Position& position) {
    return position.prepared<Printed>();
}
[[nodiscard]] alwaysInline const Piece& piece(const Position& position, CounterId counter) {
    return printed(position).pieces[counter.index()];
}
[[nodiscard]] inline const Course& course(const Position& position) {
    const Scenario* first = position.package().scenarios.data();
    return printed(position).courses[std::size_t(position.setting().scenario - first)];
}
[[nodiscard]] inline const Ground& ground(const Position& position) {
    return course(position).ground;
}
[[nodiscard]] alwaysInline bool isIn(const Position& position, AreaId area, HexId hex) {
    return area.exists() && position.map().inArea(area, hex);
}
/// Whether a ruling is read otherwise than by its standard choice.
[[nodiscard]] alwaysInline bool is(const Position& position, RulingId ruling) {
    return position.ruling(ruling) != 0;
}

// 2.8, 2.9 Units
[[nodiscard]] alwaysInline Type typeOf(const Position& position, CounterId counter) {
    return piece(position, counter).type;
}
[[nodiscard]] alwaysInline bool isHq(const Position& position, CounterId counter) {
    return typeOf(position, counter) == Type::Hq;
}
/// 2.3: a combat unit; not an HQ, nor of the air or the sea.
[[nodiscard]] alwaysInline bool isCombatUnit(const Position& position, CounterId counter) {
    return typeOf(position, counter) < Type::Hq;
}
/// A combat unit or an HQ: what stands in hexes.
[[nodiscard]] alwaysInline bool isGround(const Position& position, CounterId counter) {
    return typeOf(position, counter) <= Type::Hq;
}
/// 2.12: whether the face that is up is the one of a converted column.
[[nodiscard]] inline bool isConverted(const Position& position, CounterId counter) {
    return piece(position, counter).reverse == Reverse::Converted && position.face(counter) == 1;
}
[[nodiscard]] inline bool isReduced(const Position& position, CounterId counter) {
    return piece(position, counter).reverse == Reverse::Reduced && position.face(counter) == 1;
}
/// 12.1: the side of an HQ, an air or a naval unit that is up.
[[nodiscard]] inline bool isUsed(const Position& position, CounterId counter) {
    return piece(position, counter).reverse == Reverse::Used && position.face(counter) == 1;
}
/// With the face that is up.
[[nodiscard]] inline Size sizeOf(const Position& position, CounterId counter) {
    const Piece& it = piece(position, counter);
    return isConverted(position, counter) ? it.convertedSize : it.size;
}
[[nodiscard]] inline bool isDivision(const Position& position, CounterId counter) {
    return sizeOf(position, counter) == Size::Division;
}
/// 2.15
[[nodiscard]] inline bool isColumn(const Position& position, CounterId counter) {
    return sizeOf(position, counter) == Size::Column;
}
[[nodiscard]] inline bool isColonial(const Position& position, CounterId counter) {
    return piece(position, counter).army == Army::Colonial;
}
/// 2.6: Basques, Asturians and Cantabrians.
[[nodiscard]] inline bool isNorthern(const Position& position, CounterId counter) {
    const Army army = piece(position, counter).army;
    return army == Army::Basque || army == Army::Asturian || army == Army::Cantabrian;
}
[[nodiscard]] inline bool isMotorised(const Position& position, CounterId counter) {
    return piece(position, counter).isMotorised;
}
[[nodiscard]] inline Class classOf(const Position& position, CounterId counter) {
    if (isMotorised(position, counter))
        return Class::Motorised;
    return typeOf(position, counter) == Type::Cavalry ? Class::Cavalry : Class::Foot;
}
/// The steps it has with the face that is up; an HQ has one; 0 for air and naval units.
[[nodiscard]] int stepsOf(const Position& position, CounterId counter);

// Places
[[nodiscard]] alwaysInline bool isCity(const Position& position, HexId hex) {
    return isIn(position, ground(position).cities, hex);
}
/// A town or a city.
[[nodiscard]] alwaysInline bool isPopulated(const Position& position, HexId hex) {
    return isCity(position, hex) || isIn(position, ground(position).towns, hex);
}
/// Whether units may ever be there: land of Spain, of its Morocco, and of countries that are not
/// neutral (3.3).
[[nodiscard]] inline bool isLand(const Position& position, HexId hex) {
    return position.map().exists(hex) && ground(position).entered[hex.index()] != 0;
}

/// The units and HQs of a side in a place, from the top of the stack.
[[nodiscard]] std::vector<CounterId> unitsIn(const Position& position, Place place, SideId side);
/// Likewise, combat units alone.
[[nodiscard]] std::vector<CounterId> combatUnitsIn(const Position& position, Place place,
                                                   SideId side);
[[nodiscard]] CounterId hqIn(const Position& position, HexId hex, SideId side);
[[nodiscard]] bool hasUnit(const Position& position, HexId hex, SideId side);
[[nodiscard]] bool hasCombatUnit(const Position& position, HexId hex, SideId side);
/// Whether a unit or an HQ of the side stands in a neighbouring hex, across a side that can be
/// crossed.
[[nodiscard]] bool isBeside(const Position& position, HexId hex, SideId side);
/// 10.1, 13.2: where one can go from a hex: not across sea nor a border of a neutral country.
[[nodiscard]] alwaysInline const OpenNeighbours& openFrom(const Position& position, HexId hex) {
    return ground(position).open[hex.index()];
}
/// Whether the hexside can be crossed.
[[nodiscard]] bool canCross(const Position& position, HexId from, HexId to);

/// 1.1: half, 0.5 up.
[[nodiscard]] inline constexpr int halved(int number) {
    return (number + 1) / 2;
}

} // namespace esagono::tscw
