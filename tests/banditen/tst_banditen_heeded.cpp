// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/banditen/chapters.h"
#include "tests/banditen/rule_rows.h"
#include "tests/rows/noticed_charts.h"

#include <doctest/doctest.h>

namespace esagono::banditen::heeded_tests {

namespace {

/// What so many hits, and what a close combat with such totals brings.
std::string resultsOf(const Position& position) {
    std::string read;
    for (int die = -2; die <= 9; ++die)
        read += isHit(position, die) ? "hit " : "- ";
    for (int hits = 0; hits <= 4; ++hits) {
        const Effect effect = effectOf(position, hits);
        read += std::to_string(effect.losses) + (effect.test ? "M " : " ");
    }
    for (int loser = 1; loser <= 6; ++loser)
        for (int winner = loser; winner <= loser + 8; ++winner)
            read += std::to_string(static_cast<int>(bandOf(position, winner, loser)));
    return read;
}

/// What every hex does for who defends it, also one nobody comes to.
std::string groundOf(const Position& position) {
    std::string read;
    for (const HexId hex : position.map().hexes())
        for (const SideId side : {axis, partisan})
            read += " " + std::to_string(fireTerrain(position, hex, side)) +
                    std::to_string(assaultTerrain(position, hex, side));
    return read;
}

/// How far every unit fires, and with what modifiers at units in the open and in a house.
std::string weaponsOf(const Position& position) {
    const std::vector<HexId> hexes(position.map().hexes().begin(), position.map().hexes().end());
    const auto open =
        std::ranges::find_if(hexes, [&](HexId hex) { return isOpenGround(position, hex); });
    const auto house =
        std::ranges::find_if(hexes, [&](HexId hex) { return isFortified(position, hex); });
    std::string read;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); isCombat(position, unit)) {
            read += " " + std::to_string(rangeOf(position, unit));
            for (const HexId target : {*open, *house}) {
                const Volley volley{target, target, false, false};
                read += " " +
                        std::to_string(fireModifiers(position, unit, volley).total().roundedDown());
            }
        }
    return read;
}

std::string probe(const Position& position) {
    return resultsOf(position) + groundOf(position) + weaponsOf(position);
}

} // namespace

TEST_CASE("every cell of the charts of Banditen! is heeded, or for reading only") {
    checkChartsAreHeeded({&banditenGame(),
                          {"gravellona", "tarnova"},
                          6,
                          30,
                          probe,
                          {{"actions/recover/cost", "5.1.6"},
                           {"other_costs/entry_assault", "14"},
                           {"other_costs/infirmary", "16.11.2"},
                           {"weapons/anti_tank/fortified", "13.2.4"},
                           {"weapons/light/range", "13.1.1"},
                           {"morale/redi_valtoce", "15.4.1"},
                           {"axis_ap_tarnova/12", "16.2"},
                           {"surrender/1-2", "15.6"},
                           {"surrender/3-6", "15.6"}}});
}

} // namespace esagono::banditen::heeded_tests
