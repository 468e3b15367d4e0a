// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its names and its frames.
#include "guadalajara/chapters.h"

namespace esagono::guadalajara {

namespace {

Names names() {
    Names names;
    names.sides = {"nationalist", "republican"};
    names.statuses = {"dg",    "oos",   "reserve", "aboard", "attached",
                      "moved", "spent", "fired",   "fought", "returns",
                      "crossed", "bound"};
    names.markers = {"interdicted"};
    names.tracks = {"turn",
                    "phase",
                    "vp",
                    "emergency",
                    "exited",
                    "brihuega",
                    "reserve_nationalist",
                    "reserve_republican",
                    "morale_fn",
                    "panic_fn",
                    "retreat_fn",
                    "morale_pn",
                    "panic_pn",
                    "retreat_pn",
                    "morale_dlv",
                    "panic_dlv",
                    "retreat_dlv"};
    names.boxes = {"nationalist_forces",
                   "republican_forces",
                   "turn_1",
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
                   "zone_a",
                   "zone_b",
                   "zone_c",
                   "zone_d",
                   "zone_e",
                   "off_map",
                   "emergency_5",
                   "emergency_6",
                   "disabled_tanks",
                   "republican_air_ready",
                   "republican_air_used",
                   "italian_air_ready",
                   "italian_air_used",
                   "exited_box",
                   "withdrawn",
                   "eliminated"};
    names.attributes = {"attack",        "defence",    "movement",    "movement_motorised",
                        "movement_tank", "steps",      "barrage",     "range",
                        "supply_range",  "attack_drm", "defence_drm", "number"};
    names.traits = {"type", "faction", "division"};
    names.flags = {"exploitation", "anti_tank", "armoured", "flame", "volunteer", "t26", "rail"};
    names.terrains = {"clear", "woods", "hills", "minor_village", "major_village"};
    names.features = {"river", "stream", "bridge", "rail_bridge"};
    names.links = {"road", "track", "rail"};
    names.charts = {"combat",
                    "barrage",
                    "tank_vs_tank",
                    "tank_after_combat",
                    "attrition",
                    "interdiction",
                    "air_points",
                    "italian_air_points",
                    "terrain",
                    "ways",
                    "hexsides",
                    "combat_modifiers",
                    "combat_shifts",
                    "barrage_shifts",
                    "tank_modifiers",
                    "reconstitution",
                    "reconstitution_modifiers",
                    "tank_repair",
                    "variable_reinforcements",
                    "costs",
                    "victory_scenario1",
                    "turns"};
    names.rulings = {"political_incompatibility", "cavalry_screens",   "looser_line",
                     "variable_reinforcements",   "italian_air_bases", "better_fog",
                     "intensive_combat",          "simplified_panic"};
    static const std::vector<std::string> numbered = [] {
        std::vector<std::string> ids;
        for (std::size_t i = 1; i <= ruling::as; ++i)
            if (i != ruling::missing)
                ids.push_back("A" + std::to_string(i));
        return ids;
    }();
    names.rulings.insert(names.rulings.end(), numbered.begin(), numbered.end());
    return names;
}

} // namespace

const Rules& rules() {
    static const Rules table = [] {
        Rules made;
        made.id = "guadalajara";
        made.names = names();
        made.frames = {setupKind(),
                       deployKind(),
                       turnKind(),
                       reinforcementsKind(),
                       arriveKind(),
                       beginMovementKind(),
                       movementKind(),
                       beginExploitationKind(),
                       exploitationKind(),
                       marchKind(),
                       goOnKind(),
                       interdictKind(),
                       screenKind(),
                       repairKind(),
                       barrageKind(),
                       shellingKind(),
                       combatKind(),
                       battleKind(),
                       supportKind(),
                       lossesKind(),
                       strandedKind(),
                       retreatKind(),
                       advanceKind(),
                       supplyKind(),
                       cleanUpKind(),
                       airPointsKind(),
                       placeInterdictionKind(),
                       moraleKind(),
                       compulsoryKind(),
                       endTurnKind(),
                       fallBackKind()};
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.seen = seen;
        made.hidesTrack = hidesTrack;
        made.hidesEvent = hidesEvent;
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
        made.unsupplied = oos;
        made.toll = toll;
        return made;
    }();
    return table;
}

} // namespace esagono::guadalajara
