// SPDX-License-Identifier: GPL-3.0-or-later
// Section 1.13: reserves, and what opens the exploitation phase.
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/truck_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// 1.16c: all they may have done is to load, with a truck that was there.
Verdict whyNotCarried(const Position& position, CounterId unit) {
    if (position.status(truckOf(position, unit), moved) != 0)
        return refuse("1.16c", say::truckCameLate, unit);
    return {};
}

Verdict whyNotUnit(const Position& position, SideId side, CounterId unit) {
    if (!unit.exists() || position.side(unit) != side || !isUnit(position, unit))
        return refuse("1.13a", say::notYours, unit);
    if (!position.isOnMap(unit))
        return refuse("1.13a", say::isNotOnMap, unit);
    if (position.status(unit, reserve) != NotInReserve)
        return refuse("1.13a", say::isInReserve, unit);
    if (isAboard(position, unit)) {
        if (Verdict why = whyNotCarried(position, unit))
            return why;
    } else {
        if (!piece(position, unit).mayExploit)
            return refuse("1.13a", say::noYellowBox, unit);
        if (position.status(unit, moved) != 0 || position.status(unit, spent) != 0)
            return refuse("1.13a", say::reserveMoved, unit);
    }
    if (is(position, ruling::a(94)) && isNewcomer(position, unit))
        return refuse({"1.13a", "A94"}, say::reserveCameIn, unit);
    if (position.status(unit, dg) != 0)
        return refuse("1.13a", say::reserveDg, unit);
    if (isBeside(position, position.hex(unit), other(side)))
        return refuse("1.13a", say::enemyBeside, unit);
    return {};
}

/// A66: one marker a stack, or a unit.
int markersFor(const Position& position, std::span<const CounterId> units) {
    if (is(position, ruling::a(66)))
        return static_cast<int>(units.size());
    const bool marked =
        std::ranges::any_of(position.stack(position.place(units.front())), [&](CounterId each) {
            return position.side(each) == position.side(units.front()) && isUnit(position, each) &&
                   position.status(each, reserve) == InReserve;
        });
    return marked ? 0 : 1;
}

Verdict judgeReserve(const Position& position, const Command& command) {
    return whyNotReserve(position, command.side, command.arguments.counters(0));
}

void takeReserve(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(0);
    const TrackId track = reserveMarkers[command.side.index()];
    draft.set(track, draft.position().track(track) - markersFor(draft.position(), units), "1.13a");
    for (const CounterId unit : units) {
        draft.set(unit, reserve, InReserve, "1.13a");
        if (isAboard(draft.position(), unit))
            draft.set(truckOf(draft.position(), unit), reserve, InReserve, "1.16c");
        draft.say(Text(say::goesIntoReserve, unit, draft.position().place(unit)), "1.13a");
    }
}

// The exploitation phase

/// 1.13d, A69: who may act. DG units have lost their ability (1.7a).
bool isSetFree(const Position& position, CounterId unit) {
    if (position.status(unit, reserve) != InReserve || position.status(unit, dg) != 0)
        return false;
    return !is(position, ruling::a(69)) || !position.isOnMap(unit) ||
           !isBeside(position, position.hex(unit), other(position.side(unit)));
}

/// 2.8c: all Italians away from the enemy, in the first turn.
bool isPrepared(const Position& position, CounterId unit) {
    return position.isOnMap(unit) && isItalian(position, unit) && !isAir(position, unit) &&
           position.status(unit, dg) == 0 && !isBeside(position, position.hex(unit), republican);
}

void release(Draft& draft, SideId side) {
    const bool prepares = side == nationalist && course(draft.position()).preparation &&
                          turnNow(draft.position()) == 1;
    bool released = false;
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId each(i);
        if (draft.position().side(each) != side)
            continue;
        if (isSetFree(draft.position(), each)) {
            draft.set(each, reserve, Released, {"1.13d", "A69"});
            released = true;
        } else if (prepares && isPrepared(draft.position(), each)) {
            draft.set(each, reserve, Released, "2.8c");
        }
    }
    if (released)
        draft.say(Text(say::reservesReleased, side), "1.13d");
    if (prepares)
        draft.say(say::preparation, "2.8c");
}

bool canExploit(const Position& position, SideId side) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i);
            position.side(each) == side &&
            (position.isOnMap(each) ? position.status(each, reserve) == Released
                                    : position.place(each).isBox() && mayEnter(position, each)))
            return true;
    return false;
}

void runBeginExploitation(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    noteStays(draft); // after the combat phase
    release(draft, side);
    if (canExploit(draft.position(), side))
        beginPhase(draft, side, frame(exploitationKind), "1.13d");
}

} // namespace

Verdict whyNotReserve(const Position& position, SideId side, std::span<const CounterId> units) {
    if (isExploitation(position))
        return refuse("1.13a", say::onlyInMovement);
    if (side == republican && isSurprised(position))
        return refuse("2.8b", say::noReservesYet);
    if (units.empty())
        return refuse("1.13a", say::isNotOnMap, CounterId());
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (Verdict why = whyNotUnit(position, side, units[i]))
            return why;
        const auto rest = units.subspan(i + 1);
        if (position.place(units[i]) != position.place(units.front()) ||
            std::ranges::find(rest, units[i]) != rest.end())
            return refuse({"1.13a", "A66"}, say::otherStack, units[i]);
    }
    if (position.track(reserveMarkers[side.index()]) < markersFor(position, units))
        return refuse({"1.13", "A66"}, say::noMarkers);
    return {};
}

void offerReserves(const Position& position, SideId side, std::vector<Offer>& offers) {
    Offer offer = unitsOffer(ReserveVerb, say::offerIntoReserve, Values(1), 0, false);
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.side(unit) == side && position.isOnMap(unit) &&
                                     !whyNotReserve(position, side, {&unit, 1}))
            offer.targets.push_back(unit.value);
    addIfAny(offers, std::move(offer));
}

Verb reserveVerb() {
    return {"reserve", {{"units", FieldKind::Counter, false}}, judgeReserve, takeReserve};
}

FrameKind beginExploitationKind() {
    return {"guadalajara.begin_exploitation",
            say::frameExploitation,
            {{"side", FieldKind::Side}},
            runBeginExploitation};
}

} // namespace esagono::guadalajara
