// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its names and its frames.
#include "santander/chapters.h"

namespace esagono::santander {

namespace {

Names names() {
    Names names;
    names.sides = {"nationalist", "republican"};
    names.statuses = {"dsg", "oos", "moved", "attacked", "revealed"};
    names.markers = {"trench"};
    names.tracks = {"turn",     "weather", "morale",      "offensive",   "factory",     "basque",
                    "brigades", "victory", "division_50", "division_55", "division_57", "armour"};
    names.boxes = {"nationalist_available",
                   "republican_available",
                   "nationalist_used",
                   "republican_used",
                   "eliminated",
                   "withdrawn",
                   "basque_battalions",
                   "nationalist_forces",
                   "republican_forces",
                   "reserve_force",
                   "supply_depot",
                   "turn_1",
                   "turn_2",
                   "turn_3",
                   "turn_4",
                   "turn_5",
                   "turn_6",
                   "turn_7"};
    names.attributes = {"attack", "defence", "movement", "stacking", "bombardment"};
    names.traits = {"type", "group", "size", "division", "command"};
    names.flags = {"motorised", "yellow_circle", "independent", "corps_ctv"};
    names.terrains = {"sea", "clear", "city", "hill", "mountain"};
    names.features = {"river", "impassable"};
    names.links = {"road"};
    names.charts = {"combat",    "bombardment",      "morale",     "terrain",  "weather",
                    "offensive", "offensive_effect", "basque",     "reinosa",  "armour",
                    "reserve",   "air_attrition",    "air_combat", "modifiers"};
    names.rulings = {"air_combat", "historical", "dsg_reduction", "fog"};
    static const std::vector<std::string> numbered = [] {
        std::vector<std::string> ids;
        for (std::size_t i = 1; i <= ruling::ks; ++i)
            ids.push_back("K" + std::to_string(i));
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
        made.id = "santander";
        made.names = names();
        made.frames = {
            setupKind(),        deployKind(),   turnKind(),    airReturnKind(),   weatherKind(),
            offensiveKind(),    withdrawKind(), arrivalKind(), placeColumnKind(), supplyKind(),
            moveKind(),         combatKind(),   battleKind(),  supportKind(),     columnsKind(),
            airLossKind(),      lossKind(),     retreatKind(), fileInKind(),      advanceKind(),
            breakthroughKind(), reinosaKind(),  basqueKind(),  battalionsKind(),  endTurnKind()};
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.seen = seen;
        made.whyNotPosition = whyNotPosition;
        made.culprits = culprits;
        made.layers = layers();
        made.trace = trace;
        made.explain = explain;
        made.cost = marchCost;
        made.reading = reading;
        made.worth = worth;
        made.room = room;
        made.steps = printedSteps;
        made.unsupplied = oos;
        made.toll = toll;
        return made;
    }();
    return table;
}

} // namespace esagono::santander
