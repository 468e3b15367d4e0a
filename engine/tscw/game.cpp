// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its names and its frames.
#include "tscw/chapters.h"

namespace esagono::tscw {

namespace {

Names names() {
    Names names;
    names.sides = {"nationalist", "republican"};
    names.statuses = {"supply", "reserve", "landed",  "overdue",  "strategic", "moved",
                      "spent",  "fought",  "starved", "exploits", "returned"};
    names.markers = {"alcazar", "destroyed", "attacked", "credit", "diversion"};
    names.tracks = {"turn",
                    "phase",
                    "morale",
                    "rp_republican",
                    "rp_north",
                    "rp_nationalist",
                    "rp_italian",
                    "rail_nationalist",
                    "sea_nationalist",
                    "rail_republican",
                    "sea_republican",
                    "mobilised",
                    "biberon",
                    "evacuated",
                    "ammunition",
                    "alcazar",
                    "north",
                    "sudden_death",
                    "rail_bonus",
                    "sea_bonus",
                    "obligation",
                    "line_madrid",
                    "line_bilbao",
                    "line_santander",
                    "line_cinca",
                    "line_pozoblanco",
                    "line_jaen",
                    "line_segre",
                    "line_xyz",
                    "line_l2",
                    "line_valencia"};
    names.boxes = {"turn_1",
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
                   "exchange"};
    names.pools = {"cup_nationalist", "hand_nationalist", "later_nationalist", "played_nationalist",
                   "cup_republican",  "hand_republican",  "later_republican",  "played_republican"};
    names.attributes = {"attack",    "defence", "movement", "steps", "leaves",
                        "artillery", "support", "air",      "naval"};
    names.traits = {"type", "army", "size", "affiliation", "title", "reverse", "reverse_size"};
    names.flags = {"white_dot", "motorised", "international", "mobilisation", "northern"};
    names.terrains = {"sea", "clear", "rugged", "mountain", "marsh", "neutral"};
    names.features = {"minor_river",          "major_river",     "sea",
                      "international_border", "regional_border", "fortified"};
    names.links = {"rail"};
    names.charts = {"combat",
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
                    "events"};
    names.rulings = {"hidden_hands",
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
                     "loss_order"};
    return names;
}

} // namespace

const Rules& rules() {
    static const Rules table = [] {
        Rules made;
        made.id = "tscw";
        made.names = names();
        made.frames = {turnKind(),
                       drawKind(),
                       newChitsKind(),
                       chitKind(),
                       mobilisationKind(),
                       withdrawalsKind(),
                       incomeKind(),
                       rebuildKind(),
                       reinforcementsKind(),
                       placeKind(),
                       strategicKind(),
                       seaKind(),
                       railKind(),
                       flipHqsKind(),
                       reservesKind(),
                       endAdministrationKind(),
                       beginMovementKind(),
                       movementKind(),
                       beginExploitationKind(),
                       exploitationKind(),
                       endMovementKind(),
                       overstackKind(),
                       beginCombatKind(),
                       combatKind(),
                       endCombatKind(),
                       battleKind(),
                       supportKind(),
                       airKind(),
                       antiAirKind(),
                       navalKind(),
                       battleChitsKind(),
                       lossesKind(),
                       advanceKind(),
                       pursuitKind(),
                       endTurnKind()};
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.seen = seen;
        made.hidesPool = hidesPool;
        made.whyNotPosition = whyNotPosition;
        made.culprits = culprits;
        made.layers = layers();
        made.trace = trace;
        made.explain = explain;
        made.cost = marchCost;
        made.reading = reading;
        made.worth = worth;
        made.room = room;
        made.steps = stepsOf;
        made.unsupplied = supply;
        made.toll = toll;
        return made;
    }();
    return table;
}

} // namespace esagono::tscw
