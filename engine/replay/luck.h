// SPDX-License-Identifier: GPL-3.0-or-later
// Luck: every throw that could cost steps, against what the tables promised before it fell.
#pragma once

#include "engine/replay/gathering.h"

#include <vector>

namespace esagono {

/// One way the dice can fall, by its exact chance.
struct Fall {
    Ratio chance;
    std::vector<int> lost; ///< steps, by side
    friend bool operator==(const Fall&, const Fall&) = default;
};

/// Everything a throw can bring, different falls only; their chances add up to one.
using Falls = std::vector<Fall>;

/// What a side gains by such losses: the steps all others lose, less its own.
[[nodiscard]] int swingFor(SideId side, const std::vector<int>& lost);

/// A throw and what it could have been.
struct Throw {
    Moment moment = 0;
    int turn = 0;
    SideId side; ///< who threw; none: it does not matter
    HexId hex;   ///< where, if it matters
    DiceRolled dice;
    Falls falls;
    std::vector<int> lost; ///< what it brought, steps by side

    /// What a side could expect to gain, in steps.
    [[nodiscard]] Ratio expected(SideId of) const;
    /// How many steps more than expected it gained; negative: bad luck.
    [[nodiscard]] Ratio luck(SideId of) const;
    /// The chance of anything worse, and half the chance of the same: 1/2 is neither good nor bad.
    [[nodiscard]] Ratio percentile(SideId of) const;
    friend bool operator==(const Throw&, const Throw&) = default;
};

/// What all throws so far come to, for one side.
struct Fortune {
    Ratio expected;          ///< steps gained, by the tables
    int gained = 0;          ///< steps gained, as the dice fell
    double percentile = 0.5; ///< of that sum among all that could have been
    [[nodiscard]] Ratio luck() const { return Ratio(gained) - expected; }
};
[[nodiscard]] Fortune fortuneOf(std::span<const Throw> throws, SideId side);

/// What a throw can bring, with the table as it was just before it; empty if the rules do not say,
/// if it costs nobody a step however it falls, or if there are too many dice to look at them all.
[[nodiscard]] Falls fallsOf(const Position& before, const DiceRolled& dice,
                            const DiceRolled* earlier);

class Luck : public Gathering {
public:
    explicit Luck(Film& film)
        : Gathering(film) {}

    [[nodiscard]] const std::vector<Throw>& throws() const { return m_throws; }
    /// Throw by throw, how far a side is ahead of what it could expect.
    [[nodiscard]] std::vector<Ratio> curve(SideId side) const;
    /// The throws that differed most from what was expected, numbers in throws(), the greatest
    /// first.
    [[nodiscard]] std::vector<std::size_t> turningPoints(std::size_t most) const;

private:
    void take(const State& before, Moment moment, const Event& event) override;
    void endPage() override { m_earlier.reset(); }
    void keepUpTo(Moment moment) override;

    std::vector<std::pair<Moment, int>> m_turns; ///< where each began
    std::optional<DiceRolled> m_earlier;         ///< the last throw of the command being read
    std::vector<Throw> m_throws;
};

} // namespace esagono
