// SPDX-License-Identifier: GPL-3.0-or-later
// The decision of the set-up: placing, turning guns, taking the suggestion, beginning anew.
#include "engine/guadalajara/setup/setup.h"
#include "engine/guadalajara/setup/setup_messages.h"
#include "engine/play/decisions/placing.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace deploy {
enum Verbs { PlaceUnit, TurnGun, Suggested, EndSetup, TakeUp, Clear };
enum TurnArguments { Unit };
enum TakeUpArguments { Units };
} // namespace deploy

bool isWaiting(const Position& position, CounterId unit) {
    return position.place(unit) == Place(forcesBox[position.side(unit).index()]);
}

Verdict whyNotThisUnit(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side || !isSetUpByOwner(position, unit) ||
        (!isWaiting(position, unit) && !position.isOnMap(unit)))
        return refuse(listOf(position, side), say::notSetUpNow, unit);
    return allowed;
}

// Placing

Verdict whyNotSetUp(const Position& position, SideId side, CounterId unit, HexId hex) {
    if (Verdict why = whyNotThisUnit(position, side, unit))
        return why;
    if (position.isOnMap(unit)) {
        if (position.hex(unit) == hex)
            return refuse(listOf(position, side), say::standsThere, unit);
        if (Verdict why = whyNotLeave(position, {&unit, 1}))
            return why;
    }
    return whyNotDeploy(position, unit, hex);
}

void takeSetUp(Draft& draft, CounterId unit, HexId hex) {
    draft.move(unit, hex, listOf(draft.position(), draft.position().side(unit)));
}

std::vector<HexId> candidatesFor(const Position& position, CounterId unit) {
    const auto hexes = hexesFor(position, unit);
    return {hexes.begin(), hexes.end()};
}

constexpr PlacingRules deploying{deploy::PlaceUnit, say::offerPlace, candidatesFor, whyNotSetUp,
                                 takeSetUp};

// A83

Verdict whyNotTurnAtSetup(const Position& position, const Command& command) {
    const CounterId gun = command.arguments.counter(deploy::Unit);
    if (!isWaiting(position, gun) && !position.isOnMap(gun))
        return refuse({"1.8a", "A83"}, say::noSuchGun, gun);
    return whyNotTurnGun(position, command.side, gun);
}

void offerGunSides(const Position& position, SideId side, std::vector<Offer>& offers) {
    std::vector<std::int32_t> guns;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId gun(i); position.isOnMap(gun) && !whyNotTurnGun(position, side, gun))
            guns.push_back(gun.value);
    Offer offer =
        offerOf(OfferKind::Units, VerbId(deploy::TurnGun), say::offerGunSide, Values(1),
                deploy::Unit, guns, [&](const Values& attempt) {
                    return whyNotTurnAtSetup(position, {side, VerbId(deploy::TurnGun), attempt});
                });
    offer.revises = true;
    addIfAny(offers, std::move(offer));
}

// The suggested set-up

const Deployment* suggestionFor(const Position& position, SideId side) {
    const Scenario& scenario = *position.setting().scenario;
    const auto found = std::ranges::find(
        scenario.deployments, side == nationalist ? "nationalist" : "republican", &Deployment::id);
    return found == scenario.deployments.end() ? nullptr : &*found;
}

Verdict whyNotSuggested(const Position& position, const Command& command) {
    if (suggestionFor(position, command.side) == nullptr)
        return refuse(listOf(position, command.side), say::nothingSuggested);
    return allowed;
}

/// Those that stand elsewhere are taken up first; who needs others beside it comes after them. Who
/// finds no legal place, because a ruling is read otherwise, waits.
void takeSuggested(Draft& draft, const Command& command) {
    const SideId side = command.side;
    const char* section = listOf(draft.position(), side);
    const Deployment& deployment = *suggestionFor(draft.position(), side);
    for (const CounterId unit : standingUnits(draft.position(), side))
        draft.move(unit, forcesBox[side.index()], section);
    for (bool again = true; again;) {
        again = false;
        for (const Deployment::Piece& each : deployment.counters)
            if (isWaiting(draft.position(), each.counter) &&
                !whyNotDeploy(draft.position(), each.counter, each.place.hex())) {
                draft.move(each.counter, each.place, section);
                again = true;
            }
    }
}

/// Whether it would bring somebody onto the map.
bool isWorthSuggesting(const Position& position, SideId side) {
    const Deployment* deployment = suggestionFor(position, side);
    if (deployment == nullptr)
        return false;
    return std::ranges::any_of(deployment->counters, [&](const Deployment::Piece& each) {
        return isWaiting(position, each.counter);
    });
}

// Taking up again

Verdict whyNotTakeUp(const Position& position, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(deploy::Units);
    const char* section = listOf(position, command.side);
    if (units.empty())
        return refuse(section, say::nobodyNamed);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotThisUnit(position, command.side, unit))
            return why;
        if (!position.isOnMap(unit))
            return refuse(section, say::notOnMap, unit);
        if (std::ranges::count(units, unit) > 1)
            return refuse(section, say::namedTwice, unit);
    }
    return allowed;
}

Verdict whyNotClear(const Position& position, const Command& command) {
    if (standingUnits(position, command.side).empty())
        return refuse(listOf(position, command.side), say::nothingToClear);
    return allowed;
}

void offerUndoing(const Position& position, SideId side, std::vector<Offer>& offers) {
    const auto standing = standingUnits(position, side);
    if (standing.empty())
        return;
    addIfAny(offers, together(openOffer(OfferKind::Units, VerbId(deploy::TakeUp), say::offerTakeUp,
                                        Values(1), deploy::Units, valuesOf(standing))));
    offers.push_back(buttonOffer(VerbId(deploy::Clear), say::offerClear));
    for (auto undoing = offers.end() - 2; undoing != offers.end(); ++undoing)
        undoing->revises = undoing->undoes = true;
}

void takeUp(Draft& draft, SideId side, std::span<const CounterId> units) {
    for (const CounterId unit : units)
        draft.move(unit, forcesBox[side.index()], listOf(draft.position(), side));
}

void takeTakeUp(Draft& draft, const Command& command) {
    takeUp(draft, command.side, command.arguments.counters(deploy::Units));
}

void takeClear(Draft& draft, const Command& command) {
    takeUp(draft, command.side, standingUnits(draft.position(), command.side));
}

// The end

Verdict judgeEndSetup(const Position& position, const Command& command) {
    return whyNotEndSetup(position, command.side);
}

/// A39: whoever stands in a hex has it. Sc.4.b: who stands in the east stays there.
void takeEndSetup(Draft& draft, const Command& command) {
    draft.pop();
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        const HexId hex = draft.position().hex(unit);
        if (!hex.exists() || draft.position().side(unit) != command.side)
            continue;
        if (!isUnit(draft.position(), unit))
            continue;
        draft.setControl(hex, command.side, RuleRef("Sc.1.c", "A39"));
        if (course(draft.position()).stayEast && command.side == nationalist &&
            isIn(draft.position(), ground(draft.position()).eastOf20, hex))
            draft.set(unit, bound, 1, "Sc.4.b");
    }
}

std::vector<Offer> offerSetup(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (!whyNotEndSetup(position, side)) {
        offers.push_back(buttonOffer(VerbId(deploy::EndSetup), say::offerEndSetup));
        offers.back().confirm = true;
    }
    if (isWorthSuggesting(position, side))
        offers.push_back(buttonOffer(VerbId(deploy::Suggested), say::offerSuggested));
    offerSetUp(deploying, position, side, {say::offerPlaceUnits, waitingUnits(position, side)},
               {say::offerRearrange, standingUnits(position, side)}, offers);
    offerGunSides(position, side, offers);
    offerUndoing(position, side, offers);
    return offers;
}

Text promptSetup(const Position& position, SideId side) {
    if (const auto waiting = waitingUnits(position, side); !waiting.empty())
        return {say::promptPlace, waiting.size()};
    return whyNotEndSetup(position, side) ? say::promptRearrange : say::promptEndSetup;
}

std::vector<Progress> progressOfSetup(const Position& position, SideId side) {
    const auto standing = static_cast<int>(standingUnits(position, side).size());
    const auto waiting = static_cast<int>(waitingUnits(position, side).size());
    return {{say::progressPlaced, standing, standing + waiting, {}, {}, listOf(position, side)}};
}

} // namespace

FrameKind deployKind() {
    FrameKind kind{"guadalajara.deploy", say::frameDeploy, {{"side", FieldKind::Side}}};
    kind.offers = offerSetup;
    kind.promptNow = promptSetup;
    kind.progress = progressOfSetup;
    const Field unit{"unit", FieldKind::Counter};
    kind.verbs = {
        placingVerb<deploying>(),
        {"turn", {unit}, whyNotTurnAtSetup, takeTurnGun},
        {"suggested", {}, whyNotSuggested, takeSuggested},
        {"end_setup", {}, judgeEndSetup, takeEndSetup},
        {"take_up", {{"units", FieldKind::Counter, false}}, whyNotTakeUp, takeTakeUp},
        {"clear", {}, whyNotClear, takeClear},
    };
    return kind;
}

} // namespace esagono::guadalajara
