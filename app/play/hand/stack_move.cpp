// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/stack_move.h"

#include <algorithm>

namespace esagono {

std::vector<CounterId> moversIn(const Seat& seat, const View& view, HexId hex) {
    std::vector<CounterId> found;
    const Filling fresh(seat);
    const std::vector<Candidate> all = candidates(fresh, 0);
    for (const CounterId each : countersAt(view, hex))
        if (std::ranges::find(all, each, &Candidate::counter) != all.end())
            found.push_back(each);
    return found;
}

std::optional<Command> StackMove::next(const Seat& seat, const View& view) {
    while (!units.empty() && seat.decides()) {
        const CounterId unit = units.front();
        units.erase(units.begin());
        if (auto command = commandOf(unit, seat, view))
            return command;
        refusedTo = unit;
    }
    return std::nullopt;
}

/// The command that leads a unit to the hex, or as near to it as it may come.
std::optional<Command> StackMove::commandOf(CounterId unit, const Seat& seat, const View& view) {
    Filling filling(seat);
    const std::vector<Candidate> all = candidates(filling, 0);
    const auto found = std::ranges::find(all, unit, &Candidate::counter);
    if (found == all.end())
        return std::nullopt;
    filling.open(0, found->offer);
    if (!found->isSubject && !filling.pick(unit.value))
        return std::nullopt;
    const HexMap& map = *seat.setting().map;
    HexId best = to;
    if (asFarAsLegal) {
        best = placeOf(view, unit).hex();
        for (const std::size_t each : liveOffers(filling, filling.levels().size() - 1))
            for (const std::int32_t target : filling.last().offers[each].targets)
                if (const HexId hex(static_cast<std::size_t>(target));
                    map.distance(hex, to) < map.distance(best, to))
                    best = hex;
    }
    const auto judged = judge(filling, view, {best, {}});
    if (!judged || judged->why || judged->level + 1 != filling.levels().size()) {
        if (!asFarAsLegal)
            refused = judged;
        return std::nullopt;
    }
    filling.open(judged->level, judged->offer);
    if (!filling.pick(judged->target) || !filling.hasEnough() || filling.whyNot())
        return std::nullopt;
    return filling.command();
}

} // namespace esagono
