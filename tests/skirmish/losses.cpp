// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6.4 to 6.6: losses, retreats, advances.
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <algorithm>
#include <array>

namespace esagono::skirmish {

namespace {

namespace losing {
enum Locals { Steps, Units };
enum Arguments { Shares };
} // namespace losing
namespace retreating {
enum Locals { From };
enum Arguments { To };
} // namespace retreating
namespace advancing {
enum Locals { Into, Attackers };
enum Arguments { Whether };
enum Choices { Advance, Stay };
} // namespace advancing
constexpr std::array<std::string_view, 2> advanceChoices = {"advance", "stay"};

int stepsOf(const Position& position, CounterId unit) {
    return position.isOnMap(unit) ? 2 - position.face(unit) : 0;
}

/// Losses that must be taken: no more than there are steps.
int stepsToLose(const Position& position) {
    int there = 0;
    for (const CounterId unit : position.locals().counters(losing::Units))
        there += stepsOf(position, unit);
    return std::min(position.locals().get(losing::Steps), there);
}

Verdict whyNotLose(const Position& position, const Command& command) {
    const auto units = position.locals().counters(losing::Units);
    const auto pairs = command.arguments.list(losing::Shares);
    int total = 0;
    std::vector<std::int32_t> named;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        const CounterId unit(static_cast<std::size_t>(pairs[i]));
        if (std::ranges::count(units, unit) == 0 || pairs[i + 1] > stepsOf(position, unit) ||
            std::ranges::count(named, pairs[i]) > 0)
            return refuse("6.4", say::wrongLosses, stepsToLose(position));
        named.push_back(pairs[i]);
        total += pairs[i + 1];
    }
    if (total != stepsToLose(position))
        return refuse("6.4", say::wrongLosses, stepsToLose(position));
    return allowed;
}

std::vector<Offer> offerLosses(const Position& position, SideId /*side*/) {
    Offer offer;
    offer.kind = OfferKind::Allocation;
    offer.verb = VerbId(0);
    offer.label = Text(say::offerLoss, stepsToLose(position));
    offer.arguments = Values(1);
    offer.open = losing::Shares;
    offer.least = offer.most = stepsToLose(position);
    int left = offer.least;
    for (const CounterId unit : position.locals().counters(losing::Units))
        if (const int steps = stepsOf(position, unit); steps > 0) {
            offer.targets.push_back(unit.value);
            offer.capacity.push_back(steps);
            if (const int share = std::min(left, steps); share > 0) {
                offer.example.insert(offer.example.end(), {unit.value, share});
                left -= share;
            }
        }
    return {offer};
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLoss, stepsToLose(position)};
}

void takeLosses(Draft& draft, const Command& command) {
    draft.pop();
    const auto pairs = command.arguments.list(losing::Shares);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        for (int step = 0; step < pairs[i + 1]; ++step)
            loseStep(draft, CounterId(static_cast<std::size_t>(pairs[i])), "6.4");
    endIfDecided(draft);
}

// 6.5 Retreats: the top unit of the hex, then the next, each on its own

Verdict whyNotRetreat(const Position& position, const Command& command) {
    const HexId from = position.locals().hex(retreating::From);
    const HexId to = command.arguments.hex(retreating::To);
    const Stack units = position.stack(from);
    if (to == from) { // only who has no other way stays, and is lost
        for (const HexId beside : position.map().neighbours(from)) {
            Command elsewhere = command;
            elsewhere.arguments.set(retreating::To, beside);
            if (!whyNotRetreat(position, elsewhere))
                return refuse("6.5", say::noRetreatThere, to);
        }
        return allowed;
    }
    if (whyNotEnter(position, units.top(), from, to) ||
        unitsIn(position, to, position.side(units.top())) >= stackingLimit)
        return refuse("6.5", say::noRetreatThere, to);
    return allowed;
}

std::vector<Offer> offerRetreats(const Position& position, SideId side) {
    const HexId from = position.locals().hex(retreating::From);
    std::vector<std::int32_t> candidates = {from.value};
    for (const HexId beside : position.map().neighbours(from))
        candidates.push_back(beside.value);
    return {offerOf(OfferKind::Hexes, VerbId(0), Text(say::offerRetreat, from), Values(1),
                    retreating::To, candidates, [&](const Values& arguments) {
                        return whyNotRetreat(position, {side, VerbId(0), arguments});
                    })};
}

void takeRetreat(Draft& draft, const Command& command) {
    const HexId from = draft.position().locals().hex(retreating::From);
    const HexId to = command.arguments.hex(retreating::To);
    const CounterId unit = draft.position().stack(from).top();
    if (to == from) {
        while (draft.position().isOnMap(unit))
            loseStep(draft, unit, "6.5");
    } else {
        draft.move(unit, to, "6.5");
        draft.setControl(to, command.side, "8.1");
        lookAround(draft, to);
    }
    if (draft.position().isEmpty(from))
        draft.pop();
    endIfDecided(draft);
}

// 6.6 Advances

Verdict whyNotAdvance(const Position& position, const Command& command) {
    const HexId into = position.locals().hex(advancing::Into);
    if (command.arguments.get(advancing::Whether) == advancing::Advance && !position.isEmpty(into))
        return refuse("6.6", say::noAdvance, into);
    return allowed;
}

std::vector<Offer> offerAdvance(const Position& position, SideId side) {
    Offer offer = offerOf(OfferKind::Choice, VerbId(0),
                          Text(say::offerAdvance, position.locals().hex(advancing::Into)),
                          Values(1), advancing::Whether, {advancing::Advance, advancing::Stay},
                          [&](const Values& arguments) {
                              return whyNotAdvance(position, {side, VerbId(0), arguments});
                          });
    for (const std::int32_t target : offer.targets)
        offer.labels.emplace_back(target == advancing::Advance ? say::choiceAdvance
                                                               : say::choiceStay);
    return {offer};
}

void takeAdvance(Draft& draft, const Command& command) {
    const HexId into = draft.position().locals().hex(advancing::Into);
    const auto attackers = draft.position().locals().counters(advancing::Attackers);
    draft.pop();
    if (command.arguments.get(advancing::Whether) == advancing::Stay)
        return;
    for (const CounterId unit : attackers)
        if (draft.position().isOnMap(unit) &&
            unitsIn(draft.position(), into, command.side) < stackingLimit) {
            draft.move(unit, into, "6.6");
            draft.setControl(into, command.side, "8.1");
        }
    lookAround(draft, into);
}

} // namespace

FrameKind lossKind() {
    FrameKind kind{
        "skirmish.losses", say::frameLoss, {{"steps"}, {"units", FieldKind::Counter, false}}};
    kind.offers = offerLosses;
    kind.promptNow = promptLosses;
    kind.verbs = {{"lose", {{"shares", FieldKind::Allocation, false}}, whyNotLose, takeLosses}};
    return kind;
}
FrameKind retreatKind() {
    FrameKind kind{"skirmish.retreat", say::frameRetreat, {{"from", FieldKind::Hex}}};
    kind.offers = offerRetreats;
    kind.prompt = say::promptRetreat;
    kind.verbs = {{"retreat", {{"to", FieldKind::Hex}}, whyNotRetreat, takeRetreat}};
    return kind;
}
FrameKind advanceKind() {
    FrameKind kind{"skirmish.advance",
                   say::frameAdvance,
                   {{"into", FieldKind::Hex}, {"attackers", FieldKind::Counter, false}}};
    kind.offers = offerAdvance;
    kind.prompt = say::promptAdvance;
    kind.verbs = {{"advance",
                   {{.name = "whether", .kind = FieldKind::Choice, .choices = advanceChoices}},
                   whyNotAdvance,
                   takeAdvance}};
    return kind;
}

} // namespace esagono::skirmish
