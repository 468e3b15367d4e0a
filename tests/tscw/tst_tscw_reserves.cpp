// SPDX-License-Identifier: GPL-3.0-or-later
// 12.1: HQs become available and form reserves; the optional reconnaissance of HQs.
#include "engine/tscw/chapters.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// An HQ in Valencia, on the railway and itself a source of supply, and two divisions with it.
const UnitsOnBoard inValencia = {{"2318", "R-CEN R-11div R-35div"}};
const UnitsOnBoard usedInValencia = {{"2318", "R-CEN:used R-11div"}};

const RuleRows
    available("available",
              {
                  row("12.1 12.1.1", "a used HQ that is in supply becomes available",
                      republicans("flip_hqs!", usedInValencia), "", "R-CEN face 0"),
                  row("12.1", "one that is out of supply stays used",
                      republicans("flip_hqs!", {{"2907", "R-CEN:used"}}), "", "R-CEN face 1"),
                  row("12.1.4", "one that still has reserves stays used",
                      republicans("flip_hqs!", {{"2318", "R-CEN:used:reserve=1 R-11div:reserve=1"}},
                                  {{"reserve_hq", "stays_used"}}),
                      "", "R-CEN face 1; R-11div reserve 1"),
                  row("12.1.4", "or becomes available all the same",
                      republicans("flip_hqs!", {{"2318", "R-CEN:used:reserve=1 R-11div:reserve=1"}},
                                  {{"reserve_hq", "flips"}}),
                      "", "R-CEN face 0; R-11div reserve 1"),
              });

const RuleRows forming(
    "forming",
    {
        row("12.1.4 12.1.1", "an HQ places some of its stack in reserve and is used",
            republicans("reserves", inValencia), "reserve hq=R-CEN units=R-11div",
            "R-11div reserve 1; R-35div reserve 0; R-CEN face 1; R-CEN reserve 1"),
        row("12.1.4", "or all of it", republicans("reserves", inValencia),
            "reserve hq=R-CEN units=R-11div,R-35div", "R-11div reserve 1; R-35div reserve 1"),
        row("12.1.1", "once in a turn", republicans("reserves", inValencia),
            "reserve hq=R-CEN units=R-11div; reserve hq=R-CEN units=R-35div", "refused 12.1.1"),
        row("12.1.1", "not if it is used", republicans("reserves", usedInValencia),
            "reserve hq=R-CEN units=R-11div", "refused 12.1.1"),
        row("12.1.4", "not away from the railways",
            republicans("reserves", {{"2315", "R-CEN R-11div"}}), "reserve hq=R-CEN units=R-11div",
            "refused 12.1.4 because 2315"),
        row("12.1.4", "not in an enemy zone of control",
            republicans("reserves", {{"2317", "R-CEN R-11div"}, {"2217", "N-11div"}}),
            "reserve hq=R-CEN units=R-11div", "refused 12.1.4 because N-11div 2317"),
        row("12.1.4", "though the railway may lead through one",
            republicans("reserves", {{"2515", "R-CEN R-11div"}, {"2414", "N-11div"}}),
            "reserve hq=R-CEN units=R-11div", "R-11div reserve 1"),
        row("12.1.4", "only units of its own stack",
            republicans("reserves", {{"2318", "R-CEN R-11div"}, {"2317", "R-35div"}}),
            "reserve hq=R-CEN units=R-35div", "refused 12.1.4 because R-CEN"),
        row("12.1.4", "no other HQ makes reserves of them",
            republicans("reserves", {{"2318", "R-CEN R-11div:reserve=1"}}),
            "reserve hq=R-CEN units=R-11div", "refused 12.1.4"),
        row("5.2", "reserves are optional", republicans("reserves", inValencia), "done",
            "R-11div reserve 0"),
    });

const RuleRows asked(
    "asked",
    {
        row("5.2", "a side without HQs is not asked about reserves",
            nationalists("rail", {{"1305", "N-11div"}, {"2318", "R-11div"}}), "end; end",
            "decision movement nationalist"),
        row("5.2", "a side with one is",
            nationalists("rail", {{"1305", "N-11div"}, {"2318", "R-CEN R-11div"}}), "end; end",
            "decision reserves republican"),
        row("5.2", "but not if it could only say that it is done",
            nationalists("rail", {{"1305", "N-11div"}, {"2318", "R-CEN"}, {"2317", "R-11div"}}),
            "end; end", "decision movement nationalist"),
        row("5.2 6.4", "nor does a hand show in who is asked",
            holding(nationalists("rail", {{"1305", "N-11div"}, {"2318", "R-11div"}}), "republican",
                    "R18"),
            "end; end", "decision reserves republican"),
        row("5.2 6.4", "an open one may",
            holding(nationalists("rail", {{"1305", "N-11div"}, {"2318", "R-11div"}},
                                 {{"hidden_hands", "off"}}),
                    "republican", "R18"),
            "end; end", "decision movement nationalist"),
        row("5.2 11.4", "nobody is asked about railways who is far from them",
            republicans("sea", {{"2315", "R-11div"}}), "end", "decision movement nationalist"),
        row("5.2 14.1", "nor about exploitation without anybody to exploit",
            nationalists("combat", {{"1305", "N-11div"}, {"2318", "R-11div"}}), "end_combat",
            "decision movement republican"),
        row("5.2 14.1", "a motorised unit is enough",
            nationalists("combat", {{"1305", "N-SUR"}, {"2318", "R-11div"}}), "end_combat",
            "decision exploitation nationalist"),
    });

Board scouting(int turn, Choices rulings = {{"hq_reconnaissance", "on"}}) {
    return onTurn(republicans("reserves",
                              {{"2318", "R-CEN"}, {"2316", "N-11div"}, {"2315", "N-13div"}},
                              std::move(rulings)),
                  turn);
}

const RuleRows reconnaissance(
    "reconnaissance",
    {
        row("PB16.2.1", "an HQ reconnoitres a stack two hexes away", scouting(14),
            "reconnoitre hq=R-CEN hex=2316 | 1", "allowed"),
        row("PB16.2.1", "once in a turn", scouting(14),
            "reconnoitre hq=R-CEN hex=2316 | 5; reconnoitre hq=R-CEN hex=2316",
            "refused PB16.2.1/hq_reconnaissance"),
        row("PB16.2.1", "not farther", scouting(14), "reconnoitre hq=R-CEN hex=2315",
            "refused PB16.2.1/hq_reconnaissance"),
        row("PB16.2.1", "not before turn 14", scouting(13), "reconnoitre hq=R-CEN hex=2316",
            "refused PB16.2.1/hq_reconnaissance"),
        row("PB16.2.1", "and only by agreement", scouting(14, {{"hq_reconnaissance", "off"}}),
            "reconnoitre hq=R-CEN hex=2316", "refused PB16.2.1/hq_reconnaissance"),
    });

} // namespace

TEST_CASE("HQs in supply become available") {
    available.check();
}

TEST_CASE("HQs form reserves") {
    forming.check();
}

TEST_CASE("Nobody is asked who could only say that he is done") {
    asked.check();
}

TEST_CASE("HQs reconnoitre by agreement") {
    reconnaissance.check();
}

TEST_CASE("A unit that is attacked leaves the reserve, and so does its HQ") {
    RuleRows::enter("12.1.4");
    const RuleTable at(
        nationalists("combat", {{"2318", "R-CEN:used:reserve=1 R-11div:reserve=1"}}));
    ToldDice dice;
    Draft draft(at.state, at.setting, dice);
    leaveReserve(draft, at.hex("2318"), republican);
    CHECK(draft.position().status(at.counter("R-11div"), reserve) == NotInReserve);
    CHECK(draft.position().status(at.counter("R-CEN"), reserve) == NotInReserve);
}
