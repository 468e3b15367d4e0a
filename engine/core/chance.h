// SPDX-License-Identifier: GPL-3.0-or-later
// A small portable random generator for bots, samples and tests. Never for the game's dice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace esagono {

class Chance {
public:
    explicit Chance(std::uint64_t seed)
        : m_state(seed) {}

    /// splitmix64.
    std::uint64_t next() {
        std::uint64_t z = m_state += 0x9E3779B97F4A7C15U;
        z = (z ^ z >> 30U) * 0xBF58476D1CE4E5B9U;
        z = (z ^ z >> 27U) * 0x94D049BB133111EBU;
        return z ^ z >> 31U;
    }
    /// Uniform in 0..bound-1; bound is positive.
    std::size_t below(std::size_t bound) {
        const std::uint64_t usable = UINT64_MAX - UINT64_MAX % bound;
        for (;;)
            if (const std::uint64_t value = next(); value < usable)
                return static_cast<std::size_t>(value % bound);
    }
    template <class Element>
    void shuffle(std::vector<Element>& elements) {
        for (std::size_t i = elements.size(); i > 1; --i)
            std::swap(elements[i - 1], elements[below(i)]);
    }

private:
    std::uint64_t m_state;
};

} // namespace esagono
