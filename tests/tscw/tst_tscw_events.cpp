// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 6: events drawn, held and played, and what they do.
#include "engine/tscw/chapters.h"
#include "tests/tscw/battlefield.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace esagono;
using namespace esagono::tscw;

namespace {

/// The Republicans draw this event, and the Nationalists have a unit to repair.
Board draws(const std::string& chit, UnitsOnBoard units = {}, Choices rulings = {}) {
    units.emplace_back("1607", "N-16div:reduced");
    return drawing(republicans("draw!", std::move(units), std::move(rulings)), "republican", chit);
}
/// The Nationalists draw this event; the Republicans nothing.
Board drawn(const std::string& chit, UnitsOnBoard units = {}, Choices rulings = {}) {
    return drawing(nationalists("draw!", std::move(units), std::move(rulings)), "nationalist",
                   chit);
}
/// Likewise before columns and Italians are withdrawn.
Board early(const std::string& chit, UnitsOnBoard units = {}, Choices rulings = {}) {
    return onTurn(drawn(chit, std::move(units), std::move(rulings)), 5);
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
        row("6.4 4.2.2", "a yellow dot is played at once and leaves the game", draws("R3"), "",
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

/// The Republicans have this event when they decide on mobilisation.
Board mobilises(const std::string& chit, UnitsOnBoard units = {}, Choices rulings = {}) {
    return holding(republicans("mobilisation", std::move(units), std::move(rulings)), "republican",
                   chit);
}

const RuleRows inHand(
    "held",
    {
        row("6.4 11.2", "guerrillas: two units fewer by rail, in halves", mobilises("R19"),
            "event chit=R19", "track rail_bonus -4; chit R19 played_republican"),
        row("6.3", "several events may be played in one turn",
            holding(nationalists("reserves", {{"1305", "N-SUR:used"}, {"2510", "R-11div R-35div"}}),
                    "nationalist", "N22 N28"),
            "event chit=N28; look hex=2510; done; event chit=N22; choose unit=N-SUR",
            "N-SUR face 0; chit N22 played_nationalist; chit N28 played_nationalist"),
        row("6.4", "an HQ in supply becomes available",
            holding(nationalists("reserves", {{"1305", "N-SUR:used"}}), "nationalist", "N22"),
            "event chit=N22; choose unit=N-SUR", "N-SUR face 0; decision reserves nationalist"),
        row("6.4", "if there is one that is used",
            holding(nationalists("reserves", {{"1305", "N-SUR"}}), "nationalist", "N22"),
            "event chit=N22", "refused 6.4"),
        row("12.1", "and in supply",
            holding(nationalists("reserves", {{"1305", "N-SUR:used"}, {"2116", "N-CEN:used"}}),
                    "nationalist", "N22"),
            "event chit=N22; choose unit=N-CEN", "refused 12.1"),
        row("12.1.4", "but not while it holds reserves",
            holding(nationalists("reserves", {{"1305", "N-SUR:used N-11div"},
                                              {"3701", "N-NOR:used:reserve=1 N-13div:reserve=1"}}),
                    "nationalist", "N22"),
            "event chit=N22; choose unit=N-NOR", "refused 12.1.4/reserve_hq"),
        row("6.4", "an event must be in hand", mobilises("R19"), "event chit=R7", "refused 6.4"),
        row("15.12", "modifiers of combat are played in combat", mobilises("R7"), "event chit=R7",
            "refused 15.12"),
        row("6.4", "a blue dot waits for the own movement", mobilises("R20"), "event chit=R20",
            "refused 6.4"),
        row("7.6 6.4", "the Fifth Regiment is played when units are rebuilt", mobilises("R24"),
            "event chit=R24", "refused 7.6"),
        row("6.4 7.6", "and rebuilds columns and brigades around Madrid",
            holding(republicans("rebuild", {{"republican_eliminated", "R-T R-LEN R-11div"}}),
                    "republican", "R24"),
            "event chit=R24; send unit=R-T hex=2712; send unit=R-LEN hex=2712",
            "R-T at 2712; R-T face 1; R-LEN at 2712; decision rebuild republican"),
        row("6.4", "no divisions",
            holding(republicans("rebuild", {{"republican_eliminated", "R-T R-11div"}}),
                    "republican", "R24"),
            "event chit=R24; send unit=R-11div hex=2712", "refused 6.4"),
        row("6.4", "nor farther away",
            holding(republicans("rebuild", {{"republican_eliminated", "R-T"}}), "republican",
                    "R24"),
            "event chit=R24; send unit=R-T hex=2318", "refused 6.4 because 2318"),
        row("7.8", "nor in a hex of the enemy",
            holding(republicans("rebuild", {{"republican_eliminated", "R-T"}, {"2711", "N-11div"}}),
                    "republican", "R24"),
            "event chit=R24; send unit=R-T hex=2711", "refused 7.8 because 2711"),
        row("6.4", "less is enough",
            holding(republicans("rebuild", {{"republican_eliminated", "R-T R-LEN"}}), "republican",
                    "R24"),
            "event chit=R24; send unit=R-T hex=2712; done", "R-LEN at republican_eliminated"),
    });

const RuleRows choices(
    "choices",
    {
        row("6.4", "the airlift takes colonial columns to Seville or Jerez",
            early("N3", {{"1108", "N-CST N-L"}}),
            "send unit=N-CST hex=1607; send unit=N-L hex=1406", "N-CST at 1607; N-L at 1406"),
        row("6.4", "no farther", early("N3", {{"1108", "N-CST"}}), "send unit=N-CST hex=1809",
            "refused 6.4"),
        row("6.4", "and nobody who is elsewhere", early("N3", {{"1108", "N-CST"}, {"1305", "N-L"}}),
            "send unit=N-L hex=1607", "refused 6.4"),
        row("6.4", "or stays", early("N3", {{"1108", "N-CST"}}), "done", "N-CST at 1108"),
        row("6.4", "with nobody in Africa nothing happens", early("N3"), "",
            "chit N3 played_nationalist"),
        row("6.4", "Mola's death: an HQ of the north is used",
            drawn("N9", {{"3311", "N-NOR"}, {"1607", "N-SUR"}}), "choose unit=N-NOR",
            "N-NOR face 1"),
        row("6.4", "not one of the south", drawn("N9", {{"3311", "N-NOR"}, {"1607", "N-SUR"}}),
            "choose unit=N-SUR", "refused 6.4"),
        row("6.4", "and it is no choice whether", drawn("N9", {{"3311", "N-NOR"}}), "done",
            "refused 6.4"),
        row("6.4 7.4", "Italians go home, of the owner's choice",
            early("N14", {{"3311", "N-DLV N-FIN"}}), "choose unit=N-FIN",
            "N-FIN at nationalist_withdrawn; N-DLV at 3311; marker credit 3311"),
        row("7.4", "and leave no place, by another reading",
            early("N14", {{"3311", "N-DLV N-FIN"}}, {{"event_withdrawals", "none"}}),
            "choose unit=N-FIN", "N-FIN at nationalist_withdrawn; no_marker credit 3311"),
        row("7.4", "the International Brigades leave, and free a place",
            draws("R11", {{"2712", "R-T"}, {"republican_eliminated", "R-GI"}},
                  {{"event_withdrawals", "credit"}}),
            "",
            "R-T at republican_withdrawn; R-GI at republican_withdrawn; marker credit 2712; "
            "track morale 53"),
    });

/// The Nationalists have events, and an HQ they have used.
Board keeping(const std::string& decision, const std::string& chits, const std::string& hands) {
    return holding(nationalists(decision, {{"1306", "N-SUR:used"}}, {{"hidden_hands", hands}}),
                   "nationalist", chits);
}

/// Likewise with a stack of the enemy that an event would let them look at.
Board watching(const std::string& chits, const std::string& hands) {
    Board board = keeping("events!", chits, hands);
    board.units.emplace_back("2510", "R-11div R-35div");
    return board;
}

const RuleRows whenWished(
    "whenever wished",
    {
        row("6.4", "an event without a dot is played in the own exploitation",
            keeping("exploitation", "N22", "off"), "event chit=N22; choose unit=N-SUR",
            "N-SUR face 0; decision exploitation nationalist"),
        row("6.4", "and when segments of the enemy begin", keeping("events!", "N22", "off"),
            "event chit=N22; choose unit=N-SUR", "N-SUR face 0; decision events nationalist"),
        row("6.4", "not one with a blue dot", keeping("events", "N21", "on"), "event chit=N21",
            "refused 6.4"),
        row("6.4", "who cannot play any is not asked", keeping("events!", "N1", "off"), "",
            "decision movement republican"),
        row("6.4", "unless hands are hidden, and he might hold one", watching("N1", "on"), "",
            "decision events nationalist"),
        row("6.4", "which all can see he does not", keeping("events!", "N1", "on"), "",
            "decision movement republican"),
        row("6.4", "he may put it off", watching("N1", "on"), "done; end",
            "decision events nationalist"),
        row("6.4", "or be asked no more in this phase", watching("N1", "on"), "no_events; end",
            "decision rebuild nationalist; track turn 9"),
        row("6.4", "once for all segments of the administration", keeping("sea", "N1", "on"),
            "no_events", "decision movement nationalist"),
        row("6.4", "in another phase he is asked again", keeping("sea", "N1", "on"),
            "no_events; end", "decision combat nationalist"),
        row("6.4", "without hidden hands there is nothing to decline", keeping("sea", "N4", "off"),
            "no_events", "refused 6.4; offered event; not_offered no_events"),
        row("6.4 15.12", "in combats he is asked, or has declined",
            holding(nationalistAttack("N-11div N-12div", "R-10div", {}, {{"hidden_hands", "on"}}),
                    "republican", "R23"),
            attack + "; no_events | 3; lose shares=N-11div:1", "decision combat nationalist"),
        row("7.6", "points that repair nobody ask nobody",
            with(nationalists("rebuild!", {{"1306", "N-SUR"}}), "rp_nationalist", 5), "",
            "decision movement nationalist"),
    });

/// The Republicans attack from 2413, and the Nationalists hold events and have an HQ they have
/// used.
Board underAttack(const std::string& chits, const std::string& hands, Choices rulings = {}) {
    rulings["hidden_hands"] = hands;
    return holding(
        with(republicanAttack(
                 "R-11div R-35div", "N-11div",
                 {{"2312", "N-12div"}, {"2411", "N-NOR:used"}, {"2711", "R-10div R-22div"}},
                 rulings),
             "rp_nationalist", 2),
        "nationalist", chits);
}
const std::string onPlain = "attack target=2412 with=R-11div";
const std::string onTown = "attack target=2312 with=R-35div";

const RuleRows betweenAttacks(
    "whenever the enemy attacks",
    {
        row("6.4", "an event without a dot is played when the enemy has attacked",
            underAttack("N22", "off"), onPlain, "decision events nationalist"),
        row("6.4 12.1.5", "before anybody supports", underAttack("N22", "off"),
            onPlain + "; event chit=N22; choose unit=N-NOR; done",
            "N-NOR face 0; decision support nationalist"),
        row("6.4", "and with every attack", underAttack("N22", "off"),
            onPlain + "; done | 3; " + onTown, "decision events nationalist"),
        row("6.4", "who cannot play any is not asked", underAttack("N1", "off"), onPlain + " | 3",
            "decision combat republican"),
        row("6.4", "nor who wants none in this phase", underAttack("N22", "off"),
            onPlain + "; no_events | 3; " + onTown + " | 3", "decision combat republican"),
        row("6.4", "whoever hides his hand is asked", underAttack("N1", "on"), onPlain,
            "decision events nationalist"),
        row("6.4 15.4", "where attacks are declared first, before the first support",
            underAttack("N22", "off", {{"declared_attacks", "all_first"}}), onPlain + "; declare",
            "decision events nationalist"),
        row("6.4 15.4", "and before each is resolved",
            underAttack("N22", "off", {{"declared_attacks", "all_first"}}),
            onPlain + "; " + onTown + "; declare; done; resolve target=2312",
            "decision events nationalist"),
    });

/// Of the Republicans, when their movement begins.
Board moves(const std::string& chit, UnitsOnBoard units, Choices rulings = {}) {
    return holding(republicans("movement", std::move(units), std::move(rulings)), "republican",
                   chit);
}
const UnitsOnBoard wounded = {{"2318", "R-11div:reduced R-35div:reduced R-10div"}};

const RuleRows
    blue("blue",
         {
             row("6.4", "a blue dot is played when movement begins", moves("R25", wounded),
                 "event chit=R25; choose unit=R-11div; choose unit=R-35div",
                 "R-11div face 0; R-35div face 0; decision movement republican"),
             row("6.4", "not after a unit has moved", moves("R25", wounded),
                 "move from=2318 units=R-10div path=2317; event chit=R25",
                 "refused 6.4 because R-10div"),
             row("7.6", "a whole unit is not repaired", moves("R25", wounded),
                 "event chit=R25; choose unit=R-10div", "refused 7.6"),
             row("7.3", "nor one with a white dot",
                 holding(nationalists("movement", {{"1305", "N-CST:reduced N-11div:reduced"}}),
                         "nationalist", "N21"),
                 "event chit=N21; choose unit=N-CST", "refused 7.3"),
             row("6.4", "one step is enough", moves("R25", wounded),
                 "event chit=R25; choose unit=R-11div; done", "R-35div face 1"),
             row("6.4", "Majorca: the column leaves, and a six raises morale",
                 moves("R18", {{"2318", "R-BAY"}}), "event chit=R18 | 6",
                 "R-BAY at republican_withdrawn; track morale 57"),
             row("6.4", "other numbers do not", moves("R18", {{"2318", "R-BAY"}}),
                 "event chit=R18 | 5", "R-BAY at republican_withdrawn; track morale 55"),
             row("6.2", "without the column it would be void", moves("R18", {{"2318", "R-11div"}}),
                 "event chit=R18", "refused 6.2"),
             row("6.4", "the diversionary offensive is a debt", moves("R20", {{"2318", "R-11div"}}),
                 "event chit=R20", "track obligation 2"),
             row("6.4", "a blue dot that is not played is kept",
                 with(holding(republicans("end_turn!", {}, {{"blue_chits", "kept"}}), "republican",
                              "R20"),
                      "morale", 60),
                 "", "chit R20 hand_republican"),
             row("6.4", "or lost, by another reading",
                 with(holding(republicans("end_turn!", {}, {{"blue_chits", "lost"}}), "republican",
                              "R20"),
                      "morale", 60),
                 "", "chit R20 played_republican"),
             row("11.2", "a convoy: two units more by sea",
                 holding(nationalists("sea", {}), "nationalist", "N4"), "event chit=N4",
                 "track sea_bonus 4"),
             row("11.2", "too late when the trains go",
                 holding(nationalists("rail", {}), "nationalist", "N4"), "event chit=N4",
                 "refused 11.2"),
             row("11.2", "guerrillas come before the trains of the enemy",
                 holding(republicans("rail", {}), "republican", "R19"), "event chit=R19",
                 "refused 11.2"),
         });

const RuleRows
    debts("debts",
          {
              row("6.4", "who has not attacked Oviedo loses morale",
                  with(republicans("end_turn!", {}), "obligation", 1), "",
                  "track morale 53; track obligation 0"),
              row("6.4", "who has not made his diversion loses morale",
                  with(republicans("end_turn!", {}), "obligation", 2), "",
                  "track morale 54; track obligation 0"),
              row("6.4", "an attack on Oviedo is enough",
                  with(held(republicans("combat", {{"3606", "R-1A R-2A"}, {"3607", "N-13div"}}),
                            "republican", "3606"),
                       "obligation", 1),
                  "attack target=3607 with=R-1A,R-2A | 3", "track obligation 0"),
          });

} // namespace

TEST_CASE("Blue dots are played when movement begins, others before they are too late") {
    blue.check();
}

TEST_CASE("Events without a dot are played whenever wished") {
    whenWished.check();
}

TEST_CASE("Events without a dot are played whenever the enemy attacks") {
    betweenAttacks.check();
}

TEST_CASE("Events make a side owe an attack") {
    debts.check();
}

TEST_CASE("A diversion that takes its hex raises morale, once") {
    RuleRows::enter("6.4");
    const RuleTable at(with(republicans("combat", {{"2318", "R-11div"}}), "obligation", 2));
    ToldDice dice;
    Draft draft(at.state, at.setting, dice);
    noteAttack(draft, republican, at.hex("2616"), 3);
    noteCapture(draft, republican, at.hex("2616"));
    CHECK(draft.position().track(moraleTrack) == 55);
    noteAttack(draft, republican, at.hex("2617"), 4);
    noteCapture(draft, republican, at.hex("2617"));
    CHECK(draft.position().track(moraleTrack) == 57);
    CHECK(draft.position().track(obligationTrack) == NoObligation);
    noteCapture(draft, republican, at.hex("2617"));
    CHECK(draft.position().track(moraleTrack) == 57);
}

TEST_CASE("Events are drawn, kept, void or played") {
    draw.check();
}

TEST_CASE("Events do what they say") {
    effects.check();
}

TEST_CASE("Events that are held are played at their time") {
    inHand.check();
}

TEST_CASE("Events leave choices to their owner") {
    choices.check();
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
