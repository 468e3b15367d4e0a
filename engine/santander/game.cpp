// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its frames and what else its chapters answer.
#include "engine/santander/chapters.h"

namespace esagono::santander {

const Rules& rules() {
    static const Rules table = [] {
        Rules made;
        made.id = "santander";
        made.expects = contract();
        made.frames = madeBy(frames);
        made.sayings = sayings();
        made.untoldFaces = untoldFaces();
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.seen = seen;
        made.whyNotPosition = whyNotPosition;
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
