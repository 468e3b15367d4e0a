// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of the rulebook is forgotten: every section that code enforces has a row, every reading
// of a doubtful rule is played by one, and every vector of the first reading is found again.
#include "santander/rule_rows.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

using namespace esagono;
using namespace esagono::santander;

namespace {

constexpr int leastRows = 150;

/// The texts of this folder's tests, for the vectors whose ids stand in front of their rows.
std::string sourceOfTests() {
    std::ostringstream all;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / "santander"))
        if (entry.path().filename().string().starts_with("tst_"))
            all << std::ifstream(entry.path()).rdbuf();
    return all.str();
}

} // namespace

TEST_CASE("every section that code enforces has a row") {
    for (const RuleSection& section : santanderGame().package.rulebook.sections)
        if (section.book.empty() && section.enforced == Enforced::ByCode)
            CHECK_MESSAGE(RuleRows::provenSections().contains(section.section),
                          "no row for § " << section.section);
    for (const auto& [section, rows] : RuleRows::provenSections())
        CHECK_MESSAGE(santanderGame().package.rulebook.find(RuleRef(section)) != nullptr,
                      "there is no § " << section);
    CHECK(RuleRows::count() >= leastRows);
    MESSAGE("rows: " << RuleRows::count());
}

TEST_CASE("every reading of a doubtful rule is played by a row") {
    for (const Ruling& ruling : santanderGame().package.rulings)
        if (ruling.choices.size() > 1)
            for (const RulingChoice& choice : ruling.choices)
                CHECK_MESSAGE(RuleRows::playedChoices().contains(ruling.id + "=" + choice.id),
                              "no row for " << ruling.id << "=" << choice.id);
}

TEST_CASE("every vector of the first reading is a row") {
    const std::string tests = sourceOfTests();
    for (int i = 1; i <= 15; ++i) {
        const std::string id = (i < 10 ? "EX0" : "EX") + std::to_string(i);
        CHECK_MESSAGE(tests.find(id) != std::string::npos, id);
    }
    for (const int i :
         {1,  2,  4,  5,  6,  8,  9,  10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28,
          29, 30, 32, 33, 34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54}) {
        const std::string id = (i < 10 ? "D0" : "D") + std::to_string(i);
        CHECK_MESSAGE(tests.find("\"" + id) != std::string::npos, id);
    }
}
