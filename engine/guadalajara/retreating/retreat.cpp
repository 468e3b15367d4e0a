// SPDX-License-Identifier: GPL-3.0-or-later
// Retreats: the owner leads his units away, stacked or split (SCS). Armour goes with its stack
// (1.11g), a retreat is never bought off with steps (1.19).
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/guadalajara/retreating/retreat_ways.h"
#include "engine/play/decisions/locals.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace retreat {
enum Arguments { Units, To };
}

using UnitList = std::vector<CounterId>;

/// Those who have not retreated yet.
struct Rout : Locals<Rout> {
    std::vector<HexId> awayFrom;
    UnitList waiting;
    std::vector<int> distances; ///< by unit

    static constexpr auto named() {
        return std::tuple(Local("away_from", &Rout::awayFrom), Local("waiting", &Rout::waiting),
                          Local("distances", &Rout::distances));
    }
    [[nodiscard]] int distance(CounterId unit) const {
        return distances[std::size_t(std::ranges::find(waiting, unit) - waiting.begin())];
    }
    [[nodiscard]] UnitList waitingIn(const Position& position, HexId hex) const {
        UnitList units;
        std::ranges::copy_if(waiting, std::back_inserter(units),
                             [&](CounterId unit) { return position.hex(unit) == hex; });
        return units;
    }
    void strike(CounterId unit) {
        const auto at = std::ranges::find(waiting, unit) - waiting.begin();
        waiting.erase(waiting.begin() + at);
        distances.erase(distances.begin() + at);
    }
    [[nodiscard]] RetreatWays ways(const Position& position, const UnitList& units) const {
        return {position, units, distance(units.front()), awayFrom};
    }
};

UnitList with(UnitList units, CounterId one) {
    units.push_back(one);
    return units;
}

bool leadsItself(const Position& position, CounterId unit) {
    return !isDependent(position, unit);
}

/// Adds the armour and the engineers that can follow.
UnitList withFollowers(const Position& position, const Rout& rout, UnitList units,
                       const UnitList& there) {
    for (const CounterId each : there)
        if (isDependent(position, each) && std::ranges::count(units, each) == 0 &&
            !rout.ways(position, with(units, each)).empty())
            units.push_back(each);
    return units;
}

Verdict whyNotGroup(const Position& position, const Rout& rout, const UnitList& units) {
    if (units.empty())
        return refuse("SCS.retreat", say::retreatOneHex);
    for (const CounterId unit : units) {
        if (std::ranges::count(rout.waiting, unit) == 0)
            return refuse("SCS.retreat", say::notRetreating, unit);
        if (position.hex(unit) != position.hex(units.front()) ||
            std::ranges::count(units, unit) > 1)
            return refuse("SCS.retreat", say::retreatOneHex);
    }
    UnitList left = rout.waitingIn(position, position.hex(units.front()));
    std::erase_if(left, [&](CounterId unit) { return std::ranges::count(units, unit) > 0; });
    const auto leads = [&](CounterId unit) { return leadsItself(position, unit); };
    if (std::ranges::none_of(units, leads))
        return refuse("1.11g", say::retreatTogether, units.front());
    if (std::ranges::any_of(left, leads))
        return {};
    for (const CounterId each : left)
        if (!rout.ways(position, with(units, each)).empty())
            return refuse("1.11g", say::retreatTogether, each);
    return {};
}

Verdict whyNotRetreat(const Position& position, const Command& command) {
    const Rout rout = Rout::from(position.locals());
    const UnitList units = command.arguments.counters(retreat::Units);
    if (Verdict why = whyNotGroup(position, rout, units))
        return why;
    return rout.ways(position, units).whyNot(command.arguments.hex(retreat::To));
}

/// Where settled units may end.
std::vector<Offer> offerEnds(const Position& position, const Values& settled, Text label) {
    const Rout rout = Rout::from(position.locals());
    const UnitList units = settled.counters(retreat::Units);
    if (whyNotGroup(position, rout, units))
        return {};
    const RetreatWays ways = rout.ways(position, units);
    std::vector<std::int32_t> candidates;
    for (const RetreatWays::End& end : ways.ends())
        candidates.push_back(end.hex.value);
    std::ranges::sort(candidates);
    Offer offer = offerOf(
        OfferKind::Hexes, VerbId(0), std::move(label), settled, retreat::To, candidates,
        [&](const Values& attempt) -> Verdict { return ways.whyNot(attempt.hex(retreat::To)); });
    return ifAny(std::move(offer));
}

Text labelForAll(const Position& position, CounterId first) {
    return {say::offerRetreat, position.hex(first), Rout::from(position.locals()).distance(first)};
}

std::vector<Offer> offerFurther(const Position& position, SideId /*side*/, const Values& settled) {
    const UnitList units = settled.counters(retreat::Units);
    if (units.empty())
        return {};
    const CounterId first = units.front();
    return offerEnds(position, settled,
                     {say::offerRetreatSome, position.hex(first),
                      Rout::from(position.locals()).distance(first), first,
                      andOthers(units.size())});
}

std::vector<HexId> hexesOfAll(const Position& position, const UnitList& units) {
    std::vector<HexId> hexes;
    for (const CounterId unit : units)
        if (std::ranges::count(hexes, position.hex(unit)) == 0)
            hexes.push_back(position.hex(unit));
    return hexes;
}

std::vector<Offer> offerRetreats(const Position& position, SideId /*side*/) {
    const Rout rout = Rout::from(position.locals());
    std::vector<Offer> offers;
    for (const HexId hex : hexesOfAll(position, rout.waiting)) {
        const UnitList there = rout.waitingIn(position, hex);
        UnitList leaders;
        std::ranges::copy_if(there, std::back_inserter(leaders),
                             [&](CounterId unit) { return leadsItself(position, unit); });
        if (leaders.empty())
            continue; // whoever they were with has gone
        Values settled(2);
        if (!rout.ways(position, leaders).empty()) {
            settled.set(retreat::Units, withFollowers(position, rout, leaders, there));
            std::ranges::move(offerEnds(position, settled, labelForAll(position, leaders.front())),
                              std::back_inserter(offers));
        }
        if (leaders.size() < 2)
            continue;
        Offer split = leadingOffer(OfferKind::Units, VerbId(0), Text(say::offerSplitRetreat, hex),
                                   Values(2), retreat::Units);
        split.most = static_cast<std::int32_t>(there.size());
        split.example = {leaders.front().value};
        split.targets = valuesOf(there);
        offers.push_back(std::move(split));
    }
    return offers;
}

/// Those who cannot retreat are lost; when nobody is left who leads himself, it is over, and armour
/// that could not follow is alone (1.11d).
void settle(Draft& draft) {
    Rout rout = Rout::from(draft.position().locals());
    bool isChanged = false;
    for (const CounterId unit : UnitList(rout.waiting)) {
        const Position position = draft.position();
        if (!position.isOnMap(unit)) {
            rout.strike(unit);
            isChanged = true;
        } else if (leadsItself(position, unit) && rout.ways(position, {unit}).empty()) {
            draft.say(Text(say::unitCannotRetreat, unit), "SCS.retreat");
            destroy(draft, unit, Cause::Retreat,
                    typeOf(position, unit) == Type::ArmouredTrain ? "3.4a" : "SCS.retreat");
            rout.strike(unit);
            isChanged = true;
        }
    }
    const Position position = draft.position();
    if (std::ranges::any_of(rout.waiting,
                            [&](CounterId unit) { return leadsItself(position, unit); })) {
        if (isChanged)
            draft.revise(rout.locals());
        return;
    }
    const std::vector<HexId> hexes = hexesOfAll(position, rout.waiting);
    draft.pop();
    for (const HexId hex : hexes)
        seeToStranded(draft, hex, position.side(rout.waiting.front()), false, "1.11d");
}

/// A24: the trucks of those who got off under attack, if they go with them.
UnitList trucksOf(const Position& position, const UnitList& units, const std::vector<HexId>& way) {
    UnitList trucks;
    if (!is(position, ruling::a(24)))
        return trucks;
    const UnitList pairs = battleBelow(position).unloaded;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        const HexId start = position.hex(units.front());
        if (std::ranges::count(units, pairs[i]) == 0 || position.hex(pairs[i + 1]) != start)
            continue;
        HexId at = start;
        const bool isOpen = std::ranges::all_of(way, [&](HexId next) {
            const bool goes = stepHalves(position, Class::Motorised, at, next).has_value();
            at = next;
            return goes;
        });
        if (isOpen)
            trucks.push_back(pairs[i + 1]);
    }
    return trucks;
}

/// 1.11d: armour that took no part may be alone now; who still waits to retreat is not.
void seeToOthers(Draft& draft, HexId start, SideId side, const UnitList& waiting) {
    const UnitList left = unitsIn(draft.position(), start, side);
    if (std::ranges::none_of(left,
                             [&](CounterId unit) { return std::ranges::count(waiting, unit) > 0; }))
        seeToStranded(draft, start, side, false, "1.11d");
}

void takeRetreat(Draft& draft, const Command& command) {
    Rout rout = Rout::from(draft.position().locals());
    const UnitList units = command.arguments.counters(retreat::Units);
    const HexId start = draft.position().hex(units.front());
    const RetreatWays ways = rout.ways(draft.position(), units);
    const RetreatWays::End end = *ways.find(command.arguments.hex(retreat::To));
    const std::vector<HexId> way = ways.way(end);
    UnitList moving = trucksOf(draft.position(), units, way);
    moving.insert(moving.end(), units.begin(), units.end());
    for (const CounterId unit : moving) {
        draft.say(Text(say::unitRetreats, unit, end.hex), "SCS.retreat");
        for (const HexId hex : way)
            enterHex(draft, unit, hex, "SCS.retreat");
    }
    for (const CounterId unit : units)
        rout.strike(unit);
    draft.revise(rout.locals());
    settle(draft);
    seeToOthers(draft, start, command.side, rout.waiting);
    if (end.entered > 0) {
        draft.say(Text(say::retreatThroughZones, end.entered), "SCS.retreat");
        pushLosses(draft, units, end.entered, Cause::Retreat, "SCS.retreat");
    }
}

} // namespace

void pushRetreat(Draft& draft, SideId side, std::span<const CounterId> units,
                 std::span<const int> distances, std::span<const HexId> awayFrom) {
    if (units.empty())
        return;
    Rout rout;
    rout.awayFrom.assign(awayFrom.begin(), awayFrom.end());
    rout.waiting.assign(units.begin(), units.end());
    rout.distances.assign(distances.begin(), distances.end());
    draft.push(frame(retreatKind), side, rout.locals(), "SCS.retreat");
    settle(draft);
}

FrameKind retreatKind() {
    FrameKind kind{"guadalajara.retreat", say::frameRetreat, Rout::fields()};
    kind.offers = offerRetreats;
    kind.prompt = say::promptRetreat;
    kind.verbs = {{"retreat",
                   {{"units", FieldKind::Counter, false}, {"to", FieldKind::Hex}},
                   whyNotRetreat,
                   takeRetreat,
                   nullptr,
                   offerFurther}};
    return kind;
}

} // namespace esagono::guadalajara
