// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstdint>

namespace esagono::tscw {

inline constexpr SideId nationalist{0};
inline constexpr SideId republican{1};
inline constexpr SideId other(SideId side) {
    return side == nationalist ? republican : nationalist;
}

// Statuses
inline constexpr StatusId supply{0};    ///< see Supply
inline constexpr StatusId reserve{1};   ///< see Reserve
inline constexpr StatusId landed{2};    ///< from the sea or the air (11.8, 13.9), see Arrived
inline constexpr StatusId overdue{3};   ///< a withdrawal that could not take place (7.4)
inline constexpr StatusId strategic{4}; ///< see Strategic
inline constexpr StatusId moved{5};     ///< see Moved
inline constexpr StatusId spent{6};     ///< movement factors in this segment
inline constexpr StatusId fought{7};    ///< see Fought
inline constexpr StatusId starved{8};   ///< out of supply when the segment or its move began (9.3)
inline constexpr StatusId exploits{9};  ///< may move and attack in exploitation (14.1)
inline constexpr StatusId returned{10}; ///< rebuilt in this turn (7.6)
inline constexpr StatusId facing{11};   ///< adjacent to an enemy when the segment began (13.11.1)

enum Supply { InSupply, OutOfSupply, TownSupply };
enum Reserve { NotInReserve, InReserve, Activated };
enum Strategic { NoStrategic, ByRail, BySea, ByAir };
enum Arrived { NotArrived, ByShip, ByParachute };
enum Moved { NotMoved, Regular, March, Finished };
enum Fought { NotFought, ThisSegment, ThisTurn };

// Markers
inline constexpr MarkerId alcazarMarker{0};
inline constexpr MarkerId destroyedMarker{1};
inline constexpr MarkerId attackedMarker{2};
inline constexpr MarkerId creditMarker{3};
inline constexpr MarkerId diversionMarker{4}; ///< attacked in a diversionary offensive (R20)
inline constexpr MarkerId fortMarker{5};      ///< a fortification of either side (15.14.1)

// Tracks
inline constexpr TrackId turnTrack{0};
inline constexpr TrackId phaseTrack{1};
inline constexpr TrackId moraleTrack{2};
inline constexpr TrackId mobilisedTrack{11};
inline constexpr TrackId biberonTrack{12};
inline constexpr TrackId evacuatedTrack{13};
inline constexpr TrackId ammunitionTrack{14};
inline constexpr TrackId alcazarTrack{15};
inline constexpr TrackId northTrack{16};
inline constexpr TrackId suddenDeathTrack{17};
inline constexpr TrackId railBonusTrack{18}; ///< of the Nationalists, in halves (11.2)
inline constexpr TrackId seaBonusTrack{19};  ///< likewise
inline constexpr TrackId obligationTrack{20};

/// The pools of resource points (7.2).
enum class Pool : std::uint8_t { Republican, North, Nationalist, Italian };
inline constexpr std::size_t pools = 4;
/// By Pool.
inline constexpr std::array<TrackId, pools> pointsTrack = {TrackId(3), TrackId(4), TrackId(5),
                                                           TrackId(6)};
/// By side: what it has used of its strategic movement, in halves (11.2).
inline constexpr std::array<TrackId, 2> railUsed = {TrackId(7), TrackId(9)};
inline constexpr std::array<TrackId, 2> seaUsed = {TrackId(8), TrackId(10)};
inline constexpr std::size_t fortifiedLines = 10;
/// The fortified lines (15.14), from here on one after the other.
inline constexpr TrackId firstLine{21};
[[nodiscard]] inline constexpr TrackId lineTrack(std::size_t line) {
    return TrackId(firstLine.index() + line);
}
enum Line { Inactive, Active, Neutralised, Destroyed };
enum Alcazar { NotInPlay, Resists, Fallen, Relieved };
enum Obligation { NoObligation, AttackOviedo, Diversion, BothObligations };

/// The sequence of play (5.2), as the track of phases counts it.
enum Phase {
    SetUp,
    Events,
    Mobilisation,
    Withdrawals,
    ResourcePoints,
    Reinforcements,
    SeaMovement,
    RailMovement,
    HqsAndReserves,
    NationalistMovement,
    NationalistCombat,
    NationalistExploitation,
    NationalistExploitationCombat,
    RepublicanMovement,
    RepublicanCombat,
    RepublicanExploitation,
    RepublicanExploitationCombat,
    EndOfTurn
};

// Boxes
inline constexpr std::size_t turnBoxes = 19;
/// Where the reinforcements of a turn wait.
[[nodiscard]] inline constexpr BoxId turnBox(int turn) {
    return BoxId(static_cast<std::size_t>(turn - 1));
}
inline constexpr std::array<BoxId, 2> eliminatedBox = {BoxId(19), BoxId(25)};
inline constexpr std::array<BoxId, 2> withdrawnBox = {BoxId(20), BoxId(26)};
inline constexpr std::array<BoxId, 2> delayedBox = {BoxId(21), BoxId(27)};
inline constexpr std::array<BoxId, 2> rebuiltBox = {BoxId(22), BoxId(28)};
inline constexpr std::array<BoxId, 2> airBox = {BoxId(23), BoxId(29)};
inline constexpr std::array<BoxId, 2> navalBox = {BoxId(24), BoxId(30)};
inline constexpr BoxId mobilisationBox{31};
inline constexpr BoxId exchangeBox{32};

// Cups and hands, by side
inline constexpr std::array<PoolId, 2> cupPool = {PoolId(0), PoolId(4)};
inline constexpr std::array<PoolId, 2> handPool = {PoolId(1), PoolId(5)};
inline constexpr std::array<PoolId, 2> laterPool = {PoolId(2), PoolId(6)};
inline constexpr std::array<PoolId, 2> playedPool = {PoolId(3), PoolId(7)};

// What is printed on counters
inline constexpr AttributeId attackAttribute{0};
inline constexpr AttributeId defenceAttribute{1};
inline constexpr AttributeId movementAttribute{2};
inline constexpr AttributeId stepsAttribute{3};
inline constexpr AttributeId leavesAttribute{4};
inline constexpr AttributeId artilleryAttribute{5};
inline constexpr AttributeId supportAttribute{6};
inline constexpr AttributeId airAttribute{7};
inline constexpr AttributeId navalAttribute{8};
inline constexpr TraitId typeTrait{0};
inline constexpr TraitId armyTrait{1};
inline constexpr TraitId sizeTrait{2};
inline constexpr TraitId affiliationTrait{3};
inline constexpr TraitId titleTrait{4};
inline constexpr TraitId reverseTrait{5};
inline constexpr TraitId reverseSizeTrait{6};
enum Flag : std::size_t {
    WhiteDotFlag,
    MotorisedFlag,
    InternationalFlag,
    MobilisationFlag,
    NorthernFlag
};
/// In the order of the words of the trait; None: it has no such word.
enum class Type : std::uint8_t {
    None,
    Infantry,
    Mountain,
    MotorisedInfantry,
    Cavalry,
    Armour,
    ArmouredTrain,
    AntiAir,
    Paratroop,
    AirAssault,
    Hq,
    Air,
    Naval
};
/// In the order of the words of the trait; None: it has no such word.
enum class Army : std::uint8_t {
    None,
    Republican,
    Basque,
    Asturian,
    Cantabrian,
    Nationalist,
    Ctv,
    Flechas,
    Condor,
    Colonial
};
/// In the order of the words of the trait; None: it has no such word.
enum class Size : std::uint8_t {
    None,
    Column,
    Battalion,
    Regiment,
    Brigade,
    Division,
    Corps,
    Army
};
/// In the order of the words of the trait; None: it has no such word.
enum class Affiliation : std::uint8_t {
    None,
    Anarchist,
    Communist,
    Poum,
    Mixed,
    Socialist,
    Basque,
    Catalan,
    Carlist
};

// Terrains, features, links
inline constexpr TerrainId seaTerrain{0};
inline constexpr TerrainId clearTerrain{1};
inline constexpr TerrainId ruggedTerrain{2};
inline constexpr TerrainId mountainTerrain{3};
inline constexpr TerrainId marshTerrain{4};
inline constexpr TerrainId neutralTerrain{5};
inline constexpr FeatureId minorRiverSide{0};
inline constexpr FeatureId majorRiverSide{1};
inline constexpr FeatureId seaSide{2};
inline constexpr FeatureId internationalBorderSide{3};
inline constexpr FeatureId regionalBorderSide{4};
inline constexpr FeatureId fortifiedSide{5};
inline constexpr LinkId rail{0};

/// Charts, in the order of the package.
enum ChartNumber : std::size_t {
    CombatChart,
    TerrainChart,
    HexsidesChart,
    CombatModifiersChart,
    CombatShiftsChart,
    ColumnRollChart,
    ColumnRollModifierChart,
    ResourcePointsChart,
    StrategicMovementChart,
    StrategicCostChart,
    FortifiedLinesChart,
    MilitarisationChart,
    AlcazarChart,
    AlcazarModifiersChart,
    MoraleChart,
    LimitsChart,
    NorthernLimitsChart,
    AffiliationChart,
    ReconnaissanceChart,
    TurnsChart,
    EventsChart,
};

namespace ruling {
inline constexpr RulingId hiddenHands{0};        ///< 6.4: off, on
inline constexpr RulingId airAssignment{1};      ///< 12.2.4: simultaneous, attacker_first
inline constexpr RulingId fogOfWar{2};           ///< 15.5: off, on
inline constexpr RulingId declaredAttacks{3};    ///< 15.4: one_by_one, all_first
inline constexpr RulingId suddenDeath{4};        ///< PB17.4: off, on
inline constexpr RulingId hqReconnaissance{5};   ///< PB16.2.1: off, on
inline constexpr RulingId mountainCost{6};       ///< 13.12.4: two_three, three_four
inline constexpr RulingId bigBattle{7};          ///< 15.9: four, equal
inline constexpr RulingId zocAndSupply{8};       ///< 9.4: cancelled, blocked
inline constexpr RulingId northernSupply{9};     ///< 9.8: own_sources, north_bound
inline constexpr RulingId columnZoc{10};         ///< 10.1: limited, none
inline constexpr RulingId hqExploits{11};        ///< 12.1.4: all_activated, any_activated
inline constexpr RulingId northernPoints{12};    ///< 7.12: nationalist, lost
inline constexpr RulingId placementCredit{13};   ///< 7.4: per_unit, per_hex
inline constexpr RulingId creditUsers{14};       ///< 7.4: rebuilt_any, large_only
inline constexpr RulingId creditLasts{15};       ///< 7.8: this_turn, until_used
inline constexpr RulingId landingHex{16};        ///< 11.8: empty, lone_hq
inline constexpr RulingId landingPort{17};       ///< 11.8: anchor, any_coast
inline constexpr RulingId landingLasts{18};      ///< 11.8: next_turn, this_turn
inline constexpr RulingId seaZones{19};          ///< 11.7: across, within
inline constexpr RulingId navalAtlantic{20};     ///< 12.2.6: no, yes
inline constexpr RulingId ammunitionScope{21};   ///< 15.16: any_attacker, all_attackers, target
inline constexpr RulingId resultE{22};           ///< 15.23: printed_to_four, four
inline constexpr RulingId hqLosses{23};          ///< 12.1.5: stacked_or_supporting, supporting
inline constexpr RulingId insubordination{24};   ///< 15.25.1: spent, kept
inline constexpr RulingId minimumOdds{25};       ///< 15.7: halved, printed
inline constexpr RulingId oddsRevealed{26};      ///< 15.5: counts_as_made, refused
inline constexpr RulingId oddsEnds{27};          ///< 15.7: final, base
inline constexpr RulingId overstacking{28};      ///< 8.1: refused, eliminated
inline constexpr RulingId strandedUnits{29};     ///< 9.2: stay_or_supplied, free
inline constexpr RulingId movementSupply{30};    ///< 9.3: live, last_check
inline constexpr RulingId evacuatedUnits{31};    ///< 13.8.1: any, supplied
inline constexpr RulingId pursuitAllowance{32};  ///< 15.24: full, half
inline constexpr RulingId pursuitRiver{33};      ///< 13.12.8: no, yes
inline constexpr RulingId exploitationMarch{34}; ///< 13.11.3: doubled, printed
inline constexpr RulingId concentricColumns{35}; ///< 15.19: any_column, all_columns
inline constexpr RulingId antiAirCount{36};      ///< 12.2.7: each, one
inline constexpr RulingId airLimitOrder{37};     ///< 12.2.4: after_halving, before_halving
inline constexpr RulingId reservesMixed{38};     ///< 12.1.4: reserves_only, all
inline constexpr RulingId reserveHq{39};         ///< 12.1.4: stays_used, flips
inline constexpr RulingId mobilisedSupply{40};   ///< 7.10: as_reinforcements, control_only
inline constexpr RulingId fortifiedSides{41};    ///< 15.14.4: marked, all_six
inline constexpr RulingId fortifiedIntact{42};   ///< 13.13.6: active, not_destroyed
inline constexpr RulingId zeroAttack{43};        ///< 15.20: one, two
inline constexpr RulingId columnRollTime{44};    ///< 15.25.1: after_chits, before_chits
inline constexpr RulingId hqPayment{45};         ///< 12.1.2: own_pool, any_pool
inline constexpr RulingId ceuta{46};             ///< 9.4: linked, cut_off
inline constexpr RulingId northernEntry{47};     ///< 7.12.1: adjacent, two_hexes
inline constexpr RulingId navarraExchange{48};   ///< 7.5: full, reduced
inline constexpr RulingId railControl{49};       ///< 11.4: every_hex, arrival
inline constexpr RulingId blueChits{50};         ///< 6.4: kept, lost
inline constexpr RulingId commissars{51};        ///< PB18: before_roll, after_roll
inline constexpr RulingId cityTerrain{52};       ///< 15.22: both, city_only
inline constexpr RulingId withdrawnFromBox{53};  ///< 7.5: both_sides, republicans
inline constexpr RulingId eventWithdrawals{54};  ///< 7.4: credit, none
inline constexpr RulingId artilleryChoice{55};   ///< 12.1.5: with_support, after_both
inline constexpr RulingId lossOrder{56};         ///< 15.8: whole_side, same_hex
inline constexpr RulingId reservesTravel{57};    ///< 12.1.4: stay, leave
inline constexpr RulingId condorPoints{58};      ///< 7.2: nationalist, none
inline constexpr RulingId marchAdjacency{59};    ///< 13.11.1: at_start, live
} // namespace ruling

} // namespace esagono::tscw
