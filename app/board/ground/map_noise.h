// SPDX-License-Identifier: GPL-3.0-or-later
// Chance that is the same everywhere and always: what makes a drawn map look drawn by hand.
#pragma once

#include <cstdint>

namespace esagono {

/// A number that belongs to a place on a lattice, all bits mixed.
constexpr std::uint32_t scrambled(std::int32_t x, std::int32_t y, std::uint32_t seed = 0) {
    std::uint32_t bits = static_cast<std::uint32_t>(x) * 0x8da6b343U ^
                         static_cast<std::uint32_t>(y) * 0xd8163841U ^ seed * 0xcb1ab31fU;
    bits ^= bits >> 15U;
    bits *= 0x2c1b3c6dU;
    bits ^= bits >> 12U;
    bits *= 0x297a2d39U;
    return bits ^ bits >> 15U;
}

/// From 0 to below 1.
constexpr float chanceAt(std::int32_t x, std::int32_t y, std::uint32_t seed = 0) {
    return static_cast<float>(scrambled(x, y, seed) >> 8U) * (1.0F / 16777216.0F);
}

/// Smooth noise with waves about one unit long, from -1 to 1.
inline float noiseAt(double x, double y, std::uint32_t seed = 0) {
    const auto floorOf = [](double value) {
        const auto whole = static_cast<std::int32_t>(value);
        return whole - (value < whole ? 1 : 0);
    };
    const std::int32_t i = floorOf(x);
    const std::int32_t j = floorOf(y);
    const auto eased = [](double t) { return static_cast<float>(t * t * (3 - 2 * t)); };
    const float s = eased(x - i);
    const float t = eased(y - j);
    const float above = chanceAt(i, j, seed) * (1 - s) + chanceAt(i + 1, j, seed) * s;
    const float below = chanceAt(i, j + 1, seed) * (1 - s) + chanceAt(i + 1, j + 1, seed) * s;
    return 2 * (above * (1 - t) + below * t) - 1;
}

} // namespace esagono
