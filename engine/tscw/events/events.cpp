// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6: chits are put into the cups, drawn, held and played.
#include "engine/tscw/events/events.h"

#include "engine/play/telling/phrase.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/fighting/battle.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

Word nameOf(const Position& position, ChitId chit) {
    return esagono::nameOf(position.package().chits[chit.index()]);
}

void put(Draft& draft, ChitId chit, PoolId from, PoolId to, const char* section) {
    draft.emit(PoolChanged{from, chit, -1}, section);
    draft.emit(PoolChanged{to, chit, 1}, section);
}

void runDraw(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    const PoolId hand = handPool[side.index()];
    const PoolId cup = cupPool[side.index()];
    const ChitId chit = draft.draw(cup, hand, "6.2");
    if (!chit.exists()) {
        draft.say(Text(say::cupEmpty, side), "6.2");
        return;
    }
    const Chit& drawn = chitOf(draft.position(), chit);
    if (drawn.effect(Op::NoEvent) != nullptr) {
        put(draft, chit, hand, cup, "6.2");
        draft.say(Text(say::noEvent, side), "6.2");
    } else if (drawn.dot == Dot::Yellow) {
        playChit(draft, side, chit);
        endIfDecided(draft);
    } else {
        draft.say(Text(say::eventKept, side), "6.4");
    }
}

void runNewChits(Draft& draft) {
    draft.pop();
    for (const SideId side : {nationalist, republican}) {
        const PoolId later = laterPool[side.index()];
        int added = 0;
        for (std::size_t i = 0; i < draft.position().package().chits.size(); ++i)
            if (const ChitId chit(i);
                draft.position().chits(later, chit) > 0 &&
                chitOf(draft.position(), chit).turn <= turnNow(draft.position())) {
                put(draft, chit, later, cupPool[side.index()], "6.1");
                ++added;
            }
        if (added > 0)
            draft.say(Text(say::newChits, side, added), "6.1");
    }
}

CounterId firstMoved(const Position& position, SideId side) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i); position.side(each) == side && position.isOnMap(each) &&
                                     position.status(each, moved) != NotMoved)
            return each;
    return {};
}

bool holds(const Position& position, const Condition& condition) {
    switch (condition.test) {
    case Condition::Test::Control:
        return position.controller(condition.hex) == condition.side;
    case Condition::Test::OnMapAndSupplied:
        return position.isOnMap(condition.unit) && isSupplied(position, condition.unit);
    case Condition::Test::NoHexControlled:
        return std::ranges::none_of(position.map().hexes(), [&](HexId hex) {
            return isIn(position, condition.area, hex) &&
                   position.controller(hex) == condition.side;
        });
    case Condition::Test::MoraleAtMost:
        return position.track(moraleTrack) <= condition.value;
    }
    return false;
}

/// 6.4: a blue dot, at the beginning of the own movement.
Verdict whyNotBlue(const Position& position, SideId side, Moment moment) {
    if (moment != Moment::Movement)
        return refuse("6.4", say::onlyAtMovement);
    if (const CounterId unit = firstMoved(position, side); unit.exists())
        return refuse("6.4", say::movementBegun, unit).because(unit);
    return allowed;
}

/// What an event without a dot waits for, if it would have no effect at another time.
Verdict whyNotNow(const Position& position, const Chit& chit, Moment moment) {
    if (chit.effect(Op::RebuildNear) != nullptr && moment != Moment::Rebuilding)
        return refuse("7.6", say::onlyRebuilding);
    const Phase now = phaseNow(position);
    if (chit.effect(Op::SeaLimit) != nullptr && (now != SeaMovement || moment != Moment::Strategic))
        return refuse("11.2", say::onlyBeforeSea);
    if (chit.effect(Op::RailLimit) != nullptr && now > SeaMovement)
        return refuse("11.2", say::onlyBeforeRail);
    return allowed;
}

/// Why a side that holds it may not play the chit now.
Verdict whyNotUse(const Position& position, SideId side, const Chit& held, Moment moment) {
    if (held.isForCombat())
        return refuse("15.12", say::onlyInCombat);
    if (held.dot == Dot::Blue)
        if (Verdict why = whyNotBlue(position, side, moment))
            return why;
    if (isVoid(position, held))
        return refuse("6.2", say::wouldBeVoid);
    if (Verdict why = whyNotNow(position, held, moment))
        return why;
    for (const Effect& effect : held.effects)
        if (isChoice(effect.op) && !hasChoice(position, side, effect))
            return refuse("6.4", say::wouldDoNothing);
    return allowed;
}

/// Whether a chit that may be held, as nobody has seen it played, could be played now.
bool mightPlay(const Position& position, SideId side, Moment moment) {
    const std::vector<Chit>& chits = printed(position).chits;
    for (std::size_t i = 0; i < chits.size(); ++i)
        if (chits[i].owner == side && chits[i].dot != Dot::Yellow &&
            chits[i].turn <= turnNow(position) &&
            position.chits(playedPool[side.index()], ChitId(i)) == 0 &&
            !whyNotUse(position, side, chits[i], moment))
            return true;
    return false;
}

/// Whoever is asked for the sake of its events may be asked no more: with a hidden hand everywhere,
/// else in the segments of the enemy.
bool mayDecline(const Position& position, SideId side) {
    return hasHiddenHand(position, side) ||
           (position.frame().name == frame(eventsKind) && !declinesEvents(position, side));
}

Verdict whyNotDecline(const Position& position, const Command& command) {
    if (mayDecline(position, command.side))
        return allowed;
    return refuse("6.4", say::notAskedForEvents);
}

/// Where there is nothing else to do the decision is over.
void takeDecline(Draft& draft, const Command& command) {
    declineEvents(draft, command.side);
    const Position position = draft.position();
    Offer last;
    int ways = 0;
    for (const Offer& offer : position.kind().offers(position, command.side))
        if (offer.kind != OfferKind::Choice) { // which is the offer to play an event after all
            ++ways;
            last = offer;
        }
    if (ways == 1 && last.kind == OfferKind::Button)
        position.kind().verbs[last.verb.index()].take(draft, exampleOf(last, command.side));
}

// 6.4: in the segments of the other side, and whenever it attacks

namespace interrupting {
enum Verbs : std::size_t { PlayEvent, Decline, EndEvents };
} // namespace interrupting

std::vector<Offer> offerInterruption(const Position& position, SideId side) {
    std::vector<Offer> offers = {
        buttonOffer(VerbId(interrupting::EndEvents), say::offerNoEventNow)};
    offerChits(position, side, Moment::Enemy, VerbId(interrupting::PlayEvent), offers);
    return offers;
}

/// An attack that has been declared is named; of several the support is still to come.
Text promptInterruption(const Position& position, SideId) {
    const std::optional<Battle> battle = battleNow(position);
    return battle && !battle->announces ? Text(say::promptEventsAttack, battle->target)
                                        : Text(say::promptEvents);
}

std::vector<ChitId> handOf(const Position& position, SideId side) {
    std::vector<ChitId> chits;
    for (std::size_t i = 0; i < position.package().chits.size(); ++i)
        if (const ChitId chit(i); position.chits(handPool[side.index()], chit) > 0)
            chits.push_back(chit);
    return chits;
}

} // namespace

bool isVoid(const Position& position, const Chit& chit) {
    return !std::ranges::all_of(chit.conditions,
                                [&](const Condition& each) { return holds(position, each); });
}

Verdict whyNotPlay(const Position& position, SideId side, ChitId chit, Moment moment) {
    if (!chit.exists() || position.chits(handPool[side.index()], chit) == 0)
        return refuse("6.4", say::notInHand);
    return whyNotUse(position, side, chitOf(position, chit), moment);
}

void offerChits(const Position& position, SideId side, Moment moment, VerbId verb,
                std::vector<Offer>& offers) {
    const std::vector<std::int32_t> candidates = valuesOf(handOf(position, side));
    Offer offer = offerOf(OfferKind::Choice, verb, say::offerEvent, Values(1), 0, candidates,
                          [&](const Values& values) {
                              return whyNotPlay(position, side, values.id<ChitId>(0), moment);
                          });
    if (mayDecline(position, side) && moment != Moment::Movement)
        offers.push_back(buttonOffer(VerbId(verb.index() + 1), say::offerNoMoreEvents));
    if (offer.targets.empty())
        return;
    for (const std::int32_t target : offer.targets) {
        Text name;
        name.id = nameOf(position, ChitId(static_cast<std::size_t>(target))).id;
        offer.labels.push_back(std::move(name));
    }
    offers.push_back(std::move(offer));
}

bool hasHiddenHand(const Position& position, SideId side) {
    return is(position, ruling::hiddenHands) && position.chits(handPool[side.index()]) > 0 &&
           !declinesEvents(position, side);
}

bool mayPlayEvent(const Position& position, SideId side, Moment moment) {
    if (is(position, ruling::hiddenHands))
        return hasHiddenHand(position, side) &&
               (moment != Moment::Enemy || mightPlay(position, side, moment));
    if (moment == Moment::Enemy && declinesEvents(position, side))
        return false;
    return std::ranges::any_of(handOf(position, side), [&](ChitId chit) {
        return !whyNotPlay(position, side, chit, moment);
    });
}

void interruptWithEvents(Draft& draft, SideId side) {
    if (mayPlayEvent(draft.position(), side, Moment::Enemy))
        draft.push(frame(eventsKind), side, Values{side.value}, "6.4");
}

Verb declineVerb() {
    return {"no_events", {}, whyNotDecline, takeDecline};
}

void playChit(Draft& draft, SideId side, ChitId chit) {
    discard(draft, side, chit, "6.4");
    draft.say(Text(say::eventPlayed, side, nameOf(draft.position(), chit)), "6.4",
              Milestone::Objective);
    if (isVoid(draft.position(), chitOf(draft.position(), chit)))
        draft.say(Text(say::eventVoid, nameOf(draft.position(), chit)), "6.2");
    else
        apply(draft, side, chit);
}

void discard(Draft& draft, SideId side, ChitId chit, const char* section) {
    put(draft, chit, handPool[side.index()], playedPool[side.index()], section);
}

void loseBlueChits(Draft& draft) {
    if (!is(draft.position(), ruling::blueChits))
        return;
    for (const SideId side : {nationalist, republican})
        for (const ChitId chit : handOf(draft.position(), side))
            if (chitOf(draft.position(), chit).dot == Dot::Blue) {
                discard(draft, side, chit, "6.4");
                draft.say(Text(say::eventLost, nameOf(draft.position(), chit)),
                          {"6.4", "blue_chits"});
            }
}

FrameKind drawKind() {
    return {"tscw.draw", say::frameDraw, {{"side", FieldKind::Side}}, runDraw};
}

FrameKind eventsKind() {
    FrameKind kind{"tscw.events", say::frameEvents, {{"side", FieldKind::Side}}};
    kind.offers = offerInterruption;
    kind.promptNow = promptInterruption;
    kind.verbs = {
        eventVerb<Moment::Enemy>(),
        declineVerb(),
        {"done", {}, nullptr, takeDone},
    };
    return kind;
}

FrameKind newChitsKind() {
    return {"tscw.new_chits", say::frameDraw, {{"side", FieldKind::Side}}, runNewChits};
}

} // namespace esagono::tscw
