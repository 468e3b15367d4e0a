// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6, row by row.
#include "santander/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono::santander;

namespace {

const RuleRows
    supplyRows("supply",
               {
                   {"6.2.1",
                    "D18: the only way leads through an empty hex in an enemy zone of control",
                    {.units = {{"2006", "R_CLXX"}, {"2007", "NI_1"}}},
                    {"end_movement"},
                    {"R_CLXX oos 0"}},
               });

} // namespace

TEST_CASE("6 supply") {
    supplyRows.check();
}
