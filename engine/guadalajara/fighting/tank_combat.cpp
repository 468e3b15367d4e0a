// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 1.11f, 1.11h and 1.12: tank against tank, and the roll of armour after combat.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

bool hasAntiTank(const Position& position, const Battle& battle) {
    return std::ranges::any_of(battle.defendersLeft(position),
                               [&](CounterId unit) { return isAntiTank(position, unit); });
}

/// What a word of the tables does to armour: destroyed, disabled or a step.
void strike(Draft& draft, CounterId armour, std::string_view word, const char* section) {
    if (word == "destroyed")
        destroy(draft, armour, Cause::Combat, section);
    else if (word == "disabled")
        disable(draft, armour, section);
    else if (word == "step")
        loseStep(draft, armour, Cause::Combat, section);
}

} // namespace

int drmOf(const Tally& modifiers) {
    return static_cast<int>(modifiers.total().roundedDown());
}

bool areTanksRolledFor(const Position& position, const Battle& battle) {
    const CounterId ours = armourOf(position, battle, battle.side);
    const CounterId theirs = armourOf(position, battle, battle.defender());
    return ours.exists() && theirs.exists() &&
           (is(position, ruling::a(13)) || // A13: the flames cost a step, nothing is rolled
            (!battle.usesFlames(ours) && !battle.usesFlames(theirs)));
}

Tally tankModifiers(const Position& position, const Battle& battle) {
    const CounterId ours = armourOf(position, battle, battle.side);
    const CounterId theirs = armourOf(position, battle, battle.defender());
    Tally tally;
    tally.add(Text(say::tallyUnit, ours), attackModifier(position, ours), "1.11h");
    const bool sparesFlames =
        piece(position, theirs).hasFlames && !battle.usesFlames(theirs); // A89
    if (!sparesFlames || is(position, ruling::a(89)))
        tally.add(Text(say::tallyUnit, theirs), defenceModifier(position, theirs), "1.11h");
    if ((is(position, ruling::a(12)) || is(position, ruling::a(55))) && // A12, A55
        hasAntiTank(position, battle))
        tally.add(Text(say::tallyAntiTank, theirs), -printed(position).antiTankAfter,
                  {"1.9b", "A55"});
    return tally;
}

Tally afterCombatModifiers(const Position& position, const Battle& battle, CounterId armour) {
    Tally tally;
    if (position.side(armour) == battle.side && battle.antiTank)
        tally.add(Text(say::tallyAntiTank, armour), printed(position).antiTankAfter, "1.9b");
    if (piece(position, armour).isT26)
        tally.add(Text(say::tallyT26, armour), printed(position).t26After, "1.11f");
    return tally;
}

void meetTanks(Draft& draft, Battle& battle) {
    const Position position = draft.position();
    const CounterId ours = armourOf(position, battle, battle.side);
    const CounterId theirs = armourOf(position, battle, battle.defender());
    battle.armour.clear();
    for (const CounterId each : {ours, theirs})
        if (each.exists())
            battle.armour.push_back(each);
    battle.antiTank = hasAntiTank(position, battle);
    if (battle.armour.size() < 2)
        return;
    draft.say(Text(say::tanksFight, ours, theirs), "1.11f");
    if (!areTanksRolledFor(position, battle))
        return;
    const int drm = drmOf(tankModifiers(position, battle));
    draft.revise(battle.locals());
    const int die = draft.roll(say::rollTanks, "1.11h");
    const Chart& chart = position.chart(TankVsTankChart);
    const std::string_view word = chart.cell(chart.rowHeld(die + drm));
    const std::size_t cut = word.find('_');
    if (cut == std::string_view::npos) {
        draft.say(Text(say::tanksNoEffect, die, drm), "1.11h");
        return;
    }
    const CounterId hit = word.substr(0, cut) == "attacker" ? ours : theirs;
    draft.say(Text(say::tankIsHit, die, drm, hit), "1.11h");
    if (battle.usesFlames(hit)) // 1.12e
        draft.say(Text(say::flamesInstead, hit), {"1.12e", "A13"});
    else
        strike(draft, hit, word.substr(cut + 1), "1.11h");
}

void rollAfterCombat(Draft& draft, const Battle& battle) {
    if (battle.armour.size() != 1)
        return;
    const CounterId armour = battle.armour.front();
    if (!draft.position().isOnMap(armour) || battle.usesFlames(armour)) // 1.12e
        return;
    const int drm = drmOf(afterCombatModifiers(draft.position(), battle, armour));
    const int die = draft.roll(say::rollAfterCombatPurpose, "1.11f");
    draft.say(Text(say::afterCombat, armour, die, drm), "1.11f");
    const Chart& chart = draft.position().chart(TankAfterCombatChart);
    strike(draft, armour, chart.cell(chart.rowHeld(die + drm)), "1.11f");
}

} // namespace esagono::guadalajara
