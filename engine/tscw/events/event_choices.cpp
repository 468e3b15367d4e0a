// SPDX-License-Identifier: GPL-3.0-or-later
// What an event leaves to its owner: which unit, which HQ, which hex.
#include "engine/play/telling/phrase.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/events/events.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace choosing {
enum Locals { Owner, Which, Left, Shown, Fields };
} // namespace choosing
namespace sending {
enum Arguments { Unit, Where, Fields };
} // namespace sending
enum ChoiceVerbs { ChooseVerb, SendVerb, LookVerb, DoneVerb };

/// The effect the decision is about.
const Effect& pending(const Position& position) {
    const Chit& chit = chitOf(position, position.locals().id<ChitId>(choosing::Which));
    return *std::ranges::find_if(chit.effects,
                                 [](const Effect& each) { return isChoice(each.op); });
}

int mapRowOf(const Position& position, HexId hex) {
    return std::stoi(std::string(position.map().label(hex)).substr(0, 2));
}

bool isOneOf(std::span<const HexId> hexes, HexId hex) {
    return std::ranges::find(hexes, hex) != hexes.end();
}

// Judges: units

Verdict whyNotHq(const Position& position, const Effect& effect, CounterId hq) {
    const bool becomesUsed = effect.op == Op::HqUsed;
    if (!isHq(position, hq) || !position.isOnMap(hq) ||
        (effect.minRow > 0 && mapRowOf(position, position.hex(hq)) < effect.minRow))
        return refuse("6.4", say::notConcerned, hq);
    if (isUsed(position, hq) == becomesUsed)
        return refuse("6.4", say::hqIsSo, hq);
    if (becomesUsed)
        return {};
    if (position.status(hq, reserve) == InReserve && !is(position, ruling::reserveHq))
        return refuse({"12.1.4", "reserve_hq"}, say::hqHasReserves, hq);
    if (!isSupplied(position, hq))
        return refuse("12.1", say::eventUnsupplied, hq);
    return {};
}

Verdict whyNotRepair(const Position& position, CounterId unit) {
    if (!isCombatUnit(position, unit) || !position.isOnMap(unit))
        return refuse("7.6", say::notConcerned, unit);
    if (piece(position, unit).isWhiteDotted)
        return refuse("7.3", say::neverRepaired, unit);
    if (!isReduced(position, unit))
        return refuse("7.6", say::isWhole, unit);
    if (!isSupplied(position, unit))
        return refuse("7.6", say::eventUnsupplied, unit);
    return {};
}

bool isOfSize(const Position& position, const Effect& effect, CounterId unit) {
    return effect.sizes.empty() ||
           std::ranges::find(effect.sizes, sizeOf(position, unit)) != effect.sizes.end();
}

Verdict whyNotChosen(const Position& position, SideId side, const Effect& effect, CounterId unit) {
    if (!unit.exists() || position.side(unit) != side)
        return refuse("6.4", say::notConcerned, unit);
    switch (effect.op) {
    case Op::HqUsed:
    case Op::HqAvailable:
        return whyNotHq(position, effect, unit);
    case Op::RepairSteps:
        return whyNotRepair(position, unit);
    case Op::WithdrawChoice:
        if (!position.isOnMap(unit) || !isCombatUnit(position, unit) ||
            piece(position, unit).army != effect.army || !isOfSize(position, effect, unit) ||
            position.status(unit, overdue) != 0)
            return refuse("7.4", say::notConcerned, unit);
        return {};
    default:
        return refuse("6.4", say::otherChoice);
    }
}

// Judges: units and hexes

Verdict whyNotSent(const Position& position, SideId side, const Effect& effect, CounterId unit) {
    if (!unit.exists() || position.side(unit) != side || !isCombatUnit(position, unit))
        return refuse("6.4", say::notConcerned, unit);
    const bool concerned =
        effect.op == Op::FreeTransfer
            ? piece(position, unit).army == effect.army && isColumn(position, unit) &&
                  isOneOf(effect.from, position.hex(unit))
            : position.place(unit) == Place(eliminatedBox[side.index()]) &&
                  isOfSize(position, effect, unit) && !isNorthern(position, unit) &&
                  !piece(position, unit).isWhiteDotted;
    return concerned ? allowed : refuse("6.4", say::notConcerned, unit);
}

Verdict whyNotWhere(const Position& position, SideId side, const Effect& effect, CounterId unit,
                    HexId hex) {
    const bool leads =
        effect.op == Op::FreeTransfer
            ? isOneOf(effect.to, hex)
            : isLand(position, hex) && position.map().distance(effect.hex, hex) <= effect.within;
    if (!leads)
        return refuse("6.4", say::notThere, hex).because(hex);
    if (position.controller(hex) != side)
        return refuse("7.8", say::eventNotOwnHex, hex).because(hex);
    if (!isSuppliedHex(position, hex, networkOf(position, unit)))
        return refuse("7.8", say::hexUnsupplied, hex).because(hex);
    return whyNotStack(position, {&unit, 1}, hex);
}

std::vector<HexId> goals(const Position& position, const Effect& effect) {
    return effect.op == Op::FreeTransfer ? effect.to
                                         : position.map().within(effect.hex, effect.within);
}

HexId firstGoal(const Position& position, SideId side, const Effect& effect, CounterId unit) {
    for (const HexId hex : goals(position, effect))
        if (!whyNotWhere(position, side, effect, unit, hex))
            return hex;
    return {};
}

bool isSending(Op op) {
    return op == Op::FreeTransfer || op == Op::RebuildNear;
}

/// Those it may concern now, in the order of the counters.
std::vector<CounterId> unitsFor(const Position& position, SideId side, const Effect& effect) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (position.side(unit) != side)
            continue;
        if (isSending(effect.op) ? !whyNotSent(position, side, effect, unit) &&
                                       firstGoal(position, side, effect, unit).exists()
                                 : !whyNotChosen(position, side, effect, unit))
            units.push_back(unit);
    }
    return units;
}

// Verbs

Verdict judgeChoose(const Position& position, const Command& command) {
    return whyNotChosen(position, command.side, pending(position), command.arguments.counter(0));
}

Verdict judgeSend(const Position& position, const Command& command) {
    const Effect& effect = pending(position);
    if (!isSending(effect.op))
        return refuse("6.4", say::otherChoice);
    const CounterId unit = command.arguments.counter(sending::Unit);
    if (Verdict why = whyNotSent(position, command.side, effect, unit))
        return why;
    return whyNotWhere(position, command.side, effect, unit, command.arguments.hex(sending::Where));
}

Verdict judgeLook(const Position& position, const Command& command) {
    if (pending(position).op != Op::InspectStack || position.locals().has(choosing::Shown))
        return refuse("6.4", say::otherChoice);
    const HexId hex = command.arguments.hex(0);
    if (!hex.exists() || !isHidden(position, hex, other(command.side)))
        return refuse("15.5", say::nothingHidden, hex).because(hex);
    return allowed;
}

/// What may be declined, and what has been looked at.
Verdict judgeDone(const Position& position, const Command&) {
    const Op op = pending(position).op;
    const bool free =
        isSending(op) || op == Op::RepairSteps || position.locals().has(choosing::Shown);
    return free ? Verdict() : refuse("6.4", say::choiceDue);
}

/// One choice fewer is left; the decision ends when none is, or nothing is left to be chosen.
void countDown(Draft& draft) {
    const int left = draft.position().locals().get(choosing::Left) - 1;
    draft.setLocal(choosing::Left, left);
    const SideId side = draft.position().locals().side(choosing::Owner);
    if (left == 0 || !hasChoice(draft.position(), side, pending(draft.position())))
        draft.pop();
}

void takeChoose(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(0);
    switch (pending(draft.position()).op) {
    case Op::HqUsed:
        draft.turn(unit, 1, "6.4");
        draft.say(Text(say::hqTurned, unit), "6.4");
        break;
    case Op::HqAvailable:
        draft.turn(unit, 0, "6.4");
        draft.say(Text(say::hqReady, unit), "6.4");
        break;
    case Op::RepairSteps:
        draft.turn(unit, 0, "7.6");
        draft.say(Text(say::stepRepaired, unit), "7.6");
        break;
    default:
        withdraw(draft, unit, !is(draft.position(), ruling::eventWithdrawals), "7.4");
        break;
    }
    countDown(draft);
}

void takeSend(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(sending::Unit);
    const HexId hex = command.arguments.hex(sending::Where);
    const bool flies = pending(draft.position()).op == Op::FreeTransfer;
    if (!flies && piece(draft.position(), unit).reverse == Reverse::Reduced)
        draft.turn(unit, 1, "7.6");
    draft.move(unit, hex, flies ? "6.4" : "7.6");
    breakFortification(draft, hex, command.side);
    draft.say(Text(flies ? say::unitFlown : say::unitRebuiltNear, unit, hex),
              flies ? "6.4" : "7.6");
    countDown(draft);
}

void takeLook(Draft& draft, const Command& command) {
    draft.say(Text(say::stackLookedAt, command.side, command.arguments.hex(0)), "15.5");
    draft.setLocal(choosing::Shown, command.arguments.hex(0));
}

// Offers

void offerUnits(const Position& position, SideId side, std::vector<Offer>& offers) {
    const Effect& effect = pending(position);
    Offer offer =
        openOffer(OfferKind::Units, VerbId(isSending(effect.op) ? SendVerb : ChooseVerb),
                  say::offerChoose, Values(isSending(effect.op) ? sending::Fields : 1), 0);
    offer.leadsOn = isSending(effect.op);
    offer.targets = valuesOf(unitsFor(position, side, effect));
    addIfAny(offers, std::move(offer));
}

std::vector<Offer> furtherSend(const Position& position, SideId side, const Values& settled) {
    const CounterId unit = settled.counter(sending::Unit);
    const Effect& effect = pending(position);
    const std::vector<std::int32_t> hexes = valuesOf(goals(position, effect));
    Offer offer =
        offerOf(OfferKind::Hexes, VerbId(SendVerb), Text(say::offerWhere, unit), settled,
                sending::Where, hexes, [&](const Values& values) -> Verdict {
                    return whyNotWhere(position, side, effect, unit, values.hex(sending::Where));
                });
    return ifAny(std::move(offer));
}

void offerStacks(const Position& position, SideId side, std::vector<Offer>& offers) {
    Offer offer = openOffer(OfferKind::Hexes, VerbId(LookVerb), say::offerLook, Values(1), 0);
    for (const HexId hex : position.map().hexes())
        if (isHidden(position, hex, other(side)))
            offer.targets.push_back(hex.value);
    addIfAny(offers, std::move(offer));
}

std::vector<Offer> offerChoices(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (pending(position).op != Op::InspectStack)
        offerUnits(position, side, offers);
    else if (!position.locals().has(choosing::Shown))
        offerStacks(position, side, offers);
    if (!judgeDone(position, {}))
        offers.push_back(buttonOffer(VerbId(DoneVerb), say::offerChitDone));
    return offers;
}

Text promptOf(const Position& position, SideId) {
    const Word name =
        nameOf(position.package().chits[position.locals().id<ChitId>(choosing::Which).index()]);
    switch (pending(position).op) {
    case Op::WithdrawChoice:
        return {say::promptWithdraw, name};
    case Op::RepairSteps:
        return {say::promptRepair, name};
    case Op::FreeTransfer:
        return {say::promptTransfer, name};
    case Op::RebuildNear:
        return {say::promptChitRebuild, name};
    case Op::InspectStack:
        return {position.locals().has(choosing::Shown) ? say::promptLooked : say::promptLook, name};
    default:
        return {say::promptHq, name};
    }
}

std::vector<Progress> progressOf(const Position& position, SideId) {
    const int of = pending(position).amount;
    if (of < 2)
        return {};
    return {{say::progressChit, of - position.locals().get(choosing::Left), of, {}, {}, "6.4"}};
}

} // namespace

bool isChoice(Op op) {
    switch (op) {
    case Op::HqUsed:
    case Op::HqAvailable:
    case Op::RepairSteps:
    case Op::WithdrawChoice:
    case Op::FreeTransfer:
    case Op::RebuildNear:
    case Op::InspectStack:
        return true;
    default:
        return false;
    }
}

bool hasChoice(const Position& position, SideId side, const Effect& effect) {
    if (effect.op != Op::InspectStack)
        return !unitsFor(position, side, effect).empty();
    return std::ranges::any_of(position.map().hexes(),
                               [&](HexId hex) { return isHidden(position, hex, other(side)); });
}

void pushChoice(Draft& draft, SideId side, ChitId chit, const Effect& effect) {
    Values locals(choosing::Fields);
    locals.set(choosing::Owner, side);
    locals.set(choosing::Which, chit);
    locals.set(choosing::Left, effect.amount);
    draft.push(frame(chitKind), side, std::move(locals), "6.4");
}

HexId hexLookedAt(const Position& position, SideId side) {
    if (position.isOver() || position.frame().name != frame(chitKind) ||
        position.locals().side(choosing::Owner) != side)
        return {};
    return position.locals().hex(choosing::Shown);
}

FrameKind chitKind() {
    return {.name = "tscw.chit",
            .label = say::frameChit,
            .locals = {{"side", FieldKind::Side},
                       {"chit", FieldKind::Chit},
                       {"left"},
                       {"shown", FieldKind::Hex}},
            .run = nullptr,
            .offers = offerChoices,
            .verbs = {{"choose", {{"unit", FieldKind::Counter}}, judgeChoose, takeChoose},
                      {"send",
                       {{"unit", FieldKind::Counter}, {"hex", FieldKind::Hex}},
                       judgeSend,
                       takeSend,
                       nullptr,
                       furtherSend},
                      {"look", {{"hex", FieldKind::Hex}}, judgeLook, takeLook},
                      {"done", {}, judgeDone, takeDone}},
            .prompt = say::promptHq,
            .promptNow = promptOf,
            .progress = progressOf};
}

} // namespace esagono::tscw
