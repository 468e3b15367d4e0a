// SPDX-License-Identifier: GPL-3.0-or-later
// The game in figures: how strong each side was, what it had lost, what it held, after
// every command. As things were, not as somebody knew them.
#pragma once

#include "engine/play/steps.h"
#include "engine/replay/gathering.h"

#include <vector>

namespace esagono {

/// One side after one command.
struct Strength {
    int onMap = 0;      ///< steps on the map
    int inPlay = 0;     ///< steps on the map and beside it, the lost not counted
    int lost = 0;       ///< steps lost so far
    int unitsLost = 0;  ///< counters lost so far
    int hexes = 0;      ///< hexes controlled
    int points = 0;     ///< what it holds is worth, by the rules
    int unsupplied = 0; ///< steps on the map that are out of supply
    friend bool operator==(const Strength&, const Strength&) = default;
};

struct FiguresAt {
    Moment moment = 0; ///< the last of its command
    int turn = 0;
    std::vector<Strength> sides;
    friend bool operator==(const FiguresAt&, const FiguresAt&) = default;
};

class Figures : public Gathering {
public:
    explicit Figures(Film& film);

    /// After every command, from the beginning.
    [[nodiscard]] const std::vector<FiguresAt>& points() const { return m_points; }
    /// The figures at a moment: those of the last command that was over; null before the first.
    [[nodiscard]] const FiguresAt* at(Moment moment) const;
    /// The last point of every turn, in order.
    [[nodiscard]] std::vector<FiguresAt> byTurn() const;

    /// Whether the rules say what is worth points, and what is out of supply.
    [[nodiscard]] bool countsPoints() const;
    [[nodiscard]] bool countsSupply() const;

private:
    void take(const State& before, Moment moment, const Event& event) override;
    void endPage() override;
    void keepUpTo(Moment moment) override;

    LossCount m_losses;
    int m_turn = 0;
    std::vector<LossCount::Loss> m_lost; ///< so far, by side
    std::vector<FiguresAt> m_points;
};

} // namespace esagono
