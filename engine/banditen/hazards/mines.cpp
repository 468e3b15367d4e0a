// SPDX-License-Identifier: GPL-3.0-or-later
// Section 16.9: mines. Where they lie is public; what they are worth is not until they go off.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

int valueOf(const Position& position, HexId hex) {
    for (const MarkerOnTable& each : position.markers(Place(hex)))
        if (each.marker == mine)
            return each.value;
    return 0;
}

/// 16.9.1; with the frost of 16.6.1 (A38).
bool setsOff(const Position& position, std::span<const CounterId> units, int die) {
    const int frozen = position.track(frost) != 0 ? -1 : 0;
    return die + frozen <= strength(position, units);
}

/// Whether units that enter the hex have a mine to fear.
bool hasMineFor(const Position& position, HexId hex, std::span<const CounterId> units) {
    return !units.empty() && position.side(units.front()) == partisan &&
           mineNear(position, hex).exists();
}

} // namespace

int facesSettingOff(const Position& position, HexId hex, std::span<const CounterId> units) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += hasMineFor(position, hex, units) && setsOff(position, units, die) ? 1 : 0;
    return faces;
}

int mineHits(const Position& position, std::span<const int> dice) {
    const Chart& chart = position.chart(MineHitsChart);
    return static_cast<int>(std::ranges::count_if(
        dice, [&](int die) { return chart.cell(chart.rowHeld(die)) == "hit"; }));
}

HexId mineNear(const Position& position, HexId hex) {
    if (position.has(Place(hex), mine))
        return hex;
    for (const HexId beside : position.map().neighbours(hex))
        if (position.has(Place(beside), mine))
            return beside;
    return {};
}

Blast springMine(Draft& draft, HexId hex, std::span<const CounterId> units) {
    if (!hasMineFor(draft.position(), hex, units))
        return {};
    const HexId where = mineNear(draft.position(), hex);
    const int die = draft.roll(say::diceMine, "16.9.1");
    if (!setsOff(draft.position(), units, die)) {
        draft.say(Text(say::mineMissed, where), "16.9.1");
        return {};
    }
    const int value = valueOf(draft.position(), where);
    removeMarker(draft, mine, where, "16.9.1");
    draft.say(Text(say::mineGoesOff, where, value), "16.9.1");
    if (value == 0)
        return {}; // 16.9.3
    const std::vector<int> dice = draft.roll(say::diceMineHits, value, "16.9.1");
    const Blast blast{true, mineHits(draft.position(), dice)};
    draft.say(Text(say::hitsScored, hex, blast.hits), "16.9.1");
    return blast;
}

} // namespace esagono::banditen
