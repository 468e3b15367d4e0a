// SPDX-License-Identifier: GPL-3.0-or-later
// The longest scenario, in three parts that can be played side by side.
#include "tests/guadalajara/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("the first part of the games of scenario 1 by chance") {
    esagono::guadalajara::playByChance("abyssinia", esagono::enoughGames / 3, 0);
}
