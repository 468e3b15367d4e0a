// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tscw/moving/ways.h"

#include "engine/tscw/fighting/advance_messages.h"
#include "engine/tscw/supply/supply.h"

#include <algorithm>

namespace esagono::tscw {

Verdict whyNotPass(const Position& position, CounterId unit, HexId from, HexId to) {
    if (!position.map().exists(to) || !position.map().adjacent(from, to))
        return refuse("15.23", say::wayBroken, from, to);
    return whyNotEnter(position, unit, from, to);
}

Verdict whyNotCrossRiver(const Position& position, CounterId unit, HexId from, HexId to) {
    if (isMotorised(position, unit) &&
        position.map().has(position.map().hexside(from, to), majorRiverSide))
        return refuse("13.12.8", say::motorisedAtRiver, unit, to).because(to);
    return {};
}

Verdict whyNotAdvanceStep(const Position& position, CounterId unit, HexId from, HexId to) {
    if (Verdict why = whyNotPass(position, unit, from, to))
        return why;
    return whyNotCrossRiver(position, unit, from, to);
}

std::optional<int> costOf(const Position& position, Party units, HexId from, HexId to) {
    int dearest = 0;
    for (const CounterId unit : units) {
        const std::optional<int> cost = stepCost(position, unit, from, to, Regular);
        if (!cost)
            return std::nullopt;
        dearest = std::max(dearest, *cost);
    }
    return dearest;
}

Verdict whyNotEnd(const Position& position, Party units, std::span<const HexId> way) {
    if (Verdict why = whyNotStack(position, units, way.back()))
        return why;
    if (Verdict why = whyNotBeyondLimit(position, units, way.back()))
        return why;
    return whyNotEndUnsupplied(position, {units, way});
}

void reachFrom(const Position& position, Party units, HexId start, int points, Reach<>& reach) {
    reach.run(start, points, [&](const HexStep& step) {
        for (const CounterId unit : units)
            if (whyNotAdvanceStep(position, unit, step.from, step.to))
                return StepCost::blocked(1);
        const std::optional<int> cost = costOf(position, units, step.from, step.to);
        return cost ? StepCost::of(*cost) : StepCost::blocked(1);
    });
}

void go(Draft& draft, Party units, std::span<const HexId> way, const char* section) {
    for (const HexId hex : way)
        for (const CounterId unit : units)
            enterHex(draft, unit, hex, section);
}

} // namespace esagono::tscw
