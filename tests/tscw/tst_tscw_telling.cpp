// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/telling_check.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::tscw::telling_tests {

TEST_CASE("counters are told apart") {
    checkCountersAreToldApart(tscwGame().package);
}

TEST_CASE("whole games are told without bookkeeping, and offers are told apart") {
    checkWhatIsTold(tscwGame(), {"1936", "1937", "1938", "campaign"}, 1);
}

} // namespace esagono::tscw::telling_tests
