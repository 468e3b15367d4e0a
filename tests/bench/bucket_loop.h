// SPDX-License-Identifier: GPL-3.0-or-later
// The least work with which a range can be found: every cost looked up in one array, distances
// only.
#pragma once

#include "engine/map/hex_map.h"

#include <vector>

namespace esagono::bench {

class BucketLoop {
public:
    /// `cost(from, to)` of every step, 0: it cannot be gone; `stops(hex)`: it is not left again.
    template <class Cost, class Stops>
    BucketLoop(const HexMap& map, const Cost& cost, const Stops& stops)
        : m_spent(map.size())
        , m_stamp(map.size(), 0)
        , m_queues(64) {
        for (std::size_t i = 0; i < map.size(); ++i) { // holes, too
            const HexId hex(i);
            m_stops.push_back(stops(hex) ? 1 : 0);
            for (Direction direction = 0; direction < directions; ++direction) {
                const HexId next = map.exists(hex) ? map.neighbour(hex, direction) : HexId();
                m_next.push_back(next.value);
                m_cost.push_back(static_cast<std::uint8_t>(next.exists() ? cost(hex, next) : 0));
            }
        }
    }

    /// How many hexes are reached with so many points, fewer than 64.
    std::size_t run(std::uint16_t start, int points) {
        ++m_now;
        std::size_t reached = 0;
        m_stamp[start] = m_now;
        m_spent[start] = 0;
        m_queues[0].push_back(start);
        for (int spent = 0; spent <= points; ++spent) {
            auto& queue = m_queues[static_cast<std::size_t>(spent)];
            for (std::size_t i = 0; i < queue.size(); ++i) {
                const std::uint16_t hex = queue[i];
                if (m_spent[hex] != spent)
                    continue;
                ++reached;
                if (m_stops[hex] != 0 && hex != start)
                    continue;
                for (std::size_t edge = hex * 6U; edge < hex * 6U + 6U; ++edge) {
                    if (m_cost[edge] == 0)
                        continue;
                    const int total = spent + m_cost[edge];
                    const std::uint16_t next = m_next[edge];
                    if (total > points || (m_stamp[next] == m_now && m_spent[next] <= total))
                        continue;
                    m_stamp[next] = m_now;
                    m_spent[next] = static_cast<std::uint16_t>(total);
                    m_queues[static_cast<std::size_t>(total)].push_back(next);
                }
            }
            queue.clear();
        }
        return reached;
    }

private:
    std::vector<std::uint8_t> m_stops;
    std::vector<std::uint16_t> m_next;
    std::vector<std::uint8_t> m_cost;
    std::vector<std::uint16_t> m_spent;
    std::vector<std::uint32_t> m_stamp;
    std::uint32_t m_now = 0;
    std::vector<std::vector<std::uint16_t>> m_queues;
};

} // namespace esagono::bench
