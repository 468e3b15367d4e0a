// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/commander.h"

#include "engine/ai/imagine.h"
#include "engine/ai/messages.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace esagono::ai {

namespace {

constexpr std::array<const char*, aspects> reasons = {say::victory,   say::points,   say::steps,
                                                      say::influence, say::pressure, say::danger,
                                                      say::supply,    say::beyond};

/// Reasons smaller than this are not worth a line.
constexpr double hardlyAReason = 0.005;

Tally tallyOf(const Standing& gain) {
    Tally tally;
    for (std::size_t i = 0; i < aspects; ++i)
        if (std::abs(gain.items[i]) >= hardlyAReason)
            tally.add(reasons[i], Ratio(std::llround(gain.items[i] * 100), 100), {});
    return tally;
}

/// What was found on several imagined tables, one of them as likely as another. What nobody has
/// tried is left out if something else was.
std::vector<Judged> merged(const std::vector<std::vector<Judged>>& tables) {
    std::vector<Judged> all;
    std::vector<int> found; // on how many tables
    for (const std::vector<Judged>& table : tables)
        for (const Judged& each : table) {
            const auto known = std::ranges::find(all, each.command, &Judged::command);
            if (known == all.end()) {
                all.push_back(each);
                found.push_back(1);
                continue;
            }
            known->gain += each.gain;
            known->samples += each.samples;
            ++found[static_cast<std::size_t>(known - all.begin())];
        }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].gain *= 1.0 / found[i];
    const auto isTried = [](const Judged& each) { return each.samples > 0; };
    if (std::ranges::any_of(all, isTried))
        std::erase_if(all, std::not_fn(isTried));
    return all;
}

} // namespace

Depth depthOf(Level level) {
    Depth depth;
    switch (level) {
    case Level::Quick:
        depth.width = {6, 5, 3};
        depth.nodes = 600;
        break;
    case Level::Normal:
        depth.width = {14, 8, 5};
        depth.inner = {3, 3, 3};
        depth.samples = 12;
        depth.finalists = 6;
        depth.worlds = 2;
        depth.nodes = 6000;
        depth.isWary = true;
        break;
    case Level::Patient:
        depth.width = {20, 12, 6};
        depth.inner = {3, 4, 3};
        depth.samples = 36;
        depth.finalists = 8;
        depth.worlds = 4;
        depth.nodes = 60'000;
        depth.isWary = true;
        break;
    }
    return depth;
}

std::vector<Judged> Commander::judge(const State& state, SideId side,
                                     const std::atomic<bool>* stop) {
    const Depth depth = depthOf(m_temper.level);
    const auto now = std::chrono::steady_clock::now();
    // how often dice were thrown makes two decisions of a game different, and tells nothing else
    const Position position(state, *m_setting);
    Chance chance(m_temper.seed + state.rolls * std::uint64_t{7919} + side.value * 31U +
                  position.frame().name.value);
    const std::uint64_t seed = chance.next();
    std::vector<State> worlds; // one if nothing is hidden
    while (worlds.size() < depth.worlds && (worlds.size() != 2 || worlds[0] != worlds[1])) {
        if (stop != nullptr && *stop)
            return {};
        worlds.push_back(imagine(position, side, chance));
    }
    if (worlds.size() > 1 && worlds[0] == worlds[1])
        worlds.resize(1);
    const Position imagined(worlds.front(), *m_setting);
    if (m_lay)
        m_lay->turnTo(imagined);
    else
        m_lay.emplace(imagined, *m_brain, depth.isWary ? m_brain->wary : m_brain->scale);
    std::vector<std::vector<Judged>> tables;
    for (const State& world : worlds) {
        const auto share = static_cast<std::int64_t>(tables.size() + 1);
        std::optional<std::chrono::steady_clock::time_point> until;
        if (m_temper.level == Level::Patient && m_temper.limit)
            until = now + *m_temper.limit * share / static_cast<std::int64_t>(worlds.size());
        Effort effort(depth.nodes / worlds.size() + 1, stop, until);
        tables.push_back(Search(*m_setting, *m_lay, depth, seed).judge(world, side, effort));
        if (effort.isStopped())
            return {};
    }
    std::vector<Judged> judged = merged(tables);
    std::ranges::stable_sort(judged, std::ranges::greater(),
                             [](const Judged& each) { return each.value(); });
    // what was thought of on an imagined table may not be allowed on the real one
    std::erase_if(judged, [&](const Judged& each) {
        return static_cast<bool>(whyNot(position, each.command));
    });
    if (judged.empty())
        judged.push_back({exampleOf(position, side, offersTo(position, side).front()), {}, 1});
    return judged;
}

std::optional<Command> Commander::decide(const State& state, SideId side,
                                         const std::atomic<bool>* stop) {
    const std::vector<Judged> judged = judge(state, side, stop);
    return judged.empty() ? std::nullopt : std::optional(judged.front().command);
}

std::vector<Hint> Commander::hints(const State& state, SideId side, std::size_t most,
                                   const std::atomic<bool>* stop) {
    std::vector<Hint> hints;
    for (const Judged& each : judge(state, side, stop))
        if (hints.size() < most)
            hints.push_back({each.command, tallyOf(each.gain)});
    return hints;
}

Command ComputerPlayer::choose(const Position& position, SideId side,
                               const std::vector<Offer>& /*offers*/) {
    return *m_commander.decide(position.state(), side);
}

Command GreedyPlayer::choose(const Position& position, SideId side,
                             const std::vector<Offer>& /*offers*/) {
    static const Brain plain;
    Depth depth;
    depth.samples = 1;
    depth.finalists = 0;
    depth.nodes = 120;
    depth.isOnePly = true;
    Effort effort(depth.nodes, nullptr);
    const State imagined = imagine(position, side, m_chance);
    if (!m_lay)
        m_lay.emplace(Position(imagined, *m_setting), plain);
    const Search search(*m_setting, *m_lay, depth, m_chance.next());
    for (const Judged& each : search.judge(imagined, side, effort))
        if (!whyNot(position, each.command))
            return each.command;
    return exampleOf(position, side, offersTo(position, side).front());
}

} // namespace esagono::ai
