// SPDX-License-Identifier: GPL-3.0-or-later
// Luck: every throw that could cost steps, against what the tables promised before it fell.
#pragma once

#include "engine/replay/film.h"

#include <stop_token>
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

class Luck {
public:
    /// The film must outlive it; it stays where it is.
    explicit Luck(Film& film);

    /// Reads on to the end of what the film can show. False if it was told to stop before.
    bool read(const std::stop_token& stop = {});
    /// Forgets the commands that end at this moment or later: the line has changed there.
    void forget(Moment from);

    [[nodiscard]] const std::vector<Throw>& throws() const { return m_throws; }
    /// Throw by throw, how far a side is ahead of what it could expect.
    [[nodiscard]] std::vector<Ratio> curve(SideId side) const;
    /// The throws that differed most from what was expected, numbers in throws(), the greatest
    /// first.
    [[nodiscard]] std::vector<std::size_t> turningPoints(std::size_t most) const;

private:
    void take(const State& before, Moment moment, const Event& event);

    Film* m_film;
    Moment m_at = 0; ///< read up to here
    State m_state;
    std::vector<std::pair<Moment, int>> m_turns; ///< where each began
    std::optional<DiceRolled> m_earlier;         ///< the last throw of the command being read
    std::vector<Throw> m_throws;
};

} // namespace esagono
