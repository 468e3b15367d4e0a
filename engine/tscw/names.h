// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/play/names.h"

#include <array>
#include <cstdint>

namespace esagono::tscw {

/// What the package declares, in its order.
inline constexpr Names names{
    .sides = {"nationalist", "republican"},
    .statuses = {{"supply", 0, 2},
                 {"reserve", 0, 2},
                 {"landed", 0, 2},
                 {"overdue", 0, 1},
                 {"strategic", 0, 3},
                 {"moved", 0, 3},
                 {"spent", 0, 100},
                 {"fought", 0, 2},
                 {"starved", 0, 1},
                 {"exploits", 0, 1},
                 {"returned", 0, 1},
                 {"facing", 0, 1}},
    .markers = {"alcazar", "destroyed", "attacked", "credit", "diversion", "fortification"},
    .tracks = {{"turn", 1, 19},
               {"phase", 0, 17},
               {"morale", 0, 120},
               {"rp_republican", 0, 60},
               {"rp_north", 0, 60},
               {"rp_nationalist", 0, 60},
               {"rp_italian", 0, 60},
               {"rail_nationalist", 0, 40},
               {"sea_nationalist", 0, 40},
               {"rail_republican", 0, 40},
               {"sea_republican", 0, 40},
               {"mobilised", 0, 1},
               {"biberon", 0, 1},
               {"evacuated", 0, 1},
               {"ammunition", 0, 1},
               {"alcazar", 0, 3},
               {"north", 0, 1},
               {"sudden_death", 0, 1},
               {"rail_bonus", -4, 4},
               {"sea_bonus", -4, 4},
               {"obligation", 0, 3},
               {"line_madrid", 0, 3},
               {"line_bilbao", 0, 3},
               {"line_santander", 0, 3},
               {"line_cinca", 0, 3},
               {"line_pozoblanco", 0, 3},
               {"line_jaen", 0, 3},
               {"line_segre", 0, 3},
               {"line_xyz", 0, 3},
               {"line_l2", 0, 3},
               {"line_valencia", 0, 3}},
    .boxes = {"turn_1",
              "turn_2",
              "turn_3",
              "turn_4",
              "turn_5",
              "turn_6",
              "turn_7",
              "turn_8",
              "turn_9",
              "turn_10",
              "turn_11",
              "turn_12",
              "turn_13",
              "turn_14",
              "turn_15",
              "turn_16",
              "turn_17",
              "turn_18",
              "turn_19",
              "nationalist_eliminated",
              "nationalist_withdrawn",
              "nationalist_delayed",
              "nationalist_rebuilt",
              "nationalist_air",
              "nationalist_naval",
              "republican_eliminated",
              "republican_withdrawn",
              "republican_delayed",
              "republican_rebuilt",
              "republican_air",
              "republican_naval",
              "mobilisation",
              "exchange"},
    .pools = {"cup_nationalist", "hand_nationalist", "later_nationalist", "played_nationalist",
              "cup_republican", "hand_republican", "later_republican", "played_republican"},
    .attributes = {{"attack", 0, 99},
                   {"defence", 0, 99},
                   {"movement", 0, 99},
                   {"steps", 0, 99},
                   {"leaves", 0, 99},
                   {"artillery", 0, 99},
                   {"support", 0, 99},
                   {"air", 0, 99},
                   {"naval", 0, 99}},
    .traits = {"type", "army", "size", "affiliation", "title", "reverse", "reverse_size"},
    .flags = {"white_dot", "motorised", "international", "mobilisation", "northern"},
    .terrains = {"sea", "clear", "rugged", "mountain", "marsh", "neutral"},
    .features = {"minor_river", "major_river", "sea", "international_border", "regional_border",
                 "fortified"},
    .links = {"rail"},
    .rulings = {"hidden_hands",
                "air_assignment",
                "fog_of_war",
                "declared_attacks",
                "sudden_death",
                "hq_reconnaissance",
                "mountain_cost",
                "big_battle",
                "zoc_and_supply",
                "northern_supply",
                "column_zoc",
                "hq_exploits",
                "northern_points",
                "placement_credit",
                "credit_users",
                "credit_lasts",
                "landing_hex",
                "landing_port",
                "landing_lasts",
                "sea_zones",
                "naval_atlantic",
                "ammunition_scope",
                "result_e",
                "hq_losses",
                "insubordination",
                "minimum_odds",
                "odds_revealed",
                "odds_ends",
                "overstacking",
                "stranded_units",
                "movement_supply",
                "evacuated_units",
                "pursuit_allowance",
                "pursuit_river",
                "exploitation_march",
                "concentric_columns",
                "anti_air_count",
                "air_limit_order",
                "reserves_mixed",
                "reserve_hq",
                "mobilised_supply",
                "fortified_sides",
                "fortified_intact",
                "zero_attack",
                "column_roll_time",
                "hq_payment",
                "ceuta",
                "northern_entry",
                "navarra_exchange",
                "rail_control",
                "blue_chits",
                "commissars",
                "city_terrain",
                "withdrawn_from_box",
                "event_withdrawals",
                "artillery_choice",
                "loss_order",
                "reserves_travel",
                "condor_points",
                "march_adjacency"},
    .charts = {"combat",
               "terrain",
               "hexsides",
               "combat_modifiers",
               "combat_shifts",
               "column_roll",
               "column_roll_modifier",
               "resource_points",
               "strategic_movement",
               "strategic_cost",
               "fortified_lines",
               "militarisation",
               "alcazar",
               "alcazar_modifiers",
               "morale",
               "limits",
               "northern_limits",
               "affiliation",
               "reconnaissance",
               "turns",
               "events"},
};

inline constexpr SideId nationalist = names.sides["nationalist"];
inline constexpr SideId republican = names.sides["republican"];
inline constexpr SideId other(SideId side) {
    return side == nationalist ? republican : nationalist;
}

// Statuses
inline constexpr StatusId supply = names.statuses["supply"];   ///< see Supply
inline constexpr StatusId reserve = names.statuses["reserve"]; ///< see Reserve
/// From the sea or the air (11.8, 13.9), see Arrived.
inline constexpr StatusId landed = names.statuses["landed"];
/// A withdrawal that could not take place (7.4).
inline constexpr StatusId overdue = names.statuses["overdue"];
inline constexpr StatusId strategic = names.statuses["strategic"]; ///< see Strategic
inline constexpr StatusId moved = names.statuses["moved"];         ///< see Moved
inline constexpr StatusId spent = names.statuses["spent"];   ///< movement factors in this segment
inline constexpr StatusId fought = names.statuses["fought"]; ///< see Fought
/// Out of supply when the segment or its move began (9.3).
inline constexpr StatusId starved = names.statuses["starved"];
/// May move and attack in exploitation (14.1).
inline constexpr StatusId exploits = names.statuses["exploits"];
inline constexpr StatusId returned = names.statuses["returned"]; ///< rebuilt in this turn (7.6)
/// Adjacent to an enemy when the segment began (13.11.1).
inline constexpr StatusId facing = names.statuses["facing"];

enum Supply { InSupply, OutOfSupply, TownSupply };
enum Reserve { NotInReserve, InReserve, Activated };
enum Strategic { NoStrategic, ByRail, BySea, ByAir };
enum Arrived { NotArrived, ByShip, ByParachute };
enum Moved { NotMoved, Regular, March, Finished };
enum Fought { NotFought, ThisSegment, ThisTurn };

// Markers
inline constexpr MarkerId alcazarMarker = names.markers["alcazar"];
inline constexpr MarkerId destroyedMarker = names.markers["destroyed"];
inline constexpr MarkerId attackedMarker = names.markers["attacked"];
inline constexpr MarkerId creditMarker = names.markers["credit"];
/// Attacked in a diversionary offensive (R20).
inline constexpr MarkerId diversionMarker = names.markers["diversion"];
/// A fortification of either side (15.14.1).
inline constexpr MarkerId fortMarker = names.markers["fortification"];

// Tracks
inline constexpr TrackId turnTrack = names.tracks["turn"];
inline constexpr TrackId phaseTrack = names.tracks["phase"];
inline constexpr TrackId moraleTrack = names.tracks["morale"];
inline constexpr TrackId mobilisedTrack = names.tracks["mobilised"];
inline constexpr TrackId biberonTrack = names.tracks["biberon"];
inline constexpr TrackId evacuatedTrack = names.tracks["evacuated"];
inline constexpr TrackId ammunitionTrack = names.tracks["ammunition"];
inline constexpr TrackId alcazarTrack = names.tracks["alcazar"];
inline constexpr TrackId northTrack = names.tracks["north"];
inline constexpr TrackId suddenDeathTrack = names.tracks["sudden_death"];
/// Of the Nationalists, in halves (11.2).
inline constexpr TrackId railBonusTrack = names.tracks["rail_bonus"];
inline constexpr TrackId seaBonusTrack = names.tracks["sea_bonus"]; ///< likewise
inline constexpr TrackId obligationTrack = names.tracks["obligation"];

/// The pools of resource points (7.2).
enum class Pool : std::uint8_t { Republican, North, Nationalist, Italian };
inline constexpr std::size_t pools = 4;
/// By Pool.
inline constexpr std::array<TrackId, pools> pointsTrack = {
    names.tracks["rp_republican"], names.tracks["rp_north"], names.tracks["rp_nationalist"],
    names.tracks["rp_italian"]};
/// By side: what it has used of its strategic movement, in halves (11.2).
inline constexpr std::array<TrackId, 2> railUsed = {names.tracks["rail_nationalist"],
                                                    names.tracks["rail_republican"]};
inline constexpr std::array<TrackId, 2> seaUsed = {names.tracks["sea_nationalist"],
                                                   names.tracks["sea_republican"]};
inline constexpr std::size_t fortifiedLines = 10;
/// The fortified lines (15.14), from here on one after the other.
inline constexpr TrackId firstLine = names.tracks["line_madrid"];
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
    return BoxId(names.boxes["turn_1"].index() + static_cast<std::size_t>(turn - 1));
}
inline constexpr std::array<BoxId, 2> eliminatedBox = {names.boxes["nationalist_eliminated"],
                                                       names.boxes["republican_eliminated"]};
inline constexpr std::array<BoxId, 2> withdrawnBox = {names.boxes["nationalist_withdrawn"],
                                                      names.boxes["republican_withdrawn"]};
inline constexpr std::array<BoxId, 2> delayedBox = {names.boxes["nationalist_delayed"],
                                                    names.boxes["republican_delayed"]};
inline constexpr std::array<BoxId, 2> rebuiltBox = {names.boxes["nationalist_rebuilt"],
                                                    names.boxes["republican_rebuilt"]};
inline constexpr std::array<BoxId, 2> airBox = {names.boxes["nationalist_air"],
                                                names.boxes["republican_air"]};
inline constexpr std::array<BoxId, 2> navalBox = {names.boxes["nationalist_naval"],
                                                  names.boxes["republican_naval"]};
inline constexpr BoxId mobilisationBox = names.boxes["mobilisation"];
inline constexpr BoxId exchangeBox = names.boxes["exchange"];

// Cups and hands, by side
inline constexpr std::array<PoolId, 2> cupPool = {names.pools["cup_nationalist"],
                                                  names.pools["cup_republican"]};
inline constexpr std::array<PoolId, 2> handPool = {names.pools["hand_nationalist"],
                                                   names.pools["hand_republican"]};
inline constexpr std::array<PoolId, 2> laterPool = {names.pools["later_nationalist"],
                                                    names.pools["later_republican"]};
inline constexpr std::array<PoolId, 2> playedPool = {names.pools["played_nationalist"],
                                                     names.pools["played_republican"]};

// What is printed on counters
inline constexpr AttributeId attackAttribute = names.attributes["attack"];
inline constexpr AttributeId defenceAttribute = names.attributes["defence"];
inline constexpr AttributeId movementAttribute = names.attributes["movement"];
inline constexpr AttributeId stepsAttribute = names.attributes["steps"];
inline constexpr AttributeId leavesAttribute = names.attributes["leaves"];
inline constexpr AttributeId artilleryAttribute = names.attributes["artillery"];
inline constexpr AttributeId supportAttribute = names.attributes["support"];
inline constexpr AttributeId airAttribute = names.attributes["air"];
inline constexpr AttributeId navalAttribute = names.attributes["naval"];
inline constexpr TraitId typeTrait = names.traits["type"];
inline constexpr TraitId armyTrait = names.traits["army"];
inline constexpr TraitId sizeTrait = names.traits["size"];
inline constexpr TraitId affiliationTrait = names.traits["affiliation"];
inline constexpr TraitId titleTrait = names.traits["title"];
inline constexpr TraitId reverseTrait = names.traits["reverse"];
inline constexpr TraitId reverseSizeTrait = names.traits["reverse_size"];
enum Flag : std::size_t {
    WhiteDotFlag = names.flags["white_dot"],
    MotorisedFlag = names.flags["motorised"],
    InternationalFlag = names.flags["international"],
    MobilisationFlag = names.flags["mobilisation"],
    NorthernFlag = names.flags["northern"],
};
inline constexpr TraitWords typeWords{"type",
                                      {"infantry", "mountain", "motorised_infantry", "cavalry",
                                       "armour", "armoured_train", "anti_air", "paratroop",
                                       "air_assault", "hq", "air", "naval"},
                                      false};
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
inline constexpr TraitWords armyWords{"army",
                                      {"republican", "basque", "asturian", "cantabrian",
                                       "nationalist", "ctv", "flechas", "condor", "colonial"},
                                      false};
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
inline constexpr TraitWords sizeWords{
    "size", {"column", "battalion", "regiment", "brigade", "division", "corps", "army"}, false};
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
inline constexpr TraitWords affiliationWords{
    "affiliation",
    {"anarchist", "communist", "poum", "mixed", "socialist", "basque", "catalan", "carlist"},
    false};
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
inline constexpr TerrainId seaTerrain = names.terrains["sea"];
inline constexpr TerrainId clearTerrain = names.terrains["clear"];
inline constexpr TerrainId ruggedTerrain = names.terrains["rugged"];
inline constexpr TerrainId mountainTerrain = names.terrains["mountain"];
inline constexpr TerrainId marshTerrain = names.terrains["marsh"];
inline constexpr TerrainId neutralTerrain = names.terrains["neutral"];
inline constexpr FeatureId minorRiverSide = names.features["minor_river"];
inline constexpr FeatureId majorRiverSide = names.features["major_river"];
inline constexpr FeatureId seaSide = names.features["sea"];
inline constexpr FeatureId internationalBorderSide = names.features["international_border"];
inline constexpr FeatureId regionalBorderSide = names.features["regional_border"];
inline constexpr FeatureId fortifiedSide = names.features["fortified"];
inline constexpr LinkId rail = names.links["rail"];

/// Charts, in the order of the package.
enum ChartNumber : std::size_t {
    CombatChart = names.charts["combat"],
    TerrainChart = names.charts["terrain"],
    HexsidesChart = names.charts["hexsides"],
    CombatModifiersChart = names.charts["combat_modifiers"],
    CombatShiftsChart = names.charts["combat_shifts"],
    ColumnRollChart = names.charts["column_roll"],
    ColumnRollModifierChart = names.charts["column_roll_modifier"],
    ResourcePointsChart = names.charts["resource_points"],
    StrategicMovementChart = names.charts["strategic_movement"],
    StrategicCostChart = names.charts["strategic_cost"],
    FortifiedLinesChart = names.charts["fortified_lines"],
    MilitarisationChart = names.charts["militarisation"],
    AlcazarChart = names.charts["alcazar"],
    AlcazarModifiersChart = names.charts["alcazar_modifiers"],
    MoraleChart = names.charts["morale"],
    LimitsChart = names.charts["limits"],
    NorthernLimitsChart = names.charts["northern_limits"],
    AffiliationChart = names.charts["affiliation"],
    ReconnaissanceChart = names.charts["reconnaissance"],
    TurnsChart = names.charts["turns"],
    EventsChart = names.charts["events"],
};

namespace ruling {
inline constexpr const auto& named = names.rulings;
inline constexpr RulingId hiddenHands = named["hidden_hands"]; ///< 6.4: off, on
/// 12.2.4: simultaneous, attacker_first.
inline constexpr RulingId airAssignment = named["air_assignment"];
inline constexpr RulingId fogOfWar = named["fog_of_war"]; ///< 15.5: off, on
/// 15.4: one_by_one, all_first.
inline constexpr RulingId declaredAttacks = named["declared_attacks"];
inline constexpr RulingId suddenDeath = named["sudden_death"];           ///< PB17.4: off, on
inline constexpr RulingId hqReconnaissance = named["hq_reconnaissance"]; ///< PB16.2.1: off, on
inline constexpr RulingId mountainCost = named["mountain_cost"]; ///< 13.12.4: two_three, three_four
inline constexpr RulingId bigBattle = named["big_battle"];       ///< 15.9: four, equal
inline constexpr RulingId zocAndSupply = named["zoc_and_supply"]; ///< 9.4: cancelled, blocked
/// 9.8: own_sources, north_bound.
inline constexpr RulingId northernSupply = named["northern_supply"];
inline constexpr RulingId columnZoc = named["column_zoc"]; ///< 10.1: limited, none
/// 12.1.4: all_activated, any_activated.
inline constexpr RulingId hqExploits = named["hq_exploits"];
inline constexpr RulingId northernPoints = named["northern_points"];   ///< 7.12: nationalist, lost
inline constexpr RulingId placementCredit = named["placement_credit"]; ///< 7.4: per_unit, per_hex
inline constexpr RulingId creditUsers = named["credit_users"];     ///< 7.4: rebuilt_any, large_only
inline constexpr RulingId creditLasts = named["credit_lasts"];     ///< 7.8: this_turn, until_used
inline constexpr RulingId landingHex = named["landing_hex"];       ///< 11.8: empty, lone_hq
inline constexpr RulingId landingPort = named["landing_port"];     ///< 11.8: anchor, any_coast
inline constexpr RulingId landingLasts = named["landing_lasts"];   ///< 11.8: next_turn, this_turn
inline constexpr RulingId seaZones = named["sea_zones"];           ///< 11.7: across, within
inline constexpr RulingId navalAtlantic = named["naval_atlantic"]; ///< 12.2.6: no, yes
/// 15.16: any_attacker, all_attackers, target.
inline constexpr RulingId ammunitionScope = named["ammunition_scope"];
inline constexpr RulingId resultE = named["result_e"]; ///< 15.23: printed_to_four, four
/// 12.1.5: stacked_or_supporting, supporting.
inline constexpr RulingId hqLosses = named["hq_losses"];
inline constexpr RulingId insubordination = named["insubordination"]; ///< 15.25.1: spent, kept
inline constexpr RulingId minimumOdds = named["minimum_odds"];        ///< 15.7: halved, printed
inline constexpr RulingId oddsRevealed = named["odds_revealed"]; ///< 15.5: counts_as_made, refused
inline constexpr RulingId oddsEnds = named["odds_ends"];         ///< 15.7: final, base
inline constexpr RulingId overstacking = named["overstacking"];  ///< 8.1: refused, eliminated
inline constexpr RulingId strandedUnits = named["stranded_units"]; ///< 9.2: stay_or_supplied, free
inline constexpr RulingId movementSupply = named["movement_supply"];     ///< 9.3: live, last_check
inline constexpr RulingId evacuatedUnits = named["evacuated_units"];     ///< 13.8.1: any, supplied
inline constexpr RulingId pursuitAllowance = named["pursuit_allowance"]; ///< 15.24: full, half
inline constexpr RulingId pursuitRiver = named["pursuit_river"];         ///< 13.12.8: no, yes
/// 13.11.3: doubled, printed.
inline constexpr RulingId exploitationMarch = named["exploitation_march"];
/// 15.19: any_column, all_columns.
inline constexpr RulingId concentricColumns = named["concentric_columns"];
inline constexpr RulingId antiAirCount = named["anti_air_count"]; ///< 12.2.7: each, one
/// 12.2.4: after_halving, before_halving.
inline constexpr RulingId airLimitOrder = named["air_limit_order"];
inline constexpr RulingId reservesMixed = named["reserves_mixed"]; ///< 12.1.4: reserves_only, all
inline constexpr RulingId reserveHq = named["reserve_hq"];         ///< 12.1.4: stays_used, flips
/// 7.10: as_reinforcements, control_only.
inline constexpr RulingId mobilisedSupply = named["mobilised_supply"];
inline constexpr RulingId fortifiedSides = named["fortified_sides"]; ///< 15.14.4: marked, all_six
/// 13.13.6: active, not_destroyed.
inline constexpr RulingId fortifiedIntact = named["fortified_intact"];
inline constexpr RulingId zeroAttack = named["zero_attack"]; ///< 15.20: one, two
/// 15.25.1: after_chits, before_chits.
inline constexpr RulingId columnRollTime = named["column_roll_time"];
inline constexpr RulingId hqPayment = named["hq_payment"];         ///< 12.1.2: own_pool, any_pool
inline constexpr RulingId ceuta = named["ceuta"];                  ///< 9.4: linked, cut_off
inline constexpr RulingId northernEntry = named["northern_entry"]; ///< 7.12.1: adjacent, two_hexes
inline constexpr RulingId navarraExchange = named["navarra_exchange"]; ///< 7.5: full, reduced
inline constexpr RulingId railControl = named["rail_control"];         ///< 11.4: every_hex, arrival
inline constexpr RulingId blueChits = named["blue_chits"];             ///< 6.4: kept, lost
inline constexpr RulingId commissars = named["commissars"];    ///< PB18: before_roll, after_roll
inline constexpr RulingId cityTerrain = named["city_terrain"]; ///< 15.22: both, city_only
/// 7.5: both_sides, republicans.
inline constexpr RulingId withdrawnFromBox = named["withdrawn_from_box"];
inline constexpr RulingId eventWithdrawals = named["event_withdrawals"]; ///< 7.4: credit, none
/// 12.1.5: with_support, after_both.
inline constexpr RulingId artilleryChoice = named["artillery_choice"];
inline constexpr RulingId lossOrder = named["loss_order"];           ///< 15.8: whole_side, same_hex
inline constexpr RulingId reservesTravel = named["reserves_travel"]; ///< 12.1.4: stay, leave
inline constexpr RulingId condorPoints = named["condor_points"];     ///< 7.2: nationalist, none
inline constexpr RulingId marchAdjacency = named["march_adjacency"]; ///< 13.11.1: at_start, live
} // namespace ruling

} // namespace esagono::tscw
