// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of the set-up: placing, digging, taking over the suggested deployment.
#include "engine/play/decisions/placing.h"
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"

#include <algorithm>

namespace esagono::santander {

namespace {

enum DeployVerbs { PlaceUnit, Dig, Fill, Suggested, EndSetup, TakeUp, Clear };
namespace digging {
enum Arguments { Where };
}
namespace takingUp {
enum Arguments { Units };
}
constexpr std::array<std::string_view, 4> stagesOfSetup = {"front", "rolled", "nationalist",
                                                           "reserve"};

Verdict whyNotPlace(const Position& position, SideId /*side*/, CounterId unit, HexId hex) {
    if (Verdict why = whyNotSetUpThis(position, unit))
        return why;
    if (position.hex(unit).exists() && position.hex(unit) == hex)
        return refuse("4.1", say::standsThere, unit);
    return whyNotDeploy(position, unit, hex);
}

void takePlace(Draft& draft, CounterId unit, HexId hex) {
    draft.move(unit, hex, sectionOfStage(stageOf(draft.position())));
}

/// The gap in the front that a unit that stands already could close.
HexId gapFor(const Position& position, CounterId unit) {
    return position.isOnMap(unit) ? uncovered(position, position.side(unit)) : HexId();
}

/// Where it is worth asking for a unit: near a gap, if there is one, or anywhere else.
std::vector<HexId> candidatesFor(const Position& position, CounterId unit, HexId gap, bool isNear) {
    std::vector<HexId> candidates;
    for (const HexId hex : hexesFor(position, unit))
        if (position.controller(hex) == position.side(unit) &&
            (!gap.exists() || (position.map().distance(hex, gap) <= 1) == isNear))
            candidates.push_back(hex);
    return candidates;
}

std::vector<HexId> firstCandidates(const Position& position, CounterId unit) {
    return candidatesFor(position, unit, gapFor(position, unit), true);
}

constexpr PlacingRules deploying{PlaceUnit, say::offerPlace, firstCandidates, whyNotPlace,
                                 takePlace};

std::vector<Offer> offerHexesOf(const Position& position, SideId side, const Values& settled) {
    const CounterId unit = settled.counter(placing::Counter);
    const HexId gap = gapFor(position, unit);
    const Text covering =
        gap.exists() ? Text(say::offerPlaceCover, unit, gap) : Text(say::offerPlace, unit);
    std::vector<Offer> offers = ifAny(offerHexes(deploying, position, side, settled, covering,
                                                 candidatesFor(position, unit, gap, true)));
    if (!gap.exists())
        return offers;
    Offer elsewhere = offerHexes(deploying, position, side, settled, Text(say::offerPlace, unit),
                                 candidatesFor(position, unit, gap, false));
    elsewhere.undoes = true; // it leaves the gap as it is
    addIfAny(offers, std::move(elsewhere));
    return offers;
}

/// The units of a stage that stand on the map.
std::vector<CounterId> standingUnits(const Position& position) {
    std::vector<CounterId> standing;
    for (const CounterId unit : printed(position).ground)
        if (position.isOnMap(unit) && isSetUpIn(position, stageOf(position), unit))
            standing.push_back(unit);
    return standing;
}

std::vector<CounterId> waitingUnits(const Position& position) {
    std::vector<CounterId> waiting;
    for (const CounterId unit : printed(position).ground)
        if (isWaiting(position, stageOf(position), unit))
            waiting.push_back(unit);
    return waiting;
}

Verdict whyNotTargetOfPlacing(const Position& position, SideId side, const Offer& offer,
                              std::int32_t target) {
    const CounterId unit(static_cast<std::size_t>(target));
    if (!offer.leadsOn)
        return allowed;
    if (Verdict why = whyNotSetUpThis(position, unit))
        return why;
    Verdict last; // no hex will do: as for the last of them
    for (const HexId hex : hexesFor(position, unit))
        if (position.controller(hex) == side)
            last = whyNotDeploy(position, unit, hex);
    return last;
}

// A49: taking up again what stands

Verdict whyNotTakeUp(const Position& position, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(takingUp::Units);
    if (units.empty())
        return refuse({"4.1", "A49"}, say::nothingNamed);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotSetUpThis(position, unit))
            return why;
        if (!position.isOnMap(unit))
            return refuse({"4.1", "A49"}, say::notYetPlaced, unit).because(unit);
        if (std::ranges::count(units, unit) > 1)
            return refuse({"4.1", "A49"}, say::namedTwice, unit);
    }
    return allowed;
}

bool hasTrenchesToClear(const Position& position) {
    return stageOf(position) == SetupStage::Rolled && trenchesOnMap(position) > 0;
}

Verdict whyNotClear(const Position& position, const Command&) {
    if (standingUnits(position).empty() && !hasTrenchesToClear(position))
        return refuse({"4.1", "A49"}, say::nothingToClear);
    return allowed;
}

void offerUndoing(const Position& position, std::vector<Offer>& offers) {
    const auto add = [&](Offer offer) {
        offer.revises = true;
        offer.undoes = true;
        offers.push_back(std::move(offer));
    };
    if (const auto standing = standingUnits(position); !standing.empty()) {
        Offer offer = together(openOffer(OfferKind::Units, VerbId(TakeUp), say::offerTakeUp,
                                         Values(1), takingUp::Units, valuesOf(standing)));
        offer.example = {offer.targets.front()};
        add(std::move(offer));
    }
    if (!whyNotClear(position, {}))
        add(buttonOffer(VerbId(Clear), say::offerClear));
}

void takeUp(Draft& draft, CounterId unit) {
    const SideId side = draft.position().side(unit);
    draft.move(unit,
               rollOf(draft.position(), unit) == Reserve ? reserveForce : forces[side.index()],
               RuleRef("4.1", "A49"));
}

void takeTakeUp(Draft& draft, const Command& command) {
    for (const CounterId unit : command.arguments.counters(takingUp::Units))
        takeUp(draft, unit);
}

void takeClear(Draft& draft, const Command&) {
    for (const CounterId unit : standingUnits(draft.position()))
        takeUp(draft, unit);
    if (hasTrenchesToClear(draft.position()))
        for (const HexId hex : draft.position().map().hexes())
            removeTrench(draft, hex, "4.2");
}

// 4.2: trenches

Verdict whyNotDig(const Position& position, const Command& command) {
    const HexId hex = command.arguments.hex(digging::Where);
    if (stageOf(position) != SetupStage::Rolled)
        return refuse("4.2", say::noTrenchesNow);
    if (trenchesOnMap(position) >= mostTrenches)
        return refuse("4.2", say::noTrenchesLeft, mostTrenches);
    if (!position.map().exists(hex) || !hasUnit(position, hex, republican))
        return refuse("4.2", say::trenchWithoutUnit, hex);
    if (position.has(hex, trench))
        return refuse("4.2", say::trenchThere, hex).because(hex);
    return allowed;
}

Verdict whyNotFill(const Position& position, const Command& command) {
    const HexId hex = command.arguments.hex(digging::Where);
    if (stageOf(position) != SetupStage::Rolled || !position.has(hex, trench))
        return refuse("4.2", say::noTrench, hex);
    return allowed;
}

void offerTrenches(const Position& position, SideId side, std::vector<Offer>& offers) {
    std::vector<std::int32_t> occupied;
    std::vector<std::int32_t> abandoned;
    for (const HexId hex : position.map().hexes()) {
        const bool isHeld = hasUnit(position, hex, republican);
        if (isHeld)
            occupied.push_back(hex.value);
        else if (position.has(hex, trench))
            abandoned.push_back(hex.value);
    }
    const auto add = [&](DeployVerbs verb, const char* label, const auto& candidates, auto judge) {
        addIfAny(offers, offerOf(OfferKind::Hexes, VerbId(verb), label, Values(1), digging::Where,
                                 candidates, [&](const Values& attempt) {
                                     return judge(position, Command{side, VerbId(verb), attempt});
                                 }));
    };
    if (trenchesOnMap(position) < mostTrenches)
        add(Dig, say::offerDig, occupied, whyNotDig);
    add(Fill, say::offerFill, abandoned, whyNotFill);
}

void takeDig(Draft& draft, const Command& command) {
    draft.emit(MarkerPlaced{trench, command.arguments.hex(digging::Where), republican, 0}, "4.2");
}

void takeFill(Draft& draft, const Command& command) {
    removeTrench(draft, command.arguments.hex(digging::Where), "4.2");
}

// The end of a stage

Verdict whyNotEnd(const Position& position, const Command& command) {
    return whyNotEndStage(position, command.side, stageOf(position));
}

std::vector<Offer> offerSetup(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (!whyNotEndStage(position, side, stageOf(position))) {
        offers.push_back(buttonOffer(VerbId(EndSetup), say::offerEndSetup));
        offers.back().confirm = true;
    }
    const bool isSuggested = isWorthSuggesting(position, side);
    if (isSuggested && beginsBySuggestion(position))
        offers.push_back(buttonOffer(VerbId(Suggested), say::offerSuggested));
    offerSetUp(deploying, position, side, {say::offerPlaceUnits, waitingUnits(position)},
               {say::offerRearrange, standingUnits(position)}, offers); // A49
    if (stageOf(position) == SetupStage::Rolled)
        offerTrenches(position, side, offers);
    offerUndoing(position, offers);
    if (isSuggested && !beginsBySuggestion(position)) {
        offers.push_back(buttonOffer(VerbId(Suggested), say::offerSuggested));
        offers.back().revises = offers.back().undoes = true;
    }
    return offers;
}

Text promptSetup(const Position& position, SideId side) {
    const SetupStage stage = stageOf(position);
    if (const auto waiting = waitingUnits(position);
        !waiting.empty() && whyNotEndStage(position, side, stage))
        return {say::promptPlace, waiting.size()};
    if (const HexId gap = uncovered(position, side); gap.exists() && stage != SetupStage::Front)
        return {say::promptCover, gap};
    return whyNotEndStage(position, side, stage) ? Text(say::promptRearrange)
                                                 : Text(say::promptEndSetup);
}

std::vector<Progress> progressOfSetup(const Position& position, SideId side) {
    const SetupStage stage = stageOf(position);
    const auto standing = static_cast<int>(standingUnits(position).size());
    const auto waiting = std::ranges::count_if(waitingUnits(position), [&](CounterId unit) {
        return stage != SetupStage::Front || !isSupply(position, unit); // columns come later (4.2)
    });
    std::vector<Progress> all = {{say::progressPlaced,
                                  standing,
                                  standing + static_cast<int>(waiting),
                                  {},
                                  {},
                                  sectionOfStage(stage)}};
    Front front = frontOf(position, side);
    const auto covered = static_cast<int>(front.covered.size());
    all.push_back({say::progressFront, covered, covered + static_cast<int>(front.open.size()),
                   std::move(front.covered), std::move(front.open),
                   side == republican ? "4.2" : "4.3"});
    if (stage == SetupStage::Rolled)
        all.push_back(
            {say::progressTrenches, trenchesOnMap(position), mostTrenches, {}, {}, "4.2"});
    return all;
}

void takeEnd(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

FrameKind deployKind() {
    FrameKind kind{"santander.deploy",
                   say::frameDeploy,
                   {{"side", FieldKind::Side}, {"stage", FieldKind::Choice, true, stagesOfSetup}}};
    kind.offers = offerSetup;
    kind.promptNow = promptSetup;
    kind.progress = progressOfSetup;
    Verb place = placingVerb<deploying>();
    place.further = offerHexesOf;
    place.whyNotTarget = whyNotTargetOfPlacing;
    kind.verbs = {
        place,
        {"dig", {{"hex", FieldKind::Hex}}, whyNotDig, takeDig},
        {"fill", {{"hex", FieldKind::Hex}}, whyNotFill, takeFill},
        {"suggested", {}, whyNotSuggested, takeSuggested},
        {"end_setup", {}, whyNotEnd, takeEnd},
        {"take_up", {{"units", FieldKind::Counter, false}}, whyNotTakeUp, takeTakeUp},
        {"clear", {}, whyNotClear, takeClear},
    };
    return kind;
}

} // namespace esagono::santander
