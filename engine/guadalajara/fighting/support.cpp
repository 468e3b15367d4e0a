// SPDX-License-Identifier: GPL-3.0-or-later
// What each side may add before the dice: air points (1.10a), the defender's flamethrowers (1.12f),
// intensive combat (4.7).
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

enum SupportVerbs { Air, Flames, Intensify, Done };
namespace support {
enum Arguments { Given };
}

Verdict whyNotAir(const Position& position, const Battle& battle, SideId side, int count) {
    if (battle.air(side) > 0)
        return refuse("1.10a", say::airCommitted);
    if (side == nationalist && isIn(position, ground(position).north, battle.target))
        return refuse("2.6b", say::airNotNorth, battle.target);
    const int ready = airPointsReady(position, side);
    if (count < 1 || count > ready)
        return refuse("1.10", say::fewerAirPoints, ready);
    return allowed;
}

Verdict whyNotFlames(const Position& position, const Battle& battle, SideId side, CounterId unit) {
    if (side != battle.defender() || position.side(unit) != side ||
        position.hex(unit) != battle.target || !piece(position, unit).hasFlames ||
        battle.usesFlames(unit))
        return refuse("1.12f", say::noFlamesThere, unit);
    for (const CounterId each : battle.flames)
        if (position.side(each) == side)
            return refuse("1.12d", say::flamesTogether, unit, each);
    const CounterId armour = armourIn(position, battle.target, side);
    if (isFlameEngineers(position, unit) && armour.exists() && is(position, ruling::a(14)) &&
        !piece(position, armour).hasFlames)
        return refuse({"1.12d", "A14"}, say::flamesTogether, unit, armour);
    return allowed;
}

/// 4.7, A43
Verdict whyNotIntensive(const Position& position, const Battle& battle, SideId side) {
    if (!is(position, ruling::intensive) || side != battle.side || battle.intensive)
        return refuse("4.7a", say::noIntensive);
    if (battle.overrun && !is(position, ruling::a(43)))
        return refuse({"4.7a", "A43"}, say::noIntensive);
    return allowed;
}

Verdict whyNotGiveAir(const Position& position, const Command& command) {
    return whyNotAir(position, battleBelow(position), command.side,
                     command.arguments.get(support::Given));
}
Verdict whyNotUseFlames(const Position& position, const Command& command) {
    return whyNotFlames(position, battleBelow(position), command.side,
                        command.arguments.counter(support::Given));
}
Verdict whyNotIntensify(const Position& position, const Command& command) {
    return whyNotIntensive(position, battleBelow(position), command.side);
}

std::vector<CounterId> flamesOf(const Position& position, const Battle& battle, SideId side) {
    std::vector<CounterId> usable;
    for (const CounterId unit : battle.defendersLeft(position))
        if (!whyNotFlames(position, battle, side, unit))
            usable.push_back(unit);
    return usable;
}

bool hasAnything(const Position& position, const Battle& battle, SideId side) {
    return !whyNotAir(position, battle, side, 1) || !whyNotIntensive(position, battle, side) ||
           !flamesOf(position, battle, side).empty();
}

Text promptSupport(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptSupport : say::promptSupportDefence, battle.target};
}

std::vector<Offer> offerSupport(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    std::vector<Offer> offers = {buttonOffer(VerbId(Done), say::offerNoSupport)};
    if (!whyNotAir(position, battle, side, 1)) {
        Offer offer =
            openOffer(OfferKind::Number, VerbId(Air), say::offerAir, Values(1), support::Given);
        offer.least = 1;
        offer.most = airPointsReady(position, side);
        offer.example = {1};
        offers.push_back(std::move(offer));
    }
    const std::vector<std::int32_t> candidates = valuesOf(flamesOf(position, battle, side));
    if (!candidates.empty())
        offers.push_back(offerOf(OfferKind::Units, VerbId(Flames), say::offerFlames, Values(1),
                                 support::Given, candidates, [&](const Values& attempt) {
                                     return whyNotFlames(position, battle, side,
                                                         attempt.counter(support::Given));
                                 }));
    if (!whyNotIntensive(position, battle, side))
        offers.push_back(buttonOffer(VerbId(Intensify), say::offerIntensive));
    return offers;
}

/// Puts down what was added; the decision is over when nothing else can be.
void keep(Draft& draft, const Battle& battle, SideId side) {
    draft.revise(battle.locals(), 1);
    if (!hasAnything(draft.position(), battle, side))
        draft.pop();
}

void takeAir(Draft& draft, const Command& command) {
    const int count = command.arguments.get(support::Given);
    Battle battle = battleBelow(draft.position());
    battle.air(command.side) = count;
    draft.say(Text(say::airSupports, command.side, count), "1.10a");
    spendAir(draft, command.side, count, "1.10a");
    keep(draft, battle, command.side);
}

void takeFlames(Draft& draft, const Command& command) {
    Battle battle = battleBelow(draft.position());
    battle.flames.push_back(command.arguments.counter(support::Given));
    draft.say(Text(say::flamesUsed, command.arguments.counter(support::Given)), "1.12d");
    keep(draft, battle, command.side);
}

void takeIntensify(Draft& draft, const Command& command) {
    Battle battle = battleBelow(draft.position());
    battle.intensive = true;
    draft.say(say::combatIntensive, "4.7a");
    keep(draft, battle, command.side);
}

void takeNoSupport(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

void askForSupport(Draft& draft, const Battle& battle, SideId side) {
    const Position position = draft.position();
    if (battle.attackersLeft(position).empty() || battle.defendersLeft(position).empty() ||
        !hasAnything(position, battle, side))
        return;
    Values locals(1);
    locals.set(0, side);
    draft.push(frame(supportKind), side, locals, "1.10a");
}

FrameKind supportKind() {
    FrameKind kind{"guadalajara.support", say::frameSupport, {{"side", FieldKind::Side}}};
    kind.offers = offerSupport;
    kind.promptNow = promptSupport;
    kind.verbs = {
        {"air", {{"points"}}, whyNotGiveAir, takeAir},
        {"flames", {{"unit", FieldKind::Counter}}, whyNotUseFlames, takeFlames},
        {"intensify", {}, whyNotIntensify, takeIntensify},
        {"done", {}, nullptr, takeNoSupport},
    };
    return kind;
}

} // namespace esagono::guadalajara
