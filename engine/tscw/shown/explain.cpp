// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of a unit came to be what they are now.
#include "engine/tscw/chapters.h"
#include "engine/tscw/shown/shown_messages.h"

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

bool isCombatOf(const Position& position, SideId side) {
    switch (phaseNow(position)) {
    case NationalistCombat:
    case NationalistExploitationCombat:
        return side == nationalist;
    case RepublicanCombat:
    case RepublicanExploitationCombat:
        return side == republican;
    default:
        return false;
    }
}

/// 9.3: in the own combat segments as it was when they began.
Tally attackTally(const Position& position, CounterId unit) {
    Tally tally = printedTally(position, unit, attackAttribute, "2.10");
    const bool isCutOff = isCombatOf(position, position.side(unit))
                              ? position.status(unit, starved) != 0
                              : !isSupplied(position, unit);
    if (isCutOff)
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
    else if (landingHolds(position, unit))
        halve(tally, say::tallyHasLanded, "11.8");
    return tally;
}

Tally movementTally(const Position& position, CounterId unit) {
    Tally tally = printedTally(position, unit, movementAttribute, "2.11");
    const Moved kind = position.status(unit, moved) == March ? March : Regular;
    const bool bySegment = kind == March || isExploitation(position);
    if (const Ratio now = allowanceOf(position, unit, kind); now != tally.total())
        tally.add(bySegment ? say::tallySegment : say::tallyIsOos, now - tally.total(),
                  kind == March ? "13.11.1"
                  : bySegment   ? "14.1"
                                : "9.3");
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
