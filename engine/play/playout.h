// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game to its end through the same offers as everybody: random play, bots, demonstrations.
#pragma once

#include "engine/core/chance.h"
#include "engine/play/referee.h"

#include <functional>

namespace esagono {

/// Somebody who decides for a side.
class Player {
public:
    virtual ~Player() = default;
    /// One command that is allowed now. The offers are not empty.
    [[nodiscard]] virtual Command choose(const Position& position, SideId side,
                                         const std::vector<Offer>& offers) = 0;
};

/// Takes offers by chance.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_chance(seed) {}
    [[nodiscard]] Command choose(const Position& position, SideId side,
                                 const std::vector<Offer>& offers) override;

private:
    Chance m_chance;
};

struct Played {
    State state;
    std::size_t commands = 0;
    std::size_t events = 0;
    bool finished = false; ///< false: the limit came first
};

/// Called after every command, with the table before it. Returns false to stop.
using Watch = std::function<bool(const State& before, const Command&, const Ruled&)>;

/// The first of those who are asked; somebody is.
[[nodiscard]] SideId nextToDecide(const Position& position);

/// Plays on from a state. One player per side. A side that has no offer is a broken game: ensure.
[[nodiscard]] Played playOut(const Setting& setting, State state, Dice& dice,
                             std::span<Player* const> players, std::size_t mostCommands,
                             const Watch& watch = {});

} // namespace esagono
