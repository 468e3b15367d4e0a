// SPDX-License-Identifier: GPL-3.0-or-later
// A set of hexes of one map, one bit each.
#pragma once

#include "engine/core/checked.h"
#include "engine/core/ids.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace esagono {

class HexSet {
public:
    /// An empty set of hexes numbered below `size`.
    explicit HexSet(std::size_t size)
        : m_size(size)
        , m_bits((size + 63) / 64, 0) {}

    void insert(HexId hex) { m_bits[indexWithin(hex.index(), m_size) / 64] |= bit(hex); }
    [[nodiscard]] bool contains(HexId hex) const {
        return (m_bits[indexWithin(hex.index(), m_size) / 64] & bit(hex)) != 0;
    }
    /// In order.
    template <class Visit>
    void each(const Visit& visit) const {
        for (std::size_t word = 0; word < m_bits.size(); ++word)
            for (std::uint64_t rest = m_bits[word]; rest != 0; rest &= rest - 1)
                visit(HexId(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    }
    /// With all the others of the same map, or without them.
    HexSet& operator|=(const HexSet& others) {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] |= others.m_bits[indexWithin(i, others.m_bits.size())];
        return *this;
    }
    HexSet& operator-=(const HexSet& others) {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] &= ~others.m_bits[indexWithin(i, others.m_bits.size())];
        return *this;
    }
    friend bool operator==(const HexSet&, const HexSet&) = default;

private:
    static std::uint64_t bit(HexId hex) { return std::uint64_t{1} << hex.index() % 64; }

    std::size_t m_size;
    std::vector<std::uint64_t> m_bits;
};

} // namespace esagono
