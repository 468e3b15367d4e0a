// SPDX-License-Identifier: GPL-3.0-or-later
// 11 Strategic movement: by rail, by sea, and landings.
#include "engine/kit/reading/package_reader.h"
#include "engine/tscw/chapters.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

Board rebelTrains(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("rail", std::move(units), std::move(rulings));
}
Board redTrains(UnitsOnBoard units, Choices rulings = {}) {
    return republicans("rail", std::move(units), std::move(rulings));
}
Board rebelShips(UnitsOnBoard units, Choices rulings = {}) {
    return nationalists("sea", std::move(units), std::move(rulings));
}
Board redShips(UnitsOnBoard units, Choices rulings = {}) {
    return republicans("sea", std::move(units), std::move(rulings));
}

const RuleRows trains(
    "rail movement",
    {
        row("11.1 11.4", "along the railway, as far as it goes", rebelTrains({{"2811", "N-11div"}}),
            "rail unit=N-11div to=3210",
            "N-11div at 3210; N-11div strategic 1; track rail_nationalist 2"),
        row("11.2", "half for a brigade, a column, a regiment or a battalion",
            rebelTrains({{"2811", "N-1N N-CST N-AGC N-LCpz"}}),
            "rail unit=N-1N to=3210; rail unit=N-CST to=3210; rail unit=N-AGC to=3210; "
            "rail unit=N-LCpz to=3210",
            "track rail_nationalist 4"),
        row("11.2", "D34: three divisions and two brigades are four units",
            with(onTurn(rebelTrains({{"2811", "N-1N N-2N"}}), 6), "rail_nationalist", 6),
            "rail unit=N-1N to=3210; rail unit=N-2N to=3210", "track rail_nationalist 8"),
        row("11.2 11.3", "D34: an HQ is two more",
            with(onTurn(rebelTrains({{"2811", "N-SUR"}}), 6), "rail_nationalist", 8),
            "rail unit=N-SUR to=3210", "refused 11.3"),
        row("11.3", "it counts two", rebelTrains({{"2811", "N-SUR"}}), "rail unit=N-SUR to=3210",
            "track rail_nationalist 4"),
        row("11.2", "no more than the limit",
            with(rebelTrains({{"2811", "N-11div"}}), "rail_nationalist", 9),
            "rail unit=N-11div to=3210", "refused 11.2"),
        row("11.2", "which an event may change",
            with(with(rebelTrains({{"2811", "N-11div"}}), "rail_nationalist", 6), "rail_bonus", -4),
            "rail unit=N-11div to=3210", "refused 11.2"),
        row("11.2", "once in a turn, by rail or by sea", rebelTrains({{"2811", "N-11div"}}),
            "rail unit=N-11div to=3210; rail unit=N-11div to=2811", "refused 11.2"),
        row("11.2", "not by rail after the sea", rebelTrains({{"3701", "N-11div:strategic=2"}}),
            "rail unit=N-11div to=3210", "refused 11.2"),
        row("11.4", "from a railway", rebelTrains({{"2910", "N-11div"}}),
            "rail unit=N-11div to=3210", "refused 11.4 because 2910"),
        row("11.4", "to a railway", rebelTrains({{"2811", "N-11div"}}), "rail unit=N-11div to=2910",
            "refused 11.4"),
        row("11.4", "not into enemy hexes", rebelTrains({{"2811", "N-11div"}}),
            "rail unit=N-11div to=2711", "refused 11.4/rail_control because 2711"),
        row("11.4", "not through them",
            held(rebelTrains({{"2811", "N-11div"}}, {{"rail_control", "every_hex"}}), "republican",
                 "2810"),
            "rail unit=N-11div to=3210", "refused 11.4/rail_control because 3210"),
        row("11.4", "unless only the arrival must be friendly",
            held(rebelTrains({{"2811", "N-11div"}}, {{"rail_control", "arrival"}}), "republican",
                 "2810"),
            "rail unit=N-11div to=3210", "N-11div at 3210"),
        row("11.4", "an arrival in enemy hexes is none",
            rebelTrains({{"2811", "N-11div"}}, {{"rail_control", "arrival"}}),
            "rail unit=N-11div to=2711", "refused 11.4"),
        row("11.4", "not into a hex next to an enemy",
            rebelTrains({{"2811", "N-11div"}, {"2610", "R-MNG"}}), "rail unit=N-11div to=2709",
            "refused 11.4 because R-MNG 2709"),
        row("11.4", "but where an own unit is, and from next to the enemy",
            rebelTrains(
                {{"2811", "N-11div"}, {"2610", "R-MNG"}, {"2812", "R-GRM"}, {"2709", "N-CST"}}),
            "rail unit=N-11div to=2709", "N-11div at 2709"),
        row("9.3 11.4", "not out of supply",
            held(rebelTrains({{"2810", "N-11div"}, {"2809", "R-11div"}, {"2911", "R-10div"}}),
                 "republican", "2811 2909 2910"),
            "rail unit=N-11div to=2909", "refused 9.3"),
        row("12.1.4", "not in reserve",
            rebelTrains({{"2811", "N-11div:reserve=1"}}, {{"reserves_travel", "stay"}}),
            "rail unit=N-11div to=3210", "refused 12.1.4/reserves_travel"),
        row("12.1.4", "or it leaves the reserve",
            rebelTrains({{"2811", "N-11div:reserve=1 N-N:used:reserve=1"}},
                        {{"reserves_travel", "leave"}}),
            "rail unit=N-11div to=3210", "N-11div at 3210; N-11div reserve 0; N-N reserve 1"),
        row("12.1.4", "but for an HQ that holds others",
            rebelTrains({{"2811", "N-11div:reserve=1 N-N:used:reserve=1"}},
                        {{"reserves_travel", "leave"}}),
            "rail unit=N-N to=3210", "refused 12.1.4/reserves_travel"),
        row("11.4", "not nowhere", rebelTrains({{"2811", "N-11div"}}), "rail unit=N-11div to=2811",
            "refused 11.4"),
        row("11.4", "and move in the same turn",
            nationalists("movement", {{"2811", "N-11div:strategic=1"}}),
            "move from=2811 units=N-11div path=2810", "N-11div at 2810"),
        row("11.4", "offered are the ends of the line", redTrains({{"2318", "R-11div"}}), "",
            "offered rail; offered R-11div; offered 2712; offered 2515; not_offered 2713"),
        row("11.4", "the segment ends", rebelTrains({{"2811", "N-11div"}, {"2318", "R-11div"}}),
            "end", "decision rail republican"),
    });

const RuleRows
    ships("sea movement",
          {
              row("11.5 11.6", "D37: a division from Valencia to Barcelona",
                  redShips({{"2318", "R-11div"}}), "sea unit=R-11div to=2923",
                  "R-11div at 2923; R-11div strategic 2; track sea_republican 2"),
              row("11.2", "half for smaller units", redShips({{"2318", "R-T R-DRT R-10div"}}),
                  "sea unit=R-T to=2923; sea unit=R-DRT to=2923", "track sea_republican 2"),
              row("11.2", "and no more", redShips({{"2318", "R-T R-DRT R-10div"}}),
                  "sea unit=R-T to=2923; sea unit=R-10div to=2923", "refused 11.2"),
              row("11.3", "no HQs", redShips({{"2318", "R-LEV"}}), "sea unit=R-LEV to=2923",
                  "refused 11.3"),
              row("11.5", "from an anchor", redShips({{"2419", "R-11div"}}),
                  "sea unit=R-11div to=2923", "refused 11.5 because 2419"),
              row("11.5", "to an anchor", redShips({{"2318", "R-11div"}}),
                  "sea unit=R-11div to=2419", "refused 11.5"),
              row("11.5", "of the own side", redShips({{"2318", "R-11div"}}),
                  "sea unit=R-11div to=1108", "refused 11.5"),
              row("11.5", "from a supplied port",
                  held(redShips({{"2318", "R-11div"},
                                 {"2317", "N-11div"},
                                 {"2219", "N-12div"},
                                 {"2419", "N-13div"}}),
                       "nationalist", "2318"),
                  "sea unit=R-11div to=2923", "refused 11.5"),
              row("11.6", "Republicans on the Mediterranean only", redShips({{"3613", "R-1B"}}),
                  "sea unit=R-1B to=3710", "refused 11.6 because 3613"),
              row("11.7", "Nationalists everywhere",
                  rebelShips({{"3701", "N-11div"}}, {{"sea_zones", "across"}}),
                  "sea unit=N-11div to=1305", "N-11div at 1305"),
              row("11.7", "or within a sea zone",
                  rebelShips({{"3701", "N-11div"}}, {{"sea_zones", "within"}}),
                  "sea unit=N-11div to=1305", "refused 11.7/sea_zones because 3701"),
              row("11.7", "where they may go on",
                  rebelShips({{"3701", "N-11div"}}, {{"sea_zones", "within"}}),
                  "sea unit=N-11div to=3301", "N-11div at 3301"),
              row("11.5 11.2", "not twice", rebelShips({{"3701", "N-11div"}}),
                  "sea unit=N-11div to=1305; sea unit=N-11div to=3701", "refused 11.2"),
              row("11.5", "and move in the same turn",
                  nationalists("movement", {{"1305", "N-11div:strategic=2"}}),
                  "move from=1305 units=N-11div path=1306", "N-11div at 1306"),
              row("11.5 8.1", "with room in the port",
                  redShips({{"2318", "R-11div"}, {"2923", "R-10div R-3div R-13div R-14div"}}),
                  "sea unit=R-11div to=2923", "refused 8.2"),
              row("11.5", "offered are ports", redShips({{"2318", "R-11div"}}), "",
                  "offered sea; offered 2923; offered 1717; not_offered 2419; not_offered 3710"),
          });

const UnitsOnBoard twoColumns = {{"1305", "N-CST"}, {"1207", "N-TEL"}};

const RuleRows landings(
    "landings",
    {
        row("11.8", "D36: two columns from two ports", rebelShips(twoColumns),
            "land where=1615 units=N-CST,N-TEL",
            "N-CST at 1615; N-TEL at 1615; N-CST landed 1; N-CST strategic 2; "
            "track sea_nationalist 4; control 1615 nationalist"),
        row("11.8", "D36: nothing else goes by sea",
            rebelShips({{"1305", "N-CST N-MC"}, {"1207", "N-TEL"}}),
            "land where=1615 units=N-CST,N-TEL; sea unit=N-MC to=1207", "refused 11.2"),
        row("11.8", "nor before it", rebelShips({{"1305", "N-CST N-MC"}, {"1207", "N-TEL"}}),
            "sea unit=N-MC to=1207; land where=1615 units=N-CST", "refused 11.8"),
        row("11.8", "one division", rebelShips({{"1305", "N-11div"}}),
            "land where=1615 units=N-11div", "N-11div at 1615"),
        row("11.8", "not a division and a column", rebelShips({{"1305", "N-11div N-CST"}}),
            "land where=1615 units=N-11div,N-CST", "refused 11.8"),
        row("11.8", "not in a town", rebelShips(twoColumns), "land where=1616 units=N-CST",
            "refused 11.8 because 1616"),
        row("11.8", "not on one’s own coast", held(rebelShips(twoColumns), "nationalist", "1615"),
            "land where=1615 units=N-CST", "refused 11.8"),
        row("11.8", "not on the Atlantic", rebelShips(twoColumns), "land where=1505 units=N-CST",
            "refused 11.8"),
        row("11.8", "not inland", rebelShips(twoColumns), "land where=1614 units=N-CST",
            "refused 11.8"),
        row("11.8", "on the Cantabrian coast", rebelShips({{"3701", "N-11div"}}),
            "land where=3709 units=N-11div", "N-11div at 3709"),
        row("11.8", "not where the enemy is", rebelShips({{"1305", "N-CST"}, {"1615", "R-ALM"}}),
            "land where=1615 units=N-CST", "refused 11.8/landing_hex because R-ALM"),
        row("11.8", "nor an HQ alone",
            rebelShips({{"1305", "N-CST"}, {"1615", "R-AND"}}, {{"landing_hex", "empty"}}),
            "land where=1615 units=N-CST", "refused 11.8/landing_hex"),
        row("11.8 12.1.3", "unless it may be overrun",
            rebelShips({{"1305", "N-CST"}, {"1615", "R-AND"}}, {{"landing_hex", "lone_hq"}}),
            "land where=1615 units=N-CST", "N-CST at 1615; R-AND at republican_eliminated"),
        row("11.8", "from an anchor", rebelShips({{"3704", "N-CST"}}, {{"landing_port", "anchor"}}),
            "land where=3709 units=N-CST", "refused 11.8/landing_port"),
        row("11.8", "or from any coastal town",
            rebelShips({{"3704", "N-CST"}}, {{"landing_port", "any_coast"}}),
            "land where=3709 units=N-CST", "N-CST at 3709"),
        row("11.8", "which must be one",
            rebelShips({{"2811", "N-CST"}}, {{"landing_port", "any_coast"}}),
            "land where=3709 units=N-CST", "refused 11.8/landing_port"),
        row("11.3 11.8", "no HQs", rebelShips({{"1305", "N-SUR"}}), "land where=1615 units=N-SUR",
            "refused 11.3"),
        row("11.8 11.6", "Republicans on the Mediterranean",
            held(redShips({{"2318", "R-11div"}}), "nationalist", "2922"),
            "land where=2922 units=R-11div", "R-11div at 2922"),
        row("11.8", "only there", held(redShips({{"2318", "R-11div"}}), "nationalist", "3709"),
            "land where=3709 units=R-11div", "refused 11.8"),
        row("11.8", "who has landed is in supply to its movement of the next turn",
            nationalists("movement", {{"1615", "N-CST:landed=1:strategic=2"}},
                         {{"landing_lasts", "next_turn"}}),
            "end", "N-CST landed 1"),
    });

} // namespace

TEST_CASE("rail movement") {
    trains.check();
}
TEST_CASE("sea movement") {
    ships.check();
}
TEST_CASE("landings") {
    landings.check();
}

TEST_CASE("11.8: how long a landing holds") {
    const Board board = nationalists("movement", {{"1615", "N-CST:landed=1:strategic=2"}});
    RuleRows::enter("11.8", board);
    const RuleTable usual(board);
    CHECK(landingHolds(usual.position(), usual.counter("N-CST")));
    CHECK(supplyOf(usual.position(), usual.counter("N-CST")) == InSupply);
    const Board other = nationalists("movement", {{"1615", "N-CST:landed=1:strategic=2"}},
                                     {{"landing_lasts", "this_turn"}});
    RuleRows::enter("11.8", other);
    const RuleTable shorter(other);
    CHECK_FALSE(landingHolds(shorter.position(), shorter.counter("N-CST")));
    CHECK(supplyOf(shorter.position(), shorter.counter("N-CST")) == OutOfSupply);
    CHECK(hasLanded(shorter.position(), shorter.counter("N-CST")));
}

TEST_CASE("11.2, 13.11.2: what trains and bridges cost is read from the charts") {
    Documents documents = tscwGame().package.documents;
    for (Record& chart : documents.at("charts.json").at("charts"))
        for (Record& each : chart.contains("rows") ? chart.at("rows") : chart.at("bands"))
            if ((chart.at("id") == "strategic_cost" && each.at("at") == "division") ||
                (chart.at("id") == "hexsides" && each.at("at") == "bridge"))
                each.at("cells").at(0) = 2;
    std::vector<Finding> findings;
    const Game dearer(readPackage(documents, findings), rules());
    Board trains = rebelTrains({{"2811", "N-11div"}});
    trains.game = &dearer;
    RuleTable railway(trains);
    CHECK(railway.act("rail unit=N-11div to=3210").empty());
    CHECK(railway.wrongWith("track rail_nationalist 4").empty());
    Board marchers = nationalists("movement", {{"2907", "N-11div"}});
    marchers.game = &dearer;
    RuleTable bridge(marchers);
    CHECK(bridge.act("march from=2907 units=N-11div path=3007").empty());
    CHECK(bridge.wrongWith("N-11div spent 3").empty());
}

TEST_CASE("11.4, 12.1.4: what a railway joins") {
    RuleRows::enter("11.4 12.1.4");
    const RuleTable table(rebelTrains({{"2811", "N-11div"}, {"2810", "R-MNG"}}));
    const Position position = table.position();
    CHECK(isOnRailToUss(position, table.hex("3210"), Network::Nationalist));
    CHECK_FALSE(isOnRailToUss(position, table.hex("2811"), Network::Nationalist));
    CHECK_FALSE(isOnRailToUss(position, table.hex("2910"), Network::Nationalist));
    CHECK_FALSE(isOnRailToUss(position, table.hex("3210"), Network::Republican));
    CHECK(isOnRailToUss(position, table.hex("2712"), Network::Republican));
    CHECK_FALSE(isOnRailToUss(position, table.hex("2712"), Network::North));
    CHECK_FALSE(railReach(position, table.counter("N-11div")).contains(table.hex("3210")));
}
