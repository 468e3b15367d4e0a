// SPDX-License-Identifier: GPL-3.0-or-later
// What a side brings into a battle: its combat units (15.6A), halved together (9.3, 12.1.4, 15.11),
// and the support that is never more than they are (12.1.3, 12.2.4).
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

int numberOf(const Position& position, CounterId counter, AttributeId attribute) {
    return position.printed(counter).has(position.face(counter), attribute)
               ? position.number(counter, attribute)
               : 0;
}

/// The rule that halves the defence of a unit; null: none does.
const char* halvingOf(const Position& position, const Battle& battle, CounterId unit,
                      std::span<const std::uint8_t> supplies) {
    const bool wasReserve = std::ranges::count(battle.reserves, unit) > 0;
    if (wasReserve || (!battle.reserves.empty() && is(position, ruling::reservesMixed)))
        return "12.1.4";
    if (supplies[unit.index()] == OutOfSupply)
        return "9.3";
    return landingHolds(position, unit) ? "11.8" : nullptr;
}

/// 1.1, 15.11: one halving for all of them.
void addHalving(Tally& tally, int sum, const char* section) {
    if (sum > 0)
        tally.add(Text(say::tallyHalved, sum), halved(sum) - sum, section);
}

int totalOf(const Tally& tally) {
    return static_cast<int>(tally.total().roundedDown());
}

} // namespace

int attackFactor(const Position& position, CounterId unit) {
    return numberOf(position, unit, attackAttribute);
}

int defenceFactor(const Position& position, CounterId unit) {
    return numberOf(position, unit, defenceAttribute);
}

int supportFactor(const Position& position, CounterId hq) {
    return numberOf(position, hq, supportAttribute);
}

int artilleryFactor(const Position& position, CounterId hq) {
    return numberOf(position, hq, artilleryAttribute);
}

Tally groundAttack(const Position& position, std::span<const CounterId> units) {
    Tally tally;
    int starving = 0;
    for (const CounterId unit : units) {
        const int factor = attackFactor(position, unit);
        tally.add(Text(say::tallyUnit, unit), factor, "15.6");
        if (position.status(unit, starved) != 0)
            starving += factor;
    }
    addHalving(tally, starving, "9.3");
    return tally;
}

Tally groundDefence(const Position& position, const Battle& battle) {
    const std::vector<std::uint8_t> supplies = suppliesOf(position, battle.defender());
    Tally tally;
    int weak = 0;
    const char* section = nullptr;
    for (const CounterId unit : battle.unitsOf(position, battle.defender())) {
        const int factor = defenceFactor(position, unit);
        tally.add(Text(say::tallyUnit, unit), factor, "15.6");
        if (const char* why = halvingOf(position, battle, unit, supplies)) {
            weak += factor;
            section = section == nullptr ? why : section;
        }
    }
    addHalving(tally, weak, section);
    return tally;
}

void addSupport(const Position& position, const Battle& battle, SideId side, Tally& tally) {
    const int ground = totalOf(tally);
    int given = 0, spoiled = 0;
    if (const CounterId hq = battle.hqOf(position, side); hq.exists()) {
        given = supportFactor(position, hq);
        tally.add(Text(say::tallyHq, hq), given, "12.1.3");
    }
    for (const CounterId unit : battle.air)
        if (position.side(unit) == side) {
            const int factor = numberOf(position, unit, airAttribute);
            tally.add(Text(say::tallyAir, unit), factor, "12.2.4");
            given += factor;
            if (std::ranges::count(battle.halved, unit) == 0)
                continue;
            tally.add(Text(say::tallyAntiAir, unit), halved(factor) - factor, "12.2.7");
            spoiled += factor - halved(factor);
        }
    const bool before = is(position, ruling::airLimitOrder);
    const int counted =
        before ? std::max(0, std::min(given, ground) - spoiled) : std::min(given - spoiled, ground);
    if (counted < given - spoiled)
        tally.add(Text(say::tallyLimit, ground), counted - (given - spoiled),
                  spoiled > 0 ? RuleRef("12.2.4", "air_limit_order") : RuleRef("12.2.4"));
}

Verdict whyNotLeastOdds(const Position& position, const Battle& battle) {
    if (battle.unitsOf(position, battle.defender()).empty())
        return {};           // 12.1.3: a lone HQ
    constexpr int least = 3; // 1:3
    const bool asPrinted = is(position, ruling::minimumOdds);
    int attack = 0, defence = 0, starving = 0;
    for (const CounterId unit : battle.attackers)
        (position.status(unit, starved) != 0 ? starving : attack) += attackFactor(position, unit);
    attack += asPrinted ? starving : halved(starving);
    for (const CounterId unit : battle.unitsOf(position, battle.defender()))
        defence += defenceFactor(position, unit);
    if (attack * least < defence && !asPrinted)
        defence = totalOf(groundDefence(position, battle));
    if (attack * least < defence)
        return refuse({"15.6", "minimum_odds"}, say::oddsTooLow, attack, defence);
    return {};
}

} // namespace esagono::tscw
