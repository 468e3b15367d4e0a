// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/banditen/moving/splitting.h"

#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// Whether a counter could be used: it is not in play, or their own.
bool isUsable(const Position& position, std::span<const CounterId> units, CounterId each) {
    return position.place(each) == Place(spareBox[position.side(units.front()).index()]) ||
           std::ranges::count(units, each) > 0;
}

bool areThere(const Position& position, std::span<const CounterId> units, const Parts& parts) {
    const auto isThere = [&](int part) {
        return std::ranges::count_if(
                   groupOf(position, units.front()).counters, [&](CounterId each) {
                       return position.printed(each).number(0, strengthAttribute) == part &&
                              isUsable(position, units, each);
                   }) >= std::ranges::count(parts, part);
    };
    return std::ranges::all_of(parts, isThere);
}

/// The counters of one strength that could be used, their own first.
std::vector<CounterId> usable(const Position& position, std::span<const CounterId> units,
                              int strength) {
    std::vector<CounterId> found;
    for (const CounterId each : groupOf(position, units.front()).counters)
        if (position.printed(each).number(0, strengthAttribute) == strength &&
            isUsable(position, units, each))
            found.push_back(each);
    std::ranges::stable_sort(found, {},
                             [&](CounterId each) { return std::ranges::count(units, each) == 0; });
    return found;
}

Parts strengthsOf(const Position& position, std::span<const CounterId> units) {
    Parts parts;
    for (const CounterId unit : units)
        parts.push_back(strength(position, unit));
    std::ranges::sort(parts, std::greater<>());
    return parts;
}

/// Visits all that add up to so much, until somebody has seen enough. Whether nobody has.
template <class Visit>
bool eachWay(Parts& sofar, int left, int most, const Visit& visit) {
    if (left == 0)
        return visit(sofar);
    for (int part = std::min(left, most); part >= 1; --part) {
        sofar.push_back(part);
        if (!eachWay(sofar, left - part, part, visit))
            return false;
        sofar.pop_back();
    }
    return true;
}

/// Likewise what these units can be made into.
template <class Visit>
void eachReform(const Position& position, std::span<const CounterId> units, const Visit& visit) {
    const auto isAlike = [&](CounterId unit) {
        return piece(position, unit).group == piece(position, units.front()).group;
    };
    const int sum = strength(position, units);
    if (!std::ranges::all_of(units, isAlike) || sum < 2)
        return;
    Parts sofar;
    eachWay(sofar, sum, groupOf(position, units.front()).full, [&](const Parts& parts) {
        return bool(whyNotReform(position, units, parts)) || visit(parts);
    });
}

} // namespace

std::int32_t numberOf(const Parts& parts) {
    std::int32_t number = 0;
    for (const int part : parts)
        number = 10 * number + part;
    return number;
}

Parts partsFrom(std::int32_t number) {
    Parts parts;
    for (; number > 0; number /= 10)
        parts.insert(parts.begin(), number % 10);
    return parts;
}

Text textOf(const Parts& parts) {
    std::string text;
    for (const int part : parts)
        text += (text.empty() ? "" : " + ") + std::to_string(part);
    return {say::choiceParts, text};
}

std::vector<Parts> waysToReform(const Position& position, std::span<const CounterId> units) {
    std::vector<Parts> ways;
    eachReform(position, units, [&](const Parts& parts) {
        ways.push_back(parts);
        return true;
    });
    return ways;
}

bool canReform(const Position& position, CounterId unit) {
    bool can = false;
    eachReform(position, {&unit, 1}, [&](const Parts&) {
        can = true;
        return false;
    });
    return can;
}

Verdict whyNotReform(const Position& position, std::span<const CounterId> units,
                     const Parts& parts) {
    int sum = 0;
    for (const CounterId unit : units)
        if (piece(position, unit).group != piece(position, units.front()).group)
            return refuse("5.1.5", say::notOneFormation, unit, units.front());
    const int full = groupOf(position, units.front()).full;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i] > full)
            return refuse("5.1.5", say::aboveFull, parts[i], full);
        if (parts[i] < 1 || (i > 0 && parts[i] > parts[i - 1]))
            return refuse("5.1.5", say::otherSum, strength(position, units));
        sum += parts[i];
    }
    if (sum != strength(position, units))
        return refuse("5.1.5", say::otherSum, strength(position, units));
    if (parts == strengthsOf(position, units))
        return refuse("5.1.5", say::nothingChanges);
    if (!areThere(position, units, parts))
        return refuse("2.2.1", say::noCountersLeft, units.front());
    return allowed;
}

void reform(Draft& draft, std::span<const CounterId> units, const Parts& parts,
            const char* section) {
    const Position position = draft.position();
    const Place place = position.place(units.front());
    const SideId side = position.side(units.front());
    std::array<int, allStatuses.size()> worst{};
    for (std::size_t i = 0; i < allStatuses.size(); ++i) {
        const StatusId status = allStatuses[i];
        for (const CounterId unit : units)
            worst[i] = std::max(worst[i], position.status(unit, status));
        if (status == entered) // in command only if all are
            for (const CounterId unit : units)
                worst[i] = std::min(worst[i], position.status(unit, status));
        if (status == lost)
            worst[i] = 0;
    }
    std::vector<CounterId> made;
    for (const int part : parts) {
        const std::vector<CounterId> there = usable(position, units, part);
        const auto next = std::ranges::find_if(
            there, [&](CounterId each) { return std::ranges::count(made, each) == 0; });
        made.push_back(*next);
    }
    draft.say(Text(say::unitsReformed, units.front(), textOf(parts).arguments.front()), section);
    for (const CounterId unit : units)
        if (std::ranges::count(made, unit) == 0)
            putAway(draft, unit, spareBox[side.index()], section);
    for (const CounterId unit : made) {
        if (draft.position().place(unit) != place)
            draft.move(unit, place, section);
        for (std::size_t i = 0; i < allStatuses.size(); ++i)
            draft.set(unit, allStatuses[i], worst[i]);
    }
}

} // namespace esagono::banditen
