// SPDX-License-Identifier: GPL-3.0-or-later
// Strength as every game counts it: steps, and the boxes in which the lost lie.
#pragma once

#include "play/position.h"

#include <vector>

namespace esagono {

/// The steps a counter has with this face up, by what its faces are called.
[[nodiscard]] int stepsLeft(const Counter& counter, std::size_t face);
/// The steps a counter has, wherever it lies: by the rules if they count them, else by its faces.
[[nodiscard]] int stepsOf(const Position& position, CounterId counter);

/// By BoxId, whether lost counters lie in it: the package says so where it tells how to draw it.
[[nodiscard]] std::vector<bool> gravesOf(const GamePackage& package);

/// The steps of every side lost so far, or won back, told event by event.
class LossCount {
public:
    explicit LossCount(const Setting& setting);

    /// What the event costs the owner of its counter, with the table before it; negative if it
    /// gives steps back.
    struct Loss {
        SideId side;
        int steps = 0;
        int units = 0;
    };
    [[nodiscard]] Loss lossBy(const Position& before, const Event& event) const;
    /// Whether who lies there is out of the game.
    [[nodiscard]] bool isLost(Place place) const {
        return !place.exists() || (place.isBox() && m_graves[place.box().index()]);
    }

private:
    std::vector<bool> m_graves;
};

} // namespace esagono
