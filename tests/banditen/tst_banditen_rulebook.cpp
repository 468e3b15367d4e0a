// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of the rulebook is forgotten: every section that code enforces has a row, every reading
// of a doubtful rule is played by one, and every vector of the first reading is found again.
#include "tests/rows/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::banditen::rulebook_tests {

TEST_CASE("every section that code enforces has a row") {
    checkEverySectionHasARow(120);
}

TEST_CASE("every reading of a doubtful rule is played by a row") {
    checkEveryReadingIsPlayed();
}

TEST_CASE("every vector of the first reading is a row") {
    std::vector<std::string> ids = {"W1:", "W2:", "W3:", "W4:", "D1 ", "D2 ", "D4 ", "D5 ", "D6 "};
    for (const int i :
         {8,  9,  10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 32, 33,
          34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57, 58, 60})
        ids.push_back("D" + std::to_string(i) + ":");
    checkVectors("banditen", ids);
}

} // namespace esagono::banditen::rulebook_tests
