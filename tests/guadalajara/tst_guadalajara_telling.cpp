// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/guadalajara/rule_rows.h"
#include "tests/rows/telling_check.h"

#include <doctest/doctest.h>

namespace esagono::guadalajara::telling_tests {

TEST_CASE("counters are told apart") {
    checkCountersAreToldApart(guadalajaraGame().package);
}

TEST_CASE("whole games are told without bookkeeping, and offers are told apart") {
    checkWhatIsTold(guadalajaraGame(),
                    {"abyssinia", "italian_offensive", "spanish_paella", "bolognese_sauce"}, 1);
}

} // namespace esagono::guadalajara::telling_tests
