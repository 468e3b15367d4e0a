// SPDX-License-Identifier: GPL-3.0-or-later
// Where units that retreat together can end, and by which way.
#pragma once

#include "engine/guadalajara/fighting/battle.h"

namespace esagono::guadalajara {

/// How good a way is by the rules; the lower the better. Only the best are allowed.
struct RetreatRank {
    int shortfall = 0; ///< hexes that it leads back towards where it began
    int extra = 0;     ///< hexes beyond the distance, because there was no room
    int notAway = 0;   ///< 1 if it ends as near to some attacker as before (A40)
    int inZones = 0;   ///< hexes in open enemy zones that it enters
    friend auto operator<=>(const RetreatRank&, const RetreatRank&) = default;
};

class RetreatWays {
public:
    struct End {
        HexId hex;
        RetreatRank rank;
        int entered = 0; ///< the same, whatever the rank makes of them
        std::size_t node = 0;
    };

    /// Of units that stand in one hex.
    RetreatWays(const Position& position, std::span<const CounterId> units, int distance,
                std::span<const HexId> awayFrom);

    [[nodiscard]] bool empty() const { return m_ends.empty(); }
    [[nodiscard]] const std::vector<End>& ends() const { return m_ends; }
    [[nodiscard]] const End* find(HexId hex) const;
    [[nodiscard]] Verdict whyNot(HexId to) const;
    /// From the first hex entered to the last.
    [[nodiscard]] std::vector<HexId> way(const End& end) const;

private:
    struct Node {
        HexId hex;
        std::size_t before = 0;
        int entered = 0;
    };
    [[nodiscard]] std::vector<std::size_t> grow(const Position& position,
                                                const std::vector<std::size_t>& layer);
    [[nodiscard]] bool isOpen(const Position& position, HexId from, HexId to) const;
    void addEnd(const Position& position, std::size_t node, int length);

    std::vector<CounterId> m_units;
    SideId m_side;
    HexId m_origin;
    int m_distance;
    std::vector<HexId> m_awayFrom;
    HexSet m_zone; ///< the enemy's, where it is open
    std::vector<Node> m_nodes;
    std::vector<End> m_ends; ///< by hex, the best for each
    RetreatRank m_best;
};

} // namespace esagono::guadalajara
