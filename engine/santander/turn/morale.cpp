// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.6: Republican morale, rolled before the choice of retreating.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// A16: the group with most steps; of several, the one with the worse modifier. Or any group
/// that is there at all, the best of several.
Group groupOf(const Position& position, std::span<const CounterId> units) {
    std::array<int, 3> steps = {}; // Asturian, Basque, Santander: the last is the worst
    const auto rank = [&](CounterId unit) -> std::size_t {
        switch (piece(position, unit).group) {
        case Group::Asturian:
            return 0;
        case Group::Basque:
            return 1;
        default:
            return 2;
        }
    };
    for (const CounterId unit : units)
        steps[rank(unit)] += stepsLeft(position, unit);
    std::size_t most = 2;
    for (std::size_t i = 2; i-- > 0;)
        if (is(position, ruling::moraleOfAnyUnit) ? steps[i] > 0 : steps[i] > steps[most])
            most = i;
    constexpr std::array<Group, 3> groups = {Group::Asturian, Group::Basque, Group::Santander};
    return groups[most];
}

bool isMixed(const Position& position, std::span<const CounterId> units) {
    return std::ranges::any_of(units, [&](CounterId unit) {
        return piece(position, unit).group != piece(position, units.front()).group;
    });
}

MoraleResult rollMorale(Draft& draft, std::span<const CounterId> units) {
    const auto modifier =
        static_cast<int>(moraleModifiers(draft.position(), units).total().roundedDown());
    const int die = draft.roll(say::diceMorale, "10.6");
    const MoraleResult result = moraleOf(draft.position(), die + modifier);
    draft.say(Text(say::moraleResult, die, modifier, wordOf(result)), "10.6");
    return result;
}

void collapse(Draft& draft, const std::vector<CounterId>& units) {
    for (const CounterId unit : units)
        eliminate(draft, unit, "10.6");
}

} // namespace

Tally moraleModifiers(const Position& position, std::span<const CounterId> units) {
    Tally tally;
    if (const int track = position.track(morale); track != 0)
        tally.add(say::tallyMoraleTrack, track, "10.6.1");
    const RuleRef rule("10.6", isMixed(position, units) ? "A16" : "");
    switch (groupOf(position, units)) {
    case Group::Asturian:
        tally.add(say::tallyAsturian, printed(position).asturian, rule);
        break;
    case Group::Basque:
        tally.add(say::tallyBasque, printed(position).basqueMorale, rule);
        break;
    default:
        break;
    }
    return tally;
}

MoraleResult moraleOf(const Position& position, int total) {
    return printed(position).moraleBands[position.chart(MoraleChart).rowHeld(total)];
}

Word wordOf(MoraleResult result) {
    switch (result) {
    case MoraleResult::Holds:
        return {say::moraleHolds};
    case MoraleResult::Retreat:
        return {say::moraleRetreat};
    case MoraleResult::Rout:
        return {say::moraleRout};
    case MoraleResult::RoutWithLoss:
        return {say::moraleRoutWithLoss};
    case MoraleResult::Collapse:
        break;
    }
    return {say::moraleCollapse};
}

void testMorale(Draft& draft, Battle& battle) {
    const std::vector<CounterId> defenders = battle.defendersLeft(draft.position());
    if (battle.defender() != republican || battle.defenderLoss == 0 || defenders.empty())
        return;
    const MoraleResult result = rollMorale(draft, defenders);
    battle.forced = static_cast<int>(result);
    if (result == MoraleResult::RoutWithLoss)
        ++battle.defenderLoss;
    if (result == MoraleResult::Collapse)
        collapse(draft, defenders);
}

void testAttackersMorale(Draft& draft, Battle& battle) {
    const std::vector<CounterId> attackers = battle.attackersLeft(draft.position());
    if (!is(draft.position(), ruling::moraleOfAttackers) || battle.side != republican ||
        battle.attackerLoss == 0 || attackers.empty())
        return; // A15
    const MoraleResult result = rollMorale(draft, attackers);
    battle.noAdvance = result != MoraleResult::Holds;
    if (result == MoraleResult::RoutWithLoss)
        ++battle.attackerLoss;
    if (result == MoraleResult::Collapse)
        collapse(draft, attackers);
    else if (result == MoraleResult::Rout || result == MoraleResult::RoutWithLoss)
        for (const CounterId unit : attackers)
            disorganise(draft, unit, 1, false, "10.6");
}

} // namespace esagono::santander
