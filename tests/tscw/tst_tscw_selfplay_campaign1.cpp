// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tscw/rule_selfplay.h"

#include <doctest/doctest.h>

TEST_CASE("games of the campaign by chance") {
    esagono::tscw::playByChance("campaign", 25);
}
