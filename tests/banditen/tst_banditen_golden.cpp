// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games of both scenarios: recorded as text, played again word for word.
#include "tests/banditen/rule_rows.h"
#include "tests/rows/golden_check.h"

#include <doctest/doctest.h>

namespace esagono::banditen::golden_tests {

TEST_CASE("golden games are played again word for word") {
    checkGoldenGames(
        banditenGame(),
        {
            {"gravellona.txt",
             {"log.fire", "log.op_fire", "log.assault", "log.melee", "log.enter", "log.loses"}},
            {"tarnova.txt",
             {"log.fire", "log.op_fire", "log.mine", "log.frost", "log.prone", "log.melee"}},
        });
}

} // namespace esagono::banditen::golden_tests
