// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 9.1, 9.2 and 9.4.1: which air units and headquarters bombard, the attacker first.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

enum SupportVerbs { Support, NoSupport };
namespace supporting {
enum Arguments { With };
}

bool anyOfGroup(const Position& position, const std::vector<CounterId>& units, Group group) {
    return std::ranges::any_of(
        units, [&](CounterId unit) { return piece(position, unit).group == group; });
}

/// 9.2: the division of a unit, for its headquarters. A48: R9M by itself, or with FIN.
WordId commandOf(const Position& position, CounterId unit) {
    const WordId command = piece(position, unit).command;
    const bool isAttached = command.exists() && command == printed(position).r9m &&
                            is(position, ruling::r9mBelongsToFin);
    return isAttached ? printed(position).fin : command;
}

Verdict whyNotAir(const Position& position, const std::vector<CounterId>& involved,
                  CounterId unit) {
    if (position.track(weather) == Rain)
        return refuse("11.3", say::airInRain);
    if (position.place(unit) != Place(available[position.side(unit).index()]))
        return refuse("9.4", say::airNotAvailable, unit);
    if (piece(position, unit).group == Group::Spanish &&
        !anyOfGroup(position, involved, Group::Spanish))
        return refuse("9.1", say::onlyForSpanish, unit);
    return allowed;
}

Verdict whyNotHq(const Position& position, const std::vector<CounterId>& involved, HexId target,
                 CounterId hq) {
    if (!position.isOnMap(hq))
        return refuse("9.2", say::notOnMap, hq);
    if (position.face(hq) == usedFace)
        return refuse("9.4", say::hqUsedAlready, hq);
    if (position.status(hq, oos) != 0)
        return refuse("6.3.1", say::hqOutOfSupply, hq).because(cutOffHere);
    if (position.map().distance(position.hex(hq), target) > hqRange)
        return refuse("9.2", say::hqTooFar, hq, target, hqRange).because(hq);
    if (piece(position, hq).group == Group::Spanish &&
        !anyOfGroup(position, involved, Group::Spanish))
        return refuse("9.2", say::onlyForSpanish, hq);
    const bool isTied = piece(position, hq).size == Size::Division &&
                        (!is(position, ruling::onlyItalianHqsAreTied) ||
                         piece(position, hq).group == Group::Italian); // K16
    if (isTied && std::ranges::none_of(involved, [&](CounterId unit) {
            return commandOf(position, unit) == commandOf(position, hq);
        }))
        return refuse({"9.2", "K16"}, say::onlyForItsDivision, hq);
    return allowed;
}

Verdict whyNotSupportWith(const Position& position, const Battle& battle, SideId side,
                          CounterId counter) {
    if (position.side(counter) != side)
        return refuse("9.4", say::notYours, counter);
    const std::vector<CounterId> involved = battle.involved(position, side);
    switch (piece(position, counter).type) {
    case Type::Air:
        return whyNotAir(position, involved, counter);
    case Type::Hq:
        return whyNotHq(position, involved, battle.target, counter);
    default:
        return refuse("9.4", say::cannotBombard, counter);
    }
}

Verdict whyNotSupport(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const std::vector<CounterId> with = command.arguments.counters(supporting::With);
    if (with.empty())
        return refuse("9.4.1", say::nothingNamed);
    for (const CounterId counter : with) {
        if (Verdict why = whyNotSupportWith(position, battle, command.side, counter))
            return why;
        if (std::ranges::count(with, counter) > 1)
            return refuse("9.4", say::namedTwice, counter);
    }
    return allowed;
}

std::vector<std::int32_t> candidates(const Position& position, const Battle& battle, SideId side) {
    std::vector<std::int32_t> found;
    for (const CounterId counter : printed(position).ground)
        if (position.side(counter) == side && isHq(position, counter) &&
            position.isOnMap(counter) &&
            position.map().distance(position.hex(counter), battle.target) <= hqRange + 1)
            found.push_back(counter.value);
    for (const CounterId counter : printed(position).air)
        if (position.side(counter) == side &&
            (position.place(counter) == Place(available[side.index()]) ||
             position.place(counter) == Place(used[side.index()])))
            found.push_back(counter.value);
    return found;
}

Text promptSupport(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptSupport : say::promptSupportDefence, battle.target};
}

std::vector<Offer> offerSupport(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    Offer offer = offerOf(
        OfferKind::Units, VerbId(Support), say::offerSupport, Values(1), supporting::With,
        candidates(position, battle, side), [&](const Values& attempt) {
            return whyNotSupportWith(position, battle, side, attempt.counter(supporting::With));
        });
    std::vector<Offer> offers = {buttonOffer(VerbId(NoSupport), say::offerNoSupport)};
    addIfAny(offers, together(std::move(offer)));
    return offers;
}

void takeSupport(Draft& draft, const Command& command) {
    draft.pop();
    Battle battle = Battle::from(draft.position().locals());
    battle.support(command.side) = command.arguments.counters(supporting::With);
    expose(draft, battle, command.arguments.counters(supporting::With));
    draft.revise(battle.locals());
    for (const CounterId counter : command.arguments.counters(supporting::With))
        if (isHq(draft.position(), counter))
            draft.turn(counter, usedFace, "9.4");
        else
            draft.move(counter, used[command.side.index()], "9.4");
}

void takeNoSupport(Draft& draft, const Command&) {
    draft.pop();
}

Preview previewSupport(const Position& position, const Command& command) {
    Battle battle = battleBelow(position);
    battle.support(command.side) = command.arguments.counters(supporting::With);
    return previewBombardment(position, battle);
}

/// Asks only if there is anything to commit.
void supports(Draft& draft, Battle& battle, SideId side) {
    const Position position = draft.position();
    if (battle.involved(position, battle.side).empty() ||
        !hasUnit(position, battle.target, battle.defender()))
        return;
    if (std::ranges::any_of(candidates(position, battle, side), [&](std::int32_t candidate) {
            return !whyNotSupportWith(position, battle, side,
                                      CounterId(static_cast<std::size_t>(candidate)));
        }))
        ask(draft, battle, frame(supportKind), side, {}, "9.4.1");
}

} // namespace

void attackerSupports(Draft& draft, Battle& battle) {
    supports(draft, battle, battle.side);
}
void defenderSupports(Draft& draft, Battle& battle) {
    supports(draft, battle, battle.defender());
}

FrameKind supportKind() {
    FrameKind kind{"santander.support", say::frameSupport, {}};
    kind.offers = offerSupport;
    kind.promptNow = promptSupport;
    kind.verbs = {
        {"support",
         {{"with", FieldKind::Counter, false}},
         whyNotSupport,
         takeSupport,
         previewSupport},
        {"no_support", {}, nullptr, takeNoSupport},
    };
    return kind;
}

} // namespace esagono::santander
