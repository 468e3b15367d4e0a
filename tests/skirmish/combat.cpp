// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6: declaring attacks, their order, odds and results.
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <algorithm>
#include <map>

namespace esagono::skirmish {

namespace {

// The declared attacks lie in the locals as pairs of lists: all targets, and for every committed
// unit the target it attacks.
namespace declaring {
enum Locals { Attacker, Targets, Units, UnitTargets };
enum Arguments { Target, With };
} // namespace declaring
enum DeclareVerbs { Attack, EndCombat };
namespace ordering {
enum Arguments { Sequence };
}
namespace resolving {
enum Locals { TargetsLeft, AllUnits, AllUnitTargets, Fought };
}

std::vector<CounterId> attackersOf(const Values& locals, std::size_t units, std::size_t unitTargets,
                                   HexId target) {
    std::vector<CounterId> attackers;
    const auto all = locals.counters(units);
    const auto theirs = locals.hexes(unitTargets);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (theirs[i] == target)
            attackers.push_back(all[i]);
    return attackers;
}

Verdict whyNotAttack(const Position& position, const Command& command) {
    const HexId target = command.arguments.hex(declaring::Target);
    if (!position.isOccupiedBy(target, other(command.side)))
        return refuse("6.1", say::noEnemyThere, target);
    if (std::ranges::count(position.locals().hexes(declaring::Targets), target) > 0)
        return refuse("6.1", say::alreadyTarget, target);
    const std::vector<CounterId> units = command.arguments.counters(declaring::With);
    if (units.empty())
        return refuse("6.1", say::notBeside, target);
    for (const CounterId unit : units) {
        if (position.side(unit) != command.side)
            return refuse("6.1", say::notYourUnit, unit);
        if (!position.isOnMap(unit) || !position.map().adjacent(position.hex(unit), target))
            return refuse("6.1", say::notBeside, unit, target);
        if (position.status(unit, committed) != 0 || std::ranges::count(units, unit) > 1)
            return refuse("6.1", say::alreadyCommitted, unit);
    }
    return allowed;
}

std::vector<Offer> offerAttacks(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(EndCombat), say::offerEndCombat)};
    offers.front().confirm = true;
    std::vector<std::int32_t> own;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (position.side(CounterId(i)) == side && position.isOnMap(CounterId(i)))
            own.push_back(static_cast<std::int32_t>(i));
    for (const HexId target : position.map().hexes()) {
        if (!position.isOccupiedBy(target, other(side)))
            continue;
        Values arguments(2);
        arguments.set(declaring::Target, target);
        Offer offer = offerOf(OfferKind::Units, VerbId(Attack), Text(say::offerAttack, target),
                              arguments, declaring::With, own, [&](const Values& attempt) {
                                  return whyNotAttack(position, {side, VerbId(Attack), attempt});
                              });
        offer.most = static_cast<std::int32_t>(offer.targets.size());
        if (!offer.targets.empty())
            offers.push_back(std::move(offer));
    }
    return offers;
}

/// How many of the enemy's hexes have been declared.
std::vector<Progress> progressOfAttacks(const Position& position, SideId side) {
    Progress progress{say::progressDeclared, 0, 0, {}, {}, "6.1"};
    for (const HexId hex : position.map().hexes())
        if (position.isOccupiedBy(hex, other(side)))
            (std::ranges::count(position.locals().hexes(declaring::Targets), hex) > 0
                 ? progress.covered
                 : progress.open)
                .push_back(hex);
    progress.done = static_cast<int>(progress.covered.size());
    progress.of = progress.done + static_cast<int>(progress.open.size());
    return {progress};
}

void takeAttack(Draft& draft, const Command& command) {
    const HexId target = command.arguments.hex(declaring::Target);
    Values locals = draft.position().locals();
    auto targets = locals.hexes(declaring::Targets);
    auto units = locals.counters(declaring::Units);
    auto unitTargets = locals.hexes(declaring::UnitTargets);
    targets.push_back(target);
    for (const CounterId unit : command.arguments.counters(declaring::With)) {
        draft.set(unit, committed, 1, "6.1");
        units.push_back(unit);
        unitTargets.push_back(target);
    }
    locals.set(declaring::Targets, targets);
    locals.set(declaring::Units, units);
    locals.set(declaring::UnitTargets, unitTargets);
    draft.revise(locals);
}

void takeEndCombat(Draft& draft, const Command& command) {
    const Values declared = draft.position().locals();
    draft.pop();
    Values locals(4);
    locals.set(resolving::TargetsLeft, declared.list(declaring::Targets));
    locals.set(resolving::AllUnits, declared.list(declaring::Units));
    locals.set(resolving::AllUnitTargets, declared.list(declaring::UnitTargets));
    draft.push(frame(resolveKind), {}, locals, "6.2");
    if (declared.list(declaring::Targets).size() > 1)
        draft.push(frame(orderKind), command.side, {}, "6.2");
}

// 6.2 The order

Verdict whyNotOrder(const Position& position, const Command& command) {
    auto wanted = position.locals(1).hexes(resolving::TargetsLeft);
    auto given = command.arguments.hexes(ordering::Sequence);
    std::ranges::sort(wanted);
    std::ranges::sort(given);
    return wanted == given ? allowed : refuse("6.2", say::notTheAttacks);
}

std::vector<Offer> offerOrder(const Position& position, SideId /*side*/) {
    Offer offer;
    offer.kind = OfferKind::Order;
    offer.verb = VerbId(0);
    offer.label = say::offerOrder;
    offer.arguments = Values(1);
    offer.open = ordering::Sequence;
    const auto targets = position.locals(1).list(resolving::TargetsLeft);
    offer.targets.assign(targets.begin(), targets.end());
    offer.least = offer.most = static_cast<std::int32_t>(targets.size());
    offer.example = offer.targets;
    return {offer};
}

void takeOrder(Draft& draft, const Command& command) {
    draft.pop();
    draft.setLocal(resolving::TargetsLeft, command.arguments.hexes(ordering::Sequence));
}

// 6.3 The result

struct Battle {
    Tally attack;
    Tally defence;
    Tally shift;
    Odds odds;
    std::size_t column = 0;
};

Battle battleOf(const Position& position, HexId target, const std::vector<CounterId>& attackers) {
    Battle battle;
    for (const CounterId unit : attackers)
        battle.attack.add(Text(say::tallyUnit, unit), position.number(unit, strength), "6.3");
    for (const CounterId unit : position.stack(target))
        battle.defence.add(Text(say::tallyUnit, unit), position.number(unit, strength), "6.3");
    const TerrainId terrain = position.map().terrain(target);
    if (terrain == woods || terrain == hill)
        battle.shift.add(say::tallyTerrain, -1, "6.3");
    const Chart& chart = position.chart(combatChart);
    battle.odds = Odds::forTheDefender(battle.attack.total(), battle.defence.total());
    const std::size_t column = chart.columns.atMost(battle.odds.ratio()).value_or(0);
    battle.column =
        chart.shifted(column, static_cast<int>(battle.shift.total().roundedDown())).column;
    return battle;
}

Preview previewAttack(const Position& position, const Command& command) {
    const Battle battle = battleOf(position, command.arguments.hex(declaring::Target),
                                   command.arguments.counters(declaring::With));
    Preview preview;
    preview.parts = {{say::tallyAttack, battle.attack},
                     {say::tallyDefence, battle.defence},
                     {say::tallyShift, battle.shift}};
    preview.odds = Text(say::oddsAre, battle.odds.attacker, battle.odds.defender);
    const Chart& chart = position.chart(combatChart);
    std::map<std::string, int> sixths;
    for (int die = 1; die <= 6; ++die)
        ++sixths[chart.cell(chart.rowHeld(die), battle.column)];
    for (const auto& [result, count] : sixths)
        preview.prospects.push_back({Text(say::resultIs, result), Ratio(count, 6)});
    return preview;
}

/// Pushes what follows, last first: the retreat, the losses of both.
void follow(Draft& draft, const std::string& result, HexId target, SideId side,
            const std::vector<CounterId>& attackers) {
    std::vector<CounterId> defenders;
    for (const CounterId unit : draft.position().stack(target))
        defenders.push_back(unit);
    const auto lossOf = [&](SideId owner, const std::vector<CounterId>& units, int steps) {
        Values loss(2);
        loss.set(0, steps);
        loss.set(1, units);
        draft.push(frame(lossKind), owner, loss, "6.4");
    };
    if (result.find("DR") != std::string::npos) {
        Values retreat(1);
        retreat.set(0, target);
        draft.push(frame(retreatKind), other(side), retreat, "6.5");
    }
    if (result.find("D1") != std::string::npos)
        lossOf(other(side), defenders, 1);
    if (result.find("D2") != std::string::npos)
        lossOf(other(side), defenders, 2);
    if (result.find("A1") != std::string::npos)
        lossOf(side, attackers, 1);
}

/// The attackers of a hex that are still beside it.
std::vector<CounterId> presentAttackers(const Position& position, HexId target) {
    std::vector<CounterId> attackers =
        attackersOf(position.locals(), resolving::AllUnits, resolving::AllUnitTargets, target);
    std::erase_if(attackers, [&](CounterId unit) {
        return !position.isOnMap(unit) || !position.map().adjacent(position.hex(unit), target);
    });
    return attackers;
}

/// 6.6: after losses and retreats, if the hex is empty and somebody is there to advance.
void offerTheAdvance(Draft& draft, HexId into) {
    draft.setLocal(resolving::Fought, HexId());
    const std::vector<CounterId> attackers = presentAttackers(draft.position(), into);
    if (attackers.empty() || !draft.position().isEmpty(into))
        return;
    Values locals(2);
    locals.set(0, into);
    locals.set(1, attackers);
    draft.push(frame(advanceKind), draft.position().side(attackers.front()), locals, "6.6");
}

void runResolve(Draft& draft) {
    if (const HexId fought = draft.position().locals().hex(resolving::Fought); fought.exists()) {
        offerTheAdvance(draft, fought);
        return;
    }
    auto left = draft.position().locals().hexes(resolving::TargetsLeft);
    if (left.empty()) {
        draft.pop();
        return;
    }
    const HexId target = left.front();
    left.erase(left.begin());
    draft.setLocal(resolving::TargetsLeft, left);
    const std::vector<CounterId> attackers = presentAttackers(draft.position(), target);
    if (attackers.empty())
        return;
    const SideId side = draft.position().side(attackers.front());
    if (!draft.position().isOccupiedBy(target, other(side)))
        return;
    draft.say(Text(say::attackOn, target), "6.1", Milestone::Combat);
    for (const CounterId unit : attackers)
        reveal(draft, unit);
    for (const CounterId unit : draft.position().stack(target))
        reveal(draft, unit);
    const Battle battle = battleOf(draft.position(), target, attackers);
    const int die = draft.roll(say::diceCombat, "6.3");
    const Chart& chart = draft.position().chart(combatChart);
    const std::string result = chart.cell(chart.rowHeld(die), battle.column);
    draft.say(Text(say::attackResult, battle.odds.attacker, battle.odds.defender, result), "6.3");
    draft.setLocal(resolving::Fought, target);
    follow(draft, result, target, side, attackers);
}

} // namespace

FrameKind declareKind() {
    FrameKind kind{"skirmish.declare_attack",
                   say::frameDeclare,
                   {{"side", FieldKind::Side},
                    {"targets", FieldKind::Hex, false},
                    {"units", FieldKind::Counter, false},
                    {"unit_targets", FieldKind::Hex, false}}};
    kind.offers = offerAttacks;
    kind.progress = progressOfAttacks;
    kind.prompt = say::promptDeclare;
    kind.verbs = {
        {"attack",
         {{"target", FieldKind::Hex}, {"with", FieldKind::Counter, false}},
         whyNotAttack,
         takeAttack,
         previewAttack},
        {"end_combat", {}, nullptr, takeEndCombat},
    };
    return kind;
}
FrameKind orderKind() {
    FrameKind kind{"skirmish.order_attacks", say::frameOrder, {}};
    kind.offers = offerOrder;
    kind.prompt = say::promptOrder;
    kind.verbs = {{"order", {{"targets", FieldKind::Hex, false}}, whyNotOrder, takeOrder}};
    return kind;
}
FrameKind resolveKind() {
    return {"skirmish.resolve",
            say::frameResolve,
            {{"targets", FieldKind::Hex, false},
             {"units", FieldKind::Counter, false},
             {"unit_targets", FieldKind::Hex, false},
             {"fought", FieldKind::Hex}},
            runResolve};
}

} // namespace esagono::skirmish
