// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/banditen/rule_selfplay.h"

#include "engine/banditen/chapters.h"
#include "tests/banditen/rule_rows.h"
#include "tests/banditen/rule_secrets.h"

namespace esagono::banditen {

namespace {

bool isMoving(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(marchKind))
            return true;
    return false;
}

/// What holds on every table between two commands.
std::string brokenInvariant(const Position& position, std::size_t counters) {
    if (const std::optional<Refusal> why = whyNotPosition(position))
        return why->text.id;
    std::size_t there = 0;
    const bool moving = isMoving(position);
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        there += position.place(unit).exists() ? 1 : 0;
        if (!moving && (position.status(unit, acting) != 0 || position.status(unit, reacted) != 0))
            return "somebody still acts";
        if (!position.isOnMap(unit) && position.status(unit, fired) != 0 &&
            position.place(unit) == Place(eliminated))
            return "the lost bear no marks";
    }
    if (there != counters)
        return "a counter is gone";
    if (moving || position.isOver() ||
        position.frame(position.depth() - 1).name == frame(setupKind))
        return {};
    for (const HexId hex : position.map().hexes())
        for (const SideId side : {axis, partisan})
            if (const Room full = room(position, hex, side); full.used > full.limit)
                return "too many in " + position.map().label(hex);
    if (position.track(axisMorale) != rsiMorale(position))
        return "the morale track is not what the map says";
    return {};
}

} // namespace

void playByChance(const std::string& scenario, std::size_t games) {
    std::size_t commands = 0;
    const auto leaked = [&](const Setting& setting, const State& before, const Ruled& ruled) {
        std::string leak = leakThroughEvents(setting, before, ruled);
        if (leak.empty() && ++commands % 64 == 0)
            leak = leakOnTable(setting, ruled.state);
        return leak;
    };
    playRandomGames({&banditenGame(), {scenario}, games, 20'000, brokenInvariant, leaked});
}

} // namespace esagono::banditen
