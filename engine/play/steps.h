// SPDX-License-Identifier: GPL-3.0-or-later
// Strength as every game counts it: steps, and the boxes in which the lost lie.
#pragma once

#include "engine/play/position.h"

#include <vector>

namespace esagono {

/// The steps a counter has with this face up, by what its faces are called.
[[nodiscard]] int stepsLeft(const Counter& counter, std::size_t face);
/// The steps a counter has, wherever it lies: by the rules if they count them, else by its faces.
[[nodiscard]] int stepsOf(const Position& position, CounterId counter);

/// The attribute that says how many steps a counter has, where the package tells how to draw it;
/// none: its faces say so.
[[nodiscard]] AttributeId stepsAttribute(const GamePackage& package);
/// Likewise by what is printed alone.
[[nodiscard]] int stepsPrinted(const Counter& counter, std::size_t face, AttributeId attribute);

/// By BoxId, whether the package says so of it where it tells how to draw it: "losses" for those in
/// which lost counters lie, "exchange" for those others are exchanged from.
[[nodiscard]] std::vector<bool> boxesWith(const GamePackage& package, const char* what);

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
    /// Whether who lies there is not in play: lost, or kept to be exchanged for others.
    [[nodiscard]] bool isOut(Place place) const {
        return isLost(place) || (place.isBox() && m_spares[place.box().index()]);
    }

private:
    std::vector<bool> m_graves;
    std::vector<bool> m_spares;
};

} // namespace esagono
