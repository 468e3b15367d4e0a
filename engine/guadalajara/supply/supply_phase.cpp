// SPDX-License-Identifier: GPL-3.0-or-later
// 1.6a, 1.6d: the supply phase of a side: markers and attrition.
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/supply/supply_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace supply {
enum Locals { Side, Marked, Wasting };
}

/// Sc.4 rule 2, A63: shows who is supplied by another HQ than his own.
void showAttachments(Draft& draft) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId each(i);
        if (!isItalian(draft.position(), each) || !isUnit(draft.position(), each))
            continue;
        const Division by = divisionOf(draft.position(), each);
        const bool isOwn = by == piece(draft.position(), each).division;
        draft.set(each, attached, isOwn ? 0 : 1 + static_cast<int>(by), "1.6b");
    }
}

/// Markers come and go; those that were out before and still are will waste away.
std::vector<CounterId> mark(Draft& draft, SideId side) {
    const std::vector<std::uint8_t> out = outOfSupply(draft.position(), side);
    std::vector<CounterId> wasting;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const CounterId each(i);
        if (draft.position().side(each) != side || !isUnit(draft.position(), each))
            continue;
        const bool was = draft.position().status(each, oos) != 0;
        if (was && out[i] != 0)
            wasting.push_back(each);
        if (was == (out[i] != 0))
            continue;
        draft.set(each, oos, out[i], "1.6a");
        if (draft.position().isOnMap(each))
            draft.say(Text(was ? say::unitInSupply : say::unitOutOfSupply, each), "1.6a");
    }
    return wasting;
}

/// 1.6d: one throw for the first stack of those that are left.
void wasteAway(Draft& draft) {
    std::vector<CounterId> left = draft.position().locals().counters(supply::Wasting);
    const HexId hex = draft.position().hex(left.front());
    std::vector<CounterId> stack;
    std::ranges::copy_if(left, std::back_inserter(stack),
                         [&](CounterId each) { return draft.position().hex(each) == hex; });
    std::erase_if(left, [&](CounterId each) { return draft.position().hex(each) == hex; });
    draft.setLocal(supply::Wasting, left);
    const int die = draft.roll(say::rollAttrition, "1.6d");
    const Chart& chart = draft.position().chart(AttritionChart);
    const int steps = chart.number(chart.rowHeld(die)).value_or(0);
    draft.say(Text(say::attritionResult, hex, steps), "1.6d");
    if (steps > 0)
        pushLosses(draft, stack, steps, Cause::Attrition, "1.6d");
}

void runSupply(Draft& draft) {
    if (!draft.position().locals().has(supply::Marked)) {
        const SideId side = draft.position().locals().side(supply::Side);
        if (side == nationalist)
            showAttachments(draft);
        const std::vector<CounterId> wasting = mark(draft, side);
        draft.setLocal(supply::Marked, 1);
        draft.setLocal(supply::Wasting, wasting);
    }
    std::vector<CounterId> left = draft.position().locals().counters(supply::Wasting);
    std::erase_if(left, [&](CounterId each) { return !draft.position().isOnMap(each); });
    if (left.empty()) {
        draft.pop();
        return;
    }
    draft.setLocal(supply::Wasting, left);
    wasteAway(draft);
}

} // namespace

FrameKind supplyKind() {
    return {"guadalajara.supply",
            say::frameSupply,
            {{"side", FieldKind::Side}, {"marked"}, {"wasting", FieldKind::Counter, false}},
            runSupply};
}

} // namespace esagono::guadalajara
