// SPDX-License-Identifier: GPL-3.0-or-later
// Regular movement and march: a hex, units in it, a way.
#include "engine/tscw/moving/movement.h"
#include "engine/tscw/moving/movement_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace moving {
enum Arguments : std::size_t { From, Units, Path, Fields };
} // namespace moving

constexpr Moved kindOf(MovingVerbs verb) {
    return verb == MarchVerb ? March : Regular;
}

/// 13.4, 13.5: they begin together, or all go on.
Verdict whyNotGroup(const Position& position, SideId side, HexId from,
                    const std::vector<CounterId>& units, Moved kind) {
    if (units.empty())
        return refuse("13.4", say::notTogether, from);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (Verdict why = whyNotMover(position, side, units[i], kind))
            return why;
        const auto rest = std::span(units).subspan(i + 1);
        if (position.hex(units[i]) != from || std::ranges::find(rest, units[i]) != rest.end())
            return refuse("13.4", say::notTogether, from);
        if (position.status(units[i], moved) != position.status(units.front(), moved))
            return refuse("13.4", say::beganApart, units[i]);
    }
    return {};
}

Verdict judge(const Position& position, const Command& command, MovingVerbs verb) {
    const std::vector<CounterId> units = command.arguments.counters(moving::Units);
    const HexId from = command.arguments.hex(moving::From);
    if (Verdict why = whyNotGroup(position, command.side, from, units, kindOf(verb)))
        return why;
    const Front front(position, command.side);
    return whyNotWay(Way(position, units, kindOf(verb), front),
                     command.arguments.hexes(moving::Path));
}
Verdict judgeMove(const Position& position, const Command& command) {
    return judge(position, command, MoveVerb);
}
Verdict judgeMarch(const Position& position, const Command& command) {
    return judge(position, command, MarchVerb);
}

/// What a way will have cost each, and whether it ends their movement.
struct Bill {
    std::vector<int> points;
    bool isLast = false;
};

Bill billOf(const Way& way, std::span<const HexId> path) {
    Bill bill;
    const bool isForced = way.mayForce() && way.cost(way.start(), path.front()) > way.left();
    for (const CounterId unit : way.units()) {
        int points = isForced ? allowanceOf(way.position(), unit, way.kind()) : 0;
        HexId at = way.start();
        for (const HexId next : path) {
            points += isForced ? 0 : way.toll(unit, at, next).points();
            at = next;
        }
        bill.points.push_back(points);
    }
    bill.isLast = isForced || way.front().enemyZone.contains(path.back());
    return bill;
}

/// Ruling movement_supply: who is out of supply as it begins moves at half to the end.
void noteHungry(Draft& draft, CounterId unit) {
    if (draft.position().status(unit, moved) == NotMoved)
        draft.set(unit, starved, isSupplied(draft.position(), unit) ? 0 : 1, "9.3");
}

void take(Draft& draft, const Command& command, Moved kind) {
    const std::vector<CounterId> units = command.arguments.counters(moving::Units);
    const std::vector<HexId> path = command.arguments.hexes(moving::Path);
    const char* section = kind == March ? "13.11.1" : "13.3";
    Bill bill;
    {
        const Position position = draft.position();
        const Front front(position, command.side);
        bill = billOf(Way(position, units, kind, front), path);
    }
    if (draft.position().status(units.front(), moved) == NotMoved)
        finishMovers(draft, command.side);
    for (std::size_t i = 0; i < units.size(); ++i) {
        noteHungry(draft, units[i]);
        const int before = draft.position().status(units[i], spent);
        draft.set(units[i], spent, before + bill.points[i], section);
        draft.set(units[i], moved, bill.isLast ? Finished : kind, section);
    }
    for (const HexId hex : path)
        for (const CounterId unit : units)
            enterHex(draft, unit, hex, section);
    endIfDecided(draft);
}
void takeMove(Draft& draft, const Command& command) {
    take(draft, command, Regular);
}
void takeMarch(Draft& draft, const Command& command) {
    take(draft, command, March);
}

Preview preview(const Position& position, const Command& command, Moved kind) {
    const Front front(position, command.side);
    return previewWay(Way(position, command.arguments.counters(moving::Units), kind, front),
                      command.arguments.hexes(moving::Path));
}
Preview previewMove(const Position& position, const Command& command) {
    return preview(position, command, Regular);
}
Preview previewMarch(const Position& position, const Command& command) {
    return preview(position, command, March);
}

/// Those in a hex that may be moved: all who go on, or all who have yet to begin.
std::vector<CounterId> moversIn(const Position& position, SideId side, HexId hex, Moved kind,
                                bool goOn) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && !whyNotMover(position, side, each, kind) &&
            (position.status(each, moved) != NotMoved) == goOn)
            units.push_back(each);
    std::ranges::sort(units);
    return units;
}

/// One of the units that can go somewhere, or all of them; none.
std::vector<CounterId> ableOf(const Position& position, const std::vector<CounterId>& units,
                              const Front& front, Moved kind) {
    for (const CounterId unit : units)
        if (canGo(Way(position, {&unit, 1}, kind, front)))
            return {unit};
    if (units.size() > 1 && canGo(Way(position, units, kind, front))) // an HQ supplies the others
        return units;
    return {};
}
std::vector<CounterId> ableIn(const Position& position, const Front& front, HexId hex, Moved kind) {
    for (const bool goOn : {true, false}) {
        std::vector<CounterId> able =
            ableOf(position, moversIn(position, front.side, hex, kind, goOn), front, kind);
        if (!able.empty())
            return able;
    }
    return {};
}

void offerHexes(const Position& position, const Front& front, MovingVerbs verb,
                std::vector<Offer>& offers) {
    const char* label = verb == MarchVerb ? say::offerMarchFrom : say::offerMoveFrom;
    Offer offer =
        leadingOffer(OfferKind::Hexes, VerbId(verb), label, Values(moving::Fields), moving::From);
    for (const HexId hex : ground(position).land)
        if (front.ownUnits.contains(hex) && !ableIn(position, front, hex, kindOf(verb)).empty())
            offer.targets.push_back(hex.value);
    addIfAny(offers, std::move(offer));
}

std::vector<Offer> waysOf(const Position& position, const Front& front, MovingVerbs verb,
                          const Values& settled) {
    const Way way(position, settled.counters(moving::Units), kindOf(verb), front);
    const char* label = verb == MarchVerb ? say::offerMarch : say::offerMove;
    return offerWays(way, {VerbId(verb), label, settled, moving::Path});
}

void blockOthers(Offer& offer, const Position& position, SideId side, HexId hex, Moved kind) {
    for (const CounterId each : unitsIn(position, hex, side))
        if (const Verdict why = whyNotMover(position, side, each, kind))
            offer.blocked.push_back({each.value, {each.value}, why});
}

std::vector<Offer> further(const Position& position, SideId side, MovingVerbs verb,
                           const Values& settled) {
    const Front front(position, side);
    const Moved kind = kindOf(verb);
    const HexId hex = settled.hex(moving::From);
    if (settled.has(moving::Units)) {
        if (whyNotGroup(position, side, hex, settled.counters(moving::Units), kind))
            return {};
        return waysOf(position, front, verb, settled);
    }
    std::vector<Offer> offers;
    for (const bool goOn : {true, false}) {
        const std::vector<CounterId> units = moversIn(position, side, hex, kind, goOn);
        const std::vector<CounterId> able = ableOf(position, units, front, kind);
        if (able.empty())
            continue;
        const char* label = verb == MarchVerb ? say::offerMarchUnits : say::offerMoveUnits;
        Offer offer = together(openOffer(OfferKind::Units, VerbId(verb), Text(label, hex), settled,
                                         moving::Units, valuesOf(units)));
        offer.leadsOn = true;
        blockOthers(offer, position, side, hex, kind);
        offer.example = valuesOf(able);
        offers.push_back(std::move(offer));
    }
    return offers;
}
std::vector<Offer> furtherMove(const Position& position, SideId side, const Values& settled) {
    return further(position, side, MoveVerb, settled);
}
std::vector<Offer> furtherMarch(const Position& position, SideId side, const Values& settled) {
    return further(position, side, MarchVerb, settled);
}

/// Why nobody of these goes anywhere.
Verdict whyNotFrom(const Position& position, SideId side, std::span<const CounterId> units,
                   Moved kind) {
    Verdict last;
    const Front front(position, side);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotMover(position, side, unit, kind)) {
            last = why;
            continue;
        }
        const Way way(position, {&unit, 1}, kind, front);
        for (const HexId next : openFrom(position, position.hex(unit)))
            if (const Verdict why = whyNotWay(way, {&next, 1}))
                last = why;
    }
    return last;
}

Verdict whyNotTargetOfMove(const Position& position, SideId side, const Offer& offer,
                           std::int32_t target) {
    const auto index = static_cast<std::size_t>(target);
    const Moved kind = kindOf(MovingVerbs(offer.verb.index()));
    if (offer.open == moving::Path) {
        const Front front(position, side);
        return whyNotThere(Way(position, offer.arguments.counters(moving::Units), kind, front),
                           HexId(index));
    }
    if (offer.open == moving::Units) {
        const CounterId unit(index);
        return whyNotFrom(position, side, {&unit, 1}, kind);
    }
    return whyNotFrom(position, side, unitsIn(position, HexId(index), side), kind);
}

std::vector<Field> fields() {
    return {{"from", FieldKind::Hex},
            {"units", FieldKind::Counter, false},
            {"path", FieldKind::Hex, false}};
}

} // namespace

Verdict whyNotMover(const Position& position, SideId side, CounterId unit, Moved kind) {
    if (position.side(unit) != side || !isGround(position, unit))
        return refuse("13.1", say::notYours, unit);
    if (!position.isOnMap(unit))
        return refuse("13.1", say::isNotOnMap, unit);
    if (position.status(unit, reserve) == InReserve)
        return refuse("12.1.4", say::reserveStays, unit);
    if (hasJustArrived(position, unit))
        return refuse("13.9", say::landedStays, unit);
    if (isExploitation(position) && !mayExploit(position, unit))
        return refuse("14.1", say::mayNotExploit, unit).because(neighboursThere);
    const auto done = Moved(position.status(unit, moved));
    if (done == Finished)
        return refuse("13.2", say::hasFinished, unit);
    if (done != NotMoved && done != kind)
        return refuse(kind == March ? "13.2" : "13.11.3", say::noMixing, unit);
    return kind == March ? whyNotMarch(position, unit) : allowed;
}

void finishMovers(Draft& draft, SideId side) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        const int done = draft.position().status(unit, moved);
        if (draft.position().side(unit) == side && (done == Regular || done == March))
            draft.set(unit, moved, Finished, "13.2");
    }
}

void offerMoves(const Position& position, SideId side, std::vector<Offer>& offers) {
    const Front front(position, side);
    offerHexes(position, front, MoveVerb, offers);
    offerHexes(position, front, MarchVerb, offers);
}

Verb moveVerb() {
    return {"move", fields(), judgeMove, takeMove, previewMove, furtherMove, whyNotTargetOfMove};
}
Verb marchVerb() {
    return {"march",      fields(),     judgeMarch,        takeMarch,
            previewMarch, furtherMarch, whyNotTargetOfMove};
}

} // namespace esagono::tscw
