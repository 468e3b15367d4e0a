// SPDX-License-Identifier: GPL-3.0-or-later
// Section 15.1 (optional): air units of both sides meet before they bombard.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

namespace losingAir {
enum Locals { Count };
enum Arguments { Units };
} // namespace losingAir

std::vector<CounterId> airOf(const Position& position, const Battle& battle, SideId side) {
    std::vector<CounterId> units = battle.support(side);
    std::erase_if(units, [&](CounterId unit) {
        return piece(position, unit).type != Type::Air ||
               position.place(unit) != Place(used[side.index()]);
    });
    return units;
}

int hitsOf(Draft& draft, SideId side, int dice) {
    draft.say(Text(say::airDice, side), "15.1");
    const Chart& chart = draft.position().chart(AirCombatChart);
    return static_cast<int>(
        std::ranges::count_if(draft.roll(say::diceAirCombat, dice, "15.1"),
                              [&](int die) { return chart.cell(chart.rowHeld(die)) == "hit"; }));
}

void shootDown(Draft& draft, std::span<const CounterId> units) {
    for (const CounterId unit : units) {
        draft.say(Text(say::shotDown, unit), "15.1");
        draft.move(unit, eliminated, "15.1");
    }
}

/// A20: whether the owner says which; nobody is asked if all are lost.
bool choosesLoss(Draft& draft, const Battle& battle, SideId side, int hits) {
    const std::vector<CounterId> units = airOf(draft.position(), battle, side);
    if (hits < static_cast<int>(units.size()))
        return hits > 0;
    shootDown(draft, units);
    return false;
}

void askForLoss(Draft& draft, Battle& battle, SideId side, int hits) {
    ask(draft, battle, frame(airLossKind), side, {hits}, "15.1");
}

Verdict whyNotLoseAir(const Position& position, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(losingAir::Units);
    const std::vector<CounterId> there = airOf(position, battleBelow(position), command.side);
    for (const CounterId unit : units) {
        if (std::ranges::count(there, unit) == 0)
            return refuse("15.1", say::notInThisCombat);
        if (std::ranges::count(units, unit) > 1)
            return refuse("15.1", say::namedTwice, unit);
    }
    if (static_cast<int>(units.size()) != position.locals().get(losingAir::Count))
        return refuse("15.1", say::otherNumber, position.locals().get(losingAir::Count));
    return allowed;
}

Text promptAirLoss(const Position& position, SideId /*side*/) {
    return {say::promptAirLoss, position.locals().get(losingAir::Count)};
}

std::vector<Offer> offerAirLoss(const Position& position, SideId side) {
    const int count = position.locals().get(losingAir::Count);
    Offer offer =
        openOffer(OfferKind::Units, VerbId(0), Text(say::offerAirLoss, count), Values(1),
                  losingAir::Units, valuesOf(airOf(position, battleBelow(position), side)));
    offer.least = offer.most = count;
    if (static_cast<std::size_t>(offer.most) > offer.targets.size())
        return {}; // no game leads here
    offer.example.assign(offer.targets.begin(), offer.targets.begin() + offer.most);
    return offered(std::move(offer));
}

void takeAirLoss(Draft& draft, const Command& command) {
    draft.pop();
    shootDown(draft, command.arguments.counters(losingAir::Units));
}

} // namespace

void fightInTheAir(Draft& draft, Battle& battle) {
    if (!is(draft.position(), ruling::airCombat))
        return;
    const auto attackers = static_cast<int>(airOf(draft.position(), battle, battle.side).size());
    const auto defenders =
        static_cast<int>(airOf(draft.position(), battle, battle.defender()).size());
    if (attackers == 0 || defenders == 0)
        return;
    // Simultaneous: both have rolled before anybody is lost.
    const int onDefender = hitsOf(draft, battle.side, attackers);
    const int onAttacker = hitsOf(draft, battle.defender(), defenders);
    const bool defenderChooses = choosesLoss(draft, battle, battle.defender(), onDefender);
    const bool attackerChooses = choosesLoss(draft, battle, battle.side, onAttacker);
    if (defenderChooses) {
        battle.airHits = attackerChooses ? onAttacker : 0;
        askForLoss(draft, battle, battle.defender(), onDefender);
    } else if (attackerChooses) {
        askForLoss(draft, battle, battle.side, onAttacker);
    }
}

void attackerLosesAir(Draft& draft, Battle& battle) {
    const int hits = std::exchange(battle.airHits, 0);
    if (hits > 0 && choosesLoss(draft, battle, battle.side, hits))
        askForLoss(draft, battle, battle.side, hits);
}

FrameKind airLossKind() {
    FrameKind kind{"santander.air_loss", say::frameAirLoss, {{"count"}}};
    kind.offers = offerAirLoss;
    kind.promptNow = promptAirLoss;
    kind.verbs = {{"lose_air", {{"units", FieldKind::Counter, false}}, whyNotLoseAir, takeAirLoss}};
    return kind;
}

} // namespace esagono::santander
