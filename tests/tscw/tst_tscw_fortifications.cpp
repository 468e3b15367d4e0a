// SPDX-License-Identifier: GPL-3.0-or-later
// Fortified lines (15.14): when they become active, how they are neutralised and destroyed.
#include "engine/tscw/chapters.h"
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// The table after something happened to it.
template <class Happening>
State after(const RuleTable& table, const Happening& happening) {
    ToldDice dice;
    Draft draft(table.state, table.setting, dice);
    happening(draft);
    return draft.takeState();
}

Board lineOfMadrid(int turn, int line, const Choices& rulings = {}) {
    return with(
        onTurn(nationalists("combat", {{"2711", "N-13div"}, {"2712", "R-GRM"}}, rulings), turn),
        "line_madrid", line);
}

/// What the cases below prove, entered at start-up.
const bool areEntered = [] {
    for (const char* section : {"15.14.1", "15.14.2", "15.14.3"})
        RuleRows::enter(section);
    for (const char* choice : {"active", "not_destroyed"})
        RuleRows::enter("13.13.6", lineOfMadrid(8, Active, {{"fortified_intact", choice}}));
    return true;
}();

} // namespace

TEST_SUITE("fortifications") {

    TEST_CASE("a line becomes active on its turn, unless it was neutralised") {
        for (const auto& [turn, before, expected] :
             {std::tuple(5, Inactive, Inactive), std::tuple(6, Inactive, Active),
              std::tuple(9, Inactive, Active), std::tuple(6, Neutralised, Neutralised)}) {
            const RuleTable table(lineOfMadrid(turn, before));
            const State now = after(table, activateLines);
            CHECK(Position(now, table.setting).track(lineTrack(0)) == expected);
        }
    }

    TEST_CASE("before its turn a line is neutralised as a whole") {
        const RuleTable table(lineOfMadrid(5, Inactive));
        const State now = after(table, [&](Draft& draft) {
            breakFortification(draft, table.hex("2712"), nationalist);
        });
        const Position position(now, table.setting);
        CHECK(position.track(lineTrack(0)) == Neutralised);
        for (const HexId hex : printed(position).lines[0].hexes)
            CHECK_FALSE(isActiveFortification(position, hex, nationalist));
    }

    TEST_CASE("D48: an active line is destroyed hex by hex") {
        const RuleTable table(lineOfMadrid(8, Active));
        const State now = after(table, [&](Draft& draft) {
            breakFortification(draft, table.hex("2712"), nationalist);
        });
        const Position position(now, table.setting);
        CHECK(position.track(lineTrack(0)) == Active);
        CHECK_FALSE(isActiveFortification(position, table.hex("2712"), nationalist));
        CHECK(position.has(Place(table.hex("2712")), destroyedMarker));
        int left = 0;
        for (const HexId hex : printed(position).lines[0].hexes)
            left += isActiveFortification(position, hex, nationalist) ? 1 : 0;
        CHECK(left == 1);
        RuleTable again(lineOfMadrid(8, Active));
        const State all = after(again, [&](Draft& draft) {
            for (const HexId hex : printed(draft.position()).lines[0].hexes)
                breakFortification(draft, hex, nationalist);
        });
        CHECK(Position(all, again.setting).track(lineTrack(0)) == Destroyed);
    }

    TEST_CASE("what is intact costs the Nationalists more") {
        const auto costs = [](const Board& board) {
            const RuleTable table(board);
            return isDearToEnter(table.position(), table.hex("2712"), nationalist);
        };
        CHECK(areEntered);
        CHECK(costs(lineOfMadrid(8, Active)));
        CHECK_FALSE(costs(lineOfMadrid(5, Inactive)));
        CHECK(costs(lineOfMadrid(5, Inactive, {{"fortified_intact", "not_destroyed"}})));
        CHECK_FALSE(costs(lineOfMadrid(8, Neutralised, {{"fortified_intact", "not_destroyed"}})));
    }

} // TEST_SUITE
