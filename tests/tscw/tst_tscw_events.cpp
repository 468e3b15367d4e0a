// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6: events drawn, held and played, and what they do.
#include "tscw/chapters.h"
#include "tscw/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// The Republicans draw this event.
Board draws(const std::string& chit, UnitsOnBoard units = {}, Choices rulings = {}) {
    return drawing(republicans("draw!", std::move(units), std::move(rulings)), "republican", chit);
}
/// The Nationalists draw this event; the Republicans nothing.
Board drawn(const std::string& chit, UnitsOnBoard units = {}, Choices rulings = {}) {
    return drawing(nationalists("draw!", std::move(units), std::move(rulings)), "nationalist",
                   chit);
}
/// With chits of this and the next turn to come.
Board later(Board board) {
    board.pools["later_republican"] = "R10 R12 R19";
    return board;
}

const RuleRows draw(
    "draw",
    {
        row("6.2", "a No Event goes back into the cup, and no other is drawn", draws("R29"), "",
            "chit R29 cup_republican; track morale 55"),
        row("6.4", "a yellow dot is played at once and leaves the game", draws("R3"), "",
            "chit R3 played_republican; track morale 57"),
        row("6.4", "an event without a dot is kept", draws("R7"), "", "chit R7 hand_republican"),
        row("6.4", "and so is a blue dot", draws("R20"), "", "chit R20 hand_republican"),
        row("6.2", "a void event leaves the game", held(draws("R13"), "nationalist", "2813"), "",
            "chit R13 played_republican; track morale 55"),
        row("6.2", "and is played if its condition holds", held(draws("R13"), "republican", "2813"),
            "", "chit R13 played_republican; track morale 57"),
        row("6.2", "Casado's coup waits for a morale of 30", with(draws("R27"), "morale", 31), "",
            "track morale 31"),
        row("6.2", "and comes then", with(draws("R27"), "morale", 30), "", "track morale 22"),
        row("6.1 6.3", "chits of this turn are added after the draw, of later turns not yet",
            later(draws("R29")), "",
            "chit R10 cup_republican; chit R12 cup_republican; chit R19 later_republican"),
        row("6.1 6.2", "an empty cup is no harm", republicans("draw!", {}), "", "track morale 55"),
    });

const RuleRows effects(
    "effects",
    {
        row("6.4", "resource points and an air unit at once", draws("R4", {{"turn_9", "A-R3"}}), "",
            "track rp_republican 3; A-R3 at republican_air"),
        row("6.4", "points that are not there cannot be lost",
            with(draws("R15"), "rp_republican", 1), "", "track rp_republican 0"),
        row("6.4", "a column leaves the game, or the division it became",
            draws("R10", {{"2712", "R-LEN"}}), "",
            "R-LEN at republican_withdrawn; track morale 53"),
        row("6.4", "the ship is used for this turn", draws("R26", {{"nationalist_naval", "V-N"}}),
            "", "V-N face 1; track morale 56"),
        row("6.4", "Oviedo must be attacked", held(draws("R1"), "nationalist", "3607"), "",
            "track obligation 1"),
        row("6.2", "unless it is Republican", held(draws("R1"), "republican", "3607"), "",
            "track obligation 0; chit R1 played_republican"),
        row("6.4", "Santoña: Basques outside of Euskadi leave the game",
            held(drawn("N19", {{"3710", "R-1B"}}), "nationalist",
                 "3414 3513 3514 3612 3613 3614 3615 3616"),
            "", "R-1B at republican_withdrawn"),
    });

} // namespace

TEST_CASE("Events are drawn, kept, void or played") {
    draw.check();
}

TEST_CASE("Events do what they say") {
    effects.check();
}

TEST_CASE("Every chit of the game is read") {
    const std::vector<Chit> chits = readChits(tscwGame().package);
    CHECK(chits.size() == 64);
    CHECK(std::ranges::count_if(chits, [](const Chit& each) {
              return each.effect(Op::NoEvent) != nullptr && each.dot == Dot::Yellow;
          }) == 8);
    CHECK(std::ranges::count_if(chits, &Chit::isForCombat) == 17);
    CHECK(std::ranges::none_of(chits, [](const Chit& each) { return each.effects.empty(); }));
}
