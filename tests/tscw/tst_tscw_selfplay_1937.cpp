// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tscw/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("games of 1937 by chance") {
    esagono::tscw::playByChance("1937", esagono::enoughGames / 4);
}
