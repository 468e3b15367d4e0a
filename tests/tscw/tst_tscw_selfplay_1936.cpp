// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tscw/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("games of 1936 by chance") {
    esagono::tscw::playByChance("1936", esagono::enoughGames / 3);
}
