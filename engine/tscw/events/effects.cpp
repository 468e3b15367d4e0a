// SPDX-License-Identifier: GPL-3.0-or-later
// What events do by themselves, and what they make a side owe.
#include "engine/play/telling/phrase.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/events/events.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// The section of the events; they are explained in the playbook.
constexpr const char* eventSection = "6.4";
/// With it the roll of an event changes morale.
constexpr int moraleFace = 6;

void leaveGame(Draft& draft, CounterId unit) {
    const BoxId box = withdrawnBox[draft.position().side(unit).index()];
    const Place place = draft.position().place(unit);
    if (!place.exists() || place == Place(box))
        return;
    if (draft.position().status(unit, reserve) != NotInReserve)
        draft.set(unit, reserve, NotInReserve, eventSection);
    draft.move(unit, box, eventSection);
    draft.say(Text(say::unitLeaves, unit), eventSection);
}

void removeUnits(Draft& draft, SideId, const Effect& effect) {
    for (const CounterId unit : effect.units)
        leaveGame(draft, unit);
}

void removeArmy(Draft& draft, SideId, const Effect& effect) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        if (isGround(draft.position(), unit) && piece(draft.position(), unit).army == effect.army &&
            draft.position().isOnMap(unit) &&
            !isIn(draft.position(), effect.area, draft.position().hex(unit)))
            leaveGame(draft, unit);
    }
}

void withdrawUnits(Draft& draft, SideId, const Effect& effect) {
    for (const CounterId unit : effect.units) {
        const Place place = draft.position().place(unit);
        if (place.exists() && place != Place(withdrawnBox[draft.position().side(unit).index()]))
            withdraw(draft, unit, !is(draft.position(), ruling::eventWithdrawals), "7.4");
    }
}

/// A unit that waits in a box of a later turn comes now; others are there already.
void bringAir(Draft& draft, SideId, const Effect& effect) {
    for (const CounterId unit : effect.units) {
        const Place place = draft.position().place(unit);
        if (!place.isBox() || place.box().index() >= turnBoxes)
            continue;
        draft.move(unit, airBox[draft.position().side(unit).index()], eventSection);
        draft.say(Text(say::comesAtOnce, unit), eventSection);
    }
}

void useUp(Draft& draft, SideId, const Effect& effect) {
    for (const CounterId unit : effect.units)
        if (draft.position().place(unit).exists() && !isUsed(draft.position(), unit)) {
            draft.turn(unit, 1, eventSection);
            draft.say(Text(say::isUsedUp, unit), eventSection);
        }
}

void owe(Draft& draft, Obligation what) {
    draft.set(obligationTrack, draft.position().track(obligationTrack) | what, eventSection);
}
void mustAttack(Draft& draft, SideId, const Effect& effect) {
    owe(draft, AttackOviedo);
    draft.say(Text(say::mustAttack, effect.hex), eventSection);
}
void wager(Draft& draft, SideId, const Effect& effect) {
    owe(draft, Diversion);
    draft.say(Text(say::wagers, effect.amount), eventSection);
}

/// Capacities are counted in halves (11.2).
void changeRail(Draft& draft, SideId, const Effect& effect) {
    draft.set(railBonusTrack, draft.position().track(railBonusTrack) + 2 * effect.amount, "11.2");
    draft.say(Text(say::railChanged, effect.side, effect.amount), "11.2");
}
void changeSea(Draft& draft, SideId, const Effect& effect) {
    draft.set(seaBonusTrack, draft.position().track(seaBonusTrack) + 2 * effect.amount, "11.2");
    draft.say(Text(say::seaChanged, effect.side, effect.amount), "11.2");
}

void morale(Draft& draft, SideId, const Effect& effect) {
    changeMorale(draft, effect.amount, eventSection);
}
void points(Draft& draft, SideId, const Effect& effect) {
    addPoints(draft, effect.pool, std::max(effect.amount, -pointsIn(draft.position(), effect.pool)),
              eventSection);
}
void rollForMorale(Draft& draft, SideId, const Effect& effect) {
    if (draft.roll(say::rollEvent, eventSection) == moraleFace)
        changeMorale(draft, effect.morale, eventSection);
}

struct Doing {
    Op op;
    void (*does)(Draft&, SideId, const Effect&);
};
constexpr Doing doings[] = {
    {Op::Morale, morale},           {Op::Points, points},
    {Op::MustAttack, mustAttack},   {Op::Wager, wager},
    {Op::AirAvailable, bringAir},   {Op::SetUsed, useUp},
    {Op::RemoveUnits, removeUnits}, {Op::RemoveArmy, removeArmy},
    {Op::Withdraw, withdrawUnits},  {Op::Roll, rollForMorale},
    {Op::RailLimit, changeRail},    {Op::SeaLimit, changeSea},
};

// What is owed

bool owes(const Position& position, Obligation what) {
    return (position.track(obligationTrack) & what) != 0;
}
void forgive(Draft& draft, Obligation what) {
    draft.set(obligationTrack, draft.position().track(obligationTrack) & ~what, eventSection);
}

/// The effect of the chit that makes the Republicans owe something.
const Effect& owed(const Position& position, Op op) {
    const std::vector<Chit>& chits = printed(position).chits;
    const auto found =
        std::ranges::find_if(chits, [&](const Chit& each) { return each.effect(op) != nullptr; });
    return *found->effect(op);
}

void clearDiversion(Draft& draft) {
    const auto lie = draft.position().state().markers;
    for (const MarkerOnTable& each : lie)
        if (each.marker == diversionMarker)
            draft.emit(MarkerRemoved{each.marker, each.place, each.side, each.value}, eventSection);
    forgive(draft, Diversion);
}

} // namespace

void apply(Draft& draft, SideId side, ChitId chit) {
    // the printed chits outlive the draft
    for (const Effect& effect : chitOf(draft.position(), chit).effects) {
        const auto doing = std::ranges::find(doings, effect.op, &Doing::op);
        if (doing != std::end(doings))
            doing->does(draft, side, effect);
        else if (isChoice(effect.op) && hasChoice(draft.position(), side, effect))
            pushChoice(draft, side, chit, effect);
        else
            draft.say(Text(say::eventIdle, nameOf(draft.position().package().chits[chit.index()])),
                      eventSection);
    }
}

void noteAttack(Draft& draft, SideId side, HexId target, int units) {
    if (side != republican)
        return;
    if (owes(draft.position(), AttackOviedo) &&
        target == owed(draft.position(), Op::MustAttack).hex)
        forgive(draft, AttackOviedo);
    if (owes(draft.position(), Diversion) && units >= owed(draft.position(), Op::Wager).amount &&
        !draft.position().has(Place(target), diversionMarker))
        draft.emit(MarkerPlaced{diversionMarker, target, republican, 0}, eventSection);
}

void noteCapture(Draft& draft, SideId side, HexId target) {
    if (side != republican || !owes(draft.position(), Diversion) ||
        !draft.position().has(Place(target), diversionMarker))
        return;
    clearDiversion(draft);
    draft.say(Text(say::diversionWon, target), eventSection);
    changeMorale(draft, owed(draft.position(), Op::Wager).morale, eventSection);
}

DiceReading eventReading(const Position& position, const DiceRolled& dice) {
    DiceReading reading;
    reading.side = republican;
    reading.rule = eventSection;
    reading.effect = dice.faces.front() == moraleFace
                         ? moraleText(position, owed(position, Op::Roll).morale)
                         : Text(say::effectNothing);
    return reading;
}

std::vector<Worth> moraleAtStake(const Position& position) {
    std::vector<Worth> lines;
    const Effect& attack = owed(position, Op::MustAttack);
    const Effect& diversion = owed(position, Op::Wager);
    if (owes(position, AttackOviedo))
        lines.push_back(
            {Text(say::notAttacked, attack.hex), {}, attack.failMorale, {}, eventSection});
    if (!owes(position, Diversion))
        return lines;
    for (const MarkerOnTable& each : position.state().markers)
        if (each.marker == diversionMarker)
            lines.push_back({Text(say::diversionWon, each.place.hex()),
                             {},
                             diversion.morale,
                             {},
                             eventSection});
    lines.push_back({say::diversionLost, {}, diversion.failMorale, {}, eventSection});
    return lines;
}

void settleObligations(Draft& draft) {
    if (owes(draft.position(), AttackOviedo)) {
        const Effect& effect = owed(draft.position(), Op::MustAttack);
        forgive(draft, AttackOviedo);
        draft.say(Text(say::notAttacked, effect.hex), eventSection);
        changeMorale(draft, effect.failMorale, eventSection);
    }
    if (owes(draft.position(), Diversion)) {
        clearDiversion(draft);
        draft.say(say::diversionLost, eventSection);
        changeMorale(draft, owed(draft.position(), Op::Wager).failMorale, eventSection);
    }
    loseBlueChits(draft);
}

} // namespace esagono::tscw
