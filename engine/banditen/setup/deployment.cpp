// SPDX-License-Identifier: GPL-3.0-or-later
// The decision of the set-up: units are placed, whatever else there is to do stands beside it.
#include "engine/banditen/setup/deployment.h"

#include "engine/banditen/messages.h"
#include "engine/play/decisions/placing.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

constexpr std::array<std::string_view, 3> askedFormations = {"redi", "romolo", "fanfulla"};
constexpr std::array<std::string_view, 3> battalionWords = {"first", "second", "third"};

// Placing

Verdict whyNotThisUnit(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side || !isSetUpByOwner(position, unit) ||
        (!isWaiting(position, unit) && !position.isOnMap(unit)))
        return refuse(sectionOf(position), say::notSetUpNow, unit);
    return allowed;
}

Verdict whyNotPlace(const Position& position, SideId side, CounterId unit, HexId hex) {
    if (Verdict why = whyNotThisUnit(position, side, unit))
        return why;
    if (position.isOnMap(unit) && position.hex(unit) == hex)
        return refuse(sectionOf(position), say::standsThere, unit);
    return whyNotDeploy(position, unit, hex);
}

void takePlace(Draft& draft, CounterId unit, HexId hex) {
    draft.move(unit, hex, sectionOf(draft.position()));
}

constexpr PlacingRules deploying{PlaceUnit, say::offerPlace, hexesFor, whyNotPlace, takePlace};

// The end

Verdict whyNotEnd(const Position& position, const Command& command) {
    return whyNotEndSetup(position, command.side);
}

void takeEnd(Draft& draft, const Command&) {
    draft.pop();
}

std::vector<Offer> offerSetup(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (!whyNotEndSetup(position, side)) {
        offers.push_back(buttonOffer(VerbId(EndSetup), say::offerEndSetup));
        offers.back().confirm = true;
    }
    if (suggestionFor(position, side) != nullptr && !waitingUnits(position, side).empty())
        offers.push_back(buttonOffer(VerbId(Suggested), say::offerSuggested));
    offerChoices(position, side, offers);
    offerSetUp(deploying, position, side, {say::offerPlaceUnits, waitingUnits(position, side)},
               {say::offerRearrange, standingUnits(position, side)}, offers);
    offerMarkers(position, side, offers);
    offerDivisions(position, side, offers);
    if (!whyNotClear(position, {side, VerbId(Clear), {}})) {
        offers.push_back(buttonOffer(VerbId(Clear), say::offerClear));
        offers.back().revises = offers.back().undoes = true;
    }
    return offers;
}

Text promptSetup(const Position& position, SideId side) {
    if (!whyNotEndSetup(position, side))
        return say::promptEndSetup;
    if (const auto waiting = waitingUnits(position, side); !waiting.empty())
        return {say::promptPlace, waiting.size()};
    return say::promptMarkers;
}

std::vector<Progress> progressOfSetup(const Position& position, SideId side) {
    const auto standing = static_cast<int>(standingUnits(position, side).size());
    const auto waiting = static_cast<int>(waitingUnits(position, side).size());
    std::vector<Progress> all = {
        {say::progressPlaced, standing, standing + waiting, {}, {}, sectionOf(position)}};
    if (side != axis)
        return all;
    Garrisons garrisons = garrisonsOf(position);
    const auto held = static_cast<int>(garrisons.held.size());
    const auto open = static_cast<int>(garrisons.open.size());
    all.push_back({say::progressGarrisons, held, held + open, std::move(garrisons.held),
                   std::move(garrisons.open), sectionOf(position)});
    return all;
}

} // namespace

void takeUp(Draft& draft, SideId side, std::span<const CounterId> units) {
    for (const CounterId unit : units)
        draft.move(unit, forcesBox[side.index()], sectionOf(draft.position()));
}

FrameKind deployKind() {
    FrameKind kind{"banditen.deploy", say::frameDeploy, {{"side", FieldKind::Side}}};
    kind.offers = offerSetup;
    kind.promptNow = promptSetup;
    kind.progress = progressOfSetup;
    const Field hex{"hex", FieldKind::Hex};
    kind.verbs = {
        placingVerb<deploying>(),
        {"divide",
         {{"units", FieldKind::Counter, false}, {"into"}},
         whyNotDivide,
         takeDivide,
         nullptr,
         offerDivided},
        {"formation",
         {{"which", FieldKind::Choice, true, askedFormations}},
         whyNotFormation,
         takeFormation},
        {"assign", {{"to", FieldKind::Choice, true, battalionWords}}, whyNotAssign, takeAssign},
        {"mine", {{"value"}, hex}, judgeMine, takeMine, nullptr, offerMineHexes},
        {"bunker", {hex}, judgeBunker, takeBunker},
        {"infirmary", {hex}, judgeInfirmary, takeInfirmary},
        {"suggested", {}, whyNotSuggested, takeSuggested},
        {"clear", {}, whyNotClear, takeClear},
        {"end_setup", {}, whyNotEnd, takeEnd},
    };
    return kind;
}

} // namespace esagono::banditen
