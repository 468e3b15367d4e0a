// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the game: its frames and what else its chapters answer.
#include "engine/tscw/chapters.h"

namespace esagono::tscw {

const Rules& rules() {
    static const Rules table = [] {
        Rules made;
        made.id = "tscw";
        made.expects = contract();
        made.frames = madeBy(frames);
        made.sayings = sayings();
        made.untoldFaces = untoldFaces();
        made.prepare = readPrinted;
        made.begin = begin;
        made.ending = ending;
        made.seen = seen;
        made.hidesPool = hidesPool;
        made.whyNotPosition = whyNotPosition;
        made.layers = layers();
        made.trace = trace;
        made.explain = explain;
        made.cost = marchCost;
        for (const TrackId track : pointsTrack)
            made.stocks.push_back({track});
        for (const auto& used : {railUsed, seaUsed})
            for (const TrackId track : used)
                made.stocks.push_back({track, 2}); // counted in halves
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
