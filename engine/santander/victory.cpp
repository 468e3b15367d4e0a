// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14: how to win.
#include "santander/chapters.h"
#include "santander/messages.h"

namespace esagono::santander {

int victoryPoints(const Position& position) {
    int points = 0;
    for (const Objective& objective : printed(position).objectives) {
        const bool isRuined =
            objective.hex == printed(position).reinosa && position.track(factory) != 0; // 14.2
        if (position.controller(objective.hex) == nationalist && !isRuined)
            points += objective.points;
    }
    return points + (position.track(brigades) >= brigadesForAPoint ? 1 : 0);
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
