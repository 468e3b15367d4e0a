// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <string_view>

namespace esagono::banditen {

inline constexpr SideId axis{0};
inline constexpr SideId partisan{1};
inline constexpr SideId other(SideId side) {
    return side == axis ? partisan : axis;
}

// Statuses
inline constexpr StatusId fired{0}; ///< Fire markers: none, Fire 1, Fire 2
inline constexpr int mostFires = 2;
inline constexpr StatusId prone{1};
inline constexpr StatusId outOfCommand{2};
inline constexpr StatusId lost{3};   ///< strength lost for which there was no fractional counter
inline constexpr StatusId acting{4}; ///< takes the action in progress
/// Of acting: pinned by a mine where it is, so that a shot does not send it back (16.9.1).
inline constexpr int pinnedByMine = 2;
inline constexpr StatusId entered{5}; ///< came onto the map this turn
inline constexpr StatusId reacted{6}; ///< has reacted to the units in the hex they are in
inline constexpr std::array<StatusId, 7> allStatuses = {fired,  prone,   outOfCommand, lost,
                                                        acting, entered, reacted};

// Markers
inline constexpr MarkerId mine{0};
inline constexpr MarkerId bunker{1};
inline constexpr MarkerId infirmary{2}; ///< its value is 1 once it is turned over
inline constexpr MarkerId captured{3};

// Tracks
inline constexpr TrackId turn{0};
inline constexpr TrackId initiative{1};                                         ///< a side
inline constexpr std::array<TrackId, 2> pointsTrack = {TrackId(2), TrackId(3)}; ///< of activation
inline constexpr TrackId ammunition{4};                                         ///< 1: short
inline constexpr TrackId axisMorale{5};
inline constexpr std::array<TrackId, 2> lossTrack = {TrackId(6), TrackId(7)};
inline constexpr TrackId objectivesTrack{8};
inline constexpr TrackId reinforced{9};
inline constexpr TrackId corteCerro{10};
inline constexpr std::array<TrackId, 3> arrivalTrack = {TrackId(11), TrackId(12), TrackId(13)};
inline constexpr TrackId frost{14};
inline constexpr TrackId thirdBattalion{15}; ///< the turn it becomes active
inline constexpr TrackId assaultCompany{16};
inline constexpr TrackId fortsTrack{17};
inline constexpr std::array<TrackId, 2> victoryPoints = {TrackId(18), TrackId(19)};

enum Arrival { NotYet, Delayed, Available };

// Boxes, by side where there are two
inline constexpr std::array<BoxId, 2> forcesBox = {BoxId(0), BoxId(1)};
inline constexpr std::array<BoxId, 2> spareBox = {BoxId(2), BoxId(3)};
inline constexpr BoxId eliminated{4};
inline constexpr BoxId entryGaribaldi{5};
inline constexpr BoxId entryBeltrami{6};
inline constexpr BoxId entryValdossola{7};
inline constexpr BoxId entryValtoce{8};
inline constexpr BoxId entryII{9};
inline constexpr BoxId entryIII{10};
inline constexpr BoxId entryIta{11};
/// Where reinforcements wait, and the area they come in by, under the same name.
inline constexpr std::size_t firstEntry = 5;
inline constexpr std::array<std::string_view, 7> entryAreas = {
    "entry_garibaldi", "entry_beltrami", "entry_valdossola", "entry_valtoce",
    "entry_ii",        "entry_iii",      "entry_ita"};
/// The groups whose arrival is rolled for (15.3), by the numbers of `arrivalTrack`.
inline constexpr std::array<BoxId, 3> rolledEntries = {entryII, entryValdossola, entryValtoce};

// What is printed on counters
inline constexpr AttributeId strengthAttribute{0};
inline constexpr AttributeId movementAttribute{1};
inline constexpr AttributeId rangeAttribute{2};
inline constexpr AttributeId radiusAttribute{3};

inline constexpr TraitId typeTrait{0};
inline constexpr TraitId formationTrait{1};
inline constexpr TraitId factionTrait{2};
inline constexpr TraitId commandTrait{3};

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

inline constexpr std::size_t automaticFlag = 0;
inline constexpr std::size_t lightFlag = 1;
inline constexpr std::size_t fractionalFlag = 2;

inline constexpr std::uint8_t replacementFace = 1; ///< of a Command (2.1.3)

// The map
inline constexpr TerrainId openTerrain{0};
inline constexpr TerrainId building{1};
inline constexpr TerrainId hill{2};
inline constexpr TerrainId forest{3};
inline constexpr TerrainId river{4};
inline constexpr FeatureId stream{0};
inline constexpr FeatureId bridge{1};
inline constexpr LinkId road{0};

// Charts
enum Charts : std::size_t {
    ActionsChart,
    OtherCostsChart,
    TerrainChart,
    WeaponsChart,
    FireModifiersChart,
    HitsChart,
    FireEffectsChart,
    AssaultModifiersChart,
    AssaultResultsChart,
    MoraleChart,
    AxisPointsGravellonaChart,
    AxisPointsTarnovaChart,
    ActivationChart,
    ReinforcementsChart,
    SurrenderChart,
    BreakdownChart,
    FrostChart,
    ThirdBattalionChart,
    MinesChart,
    MineHitsChart,
    TurnsTarnovaChart,
};

/// Rulings and options, in the package's order. Choice 0 is the standard reading; the names say
/// what holds with choice 1.
namespace ruling {
inline constexpr RulingId rediValtoce{0};
inline constexpr RulingId seventhObjective{1};

/// How many rulings there are.
inline constexpr std::size_t as = 97;
inline constexpr RulingId a(std::size_t number) {
    return RulingId(1 + number);
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
