// SPDX-License-Identifier: GPL-3.0-or-later
// How the scenarios begin, and the order of play.
#include "engine/tscw/chapters.h"
#include "engine/tscw/sequence.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

// What the cases in code below prove.
[[maybe_unused]] const bool setupEntered =
    (RuleRows::enter("5.2 5.2.A 5.2.A.I 5.2.A.II 5.2.A.III 5.2.A.IV 5.2.A.V 5.2.B 5.2.C 5.2.D 7.1"),
     true);

Board fromTheStart(const char* scenario) {
    Board board;
    board.decision = "setup";
    board.scenario = scenario;
    return board;
}

const RuleRows
    setupRows("set-ups",
              {
                  row("3.2 3.3 5.2", "reinforcements wait in the boxes of their turns",
                      fromTheStart("campaign"), "",
                      "R-11div at turn_7; N-3N at turn_7; A-LC1 at turn_5; N-63div at exchange; "
                      "R-54div at mobilisation; track turn 1"),
                  row("3.3", "1937 begins with turn 6", fromTheStart("1937"), "", "track turn 6"),
                  row("3.3", "1938 with turn 12", fromTheStart("1938"), "", "track turn 12"),
                  row("3.3", "the Alcázar resists", fromTheStart("1936"), "",
                      "marker alcazar 2510; track alcazar 1; track ammunition 1; track morale 60"),
              });

} // namespace

TEST_CASE("set-ups") {
    setupRows.check();
}

TEST_CASE("5.2: the order of play") {
    const std::vector<std::pair<const char*, SideId>> order = {
        {"draw", nationalist},         {"draw", republican},
        {"new_chits", nationalist},    {"mobilisation", republican},
        {"withdrawals", nationalist},  {"withdrawals", republican},
        {"income", nationalist},       {"rebuild", nationalist},
        {"income", republican},        {"rebuild", republican},
        {"place", nationalist},        {"place", republican},
        {"strategic", nationalist},    {"sea", nationalist},
        {"sea", republican},           {"rail", nationalist},
        {"rail", republican},          {"flip_hqs", nationalist},
        {"reserves", nationalist},     {"flip_hqs", republican},
        {"reserves", republican},      {"end_administration", nationalist},
        {"events", republican},        {"movement", nationalist},
        {"combat", nationalist},       {"events_exploitation", republican},
        {"exploitation", nationalist}, {"exploitation_combat", nationalist},
        {"events", nationalist},       {"movement", republican},
        {"combat", republican},        {"events_exploitation", nationalist},
        {"exploitation", republican},  {"exploitation_combat", republican},
        {"end_turn", nationalist}};
    for (std::size_t i = 0; i < order.size(); ++i) {
        CAPTURE(order[i].first);
        CHECK(stageOf(order[i].first, order[i].second) == static_cast<int>(i));
        if (i > 0)
            CHECK(phaseOf(static_cast<int>(i)) >= phaseOf(static_cast<int>(i) - 1));
    }
}
