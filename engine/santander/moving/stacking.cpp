// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5: stacking, and the fog of war.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"
#include "engine/santander/shown/preview_messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

int stackingPointsOf(const Position& position, CounterId unit) {
    return isCombat(position, unit) ? position.number(unit, stacking) : 0;
}

} // namespace

bool isAloneOfItsType(const Position& position, CounterId unit) {
    return isHq(position, unit) || isSupply(position, unit) || isArmour(position, unit);
}

int stackPoints(const Position& position, HexId hex, SideId side) {
    int points = 0;
    for (const CounterId unit : position.stack(hex))
        if (position.side(unit) == side)
            points += stackingPointsOf(position, unit);
    return points;
}

Room room(const Position& position, HexId hex, SideId side) {
    const int points = stackPoints(position, hex, side);
    const int limit = terrainOf(position, hex).stacking;
    return {Text(say::roomIn, points, limit), points, limit, "5"};
}

bool isOverstacked(const Position& position, HexId hex, SideId side) {
    return stackPoints(position, hex, side) > terrainOf(position, hex).stacking;
}

void tellOverstack(Draft& draft, HexId hex, SideId side, bool wasOver) {
    if (!wasOver && isOverstacked(draft.position(), hex, side))
        draft.say(Text(say::overstacked, hex, stackPoints(draft.position(), hex, side),
                       terrainOf(draft.position(), hex).stacking),
                  "5.1");
}

// 5.1.1: nobody walks into his own elimination. A7; with the reading of K8 that kills all units
// of the hex, twice the limit itself is too much. Else who retreats last may bring more, if he
// found less.
int mostPoints(const Position& position, HexId hex, SideId side, Stacking kept) {
    const int limit = terrainOf(position, hex).stacking;
    const int twice = 2 * limit;
    if (kept == Stacking::Limit)
        return limit;
    if (is(position, ruling::overstackKillsAll))
        return twice - 1;
    if (kept != Stacking::AsRetreatsLeaveIt)
        return twice;
    int largest = 1;
    for (const CounterId unit : position.stack(hex))
        if (position.side(unit) == side)
            largest = std::max(largest, stackingPointsOf(position, unit));
    return twice - 1 + largest;
}

Verdict whyNotStack(const Position& position, CounterId unit, HexId hex, Stacking kept) {
    const SideId side = position.side(unit);
    if (isAloneOfItsType(position, unit)) {
        const CounterId there = findType(position, hex, side, piece(position, unit).type);
        if (there.exists() && there != unit)
            return refuse("5", say::oneOfItsType, hex, there).because(there);
    }
    const int points = stackingPointsOf(position, unit);
    if (points == 0)
        return allowed;
    const int limit = terrainOf(position, hex).stacking;
    const int before = stackPoints(position, hex, side) - (position.hex(unit) == hex ? points : 0);
    if (kept == Stacking::Limit && before + points > limit)
        return refuse("5", say::tooManyPoints, hex, limit).because(ownThere);
    if (kept == Stacking::TwiceTheLimit && is(position, ruling::noVoluntaryOverstack) &&
        before + points > limit)
        return refuse({"5.1", "A7"}, say::tooManyPoints, hex, limit).because(ownThere);
    if (before + points > mostPoints(position, hex, side, kept))
        return refuse({"5.1.1", "A7"}, say::twiceTheLimit, hex, limit).because(ownThere);
    return allowed;
}

Seen seen(const Position& position, SideId viewer, CounterId counter) {
    const bool open = is(position, ruling::noFog) || position.side(counter) == viewer ||
                      !position.side(counter).exists() || !position.isOnMap(counter) ||
                      position.status(counter, revealed) != 0;
    if (open)
        return Seen::Whole;
    // Nobody watches the other side set up, counter by counter.
    if (position.depth() > 0 && position.frame(position.depth() - 1).name == frame(setupKind))
        return Seen::Back;
    const bool onTop = position.stack(position.place(counter)).top() == counter;
    return onTop && !is(position, ruling::fogHidesAll) ? Seen::Whole : Seen::Back; // A28
}

bool isHiddenFrom(const Position& position, SideId viewer, CounterId counter) {
    return viewer.exists() && seen(position, viewer, counter) != Seen::Whole;
}

} // namespace esagono::santander
