// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/banditen/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("games of Tarnova by chance") {
    esagono::banditen::playByChance("tarnova", 3 * esagono::enoughGames);
}
