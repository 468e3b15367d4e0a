// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 2, 5, 6, 7 and 8: commands, actions, stacking, movement and the line of sight.
#include "engine/banditen/chapters.h"
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

namespace esagono::banditen::movement_tests {

namespace {

/// Somebody of the Axis, out of the way.
const UnitsOnBoard alone = {{"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"17.07", "@IV1 @VG1"}};
UnitsOnBoard withAlone(UnitsOnBoard more) {
    more.insert(more.end(), alone.begin(), alone.end());
    return more;
}
Board lone(UnitsOnBoard more = {}, Choices rulings = {}) {
    return gravellona(withAlone(std::move(more)), std::move(rulings));
}
const std::string moveRedi = "move from=09.14 units=@Redi1 path=";

const RuleRows movementRows(
    "movement",
    {
        line("5.1.1 5.1 8.1", "a move of four points for one PA", lone(),
             moveRedi + "09.15,10.15,11.16,11.17", "@Redi1 at 11.17; track partisan_ap 8"),
        line("8 8.2", "hills cost two: no further", lone(), moveRedi + "09.15,08.15,08.16,07.17",
             "refused 8"),
        line("8", "not enough points for the last hex", lone(),
             moveRedi + "09.15,10.15,11.16,11.17,11.18", "refused 8"),
        line("8", "hexes of a way are adjacent", lone(), moveRedi + "11.14", "refused 8"),
        line("8", "not into enemies without an assault", lone({{"10.14", "@IV2"}}),
             moveRedi + "10.14", "refused 8 because @IV2"),
        line("8.2", "a river is entered along a road alone",
             gravellona({{"14.03", "@Redi1:entered=1"}, {"17.07", "@IV1"}}),
             "move from=14.03 units=@Redi1 path=14.02", "refused 8.2"),
        line("8.2", "the bridge of Mergozzo is a road",
             gravellona({{"15.02", "@Redi1:entered=1"}, {"17.09", "@IV1"}}),
             "move from=15.02 units=@Redi1 path=15.03,15.04", "@Redi1 at 15.04"),
        line("8.2", "the stream costs one more",
             gravellona({{"12.18", "@Redi1:entered=1"}, {"17.09", "@IV1"}}),
             "move from=12.18 units=@Redi1 path=13.18,13.17", "refused 8"),
        line("5", "units of one hex move together, at the pace of the slowest",
             gravellonaAxis({{"12.12", "@IV1 @ART1"}, {"12.13", "@VG1"}, {"06.14", "@Redi1"}}),
             "move from=12.12 units=@IV1,@ART1 path=11.12,10.12", "refused 8"),
        line("8.1.1", "a unit with one point moves one hex whatever it costs",
             gravellonaAxis({{"12.11", "@ART1"}, {"12.13", "@VG1"}, {"06.14", "@Redi1"}}),
             "move from=12.11 units=@ART1 path=11.11", "@ART1 at 11.11"),
        line("8.1.1", "A88 but it does not swim",
             gravellonaAxis({{"14.03", "@ART1"}, {"14.04", "@VG1"}, {"06.14", "@Redi1"}}),
             "move from=14.03 units=@ART1 path=14.02", "refused 8.2"),
        line("5", "not from two hexes", lone({{"09.15", "@Redi2"}}),
             "move from=09.14 units=@Redi1,@Redi2 path=10.14", "refused 5"),
        line("5", "a unit may act any number of times", lone(),
             moveRedi + "09.15; pass; move from=09.15 units=@Redi1 path=09.16",
             "@Redi1 at 09.16; track partisan_ap 7"),
        line("5", "not without points", with(lone(), "partisan_ap", 0), "pass",
             "decision act axis"),
        line("8.1.2", "D50: not through friends beside the enemy",
             lone({{"10.14", "@Redi2"}, {"11.14", "@IV2:fire=2"}}), moveRedi + "10.14,10.15",
             "refused 8.1.2 because @Redi2"),
        line("8.1.2", "D50: but the move may end there",
             lone({{"10.14", "@Redi2"}, {"11.14", "@IV2:fire=2"}}, {}), moveRedi + "10.14",
             "@Redi1 at 10.14"),
        line("8.1.2", "friends far from the enemy are no hindrance", lone({{"10.14", "@Redi2"}}),
             moveRedi + "10.14,11.15", "@Redi1 at 11.15"),
        line("8.1.3 12.1 12.1.2 2.2.1",
             "D8: shot down among friends the mover goes back, the friends are unharmed",
             gravellona({{"09.14", "@Redi1"},
                         {"10.14", "@Redi2"},
                         {"08.14", "@GAR1"},
                         {"12.14", "@IV2 @VG1"}}),
             moveRedi + "10.14; op_fire from=12.14 units=@IV2 | 6 6",
             "@Redi_2 at 09.14; @Redi_2 prone 1; @Redi2 prone 0; @Redi2 at 10.14"),
        line("7", "D24: seven are too many",
             lone({{"10.14", "@Redi2 @Redi_2"}, {"11.18", "@Redi_2b"}}),
             "move from=11.18 units=@Redi_2b path=11.17,11.16,10.15,10.14", "refused 7"),
        line("7", "D24: six are not", lone({{"10.14", "@Redi2 @Redi_2"}, {"11.18", "@Redi_1"}}),
             "move from=11.18 units=@Redi_1 path=11.17,11.16,10.15,10.14", "@Redi_1 at 10.14"),
        line("7", "A21: Commands count",
             gravellona({{"09.14", "@GAR1"}, {"10.14", "@Redi1 @Redi2"}, {"17.07", "@IV1"}},
                        {{"A21", "yes"}}),
             "move from=09.14 units=@GAR1 path=10.14", "refused 7"),
        line("7", "A21: or they do not",
             gravellona({{"09.14", "@GAR1"}, {"10.14", "@Redi1 @Redi2"}, {"17.07", "@IV1"}},
                        {{"A21", "no"}}),
             "move from=09.14 units=@GAR1 path=10.14", "@GAR1 at 10.14"),
        line("15.5", "factions do not share a hex", lone({{"10.14", "@Cin1"}}), moveRedi + "10.14",
             "refused 15.5 because @Cin1"),
        line("15.5.1", "D48: Redi and Romolo within the radius",
             gravellona(
                 {{"13.14", "@Redi1"}, {"14.14", "@Rom1"}, {"09.14", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=13.14 units=@Redi1 path=14.14", "@Redi1 at 14.14"),
        line("15.5.1", "D48: not outside it",
             gravellona(
                 {{"14.14", "@Redi1"}, {"15.15", "@Rom1"}, {"09.14", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=14.14 units=@Redi1 path=15.15",
             "refused 15.5.1 because g-romolo-infantry-1"),
        line("3.1.b 15.5.1", "A31: a stack the Command has left is put right at the check",
             gravellona({{"15.15", "@Redi1 @Rom1"}, {"08.14", "@GAR1"}, {"17.07", "@IV1"}},
                        {{"A31", "control"}}),
             "pass; pass; shift unit=@Rom1 to=15.14 | 1 1 1", "@Rom1 at 15.14; track turn 3"),
        line("3.1.b 15.5.1", "A31: or it is left alone",
             gravellona({{"15.15", "@Redi1 @Rom1"}, {"08.14", "@GAR1"}, {"17.07", "@IV1"}},
                        {{"A31", "moment"}}),
             "pass; pass | 1 1 1", "@Rom1 at 15.15; track turn 3"),
        line("2.1.1 6", "the radius includes its last hex",
             gravellona({{"14.14", "@Redi1"}, {"09.14", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=14.14 units=@Redi1 path=14.15", "track partisan_ap 8"),
        line("6 6.1", "D21: beyond it everything costs double",
             gravellona({{"15.15", "@Redi1"}, {"09.14", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=15.15 units=@Redi1 path=15.14",
             "track partisan_ap 7; @Redi1 out_of_command 1"),
        line("4 6.1", "D22: and is not possible with one point",
             with(gravellona({{"15.15", "@Redi1"}, {"09.14", "@GAR1"}, {"17.07", "@IV1"}}),
                  "partisan_ap", 1),
             "move from=15.15 units=@Redi1 path=15.14", "refused 6.1"),
        line("6.1", "D21: no assault out of command",
             gravellona({{"15.15", "@Redi1"}, {"09.14", "@GAR1"}, {"15.14", "@IV1"}}),
             "assault from=15.15 units=@Redi1 path=15.14", "refused 6.1"),
        line("6.1", "no movement and fire out of command",
             gravellona({{"15.15", "@Redi1"}, {"09.14", "@GAR1"}, {"15.13", "@IV1"}}),
             "move_fire from=15.15 units=@Redi1 path=15.16", "refused 6.1"),
        line("6.1", "no splitting out of command",
             gravellona({{"15.15", "@Redi1"}, {"09.14", "@GAR1"}, {"17.07", "@IV1"}}),
             "reform from=15.15 units=@Redi1 into=21", "refused 6.1"),
        line(
            "5.1.5 2.2.1", "W1: two of 2 become 3 and 1",
            gravellona({{"09.14", "@Redi_2 @Redi_2b"},
                        {"08.14", "@GAR1"},
                        {"17.07", "@IV1"},
                        {"partisan_counters", "@Redi1"}}),
            "reform from=09.14 units=@Redi_2,@Redi_2b into=31",
            "@Redi1 at 09.14; @Redi_1 at 09.14; @Redi_2 at partisan_counters; track partisan_ap 8"),
        line("5.1.5", "W1: but not 4",
             gravellona({{"09.14", "@Redi_2 @Redi_2b"},
                         {"08.14", "@GAR1"},
                         {"17.07", "@IV1"},
                         {"partisan_counters", "@Redi1"}}),
             "reform from=09.14 units=@Redi_2,@Redi_2b into=4", "refused 5.1.5"),
        line(
            "5.1.5", "A67: markers stay with the parts",
            gravellona({{"09.14", "@Redi1:fire=2:prone=1"}, {"08.14", "@GAR1"}, {"17.07", "@IV1"}}),
            "reform from=09.14 units=@Redi1 into=21",
            "@Redi_2 fire 2; @Redi_1 fire 2; @Redi_1 prone 1"),
        line("5.1.6 10.1.3", "recovery costs two and needs a Command in the hex",
             gravellona({{"09.14", "@Redi1:prone=1 @GAR1"}, {"17.07", "@IV1"}}),
             "recover from=09.14 units=@Redi1", "@Redi1 prone 0; track partisan_ap 7"),
        line("5.1.6", "without one there is none", lone({{"10.14", "@Redi2:prone=1"}}),
             "recover from=10.14 units=@Redi2", "refused 5.1.6"),
        line("5.1.6", "A28: the whole stack",
             gravellona({{"09.14", "@Redi1:prone=1 @Redi_2:prone=1 @GAR1"}, {"17.07", "@IV1"}},
                        {{"A28", "stack"}}),
             "recover from=09.14 units=@Redi1,@Redi_2", "@Redi1 prone 0; @Redi_2 prone 0"),
        line("5.1.6", "A28: or one unit",
             gravellona({{"09.14", "@Redi1:prone=1 @Redi_2:prone=1 @GAR1"}, {"17.07", "@IV1"}},
                        {{"A28", "one"}}),
             "recover from=09.14 units=@Redi1,@Redi_2", "refused 5.1.6/A28"),
        line("10.1.1", "whoever is pinned does not move",
             gravellona({{"09.14", "@Redi1:prone=1"}, {"08.14", "@GAR1"}, {"17.07", "@IV1"}}),
             moveRedi + "09.15", "refused 10.1.1"),
        line("5.1.3", "D53: half the points, then fire at -1",
             gravellona({{"09.15", "@Redi1"},
                         {"08.14", "@GAR1"},
                         {"11.14", "@IV1:fire=2"},
                         {"17.07", "@VG1"}}),
             "move_fire from=09.15 units=@Redi1 path=09.14; fire from=09.14 units=@Redi1 "
             "target=11.14 "
             "| 6 5 5 6",
             "@IV1 prone 0; @Redi1 fire 1; track partisan_ap 8"),
        line("5.1.3", "D53: not further than half", lone(),
             "move_fire from=09.14 units=@Redi1 "
             "path=09.15,10.15,11.16",
             "refused 8"),
        line("5.1.3", "fire first, then half the points",
             gravellona({{"09.14", "@Redi1"},
                         {"08.14", "@GAR1"},
                         {"11.14", "@IV1:fire=2"},
                         {"17.07", "@VG1"}}),
             "fire_move from=09.14 units=@Redi1 target=11.14 | 1 1 5; go path=09.15,09.16",
             "@Redi1 at 09.16; @Redi1 fire 1"),
        line("5.1.3", "D53: artillery does not move and fire",
             gravellonaAxis({{"12.12", "@ART1"}, {"12.13", "@VG1"}, {"12.15", "@Redi1"}}),
             "move_fire from=12.12 units=@ART1 path=12.11", "refused 5.1.3/A11"),
        line("13.3.1", "cars keep to roads and open ground",
             gravellona({{"10.17", "@CV1"}, {"09.19", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=10.17 units=@CV1 path=09.17", "refused 13.3.1"),
        line("13.3.1", "D45: seven points are two throws",
             gravellona({{"10.20", "@CV1"}, {"09.19", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=10.20 units=@CV1 path=10.19,11.19,11.18,11.17,11.16,11.15,11.14 | 3 3",
             "@CV1 at 11.14"),
        line("13.3.1", "D45: and 1 or 2 on either ends it",
             gravellona({{"10.20", "@CV1"}, {"09.19", "@GAR1"}, {"17.07", "@IV1"}}),
             "move from=10.20 units=@CV1 path=10.19,11.19,11.18,11.17,11.16,11.15,11.14 | 3 2",
             "@CV1 at eliminated; track partisan_losses 1"),
        line("3.1.a 3.1.1", "D41: a pass is not final", lone(),
             "pass; move from=17.07 units=@IV1 path=17.06; " + moveRedi + "09.15",
             "@Redi1 at 09.15"),
        line("3.1 3.1.a 3.1.c", "D41: two passes in a row end the turn", lone(),
             "pass; pass | 1 1 1", "track turn 3"),
        line("3.1.a", "out of points is a pass", with(lone(), "axis_ap", 0), "pass | 1 1 1",
             "track turn 3"),
        line("3.1.a", "both out of points", with(with(lone(), "axis_ap", 0), "partisan_ap", 1),
             moveRedi + "09.15 | 1 1 1", "track turn 3"),
        line(
            "3.1.c", "markers are removed",
            gravellona({{"09.14", "@Redi1:fire=2:prone=1"}, {"08.14", "@GAR1"}, {"17.07", "@IV1"}}),
            "pass; pass | 1 1 1", "@Redi1 fire 0; @Redi1 prone 0"),
        line("4.1 15.2", "what is left is added, one for each formation on the map",
             with(lone({{"10.16", "@Rom1"}, {"17.15", "@Cin1"}}), "partisan_ap", 3),
             "pass; pass | 1 2 5", "track partisan_ap 8; track axis_ap 6; track initiative 1"),
        line("4.1", "but never more than twelve", lone(), "pass; pass | 1 6 1",
             "track partisan_ap 12"),
        line("4.2 4.2.1", "the greater total has the initiative",
             with(with(lone(), "partisan_ap", 0), "axis_ap", 4), "pass | 1 1 5; pass",
             "track initiative 0"),
        line("4.2", "D40: on a tie it stays", with(with(lone(), "partisan_ap", 0), "axis_ap", 1),
             "pass; pass | 1 1 2",
             "track initiative 1; track partisan_ap 2; track axis_ap 2; decision act partisan"),
    });

/// The line of sight by another way: many points along the line between the centres, each asked
/// for the hexes it lies in.
bool seesByPoints(const Position& position, HexId from, HexId to) {
    const HexMap& map = position.map();
    const Hex a = map.hex(from);
    const Hex b = map.hex(to);
    const auto isBlocked = [&](Hex hex) {
        const HexId id = map.id(hex);
        return id.exists() && terrainOf(position, id).blocksSight;
    };
    constexpr int parts = 240;
    for (int i = 1; i < parts; ++i) {
        // Cube coordinates times `parts`; a point on a hexside is as near to two centres.
        const int q = a.q * (parts - i) + b.q * i;
        const int r = a.r * (parts - i) + b.r * i;
        std::vector<Hex> nearest;
        long best = -1;
        for (int dq = -1; dq <= 1; ++dq)
            for (int dr = -1; dr <= 1; ++dr) {
                const Hex hex{(q >= 0 ? q / parts : -((-q + parts - 1) / parts)) + dq,
                              (r >= 0 ? r / parts : -((-r + parts - 1) / parts)) + dr};
                const long x = q - static_cast<long>(hex.q) * parts;
                const long y = r - static_cast<long>(hex.r) * parts;
                const long apart = x * x + x * y + y * y;
                if (best < 0 || apart < best) {
                    best = apart;
                    nearest.clear();
                }
                if (apart == best)
                    nearest.push_back(hex);
            }
        std::erase_if(nearest, [&](Hex hex) { return hex == a || hex == b; });
        if (nearest.size() == 1 && isBlocked(nearest.front()))
            return false;
        if (nearest.size() == 2 && isBlocked(nearest[0]) && isBlocked(nearest[1]))
            return false;
    }
    return true;
}

struct Sight {
    const char* what;
    const char* scenario;
    const char* from;
    const char* to;
    bool clear;
    UnitsOnBoard units;
    Choices rulings;
};

/// Enters them before any test runs.
std::vector<Sight> entered(std::vector<Sight> sights) {
    for (const Sight& each : sights)
        RuleRows::enter("8.3 8.3.1 8.3.2", Board{.rulings = each.rulings});
    return sights;
}

const std::vector<Sight> sights = entered({
    {"D1 along two buildings", "gravellona", "05.15", "07.15", false, {}, {}},
    {"D2 along one building", "gravellona", "05.14", "07.14", true, {}, {}},
    {"D4 along open ground and forest", "tarnova", "08.12", "06.12", true, {}, {}},
    {"D4 through forest", "tarnova", "08.12", "06.13", false, {}, {}},
    {"D5 a unit between", "gravellona", "12.12", "11.15", false, {{"12.13", "@Redi1"}}, {}},
    {"D5 a Command between",
     "gravellona",
     "12.12",
     "11.15",
     true,
     {{"12.13", "@GAR1"}},
     {{"A24", "no"}}},
    {"D5 A24 a Command that blocks",
     "gravellona",
     "12.12",
     "11.15",
     false,
     {{"12.13", "@GAR1"}},
     {{"A24", "yes"}}},
    {"D6 into the wood", "tarnova", "11.08", "11.06", true, {}, {}},
    {"D6 not through it", "tarnova", "11.08", "11.05", false, {}, {}},
});

} // namespace

TEST_CASE("2 to 8 commands, actions and movement") {
    movementRows.check();
}

TEST_CASE("8.3 the line of sight is that of a reference routine on both maps, and symmetric") {
    for (const char* scenario : {"gravellona", "tarnova"}) {
        CAPTURE(scenario);
        const Setting setting = settingOf(banditenGame(), scenario);
        const State empty(setting.package().shape(*setting.scenario));
        const Position position(empty, setting);
        std::size_t wrong = 0;
        std::size_t pairs = 0;
        for (const HexId from : position.map().hexes())
            for (const HexId to : position.map().within(from, printed(position).longest)) {
                if (!(from < to))
                    continue;
                ++pairs;
                const bool clear = sees(position, from, to);
                wrong += clear != sees(position, to, from) ? 1 : 0;
                wrong += clear != seesByPoints(position, from, to) ? 1 : 0;
            }
        CHECK(wrong == 0);
        CHECK(pairs > 15'000);
    }
}

TEST_CASE("8.3 lines of sight one by one") {
    for (const Sight& each : sights) {
        CAPTURE(each.what);
        Board board = each.scenario == std::string("tarnova")
                          ? tarnova(each.units, each.rulings)
                          : gravellona(each.units, each.rulings);
        board.units.emplace_back("20.10",
                                 each.scenario == std::string("tarnova") ? "@Ca1" : "@IV1");
        for (auto& [place, units] : board.units)
            units = named(units);
        const RuleTable table(board);
        CHECK(sees(table.position(), table.hex(each.from), table.hex(each.to)) == each.clear);
    }
}

} // namespace esagono::banditen::movement_tests
