// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9: who may fire at what, and with which modifiers: each unit has its own (A10).
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// Of a combat unit.
const Weapon& weaponOf(const Position& position, CounterId unit) {
    const Piece& of = piece(position, unit);
    return of.isLight ? printed(position).light
                      : printed(position).weapons[static_cast<std::size_t>(of.type)];
}

Verdict whyNotWeapon(const Position& position, CounterId unit, HexId target) {
    if (isCombat(position, unit) && !weaponOf(position, unit).open &&
        !isFortified(position, target))
        return refuse("13.2.4", say::antiTankTarget, unit, target);
    if (isBeyondLine(position, unit, target))
        return refuse("16.3.1", say::beyondLine, unit, target);
    return allowed;
}

/// 12.1.2, 13.2.2: whether infantry is among those the fire is given at.
bool isAtInfantry(const Position& position, const Volley& volley, SideId enemy) {
    const auto units = unitsIn(position, volley.target, enemy);
    return std::ranges::any_of(units, [&](CounterId each) {
        return piece(position, each).type == Type::Infantry &&
               (!volley.opportunity || position.status(each, acting) != 0);
    });
}

/// 13.2: what the weapon adds against this target.
int weaponBonus(const Position& position, CounterId unit, const Volley& volley, SideId enemy) {
    const HexId target = volley.target;
    const Type type = piece(position, unit).type;
    if (type >= Type::Command)
        return 0;
    const Weapon& weapon = weaponOf(position, unit);
    if (isFortified(position, target) && !(isOpenGround(position, target) && weapon.fortified == 0))
        return weapon.fortified;
    if (!isOpenGround(position, target))
        return 0;
    if (type == Type::Mortar && !isAtInfantry(position, volley, enemy)) // A49
        return 0;
    return weapon.open.value_or(0);
}

/// A74
bool areFortsFor(const Position& position, SideId defender) {
    return defender == axis || !is(position, ruling::fortsOnlyForRsi);
}

bool isAutomatic(const Position& position, CounterId unit) {
    if (!piece(position, unit).isAutomatic)
        return false;
    const bool isExempt =
        !isTarnova(position) && piece(position, unit).formation == Formation::III; // 15.3.2
    return isExempt || position.track(ammunition) == 0;
}

} // namespace

bool isFortified(const Position& position, HexId hex) {
    return position.map().terrain(hex) == building || ground(position).isFort[hex.index()] != 0 ||
           hasBunker(position, hex);
}

bool isOpenGround(const Position& position, HexId hex) {
    if (position.map().terrain(hex) != openTerrain)
        return false;
    return !isFortified(position, hex) || is(position, ruling::fortsAreOpen); // A66
}

const char* sectionOfTerrain(const Position& position, HexId hex, SideId defender) {
    const bool isFort = ground(position).isFort[hex.index()] != 0 || hasBunker(position, hex);
    return isFort && areFortsFor(position, defender) ? "8.2.1" : "8.2";
}

int fireTerrain(const Position& position, HexId hex, SideId defender) {
    int best = terrainOf(position, hex).fire;
    const bool isProtected = areFortsFor(position, defender);
    if (isProtected && ground(position).isFort[hex.index()] != 0)
        best = std::min(best, printed(position).fort.fire);
    if (isProtected && hasBunker(position, hex))
        best = std::min(best, printed(position).bunker.fire);
    return best;
}

bool isHit(const Position& position, int modified) {
    const Chart& chart = position.chart(HitsChart);
    return chart.cell(chart.rowHeld(modified)) == "hit";
}

int rangeOf(const Position& position, CounterId unit) {
    if (!position.printed(unit).has(position.face(unit), rangeAttribute))
        return 0;
    const int printedRange = position.number(unit, rangeAttribute);
    return hourOf(position).isNight && isTarnova(position)
               ? std::min(printedRange, printed(position).nightRange)
               : printedRange;
}

Verdict whyNotFireAt(const Position& position, std::span<const CounterId> units, HexId from,
                     HexId target) {
    const SideId enemy = other(position.side(units.front()));
    if (!position.map().exists(target) || !hasUnit(position, target, enemy))
        return refuse("5.1.2", say::nobodyThere, target);
    const int distance = position.map().distance(from, target);
    for (const CounterId unit : units) {
        if (distance > rangeOf(position, unit)) {
            const bool isNight = hourOf(position).isNight && isTarnova(position);
            return refuse(isNight ? "16.6.2" : "9.1", say::outOfRange, unit, target,
                          rangeOf(position, unit));
        }
        if (Verdict why = whyNotWeapon(position, unit, target))
            return why;
    }
    if (distance > 1 && !sees(position, from, target))
        return refuse("8.3", say::noSight, from, target).because(blockersBetween);
    return allowed;
}

bool canFire(const Position& position, CounterId unit, std::span<const HexId> at) {
    const HexId from = position.hex(unit);
    const int range = rangeOf(position, unit);
    return std::ranges::any_of(at, [&](HexId hex) {
        return position.map().distance(from, hex) <= range &&
               !whyNotFireAt(position, {&unit, 1}, from, hex);
    });
}

Tally fireModifiers(const Position& position, CounterId unit, const Volley& volley) {
    const Printed& print = printed(position);
    const SideId enemy = other(position.side(unit));
    Tally tally;
    if (volley.moving)
        tally.add(say::tallyMoveFire, print.moveFire, "5.1.3");
    if (position.status(unit, prone) != 0)
        tally.add(say::tallyProne, print.proneFire, "10.1.1");
    if (isAutomatic(position, unit))
        tally.add(say::tallyAutomatic, print.automatic, "13.4");
    if (const int bonus = weaponBonus(position, unit, volley, enemy); bonus != 0) {
        constexpr std::array<const char*, 6> sections = {"13.2",   "13.2.1", "13.2.2",
                                                         "13.2.3", "13.2.4", "13.3"};
        tally.add(say::tallyWeapon, bonus,
                  sections[static_cast<std::size_t>(piece(position, unit).type)]);
    }
    if (const int terrain = fireTerrain(position, volley.target, enemy); terrain != 0)
        tally.add(Text(say::tallyTerrain, volley.target), terrain,
                  sectionOfTerrain(position, volley.target, enemy));
    return tally;
}

} // namespace esagono::banditen
