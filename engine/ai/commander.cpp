// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/commander.h"

#include "ai/imagine.h"
#include "ai/messages.h"

#include <algorithm>
#include <cmath>

namespace esagono::ai {

namespace {

constexpr std::array<const char*, aspects> reasons = {say::victory,   say::points,   say::steps,
                                                      say::influence, say::pressure, say::danger,
                                                      say::supply,    say::beyond};

/// Reasons smaller than this are not worth a line.
constexpr double hardly = 0.005;

Tally tallyOf(const Standing& gain) {
    Tally tally;
    for (std::size_t i = 0; i < aspects; ++i)
        if (std::abs(gain.items[i]) >= hardly)
            tally.add(reasons[i], Ratio(std::llround(gain.items[i] * 100), 100), {});
    return tally;
}

/// Adds up what was found on another imagined table.
void merge(std::vector<Judged>& sum, const std::vector<Judged>& more) {
    for (const Judged& each : more) {
        const auto found = std::ranges::find(sum, each.command, &Judged::command);
        if (found == sum.end()) {
            sum.push_back(each);
            continue;
        }
        const auto all = static_cast<double>(found->samples + each.samples);
        Standing other = each.gain;
        other *= static_cast<double>(each.samples) / all;
        found->gain *= static_cast<double>(found->samples) / all;
        found->gain += other;
        found->samples += each.samples;
    }
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
    std::optional<std::chrono::steady_clock::time_point> until;
    if (m_temper.level == Level::Patient && m_temper.limit)
        until = std::chrono::steady_clock::now() + *m_temper.limit;
    // what everybody sees makes two decisions of a game different
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
    if (m_lay)
        m_lay->turnTo(position);
    else
        m_lay.emplace(Position(worlds.front(), *m_setting), *m_brain,
                      depth.isWary ? m_brain->wary : m_brain->scale);
    std::vector<Judged> judged;
    for (const State& world : worlds) {
        Effort effort(depth.nodes / worlds.size() + 1, stop, until);
        std::vector<Judged> found =
            Search(*m_setting, *m_lay, depth, seed).judge(world, side, effort);
        if (effort.isStopped())
            return {};
        merge(judged, found);
    }
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
