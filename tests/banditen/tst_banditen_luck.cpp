// SPDX-License-Identifier: GPL-3.0-or-later
// What the replay asks of the game: what throws of fire, mines and morale cost, and were to cost.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"
#include "engine/core/fold.h"
#include "engine/play/playout.h"
#include "engine/play/steps.h"
#include "engine/replay/luck.h"
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::banditen::luck_tests {

namespace {

/// What a throw of the last command could cost, counted from behind: 0 is the last of that kind.
std::string fallsOfThrow(Board board, const std::string& acts, const char* purpose,
                         std::size_t fromBehind) {
    for (auto& [place, units] : board.units)
        units = named(units);
    RuleTable table(board);
    const State before = table.state;
    REQUIRE(table.act(named(acts)) == "");
    State state = before;
    std::optional<DiceRolled> earlier;
    std::vector<std::string> found;
    for (const Event& event : table.events) {
        if (const auto* dice = std::get_if<DiceRolled>(&event.fact)) {
            std::string text;
            const Position position(state, table.setting);
            for (const Fall& fall : fallsOf(position, *dice, earlier ? &*earlier : nullptr))
                text += (text.empty() ? "" : "; ") +
                        std::to_string((fall.chance * Ratio(216)).over()) + ": " +
                        std::to_string(fall.lost[0]) + " " + std::to_string(fall.lost[1]);
            if (dice->purpose == purpose)
                found.push_back(text);
            earlier = *dice;
        }
        fold(state, event);
    }
    REQUIRE(found.size() > fromBehind);
    return found[found.size() - 1 - fromBehind];
}

const UnitsOnBoard facing = {
    {"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"11.14", "@IV1"}, {"11.13", "@VG1"}};

/// Whether strength was lost by nothing but fire and what it brings.
bool isByFireAlone(const std::vector<Event>& events) {
    return std::ranges::none_of(events, [](const Event& event) {
        const auto* moved = std::get_if<CounterMoved>(&event.fact);
        if (moved != nullptr && moved->to == Place(eliminated))
            return event.because.section != "9.2" && event.because.section != "13.3.2" &&
                   event.because.section != "16.8" && event.because.section != "10.1.2";
        const auto* dice = std::get_if<DiceRolled>(&event.fact);
        return dice != nullptr &&
               (dice->purpose == say::diceAssault || dice->purpose == say::diceBreakdown);
    });
}

} // namespace

TEST_CASE("9.2 what fire can cost, in 216ths: the Axis, the partisans") {
    struct TollRow {
        const char* name;
        Board board;
        std::string acts;
        const char* purpose;
        std::size_t fromBehind;
        std::string falls;
    };
    const std::vector<TollRow> rows = {
        {"three dice, 5 and 6 hit, the first hit costs nothing", gravellona(facing),
         "fire from=09.14 units=@Redi1 target=11.14 | 1 1 1", say::diceFire, 0,
         "160: 0 0; 48: 1 0; 8: 2 0"},
        {"nobody loses more than he has",
         gravellona(
             {{"09.14", "@Redi1"}, {"08.14", "@GAR1"}, {"11.14", "@IV_1"}, {"11.13", "@VG1"}}),
         "fire from=09.14 units=@Redi1 target=11.14 | 1 1 1", say::diceFire, 0,
         "160: 0 0; 56: 1 0"},
        {"the second unit adds to the hits of the first",
         gravellona({{"09.14", "@Redi_1 @Redi_2"},
                     {"08.14", "@GAR1"},
                     {"11.14", "@IV1"},
                     {"11.13", "@VG1"}}),
         "fire from=09.14 units=@Redi_2,@Redi_1 target=11.14 | 5 1 1 6", say::diceFire, 0,
         "144: 0 0; 72: 1 0"},
        {"10.1.2 15.4 pinned partisans lose one with the first hit",
         gravellonaAxis({{"09.14", "@Redi1:prone=1"},
                         {"08.14", "@GAR1"},
                         {"11.14", "@IV1"},
                         {"11.13", "@VG1"}}),
         "fire from=11.14 units=@IV1 target=09.14 | 1 1", say::diceFire, 0,
         "54: 0 0; 108: 0 1; 54: 0 2"},
        {"13.3.2 any hit ends the car",
         gravellonaAxis({{"09.14", "@CV1"}, {"11.14", "@IV1"}, {"11.13", "@VG1"}}),
         "fire from=11.14 units=@IV1 target=09.14 | 1 1", say::diceFire, 0, "54: 0 0; 162: 0 1"},
        {"10.1.2 the check of who is pinned already",
         gravellona({{"09.14", "@Redi1"},
                     {"08.14", "@GAR1"},
                     {"11.14", "@IV1:prone=1"},
                     {"11.13", "@VG1"}}),
         "fire from=09.14 units=@Redi1 target=11.14 | 6 1 1 1", say::diceMorale, 0, ""},
        {"10.1.2 with a morale of five",
         marked(gravellona({{"09.14", "@Redi1"},
                            {"08.14", "@GAR1"},
                            {"11.14", "@IV1:prone=1"},
                            {"11.13", "@VG1"}}),
                {"captured@17.07"}),
         "fire from=09.14 units=@Redi1 target=11.14 | 6 1 1 1", say::diceMorale, 0,
         "180: 0 0; 36: 1 0"},
        {"16.8 guns lose by their own dice, and hits on a bunker cost nobody anything",
         marked(
             tarnova(
                 {{"09.08", "@Ca1"}, {"10.12", "@Ful1"}, {"09.06", "@BaArt1"}, {"09.05", "@BaC1"}}),
             {"bunker@09.08"}),
         "fire from=09.06 units=@BaArt1 target=09.08 | 2 2", say::diceFire, 0,
         "150: 0 0; 60: 0 1; 6: 0 2"},
        {"16.9.1 three dice of a mine",
         marked(tarnova({{"10.12", "@Ful1 @Ca1"}, {"09.07", "@Ba1"}, {"09.05", "@BaC1"}}),
                {"mine@08.07=3"}),
         "move from=09.07 units=@Ba1 path=09.08 | 1 1 1 1", say::diceMineHits, 0,
         "160: 0 0; 48: 0 1; 8: 0 2"},
    };
    for (const TollRow& row : rows) {
        CAPTURE(std::string(row.name));
        CHECK(fallsOfThrow(row.board, row.acts, row.purpose, row.fromBehind) == row.falls);
    }
}

TEST_CASE("9.2 in random games fire costs what its dice say") {
    std::size_t volleys = 0;
    std::size_t costly = 0;
    for (const char* scenario : {"gravellona", "tarnova"})
        for (const std::uint64_t seed : {21U, 22U, 23U}) {
            CAPTURE(scenario);
            CAPTURE(seed);
            const Setting setting = settingOf(banditenGame(), scenario);
            const LossCount losses(setting);
            SeededDice seeded(seedFrom(std::to_string(seed)));
            RandomPlayer first(seed);
            RandomPlayer second(seed + 1);
            Player* const players[] = {&first, &second};
            const auto look = [&](const State& before, const Command&, const Ruled& ruled) {
                const Position after(ruled.state, setting);
                const bool isShared = !after.isOver() && after.frame().name == frame(lossesKind);
                if (isShared || !isByFireAlone(ruled.events))
                    return true;
                State state = before;
                std::vector<int> told(2), suffered(2);
                bool isFire = false;
                std::optional<DiceRolled> earlier;
                for (const Event& event : ruled.events) {
                    const Position position(state, setting);
                    if (const auto* dice = std::get_if<DiceRolled>(&event.fact)) {
                        isFire |= dice->purpose == say::diceFire;
                        if (const auto cost = toll(position, *dice, earlier ? &*earlier : nullptr))
                            std::ranges::transform(told, *cost, told.begin(), std::plus());
                        if (dice->purpose == say::diceFire)
                            CHECK(reading(position, *dice)->side.exists());
                        earlier = *dice;
                    }
                    if (const auto loss = losses.lossBy(position, event); loss.side.exists())
                        suffered[loss.side.index()] += loss.steps;
                    fold(state, event);
                }
                if (isFire) {
                    ++volleys;
                    costly += told[0] + told[1] > 0 ? 1 : 0;
                    CHECK(told == suffered);
                }
                return true;
            };
            CHECK(playOut(setting, begin(setting, seeded).state, seeded, players, 20'000, look)
                      .finished);
        }
    CHECK(costly > 0);
    MESSAGE("volleys: " << volleys << ", costly: " << costly);
}

TEST_CASE("2.2.1 strength in play and strength lost are the whole") {
    for (const char* scenario : {"gravellona", "tarnova"}) {
        CAPTURE(scenario);
        const Setting setting = settingOf(banditenGame(), scenario);
        const LossCount losses(setting);
        const auto strengths = [&](const State& state) {
            const Position position(state, setting);
            std::vector<int> sum(2);
            for (std::size_t i = 0; i < position.counterCount(); ++i)
                if (const CounterId unit(i); !losses.isOut(position.place(unit)))
                    sum[position.side(unit).index()] += stepsOf(position, unit);
            return sum;
        };
        SeededDice seeded(seedFrom("31"));
        RandomPlayer first(31);
        RandomPlayer second(32);
        Player* const players[] = {&first, &second};
        const State begun = begin(setting, seeded).state;
        const std::vector<int> whole = strengths(begun);
        std::vector<int> suffered(2);
        const auto look = [&](const State& before, const Command&, const Ruled& ruled) {
            State state = before;
            for (const Event& event : ruled.events) {
                const auto loss = losses.lossBy(Position(state, setting), event);
                if (loss.side.exists())
                    suffered[loss.side.index()] += loss.steps;
                fold(state, event);
            }
            std::vector<int> sum = strengths(ruled.state);
            std::ranges::transform(sum, suffered, sum.begin(), std::plus());
            CHECK(sum == whole);
            return true;
        };
        CHECK(playOut(setting, begun, seeded, players, 20'000, look).finished);
        CHECK(suffered[0] > 0);
        CHECK(suffered[1] > 0);
    }
}

} // namespace esagono::banditen::luck_tests
