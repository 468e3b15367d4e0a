// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/guadalajara/rule_selfplay.h"

#include "engine/guadalajara/chapters.h"
#include "tests/guadalajara/rule_rows.h"
#include "tests/rows/random_games.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// Whether nothing is under way: a phase waits for its side's next wish.
bool isAtRest(const Position& position) {
    if (position.isOver())
        return true;
    const FrameId top = position.frame().name;
    return position.frame(position.depth() - 1).name == frame(turnKind) &&
           (top == frame(movementKind) || top == frame(exploitationKind) ||
            top == frame(barrageKind) || top == frame(combatKind) || top == frame(arriveKind) ||
            top == frame(placeInterdictionKind));
}

std::string brokenCounter(const Position& position, CounterId each) {
    const std::string& name = position.printed(each).id;
    if (isAboard(position, each)) {
        const CounterId truck = truckOf(position, each);
        if (!truck.exists() || position.place(truck) != position.place(each))
            return name + " is aboard a truck that is elsewhere";
        if (cargoOf(position, truck) != each)
            return name + " shares its truck";
    }
    if (position.place(each) == Place(eliminated))
        for (const StatusId mark : {dg, oos, reserve, aboard, returns})
            if (position.status(each, mark) != 0)
                return name + " is lost and bears marks";
    return {};
}

std::string brokenHex(const Position& position, HexId hex) {
    const std::string& label = position.map().label(hex);
    if (hasUnit(position, hex, nationalist) && hasUnit(position, hex, republican))
        return "both sides are in " + label;
    for (const SideId side : {nationalist, republican}) {
        if (const Room full = room(position, hex, side); full.used > full.limit)
            return "too many in " + label;
        const auto units = unitsIn(position, hex, side);
        const auto armoured = std::ranges::count_if(
            units, [&](CounterId unit) { return isArmoured(position, unit); });
        if (armoured > 1)
            return "two armoured units in " + label;
        if (armoured > 0 && !hasUnarmoured(position, hex, side))
            return "armour alone in " + label;
        const bool hasSpaniards =
            std::ranges::any_of(units, [&](CounterId unit) { return isSpanish(position, unit); });
        const bool hasItalians =
            std::ranges::any_of(units, [&](CounterId unit) { return isItalian(position, unit); });
        if (hasSpaniards && hasItalians)
            return "Spaniards with Italians in " + label;
    }
    return {};
}

/// What holds on every table between two commands. `thorough`: could it also be written down and
/// played on from?
std::string brokenInvariant(const Position& position, std::size_t counters, bool thorough) {
    if (thorough)
        if (const std::optional<Refusal> why = whyNotPosition(position))
            return why->text.id;
    std::size_t there = 0;
    HexSet occupied(position.map().size());
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        there += position.place(each).exists() ? 1 : 0;
        if (position.isOnMap(each))
            occupied.insert(position.hex(each));
        if (std::string broken = brokenCounter(position, each); !broken.empty())
            return broken;
    }
    if (there != counters)
        return "a counter is gone";
    if (!isAtRest(position))
        return {};
    for (const HexId hex : position.map().hexes())
        if (occupied.contains(hex))
            if (std::string broken = brokenHex(position, hex); !broken.empty())
                return broken;
    return {};
}

} // namespace

void playByChance(const std::string& scenario, std::size_t games, std::uint64_t after) {
    constexpr std::size_t seldom = 8;
    std::size_t commands = 0;
    const auto broken = [&](const Position& position, std::size_t counters) {
        return brokenInvariant(position, counters, ++commands % seldom == 0);
    };
    playRandomGames({&guadalajaraGame(), {scenario}, games, 60'000, broken, nullptr, after});
}

} // namespace esagono::guadalajara
