// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its names and its frames.
#include "banditen/chapters.h"

namespace esagono::banditen {

namespace {

Names names() {
    Names names;
    names.sides = {"axis", "partisan"};
    names.statuses = {"fire", "prone", "out_of_command", "lost", "acting", "entered", "reacted"};
    names.markers = {"mine", "bunker", "infirmary", "captured"};
    names.tracks = {"turn",
                    "initiative",
                    "axis_ap",
                    "partisan_ap",
                    "ammunition",
                    "axis_morale",
                    "axis_losses",
                    "partisan_losses",
                    "objectives",
                    "reinforced",
                    "corte_cerro",
                    "arrival_ii",
                    "arrival_valdossola",
                    "arrival_valtoce",
                    "frost",
                    "third_battalion",
                    "assault_company",
                    "forts",
                    "axis_points",
                    "partisan_points"};
    names.boxes = {"axis_forces", "partisan_forces", "axis_counters", "partisan_counters",
                   "eliminated"};
    names.boxes.insert(names.boxes.end(), entryAreas.begin(), entryAreas.end());
    names.attributes = {"strength", "movement", "range", "radius"};
    names.traits = {"type", "formation", "faction", "command"};
    names.flags = {"automatic", "light", "fractional"};
    names.terrains = {"open", "building", "hill", "forest", "river"};
    names.features = {"stream", "bridge"};
    names.links = {"road"};
    names.charts = {"actions",
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
                    "turns_gravellona",
                    "turns_tarnova"};
    names.rulings = {"redi_valtoce", "seventh_objective"};
    static const std::vector<std::string> numbered = [] {
        std::vector<std::string> ids;
        for (std::size_t i = 1; i <= ruling::as; ++i)
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
        made.id = "banditen";
        made.names = names();
        made.frames = {
            setupKind(),      deployKind(),     turnKind(),   turnBeginKind(), ammunitionKind(),
            pointsKind(),     hastenKind(),     frostKind(),  arrivalsKind(),  placeThirdKind(),
            activationKind(), actKind(),        marchKind(),  goOnKind(),      fireAfterKind(),
            reactKind(),      casualtiesKind(), lossesKind(), meleeKind(),     retreatKind(),
            replaceKind(),    controlKind(),    shiftKind(),  endTurnKind(),   firingKind()};
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.whyNotPosition = whyNotPosition;
        made.culprits = culprits;
        made.layers = layers();
        made.explain = explain;
        made.cost = marchCost;
        made.reading = reading;
        made.worth = worth;
        made.room = room;
        made.steps = stepsOfUnit;
        made.toll = toll;
        return made;
    }();
    return table;
}

} // namespace esagono::banditen
