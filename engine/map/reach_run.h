// SPDX-License-Identifier: GPL-3.0-or-later
// The run itself: Dijkstra's algorithm with one line per number of points. Read by reach.h only.
#pragma once

#include "engine/map/reach.h"

#include <algorithm>

namespace esagono {

/// At the end of its line.
inline void Reached::queue(Arrival arrival, std::size_t points) {
    const auto number = static_cast<std::uint32_t>(m_waiting.size());
    m_waiting.push_back({arrival, nobody});
    Line& line = m_lines[points];
    (line.last == nobody ? line.first : m_waiting[line.last].next) = number;
    line.last = number;
}

/// Notes what a step would lead to, if that is better than what is known, and queues it if new.
inline void Reached::weigh(Arrival arrival, Arrival before, const StepCost& step, int total,
                           int points) {
    Note& known = m_notes[arrival];
    if (step.isBlocked) {
        known = std::min(known, note(Blocked, step.reason, false, before));
        return;
    }
    if (total > points) {
        known = std::min(known, note(TooFar, total, false, before));
        return;
    }
    const Note found = note(Open, total, step.stops, before);
    if (found >= known)
        return;
    // If only the way there is a better one, it is already queued.
    if (found >> valueShift != known >> valueShift)
        queue(arrival, static_cast<std::size_t>(total));
    known = found;
}

template <int Modes>
template <class Cost>
const Reached& Reach<Modes>::run(std::span<const HexId> starts, int points, Cost&& cost) {
    begin(starts, points);
    const HexMap& map = *m_map;
    for (int spent = 0; spent <= points; ++spent) {
        Line& line = m_lines[static_cast<std::size_t>(spent)];
        for (std::uint32_t i = line.first; i != nobody; i = m_waiting[i].next) {
            const Arrival arrival = m_waiting[i].arrival; // more may come while steps are free
            const Note here = m_notes[arrival];
            if (isSettled(here))
                continue; // found cheaper since it was queued
            m_notes[arrival] = note(Settled, spent, stops(here), from(here));
            const HexId hex(arrival / Modes);
            if (Modes == 1 || isFirstOfHex(arrival))
                m_hexes.push_back(hex);
            if (stops(here))
                continue;
            for (Direction direction = 0; direction < directions; ++direction) {
                const HexId next = map.neighbour(hex, direction);
                if (!next.exists() || (Modes == 1 && isSettled(m_notes[next.index()])))
                    continue;
                const StepCost step =
                    cost(HexStep{hex, next, hexsideBetween(hex, next, direction), direction, spent,
                                 static_cast<int>(arrival % Modes)});
                const auto mode = Modes == 1 ? 0U : static_cast<unsigned>(step.mode);
                expectOfPackage(mode < Modes, Cost);
                weigh(static_cast<Arrival>(next.index() * Modes + mode), arrival, step,
                      spent + step.points, points);
            }
        }
        line = {};
    }
    return *this;
}

} // namespace esagono
