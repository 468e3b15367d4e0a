// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <string_view>

namespace esagono::santander {

inline constexpr SideId nationalist{0};
inline constexpr SideId republican{1};
inline constexpr SideId other(SideId side) {
    return side == nationalist ? republican : nationalist;
}

// Statuses
inline constexpr StatusId dsg{0}; ///< 1 is DSG, 2 is DSG 1, 3 is DSG 2
inline constexpr int mostDsg = 3;
inline constexpr StatusId oos{1};
inline constexpr StatusId moved{2};
inline constexpr StatusId attacked{3};
inline constexpr StatusId revealed{4};

inline constexpr MarkerId trench{0};

// Tracks
inline constexpr TrackId turn{0};
inline constexpr TrackId weather{1};
inline constexpr TrackId morale{2};
inline constexpr TrackId offensive{3}; ///< the turn in which it began; 0: not yet
inline constexpr TrackId factory{4};   ///< 1: demolished
inline constexpr TrackId basque{5};
inline constexpr TrackId brigades{6}; ///< Republican brigades destroyed
inline constexpr TrackId victory{7};  ///< victory points of the Nationalists
inline constexpr std::array<TrackId, 3> divisionRolls = {TrackId(8), TrackId(9), TrackId(10)};
inline constexpr std::array<std::string_view, 3> rolledDivisions = {"50", "55", "57"};
inline constexpr TrackId armourRoll{11};

enum Weather { Fair, Rain };
enum Basque { Fighting, FightingOn, Surrendered };
enum DivisionRoll { NotRolled, FrontLine, Reserve };

// Boxes, by side where there are two
inline constexpr std::array<BoxId, 2> available = {BoxId(0), BoxId(1)};
inline constexpr std::array<BoxId, 2> used = {BoxId(2), BoxId(3)};
inline constexpr BoxId eliminated{4};
inline constexpr BoxId withdrawn{5};
inline constexpr BoxId basqueBattalions{6};
inline constexpr std::array<BoxId, 2> forces = {BoxId(7), BoxId(8)};
inline constexpr BoxId reserveForce{9};
inline constexpr BoxId supplyDepot{10};
inline constexpr BoxId turnBox(int number) {
    return BoxId(static_cast<std::size_t>(10 + number));
}

// What is printed on counters
inline constexpr AttributeId attack{0};
inline constexpr AttributeId defence{1};
inline constexpr AttributeId movement{2};
inline constexpr AttributeId stacking{3};
inline constexpr AttributeId bombardment{4};

inline constexpr TraitId typeTrait{0};
inline constexpr TraitId groupTrait{1};
inline constexpr TraitId sizeTrait{2};
inline constexpr TraitId divisionTrait{3};
inline constexpr TraitId commandTrait{4};

enum class Type : std::uint8_t { Infantry, Mechanised, Armour, Hq, Air, Supply, Trench, Marker };
enum class Group : std::uint8_t {
    Spanish,
    Italian,
    ItaloSpanish,
    German,
    Santander,
    Basque,
    Asturian,
    None,
};
enum class Size : std::uint8_t {
    Brigade,
    Regiment,
    Battalion,
    Company,
    Division,
    Corps,
    Squadron,
    None,
};

inline constexpr std::size_t motorised = 0; // flags
inline constexpr std::size_t yellowCircle = 1;
inline constexpr std::size_t independent = 2;
inline constexpr std::size_t corpsCtv = 3;

// Faces of headquarters and supply columns
inline constexpr std::uint8_t operativeFace = 0;
inline constexpr std::uint8_t usedFace = 1;
inline constexpr std::uint8_t shellsFace = 0;
inline constexpr std::uint8_t truckFace = 1;

// The map
inline constexpr TerrainId sea{0};
inline constexpr TerrainId mountain{4};
inline constexpr FeatureId river{0};
inline constexpr FeatureId impassable{1};
inline constexpr LinkId road{0};
inline constexpr char santanderHex[] = "1211";
inline constexpr char reinosaHex[] = "2006";

// Charts
enum Charts : std::size_t {
    CombatChart,
    BombardmentChart,
    MoraleChart,
    TerrainChart,
    WeatherChart,
    OffensiveChart,
    OffensiveEffectChart,
    BasqueChart,
    ReinosaChart,
    ArmourChart,
    ReserveChart,
    AirAttritionChart,
    AirCombatChart,
    ModifiersChart,
};

/// Rulings and options, in the package's order. Choice 0 is the standard reading; the names say
/// what holds with choice 1.
namespace ruling {
inline constexpr RulingId airCombat{0};
inline constexpr RulingId historical{1};
inline constexpr RulingId dsgReduction{2};
inline constexpr RulingId noFog{3};

/// How many K rulings (the two texts differ) and A rulings (neither settles it) there are.
inline constexpr std::size_t ks = 35;
inline constexpr std::size_t as = 52;
inline constexpr RulingId k(std::size_t number) {
    return RulingId(3 + number);
}
inline constexpr RulingId a(std::size_t number) {
    return RulingId(3 + ks + number);
}

inline constexpr RulingId reserveMayStayAway = k(3);
inline constexpr RulingId overstackRoundsUp = k(7);
inline constexpr RulingId overstackKillsAll = k(8);
inline constexpr RulingId allWestRoads = k(9);
inline constexpr RulingId supplyOfInvolvedOnly = k(10);
inline constexpr RulingId allExertZoc = k(11);
inline constexpr RulingId advanceMayLoseSupply = k(12);
inline constexpr RulingId roadZocAtEnds = k(13);
inline constexpr RulingId onlyItalianHqsAreTied = k(16);
inline constexpr RulingId columnsEveryTurn = k(17);
inline constexpr RulingId oddsAreHeld = k(20);
inline constexpr RulingId lossesByStack = k(22);
inline constexpr RulingId advanceMayOverstack = k(23);
inline constexpr RulingId trenchGoesWithUnits = k(26);
inline constexpr RulingId withdrawUpTo = k(27);
inline constexpr RulingId basqueTestSticks = k(28);
inline constexpr RulingId victoryTiming = k(29);
enum VictoryTiming : std::size_t { EndOfTurn, Final, Immediate };
inline constexpr RulingId reinosaAtTurnStart = k(30);
inline constexpr RulingId lineOpeners = k(34);
enum LineOpeners : std::size_t { UnitsAndHqs, CombatOnly, Everything };
inline constexpr RulingId withdrawNamedNations = k(35);

inline constexpr RulingId dsgLevels = a(3);
enum DsgLevels : std::size_t { Once, Quarter, NoAttack };
inline constexpr RulingId retreatDsgConverted = a(4);
inline constexpr RulingId halvedOnlyOnce = a(5);
inline constexpr RulingId terrainAfterRounding = a(6);
inline constexpr RulingId noVoluntaryOverstack = a(7);
inline constexpr RulingId zocOnlyWherePassable = a(8);
inline constexpr RulingId loneHqMustBeAttacked = a(10);
inline constexpr RulingId dieIsHeld = a(13);
inline constexpr RulingId columnsArriveAtHqs = a(14);
inline constexpr RulingId moraleOfAttackers = a(15);
inline constexpr RulingId moraleOfAnyUnit = a(16);
inline constexpr RulingId retreatNeedsSupply = a(18);
inline constexpr RulingId roadForInfantry = a(25);
inline constexpr RulingId fogHidesAll = a(28);
inline constexpr RulingId sourcesWithoutControl = a(40);
inline constexpr RulingId fnIsCtv = a(42);
inline constexpr RulingId oddsBeyondRounded = a(47);
inline constexpr RulingId r9mBelongsToFin = a(48);
inline constexpr RulingId lossesOfThisCombat = a(50);
inline constexpr RulingId basqueSectorIsEnough = a(52);
} // namespace ruling

inline constexpr int lastTurn = 7;
inline constexpr int pointsToWin = 6;        // 14.1
inline constexpr int brigadesForAPoint = 10; // 14.1
inline constexpr int hqRange = 2;            // 9.2, 4.4
inline constexpr int mostColumns = 8;        // 9.3
inline constexpr int mostTrenches = 4;       // 4.2
inline constexpr int mostBattalions = 5;     // 13.3
inline constexpr int breakthroughHexes = 3;  // 10.4.1
inline constexpr int highestMorale = 5;      // 10.6.1

} // namespace esagono::santander
