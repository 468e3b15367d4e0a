// SPDX-License-Identifier: GPL-3.0-or-later
// Exact fractions: odds, halved strengths, probabilities. Rounding has a name; nothing floats.
#pragma once

#include "engine/core/checked.h"

#include <compare>
#include <cstdint>
#include <numeric>

namespace esagono {

class Ratio {
public:
    constexpr Ratio(std::int64_t whole = 0)
        : m_over(whole) {}
    constexpr Ratio(std::int64_t over, std::int64_t under)
        : m_over(over)
        , m_under(under) {
        expectOfPackage(under != 0, Division);
        const std::int64_t common = std::gcd(over, under) * (under < 0 ? -1 : 1);
        m_over /= common;
        m_under /= common;
    }

    [[nodiscard]] constexpr std::int64_t over() const { return m_over; }
    [[nodiscard]] constexpr std::int64_t under() const { return m_under; }
    [[nodiscard]] constexpr bool isWhole() const { return m_under == 1; }

    [[nodiscard]] constexpr std::int64_t roundedDown() const {
        return m_over / m_under - (m_over % m_under < 0 ? 1 : 0);
    }
    [[nodiscard]] constexpr std::int64_t roundedUp() const {
        return m_over / m_under + (m_over % m_under > 0 ? 1 : 0);
    }
    /// To the nearest whole number; exactly half goes up.
    [[nodiscard]] constexpr std::int64_t roundedHalfUp() const {
        return Ratio(m_over * 2 + m_under, m_under * 2).roundedDown();
    }
    /// To the nearest whole number; exactly half goes down.
    [[nodiscard]] constexpr std::int64_t roundedHalfDown() const {
        return Ratio(m_over * 2 - m_under, m_under * 2).roundedUp();
    }

    friend constexpr Ratio operator+(Ratio a, Ratio b) {
        return {a.m_over * b.m_under + b.m_over * a.m_under, a.m_under * b.m_under};
    }
    friend constexpr Ratio operator-(Ratio a, Ratio b) { return a + Ratio(-b.m_over, b.m_under); }
    friend constexpr Ratio operator*(Ratio a, Ratio b) {
        return {a.m_over * b.m_over, a.m_under * b.m_under};
    }
    friend constexpr Ratio operator/(Ratio a, Ratio b) {
        return {a.m_over * b.m_under, a.m_under * b.m_over};
    }
    friend constexpr bool operator==(Ratio a, Ratio b) = default;
    friend constexpr std::strong_ordering operator<=>(Ratio a, Ratio b) {
        return a.m_over * b.m_under <=> b.m_over * a.m_under;
    }

private:
    std::int64_t m_over = 0;
    std::int64_t m_under = 1;
};

/// Odds as hex-and-counter games print them: one of the two numbers is 1.
struct Odds {
    int attacker = 1;
    int defender = 1;

    /// Rounded in the defender's favour: 7 to 2 is 3:1, 2 to 3 is 1:2. Both strengths positive.
    static constexpr Odds forTheDefender(Ratio attacker, Ratio defender) {
        if (attacker >= defender)
            return {static_cast<int>((attacker / defender).roundedDown()), 1};
        return {1, static_cast<int>((defender / attacker).roundedUp())};
    }
    /// Rounded to the nearest; exactly half in the attacker's favour.
    static constexpr Odds toTheNearest(Ratio attacker, Ratio defender) {
        if (attacker >= defender)
            return {static_cast<int>((attacker / defender).roundedHalfUp()), 1};
        return {1, static_cast<int>((defender / attacker).roundedHalfDown())};
    }
    [[nodiscard]] constexpr Ratio ratio() const { return {attacker, defender}; }
    friend constexpr bool operator==(Odds, Odds) = default;
};

} // namespace esagono
