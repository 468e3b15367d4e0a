// SPDX-License-Identifier: GPL-3.0-or-later
// 13 Operational movement, with the zones of 10 and the supply of 9 that bind it.
#include "tscw/chapters.h"
#include "tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

Board rebels(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("movement", std::move(units), std::move(rulings));
}
Board reds(UnitsOnBoard units, Choices rulings = {}) {
    return republicans("movement", std::move(units), std::move(rulings));
}

/// What one step costs: "MF spent" of a unit.
Row step(const char* section, const char* what, const std::string& unit, const std::string& from,
         const std::string& to, int cost, Choices rulings = {}) {
    const bool isRed = unit.front() == 'R';
    return row(section, what,
               isRed ? reds({{from, unit}}, std::move(rulings))
                     : rebels({{from, unit}}, std::move(rulings)),
               "move from=" + from + " units=" + unit + " path=" + to,
               unit + " at " + to + "; " + unit + " spent " + std::to_string(cost));
}

const RuleRows costs(
    "what steps cost",
    {
        row("13.1 13.3 13.13.5 2.11", "five hexes of clear ground, five points",
            reds({{"2211", "R-11div"}}),
            "move from=2211 units=R-11div path=2212,2213,2214,2215,2216",
            "R-11div at 2216; R-11div spent 5; R-11div moved 1"),
        row("13.2", "six are too many", reds({{"2211", "R-11div"}}),
            "move from=2211 units=R-11div path=2212,2213,2214,2215,2216,2217", "refused 13.2"),
        row("13.2", "one hex after the other", reds({{"2211", "R-11div"}}),
            "move from=2211 units=R-11div path=2213", "refused 13.2"),
        row("13.1", "nobody moves the enemy", reds({{"2811", "N-11div"}}),
            "move from=2811 units=N-11div path=2810", "refused 13.1"),
        step("13.12.2 13.7", "clear", "R-1_1", "2212", "2213", 1),
        step("13.12.3", "rugged on foot", "R-11div", "2111", "2011", 1),
        step("13.12.3 2.8", "rugged motorised", "R-1_1", "2111", "2011", 2),
        step("13.12.4", "mountain on foot", "R-11div", "1813", "1814", 2),
        step("13.12.4", "mountain motorised", "R-1_1", "1813", "1814", 3,
             {{"mountain_cost", "two_three"}}),
        step("13.12.4", "mountain, read as in the example", "R-1_1", "1813", "1814", 4,
             {{"mountain_cost", "three_four"}}),
        step("13.12.5", "marsh on foot", "R-11div", "1605", "1505", 3),
        step("13.12.5", "marsh with cavalry", "R-1Cab", "1605", "1505", 2),
        step("13.12.5", "marsh motorised", "R-1_1", "1605", "1505", 4),
        step("13.12.7", "a minor river on foot", "R-11div", "2414", "2415", 2),
        step("13.12.7", "a minor river motorised", "R-1_1", "2414", "2415", 3),
        step("13.12.8", "a major river on foot", "R-11div", "2611", "2511", 3),
        step("13.12.8", "a major river motorised", "R-1_1", "2611", "2511", 4),
        step("13.14 13.12.4", "W25: across a river into mountains", "R-11div", "1713", "1814", 3),
        step("13.14 13.12.4", "W25: or as the example has it", "R-11div", "1713", "1814", 4,
             {{"mountain_cost", "three_four"}}),
        step("13.13.2", "a town costs what its ground costs", "R-1_1", "2011", "1910", 2),
        step("13.13.3", "a city costs one", "R-1_1", "2516", "2515", 1),
        row("13.13.6", "an active fortified hex costs Nationalists one more",
            with(rebels({{"2611", "N-11div"}}), "line_madrid", 1),
            "move from=2611 units=N-11div path=2612", "N-11div spent 2"),
        row("13.13.6", "one that is not active does not", rebels({{"2611", "N-11div"}}),
            "move from=2611 units=N-11div path=2612", "N-11div spent 1"),
        row("13.13.6", "unless all count that are not destroyed",
            rebels({{"2611", "N-11div"}}, {{"fortified_intact", "not_destroyed"}}),
            "move from=2611 units=N-11div path=2612", "N-11div spent 2"),
        row("13.13.6", "Republicans pay nothing for it",
            with(reds({{"2611", "R-11div"}}), "line_madrid", 1),
            "move from=2611 units=R-11div path=2612", "R-11div spent 1"),
        row("13.2 13.12.6", "nobody enters the sea", reds({{"2318", "R-11div"}}),
            "move from=2318 units=R-11div path=2319", "refused 13.2"),
        row("13.12.6", "nor crosses an all-sea side", reds({{"1515", "R-11div"}}),
            "move from=1515 units=R-11div path=1616", "refused 13.2"),
        row("13.2 13.13.4", "nor goes to Portugal", reds({{"2205", "R-11div"}}),
            "move from=2205 units=R-11div path=2204", "refused 13.2"),
        row("13.2", "the enemy bars the way", rebels({{"2811", "N-11div"}, {"2711", "R-MNG"}}),
            "move from=2811 units=N-11div path=2711", "refused 13.2"),
        row("10.7", "who enters a hex controls it", rebels({{"2811", "N-11div"}}),
            "move from=2811 units=N-11div path=2711",
            "control 2711 nationalist; control 2611 republican"),
    });

const RuleRows allowances(
    "how far units go",
    {
        row("9.3", "out of supply at half, rounded up",
            reds({{"2211", "R-11div:supply=1"}}, {{"movement_supply", "last_check"}}),
            "move from=2211 units=R-11div path=2212,2213,2214,2215", "refused 13.2"),
        row("9.3 1.1", "that is three of five", reds({{"2211", "R-11div:supply=1"}}),
            "move from=2211 units=R-11div path=2212,2213,2214", "R-11div at 2214"),
        row("9.6", "on town supply likewise", reds({{"2211", "R-11div:supply=2"}}),
            "move from=2211 units=R-11div path=2212,2213,2214,2215", "refused 13.2"),
        row("9.3", "or as its supply is when it begins",
            reds({{"2211", "R-11div:supply=1"}}, {{"movement_supply", "live"}}),
            "move from=2211 units=R-11div path=2212,2213,2214,2215", "R-11div at 2215"),
        row("13.3", "D42: one hex at least, whatever it costs", reds({{"1605", "R-1DC:supply=1"}}),
            "move from=1605 units=R-1DC path=1505", "R-1DC at 1505; R-1DC spent 2; R-1DC moved 3"),
        row("13.3", "but only as its first", reds({{"1704", "R-1DC:supply=1"}}),
            "move from=1704 units=R-1DC path=1605,1505", "refused 13.2"),
        row("13.3 10.5", "D42: nor from zone to zone",
            reds({{"2313", "R-11div:supply=1"}, {"2414", "N-12div"}}),
            "move from=2313 units=R-11div path=2314", "refused 10.5"),
        row("13.4 13.6", "a stack goes as far as the slowest: three",
            reds({{"2211", "R-11div R-1DC"}}),
            "move from=2211 units=R-11div,R-1DC path=2212,2213,2214,2215", "refused 13.2"),
        row("13.6", "each at its own cost, within the least allowance",
            reds({{"2111", "R-1DC R-1_1"}}), "move from=2111 units=R-1DC,R-1_1 path=2011,2010",
            "refused 13.2"),
        row("13.5", "part of a stack goes on with what it has left",
            reds({{"2211", "R-11div R-1DC"}}),
            "move from=2211 units=R-11div,R-1DC path=2212,2213; "
            "move from=2213 units=R-11div path=2214,2215,2216",
            "R-11div at 2216; R-11div spent 5; R-1DC at 2213"),
        row("13.5", "and those left behind go their own way", reds({{"2211", "R-11div R-1DC"}}),
            "move from=2211 units=R-11div,R-1DC path=2212,2213; "
            "move from=2213 units=R-11div path=2214; move from=2213 units=R-1DC path=2113",
            "R-1DC at 2113; R-1DC spent 3"),
        row("13.2 13.5", "nobody goes on once another has begun", reds({{"2211", "R-11div R-1DC"}}),
            "move from=2211 units=R-11div path=2212; move from=2211 units=R-1DC path=2111; "
            "move from=2212 units=R-11div path=2213",
            "refused 13.2"),
        row("13.4", "only who began together moves together",
            reds({{"2211", "R-11div"}, {"2212", "R-10div"}}),
            "move from=2211 units=R-11div path=2212; "
            "move from=2212 units=R-11div,R-10div path=2213",
            "refused 13.4"),
        row("13.4", "from one hex", reds({{"2211", "R-11div"}, {"2212", "R-10div"}}),
            "move from=2211 units=R-11div,R-10div path=2311", "refused 13.4"),
        row("13.9 11.8", "who has landed does not move",
            rebels({{"1615", "N-MC:landed=1:strategic=2"}}), "move from=1615 units=N-MC path=1614",
            "refused 13.9"),
        row("11.8", "but in the next turn", nationalists("movement!", {{"1615", "N-MC:landed=1"}}),
            "", "N-MC landed 0"),
        row("12.1.4", "reserves do not move", rebels({{"2811", "N-11div:reserve=1"}}),
            "move from=2811 units=N-11div path=2810", "refused 12.1.4"),
    });

const RuleRows zonesAndSupply(
    "zones, supply and stacking",
    {
        row("10.2", "who enters a zone stops", reds({{"2213", "R-11div"}, {"2414", "N-12div"}}),
            "move from=2213 units=R-11div path=2313,2312", "refused 10.2"),
        row("10.2", "and has moved", reds({{"2213", "R-11div"}, {"2414", "N-12div"}}),
            "move from=2213 units=R-11div path=2313; move from=2313 units=R-11div path=2213",
            "refused 13.2"),
        row("10.5", "not from zone to zone", reds({{"2313", "R-11div"}, {"2414", "N-12div"}}),
            "move from=2313 units=R-11div path=2413", "refused 10.5"),
        row("10.5", "but away, and back into it", reds({{"2313", "R-11div"}, {"2414", "N-12div"}}),
            "move from=2313 units=R-11div path=2312,2413", "R-11div at 2413; R-11div moved 3"),
        row("10.6 10.2", "D33: a column in open country stops nobody",
            reds({{"2213", "R-11div"}, {"2414", "N-CST"}}),
            "move from=2213 units=R-11div path=2313,2312", "R-11div at 2312"),
        row("9.2", "nobody ends a move out of supply", rebels({{"2406", "N-11div"}}),
            "move from=2406 units=N-11div path=2407,2307,2308,2309", "refused 9.2/stranded_units"),
        row("9.2 9.4", "three hexes from a town is near enough", rebels({{"2406", "N-11div"}}),
            "move from=2406 units=N-11div path=2407,2307,2308", "N-11div at 2308"),
        row("9.2", "with its HQ it goes farther", rebels({{"2406", "N-11div N-SUR"}}),
            "move from=2406 units=N-11div,N-SUR path=2407,2307,2308,2309", "N-11div at 2309"),
        row("9.2 9.6", "a town will do", rebels({{"2207", "N-11div"}}),
            "move from=2207 units=N-11div path=2107", "N-11div at 2107"),
        row("9.2", "who is cut off stays or ends in supply",
            rebels({{"2212", "N-11div:supply=1"}}, {{"stranded_units", "stay_or_supplied"}}),
            "move from=2212 units=N-11div path=2213", "refused 9.2/stranded_units"),
        row("9.2", "or goes where it likes",
            rebels({{"2212", "N-11div:supply=1"}}, {{"stranded_units", "free"}}),
            "move from=2212 units=N-11div path=2213", "N-11div at 2213"),
        row("8.1", "a full hex may be entered while others can leave",
            rebels({{"2811", "N-11div N-12div N-13div N-14div"}, {"2810", "N-15div"}}),
            "move from=2810 units=N-15div path=2811; move from=2811 units=N-11div path=2810; end",
            "N-15div at 2811; decision movement republican"),
        row("8.1", "but the segment does not end so",
            rebels({{"2811", "N-11div N-12div N-13div N-14div"}, {"2810", "N-15div"}},
                   {{"overstacking", "refused"}}),
            "move from=2810 units=N-15div path=2811; end", "refused 8.1/overstacking"),
        row("8.1", "or the owner eliminates what is too much",
            rebels({{"2811", "N-11div N-12div N-13div N-14div"}, {"2810", "N-15div"}},
                   {{"overstacking", "eliminated"}}),
            "move from=2810 units=N-15div path=2811; end",
            "decision overstack nationalist; offered N-11div"),
        row("8.1", "among those in the hex",
            rebels({{"2811", "N-11div N-12div N-13div N-14div N-15div"}, {"2810", "N-16div"}},
                   {{"overstacking", "eliminated"}}),
            "end; eliminate unit=N-16div", "refused 8.1"),
        row("8.1", "until it is enough",
            rebels({{"2811", "N-11div N-12div N-13div N-14div N-15div"}},
                   {{"overstacking", "eliminated"}}),
            "end; eliminate unit=N-15div",
            "N-15div at nationalist_eliminated; decision movement republican"),
        row("12.1.3", "a lone HQ is overrun", rebels({{"2811", "N-11div"}, {"2711", "R-CEN"}}),
            "move from=2811 units=N-11div path=2711",
            "R-CEN at republican_eliminated; N-11div at 2711; control 2711 nationalist"),
    });

const std::string tenHexes = "2110,2010,1909,1810,1811,1911,1912,2013,2014,2015";

const RuleRows marches(
    "march",
    {
        row("13.11.1", "twice the allowance", reds({{"2211", "R-11div"}}),
            "march from=2211 units=R-11div path=" + tenHexes,
            "R-11div at 2015; R-11div spent 10; R-11div moved 2"),
        row("13.11.1 13.2", "not more", reds({{"2211", "R-11div"}}),
            "march from=2211 units=R-11div path=" + tenHexes + ",2016", "refused 13.2"),
        row("13.11.1", "motorised units do not march", reds({{"2211", "R-1_1"}}),
            "march from=2211 units=R-1_1 path=2110", "refused 13.11.1"),
        row("13.11.1", "nor who is next to an enemy",
            reds({{"2213", "R-11div"}, {"2313", "N-CST"}}),
            "march from=2213 units=R-11div path=2212", "refused 13.11.1"),
        row("9.3 13.11.1", "nor who began out of supply", reds({{"2211", "R-11div:starved=1"}}),
            "march from=2211 units=R-11div path=2110", "refused 9.3"),
        row("13.11.1 9.3", "which is noted when the segment begins",
            nationalists("movement!", {{"2212", "N-11div"}, {"2811", "N-12div:starved=1"}}), "",
            "N-11div starved 1; N-12div starved 0"),
        row("13.11.1", "through own hexes only",
            held(reds({{"2211", "R-11div"}}), "nationalist", "2110"),
            "march from=2211 units=R-11div path=2110", "refused 13.11.1"),
        row("13.11.1", "not next to an enemy", reds({{"2211", "R-11div"}, {"2313", "N-CST"}}),
            "march from=2211 units=R-11div path=2212,2213", "refused 13.11.1"),
        row("13.11.1", "but where an own unit is",
            reds({{"2211", "R-11div"}, {"2213", "R-10div"}, {"2313", "N-CST"}}),
            "march from=2211 units=R-11div path=2212,2213", "R-11div at 2213"),
        row("13.11.1", "which may then leave",
            reds({{"2211", "R-11div"}, {"2213", "R-10div"}, {"2313", "N-CST"}}),
            "march from=2211 units=R-11div path=2212,2213; move from=2213 units=R-10div path=2113",
            "R-10div at 2113"),
        row("13.11.2", "rivers with a railway cost nothing on the march",
            rebels({{"2907", "N-11div"}}), "march from=2907 units=N-11div path=3007",
            "N-11div spent 1"),
        row("13.11.2", "without one they do", rebels({{"2905", "N-11div"}}),
            "march from=2905 units=N-11div path=2906", "N-11div spent 2"),
        row("13.11.2", "nor by regular movement", rebels({{"2907", "N-11div"}}),
            "move from=2907 units=N-11div path=3007", "N-11div spent 3"),
        row("13.11.3", "who marches does not go on by regular movement",
            reds({{"2211", "R-11div"}}),
            "march from=2211 units=R-11div path=2110; move from=2110 units=R-11div path=2010",
            "refused 13.11.3"),
        row("13.2", "nor the other way round", reds({{"2211", "R-11div"}}),
            "move from=2211 units=R-11div path=2110; march from=2110 units=R-11div path=2010",
            "refused 13.2"),
        row("9.2", "a march ends in supply too",
            held(republicans("movement", {{"3709", "R-11div"}}), "republican", "3709"),
            "march from=3709 units=R-11div path=3711", "refused 13.2"),
    });

const RuleRows northernLimits(
    "northern limits and evacuation",
    {
        row("13.10", "two steps of Basques away from home", reds({{"3612", "R-5BB R-6BB"}}),
            "move from=3612 units=R-5BB,R-6BB path=3711", "R-5BB at 3711"),
        row("13.10", "not three", reds({{"3612", "R-5BB R-6BB"}, {"3710", "R-BM-7"}}),
            "move from=3612 units=R-5BB,R-6BB path=3711", "refused 13.10"),
        row("13.10", "nor a division and a brigade with another abroad",
            reds({{"3612", "R-1B R-6BB"}, {"3710", "R-5BB"}}),
            "move from=3612 units=R-1B,R-6BB path=3711", "refused 13.10"),
        row("13.10", "who is away may go on", reds({{"3711", "R-5BB"}, {"3710", "R-6BB R-BM-7"}}),
            "move from=3711 units=R-5BB path=3611", "R-5BB at 3611"),
        row("13.10", "four steps of Asturians",
            reds({{"3708", "R-1A R-2A"}, {"3709", "R-AM-1 R-AM-2"}}),
            "move from=3708 units=R-1A,R-2A path=3709", "R-1A at 3709"),
        row("13.10", "not five", reds({{"3708", "R-1A R-2A"}, {"3709", "R-AM-1 R-AM-2 R-AM-3"}}),
            "move from=3708 units=R-1A,R-2A path=3709", "refused 13.10"),
        row("13.10", "two steps of Cantabrians",
            reds({{"3711", "R-SE R-3BS"}, {"3708", "R-SM-12"}}),
            "move from=3711 units=R-SE,R-3BS path=3612", "refused 13.10"),
        row("13.10", "W26: none for Basques once Euskadi is Nationalist",
            held(reds({{"3511", "R-1B"}, {"3710", "R-5BB R-6BB"}}), "nationalist",
                 "3615 3513 3614 3612 3613 3514 3414 3616"),
            "move from=3511 units=R-1B path=3611", "R-1B at 3611"),
        row("13.10", "W26: the others stay bound",
            held(reds({{"3708", "R-1A R-2A"}, {"3709", "R-AM-1 R-AM-2 R-AM-3"}}), "nationalist",
                 "3615 3513 3614 3612 3613 3514 3414 3616"),
            "move from=3708 units=R-1A,R-2A path=3709", "refused 13.10"),
        row("13.8 13.8.1", "D44: two divisions come back through France",
            reds({{"3616", "R-1B R-2B"}}), "evacuate units=R-1B,R-2B",
            "R-1B at 3324; R-2B at 3324; R-1B moved 3; track evacuated 1"),
        row("13.8", "D44: once in a game", with(reds({{"3616", "R-1B"}}), "evacuated", 1),
            "evacuate units=R-1B", "refused 13.8"),
        row("13.8.1", "D44: not while 3324 is Nationalist",
            held(reds({{"3616", "R-1B"}}), "nationalist", "3324"), "evacuate units=R-1B",
            "refused 13.8.1"),
        row("13.8", "not three divisions", reds({{"3616", "R-1B R-2B R-3B"}}),
            "evacuate units=R-1B,R-2B,R-3B", "refused 13.8"),
        row("13.8", "a division and two brigades", reds({{"3616", "R-1B R-5BB R-6BB"}}),
            "evacuate units=R-1B,R-5BB,R-6BB", "R-6BB at 3324"),
        row("13.8.1", "from a hex next to France", reds({{"3615", "R-1B"}}), "evacuate units=R-1B",
            "refused 13.8.1"),
        row("13.8.1", "where they began", reds({{"3615", "R-1B"}}),
            "move from=3615 units=R-1B path=3616; evacuate units=R-1B", "refused 13.8.1"),
        row("13.8.1", "and do not move on", reds({{"3616", "R-1B"}}),
            "evacuate units=R-1B; move from=3324 units=R-1B path=3225", "refused 13.2"),
        row("13.8.1", "cut off or not", reds({{"3419", "R-1B"}}, {{"evacuated_units", "any"}}),
            "evacuate units=R-1B", "R-1B at 3324"),
        row("13.8.1", "or only in supply",
            reds({{"3419", "R-1B"}}, {{"evacuated_units", "supplied"}}), "evacuate units=R-1B",
            "refused 13.8.1/evacuated_units"),
        row("13.8 8.1", "with room in 3324",
            reds({{"3616", "R-1B"}, {"3324", "R-11div R-10div R-3div R-13div"}}),
            "evacuate units=R-1B", "refused 8.2"),
    });

} // namespace

TEST_CASE("what steps cost") {
    costs.check();
}
TEST_CASE("how far units go") {
    allowances.check();
}
TEST_CASE("zones, supply and stacking in movement") {
    zonesAndSupply.check();
}
TEST_CASE("march") {
    marches.check();
}
TEST_CASE("northern limits and evacuation") {
    northernLimits.check();
}
