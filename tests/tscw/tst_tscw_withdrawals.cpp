// SPDX-License-Identifier: GPL-3.0-or-later
// Mobilisation, withdrawals, conversions and the places they leave, row by row.
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

Board mobilising(int morale, int turn, UnitsOnBoard units = {}, Choices rulings = {}) {
    return onTurn(
        with(republicans("mobilisation", std::move(units), std::move(rulings)), "morale", morale),
        turn);
}

/// Withdrawals of the Nationalists are about to begin; both sides have a unit to repair then.
Board leaving(int turn, UnitsOnBoard units, Choices rulings = {}) {
    units.emplace_back("1607", "N-16div:reduced");
    units.emplace_back("2318", "R-46div:reduced");
    return onTurn(nationalists("withdrawals!", std::move(units), std::move(rulings)), turn);
}

const RuleRows mobilisationRows(
    "mobilisation",
    {
        row("7.10 5.2.A.II", "D21: not with a morale of 51", mobilising(51, 8), "mobilise",
            "refused 7.10; track mobilised 0"),
        row("7.10 4.2", "with 50: three points and six less morale", mobilising(50, 8), "mobilise",
            "track morale 44; track rp_republican 3; track mobilised 1"),
        row("7.10", "once in a game", with(mobilising(50, 8), "mobilised", 1), "mobilise",
            "refused 7.10"),
        row("7.10 3.3", "divisions with an M come in at their hexes",
            mobilising(50, 8, {{"mobilisation", "R-56div"}},
                       {{"mobilised_supply", "as_reinforcements"}}),
            "mobilise; place unit=R-56div hex=2318", "R-56div at 2318; decision place republican"),
        row("7.10", "or within two hexes of them", mobilising(50, 8, {{"mobilisation", "R-56div"}}),
            "mobilise; place unit=R-56div hex=2418", "R-56div at 2418"),
        row("7.10", "no farther", mobilising(50, 8, {{"mobilisation", "R-56div"}}),
            "mobilise; place unit=R-56div hex=2620", "refused 7.10"),
        row("7.10", "a hex out of supply is closed to them",
            held(mobilising(50, 8,
                            {{"mobilisation", "R-59div"},
                             {"2110", "N-11div"},
                             {"2212", "N-12div"},
                             {"2311", "N-13div"},
                             {"2210", "N-14div"}}),
                 "nationalist", "2111 2210 2310 2311 2312"),
            "mobilise; place unit=R-59div hex=2211", "refused 7.10/mobilised_supply because 2211"),
        row("7.10", "unless control is enough",
            held(mobilising(50, 8,
                            {{"mobilisation", "R-59div"},
                             {"2110", "N-11div"},
                             {"2212", "N-12div"},
                             {"2311", "N-13div"},
                             {"2210", "N-14div"}},
                            {{"mobilised_supply", "control_only"}}),
                 "nationalist", "2111 2210 2310 2311 2312"),
            "mobilise; place unit=R-59div hex=2211", "R-59div at 2211"),
        row("7.11", "D22: no levy before 1938", mobilising(55, 11), "done", "allowed"),
        row("7.11", "a levy on turn 12: two points, two less morale", mobilising(55, 12), "call_up",
            "track morale 53; track rp_republican 2; track biberon 1"),
        row("7.11", "on turn 11 it is refused", with(mobilising(50, 11), "mobilised", 0), "call_up",
            "refused 7.11"),
        row("7.11", "once in a game", with(mobilising(50, 14), "biberon", 1), "call_up",
            "refused 7.11"),
        row("7.10 7.11", "both in one turn", mobilising(50, 19), "mobilise; call_up",
            "track morale 42; track rp_republican 5"),
        row("5.2.A.II", "nobody is asked who can do nothing",
            with(republicans("mobilisation!", {}), "morale", 51), "",
            "decision movement nationalist"),
    });

const RuleRows withdrawalRows(
    "withdrawals and conversions",
    {
        row("7.4 7.5 2.13", "W3: Durruti becomes the 26th division where it stands",
            leaving(7, {{"2611", "R-DRT"}}), "", "R-DRT at 2611; R-DRT face 1"),
        row("7.5", "not before its turn", leaving(6, {{"2611", "R-DRT"}}), "", "R-DRT face 0"),
        row("7.5", "out of supply as well", leaving(7, {{"3109", "R-DRT"}}), "",
            "R-DRT at 3109; R-DRT face 1"),
        row("7.5", "and among the eliminated", leaving(7, {{"republican_eliminated", "R-DRT"}}), "",
            "R-DRT at republican_eliminated; R-DRT face 1"),
        row("7.5 7.6", "who returns only as the regular unit",
            leaving(7, {{"republican_eliminated", "R-DRT"}}),
            "done; rebuild unit=R-DRT points=republican; done; place unit=R-DRT hex=2712",
            "R-DRT at 2712; R-DRT face 1"),
        row("7.4 7.8 7.1",
            "W4: two columns leave 2509, a division of free deployment takes a place",
            leaving(7, {{"2509", "R-HZ R-VLB"}, {"turn_7", "R-10div"}}),
            "done; done; place unit=R-10div hex=2509",
            "R-HZ at republican_withdrawn; R-VLB at republican_withdrawn; R-10div at 2509"),
        row("7.4 7.6", "W5: CST and MC leave 2811, a division and a rebuilt column come",
            leaving(7, {{"2811", "N-CST N-MC"},
                        {"turn_7", "N-13div"},
                        {"nationalist_eliminated", "N-MNT"}}),
            "rebuild unit=N-MNT points=nationalist; done; done; place unit=N-13div hex=2811; "
            "place unit=N-MNT hex=2811",
            "N-CST at nationalist_withdrawn; N-MC at nationalist_withdrawn; N-13div at 2811; "
            "N-MNT at 2811"),
        row("7.4", "a unit that cannot trace to a USS stays and is overdue",
            leaving(7, {{"3109", "R-HZ"}}), "", "R-HZ at 3109; R-HZ overdue 1"),
        row("7.4", "and leaves in the first turn it can", leaving(8, {{"2712", "R-HZ:overdue=1"}}),
            "", "R-HZ at republican_withdrawn; R-HZ overdue 0"),
        row("7.4", "no strategic movement is used", leaving(7, {{"2811", "N-CST"}}), "",
            "track rail_nationalist 0; track sea_nationalist 0"),
        row("7.5", "columns due among the eliminated are out of the game",
            leaving(7, {{"republican_eliminated", "R-HZ"}}), "", "R-HZ at republican_withdrawn"),
        row("7.5", "so are those of the Nationalists",
            leaving(7, {{"nationalist_eliminated", "N-MC"}},
                    {{"withdrawn_from_box", "both_sides"}}),
            "", "N-MC at nationalist_withdrawn"),
        row("7.5", "or they wait there",
            leaving(7, {{"nationalist_eliminated", "N-MC"}},
                    {{"withdrawn_from_box", "republicans"}}),
            "", "N-MC at nationalist_eliminated; N-MC overdue 1"),
        row("7.5", "3N is exchanged for the 63rd division with two steps",
            leaving(11, {{"3513", "N-3N"}, {"exchange", "N-63div"}},
                    {{"navarra_exchange", "full"}}),
            "", "N-3N at nationalist_withdrawn; N-63div at 3513; N-63div face 0"),
        row("7.5", "or with one",
            leaving(11, {{"3513", "N-3N"}, {"exchange", "N-63div"}},
                    {{"navarra_exchange", "reduced"}}),
            "", "N-63div at 3513; N-63div face 1"),
        row("7.5", "among the eliminated likewise",
            leaving(11, {{"nationalist_eliminated", "N-3N"}, {"exchange", "N-63div"}}), "",
            "N-63div at nationalist_eliminated"),
        row("7.5", "1N becomes a division", leaving(11, {{"3513", "N-1N"}}), "",
            "N-1N at 3513; N-1N face 1"),
    });

/// Two columns leave a hex without town; who may come there?
Board vacated(UnitsOnBoard arriving, Choices rulings = {}) {
    arriving.push_back({"2711", "R-HZ R-VLB"});
    return leaving(7, std::move(arriving), std::move(rulings));
}

const RuleRows creditRows(
    "places left by withdrawals",
    {
        row("7.4", "two may come where two left",
            vacated({{"turn_7", "R-10div R-11div R-13div"}}, {{"placement_credit", "per_unit"}}),
            "done; done; place unit=R-10div hex=2711; place unit=R-11div hex=2711",
            "R-10div at 2711; R-11div at 2711; no_marker credit 2711"),
        row("7.4 7.8", "a third may not", vacated({{"turn_7", "R-10div R-11div R-13div"}}),
            "done; done; place unit=R-10div hex=2711; place unit=R-11div hex=2711; "
            "place unit=R-13div hex=2711",
            "refused 7.8 because 2711"),
        row("7.4", "or one for the hex",
            vacated({{"turn_7", "R-10div R-11div"}}, {{"placement_credit", "per_hex"}}),
            "done; done; place unit=R-10div hex=2711; place unit=R-11div hex=2711",
            "refused 7.8 because 2711"),
        row("7.4", "a rebuilt column may use it",
            vacated({{"republican_eliminated", "R-RYN"}}, {{"credit_users", "rebuilt_any"}}),
            "done; rebuild unit=R-RYN points=republican; done; place unit=R-RYN hex=2711",
            "R-RYN at 2711"),
        row("7.4", "or brigades and divisions alone",
            vacated({{"republican_eliminated", "R-RYN"}}, {{"credit_users", "large_only"}}),
            "done; rebuild unit=R-RYN points=republican; done; place unit=R-RYN hex=2711",
            "refused 7.4/credit_users"),
        row("7.8", "the place is gone when the phase is over",
            nationalists("end_administration!", {{"2711", "R-11div"}},
                         {{"credit_lasts", "this_turn"}}),
            "", "no_marker credit 2711"),
        row("7.4 5.2.A.III", "the Nationalists withdraw first, nobody has a place yet",
            leaving(7, {{"2711", "R-HZ"}}), "", "marker credit 2711; decision rebuild nationalist"),
    });

/// A place left by an earlier withdrawal.
Board credited(Choices rulings) {
    Board board = republicans("end_administration!", {}, std::move(rulings));
    board.markers = {"credit@2711=2"};
    return board;
}

const RuleRows
    lastingRows("how long places last",
                {
                    row("7.8", "that turn only", credited({{"credit_lasts", "this_turn"}}), "",
                        "no_marker credit 2711"),
                    row("7.8", "or until they are used", credited({{"credit_lasts", "until_used"}}),
                        "", "marker credit 2711"),
                });

} // namespace

TEST_CASE("general mobilisation") {
    mobilisationRows.check();
}
TEST_CASE("withdrawals and conversions") {
    withdrawalRows.check();
}
TEST_CASE("places left by withdrawals") {
    creditRows.check();
    lastingRows.check();
}
