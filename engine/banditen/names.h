// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/play/names.h"

#include <array>
#include <span>

namespace esagono::banditen {

/// What the package declares, in its order.
inline constexpr Names names{
    .sides = {"axis", "partisan"},
    .statuses = {{"fire", 0, 2},
                 {"prone", 0, 1},
                 {"out_of_command", 0, 1},
                 {"lost", 0, 3},
                 {"acting", 0, 2},
                 {"entered", 0, 1},
                 {"reacted", 0, 1}},
    .markers = {"mine", "bunker", "infirmary", "captured"},
    .tracks = {{"turn", 1, 17},
               {"initiative", 0, 1},
               {"axis_ap", 0, 12},
               {"partisan_ap", 0, 12},
               {"ammunition", 0, 1},
               {"axis_morale", 0, 6},
               {"axis_losses", 0, 60},
               {"partisan_losses", 0, 99},
               {"objectives", 0, 7},
               {"reinforced", 0, 1},
               {"corte_cerro", 0, 3},
               {"arrival_ii", 0, 2},
               {"arrival_valdossola", 0, 2},
               {"arrival_valtoce", 0, 2},
               {"frost", 0, 1},
               {"third_battalion", 0, 17},
               {"assault_company", 0, 3},
               {"forts", 0, 12},
               {"axis_points", 0, 9},
               {"partisan_points", 0, 9}},
    .boxes = {"axis_forces", "partisan_forces", "axis_counters", "partisan_counters", "eliminated",
              "entry_garibaldi", "entry_beltrami", "entry_valdossola", "entry_valtoce", "entry_ii",
              "entry_iii", "entry_ita"},
    .attributes = {{"strength", 0, 99}, {"movement", 0, 99}, {"range", 0, 12}, {"radius", 0, 99}},
    .traits = {"type", "formation", "faction", "command"},
    .flags = {"automatic", "light", "fractional"},
    .terrains = {"open", "building", "hill", "forest", "river"},
    .features = {"stream", "bridge"},
    .links = {"road"},
    .rulings = {"redi_valtoce", "seventh_objective"},
    .charts = {"actions",
               "other_costs",
               "terrain",
               "weapons",
               "fire_modifiers",
               "hits",
               "fire_effects",
               "assault_modifiers",
               "assault_results",
               "morale",
               "axis_ap_gravellona",
               "axis_ap_tarnova",
               "activation",
               "reinforcements",
               "surrender",
               "breakdown",
               "frost",
               "third_battalion",
               "mines",
               "mine_hits",
               "turns_tarnova"},
};

inline constexpr SideId axis = names.sides["axis"];
inline constexpr SideId partisan = names.sides["partisan"];
inline constexpr SideId other(SideId side) {
    return side == axis ? partisan : axis;
}

// Statuses
inline constexpr StatusId fired = names.statuses["fire"]; ///< Fire markers: none, Fire 1, Fire 2
inline constexpr int mostFires = 2;
inline constexpr StatusId prone = names.statuses["prone"];
inline constexpr StatusId outOfCommand = names.statuses["out_of_command"];
/// Strength lost for which there was no fractional counter.
inline constexpr StatusId lost = names.statuses["lost"];
inline constexpr StatusId acting = names.statuses["acting"]; ///< takes the action in progress
/// Of acting: pinned by a mine where it is, so that a shot does not send it back (16.9.1).
inline constexpr int pinnedByMine = 2;
inline constexpr StatusId entered = names.statuses["entered"]; ///< came onto the map this turn
/// Has reacted to the units in the hex they are in.
inline constexpr StatusId reacted = names.statuses["reacted"];
inline constexpr std::array<StatusId, 7> allStatuses = {fired,  prone,   outOfCommand, lost,
                                                        acting, entered, reacted};

// Markers
inline constexpr MarkerId mine = names.markers["mine"];
inline constexpr MarkerId bunker = names.markers["bunker"];
/// Its value is 1 once it is turned over.
inline constexpr MarkerId infirmary = names.markers["infirmary"];
inline constexpr MarkerId captured = names.markers["captured"];

// Tracks
inline constexpr TrackId turn = names.tracks["turn"];
inline constexpr TrackId initiative = names.tracks["initiative"]; ///< a side
inline constexpr std::array<TrackId, 2> pointsTrack = {
    names.tracks["axis_ap"], names.tracks["partisan_ap"]};        ///< of activation
inline constexpr TrackId ammunition = names.tracks["ammunition"]; ///< 1: short
inline constexpr TrackId axisMorale = names.tracks["axis_morale"];
inline constexpr std::array<TrackId, 2> lossTrack = {names.tracks["axis_losses"],
                                                     names.tracks["partisan_losses"]};
inline constexpr TrackId objectivesTrack = names.tracks["objectives"];
inline constexpr TrackId reinforced = names.tracks["reinforced"];
inline constexpr TrackId corteCerro = names.tracks["corte_cerro"];
inline constexpr std::array<TrackId, 3> arrivalTrack = {names.tracks["arrival_ii"],
                                                        names.tracks["arrival_valdossola"],
                                                        names.tracks["arrival_valtoce"]};
inline constexpr TrackId frost = names.tracks["frost"];
/// The turn it becomes active.
inline constexpr TrackId thirdBattalion = names.tracks["third_battalion"];
inline constexpr TrackId assaultCompany = names.tracks["assault_company"];
inline constexpr TrackId fortsTrack = names.tracks["forts"];
inline constexpr std::array<TrackId, 2> victoryPoints = {names.tracks["axis_points"],
                                                         names.tracks["partisan_points"]};

enum Arrival { NotYet, Delayed, Available };

// Boxes, by side where there are two
inline constexpr std::array<BoxId, 2> forcesBox = {names.boxes["axis_forces"],
                                                   names.boxes["partisan_forces"]};
inline constexpr std::array<BoxId, 2> spareBox = {names.boxes["axis_counters"],
                                                  names.boxes["partisan_counters"]};
inline constexpr BoxId eliminated = names.boxes["eliminated"];
inline constexpr BoxId entryGaribaldi = names.boxes["entry_garibaldi"];
inline constexpr BoxId entryBeltrami = names.boxes["entry_beltrami"];
inline constexpr BoxId entryValdossola = names.boxes["entry_valdossola"];
inline constexpr BoxId entryValtoce = names.boxes["entry_valtoce"];
inline constexpr BoxId entryII = names.boxes["entry_ii"];
inline constexpr BoxId entryIII = names.boxes["entry_iii"];
inline constexpr BoxId entryIta = names.boxes["entry_ita"];
/// Where reinforcements wait, and the area they come in by, under the same name.
inline constexpr std::size_t firstEntry = entryGaribaldi.index();
inline constexpr std::span<const Span> entryAreas(names.boxes.begin() + firstEntry,
                                                  names.boxes.end());
/// The groups whose arrival is rolled for (15.3), by the numbers of `arrivalTrack`.
inline constexpr std::array<BoxId, 3> rolledEntries = {entryII, entryValdossola, entryValtoce};

// What is printed on counters
inline constexpr AttributeId strengthAttribute = names.attributes["strength"];
inline constexpr AttributeId movementAttribute = names.attributes["movement"];
inline constexpr AttributeId rangeAttribute = names.attributes["range"];
inline constexpr AttributeId radiusAttribute = names.attributes["radius"];

inline constexpr TraitId typeTrait = names.traits["type"];
inline constexpr TraitId formationTrait = names.traits["formation"];
inline constexpr TraitId factionTrait = names.traits["faction"];
inline constexpr TraitId commandTrait = names.traits["command"];

inline constexpr TraitWords typeWords{"type",
                                      {"infantry", "machine_gun", "mortar", "light_artillery",
                                       "anti_tank", "armoured_car", "command"},
                                      true};
enum class Type : std::uint8_t {
    Infantry,
    MachineGun,
    Mortar,
    Artillery,
    AntiTank,
    ArmouredCar,
    Command,
    None,
};
inline constexpr TraitWords formationWords{
    "formation",
    {"VG",         "GNR",     "I",       "II",       "III",  "IV",        "Verbania",
     "GAR",        "Redi",    "Romolo",  "Fanfulla", "CV",   "Cinquanta", "Beltrami",
     "Valdossola", "Valtoce", "Fulmine", "1 Cp",     "2 Cp", "VF",        "1 Btg",
     "2 Btg",      "3 Btg",   "Ass",     "ITA"},
    true};
enum class Formation : std::uint8_t {
    VG,
    GNR,
    I,
    II,
    III,
    IV,
    Verbania,
    GAR,
    Redi,
    Romolo,
    Fanfulla,
    CV,
    Cinquanta,
    Beltrami,
    Valdossola,
    Valtoce,
    Fulmine,
    Company1,
    Company2,
    VolontariDiFrancia,
    Battalion1,
    Battalion2,
    Battalion3,
    Assault,
    Italians,
    None,
};
inline constexpr TraitWords factionWords{
    "faction",
    {"rsi", "german", "communist", "autonomous", "gl", "monarchist", "yugoslav", "italian"},
    true};
enum class Faction : std::uint8_t {
    Rsi,
    German,
    Communist,
    Autonomous,
    GiustiziaLiberta,
    Monarchist,
    Yugoslav,
    Italian,
    None,
};
inline constexpr TraitWords commandWords{
    "command", {"VG", "III", "GAR", "Fulmine", "1 Btg", "2 Btg", "3 Btg", "any", "always"}, true};
enum class CommandedBy : std::uint8_t {
    VG,
    III,
    GAR,
    Fulmine,
    Battalion1,
    Battalion2,
    Battalion3,
    AnyYugoslav,
    Always,
    None,
};

inline constexpr std::size_t automaticFlag = names.flags["automatic"];
inline constexpr std::size_t lightFlag = names.flags["light"];
inline constexpr std::size_t fractionalFlag = names.flags["fractional"];

inline constexpr std::uint8_t replacementFace = 1; ///< of a Command (2.1.3)

// The map
inline constexpr TerrainId openTerrain = names.terrains["open"];
inline constexpr TerrainId building = names.terrains["building"];
inline constexpr TerrainId hill = names.terrains["hill"];
inline constexpr TerrainId forest = names.terrains["forest"];
inline constexpr TerrainId river = names.terrains["river"];
inline constexpr FeatureId stream = names.features["stream"];
inline constexpr FeatureId bridge = names.features["bridge"];
inline constexpr LinkId road = names.links["road"];

// Charts
enum Charts : std::size_t {
    ActionsChart = names.charts["actions"],
    OtherCostsChart = names.charts["other_costs"],
    TerrainChart = names.charts["terrain"],
    WeaponsChart = names.charts["weapons"],
    FireModifiersChart = names.charts["fire_modifiers"],
    HitsChart = names.charts["hits"],
    FireEffectsChart = names.charts["fire_effects"],
    AssaultModifiersChart = names.charts["assault_modifiers"],
    AssaultResultsChart = names.charts["assault_results"],
    MoraleChart = names.charts["morale"],
    AxisPointsGravellonaChart = names.charts["axis_ap_gravellona"],
    AxisPointsTarnovaChart = names.charts["axis_ap_tarnova"],
    ActivationChart = names.charts["activation"],
    ReinforcementsChart = names.charts["reinforcements"],
    SurrenderChart = names.charts["surrender"],
    BreakdownChart = names.charts["breakdown"],
    FrostChart = names.charts["frost"],
    ThirdBattalionChart = names.charts["third_battalion"],
    MinesChart = names.charts["mines"],
    MineHitsChart = names.charts["mine_hits"],
    TurnsTarnovaChart = names.charts["turns_tarnova"],
};

/// Rulings and options, in the package's order. Choice 0 is the standard reading; the names say
/// what holds with choice 1.
namespace ruling {
inline constexpr RulingId rediValtoce = names.rulings["redi_valtoce"];
inline constexpr RulingId seventhObjective = names.rulings["seventh_objective"];

/// How many rulings there are.
inline constexpr std::size_t as = 97;
inline constexpr RulingId a(std::size_t number) {
    return RulingId(names.rulings.size() - 1 + number);
}
inline constexpr RulingId gameLength = a(2); ///< 12, 10, 11, 13, 14 turns
inline constexpr std::array<int, 5> lengths = {12, 10, 11, 13, 14};
inline constexpr RulingId extraTurn = a(3);
inline constexpr RulingId lightNeverFire = a(8);
inline constexpr RulingId eliminationByDifference = a(12);
inline constexpr RulingId assaultersGoBack = a(13);
inline constexpr RulingId commandsDoNotStack = a(21);
inline constexpr RulingId commandsBlockSight = a(24);
inline constexpr RulingId recoverOne = a(28);
inline constexpr RulingId stacksOutlastRadius = a(31);
inline constexpr RulingId assaultCaptures = a(33);
inline constexpr RulingId currentTurnCounts = a(34);
inline constexpr RulingId onceAShot = a(44);
inline constexpr RulingId infirmaryDuring = a(45);
inline constexpr RulingId commandsMustDieToo = a(46);
inline constexpr RulingId onlyMoversFight = a(60);
inline constexpr RulingId restMovesOn = a(61);
inline constexpr RulingId carHitAllocated = a(63);
inline constexpr RulingId lostCommandsIgnored = a(64);
inline constexpr RulingId fortsAreOpen = a(66);
inline constexpr RulingId assaultEntryFree = a(68);
inline constexpr RulingId checkEliminates = a(70);
inline constexpr RulingId secondMayWait = a(71);
inline constexpr RulingId fortsOnlyForRsi = a(74);
inline constexpr RulingId commandsAddNothing = a(77);
inline constexpr RulingId commandsStayOut = a(78);
inline constexpr RulingId replacementWithOwn = a(82);
inline constexpr RulingId shortageLasts = a(85);
inline constexpr RulingId retreatsSetOffMines = a(86);
inline constexpr RulingId reactUnlimited = a(87);
inline constexpr RulingId onlyListedSplit = a(89);
inline constexpr RulingId retreatsAreSafe = a(92);
inline constexpr RulingId onlyTheShakenRetreat = a(93);
inline constexpr RulingId bridgesTakeTheBonus = a(94);
inline constexpr RulingId usedCounters = a(95); ///< see Mix
enum Mix { ExchangedReturn, AllReturn, NoneReturn };
inline constexpr RulingId limitByNationality = a(96);
inline constexpr RulingId closeCombatEndsReactions = a(97);
} // namespace ruling

inline constexpr int stackingLimit = 6;   // 7
inline constexpr int longestRange = 12;   // anything may have, for the rulers
inline constexpr int mineSpacing = 3;     // 16.9
inline constexpr int bunkersToPlace = 5;  // 16.10
inline constexpr int ammunitionRange = 5; // 16.7.1
inline constexpr int breakdownPoints = 6; // 13.3.1
inline constexpr int shortFrom = 9;       // 15.7
inline constexpr int fortsPerMorale = 2;  // 16.4

} // namespace esagono::banditen
