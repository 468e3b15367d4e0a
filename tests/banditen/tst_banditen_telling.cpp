// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/banditen/rule_rows.h"
#include "tests/rows/telling_check.h"

#include <doctest/doctest.h>

namespace esagono::banditen::telling_tests {

TEST_CASE("counters are told apart") {
    checkCountersAreToldApart(banditenGame().package);
}

TEST_CASE("whole games are told without bookkeeping, and offers are told apart") {
    checkWhatIsTold(banditenGame(), {"gravellona", "tarnova"}, 2);
}

} // namespace esagono::banditen::telling_tests
