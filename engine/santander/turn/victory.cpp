// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14: how to win.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

namespace {

/// 14.2
bool isRuined(const Position& position, HexId objective) {
    return objective == printed(position).reinosa && position.track(factory) != 0;
}

std::string nameOf(const Position& position, HexId hex) {
    const auto places = position.map().placesIn(hex);
    return places.empty() ? position.map().label(hex) : position.map().place(places.front()).name;
}

} // namespace

std::vector<Worth> worth(const Position& position) {
    std::vector<Worth> lines;
    for (const Objective& objective : printed(position).objectives) {
        const bool ruined = isRuined(position, objective.hex);
        lines.push_back(
            {Text(ruined ? say::worthRuin : say::worthPlace, nameOf(position, objective.hex)),
             objective.hex, ruined ? 0 : objective.points, position.controller(objective.hex),
             ruined ? "14.2" : "14.1"});
    }
    const int destroyed = position.track(brigades);
    lines.push_back({Text(say::worthBrigades, destroyed, brigadesForAPoint),
                     {},
                     1,
                     destroyed >= brigadesForAPoint ? nationalist : SideId(),
                     "14.1"});
    return lines;
}

int victoryPoints(const Position& position) {
    int points = 0;
    for (const Worth& line : worth(position))
        if (line.side == nationalist)
            points += line.points;
    return points;
}

void score(Draft& draft) {
    draft.set(victory, victoryPoints(draft.position()), "14.1");
}

Ending ending(const Position& position) {
    const int points = victoryPoints(position);
    const SideId winner = points >= pointsToWin ? nationalist : republican;
    return {winner, Text(say::endsWith, winner, points, pointsToWin)};
}

} // namespace esagono::santander
