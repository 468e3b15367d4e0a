// SPDX-License-Identifier: GPL-3.0-or-later
// A simple commander for Santander 1937, who plays by a few plain rules: enough for a recorded game
// that looks like a campaign. He is no opponent.
#pragma once

#include "engine/play/playout.h"

namespace esagono::santander {

class Captain final : public Player {
public:
    /// The seed decides between things he thinks equal.
    explicit Captain(std::uint64_t seed)
        : m_chance(seed)
        , m_quartermaster(seed) {}
    [[nodiscard]] Command choose(const Position& position, SideId side,
                                 const std::vector<Offer>& offers) override;

private:
    [[nodiscard]] Command march(const Position& position, SideId side,
                                const std::vector<Offer>& offers);
    [[nodiscard]] Command attack(const Position& position, SideId side,
                                 const std::vector<Offer>& offers);

    Chance m_chance;
    RandomPlayer m_quartermaster; ///< sets up where nothing is suggested
};

} // namespace esagono::santander
