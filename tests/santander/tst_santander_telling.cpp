// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/telling_check.h"
#include "tests/santander/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::santander::telling_tests {

TEST_CASE("counters are told apart") {
    checkCountersAreToldApart(santanderGame().package);
}

TEST_CASE("whole games are told without bookkeeping, and offers are told apart") {
    checkWhatIsTold(santanderGame(), {"campaign", "suggested", "historical"}, 2);
}

} // namespace esagono::santander::telling_tests
