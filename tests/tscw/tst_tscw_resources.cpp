// SPDX-License-Identifier: GPL-3.0-or-later
// Resource points, repair, rebuilding and reinforcements, row by row.
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

Board rebuildingNationalists(int points, int italian, UnitsOnBoard units) {
    return with(with(nationalists("rebuild", std::move(units)), "rp_nationalist", points),
                "rp_italian", italian);
}
/// With a ruling read so.
Board read(Board board, const std::string& ruling, const std::string& choice) {
    board.rulings[ruling] = choice;
    return board;
}
Board rebuildingRepublicans(int points, int north, UnitsOnBoard units) {
    return with(with(republicans("rebuild", std::move(units)), "rp_republican", points), "rp_north",
                north);
}

const RuleRows pointRows(
    "resource points",
    {
        row("7.2 5.2.A.III", "every turn brings points to each pool", nationalists("income!", {}),
            "", "track rp_nationalist 5; track rp_italian 2"),
        row("7.2 7.12", "those of the north are counted apart", republicans("income!", {}), "",
            "track rp_republican 5; track rp_north 2"),
        row("7.2", "more than ten of a pool are lost when the phase ends",
            with(with(nationalists("end_administration!", {}), "rp_nationalist", 14), "rp_italian",
                 10),
            "", "track rp_nationalist 10; track rp_italian 10"),
        row("7.12", "when the north has fallen its points go to the Nationalists",
            with(nationalists("income!", {}, {{"northern_points", "nationalist"}}), "north", 1), "",
            "track rp_nationalist 7"),
        row("7.12", "or to nobody",
            with(nationalists("income!", {}, {{"northern_points", "lost"}}), "north", 1), "",
            "track rp_nationalist 5"),
        row("7.12", "the north falls with its capitals and its last unit",
            with(held(republicans("income!", {}), "nationalist", "3613 3710 3707"), "rp_north", 4),
            "", "track north 1; track rp_north 0"),
        row("7.12", "not while a unit fights on",
            with(held(republicans("income!", {{"3608", "R-1A"}}), "nationalist", "3613 3710 3707"),
                 "rp_north", 4),
            "", "track north 0; track rp_north 6"),
        row("12.2.3", "its air unit leaves with the capitals",
            held(republicans("income!", {{"3608", "R-1A"}, {"republican_air", "A-RN A-R1"}}),
                 "nationalist", "3613 3710 3707"),
            "", "A-RN at republican_withdrawn; A-R1 at republican_air"),
    });

const RuleRows repairRows(
    "repair and rebuilding",
    {
        row("7.6 7.7", "a reduced unit is repaired for a point",
            rebuildingRepublicans(2, 0, {{"2712", "R-11div:reduced"}}),
            "repair unit=R-11div points=republican", "R-11div face 0; track rp_republican 1"),
        row("7.6", "not without a line of supply",
            rebuildingRepublicans(2, 0, {{"3109", "R-11div:reduced"}}),
            "repair unit=R-11div points=republican", "refused 7.6"),
        row("7.2", "Nationalist points rebuild the Condor Legion",
            read(rebuildingNationalists(1, 0, {{"nationalist_eliminated", "N-LCpz"}}),
                 "condor_points", "nationalist"),
            "rebuild unit=N-LCpz points=nationalist",
            "N-LCpz at nationalist_rebuilt; track rp_nationalist 0"),
        row("7.2", "or none do",
            read(rebuildingNationalists(1, 0, {{"nationalist_eliminated", "N-LCpz"}}),
                 "condor_points", "none"),
            "rebuild unit=N-LCpz points=nationalist", "refused 7.2/condor_points"),
        row("7.6", "nor if it is whole", rebuildingRepublicans(2, 0, {{"2712", "R-11div"}}),
            "repair unit=R-11div points=republican", "refused 7.6"),
        row("7.3", "D25: colonial columns are never repaired",
            rebuildingNationalists(3, 0, {{"1607", "N-CST:reduced"}}),
            "repair unit=N-CST points=nationalist", "refused 7.3"),
        row("7.3", "nor are DLV and FIN rebuilt",
            rebuildingNationalists(3, 3, {{"nationalist_eliminated", "N-DLV"}}),
            "rebuild unit=N-DLV points=italian", "refused 7.3"),
        row("7.2", "D26: Flechas with Italian points",
            rebuildingNationalists(1, 1, {{"3311", "N-FN:reduced"}}),
            "repair unit=N-FN points=italian",
            "N-FN face 0; track rp_italian 0; track rp_nationalist 1"),
        row("7.2", "or with Nationalist ones",
            rebuildingNationalists(1, 1, {{"3311", "N-FN:reduced"}}),
            "repair unit=N-FN points=nationalist",
            "N-FN face 0; track rp_italian 1; track rp_nationalist 0"),
        row("7.2", "Italians with Italian points alone",
            rebuildingNationalists(2, 0, {{"1607", "N-LT:reduced"}}),
            "repair unit=N-LT points=nationalist", "refused 7.2"),
        row("7.12", "northern units with northern points alone",
            rebuildingRepublicans(2, 1, {{"republican_eliminated", "R-1A"}}),
            "rebuild unit=R-1A points=republican", "refused 7.12"),
        row("7.12", "others not with northern ones",
            rebuildingRepublicans(2, 1, {{"republican_eliminated", "R-11div"}}),
            "rebuild unit=R-11div points=north", "refused 7.12"),
        row("7.2", "no more than there are",
            rebuildingRepublicans(0, 1, {{"2712", "R-11div:reduced"}}),
            "repair unit=R-11div points=republican", "refused 7.2"),
        row("7.6", "D24: two points bring back a whole division",
            rebuildingRepublicans(2, 0, {{"republican_eliminated", "R-31div"}}),
            "rebuild unit=R-31div points=republican; repair unit=R-31div points=republican; done; "
            "place unit=R-31div hex=2712",
            "R-31div at 2712; R-31div face 0"),
        row("7.6", "with one it returns reduced, whatever hex is printed on it",
            rebuildingRepublicans(1, 0, {{"republican_eliminated", "R-31div"}}),
            "rebuild unit=R-31div points=republican; done; place unit=R-31div hex=2318",
            "R-31div at 2318; R-31div face 1; R-31div returned 1"),
        row("7.6 12.1.5", "an HQ is rebuilt as others are",
            rebuildingNationalists(1, 0, {{"nationalist_eliminated", "N-SUR:used"}}),
            "rebuild unit=N-SUR points=nationalist; done; place unit=N-SUR hex=1607",
            "N-SUR at 1607; N-SUR face 0"),
        row("7.7", "nobody has to use points",
            rebuildingRepublicans(2, 0, {{"2712", "R-11div:reduced"}}), "done",
            "R-11div face 1; track rp_republican 2"),
        row("7.6", "only what was eliminated can be rebuilt",
            rebuildingRepublicans(2, 0, {{"republican_withdrawn", "R-HZ"}}),
            "rebuild unit=R-HZ points=republican", "refused 7.6"),
    });

Board arriving(int turn, UnitsOnBoard units, Choices rulings = {}) {
    return onTurn(nationalists("place!", std::move(units), std::move(rulings)), turn);
}

const RuleRows arrivalRows(
    "reinforcements",
    {
        row("7.8 7.9", "who has a hex of its own enters there",
            arriving(8, {{"turn_8", "R-31div N-21div"}, {"2206", "N-AGC"}}), "",
            "R-31div at 3020; N-21div at 2206"),
        row("7.8", "not before its turn", arriving(7, {{"turn_8", "R-31div"}}), "",
            "R-31div at turn_8"),
        row("7.8", "D29: the hex lost, within two hexes of it",
            arriving(8, {{"turn_8", "R-31div"}, {"3020", "N-11div"}}),
            "place unit=R-31div hex=3022", "R-31div at 3022"),
        row("7.8", "no farther", arriving(8, {{"turn_8", "R-31div"}, {"3020", "N-11div"}}),
            "place unit=R-31div hex=2923", "refused 7.8 because 3020"),
        row("7.8 8.2", "or if it is full",
            arriving(8, {{"turn_8", "R-31div"}, {"3020", "R-10div R-11div R-13div R-14div"}}),
            "place unit=R-31div hex=3120", "R-31div at 3120"),
        row("7.8", "while it is open it has to be that one",
            arriving(8, {{"turn_8", "R-31div R-34div"}}), "place unit=R-34div hex=3020",
            "R-31div at 3020; R-34div at 3020"),
        row("7.8", "with no hex near it waits",
            held(arriving(8, {{"turn_8", "R-36div"}}), "nationalist",
                 "2107 2106 2108 2207 2208 2007 2008 2105 2109 2206 2209 2006 2009 2306 2307 2308 "
                 "1907 1908 1906"),
            "", "R-36div at republican_delayed"),
        row("7.8", "and comes when there is one",
            onTurn(republicans("place!", {{"republican_delayed", "R-36div"}}), 9), "",
            "R-36div at 2107"),
        row("7.8", "free deployment: any supplied town or city",
            arriving(7, {{"turn_7", "R-11div"}}), "place unit=R-11div hex=2612", "R-11div at 2612"),
        row("7.8", "no other hex", arriving(7, {{"turn_7", "R-11div"}}),
            "place unit=R-11div hex=2711", "refused 7.8"),
        row("7.8", "no town of the enemy", arriving(7, {{"turn_7", "R-11div"}}),
            "place unit=R-11div hex=2811", "refused 7.8 because 2811"),
        row("7.8 8.2", "no room for a fifth division",
            arriving(7, {{"turn_7", "R-11div"}, {"2712", "R-10div R-13div R-14div R-15div"}}),
            "place unit=R-11div hex=2712", "refused 8.2"),
        row("7.8", "everybody who can comes in", arriving(7, {{"turn_7", "R-11div"}}), "done",
            "refused 7.8"),
        row("7.1", "those with a hex of their own first",
            arriving(8, {{"turn_8", "R-31div R-34div"}, {"3020", "N-11div"}}),
            "place unit=R-34div hex=2712", "refused 7.1 because R-31div"),
        row("5.2.A.III", "the Nationalists first", arriving(7, {{"turn_7", "R-11div N-13div"}}), "",
            "decision place nationalist"),
        row("12.2.1", "air units go to their box", arriving(5, {{"turn_5", "A-R3 A-LC1"}}), "",
            "A-R3 at republican_air; A-LC1 at nationalist_air"),
        row("7.9", "newcomers move in the same turn",
            onTurn(republicans("place!", {{"turn_8", "R-31div"}}), 8), "",
            "R-31div moved 0; R-31div supply 0"),
    });

const RuleRows northernRows(
    "northern reinforcements",
    {
        row("7.12.1", "D28: no other Republicans in the north",
            arriving(7, {{"turn_7", "R-11div"}}), "place unit=R-11div hex=3707", "refused 7.12.1"),
        row("7.12.1", "not even rebuilt ones",
            rebuildingRepublicans(1, 0, {{"republican_eliminated", "R-11div"}}),
            "rebuild unit=R-11div points=republican; done; place unit=R-11div hex=3613",
            "refused 7.12.1"),
        row("7.12.1", "Asturians at Gijón", arriving(7, {{"turn_7", "R-8BA"}}), "",
            "R-8BA at 3707"),
        row("7.12.1", "rebuilt ones there or next to it",
            rebuildingRepublicans(0, 1, {{"republican_eliminated", "R-1A"}}),
            "rebuild unit=R-1A points=north; done; place unit=R-1A hex=3608", "R-1A at 3608"),
        row("7.12.1", "not farther",
            with(republicans("rebuild", {{"republican_eliminated", "R-1A"}},
                             {{"northern_entry", "adjacent"}}),
                 "rp_north", 1),
            "rebuild unit=R-1A points=north; done; place unit=R-1A hex=3705",
            "refused 7.12.1/northern_entry because 3707"),
        row("7.12.1", "unless two hexes are allowed",
            with(republicans("rebuild", {{"republican_eliminated", "R-1A"}},
                             {{"northern_entry", "two_hexes"}}),
                 "rp_north", 1),
            "rebuild unit=R-1A points=north; done; place unit=R-1A hex=3705", "R-1A at 3705"),
        row("7.12.1", "Basques at Bilbao, Cantabrians at Santander",
            arriving(6, {{"turn_6", "R-5BB R-SE"}}), "", "R-5BB at 3613; R-SE at 3710"),
        row("7.12.1", "with the capital lost, next to it",
            arriving(6, {{"turn_6", "R-SE"}, {"3710", "N-11div"}}), "place unit=R-SE hex=3610",
            "R-SE at 3610"),
    });

} // namespace

TEST_CASE("resource points") {
    pointRows.check();
}
TEST_CASE("repair and rebuilding") {
    repairRows.check();
}
TEST_CASE("reinforcements") {
    arrivalRows.check();
}
TEST_CASE("northern reinforcements") {
    northernRows.check();
}
