// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 5 and 6: who may take part in which action, and what it costs.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

constexpr std::array<const char*, 8> sections = {"5.1.1", "5.1.2", "5.1.3", "5.1.4",
                                                 "5.1.5", "5.1.6", "5.2.1", "5.2.2"};
const char* sectionOfAction(Action action) {
    return sections[static_cast<std::size_t>(action)];
}

bool isFire(Action action) {
    return action == Action::Fire || action == Action::MoveFire || action == Action::OpFire;
}
bool isAssault(Action action) {
    return action == Action::Assault || action == Action::OpAssault;
}
bool isMovement(Action action) {
    return action == Action::Move || action == Action::MoveFire || isAssault(action);
}

/// 16.7.1: the Command of the battalion is the ammunition of its heavy weapons.
Verdict whyNotSupplied(const Position& position, CounterId unit) {
    if (!isTarnova(position) || position.side(unit) != partisan || !isHeavy(position, unit))
        return allowed;
    if (!hasCommand(position, unit)) // A53
        return refuse("16.7.1", say::commandGone, unit);
    if (!hasCommandWithin(position, unit, ammunitionRange))
        return refuse("16.7.1", say::ammunitionTooFar, unit, ammunitionRange);
    return allowed;
}

Verdict whyNotShoot(const Position& position, CounterId unit, Action action) {
    if (isCommand(position, unit)) // A29
        return refuse("13.1.1", say::commandsDoNotFire, unit);
    if (piece(position, unit).isLight &&
        (action != Action::OpFire || is(position, ruling::lightNeverFire)))
        return action == Action::OpFire ? refuse({"13.1.1", "A8"}, say::lightArmed, unit)
                                        : refuse("13.1.1", say::lightArmed, unit);
    if (position.status(unit, fired) >= mostFires)
        return refuse("9.3", say::firedTwice, unit);
    if (position.track(frost) != 0 && isHeavy(position, unit))
        return refuse("16.6.1", say::frozen, unit);
    return whyNotSupplied(position, unit);
}

Verdict whyNotStorm(const Position& position, CounterId unit, Action action) {
    if (isCommand(position, unit)) { // 2.1.2
        if (action == Action::OpAssault && is(position, ruling::commandsStayOut))
            return refuse({"2.1.2", "A78"}, say::commandStaysOut, unit);
        return allowed;
    }
    if (piece(position, unit).isLight)
        return refuse("13.1.1", say::lightArmed, unit);
    if (isArtillery(position, unit))
        return refuse("13.2.3", say::artilleryNeverAssaults, unit);
    if (!isTarnova(position) && isReluctant(position, unit))
        return refuse("15.5.2", say::neverAssaults, unit);
    return allowed;
}

/// 6.1, 16.6.2
Verdict whyNotOutOfCommand(const Position& position, CounterId unit, Action action) {
    if (isInCommand(position, unit))
        return allowed;
    if (hourOf(position).isNight)
        return refuse("16.6.2", say::nightOutOfCommand, unit);
    if (!printed(position).costs[static_cast<std::size_t>(action)].out)
        return refuse("6.1", say::outOfCommandLimits, unit);
    return allowed;
}

Verdict whyNotTogetherInAction(const Position& position, std::span<const CounterId> units,
                               Action action) {
    const bool isCommandAlone =
        std::ranges::all_of(units, [&](CounterId unit) { return isCommand(position, unit); });
    if (isAssault(action) && isCommandAlone)
        return refuse("2.1.2", say::commandAlone, units.front());
    if (action == Action::Recover && units.size() > 1 && is(position, ruling::recoverOne))
        return refuse({"5.1.6", "A28"}, say::oneRecovers);
    return allowed;
}

} // namespace

Verdict whyNotUnit(const Position& position, CounterId unit, Action action) {
    if (Verdict why = whyNotOutOfCommand(position, unit, action))
        return why;
    if (isMovement(action) && position.status(unit, prone) != 0)
        return refuse("10.1.1", say::proneStays, unit);
    if (isFire(action))
        return whyNotShoot(position, unit, action);
    if (isAssault(action))
        return whyNotStorm(position, unit, action);
    if (action == Action::Recover && position.status(unit, prone) == 0)
        return refuse("5.1.6", say::notProne, unit);
    if (action == Action::Reform && isCommand(position, unit))
        return refuse("5.1.5", say::commandsDoNotSplit, unit);
    return allowed;
}

int costOf(const Position& position, Action action, std::span<const CounterId> units) {
    const Cost& cost = printed(position).costs[static_cast<std::size_t>(action)];
    const bool isOut = std::ranges::any_of(
        units, [&](CounterId unit) { return !isInCommand(position, unit); }); // 6.1, A62
    return isOut && cost.out ? *cost.out : cost.inCommand;
}

Verdict whyNotPay(const Position& position, SideId side, int cost, Cited rule) {
    if (const int points = position.track(pointsTrack[side.index()]); points < cost)
        return refuse(rule, say::notEnoughPoints, cost, points);
    return allowed;
}

Verdict whyNotActivate(const Position& position, SideId side, HexId from,
                       std::span<const CounterId> units, Action action) {
    if (units.empty())
        return refuse(sectionOfAction(action), say::nobodyNamed);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (position.side(units[i]) != side || !position.isOnMap(units[i]))
            return refuse("5", say::notYours, units[i]);
        if (position.hex(units[i]) != from)
            return refuse("5", say::notInOneHex, units[i], from);
        if (std::ranges::count(units, units[i]) > 1)
            return refuse("5", say::namedTwice, units[i]);
        if (Verdict why = whyNotUnit(position, units[i], action))
            return why;
    }
    if (Verdict why = whyNotTogetherInAction(position, units, action))
        return why;
    const int cost = costOf(position, action, units);
    const bool isDearer =
        cost > printed(position).costs[static_cast<std::size_t>(action)].inCommand;
    return whyNotPay(position, side, cost, isDearer ? "6.1" : "5");
}

void pay(Draft& draft, SideId side, int cost, const char* section) {
    const TrackId track = pointsTrack[side.index()];
    draft.set(track, draft.position().track(track) - cost, section);
}

void activate(Draft& draft, SideId side, std::span<const CounterId> units, Action action,
              const char* section) {
    const int cost = costOf(draft.position(), action, units);
    for (const CounterId unit : units)
        if (!isInCommand(draft.position(), unit))
            draft.set(unit, outOfCommand, 1, "6");
    pay(draft, side, cost, section);
}

} // namespace esagono::banditen
