// SPDX-License-Identifier: GPL-3.0-or-later
// Moves and overruns: a hex, units in it, a way.
#include "engine/guadalajara/moving/march.h"
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/way_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace move {
enum Arguments { From, Units, Path, Fields };
}

constexpr Ends endsOf(PhaseVerbs verb) {
    return verb == OverrunVerb ? Ends::Overrun : Ends::Move;
}

Verdict whyNotGroup(const Position& position, SideId side, HexId from,
                    const std::vector<CounterId>& units) {
    if (units.empty())
        return refuse("SCS.movement", say::notTogether, from);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (Verdict why = whyNotMover(position, side, units[i]))
            return why;
        const auto rest = std::span(units).subspan(i + 1);
        if (position.hex(units[i]) != from || std::ranges::find(rest, units[i]) != rest.end())
            return refuse("SCS.movement", say::notTogether, from);
    }
    return {};
}

Verdict judge(const Position& position, const Command& command, Ends ends) {
    const std::vector<CounterId> units = command.arguments.counters(move::Units);
    if (Verdict why = whyNotGroup(position, command.side, command.arguments.hex(move::From), units))
        return why;
    return whyNotWay(Way(position, units), command.arguments.hexes(move::Path), ends);
}
Verdict judgeMove(const Position& position, const Command& command) {
    return judge(position, command, Ends::Move);
}
Verdict judgeOverrun(const Position& position, const Command& command) {
    return judge(position, command, Ends::Overrun);
}

void take(Draft& draft, const Command& command, Ends ends) {
    noteBegun(draft);
    const std::vector<CounterId> units = command.arguments.counters(move::Units);
    const std::vector<HexId> path = command.arguments.hexes(move::Path);
    noteFetching(draft, units, path.back());
    beginMarch(draft, units, path, ends);
}
void takeMove(Draft& draft, const Command& command) {
    take(draft, command, Ends::Move);
}
void takeOverrun(Draft& draft, const Command& command) {
    take(draft, command, Ends::Overrun);
}

Preview previewMove(const Position& position, const Command& command) {
    return previewWay(Way(position, command.arguments.counters(move::Units)),
                      command.arguments.hexes(move::Path), Ends::Move);
}
Preview previewRun(const Position& position, const Command& command) {
    return previewOverrun(Way(position, command.arguments.counters(move::Units)),
                          command.arguments.hexes(move::Path));
}

/// Those in a hex that may be moved.
std::vector<CounterId> moversIn(const Position& position, SideId side, HexId hex) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(hex))
        if (!whyNotMover(position, side, each))
            units.push_back(each);
    std::ranges::sort(units);
    return units;
}

/// Units that can do it: one of them, or all; none.
std::vector<CounterId> ableOf(const Position& position, std::vector<CounterId> units,
                              const Front& front, Ends ends) {
    if (ends == Ends::Overrun)
        std::erase_if(units, [&](CounterId unit) {
            return isTruck(position, unit) || position.status(unit, dg) != 0 ||
                   beganInZone(position, unit);
        });
    if (units.empty())
        return {};
    if (ends == Ends::Overrun && canGo(Way(position, units, front), ends))
        return units;
    if (units.size() == 1 && ends == Ends::Overrun)
        return {};
    for (const CounterId unit : units)
        if (canGo(Way(position, {&unit, 1}, front), ends))
            return {unit};
    if (ends == Ends::Move && units.size() > 1 && canGo(Way(position, units, front), ends))
        return units;
    return {};
}

void offerHexes(const Position& position, SideId side, const Front& front, PhaseVerbs verb,
                const char* label, std::vector<Offer>& offers) {
    Offer offer = unitsOffer(verb, label, Values(move::Fields), move::From, true);
    offer.kind = OfferKind::Hexes;
    for (const HexId hex : hexesOf(position, side))
        if (!ableOf(position, moversIn(position, side, hex), front, endsOf(verb)).empty())
            offer.targets.push_back(hex.value);
    addIfAny(offers, std::move(offer));
}

std::vector<Offer> waysOf(const Position& position, PhaseVerbs verb, const Values& settled) {
    const Way way(position, settled.counters(move::Units));
    const char* label = verb == MoveVerb ? say::offerMove : say::offerOverrun;
    return offerWays(way, {VerbId(verb), label, settled, move::Path, endsOf(verb)});
}

std::vector<Offer> further(const Position& position, SideId side, PhaseVerbs verb,
                           const Values& settled) {
    if (settled.has(move::Units))
        return waysOf(position, verb, settled);
    const HexId hex = settled.hex(move::From);
    const std::vector<CounterId> units = moversIn(position, side, hex);
    const std::vector<CounterId> able =
        ableOf(position, units, Front(position, side), endsOf(verb));
    if (able.empty())
        return {};
    if (units.size() == 1) {
        Values all = settled;
        all.set(move::Units, units);
        return waysOf(position, verb, all);
    }
    const char* label = verb == MoveVerb ? say::offerMoveUnits : say::offerOverrunUnits;
    Offer offer = unitsOffer(verb, Text(label, hex), settled, move::Units, true);
    offer.most = static_cast<std::int32_t>(units.size());
    offer.targets = valuesOf(units);
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side)
            if (const Verdict why = whyNotMover(position, side, each))
                offer.blocked.push_back({each.value, {each.value}, why});
    offer.example = valuesOf(able);
    return offered(std::move(offer));
}
std::vector<Offer> furtherMove(const Position& position, SideId side, const Values& settled) {
    return further(position, side, MoveVerb, settled);
}
std::vector<Offer> furtherOverrun(const Position& position, SideId side, const Values& settled) {
    return further(position, side, OverrunVerb, settled);
}

/// Why nobody of a hex goes anywhere, or a unit does not.
Verdict whyNotFrom(const Position& position, SideId side, std::span<const CounterId> units,
                   Ends ends) {
    Verdict last;
    for (const CounterId unit : units) {
        if (Verdict why = whyNotMover(position, side, unit)) {
            last = why;
            continue;
        }
        const Way way(position, {&unit, 1});
        for (const HexId next : position.map().neighbours(position.hex(unit)))
            if (const Verdict why = whyNotWay(way, {&next, 1}, ends))
                last = why;
    }
    return last;
}

Verdict whyNotTargetOfMove(const Position& position, SideId side, const Offer& offer,
                           std::int32_t target) {
    const auto index = static_cast<std::size_t>(target);
    const Ends ends = endsOf(PhaseVerbs(offer.verb.index()));
    if (offer.open == move::Path)
        return whyNotThere(Way(position, offer.arguments.counters(move::Units)), HexId(index),
                           ends);
    if (offer.open == move::Units) {
        const CounterId unit(index);
        return whyNotFrom(position, side, {&unit, 1}, ends);
    }
    return whyNotFrom(position, side, unitsIn(position, HexId(index), side), ends);
}

Verb verbOf(std::string_view name, Verdict (*whyNot)(const Position&, const Command&),
            void (*doIt)(Draft&, const Command&),
            Preview (*preview)(const Position&, const Command&),
            std::vector<Offer> (*next)(const Position&, SideId, const Values&)) {
    return {name,
            {{"from", FieldKind::Hex},
             {"units", FieldKind::Counter, false},
             {"path", FieldKind::Hex, false}},
            whyNot,
            doIt,
            preview,
            next,
            whyNotTargetOfMove};
}

} // namespace

void offerMoves(const Position& position, SideId side, std::vector<Offer>& offers) {
    const Front front(position, side);
    offerHexes(position, side, front, MoveVerb, say::offerMoveFrom, offers);
    offerHexes(position, side, front, OverrunVerb, say::offerOverrunFrom, offers);
}

Verb moveVerb() {
    return verbOf("move", judgeMove, takeMove, previewMove, furtherMove);
}
Verb overrunVerb() {
    return verbOf("overrun", judgeOverrun, takeOverrun, previewRun, furtherOverrun);
}

} // namespace esagono::guadalajara
