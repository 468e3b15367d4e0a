// SPDX-License-Identifier: GPL-3.0-or-later
// Event chits in combat: before the dice, the attacker first (15.12).
#include "engine/play/telling/phrase.h"
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/support_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace playing {
enum Locals { Side, When };
enum Verbs { Play, Decline, Done };
enum Arguments { Which };
} // namespace playing

/// Whether the units or the hex of the battle are those the chit names.
bool suits(const Position& position, const Battle& battle, const Effect& effect) {
    if (effect.hex.exists() && effect.hex != battle.target)
        return false;
    const bool city = isCity(position, battle.target);
    const bool town = isPopulated(position, battle.target) && !city;
    if ((effect.inTown || effect.inCity) && !(effect.inTown && town) && !(effect.inCity && city))
        return false;
    const auto isOf = [&](Army army) {
        return [&position, army](CounterId unit) { return piece(position, unit).army == army; };
    };
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    if (effect.army != Army::None && std::ranges::none_of(attackers, isOf(effect.army)))
        return false;
    if (effect.defenders != Army::None &&
        std::ranges::none_of(battle.defendersLeft(position), isOf(effect.defenders)))
        return false;
    return effect.units.empty() || std::ranges::any_of(attackers, [&](CounterId unit) {
               return std::ranges::count(effect.units, unit) > 0;
           });
}

Verdict whyNotEffect(const Position& position, const Battle& battle, SideId side,
                     const Effect& effect, ChitTime time) {
    const bool attacks = side == battle.side;
    if (effect.op == Op::ColumnRollSet) { // rulings column_roll_time, commissars
        const bool due =
            time == ChitTime::AfterColumns ? battle.column != 0 : needsColumnRoll(position, battle);
        const bool inTime = time != ChitTime::BeforeDice || !is(position, ruling::commissars);
        return attacks && due && inTime ? allowed
                                        : refuse({"15.25.1", "commissars"}, say::noColumnRoll);
    }
    if (time != ChitTime::BeforeDice)
        return refuse("15.12", say::chitNotNow);
    if (effect.op == Op::BreakthroughMf)
        return attacks ? allowed : refuse("15.23", say::chitNotNow);
    if (effect.op != Op::CombatDrm)
        return refuse("15.12", say::chitNotNow);
    if (effect.byAttacker != attacks)
        return refuse("15.12", attacks ? say::chitForDefence : say::chitForAttack);
    return suits(position, battle, effect) ? allowed
                                           : refuse("15.12", say::chitOtherBattle, battle.target);
}

Verdict whyNotChit(const Position& position, const Battle& battle, SideId side, ChitId chit,
                   ChitTime time) {
    const Chit& it = printed(position).chits[chit.index()];
    if (it.owner != side || position.chits(handPool[side.index()], chit) == 0)
        return refuse("15.12", say::chitNotInHand);
    if (!it.isForCombat())
        return refuse("15.12", say::chitNotNow);
    return whyNotEffect(position, battle, side, it.effects.front(), time);
}

ChitTime timeOf(const Position& position) {
    return ChitTime(position.locals().get(playing::When, 0));
}

std::vector<ChitId> playableBy(const Position& position, const Battle& battle, SideId side,
                               ChitTime time) {
    std::vector<ChitId> playable;
    for (std::size_t i = 0; i < printed(position).chits.size(); ++i)
        if (!whyNotChit(position, battle, side, ChitId(i), time))
            playable.push_back(ChitId(i));
    return playable;
}

Verdict whyNotPlayIt(const Position& position, const Command& command) {
    return whyNotChit(position, battleBelow(position), command.side,
                      command.arguments.id<ChitId>(playing::Which), timeOf(position));
}

Text promptChits(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptChits : say::promptChitsDefence, battle.target};
}

std::vector<Offer> offerBattleChits(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(playing::Done), say::offerNoChits)};
    if (hasHiddenHand(position, side))
        offers.push_back(buttonOffer(VerbId(playing::Decline), say::offerNoMoreEvents));
    Offer offer = openOffer(OfferKind::Choice, VerbId(playing::Play), say::offerChit, Values(1),
                            playing::Which);
    for (const ChitId chit : playableBy(position, battleBelow(position), side, timeOf(position))) {
        offer.targets.push_back(chit.value);
        offer.labels.push_back(
            Text(say::chitCalled, nameOf(position.package().chits[chit.index()])));
    }
    addIfAny(offers, std::move(offer));
    return offers;
}

void takePlay(Draft& draft, const Command& command) {
    const ChitId chit = command.arguments.id<ChitId>(playing::Which);
    Battle battle = battleBelow(draft.position());
    const ChitTime time = timeOf(draft.position());
    battle.chits.push_back(chit);
    draft.say(
        Text(say::chitPlayed, command.side, nameOf(draft.position().package().chits[chit.index()])),
        "15.12");
    discard(draft, command.side, chit, "15.12");
    draft.revise(battle.locals(), 1);
    if (playableBy(draft.position(), battle, command.side, time).empty())
        draft.pop();
}

Preview previewChit(const Position& position, const Command& command) {
    Battle battle = battleBelow(position);
    battle.chits.push_back(command.arguments.id<ChitId>(playing::Which));
    if (hasPlayed(position, battle, Op::ColumnRollSet))
        battle.column = 0;
    return previewBattle(position, battle, command.side);
}

} // namespace

bool hasPlayed(const Position& position, const Battle& battle, Op op) {
    return std::ranges::any_of(battle.chits, [&](ChitId chit) {
        return printed(position).chits[chit.index()].effect(op) != nullptr;
    });
}

/// Whoever holds chits in secret is asked whatever they are.
void askForChits(Draft& draft, const Battle& battle, SideId side, ChitTime time) {
    const Position position = draft.position();
    const bool mayHelp =
        time == ChitTime::BeforeDice ||
        (time == ChitTime::AfterColumns ? battle.column != 0 : needsColumnRoll(position, battle));
    const bool isAsked = is(position, ruling::hiddenHands)
                             ? mayHelp && hasHiddenHand(position, side)
                             : !playableBy(position, battle, side, time).empty();
    if (isAsked)
        draft.push(frame(battleChitsKind), side,
                   Values{side.value, static_cast<std::int32_t>(time)}, "15.12");
}

FrameKind battleChitsKind() {
    FrameKind kind{"tscw.battle_chits", say::frameChits, {{"side", FieldKind::Side}, {"when"}}};
    kind.offers = offerBattleChits;
    kind.promptNow = promptChits;
    kind.verbs = {
        {"event", {{"chit", FieldKind::Chit}}, whyNotPlayIt, takePlay, previewChit},
        declineVerb(),
        {"done", {}, nullptr, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
