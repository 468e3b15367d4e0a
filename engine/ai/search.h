// SPDX-License-Identifier: GPL-3.0-or-later
// The search over the commands of one decision: every candidate is tried on a copy of the table,
// the decisions it brings about are taken by a quick judgement of their owners, and how things then
// stand is averaged over dice of the imagination.
#pragma once

#include "engine/ai/candidates.h"
#include "engine/ai/sampled_dice.h"

#include <atomic>
#include <chrono>
#include <optional>

namespace esagono::ai {

/// How much thought is given to a decision. Counted, not timed, so that it is the same everywhere.
struct Depth {
    Width width;
    Width inner = {2, 2, 2};   ///< of decisions within what is tried
    std::size_t samples = 6;   ///< of dice
    std::size_t finalists = 3; ///< how many candidates get them all
    std::size_t worlds = 1;    ///< tables imagined, where something is hidden
    std::size_t nodes = 400;   ///< commands ruled on
    bool isWary = false;       ///< judges by the wary scale
    bool isOnePly = false;     ///< what a command brings about is judged before it is decided
};

/// Counts what is spent and hears when to stop.
class Effort {
public:
    Effort(std::size_t nodes, const std::atomic<bool>* stop,
           std::optional<std::chrono::steady_clock::time_point> until = std::nullopt)
        : m_left(nodes)
        , m_stop(stop)
        , m_until(until) {}

    void spend() { m_left -= m_left > 0 ? 1 : 0; }
    /// Somebody wants no answer any more.
    [[nodiscard]] bool isStopped() const { return m_stop != nullptr && m_stop->load(); }
    [[nodiscard]] bool isOver() const {
        return m_left == 0 || isStopped() ||
               (m_until && std::chrono::steady_clock::now() >= *m_until);
    }
    [[nodiscard]] std::size_t left() const { return m_left; }
    [[nodiscard]] const std::atomic<bool>* stop() const { return m_stop; }

private:
    std::size_t m_left;
    const std::atomic<bool>* m_stop;
    std::optional<std::chrono::steady_clock::time_point> m_until;
};

/// A command and how things stand after it, on average.
struct Judged {
    Command command;
    Standing gain; ///< over how they stand now
    std::size_t samples = 0;
    double edge = 0; ///< of what is done rather than something that hardly gains anything
    [[nodiscard]] double value() const { return gain.total() + edge; }
};

class Search {
public:
    /// The setting and the lay outlive it.
    Search(const Setting& setting, const Lay& lay, const Depth& depth, std::uint64_t seed)
        : m_setting(&setting)
        , m_lay(&lay)
        , m_depth(depth)
        , m_seed(seed) {}

    /// The commands that were tried on an imagined table, the best first; if none was, one that is
    /// offered there, without samples. Empty only if it was stopped, or if nothing is offered.
    [[nodiscard]] std::vector<Judged> judge(const State& imagined, SideId side,
                                            Effort& effort) const;

private:
    /// What a decision is measured against.
    struct Root {
        const State* state;
        SideId side;
        Standing now;
        std::size_t floor; ///< how tall the stack is when everything it brought about is decided
    };
    struct Tried {
        Standing standing;
        bool hasRolled = false;
        bool hasLeft = false; ///< the decision is over
    };
    [[nodiscard]] std::optional<Tried> attempt(const Root& root, const Command& command,
                                               std::size_t sample, Effort& effort) const;
    /// Takes decisions until no more than `floor` frames are left.
    void settle(const Root& root, State& state, Dice& dice, std::size_t sample,
                Effort& effort) const;
    [[nodiscard]] std::optional<Command> pick(const State& state, SideId side, std::uint64_t salt,
                                              Effort& effort) const;

    const Setting* m_setting;
    const Lay* m_lay;
    Depth m_depth;
    std::uint64_t m_seed;
};

} // namespace esagono::ai
