// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player. It is asked with a table of its own to think on, so that it can think in
// another thread; it knows of that table only what its side may see, and its answer depends on
// that, its level and its seed alone.
#pragma once

#include "engine/ai/search.h"
#include "engine/play/playout.h"

#include <array>
#include <string_view>

namespace esagono::ai {

enum class Level : std::uint8_t { Quick, Normal, Patient };
inline constexpr std::array<std::string_view, 3> levelNames = {"quick", "normal", "patient"};

struct Temper {
    Level level = Level::Quick;
    std::uint64_t seed = 1;
    /// Of a patient one: how long it may think about a decision. The only clock there is; without
    /// one a patient player is as reproducible as the others.
    std::optional<std::chrono::milliseconds> limit;
};

/// A command that could be given, and why: how things would stand better or worse, item by item, in
/// hundredths of a step.
struct Hint {
    Command command;
    Tally reasons;
};

/// How much thought a level gives to a decision.
[[nodiscard]] Depth depthOf(Level level);

class Commander {
public:
    /// The setting and the brain outlive it. The brain of a game is found by all_games.h.
    Commander(const Setting& setting, const Brain& brain, const Temper& temper)
        : m_setting(&setting)
        , m_brain(&brain)
        , m_temper(temper) {}

    /// One command the side may give now, or nothing if `stop` was raised meanwhile. The side is
    /// one of those asked. Safe in any thread, one at a time, as long as nobody changes the state.
    [[nodiscard]] std::optional<Command> decide(const State& state, SideId side,
                                                const std::atomic<bool>* stop = nullptr);
    /// The most promising commands, at most so many, the best first; none if it was stopped.
    [[nodiscard]] std::vector<Hint> hints(const State& state, SideId side, std::size_t most = 3,
                                          const std::atomic<bool>* stop = nullptr);

private:
    [[nodiscard]] std::vector<Judged> judge(const State& state, SideId side,
                                            const std::atomic<bool>* stop);

    const Setting* m_setting;
    const Brain* m_brain;
    Temper m_temper;
    std::optional<Lay> m_lay; ///< once it has been asked
};

/// A commander at the table of a playout.
class ComputerPlayer final : public Player {
public:
    ComputerPlayer(const Setting& setting, const Brain& brain, const Temper& temper)
        : m_commander(setting, brain, temper) {}
    [[nodiscard]] Command choose(const Position& position, SideId side,
                                 const std::vector<Offer>& offers) override;

private:
    Commander m_commander;
};

/// Takes what looks best at once: one command deep, one throw of dice, judged without any knowledge
/// of the game beyond its points, its steps and the numbers on its counters. A measure for others.
class GreedyPlayer final : public Player {
public:
    GreedyPlayer(const Setting& setting, std::uint64_t seed)
        : m_setting(&setting)
        , m_chance(seed) {}
    [[nodiscard]] Command choose(const Position& position, SideId side,
                                 const std::vector<Offer>& offers) override;

private:
    const Setting* m_setting;
    std::optional<Lay> m_lay;
    Chance m_chance;
};

} // namespace esagono::ai
