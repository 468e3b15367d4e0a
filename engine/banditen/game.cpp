// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its frames and what else its chapters answer.
#include "engine/banditen/chapters.h"

namespace esagono::banditen {

const Rules& rules() {
    static const Rules table = [] {
        Rules made;
        made.id = "banditen";
        made.expects = contract();
        made.frames = madeBy(frames);
        made.sayings = sayings();
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.whyNotPosition = whyNotPosition;
        made.layers = layers();
        made.explain = explain;
        made.cost = marchCost;
        made.stocks = {{pointsTrack[0]}, {pointsTrack[1]}};
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
