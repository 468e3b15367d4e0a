// SPDX-License-Identifier: GPL-3.0-or-later
// What a side could do, a few promising commands at a time: offers with many targets are opened in
// the order of their appeal, and never all at once.
#pragma once

#include "engine/ai/standing.h"
#include "engine/play/referee.h"

#include <atomic>
#include <optional>

namespace esagono::ai {

/// How many commands are looked at.
struct Width {
    std::size_t stems = 4;   ///< units, or targets of attacks, opened at a time
    std::size_t targets = 4; ///< hexes of a way, or words of a choice
    std::size_t sets = 3;    ///< combinations of units
};

struct Candidate {
    Command command;
    bool isButton = false;
    bool isRevision = false; ///< only changes what has been done, and something else could be done
};

class Candidates {
public:
    /// The position outlives it.
    Candidates(const Position& position, const Lay& lay, SideId side, Width width, Chance& chance);

    /// The command of a verb that is taken at once, if one is offered.
    [[nodiscard]] std::optional<Command> atOnce() const;
    /// The next few; empty when there are no more, or when `stop` is raised. Nothing that changes
    /// or takes back what the side has done, unless nothing else is offered.
    [[nodiscard]] std::vector<Candidate> next(const std::atomic<bool>* stop = nullptr);
    /// What is offered first of all: allowed for certain. Nothing if nothing is offered, which may
    /// happen on a table that is only imagined.
    [[nodiscard]] std::optional<Command> example() const;

private:
    /// An offer, or one that leads on with the first target chosen.
    struct Stem {
        const Offer* offer = nullptr;
        std::vector<std::int32_t> open;
        double rank = 0;      ///< among those of its offer
        std::size_t turn = 0; ///< when it is opened: 0 at once
    };
    void addStems(const Offer& offer);
    void open(const Offer& offer, std::size_t depth, std::vector<Candidate>& into);
    void openFurther(const Offer& offer, const std::vector<std::int32_t>& filling,
                     std::size_t depth, std::vector<Candidate>& into);
    [[nodiscard]] double rankOf(const Offer& offer, std::int32_t target) const;
    [[nodiscard]] std::vector<std::int32_t> bestTargets(const Offer& offer);
    [[nodiscard]] std::vector<std::vector<std::int32_t>> sets(const Offer& offer);
    [[nodiscard]] std::vector<std::vector<std::int32_t>>
    bySpeed(const std::vector<std::int32_t>& units) const;
    [[nodiscard]] double strength(std::int32_t counter) const;

    Position m_position;
    const Lay* m_lay;
    SideId m_side;
    Width m_width;
    Chance* m_chance;
    std::vector<Offer> m_offers;
    bool m_isRevising = false; ///< nothing is offered but to change what has been done
    std::optional<Appeal> m_appeal;
    std::vector<Stem> m_stems; ///< the most promising last
};

} // namespace esagono::ai
