// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of the rulebook is forgotten: every section that code enforces has a row, every reading
// of a doubtful rule is played by one, and every vector of the first reading is found again.
#include "tests/rows/rule_rows.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

using namespace esagono;

TEST_CASE("every section that code enforces has a row") {
    checkEverySectionHasARow(180);
}

TEST_CASE("every section a refusal cites is enforced by code") {
    const Rulebook& book = boardKit().game->package.rulebook;
    const std::regex cited(R"re(refuse\(\{?"([A-Za-z0-9.]+)")re");
    const std::filesystem::path root = ESAGONO_SOURCE_DIR;
    int citations = 0;
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(root / "engine/guadalajara")) {
        if (!file.is_regular_file())
            continue;
        std::ifstream in(file.path());
        std::stringstream whole;
        whole << in.rdbuf();
        const std::string text = whole.str();
        for (std::sregex_iterator each(text.begin(), text.end(), cited), end; each != end; ++each) {
            const RuleSection* section = book.find(RuleRef((*each)[1].str()));
            REQUIRE_MESSAGE(section != nullptr, (*each)[1].str());
            CHECK_MESSAGE(section->enforced == Enforced::ByCode, (*each)[1].str());
            ++citations;
        }
    }
    CHECK(citations > 150);
}

TEST_CASE("every reading of a doubtful rule is played by a row") {
    checkEveryReadingIsPlayed();
}

TEST_CASE("every vector of the first reading is a row") {
    std::vector<std::string> ids;
    for (const char* number :
         {"01", "02", "04", "05", "06", "08", "09", "10", "12", "13", "14", "16", "17", "18",
          "20", "21", "22", "24", "25", "26", "28", "29", "30", "32", "33", "34", "36", "37",
          "38", "40", "41", "42", "44", "45", "46", "48", "49", "50", "52", "53", "54", "56",
          "57", "58", "60", "61", "62", "64", "65", "66", "68", "69", "70", "72", "73", "74",
          "76", "77", "78", "80", "81", "82", "84", "85", "86", "88"})
        ids.push_back(std::string("G") + number + ":");
    checkVectors("guadalajara", ids);
}
