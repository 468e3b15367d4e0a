// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack and its bombardment would lead to before a die is thrown, reckoned on the table as
// the steps of 10.2 will find it.
#include "engine/play/view.h"
#include "engine/santander/messages.h"
#include "engine/santander/moving/advance.h"
#include "engine/santander/shown/preview_messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// The same result may come about in several ways.
void addProspect(std::vector<Prospect>& prospects, Text result, Ratio chance) {
    const auto known = std::ranges::find(prospects, result, &Prospect::result);
    if (known == prospects.end())
        prospects.push_back({std::move(result), chance});
    else
        known->chance = known->chance + chance;
}

/// 5.3: a preview is no way to look into an enemy stack.
int hiddenDefenders(const Position& position, const Battle& battle) {
    return static_cast<int>(
        std::ranges::count_if(position.stack(battle.target), [&](CounterId unit) {
            return seenBy(position, Viewer::of(battle.side), unit) != Seen::Whole;
        }));
}

/// 10.6: whose morale is tested if they lose steps. A15: even if it is they who attack.
std::vector<CounterId> testedIn(const Position& position, const Battle& battle) {
    if (battle.side == nationalist)
        return battle.defendersLeft(position);
    return is(position, ruling::moraleOfAttackers) ? battle.attackersLeft(position)
                                                   : std::vector<CounterId>();
}

/// In the order of the dice, so that the worst for the attacker comes first.
std::vector<Prospect> prospectsOf(const Position& position, const Battle& battle,
                                  const Fight& fight) {
    const std::vector<CounterId> tested = testedIn(position, battle);
    const auto modifier = static_cast<int>(moraleModifiers(position, tested).total().roundedDown());
    std::vector<Prospect> prospects;
    for (int die = 1; die <= 6; ++die) {
        const CombatResult result = resultOf(position, fight, die);
        const std::string& cell = cellOf(position, fight, die);
        const int lost = battle.side == nationalist ? result.defender : result.attacker;
        if (tested.empty() || lost == 0 || result.breakthrough) {
            addProspect(prospects, Text(say::resultIs, cell), Ratio(1, 6));
            continue;
        }
        for (int nerve = 1; nerve <= 6; ++nerve)
            addProspect(
                prospects,
                Text(say::resultWithMorale, cell, wordOf(moraleOf(position, nerve + modifier))),
                Ratio(1, 36));
    }
    return prospects;
}

/// Δ3, Δ4: the tallies and the prospects, morale included, as far as the attacker may know.
Preview previewFight(const Position& position, const Battle& battle, int hidden) {
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    Preview preview;
    const bool isEmpty = hidden == 0 && !hasUnit(position, battle.target, battle.defender());
    if (attackers.empty() || isEmpty) {
        preview.prospects.push_back({say::noCombat, 1});
        return preview;
    }
    if (hidden > 0) {
        preview.parts = {{say::partAttack, attackStrength(position, battle.side, attackers)}};
        preview.odds = Text(say::hiddenDefenders, hidden);
        return preview;
    }
    const Fight fight = fightOf(position, battle.side, battle.target, attackers);
    preview.parts = {{say::partAttack, fight.attack},
                     {say::partDefence, fight.defence},
                     {say::partShift, fight.shift},
                     {say::partModifiers, fight.modifiers}};
    preview.odds = oddsOf(position, fight);
    preview.prospects = prospectsOf(position, battle, fight);
    return preview;
}

/// A dry run: nothing in it is rolled for.
template <class Deed>
State dryRun(const Position& position, Deed&& deed) {
    ToldDice none;
    Draft draft(position.state(), position.setting(), none);
    deed(draft);
    return draft.takeState();
}

/// 9.5.1: of those the attacker sees, who surrenders when supply is checked.
void noteSurrenders(const Position& now, const Position& checked, const Battle& battle,
                    Preview& preview) {
    std::vector<CounterId> units = battle.attackers;
    for (const CounterId unit : now.stack(battle.target))
        if (isCombat(now, unit) && seenBy(now, Viewer::of(battle.side), unit) == Seen::Whole)
            units.push_back(unit);
    for (const CounterId unit : units)
        if (!checked.isOnMap(unit))
            preview.notes.push_back({Text(say::wouldSurrender, unit), "9.5.1"});
}

/// 10.4: even if every defender were gone.
void noteNoAdvance(const Position& checked, const Battle& battle, Preview& preview) {
    const State empty = dryRun(checked, [&](Draft& draft) {
        const auto stack = checked.stack(battle.target);
        for (const CounterId unit : std::vector<CounterId>(stack.begin(), stack.end()))
            draft.move(unit, eliminated);
    });
    const std::vector<Refusal> reasons =
        whyNobodyAdvances(Position(empty, checked.setting()), battle);
    if (reasons.empty())
        return;
    preview.notes.push_back({Text(say::noAdvance, battle.target), "10.4"});
    for (const Refusal& reason : reasons)
        preview.notes.push_back({reason.text, reason.rule});
}

// 15.1: the air units that meet before they bombard

int airIn(const Position& position, const Battle& battle, SideId side) {
    return static_cast<int>(std::ranges::count_if(battle.support(side), [&](CounterId unit) {
        return piece(position, unit).type == Type::Air && position.place(unit) != Place(eliminated);
    }));
}

/// How likely so many of `dice` dice hit, by their number.
std::vector<Ratio> hitChances(const Position& position, int dice) {
    const Chart& chart = position.chart(AirCombatChart);
    int sixths = 0;
    for (int die = 1; die <= 6; ++die)
        sixths += chart.cell(chart.rowHeld(die)) == "hit" ? 1 : 0;
    std::vector<Ratio> chances = {1};
    for (; dice > 0; --dice) {
        std::vector<Ratio> next(chances.size() + 1);
        for (std::size_t hits = 0; hits < chances.size(); ++hits) {
            next[hits] = next[hits] + chances[hits] * Ratio(6 - sixths, 6);
            next[hits + 1] = next[hits + 1] + chances[hits] * Ratio(sixths, 6);
        }
        chances = std::move(next);
    }
    return chances;
}

void addBarrage(const Position& position, const Barrage& barrage, Ratio chance,
                std::vector<Prospect>& prospects) {
    if (!barrage.side.exists()) {
        addProspect(prospects, say::bombardmentEven, chance);
        return;
    }
    for (int die = 1; die <= 6; ++die)
        addProspect(prospects,
                    Text(say::dsgFor, other(barrage.side), salvoOf(position, barrage, die).levels),
                    chance * Ratio(1, 6));
}

std::vector<Prospect> prospectsOfBarrage(const Position& position, const Battle& battle) {
    const int difference = bombardmentDifference(position, battle);
    const int attackers = airIn(position, battle, battle.side);
    const int defenders = airIn(position, battle, battle.defender());
    std::vector<Prospect> prospects;
    if (!is(position, ruling::airCombat) || attackers == 0 || defenders == 0) {
        addBarrage(position, barrageOf(position, battle, difference), 1, prospects);
        return prospects;
    }
    const std::vector<Ratio> onDefender = hitChances(position, attackers);
    const std::vector<Ratio> onAttacker = hitChances(position, defenders);
    for (int hits = 0; hits <= attackers; ++hits)
        for (int answers = 0; answers <= defenders; ++answers)
            addBarrage(
                position,
                barrageOf(position, battle,
                          difference + std::min(hits, defenders) - std::min(answers, attackers)),
                onDefender[static_cast<std::size_t>(hits)] *
                    onAttacker[static_cast<std::size_t>(answers)],
                prospects);
    return prospects;
}

} // namespace

Preview previewAttackOf(const Position& position, const Battle& battle) {
    const State then = dryRun(position, [&](Draft& draft) { checkSupplyFor(draft, battle); });
    const Position checked(then, position.setting());
    Preview preview = previewFight(checked, battle, hiddenDefenders(position, battle));
    noteSurrenders(position, checked, battle, preview);
    noteNoAdvance(checked, battle, preview);
    return preview;
}

Preview previewBombardment(const Position& position, const Battle& battle) {
    Preview preview = previewFight(position, battle, hiddenDefenders(position, battle));
    preview.parts.insert(preview.parts.begin(),
                         {{Text(say::partBombardment, battle.side),
                           bombardmentPoints(position, battle, battle.side)},
                          {Text(say::partBombardment, battle.defender()),
                           bombardmentPoints(position, battle, battle.defender())}});
    preview.prospects = prospectsOfBarrage(position, battle);
    if (is(position, ruling::airCombat) && airIn(position, battle, battle.side) > 0 &&
        airIn(position, battle, battle.defender()) > 0)
        preview.notes.push_back({say::airCombatFirst, "15.1"});
    return preview;
}

void noteOverstack(const Position& position, HexId hex, int points, Preview& preview) {
    if (const int limit = terrainOf(position, hex).stacking; points > limit)
        preview.notes.push_back({Text(say::wouldOverstack, hex, points, limit), "5.1"});
}

} // namespace esagono::santander
