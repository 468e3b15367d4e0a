// SPDX-License-Identifier: GPL-3.0-or-later
// The decision of the set-up: units are placed, whatever else there is to do stands beside it.
#include "engine/banditen/setup/deployment.h"

#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace placing {
enum Arguments { Unit, Hex };
}

constexpr std::array<std::string_view, 3> askedFormations = {"redi", "romolo", "fanfulla"};
constexpr std::array<std::string_view, 3> battalionWords = {"first", "second", "third"};

// Placing

Verdict whyNotThisUnit(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side || !isSetUpByOwner(position, unit) ||
        (!isWaiting(position, unit) && !position.isOnMap(unit)))
        return refuse(sectionOf(position), say::notSetUpNow, unit);
    return allowed;
}

Verdict whyNotPlace(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(placing::Unit);
    if (Verdict why = whyNotThisUnit(position, command.side, unit))
        return why;
    if (position.isOnMap(unit) && position.hex(unit) == command.arguments.hex(placing::Hex))
        return refuse(sectionOf(position), say::standsThere, unit);
    return whyNotDeploy(position, unit, command.arguments.hex(placing::Hex));
}

std::vector<Offer> offerHexesOf(const Position& position, SideId side, const Values& settled) {
    const CounterId unit = settled.counter(placing::Unit);
    std::vector<std::int32_t> hexes;
    for (const HexId hex : hexesFor(position, unit))
        hexes.push_back(hex.value);
    Offer offer = offerOf(OfferKind::Hexes, VerbId(PlaceUnit), Text(say::offerPlace, unit), settled,
                          placing::Hex, hexes, [&](const Values& attempt) {
                              return whyNotPlace(position, {side, VerbId(PlaceUnit), attempt});
                          });
    return offeredIfAny(std::move(offer));
}

void offerUnits(const Position& position, SideId side, std::vector<Offer>& offers) {
    const auto add = [&](const std::vector<CounterId>& units, const char* label, bool revises) {
        Offer offer;
        offer.kind = OfferKind::Units;
        offer.verb = VerbId(PlaceUnit);
        offer.label = label;
        offer.arguments = Values(2);
        offer.open = placing::Unit;
        offer.leadsOn = true;
        offer.revises = revises;
        for (const CounterId unit : units) {
            offer.targets.push_back(unit.value);
            const auto isLegal = [&](HexId hex) {
                return !whyNotPlace(position, {side, VerbId(PlaceUnit), {unit.value, hex.value}});
            };
            if (offer.example.empty() && std::ranges::any_of(hexesFor(position, unit), isLegal))
                offer.example = {unit.value};
        }
        if (!offer.example.empty())
            offers.push_back(std::move(offer));
    };
    add(waitingUnits(position, side), say::offerPlaceUnits, false);
    add(standingUnits(position, side), say::offerRearrange, true);
}

void takePlace(Draft& draft, const Command& command) {
    draft.move(command.arguments.counter(placing::Unit), command.arguments.hex(placing::Hex),
               sectionOf(draft.position()));
}

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
    offerUnits(position, side, offers);
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
        {"place",
         {{"unit", FieldKind::Counter}, hex},
         whyNotPlace,
         takePlace,
         nullptr,
         offerHexesOf},
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
