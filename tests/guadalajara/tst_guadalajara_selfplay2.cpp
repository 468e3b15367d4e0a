// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/guadalajara/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("games of scenario 2 by chance") {
    esagono::guadalajara::playByChance("italian_offensive", esagono::enoughGames);
}
