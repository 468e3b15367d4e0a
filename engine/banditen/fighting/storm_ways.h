// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.1.4: from where a side could assault anybody, found for all its units at once.
#pragma once

#include "engine/banditen/chapters.h"
#include "engine/map/reach.h"

namespace esagono::banditen {

/// The ways of units on foot, followed back from the enemies.
class StormWays {
public:
    StormWays(const Position& position, SideId side, std::span<const HexId> enemies);

    /// Whether the unit can assault somebody by itself.
    [[nodiscard]] bool canStorm(const Position& position, CounterId unit) const;

private:
    std::span<const HexId> m_enemies;
    Reach<> m_reach;
};

} // namespace esagono::banditen
