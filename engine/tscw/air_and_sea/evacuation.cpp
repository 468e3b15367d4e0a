// SPDX-License-Identifier: GPL-3.0-or-later
// 13.8: once in a game Republican units come back through France.
#include "engine/tscw/moving/movement.h"
#include "engine/tscw/moving/movement_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace evacuating {
enum Arguments : std::size_t { Units, Fields };
} // namespace evacuating

int halvesOf(const Position& position, CounterId unit) {
    return isDivision(position, unit) ? 2 : 1;
}

Verdict whyNotNow(const Position& position, SideId side) {
    const HexId there = ground(position).evacuation;
    if (side != republican || position.track(evacuatedTrack) != 0)
        return refuse("13.8", say::evacuatedAlready);
    if (position.controller(there) == nationalist)
        return refuse("13.8.1", say::evacuationLost, there);
    return {};
}

/// Ruling evacuated_units
Verdict whyNotEvacuee(const Position& position, SideId side, CounterId unit) {
    if (Verdict why = whyNotMover(position, side, unit, Regular))
        return why;
    if (position.status(unit, moved) != NotMoved)
        return refuse("13.8.1", say::hasMoved, unit);
    if (ground(position).nearFrance[position.hex(unit).index()] == 0 ||
        position.hex(unit) == ground(position).evacuation)
        return refuse("13.8.1", say::notAtFrance, unit);
    if (is(position, ruling::evacuatedUnits) && !isSupplied(position, unit))
        return refuse({"13.8.1", "evacuated_units"}, say::unsuppliedEvacuee, unit);
    return {};
}

Verdict whyNotEvacuate(const Position& position, SideId side, const std::vector<CounterId>& units) {
    if (Verdict why = whyNotNow(position, side))
        return why;
    int halves = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (Verdict why = whyNotEvacuee(position, side, units[i]))
            return why;
        const auto rest = std::span(units).subspan(i + 1);
        if (std::ranges::find(rest, units[i]) == rest.end())
            halves += halvesOf(position, units[i]);
    }
    const int most = printed(position).evacuation;
    if (halves == 0 || halves > 2 * most)
        return refuse("13.8", say::tooManyEvacuees, most);
    return whyNotStack(position, units, ground(position).evacuation); // 8.1
}

Verdict judgeEvacuate(const Position& position, const Command& command) {
    return whyNotEvacuate(position, command.side, command.arguments.counters(evacuating::Units));
}

void takeEvacuate(Draft& draft, const Command& command) {
    finishMovers(draft, command.side);
    draft.set(evacuatedTrack, 1, "13.8");
    const HexId there = ground(draft.position()).evacuation;
    for (const CounterId unit : command.arguments.counters(evacuating::Units)) {
        enterHex(draft, unit, there, "13.8.1");
        draft.set(unit, moved, Finished, "13.8.1");
        draft.say(Text(say::isEvacuated, unit, there), "13.8.1");
    }
}

} // namespace

void offerEvacuation(const Position& position, SideId side, VerbId verb,
                     std::vector<Offer>& offers) {
    if (whyNotNow(position, side))
        return;
    Offer offer = openOffer(OfferKind::Units, verb, say::offerEvacuate, Values(evacuating::Fields),
                            evacuating::Units);
    for (const HexId hex : position.map().area(ground(position).frenchBorder).hexes)
        for (const CounterId unit : unitsIn(position, hex, side))
            if (!whyNotEvacuate(position, side, {unit}))
                offer.targets.push_back(unit.value);
    offer.most =
        std::min(2 * printed(position).evacuation, static_cast<std::int32_t>(offer.targets.size()));
    addIfAny(offers, std::move(offer));
}

Verb evacuateVerb() {
    return {"evacuate", {{"units", FieldKind::Counter, false}}, judgeEvacuate, takeEvacuate};
}

} // namespace esagono::tscw
