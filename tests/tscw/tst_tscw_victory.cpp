// SPDX-License-Identifier: GPL-3.0-or-later
// Morale, the Alcázar, victory and the end of a turn, row by row.
#include "engine/tscw/chapters.h"
#include "tests/tscw/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

// What the cases in code below prove.
[[maybe_unused]] const bool moraleEntered = (RuleRows::enter("4.2.1 10.7 PB16.1.1 4.2"), true);

/// The end of a turn is about to begin. Dice before the first decision are sixes.
Board ending(int turn, UnitsOnBoard units = {}, Choices rulings = {}) {
    return onTurn(nationalists("end_turn!", std::move(units), std::move(rulings)), turn);
}

const RuleRows turnRows(
    "the end of a turn",
    {
        row("5.1 5.2.D", "the next turn begins", ending(8), "", "track turn 9"),
        row("5.2.D 12.2.1", "air and naval units are ready again",
            ending(8, {{"nationalist_air", "A-N1:used"}, {"nationalist_naval", "V-N:used"}}), "",
            "A-N1 face 0; V-N face 0"),
        row("5.2.D 12.1", "HQs are not", ending(8, {{"3311", "N-NOR:used"}}), "", "N-NOR face 1"),
        row("5.2.D 9.2", "supply is checked", ending(8, {{"3108", "R-11div"}}), "",
            "R-11div supply 1"),
        row("5.2 5.2.D", "what a turn leaves behind is forgotten",
            with(ending(8, {{"2712", "R-11div:moved=1:spent=3:fought=2:strategic=1:exploits=1"}}),
                 "rail_republican", 4),
            "",
            "R-11div moved 0; R-11div spent 0; R-11div fought 0; R-11div strategic 0; "
            "R-11div exploits 0; track rail_republican 0"),
        row("15.16 5.2.D", "D10: with Cádiz and La Coruña joined the shortage is over",
            with(held(ending(5), "nationalist",
                      "2205 2206 2305 2106 2105 2006 2005 1906 1905 1806 "
                      "1805 1705 2306 2307 2207 2107 2007 1907 1807 1706 1606 1506"),
                 "ammunition", 1),
            "", "track ammunition 0"),
        row("15.16", "otherwise it lasts", with(ending(4), "ammunition", 1), "",
            "track ammunition 1"),
        row("15.16", "to the end of turn 6", with(ending(6), "ammunition", 1), "",
            "track ammunition 0"),
    });

Board besieged(int turn, UnitsOnBoard units) {
    Board board =
        onTurn(with(republicans("exploitation_combat!", std::move(units)), "alcazar", 1), turn);
    board.markers = {"alcazar@2510"};
    return board;
}

/// Likewise in the last movement before it, so that the die can be told.
Board soonBesieged(UnitsOnBoard units) {
    Board board = onTurn(with(republicans("exploitation", std::move(units)), "alcazar", 1), 2);
    board.markers = {"alcazar@2510"};
    return board;
}

const RuleRows alcazarRows(
    "the Alcázar",
    {
        row("PB16.1.1", "it resists: a point of morale", besieged(2, {{"2510", "R-HZ"}}), "",
            "track morale 54; track alcazar 1; marker alcazar 2510"),
        row("PB16.1.1", "or falls, with a one", soonBesieged({{"2510", "R-HZ"}}), "end | 1",
            "no_marker alcazar 2510"),
        row("PB16.1.1", "with a two neither", soonBesieged({{"2510", "R-HZ"}}), "end | 2",
            "track morale 55; marker alcazar 2510"),
        row("PB16.1.1", "out of play nobody rolls",
            with(besieged(2, {{"2510", "R-HZ"}}), "alcazar", 3), "", "track morale 55"),
    });

const RuleRows endRows(
    "victory",
    {
        row("4.1 PB17.4 1.2", "the campaign: a morale of 20", with(ending(8), "morale", 20), "",
            "decision over; winner nationalist"),
        row("4.1 PB17.4", "not one of 21", with(ending(8), "morale", 21), "", "track turn 9"),
        row("4.1 PB17.4", "after turn 19 the Republic has held out", with(ending(19), "morale", 21),
            "", "decision over; winner republican"),
        row("PB17.1 4.1", "1936: Madrid", in(held(ending(2), "nationalist", "2712"), "1936"), "",
            "decision over; winner nationalist"),
        row("PB17.1 4.1", "1936: at the end morale and a link by land",
            in(with(held(ending(5), "nationalist",
                         "2205 2206 2305 2106 2105 2006 2005 1906 1905 1806 1805 1705 2306 2307 "
                         "2207 2107 2007 1907 1807 1706 1606 1506"),
                    "morale", 50),
               "1936"),
            "", "decision over; winner nationalist"),
        row("PB17.1 4.1", "1936: morale alone does not do",
            in(with(ending(5), "morale", 40), "1936"), "", "decision over; winner republican"),
        row("PB17.2 4.1", "1937: the northern capitals and a morale of 45",
            in(with(held(ending(11), "nationalist", "3613 3710 3707"), "morale", 45), "1937"), "",
            "decision over; winner nationalist"),
        row("PB17.2 4.1", "1937: with one of them the Republic wins",
            in(with(held(ending(11), "nationalist", "3710 3707"), "morale", 45), "1937"), "",
            "decision over; winner republican"),
        row("PB17.3 4.1", "1938: a morale of 24", in(with(ending(13), "morale", 24), "1938"), "",
            "decision over; winner nationalist"),
        row("PB17.3 4.1", "1938: otherwise the Republic",
            in(with(ending(17), "morale", 30), "1938"), "", "decision over; winner republican"),
    });

Board capitals(int turn, const std::string& hexes, const std::string& choice) {
    return held(ending(turn, {}, {{"sudden_death", choice}}), "republican", hexes);
}

const RuleRows capitalRows(
    "sudden death",
    {
        row("PB17.4", "four capitals: the Nationalists have a turn",
            capitals(8, "1612 3218 2617 1809", "on"), "", "track sudden_death 1; track turn 9"),
        row("PB17.4", "a turn later the Republicans win",
            with(capitals(9, "1612 3218 2617 1809", "on"), "sudden_death", 1), "",
            "decision over; winner republican"),
        row("PB17.4", "unless one is won back",
            with(capitals(9, "1612 3218 2617", "on"), "sudden_death", 1), "",
            "track sudden_death 0; track turn 10"),
        row("PB17.4", "three are not enough", capitals(8, "1612 3218 2617", "on"), "",
            "track sudden_death 0"),
        row("PB17.4", "too late after turn 11", capitals(12, "1612 3218 2617 1809", "on"), "",
            "track sudden_death 0"),
        row("PB17.4", "without the option nothing happens",
            capitals(8, "1612 3218 2617 1809", "off"), "", "track sudden_death 0"),
    });

/// A draft on a board, for rules that no command leads to alone.
struct Sheet {
    RuleTable table;
    Draft draft;

    explicit Sheet(const Board& board)
        : table(board)
        , draft(table.state, table.setting, table.dice) {}
};

} // namespace

TEST_CASE("W1: Barcelona lost costs five points of morale, regained it gives them back") {
    Sheet sheet(with(nationalists("movement", {}), "morale", 58));
    const HexId barcelona = sheet.table.hex("2923");
    takeHex(sheet.draft, barcelona, nationalist, "10.7");
    CHECK(sheet.draft.position().track(moraleTrack) == 53);
    takeHex(sheet.draft, barcelona, nationalist, "10.7");
    CHECK(sheet.draft.position().track(moraleTrack) == 53);
    takeHex(sheet.draft, barcelona, republican, "10.7");
    CHECK(sheet.draft.position().track(moraleTrack) == 58);
}

TEST_CASE("W2: Granada taken gives two points of morale, lost it takes them away") {
    Sheet sheet(with(nationalists("movement", {}), "morale", 58));
    const HexId granada = sheet.table.hex("1612");
    takeHex(sheet.draft, granada, republican, "10.7");
    CHECK(sheet.draft.position().track(moraleTrack) == 60);
    takeHex(sheet.draft, granada, nationalist, "10.7");
    CHECK(sheet.draft.position().track(moraleTrack) == 58);
}

TEST_CASE("PB16.1.1: Nationalists in Toledo relieve the Alcázar") {
    Sheet sheet(besieged(2, {}));
    const int before = sheet.draft.position().track(moraleTrack);
    takeHex(sheet.draft, sheet.table.hex("2510"), nationalist, "10.7");
    CHECK(sheet.draft.position().track(alcazarTrack) == Relieved);
    CHECK(sheet.draft.position().track(moraleTrack) == before - 2 - 1);
    CHECK(!sheet.draft.position().has(Place(sheet.table.hex("2510")), alcazarMarker));
}

TEST_CASE("PB16.1.1, D54: the roll for the Alcázar") {
    struct Roll {
        const char* what;
        bool manned;
        int die, morale, alcazar;
    };
    for (const Roll& roll :
         {Roll{"a 1: it falls", true, 1, 56, Fallen}, Roll{"a 3: nothing", true, 3, 55, Resists},
          Roll{"a 4: it resists", true, 4, 54, Resists},
          Roll{"D54: nobody in Toledo, a 2 counts as 4", false, 2, 54, Resists},
          Roll{"nobody in Toledo, a 1 is not enough", false, 1, 55, Resists}}) {
        CAPTURE(roll.what);
        const UnitsOnBoard units = roll.manned ? UnitsOnBoard{{"2510", "R-HZ"}} : UnitsOnBoard{};
        Board board = onTurn(with(republicans("exploitation", units), "alcazar", 1), 2);
        board.markers = {"alcazar@2510"};
        RuleTable table(board);
        table.dice = ToldDice();
        table.dice.tell(roll.die);
        ToldDice dice = table.dice;
        Draft draft(table.state, table.setting, dice);
        draft.pop();
        draft.push(frame(endTurnKind));
        table.setting.kind(frame(endTurnKind)).run(draft);
        CHECK(draft.position().track(moraleTrack) == roll.morale);
        CHECK(draft.position().track(alcazarTrack) == roll.alcazar);
    }
}

TEST_CASE("morale never falls below nothing") {
    Sheet sheet(with(nationalists("movement", {}), "morale", 3));
    changeMorale(sheet.draft, -5, "4.2");
    CHECK(sheet.draft.position().track(moraleTrack) == 0);
}

TEST_CASE("the end of a turn") {
    turnRows.check();
}
TEST_CASE("the Alcázar") {
    alcazarRows.check();
}
TEST_CASE("victory") {
    endRows.check();
}
TEST_CASE("sudden death") {
    capitalRows.check();
}
