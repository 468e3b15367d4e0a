// SPDX-License-Identifier: GPL-3.0-or-later
// What a unit is worth: printed factors, halved by DG (1.7a), lack of supply (1.6c) and surprise
// (2.8b). Fractions stay.
#include "engine/guadalajara/fighting/battle.h"

#include <algorithm>

namespace esagono::guadalajara {

Ratio fitness(const Position& position, CounterId unit) {
    Ratio left = 1;
    if (position.status(unit, dg) != 0)
        left = left * Ratio(1, 2);
    if (position.status(unit, oos) != 0)
        left = left * Ratio(1, 2);
    return left;
}

int printedAttack(const Position& position, CounterId unit) {
    const Counter& it = position.printed(unit);
    const std::uint16_t face = position.face(unit);
    return it.has(face, attackAttribute) ? it.number(face, attackAttribute) : 0;
}

int printedDefence(const Position& position, CounterId unit) {
    if (isArtillery(position, unit))
        return 1; // 1.8b
    const Counter& it = position.printed(unit);
    const std::uint16_t face = position.face(unit);
    return it.has(face, defenceAttribute) ? it.number(face, defenceAttribute) : 0;
}

Ratio attackOf(const Position& position, CounterId unit) {
    return Ratio(printedAttack(position, unit)) * fitness(position, unit);
}

Ratio defenceOf(const Position& position, CounterId unit) {
    return Ratio(printedDefence(position, unit)) * fitness(position, unit);
}

Ratio barrageOf(const Position& position, CounterId gun) {
    const Counter& it = position.printed(gun);
    const std::uint16_t face = position.face(gun);
    if (position.status(gun, oos) != 0 || !it.has(face, barrageAttribute))
        return 0; // 1.6c
    Ratio strength = it.number(face, barrageAttribute);
    if (position.status(gun, dg) != 0)
        strength = strength * Ratio(1, 2);
    if (position.side(gun) == republican && isSurprised(position)) // 2.8b
        strength = strength * Ratio(1, 2);
    return strength;
}

int attackModifier(const Position& position, CounterId unit) {
    const int modifier = position.number(unit, attackDrmAttribute);
    return position.status(unit, dg) != 0 ? std::max(0, modifier - printed(position).dgDrm)
                                          : modifier;
}

int defenceModifier(const Position& position, CounterId unit) {
    const int modifier = position.number(unit, defenceDrmAttribute);
    return position.status(unit, dg) != 0 ? std::min(0, modifier + printed(position).dgDrm)
                                          : modifier;
}

bool isAntiTank(const Position& position, CounterId unit) {
    if (!piece(position, unit).isAntiTank)
        return false;
    if (isArtillery(position, unit))
        return position.face(unit) == barrageMode; // 1.9c
    return !is(position, ruling::a(11));           // A11
}

bool canAttack(const Position& position, CounterId unit) {
    return isDependent(position, unit) ||
           position.printed(unit).has(position.face(unit), attackAttribute);
}

} // namespace esagono::guadalajara
