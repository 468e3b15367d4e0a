// SPDX-License-Identifier: GPL-3.0-or-later
// A battlefield on open ground south of Toledo: 2412 is attacked. Both sides are in supply there,
// the Nationalists by an HQ in 2410, the Republicans by the town of 2312.
#pragma once

#include "tests/tscw/rule_rows.h"

namespace esagono::tscw {

inline UnitsOnBoard together(UnitsOnBoard units, const UnitsOnBoard& more) {
    units.insert(units.end(), more.begin(), more.end());
    return units;
}

/// Nationalists in 2411 attack Republicans in 2412; somebody holds the town behind them.
inline Board nationalistAttack(const std::string& attackers, const std::string& defenders,
                               const UnitsOnBoard& more = {}, const Choices& rulings = {},
                               const std::string& hq = "N-SUR:used") {
    return held(
        nationalists(
            "combat",
            together({{"2411", attackers}, {"2412", defenders}, {"2410", hq}, {"2312", "R-EM-1"}},
                     more),
            rulings),
        "nationalist", "2408 2409 2410 2411");
}

/// What two divisions in 2411 do.
inline const std::string attack = "attack target=2412 with=N-11div,N-12div";

/// Republicans in 2413 attack Nationalists in 2412.
inline Board republicanAttack(const std::string& attackers, const std::string& defenders,
                              const UnitsOnBoard& more = {}, const Choices& rulings = {},
                              const std::string& hq = "N-SUR:used") {
    return held(
        republicans("combat",
                    together({{"2413", attackers}, {"2412", defenders}, {"2410", hq}}, more),
                    rulings),
        "nationalist", "2408 2409 2410 2411");
}

} // namespace esagono::tscw
