// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games: recorded as text, played again word for word.
#include "tests/rows/golden_check.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

TEST_CASE("golden games are played again word for word") {
    checkGoldenGames(
        tscwGame(),
        {
            {"opening.txt", {"log.turn", "log.alcazar_resists", "sea", "rail", "log.odds"}},
            {"breakthrough.txt", {"log.breakthrough", "advance", "pursue"}},
            {"militarisation.txt", {"log.converted", "log.withdrawn"}},
            {"landing.txt", {"land", "log.landed"}},
            {"mobilisation.txt", {"mobilise", "log.mobilised", "log.arrives"}},
        });
}
