// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/map/reach.h"

#include <algorithm>

namespace esagono {

Reached::Reached(const HexMap& map, int modes)
    : m_map(&map)
    , m_modes(static_cast<std::size_t>(modes))
    , m_run(firstRun)
    , m_notes(map.size() * m_modes, ~Note{0}) {
    expectOfPackage(modes >= 1 && m_notes.size() <= 0xFFFF, Size);
    m_hexes.reserve(map.size());
    m_waiting.reserve(map.size());
}

/// Runs are numbered downwards; when the numbers are used up the notes are cleared after all.
void Reached::begin(std::span<const HexId> starts, int points) {
    expectOfPackage(points >= 0 && points <= StepCost::most, Cost);
    if (m_run == 0) {
        std::fill(m_notes.begin(), m_notes.end(), ~Note{0});
        m_run = firstRun;
    }
    m_run -= Note{1} << runShift;
    if (m_lines.size() <= static_cast<std::size_t>(points))
        m_lines.resize(static_cast<std::size_t>(points) + 1);
    m_waiting.clear();
    m_hexes.clear();
    for (const HexId start : starts) {
        expectOfPackage(m_map->exists(start), Hex);
        const auto arrival = static_cast<Arrival>(start.index() * m_modes);
        if (!isOfThisRun(m_notes[arrival]))
            queue(arrival, 0);
        m_notes[arrival] = note(Open, 0, false, arrival);
    }
}

Reached::Arrival Reached::best(HexId hex) const {
    const std::size_t index = indexWithin(hex.index(), m_map->size());
    if (m_modes == 1)
        return static_cast<Arrival>(index);
    const auto first = m_notes.begin() + static_cast<std::ptrdiff_t>(index * m_modes);
    const auto last = first + static_cast<std::ptrdiff_t>(m_modes);
    return static_cast<Arrival>(std::min_element(first, last) - m_notes.begin());
}

bool Reached::isFirstOfHex(Arrival arrival) const {
    const std::size_t first = arrival / m_modes * m_modes;
    for (std::size_t other = first; other < first + m_modes; ++other)
        if (other != arrival && isSettled(m_notes[other]))
            return false;
    return true;
}

bool Reached::contains(HexId hex) const {
    return isSettled(m_notes[best(hex)]);
}

int Reached::cost(HexId hex) const {
    expectOfPackage(contains(hex), Hex);
    return value(m_notes[best(hex)]);
}

HexId Reached::previous(HexId hex) const {
    expectOfPackage(contains(hex), Hex);
    const Arrival arrival = best(hex);
    const Arrival before = from(m_notes[arrival]);
    return before == arrival ? HexId() : hexOf(before);
}

bool Reached::stopsIn(HexId hex) const {
    expectOfPackage(contains(hex), Hex);
    return stops(m_notes[best(hex)]);
}

std::vector<HexId> Reached::path(HexId hex) const {
    expectOfPackage(contains(hex), Hex);
    std::vector<HexId> hexes;
    hexes.reserve(8); // most are shorter
    Arrival arrival = best(hex);
    for (Arrival before = from(m_notes[arrival]); before != arrival;
         before = from(m_notes[arrival])) {
        hexes.push_back(hexOf(arrival));
        arrival = before;
    }
    hexes.push_back(hexOf(arrival));
    std::reverse(hexes.begin(), hexes.end());
    return hexes;
}

std::optional<Obstacle> Reached::whatStopped(HexId hex) const {
    const Note note = m_notes[best(hex)];
    if (isOfThisRun(note)) {
        switch (knowledge(note)) {
        case TooFar:
            return Obstacle{Obstacle::Kind::TooFar, hexOf(from(note)), value(note), 0};
        case Blocked:
            return Obstacle{Obstacle::Kind::Blocked, hexOf(from(note)), 0, value(note)};
        default:
            return std::nullopt;
        }
    }
    HexId halt;
    for (const HexId next : m_map->neighbours(hex))
        if (contains(next) && (!halt.exists() || next < halt))
            halt = next;
    if (!halt.exists())
        return std::nullopt;
    return Obstacle{Obstacle::Kind::Halted, halt, 0, 0};
}

std::vector<HexId> Reached::frontier() const {
    std::vector<HexId> hexes;
    for (const HexId hex : m_hexes)
        for (const HexId next : m_map->neighbours(hex))
            if (!contains(next))
                hexes.push_back(next);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

} // namespace esagono
