// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 7.8 and 7.9: reinforcements and rebuilt units come in.
#include "engine/play/decisions/placing.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

enum PlaceVerbs : std::size_t { PlaceUnit, EndPlacing };

bool isBound(const Position& position, CounterId unit) {
    return entryOf(position, unit) == Entry::Bound;
}

/// 7.4, 7.8: whoever enters a hex without town or city takes a place that was left there.
void useCredit(Draft& draft, CounterId unit, HexId hex) {
    const SideId side = draft.position().side(unit);
    const int credits = creditsIn(draft.position(), hex, side);
    if (credits > 0 && entryOf(draft.position(), unit) == Entry::Free &&
        !isPopulated(draft.position(), hex))
        setCredits(draft, hex, side, credits - 1);
}

void enter(Draft& draft, CounterId unit, HexId hex) {
    useCredit(draft, unit, hex);
    draft.move(unit, hex, "7.8");
    breakFortification(draft, hex, draft.position().side(unit));
    draft.say(Text(say::unitArrives, unit, hex), "7.8");
}

// What comes of itself

/// 12.2.1: units of the air and the sea go to their boxes.
void bringSupport(Draft& draft, SideId side) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        const Place place = draft.position().place(unit);
        if (draft.position().side(unit) != side || isGround(draft.position(), unit) ||
            !place.isBox() ||
            place.box().index() >= static_cast<std::size_t>(turnNow(draft.position())))
            continue;
        const bool isAir = typeOf(draft.position(), unit) == Type::Air;
        draft.move(unit, isAir ? airBox[side.index()] : navalBox[side.index()], "12.2.1");
        draft.say(Text(say::supportArrives, unit), "12.2.1");
    }
}

/// 7.1: those with a hex of their own, if it is open.
void bringBound(Draft& draft, SideId side) {
    const std::vector<CounterId> waiting = waitingUnits(draft.position(), side);
    if (std::ranges::none_of(waiting,
                             [&](CounterId unit) { return isBound(draft.position(), unit); }))
        return;
    const Position position = draft.position(); // as it is from now on; supply as it was
    const Entries entries(position, side);
    for (const CounterId unit : waiting)
        if (isBound(position, unit) && !entries.whyNot(unit, piece(position, unit).entry))
            enter(draft, unit, piece(position, unit).entry);
}

/// 7.8: who finds no place waits for a turn that has one.
void delayRest(Draft& draft, SideId side) {
    for (const CounterId unit : waitingUnits(draft.position(), side)) {
        const Place place = draft.position().place(unit);
        if (place == Place(delayedBox[side.index()]) || place == Place(rebuiltBox[side.index()]))
            continue;
        draft.move(unit, delayedBox[side.index()], "7.8");
        draft.say(Text(say::unitWaits, unit), "7.8");
    }
}

std::vector<CounterId> placeable(const Entries& entries, std::vector<CounterId> waiting) {
    std::erase_if(waiting, [&](CounterId unit) { return !entries.hasPlace(unit); });
    return waiting;
}

std::vector<CounterId> placeable(const Position& position, SideId side) {
    std::vector<CounterId> waiting = waitingUnits(position, side);
    if (waiting.empty())
        return waiting;
    return placeable(Entries(position, side), std::move(waiting));
}

void runReinforcements(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    if (phaseNow(draft.position()) != Mobilisation) {
        bringSupport(draft, side);
        bringBound(draft, side);
    }
    if (placeable(draft.position(), side).empty())
        delayRest(draft, side);
    else
        draft.push(frame(placeKind), side, {side.value}, "7.8");
}

// What is left to the side

/// 7.1: those with a hex of their own come before those that may come in anywhere.
Verdict whyNotYet(const Position& position, SideId side, CounterId unit,
                  const std::vector<CounterId>& able) {
    if (position.side(unit) != side || !isWaiting(position, unit))
        return refuse("7.8", say::notWaiting, unit);
    if (isBound(position, unit))
        return allowed;
    const auto first =
        std::ranges::find_if(able, [&](CounterId each) { return isBound(position, each); });
    return first == able.end() ? allowed : refuse("7.1", say::boundFirst, *first).because(*first);
}

Verdict whyNotPlaceUnit(const Position& position, SideId side, CounterId unit, HexId hex) {
    const Entries entries(position, side);
    if (Verdict why =
            whyNotYet(position, side, unit, placeable(entries, waitingUnits(position, side))))
        return why;
    return entries.whyNot(unit, hex);
}

std::vector<HexId> hexesWaitedFor(const Position& position, CounterId unit) {
    return isWaiting(position, unit) ? entryHexes(position, unit) : std::vector<HexId>();
}

std::function<Verdict(HexId)> judgeOf(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side)
        return [unit](HexId) -> Verdict { return refuse("7.8", say::notWaiting, unit); };
    const auto entries = std::make_shared<Entries>(position, side);
    return [entries, unit](HexId hex) -> Verdict { return entries->whyNot(unit, hex); };
}

constexpr PlacingRules comingIn{
    PlaceUnit, say::offerPlaceHex, hexesWaitedFor, whyNotPlaceUnit, enter, judgeOf};

Verdict whyNotEndPlacing(const Position& position, const Command& command) {
    const std::vector<CounterId> able = placeable(position, command.side);
    return able.empty() ? allowed
                        : refuse("7.8", say::stillToPlace, able.front()).because(able.front());
}

void takeEndPlacing(Draft& draft, const Command& command) {
    draft.pop();
    delayRest(draft, command.side);
}

std::vector<Offer> offerPlacing(const Position& position, SideId side) {
    const std::vector<CounterId> able = placeable(position, side);
    if (able.empty())
        return {buttonOffer(VerbId(EndPlacing), say::offerDone)};
    Offer offer = leadingOffer(OfferKind::Units, VerbId(PlaceUnit), say::offerPlace, Values(2),
                               placing::Counter);
    for (const CounterId unit : able)
        if (Verdict why = whyNotYet(position, side, unit, able))
            offer.blocked.push_back({unit.value, {unit.value}, why});
        else
            offer.targets.push_back(unit.value);
    return ifAny(std::move(offer));
}

} // namespace

bool hasArrivals(const Position& position, SideId side) {
    const auto now = static_cast<std::size_t>(turnNow(position));
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        const Place place = position.place(unit);
        if (position.side(unit) == side && place.isBox() &&
            (place.box().index() < now || isWaiting(position, unit)))
            return true;
    }
    return false;
}

FrameKind reinforcementsKind() {
    return {"tscw.reinforcements", "", {{"side", FieldKind::Side}}, runReinforcements};
}

FrameKind placeKind() {
    FrameKind kind{"tscw.place", say::framePlace, {{"side", FieldKind::Side}}};
    kind.offers = offerPlacing;
    kind.prompt = say::promptPlace;
    kind.verbs = {
        placingVerb<comingIn>(),
        {"done", {}, whyNotEndPlacing, takeEndPlacing},
    };
    return kind;
}

} // namespace esagono::tscw
