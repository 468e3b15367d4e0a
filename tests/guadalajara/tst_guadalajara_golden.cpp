// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games: recorded as text, played again word for word.
#include "tests/guadalajara/rule_rows.h"
#include "tests/rows/golden_check.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::guadalajara;

TEST_CASE("golden games are played again word for word") {
    checkGoldenGames(guadalajaraGame(),
                     {
                         {"opening.txt", {"title.pregame_barrage", "log.turn_begins"}},
                         {"panic.txt", {"log.division_panics", "log.compulsory_retreat"}},
                     });
}
