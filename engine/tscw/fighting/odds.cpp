// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of a battle: strengths, the column with its shifts (15.7), what the dice say (15.8,
// 15.9, 15.13), and what can be said of it before.
#include "engine/play/view.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>
#include <charconv>

namespace esagono::tscw {

namespace {

constexpr int lowestRow = 0, highestRow = 8; // 15.13
constexpr int faces = 6;

/// The column on a scale that goes on beyond both ends of the table: 8:1, 9:1 …, 1:4, 1:5 …
int scaleOf(const Axis& columns, Ratio attack, Ratio defence) {
    const Ratio ratio = attack / defence;
    const int last = static_cast<int>(columns.entries.size()) - 1;
    const Odds odds = Odds::forTheDefender(attack, defence);
    const auto highest = static_cast<int>(columns.entries.back().odds.roundedDown());
    if (odds.attacker > highest)
        return last + odds.attacker - highest;
    if (const auto found = columns.atMost(ratio))
        return static_cast<int>(*found);
    const auto lowest = static_cast<int>((Ratio(1) / columns.entries.front().odds).roundedUp());
    return lowest - odds.defender;
}

/// 15.7 (ruling odds_ends): the column the table has, and what lies beyond it.
void findColumn(const Position& position, Fight& fight) {
    const Axis& columns = position.chart(CombatChart).columns;
    const int last = static_cast<int>(columns.entries.size()) - 1;
    const auto shift = static_cast<int>(fight.shift.total().roundedDown());
    const int base = scaleOf(columns, fight.attack.total(), fight.defence.total());
    const bool byBase = is(position, ruling::oddsEnds);
    const int scale = (byBase ? std::clamp(base, 0, last) : base) + shift;
    const int judged = byBase ? base : scale;
    const RuleRef rule("15.7", "odds_ends");
    if (judged > last)
        fight.modifiers.add(say::tallyAbove, printed(position).aboveTable, rule);
    if (judged < 0)
        fight.modifiers.add(say::tallyBelow, printed(position).belowTable, rule);
    fight.column = static_cast<std::size_t>(std::clamp(scale, 0, last));
}

void addProspect(Preview& preview, const Text& result, Ratio chance) {
    const auto known = std::ranges::find(preview.prospects, result, &Prospect::result);
    if (known == preview.prospects.end())
        preview.prospects.push_back({result, chance});
    else
        known->chance = known->chance + chance;
}

/// All throws of the dice, the worst for the attacker first, with `more` added to each die.
void addThrows(const Position& position, const Fight& fight, int more, Ratio chance,
               Preview& preview) {
    for (int first = 1; first <= faces; ++first) {
        const CombatResult one = resultOf(position, fight, first, more);
        if (fight.dice == 1) {
            addProspect(preview, Text(say::resultIs, one.cell()), chance * Ratio(1, faces));
            continue;
        }
        for (int second = 1; second <= faces; ++second)
            addProspect(preview,
                        Text(say::resultIs, (one + resultOf(position, fight, second, more)).cell()),
                        chance * Ratio(1, faces * faces));
    }
}

} // namespace

CombatResult CombatResult::from(std::string_view cell) {
    CombatResult result;
    const std::size_t bar = cell.find('/');
    const auto number = [](std::string_view text) {
        int value = 0;
        std::from_chars(text.data(), text.data() + text.size(), value);
        return value;
    };
    result.attacker = number(cell.substr(0, bar));
    const std::string_view theirs = cell.substr(bar + 1);
    result.isAll = theirs == "E";
    result.defender = number(theirs);
    return result;
}

std::string CombatResult::cell() const {
    return std::to_string(attacker) + "/" + (isAll ? "E" : std::to_string(defender));
}

bool isBigBattle(const Position& position, const Battle& battle) {
    const std::size_t defend = battle.unitsOf(position, battle.defender()).size();
    const std::size_t attack = battle.attackersLeft(position).size();
    const auto many = static_cast<std::size_t>(printed(position).bigBattle);
    return defend >= many && attack >= (is(position, ruling::bigBattle) ? defend : many);
}

Fight fightOf(const Position& position, const Battle& battle) {
    Fight fight;
    fight.attack = groundAttack(position, battle.attackersLeft(position));
    addSupport(position, battle, battle.side, fight.attack);
    fight.defence = groundDefence(position, battle);
    addSupport(position, battle, battle.defender(), fight.defence);
    fight.shift = shiftTally(position, battle);
    fight.modifiers = modifierTally(position, battle);
    fight.dice = isBigBattle(position, battle) ? 2 : 1;
    findColumn(position, fight);
    return fight;
}

Text oddsOf(const Position& position, const Fight& fight) {
    return {say::oddsAre, fight.attack.total(), fight.defence.total(),
            position.chart(CombatChart).columns.entries[fight.column].label};
}

std::size_t rowOf(const Position& position, const Fight& fight, int die, int more) {
    return position.chart(CombatChart)
        .rowHeld(std::clamp(die + fight.drm() + more, lowestRow, highestRow));
}

CombatResult resultOf(const Position& position, const Fight& fight, int die, int more) {
    return CombatResult::from(
        position.chart(CombatChart).cell(rowOf(position, fight, die, more), fight.column));
}

Preview previewBattle(const Position& position, const Battle& battle, SideId asker) {
    Preview preview;
    const auto hidden = std::ranges::count_if(battle.defendersLeft(position), [&](CounterId unit) {
        return seenBy(position, Viewer::of(asker), unit) != Seen::Whole;
    });
    if (hidden > 0) { // 15.5: a preview is no way to look into a stack
        Tally attack = groundAttack(position, battle.attackers);
        preview.parts = {{say::partAttack, std::move(attack)}};
        preview.odds = Text(say::hiddenDefenders, static_cast<int>(hidden));
        return preview;
    }
    if (battle.unitsOf(position, battle.defender()).empty()) { // 12.1.3
        preview.prospects = {{Text(say::resultIs, CombatResult{0, 1}.cell()), 1}};
        return preview;
    }
    const Fight fight = fightOf(position, battle);
    preview.parts = {{say::partAttack, fight.attack},
                     {say::partDefence, fight.defence},
                     {say::partShift, fight.shift},
                     {say::partModifiers, fight.modifiers}};
    preview.odds = oddsOf(position, fight);
    if (!needsColumnRoll(position, battle)) {
        addThrows(position, fight, 0, 1, preview);
        return preview;
    }
    for (int die = 1; die <= faces; ++die) {
        const int outcome = columnOutcome(position, die);
        if (outcome == Battle::insubordinate)
            addProspect(preview, say::resultNone, Ratio(1, faces));
        else
            addThrows(position, fight, outcome, Ratio(1, faces), preview);
    }
    return preview;
}

} // namespace esagono::tscw
