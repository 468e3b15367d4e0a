// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/play/names.h"

#include <array>
#include <string_view>

namespace esagono::santander {

/// What the package declares, in its order.
inline constexpr Names names{
    .sides = {"nationalist", "republican"},
    .statuses =
        {{"dsg", 0, 3}, {"oos", 0, 1}, {"moved", 0, 1}, {"attacked", 0, 1}, {"revealed", 0, 1}},
    .markers = {"trench"},
    .tracks = {{"turn", 1, 7},
               {"weather", 0, 1},
               {"morale", 0, 5},
               {"offensive", 0, 7},
               {"factory", 0, 1},
               {"basque", 0, 2},
               {"brigades", 0, 40},
               {"victory", 0, 9},
               {"division_50", 0, 2},
               {"division_55", 0, 2},
               {"division_57", 0, 2},
               {"armour", 0, 6}},
    .boxes = {"nationalist_available", "republican_available", "nationalist_used",
              "republican_used", "eliminated", "withdrawn", "basque_battalions",
              "nationalist_forces", "republican_forces", "reserve_force", "supply_depot", "turn_1",
              "turn_2", "turn_3", "turn_4", "turn_5", "turn_6", "turn_7"},
    .attributes = {{"attack", 0, 99},
                   {"defence", 0, 99},
                   {"movement", 0, 99},
                   {"stacking", 0, 99},
                   {"bombardment", 0, 99}},
    .traits = {"type", "group", "size", "division", "command"},
    .flags = {"motorised", "yellow_circle", "independent", "corps_ctv"},
    .terrains = {"sea", "clear", "city", "hill", "mountain"},
    .features = {"river", "impassable"},
    .links = {"road"},
    .rulings = {"air_combat", "historical", "dsg_reduction", "fog"},
    .charts = {"combat", "bombardment", "morale", "terrain", "weather", "offensive",
               "offensive_effect", "basque", "reinosa", "armour", "reserve", "air_attrition",
               "air_combat", "modifiers"},
};

inline constexpr SideId nationalist = names.sides["nationalist"];
inline constexpr SideId republican = names.sides["republican"];
inline constexpr SideId other(SideId side) {
    return side == nationalist ? republican : nationalist;
}

// Statuses
inline constexpr StatusId dsg = names.statuses["dsg"]; ///< 1 is DSG, 2 is DSG 1, 3 is DSG 2
inline constexpr int mostDsg = 3;
inline constexpr StatusId oos = names.statuses["oos"];
inline constexpr StatusId moved = names.statuses["moved"];
inline constexpr StatusId attacked = names.statuses["attacked"];
inline constexpr StatusId revealed = names.statuses["revealed"];

inline constexpr MarkerId trench = names.markers["trench"];

// Tracks
inline constexpr TrackId turn = names.tracks["turn"];
inline constexpr TrackId weather = names.tracks["weather"];
inline constexpr TrackId morale = names.tracks["morale"];
/// The turn in which it began; 0: not yet.
inline constexpr TrackId offensive = names.tracks["offensive"];
inline constexpr TrackId factory = names.tracks["factory"]; ///< 1: demolished
inline constexpr TrackId basque = names.tracks["basque"];
inline constexpr TrackId brigades = names.tracks["brigades"]; ///< Republican brigades destroyed
inline constexpr TrackId victory = names.tracks["victory"]; ///< victory points of the Nationalists
inline constexpr std::array<TrackId, 3> divisionRolls = {
    names.tracks["division_50"], names.tracks["division_55"], names.tracks["division_57"]};
inline constexpr std::array<std::string_view, 3> rolledDivisions = {"50", "55", "57"};
inline constexpr TrackId armourRoll = names.tracks["armour"];

enum Weather { Fair, Rain };
enum Basque { Fighting, FightingOn, Surrendered };
enum DivisionRoll { NotRolled, FrontLine, Reserve };

// Boxes, by side where there are two
inline constexpr std::array<BoxId, 2> available = {names.boxes["nationalist_available"],
                                                   names.boxes["republican_available"]};
inline constexpr std::array<BoxId, 2> used = {names.boxes["nationalist_used"],
                                              names.boxes["republican_used"]};
inline constexpr BoxId eliminated = names.boxes["eliminated"];
inline constexpr BoxId withdrawn = names.boxes["withdrawn"];
inline constexpr BoxId basqueBattalions = names.boxes["basque_battalions"];
inline constexpr std::array<BoxId, 2> forces = {names.boxes["nationalist_forces"],
                                                names.boxes["republican_forces"]};
inline constexpr BoxId reserveForce = names.boxes["reserve_force"];
inline constexpr BoxId supplyDepot = names.boxes["supply_depot"];
inline constexpr BoxId turnBox(int number) {
    return BoxId(names.boxes["turn_1"].index() + static_cast<std::size_t>(number - 1));
}

// What is printed on counters
inline constexpr AttributeId attack = names.attributes["attack"];
inline constexpr AttributeId defence = names.attributes["defence"];
inline constexpr AttributeId movement = names.attributes["movement"];
inline constexpr AttributeId stacking = names.attributes["stacking"];
inline constexpr AttributeId bombardment = names.attributes["bombardment"];

inline constexpr TraitId typeTrait = names.traits["type"];
inline constexpr TraitId groupTrait = names.traits["group"];
inline constexpr TraitId sizeTrait = names.traits["size"];
inline constexpr TraitId divisionTrait = names.traits["division"];
inline constexpr TraitId commandTrait = names.traits["command"];

inline constexpr TraitWords typeWords{
    "type", {"infantry", "mechanised", "armour", "hq", "air", "supply", "trench", "marker"}, true};
enum class Type : std::uint8_t { Infantry, Mechanised, Armour, Hq, Air, Supply, Trench, Marker };
inline constexpr TraitWords groupWords{
    "group",
    {"spanish", "italian", "italo_spanish", "german", "santander", "basque", "asturian"},
    true};
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
inline constexpr TraitWords sizeWords{
    "size", {"brigade", "regiment", "battalion", "company", "division", "corps", "squadron"}, true};
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

inline constexpr std::size_t motorised = names.flags["motorised"]; // flags
inline constexpr std::size_t yellowCircle = names.flags["yellow_circle"];
inline constexpr std::size_t independent = names.flags["independent"];
inline constexpr std::size_t corpsCtv = names.flags["corps_ctv"];

// Faces of headquarters and supply columns
inline constexpr std::uint8_t operativeFace = 0;
inline constexpr std::uint8_t usedFace = 1;
inline constexpr std::uint8_t shellsFace = 0;
inline constexpr std::uint8_t truckFace = 1;

// The map
inline constexpr TerrainId sea = names.terrains["sea"];
inline constexpr TerrainId mountain = names.terrains["mountain"];
inline constexpr FeatureId river = names.features["river"];
inline constexpr FeatureId impassable = names.features["impassable"];
inline constexpr LinkId road = names.links["road"];
inline constexpr char santanderHex[] = "1211";
inline constexpr char reinosaHex[] = "2006";

// Charts
enum Charts : std::size_t {
    CombatChart = names.charts["combat"],
    BombardmentChart = names.charts["bombardment"],
    MoraleChart = names.charts["morale"],
    TerrainChart = names.charts["terrain"],
    WeatherChart = names.charts["weather"],
    OffensiveChart = names.charts["offensive"],
    OffensiveEffectChart = names.charts["offensive_effect"],
    BasqueChart = names.charts["basque"],
    ReinosaChart = names.charts["reinosa"],
    ArmourChart = names.charts["armour"],
    ReserveChart = names.charts["reserve"],
    AirAttritionChart = names.charts["air_attrition"],
    AirCombatChart = names.charts["air_combat"],
    ModifiersChart = names.charts["modifiers"],
};

/// Rulings and options, in the package's order. Choice 0 is the standard reading; the names say
/// what holds with choice 1.
namespace ruling {
inline constexpr RulingId airCombat = names.rulings["air_combat"];
inline constexpr RulingId historical = names.rulings["historical"];
inline constexpr RulingId dsgReduction = names.rulings["dsg_reduction"];
inline constexpr RulingId noFog = names.rulings["fog"];

/// How many K rulings (the two texts differ) and A rulings (neither settles it) there are.
inline constexpr std::size_t ks = 35;
inline constexpr std::size_t as = 52;
inline constexpr RulingId k(std::size_t number) {
    return RulingId(names.rulings.size() - 1 + number);
}
inline constexpr RulingId a(std::size_t number) {
    return RulingId(names.rulings.size() - 1 + ks + number);
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
