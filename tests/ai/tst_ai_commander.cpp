// SPDX-License-Identifier: GPL-3.0-or-later
// The computer player: legal, reproducible, stoppable, bounded, and it says why.
#include "engine/ai/commander.h"
#include "engine/ai/sampled_dice.h"
#include "tests/ai/played_games.h"

#include <array>
#include <atomic>
#include <doctest/doctest.h>
#include <set>
#include <thread>

using namespace esagono;
using ai::Commander;
using ai::Level;

namespace {

/// Some decisions in the middle of random games of a scenario.
std::vector<State> decisionsOf(const Setting& setting, std::size_t count) {
    std::vector<State> states;
    for (std::size_t i = 0; i < count; ++i)
        states.push_back(afterRandom(setting, 11 + i, 3 + i * 61));
    return states;
}

/// Raises the flag when so many positions have been judged, and counts those judged afterwards.
struct Bell {
    static inline std::atomic<bool> stop = false;
    static inline std::size_t before = 0;
    static inline std::size_t after = 0;

    static double ring(const Position& /*position*/, SideId /*side*/) {
        if (stop)
            ++after;
        else if (before-- == 0)
            stop = true;
        return 0;
    }
};

} // namespace

TEST_CASE("Samples of dice show every face as often as every other") {
    for (const std::uint32_t faces : {2U, 3U, 6U})
        for (std::uint32_t number = 0; number < 20; ++number) {
            std::multiset<std::uint32_t> shown;
            for (std::size_t sample = 0; sample < 6; ++sample)
                shown.insert(ai::SampledDice(77, sample, 6).draw(number, faces));
            for (std::uint32_t face = 0; face < faces; ++face)
                CHECK(shown.count(face) == 6 / faces);
        }
}

TEST_CASE("It plays every side of every scenario without an illegal command") {
    for (const auto& game : playedGames()) {
        CAPTURE(std::string(game->rules->id));
        for (const Scenario& scenario : game->package.scenarios) {
            CAPTURE(scenario.id);
            const Setting setting = settingOf(*game, scenario.id);
            SeededDice dice(seedFrom("legal"));
            State state = begin(setting, dice).state;
            Commander commander(setting, brainOf(setting), {Level::Quick, 4});
            for (int i = 0; i < 40 && !state.frames.empty(); ++i) {
                const auto command =
                    commander.decide(state, nextToDecide(Position(state, setting)));
                REQUIRE(command);
                Outcome<Ruled> ruled = rule(setting, state, *command, dice);
                REQUIRE(!ruled.isRefused());
                state = std::move(ruled->state);
            }
        }
    }
}

TEST_CASE("The same seed gives the same answer") {
    for (const auto& game : playedGames()) {
        CAPTURE(std::string(game->rules->id));
        const Setting setting = settingOf(*game, game->package.scenarios.front().id);
        for (const State& state : decisionsOf(setting, 3)) {
            const SideId side = nextToDecide(Position(state, setting));
            Commander one(setting, brainOf(setting), {Level::Quick, 9});
            Commander two(setting, brainOf(setting), {Level::Quick, 9});
            CHECK(one.decide(state, side) == two.decide(state, side));
        }
    }
}

TEST_CASE("It stops when it is told to") {
    const Setting setting = settingOf(playedGame("santander"), "suggested");
    const State state = afterRandom(setting, 2, 100);
    const SideId side = nextToDecide(Position(state, setting));
    Commander commander(setting, brainOf(setting), {Level::Patient, 1});
    std::atomic<bool> stop = true;
    CHECK_FALSE(commander.decide(state, side, &stop));
    CHECK(commander.hints(state, side, 3, &stop).empty());
    // while it thinks in another thread
    stop = false;
    std::optional<Command> answer;
    std::jthread thread([&] { answer = commander.decide(state, side, &stop); });
    stop = true;
    thread.join();
    if (answer)
        CHECK(!whyNot(Position(state, setting), *answer));
}

TEST_CASE("Told to stop, it judges a handful of positions more at most") {
    for (const auto& game : playedGames()) {
        CAPTURE(std::string(game->rules->id));
        const Setting setting = settingOf(*game, game->package.scenarios.front().id);
        ai::Brain brain = brainOf(setting);
        brain.points = Bell::ring;
        std::size_t stopped = 0;
        for (const State& state : decisionsOf(setting, 3))
            for (const std::size_t before : {1U, 5U, 40U}) {
                Bell::stop = false;
                Bell::before = before;
                Bell::after = 0;
                Commander commander(setting, brain, {Level::Patient, 1});
                const SideId side = nextToDecide(Position(state, setting));
                const auto answer = commander.decide(state, side, &Bell::stop);
                CHECK(!(answer && Bell::stop));
                CHECK(Bell::after <= 4);
                stopped += Bell::stop ? 1 : 0;
            }
        CHECK(stopped > 0);
    }
}

TEST_CASE("It spends no more than it is given") {
    const Setting setting = settingOf(playedGame("banditen"), "gravellona");
    for (const State& state : decisionsOf(setting, 4)) {
        const SideId side = nextToDecide(Position(state, setting));
        const ai::Lay lay(Position(state, setting), brainOf(setting));
        for (const std::size_t nodes : {1U, 20U}) {
            ai::Effort effort(nodes, nullptr);
            const auto judged =
                ai::Search(setting, lay, ai::depthOf(Level::Normal), 1).judge(state, side, effort);
            CHECK(!judged.empty());
            CHECK(judged.size() <= nodes);
        }
    }
}

TEST_CASE("A threat that is carried out is no loss") {
    std::size_t gains = 0;
    for (const auto& game : playedGames()) {
        CAPTURE(std::string(game->rules->id));
        for (const Scenario& scenario : game->package.scenarios) {
            const Setting setting = settingOf(*game, scenario.id);
            for (const State& state : decisionsOf(setting, 6)) {
                const SideId side = nextToDecide(Position(state, setting));
                const ai::Lay lay(Position(state, setting), brainOf(setting));
                ai::Effort effort(600, nullptr);
                for (const ai::Judged& each : ai::Search(setting, lay, ai::depthOf(Level::Quick), 1)
                                                  .judge(state, side, effort))
                    if (each.gain[ai::Aspect::Points] > 0 && each.samples == 1) {
                        CHECK(each.gain[ai::Aspect::Pressure] >= 0);
                        ++gains;
                    }
            }
        }
    }
    CHECK(gains > 0);
}

TEST_CASE("It does not do and undo the same thing for ever") {
    const Setting setting = settingOf(playedGame("guadalajara"), "spanish_paella");
    for (const std::uint64_t seed : {31U, 32U}) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        Commander commander(setting, brainOf(setting), {Level::Quick, seed});
        State state = begin(setting, dice).state;
        std::size_t turned = 0;
        for (int i = 0; i < 150 && !state.frames.empty(); ++i) {
            const Position position(state, setting);
            const auto command = commander.decide(state, nextToDecide(position));
            REQUIRE(command);
            const bool turns = position.kind().verbs[command->verb.index()].name == "turn_gun";
            turned = turns ? turned + 1 : 0;
            REQUIRE(turned < 20); // more than there are guns
            Outcome<Ruled> ruled = rule(setting, state, *command, dice);
            REQUIRE(!ruled.isRefused());
            state = std::move(ruled->state);
        }
    }
}

TEST_CASE(
    "What only changes something done is thought of where it gains something, or not at all") {
    const Setting setting = settingOf(playedGame("guadalajara"), "abyssinia");
    std::size_t offered = 0;
    for (const State& state : decisionsOf(setting, 12)) {
        const Position position(state, setting);
        const SideId side = nextToDecide(position);
        const auto nameOf = [&](VerbId verb) { return position.kind().verbs[verb.index()].name; };
        for (const Offer& offer : offersTo(position, side))
            offered += nameOf(offer.verb) == "turn_gun" ? 1 : 0;
        Commander commander(setting, brainOf(setting), {Level::Quick, 3});
        for (const ai::Hint& hint : commander.hints(state, side, 1000))
            if (nameOf(hint.command.verb) == "turn_gun")
                CHECK(hint.reasons.total() > Ratio(0));
    }
    CHECK(offered > 0);
}

TEST_CASE("Hints are a few commands, the best first, each with its reasons") {
    const Setting setting = settingOf(playedGame("santander"), "suggested");
    std::size_t reasons = 0;
    for (const State& state : decisionsOf(setting, 4)) {
        const SideId side = nextToDecide(Position(state, setting));
        Commander commander(setting, brainOf(setting), {Level::Quick, 3});
        const auto hints = commander.hints(state, side);
        REQUIRE(!hints.empty());
        CHECK(hints.size() <= 3);
        CHECK(hints.front().command == commander.decide(state, side));
        for (const ai::Hint& hint : hints) {
            CHECK(!whyNot(Position(state, setting), hint.command));
            reasons += hint.reasons.items.size();
        }
    }
    CHECK(reasons > 0);
}

TEST_CASE("One that has been asked before answers as a new one does") {
    const Setting setting = settingOf(playedGame("guadalajara"), "spanish_paella");
    const State early = afterRandom(setting, 4, 150);
    State late = early;
    late.tracks[0] = setting.scenario->lastTurn;
    REQUIRE(early.tracks[0] < late.tracks[0]);
    const SideId side = nextToDecide(Position(early, setting));
    const ai::Temper temper{Level::Normal, 5};
    const auto told = [&](Commander& commander, const State& state) {
        std::vector<std::pair<Command, Ratio>> hints;
        for (const ai::Hint& hint : commander.hints(state, side))
            hints.emplace_back(hint.command, hint.reasons.total());
        return hints;
    };
    Commander asked(setting, brainOf(setting), temper);
    Commander unasked(setting, brainOf(setting), temper);
    const auto before = told(asked, early);
    const auto after = told(asked, late);
    CHECK(after == told(unasked, late));
    CHECK(after != before); // the turn counts for who takes his time
    Commander quick(setting, brainOf(setting), {Level::Quick, 5});
    CHECK(told(quick, early) == told(quick, late));
}

TEST_CASE("It sets up by itself where nothing is suggested, and plays to the end") {
    const Setting setting = settingOf(playedGame("santander"), "campaign");
    for (const std::uint64_t seed : {1U, 2U}) {
        SeededDice dice(seedFrom(std::to_string(seed)));
        ai::ComputerPlayer one(setting, brainOf(setting), {Level::Quick, seed});
        ai::ComputerPlayer two(setting, brainOf(setting), {Level::Quick, seed + 1});
        const std::array<Player*, 2> seats = {&one, &two};
        CHECK(playOut(setting, begin(setting, dice).state, dice, seats, 2000).finished);
    }
}
