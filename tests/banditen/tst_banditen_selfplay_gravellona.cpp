// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/banditen/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("games of Gravellona Toce by chance") {
    esagono::banditen::playByChance("gravellona", 3 * esagono::enoughGames);
}
