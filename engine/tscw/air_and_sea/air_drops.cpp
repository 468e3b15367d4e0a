// SPDX-License-Identifier: GPL-3.0-or-later
// Air drops, which take place with sea movement (5.2 A.IV). How many, how far and whether in supply
// is the playbook's: the scenario says it, and without that nobody is dropped.
#include "engine/tscw/moving/strategic.h"
#include "engine/tscw/moving/strategic_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace dropping {
enum Arguments : std::size_t { Unit, To, Fields };
} // namespace dropping

constexpr const char* dropSection = "5.2.A.IV";

const AirDrops& dropsOf(const Traffic& traffic) {
    return course(traffic.position()).drops[traffic.side().index()];
}

/// 2.8
bool isAirborne(const Position& position, CounterId unit) {
    const Type type = typeOf(position, unit);
    return type == Type::Paratroop || type == Type::AirAssault;
}

Verdict whyNotTakeOff(const Traffic& traffic, CounterId unit) {
    if (Verdict why = traffic.whyNotLeave(unit))
        return why;
    const Position& position = traffic.position();
    if (!isAirborne(position, unit))
        return refuse(dropSection, say::notAirborne, unit);
    if (!traffic.isSupplied(unit))
        return refuse("9.3", say::startUnsupplied, unit);
    const std::vector<CounterId> units = traffic.units();
    const auto dropped = std::ranges::count_if(
        units, [&](CounterId each) { return position.status(each, strategic) == ByAir; });
    if (dropped >= dropsOf(traffic).units)
        return refuse(dropSection, say::noDropLeft);
    return {};
}

Verdict whyNotInto(const Traffic& traffic, CounterId unit, HexId to) {
    const Position& position = traffic.position();
    if (!isLand(position, to))
        return refuse("13.2", say::noDropThere, to);
    if (hasUnit(position, to, other(traffic.side())))
        return refuse("13.2", say::noDropThere, to);
    const int range = dropsOf(traffic).range;
    if (position.map().distance(position.hex(unit), to) > range)
        return refuse(dropSection, say::dropTooFar, unit, range);
    if (Verdict why = whyNotStack(position, {&unit, 1}, to))
        return why;
    if (Verdict why = whyNotBeyondLimit(position, {&unit, 1}, to))
        return why;
    return dropsOf(traffic).isSupplied ? allowed : whyNotStayUnsupplied(position, {&unit, 1}, to);
}

Verdict judgeDrop(const Position& position, const Command& command) {
    const Traffic traffic(position, command.side);
    const CounterId unit = command.arguments.counter(dropping::Unit);
    if (Verdict why = whyNotTakeOff(traffic, unit))
        return why;
    return whyNotInto(traffic, unit, command.arguments.hex(dropping::To));
}

std::vector<HexId> goalsOf(const Traffic& traffic, CounterId unit) {
    const Position& position = traffic.position();
    std::vector<HexId> goals = position.map().within(position.hex(unit), dropsOf(traffic).range);
    std::erase_if(goals, [&](HexId hex) {
        return hex == position.hex(unit) || whyNotInto(traffic, unit, hex);
    });
    return goals;
}

std::vector<Offer> furtherDrop(const Position& position, SideId side, const Values& settled) {
    const Traffic traffic(position, side);
    const CounterId unit = settled.counter(dropping::Unit);
    if (whyNotTakeOff(traffic, unit))
        return {};
    return ifAny(openOffer(OfferKind::Hexes, VerbId(dropVerbAt), Text(say::offerDropTo, unit),
                           settled, dropping::To, valuesOf(goalsOf(traffic, unit))));
}

void takeDrop(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(dropping::Unit);
    const HexId to = command.arguments.hex(dropping::To);
    setOut(draft, unit, ByAir, dropSection);
    draft.set(unit, landed, ByParachute, "13.9");
    enterHex(draft, unit, to, dropSection);
    draft.say(Text(say::wasDropped, unit, to), dropSection);
    endIfDecided(draft);
}

} // namespace

void offerDrops(const Traffic& traffic, std::vector<Offer>& offers) {
    Offer offer = leadingOffer(OfferKind::Units, VerbId(dropVerbAt), say::offerDrop,
                               Values(dropping::Fields), dropping::Unit);
    for (const CounterId unit : traffic.units())
        if (!whyNotTakeOff(traffic, unit) && !goalsOf(traffic, unit).empty())
            offer.targets.push_back(unit.value);
    addIfAny(offers, std::move(offer));
}

Verb dropVerb() {
    return {"drop",    {{"unit", FieldKind::Counter}, {"to", FieldKind::Hex}},
            judgeDrop, takeDrop,
            nullptr,   furtherDrop};
}

} // namespace esagono::tscw
