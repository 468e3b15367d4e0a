// SPDX-License-Identifier: GPL-3.0-or-later
// Dice of the imagination: of so many samples, each throw shows every face as often as every other.
// One die and as many samples as it has faces is the exact expectation of a table.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/dice.h"

namespace esagono::ai {

class SampledDice final : public Dice {
public:
    /// Sample number `sample` of `samples`.
    SampledDice(std::uint64_t seed, std::size_t sample, std::size_t samples)
        : m_seed(seed)
        , m_sample(sample)
        , m_samples(samples) {}

    [[nodiscard]] std::uint32_t draw(std::uint32_t number, std::uint32_t bound) override {
        Chance chance(m_seed + number * std::uint64_t{0x9E3779B97F4A7C15U});
        std::vector<std::size_t> order(m_samples);
        for (std::size_t i = 0; i < m_samples; ++i)
            order[i] = i;
        chance.shuffle(order);
        // a layer of the samples falls on one face or on a few, at random within them
        constexpr std::uint64_t fine = 1U << 20U;
        const std::uint64_t within = Chance(chance.next() + order[m_sample]).below(fine);
        return static_cast<std::uint32_t>((order[m_sample] * fine + within) * bound /
                                          (m_samples * fine));
    }

private:
    std::uint64_t m_seed;
    std::size_t m_sample;
    std::size_t m_samples;
};

} // namespace esagono::ai
