// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of a unit came to be what they are now.
#include "tscw/chapters.h"
#include "tscw/shown_messages.h"

namespace esagono::tscw {

namespace {

Tally printedTally(const Position& position, CounterId unit, AttributeId attribute,
                   const char* section) {
    Tally tally;
    tally.add(say::tallyPrinted, position.number(unit, attribute), section);
    return tally;
}
void halve(Tally& tally, const char* label, const char* section) {
    tally.add(label, tally.total() * Ratio(-1, 2), section);
}

Tally attackTally(const Position& position, CounterId unit) {
    Tally tally = printedTally(position, unit, attackAttribute, "2.10");
    if (!isSupplied(position, unit))
        halve(tally, say::tallyIsOos, "9.3");
    return tally;
}

/// 1.1: nothing is halved twice.
Tally defenceTally(const Position& position, CounterId unit) {
    Tally tally = printedTally(position, unit, defenceAttribute, "2.10");
    if (supplyOf(position, unit) == OutOfSupply)
        halve(tally, say::tallyIsOos, "9.3");
    else if (position.status(unit, reserve) == InReserve)
        halve(tally, say::tallyInReserve, "12.1.4");
    return tally;
}

Tally movementTally(const Position& position, CounterId unit) {
    Tally tally = printedTally(position, unit, movementAttribute, "2.11");
    const Moved kind = position.status(unit, moved) == March ? March : Regular;
    if (const Ratio now = allowanceOf(position, unit, kind); now != tally.total())
        tally.add(isSupplied(position, unit) ? say::tallySegment : say::tallyIsOos,
                  now - tally.total(), isSupplied(position, unit) ? "14.1" : "9.3");
    if (const int gone = position.status(unit, spent); gone > 0)
        tally.add(say::tallySpent, -gone, "13.1");
    return tally;
}

} // namespace

std::vector<Preview::Part> explain(const Position& position, CounterId unit) {
    std::vector<Preview::Part> parts;
    if (!position.isOnMap(unit) || !isGround(position, unit))
        return parts;
    const auto has = [&](AttributeId attribute) {
        return position.printed(unit).has(position.face(unit), attribute);
    };
    if (has(attackAttribute))
        parts.push_back({say::valueAttack, attackTally(position, unit), attackAttribute});
    if (has(defenceAttribute))
        parts.push_back({say::valueDefence, defenceTally(position, unit), defenceAttribute});
    if (has(movementAttribute))
        parts.push_back({say::valueMovement, movementTally(position, unit), movementAttribute});
    return parts;
}

} // namespace esagono::tscw
