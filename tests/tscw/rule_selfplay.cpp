// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tscw/rule_selfplay.h"

#include "engine/core/fold.h"
#include "engine/play/view.h"
#include "engine/tscw/chapters.h"
#include "tests/rows/random_games.h"
#include "tests/tscw/rule_rows.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// Whether nothing is under way in which stacks may be too high for a while (8.1).
bool isAtRest(const Position& position) {
    if (position.isOver())
        return true;
    constexpr std::array restful = {
        frame(mobilisationKind), frame(rebuildKind),  frame(placeKind), frame(seaKind),
        frame(railKind),         frame(reservesKind), frame(combatKind)};
    return std::ranges::any_of(restful,
                               [&](FrameId each) { return position.frame().name == each; });
}

std::string brokenCounter(const Position& position, CounterId each) {
    const std::string& name = position.printed(each).id;
    const Place place = position.place(each);
    const std::size_t side = position.side(each).index();
    if (const HexId hex = position.hex(each); hex.exists()) {
        if (!isLand(position, hex))
            return name + " is in the sea or abroad";
        if (position.controller(hex) != position.side(each))
            return name + " does not control its hex";
    }
    if (place == Place(eliminatedBox[side]) || place == Place(withdrawnBox[side]))
        for (const StatusId mark : {supply, reserve, landed, exploits})
            if (position.status(each, mark) != 0)
                return name + " is lost and bears marks";
    for (const SideId enemy : {nationalist, republican})
        if (enemy.index() != side && place == Place(eliminatedBox[enemy.index()]))
            return name + " lies in the box of the enemy";
    return {};
}

std::string brokenHex(const Position& position, HexId hex) {
    const std::string label = position.map().label(hex);
    if (hasUnit(position, hex, nationalist) && hasUnit(position, hex, republican))
        return "both sides are in " + label;
    for (const SideId side : {nationalist, republican})
        if (isAtRest(position) && isOverstacked(position, hex, side))
            return "too many in " + label;
    return {};
}

std::string framesOf(const Position& position) {
    std::string names;
    for (std::size_t depth = position.depth(); depth-- > 0;)
        names += " " + std::string(position.kind(depth).name);
    return names;
}

/// What holds on every table between two commands. `thorough`: could it also be written down and
/// played on from?
std::string brokenInvariant(const Position& position, std::size_t counters, bool thorough) {
    if (thorough)
        if (const std::optional<Refusal> why = whyNotPosition(position))
            return why->text.id + " in" + framesOf(position);
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
    for (const TrackId track : pointsTrack)
        if (position.track(track) < 0)
            return "more points are spent than there are";
    for (const HexId hex : position.map().hexes())
        if (occupied.contains(hex))
            if (std::string broken = brokenHex(position, hex); !broken.empty())
                return broken;
    return {};
}

// 6.4: hands

/// The same table with other chits in the hand of a side: as many, from its cup and those to come.
State disguised(const Setting& setting, State state, SideId side) {
    const Position position(state, setting);
    std::vector<std::size_t> held, others;
    for (std::size_t i = 0; i < setting.package().chits.size(); ++i) {
        const ChitId chit(i);
        if (position.chits(handPool[side.index()], chit) > 0)
            held.push_back(i);
        else if (position.chits(cupPool[side.index()], chit) > 0)
            others.push_back(i);
    }
    const auto slot = [&](PoolId pool, std::size_t chit) -> std::uint16_t& {
        return state.pools[pool.index() * state.chitCount + chit];
    };
    for (std::size_t i = 0; i < std::min(held.size(), others.size()); ++i) {
        --slot(handPool[side.index()], held[i]);
        ++slot(cupPool[side.index()], held[i]);
        --slot(cupPool[side.index()], others[i]);
        ++slot(handPool[side.index()], others[i]);
    }
    return state;
}

std::string leakOnTable(const Setting& setting, const State& state) {
    for (const SideId side : {nationalist, republican}) {
        const State twin = disguised(setting, state, side);
        const Position here(state, setting);
        const Position there(twin, setting);
        for (const Viewer viewer : {Viewer::of(other(side)), Viewer::stranger()})
            if (viewOf(here, viewer) != viewOf(there, viewer))
                return "a view shows a chit in hand";
        if (offersTo(here, other(side)) != offersTo(there, other(side)))
            return "offers depend on a chit in the enemy's hand";
    }
    return {};
}

/// A chit that goes into a hand is known to its owner alone.
std::string leakThroughEvents(const Setting& setting, const State& before, const Ruled& ruled) {
    State state = before;
    for (const Event& event : ruled.events) {
        const Position here(state, setting);
        for (const SideId side : {nationalist, republican})
            for (const Viewer viewer : {Viewer::of(other(side)), Viewer::stranger()})
                if (const auto seen = redact(here, event, viewer)) {
                    const auto* drawn = std::get_if<ChitDrawn>(&seen->fact);
                    if (drawn != nullptr && drawn->to == handPool[side.index()])
                        return "an event tells what chit was drawn";
                }
        fold(state, event);
    }
    return {};
}

} // namespace

void playByChance(const std::string& scenario, std::size_t games, std::uint64_t after) {
    constexpr std::size_t seldom = 8;
    constexpr std::size_t seldomer = 64;
    std::size_t commands = 0;
    const auto broken = [&](const Position& position, std::size_t counters) {
        return brokenInvariant(position, counters, ++commands % seldom == 0);
    };
    const auto leaked = [&](const Setting& setting, const State& before, const Ruled& ruled) {
        if (setting.rulings[ruling::hiddenHands.index()] == 0)
            return std::string();
        std::string leak = leakThroughEvents(setting, before, ruled);
        if (leak.empty() && commands % seldomer == 0)
            leak = leakOnTable(setting, ruled.state);
        return leak;
    };
    playRandomGames({&tscwGame(), {scenario}, games, 60'000, broken, leaked, after});
}

} // namespace esagono::tscw
