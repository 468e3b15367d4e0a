// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/dice.h"

#include "engine/core/checked.h"
#include "engine/core/ensure.h"
#include "engine/core/record.h"

#include <sodium.h>

namespace esagono {

Seed seedFrom(const std::string& words) {
    return digestOf("esagono seed " + words);
}

Seed freshSeed() {
    ensure(sodium_init() >= 0);
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

std::array<std::uint8_t, 32> commitmentTo(const Seed& seed) {
    return digestOf("esagono commitment " + hexText(seed));
}

std::uint32_t drawFrom(const Seed& seed, std::uint64_t number, std::uint32_t bound) {
    expectOfPackage(bound > 0, Die);
    // Values at or above the largest multiple of the bound would favour the low results.
    const std::uint64_t usable = UINT64_MAX - UINT64_MAX % bound;
    for (std::uint64_t attempt = 0;; ++attempt) {
        std::array<unsigned char, 16> question{};
        for (std::size_t i = 0; i < 8; ++i) {
            question[i] = static_cast<unsigned char>(number >> (8 * i));
            question[8 + i] = static_cast<unsigned char>(attempt >> (8 * i));
        }
        std::array<unsigned char, crypto_generichash_BYTES_MIN> answer{};
        crypto_generichash(answer.data(), answer.size(), question.data(), question.size(),
                           seed.data(), seed.size());
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < 8; ++i)
            value |= std::uint64_t{answer[i]} << (8 * i);
        if (value < usable)
            return static_cast<std::uint32_t>(value % bound);
    }
}

std::uint32_t ToldDice::draw(std::uint32_t /*number*/, std::uint32_t bound) {
    if (m_faces.empty())
        throw DiceWanted(bound);
    if (m_faces.front() < 1 || m_faces.front() > static_cast<int>(bound))
        throw DiceWanted(bound, m_faces.front());
    const int face = m_faces.front();
    m_faces.pop_front();
    return static_cast<std::uint32_t>(face - 1);
}

} // namespace esagono
