// SPDX-License-Identifier: GPL-3.0-or-later
#include "banditen/rule_rows.h"
#include "rows/telling_check.h"

#include <doctest/doctest.h>

namespace esagono::banditen::telling_tests {

TEST_CASE("counters are told apart") {
    checkCountersAreToldApart(banditenGame().package);
}

TEST_CASE("whole games are told without bookkeeping, and offers are told apart") {
    checkWhatIsTold(banditenGame(), {"gravellona", "tarnova"}, 2);
}

} // namespace esagono::banditen::telling_tests
