// SPDX-License-Identifier: GPL-3.0-or-later
// What a side decides in the reinforcement phase: who comes back where, emergency groups, delays,
// and what is done with those who wait beside the map.
#include "engine/guadalajara/arriving/arrivals.h"

#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/setup/setup.h"
#include "engine/guadalajara/setup/setup_messages.h"
#include "engine/play/decisions/placing.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace arrive {
enum Verbs { PlaceUnit, Call, Delay, Load, Unload, IntoReserve, TurnGun, Done };
enum UnitArguments { Unit };
enum LoadArguments { Cargo, Truck };
enum UnitsArguments { Units };
} // namespace arrive
constexpr std::array<std::string_view, 2> groupWords = {"emergency_5", "emergency_6"};
constexpr int delay = 2; // 3.5b

// Putting onto the map

Verdict whyNotArrive(const Position& position, SideId side, CounterId unit, HexId hex) {
    if (position.side(unit) != side || isAboard(position, unit))
        return refuse("Seq.2", say::notArriving, unit);
    if (isReturning(position, unit))
        return whyNotReturn(position, unit, hex);
    if (isWaitingToEnter(position, unit) && !is(position, ruling::a(49)))
        return refuse({"Seq.2", "A49"}, say::comesInMovement, unit);
    if (Verdict why = whyNotComeIn(position, unit, hex))
        return why;
    return whyNotStack(position, {&unit, 1}, hex);
}

std::vector<HexId> arrivalHexes(const Position& position, CounterId unit) {
    return isReturning(position, unit) ? returnHexes(position, unit) : entryHexes(position, unit);
}

/// 2.7b: divisions of volunteers take heart when somebody is back.
void takeArrival(Draft& draft, CounterId unit, HexId hex) {
    const bool isBack = isReturning(draft.position(), unit);
    draft.set(unit, returns, 0, "Seq.2");
    enterHex(draft, unit, hex, "Seq.2");
    draft.say(Text(say::unitIsBack, unit, hex), "Seq.2");
    if (isBack && !isHq(draft.position(), unit) && !isArmoured(draft.position(), unit))
        shiftMorale(draft, unit, -1, "2.7b");
    if (!isBack)
        (void)interruptByAir(draft, {&unit, 1}, hex, false);
}

constexpr PlacingRules arriving{arrive::PlaceUnit, say::offerReturnHex, arrivalHexes, whyNotArrive,
                                takeArrival};

/// Who can be put onto the map now: those who return, and newcomers if A49 says so.
std::vector<CounterId> placeable(const Position& position, SideId side) {
    return countersOf(position, side, [&](CounterId unit) {
        const bool isThere = isReturning(position, unit) ||
                             (is(position, ruling::a(49)) && isWaitingToEnter(position, unit));
        return isThere && canBePlaced(arriving, position, side, unit);
    });
}

// 3.1d

const Emergency* groupNumbered(const Position& position, int number) {
    for (const Emergency& group : course(position).emergencies)
        if (number >= 0 && number < static_cast<int>(emergencyBox.size()) &&
            group.box == emergencyBox[static_cast<std::size_t>(number)])
            return &group;
    return nullptr;
}

Verdict whyNotCall(const Position& position, const Command& command) {
    const Emergency* group = groupNumbered(position, command.arguments.get(0));
    if (command.side != republican || group == nullptr || turnNow(position) < group->turn ||
        position.isEmpty(group->box))
        return refuse("3.1d", say::noSuchGroup);
    return allowed;
}

void takeCall(Draft& draft, const Command& command) {
    const Emergency& group = *groupNumbered(draft.position(), command.arguments.get(0));
    const bool isByZoneB = group.entry == ground(draft.position()).entries[1] &&
                           !is(draft.position(), ruling::a(33)); // A33
    draft.set(emergencies, draft.position().track(emergencies) + 1, "3.1d");
    draft.say(Text(say::groupCalled, Place(group.box)), "3.1d");
    const auto called = countersOf(draft.position(), republican, [&](CounterId unit) {
        return draft.position().place(unit) == Place(group.box);
    });
    for (const CounterId unit : called)
        draft.move(unit, isByZoneB ? zoneBox(1) : offMap, "3.1d");
    const TrackId track = reserveMarkers[republican.index()];
    draft.set(track, draft.position().track(track) + group.reserveMarkers, "3.1d");
    score(draft);
}

void offerCalls(const Position& position, SideId side, std::vector<Offer>& offers) {
    for (std::int32_t number = 0; number < static_cast<std::int32_t>(emergencyBox.size()); ++number)
        if (!whyNotCall(position, {side, VerbId(arrive::Call), {number}}))
            offers.push_back(buttonOffer(
                VerbId(arrive::Call),
                Text(say::offerCall, Place(emergencyBox[static_cast<std::size_t>(number)])),
                {number}));
}

// 3.5b

Verdict judgeDelay(const Position& position, SideId side, CounterId unit) {
    const Arrival* arrival = arrivalOf(position, unit);
    const int until = turnNow(position) + delay;
    if (side != republican || position.side(unit) != side || arrival == nullptr ||
        isAboard(position, unit) || (isTruck(position, unit) && cargoOf(position, unit).exists()) ||
        position.place(unit) != Place(arrival->box) || arrival->box == offMap ||
        arrival->turn > turnNow(position) || until > position.setting().scenario->lastTurn)
        return refuse("3.5b", say::cannotBeDelayed, unit);
    return allowed;
}

Verdict whyNotDelay(const Position& position, const Command& command) {
    const auto units = command.arguments.counters(arrive::Units);
    if (units.empty())
        return refuse("3.5b", say::nobodyNamed);
    for (const CounterId unit : units) {
        if (Verdict why = judgeDelay(position, command.side, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("3.5b", say::namedTwice, unit);
    }
    return allowed;
}

void takeDelay(Draft& draft, const Command& command) {
    const int until = turnNow(draft.position()) + delay;
    for (const CounterId unit : command.arguments.counters(arrive::Units)) {
        draft.set(unit, returns, until, "3.5b");
        draft.move(unit, offMap, "3.5b");
        draft.say(Text(say::unitDelayed, unit, until), "3.5b");
    }
}

// Q.13, 3.5c: trucks beside the map

Verdict judgeCargo(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side || !isWaitingToEnter(position, unit) ||
        isAboard(position, unit))
        return refuse("Q.13", say::notArriving, unit);
    if (!isCargo(position, unit))
        return refuse("1.16a", say::noCargo, unit);
    return allowed;
}

Verdict judgeLoadBeside(const Position& position, SideId side, CounterId unit, CounterId truck) {
    if (Verdict why = judgeCargo(position, side, unit))
        return why;
    const bool isLittorio = piece(position, truck).division == Division::LIT;
    if (position.side(truck) != side || !isTruck(position, truck) ||
        !isWaitingToEnter(position, truck) || cargoOf(position, truck).exists())
        return refuse("Q.13", say::noSuchTruck, truck, unit);
    if (isLittorio && piece(position, unit).division != Division::LIT)
        return refuse("1.16a", say::noSuchTruck, truck, unit);
    return allowed;
}

Verdict whyNotLoadBeside(const Position& position, const Command& command) {
    return judgeLoadBeside(position, command.side, command.arguments.counter(arrive::Cargo),
                           command.arguments.counter(arrive::Truck));
}

std::vector<CounterId> trucksFor(const Position& position, SideId side, CounterId unit) {
    std::vector<CounterId> trucks;
    for (const CounterId truck : printed(position).trucks)
        if (truck.exists() && !judgeLoadBeside(position, side, unit, truck))
            trucks.push_back(truck);
    return trucks;
}

std::vector<Offer> offerTrucksFor(const Position& position, SideId side, const Values& settled) {
    const CounterId unit = settled.counter(arrive::Cargo);
    return ifAny(openOffer(OfferKind::Units, VerbId(arrive::Load), Text(say::offerTruck, unit),
                           settled, arrive::Truck, valuesOf(trucksFor(position, side, unit))));
}

void takeLoadBeside(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(arrive::Cargo);
    const CounterId truck = command.arguments.counter(arrive::Truck);
    if (draft.position().place(truck) != draft.position().place(unit)) {
        draft.set(truck, returns, 0, "Q.13");
        draft.move(truck, draft.position().place(unit), "Q.13");
    }
    load(draft, unit, truck, "Q.13");
}

Verdict judgeUnloadBeside(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side || !isWaitingToEnter(position, unit))
        return refuse("3.5c", say::notArriving, unit);
    if (!isAboard(position, unit))
        return refuse("3.5c", say::notAboard, unit);
    return allowed;
}

Verdict whyNotUnloadBeside(const Position& position, const Command& command) {
    return judgeUnloadBeside(position, command.side, command.arguments.counter(arrive::Unit));
}

void takeUnloadBeside(Draft& draft, const Command& command) {
    draft.set(command.arguments.counter(arrive::Unit), aboard, 0, "3.5c");
}

// 3.5c: reserves beside the map

Verdict judgeReserveBeside(const Position& position, SideId side, CounterId unit) {
    const Place place = position.place(unit);
    const bool isOffMap = place.isBox() && place != Place(forcesBox[side.index()]);
    const bool mayExploit = piece(position, unit).mayExploit || isAboard(position, unit);
    if (side != republican || position.side(unit) != side || !isUnit(position, unit) || !isOffMap ||
        !isWaitingToEnter(position, unit) || !mayExploit ||
        position.status(unit, reserve) != NotInReserve)
        return refuse("3.5c", say::noReserveBeside, unit);
    if (isSurprised(position))
        return refuse("2.8b", say::noReserveBeside, unit);
    return allowed;
}

Verdict whyNotIntoReserve(const Position& position, const Command& command) {
    const auto units = command.arguments.counters(arrive::Units);
    if (units.empty())
        return refuse("3.5c", say::nobodyNamed);
    for (const CounterId unit : units) {
        if (Verdict why = judgeReserveBeside(position, command.side, unit))
            return why;
        if (position.place(unit) != position.place(units.front()))
            return refuse("3.5c", say::noReserveBeside, unit);
        if (std::ranges::count(units, unit) > 1)
            return refuse("3.5c", say::namedTwice, unit);
    }
    const int needed = is(position, ruling::a(66)) ? static_cast<int>(units.size()) : 1; // A66
    if (position.track(reserveMarkers[command.side.index()]) < needed)
        return refuse("1.13", say::noMarkersBeside);
    return allowed;
}

void takeIntoReserve(Draft& draft, const Command& command) {
    const auto units = command.arguments.counters(arrive::Units);
    const int needed = is(draft.position(), ruling::a(66)) ? static_cast<int>(units.size()) : 1;
    const TrackId track = reserveMarkers[command.side.index()];
    draft.set(track, draft.position().track(track) - needed, "3.5c");
    for (const CounterId unit : units)
        draft.set(unit, reserve, InReserve, "3.5c");
}

// A83

Verdict whyNotTurnBeside(const Position& position, const Command& command) {
    const CounterId gun = command.arguments.counter(arrive::Unit);
    if (!isWaitingToEnter(position, gun))
        return refuse("Seq.2", say::notArriving, gun);
    return whyNotTurnGun(position, command.side, gun);
}

// The end

Verdict whyNotDone(const Position& position, const Command& command) {
    for (const CounterId unit : placeable(position, command.side))
        if (isReturning(position, unit))
            return refuse("Seq.2", say::stillToPlace, unit);
    return allowed;
}

void takeDone(Draft& draft, const Command&) {
    draft.pop();
}

std::vector<Offer> offerBeside(const Position& position, SideId side) {
    std::vector<Offer> offers;
    const auto those = [&](const auto& holds) {
        return valuesOf(countersOf(position, side, holds));
    };
    const auto addGroup = [&](arrive::Verbs verb, const char* label, const auto& judge) {
        addIfAny(offers, together(openOffer(
                             OfferKind::Units, VerbId(verb), label, Values(1), 0,
                             those([&](CounterId unit) { return !judge(position, side, unit); }))));
    };
    const auto addUndoing = [&](arrive::Verbs verb, const char* label, const auto& holds) {
        Offer offer = openOffer(OfferKind::Units, VerbId(verb), label, Values(1), 0, those(holds));
        offer.revises = offer.undoes = true;
        addIfAny(offers, std::move(offer));
    };
    addIfAny(offers, leadingOffer(OfferKind::Units, VerbId(arrive::PlaceUnit), say::offerReturn,
                                  Values(2), 0, valuesOf(placeable(position, side))));
    offerCalls(position, side, offers);
    addGroup(arrive::Delay, say::offerDelay, judgeDelay);
    addIfAny(offers, leadingOffer(OfferKind::Units, VerbId(arrive::Load), say::offerLoad, Values(2),
                                  0, those([&](CounterId unit) {
                                      return !judgeCargo(position, side, unit) &&
                                             !trucksFor(position, side, unit).empty();
                                  })));
    if (position.track(reserveMarkers[side.index()]) > 0)
        addGroup(arrive::IntoReserve, say::offerReserve, judgeReserveBeside);
    addUndoing(arrive::Unload, say::offerUnload,
               [&](CounterId unit) { return !judgeUnloadBeside(position, side, unit); });
    addUndoing(arrive::TurnGun, say::offerGunSide, [&](CounterId unit) {
        return !whyNotTurnBeside(position, {side, VerbId(arrive::TurnGun), {unit.value}});
    });
    return offers;
}

std::vector<Offer> offerArrivals(const Position& position, SideId side) {
    std::vector<Offer> offers = offerBeside(position, side);
    if (!whyNotDone(position, {side, VerbId(arrive::Done), {}}))
        offers.push_back(buttonOffer(VerbId(arrive::Done), say::offerDone));
    return offers;
}

Text promptArrivals(const Position& position, SideId side) {
    return whyNotDone(position, {side, VerbId(arrive::Done), {}}) ? say::promptReturn
                                                                  : say::promptArrive;
}

} // namespace

bool hasArrivals(const Position& position, SideId side) {
    return !offerBeside(position, side).empty();
}

FrameKind arriveKind() {
    FrameKind kind{"guadalajara.arrive", say::frameArrive, {{"side", FieldKind::Side}}};
    kind.offers = offerArrivals;
    kind.promptNow = promptArrivals;
    const Field unit{"unit", FieldKind::Counter};
    const Field units{"units", FieldKind::Counter, false};
    kind.verbs = {
        placingVerb<arriving>(),
        {"call", {{"group", FieldKind::Choice, true, groupWords}}, whyNotCall, takeCall},
        {"delay", {units}, whyNotDelay, takeDelay},
        {"load",
         {unit, {"truck", FieldKind::Counter}},
         whyNotLoadBeside,
         takeLoadBeside,
         nullptr,
         offerTrucksFor},
        {"unload", {unit}, whyNotUnloadBeside, takeUnloadBeside},
        {"reserve", {units}, whyNotIntoReserve, takeIntoReserve},
        {"turn", {unit}, whyNotTurnBeside, takeTurnGun},
        {"done", {}, whyNotDone, takeDone},
    };
    return kind;
}

} // namespace esagono::guadalajara
