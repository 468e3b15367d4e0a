// SPDX-License-Identifier: GPL-3.0-or-later
// The run itself: Dijkstra's algorithm with one queue per number of points. Read by reach.h only.
#pragma once

#include "map/reach.h"

namespace esagono {

template <int Modes>
template <class Cost>
const Reached& Reach<Modes>::run(std::span<const HexId> starts, int points, Cost&& cost) {
    begin(points);
    // Copies in registers: the compiler cannot know that the notes never overlap the members.
    const HexMap& map = *m_map;
    const Note run = m_run;
    Note* const notes = m_notes.data();
    std::vector<Arrival>* const queues = m_queues.data();
    for (const HexId start : starts) {
        const auto arrival = static_cast<Arrival>(start.index() * Modes);
        if (!isOfRun(run, notes[arrival]))
            queues[0].push_back(arrival);
        notes[arrival] = note(run, Open, 0, false, arrival);
    }
    for (int spent = 0; spent <= points; ++spent) {
        std::vector<Arrival>& queue = queues[spent];
        for (std::size_t i = 0; i < queue.size(); ++i) { // grows while steps are free
            const Arrival arrival = queue[i];
            const Note here = notes[arrival];
            if (isSettled(run, here))
                continue; // found cheaper since it was queued
            notes[arrival] = note(run, Settled, spent, stops(here), from(here));
            const HexId hex(arrival / Modes);
            if (Modes == 1 || isFirstOfHex(arrival))
                m_hexes.push_back(hex);
            if (stops(here))
                continue;
            for (Direction direction = 0; direction < directions; ++direction) {
                const HexId next = map.neighbour(hex, direction);
                if (!next.exists() || (Modes == 1 && isSettled(run, notes[next.index()])))
                    continue;
                const StepCost step =
                    cost(HexStep{hex, next, hexsideBetween(hex, next, direction), direction, spent,
                                 static_cast<int>(arrival % Modes)});
                const auto entered = static_cast<Arrival>(
                    next.index() * Modes + (Modes > 1 ? static_cast<std::size_t>(step.mode) : 0U));
                if (Modes > 1)
                    ensure(step.mode >= 0 && step.mode < Modes);
                const int total = spent + step.points;
                const Knowledge known = step.isBlocked ? Blocked : total > points ? TooFar : Open;
                const Note found =
                    note(run, known, step.isBlocked ? step.reason : total, step.stops, arrival);
                const Note before = notes[entered];
                if (found >= before)
                    continue;
                notes[entered] = found;
                // If only the way there is a better one, it is already queued.
                if (known == Open && found >> valueShift != before >> valueShift)
                    queues[total].push_back(entered);
            }
        }
        queue.clear();
    }
    return *this;
}

} // namespace esagono
