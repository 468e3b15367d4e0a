// SPDX-License-Identifier: GPL-3.0-or-later
// Rail movement.
#include "engine/tscw/moving/strategic.h"
#include "engine/tscw/moving/strategic_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace entraining {
enum Verbs : std::size_t { RailVerb, EventVerb, DeclineVerb, EndVerb };
enum Arguments : std::size_t { Unit, To, Fields };
} // namespace entraining

/// Why a train does not enter a hex, whoever is in it.
Verdict whyNotThrough(const Position& position, SideId side, HexId hex) {
    if (hasUnit(position, hex, other(side)))
        return refuse("11.4", say::notHeld, hex).because(hex);
    if (!is(position, ruling::railControl) && position.controller(hex) != side)
        return refuse({"11.4", "rail_control"}, say::notHeld, hex).because(hex);
    if (!hasUnit(position, hex, side) && isBeside(position, hex, other(side)))
        return refuse("11.4", say::besideEnemy, hex).because(neighboursThere);
    return {};
}

/// The hexes trains reach from one.
template <class Usable>
std::vector<HexId> reachedFrom(const Position& position, HexId start, const Usable& usable) {
    HexSet seen(position.map().size());
    std::vector<HexId> reached = {start};
    seen.insert(start);
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const HexId beside : position.map().neighbours(reached[i]))
            if (!seen.contains(beside) && position.map().linked(reached[i], beside, rail) &&
                isLand(position, beside) && usable(beside)) {
                seen.insert(beside);
                reached.push_back(beside);
            }
    return reached;
}

std::vector<HexId> trainsFrom(const Position& position, SideId side, HexId start) {
    return reachedFrom(position, start,
                       [&](HexId hex) { return !whyNotThrough(position, side, hex); });
}

Verdict whyNotEntrain(const Traffic& traffic, CounterId unit) {
    if (Verdict why = traffic.whyNotLeave(unit))
        return why;
    const Position& position = traffic.position();
    if (!position.map().onLink(position.hex(unit), rail))
        return refuse("11.4", say::noRailway, position.hex(unit)).because(position.hex(unit));
    if (!traffic.isSupplied(unit))
        return refuse("9.3", say::startUnsupplied, unit);
    if (railHalves(position, unit) > railLeft(position, traffic.side()))
        return refuse(isHq(position, unit) ? "11.3" : "11.2", say::noRailLeft, unit);
    return {};
}

/// Once a train could come there.
Verdict whyNotArrive(const Traffic& traffic, CounterId unit, const Stays& stays, HexId to) {
    const Position& position = traffic.position();
    if (position.controller(to) != traffic.side())
        return refuse("11.4", say::notHeld, to).because(to);
    return traffic.whyNotEnd(unit, stays, to);
}

Verdict whyNotRail(const Traffic& traffic, CounterId unit, HexId to) {
    if (Verdict why = whyNotEntrain(traffic, unit))
        return why;
    const Position& position = traffic.position();
    if (to == position.hex(unit))
        return refuse("11.4", say::isThere, unit, to);
    if (!position.map().onLink(to, rail))
        return refuse("11.4", say::noRailway, to).because(to);
    if (Verdict why = whyNotThrough(position, traffic.side(), to))
        return why;
    const std::vector<HexId> reached = trainsFrom(position, traffic.side(), position.hex(unit));
    if (std::ranges::find(reached, to) == reached.end())
        return refuse({"11.4", "rail_control"}, say::noRailLine, unit, to).because(to);
    return whyNotArrive(traffic, unit, Stays(position, {&unit, 1}, traffic.nets()), to);
}

Verdict judgeRail(const Position& position, const Command& command) {
    return whyNotRail(Traffic(position, command.side), command.arguments.counter(entraining::Unit),
                      command.arguments.hex(entraining::To));
}

std::vector<HexId> goalsOf(const Traffic& traffic, CounterId unit, bool one) {
    const Position& position = traffic.position();
    const HexId start = position.hex(unit);
    const Stays stays(position, {&unit, 1}, traffic.nets());
    std::vector<HexId> goals;
    for (const HexId hex : trainsFrom(position, traffic.side(), start))
        if (hex != start && !whyNotArrive(traffic, unit, stays, hex)) {
            goals.push_back(hex);
            if (one)
                break;
        }
    return goals;
}

std::vector<Offer> offerRail(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(entraining::EndVerb), say::offerEndRail)};
    offers.back().confirm = true;
    const Traffic traffic(position, side);
    Offer offer = leadingOffer(OfferKind::Units, VerbId(entraining::RailVerb), say::offerRail,
                               Values(entraining::Fields), entraining::Unit);
    for (const CounterId unit : traffic.units())
        if (!whyNotEntrain(traffic, unit) && !goalsOf(traffic, unit, true).empty())
            offer.targets.push_back(unit.value);
    addIfAny(offers, std::move(offer));
    offerChits(position, side, Moment::Strategic, VerbId(entraining::EventVerb), offers);
    return offers;
}

std::vector<Offer> furtherRail(const Position& position, SideId side, const Values& settled) {
    const Traffic traffic(position, side);
    const CounterId unit = settled.counter(entraining::Unit);
    if (whyNotEntrain(traffic, unit))
        return {};
    return ifAny(openOffer(OfferKind::Hexes, VerbId(entraining::RailVerb),
                           Text(say::offerRailTo, unit), settled, entraining::To,
                           valuesOf(goalsOf(traffic, unit, false))));
}

void takeRail(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(entraining::Unit);
    const HexId to = command.arguments.hex(entraining::To);
    const TrackId used = railUsed[command.side.index()];
    draft.set(used, draft.position().track(used) + railHalves(draft.position(), unit), "11.2");
    setOut(draft, unit, ByRail, "11.4");
    enterHex(draft, unit, to, "11.4");
    draft.say(Text(say::wentByRail, unit, to), "11.4");
}

Text promptRail(const Position& position, SideId side) {
    return {say::promptRail, Ratio(railLeft(position, side), 2)};
}

} // namespace

HexSet railReach(const Position& position, CounterId unit) {
    HexSet reach(position.map().size());
    const Traffic traffic(position, position.side(unit));
    if (traffic.whyNotLeave(unit) || !position.map().onLink(position.hex(unit), rail) ||
        !traffic.isSupplied(unit))
        return reach;
    for (const HexId hex : goalsOf(traffic, unit, false))
        reach.insert(hex);
    return reach;
}

bool isOnRailToUss(const Position& position, HexId hex, Network network) {
    const SideId side = network == Network::Nationalist ? nationalist : republican;
    const auto isOwn = [&](HexId each) {
        return position.controller(each) == side && !hasUnit(position, each, other(side));
    };
    if (!position.map().onLink(hex, rail) || !isOwn(hex))
        return false;
    return std::ranges::any_of(reachedFrom(position, hex, isOwn),
                               [&](HexId each) { return isUssOf(position, each, network); });
}

FrameKind railKind() {
    FrameKind kind{"tscw.rail", say::frameRail, {{"side", FieldKind::Side}}};
    kind.offers = offerRail;
    kind.promptNow = promptRail;
    kind.verbs = {{"rail",
                   {{"unit", FieldKind::Counter}, {"to", FieldKind::Hex}},
                   judgeRail,
                   takeRail,
                   nullptr,
                   furtherRail},
                  eventVerb<Moment::Strategic>(),
                  declineVerb(),
                  endVerb()};
    return kind;
}

} // namespace esagono::tscw
