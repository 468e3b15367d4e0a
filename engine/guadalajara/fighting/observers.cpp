// SPDX-License-Identifier: GPL-3.0-or-later
// 2.3, 3.2, 1.17b: who sees the target of a barrage.
#include "engine/guadalajara/fighting/barrage.h"
#include "engine/guadalajara/fighting/barrage_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// 2.3d, 3.2c: the first unarmoured unit of a side in a hex for which `holds`; none.
template <class Holds>
CounterId watcherIn(const Position& position, HexId hex, SideId side, Holds&& holds) {
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && isUnit(position, each) && !isArmoured(position, each) &&
            holds(each))
            return each;
    return {};
}
template <class Holds>
CounterId watcherBeside(const Position& position, HexId target, SideId side, Holds&& holds) {
    for (const HexId beside : position.map().neighbours(target))
        if (const CounterId found = watcherIn(position, beside, side, holds); found.exists())
            return found;
    return {};
}
constexpr auto anybody = [](CounterId) { return true; };

/// 1.17b, A56
bool isInValley(const Position& position, HexId hex) {
    switch (position.ruling(ruling::a(56))) {
    case 1:
        return hex == ground(position).brihuega;
    case 2:
        return true;
    default:
        return isIn(position, ground(position).valley, hex);
    }
}

bool observesFor(const Position& position, CounterId gun, CounterId unit) {
    if (position.side(gun) == republican) // 3.2b
        return true;
    if (!isItalian(position, gun)) // 2.3a
        return isSpanish(position, unit);
    const Division division = piece(position, gun).division;
    return division == Division::None ? isItalian(position, unit)                   // 2.3a
                                      : piece(position, unit).division == division; // 2.3b
}

} // namespace

CounterId watcherOnHills(const Position& position, SideId side, HexId target) {
    if (side != republican || !isInValley(position, target))
        return {};
    constexpr int sight = 2;
    for (const HexId hill : position.map().area(ground(position).hills).hexes)
        if (position.map().distance(hill, target) <= sight)
            if (const CounterId found = watcherIn(position, hill, side, anybody); found.exists())
                return found;
    return {};
}

CounterId observerFor(const Position& position, CounterId gun, HexId target) {
    const SideId side = position.side(gun);
    const CounterId beside = watcherBeside(
        position, target, side, [&](CounterId unit) { return observesFor(position, gun, unit); });
    return beside.exists() ? beside : watcherOnHills(position, side, target);
}

CounterId airObserver(const Position& position, SideId side, HexId target) {
    const CounterId beside = watcherBeside(position, target, side, [&](CounterId unit) {
        return side == republican || isItalian(position, unit);
    });
    return beside.exists() ? beside : watcherOnHills(position, side, target);
}

bool isPregame(const Position& position) {
    return phaseNow(position) == PregameBarrage;
}

Verdict whyNotUnseen(const Position& position, CounterId gun, HexId target) {
    if (isPregame(position) || observerFor(position, gun, target).exists() ||
        isSpanish(position, gun)) // A27
        return allowed;
    if (position.side(gun) == republican)
        return refuse("3.2a", say::nobodyObserves, gun, target).because(target);
    const bool otherItalians = watcherBeside(position, target, nationalist, [&](CounterId unit) {
                                   return isItalian(position, unit);
                               }).exists();
    return refuse(otherItalians ? "2.3b" : "2.3c", say::nobodyObserves, gun, target)
        .because(target);
}

} // namespace esagono::guadalajara
