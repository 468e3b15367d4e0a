// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/random_games.h"

#include "engine/play/playout.h"
#include "engine/play/verify.h"
#include "tests/rows/rule_lines.h"

#include <doctest/doctest.h>

#include <cstdlib>

namespace esagono {

namespace {

// Every command takes several times as long where nothing is optimised, and under sanitizers, which
// look for other faults than laws that are broken.
#ifndef NDEBUG
constexpr std::uint64_t oneIn = 16;
#elif defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t oneIn = 4;
#else
constexpr std::uint64_t oneIn = 1;
#endif

/// How many are played where so many are wanted.
std::uint64_t played(std::uint64_t games) {
    const char* const longer = std::getenv("ESAGONO_LONG");
    return games * (longer != nullptr ? std::strtoul(longer, nullptr, 10) : 1) / oneIn;
}

struct Recorded {
    std::vector<Command> commands;
    std::vector<Event> events;
    std::vector<int> draws;
};

/// The rulings of a game: any choices, and now and then the standard.
Setting settingOfGame(const RandomGames& wanted, std::uint64_t seed) {
    constexpr std::uint64_t seldom = 8;
    Setting setting = settingOf(*wanted.game, wanted.scenarios[seed % wanted.scenarios.size()]);
    Chance chance(~seed); // the players have those of the seed itself
    if (seed / wanted.scenarios.size() % seldom != 0)
        setting.rulings = anyChoices(setting.package().rulings, chance);
    return setting;
}

/// Plays the commands again with the dice of the diary and compares event by event.
void playAgain(const Setting& setting, State state, const Recorded& record) {
    ToldDice dice(record.draws);
    std::size_t next = 0;
    for (const Command& command : record.commands) {
        const Outcome<Ruled> ruled = rule(setting, state, command, dice);
        REQUIRE(!ruled.isRefused());
        for (const Event& event : ruled->events)
            REQUIRE(event == record.events[next++]);
        state = ruled->state;
    }
    CHECK(next == record.events.size());
    CHECK(dice.left() == 0);
}

std::size_t countersOn(const State& state) {
    std::size_t counters = 0;
    for (const CounterOnTable& counter : state.counters)
        counters += counter.place.exists() ? 1 : 0;
    return counters;
}

} // namespace

void playRandomGames(const RandomGames& wanted) {
    std::size_t longest = 0;
    std::size_t all = 0;
    const std::uint64_t first = played(wanted.after) + 1;
    const std::uint64_t last = played(wanted.after + wanted.games);
    REQUIRE(first <= last);
    for (std::uint64_t seed = first; seed <= last; ++seed) {
        CAPTURE(seed);
        const Setting setting = settingOfGame(wanted, seed);
        const std::string rulings = inOneLine(namesOf(setting.package().rulings, setting.rulings));
        CAPTURE(setting.scenario->id);
        CAPTURE(rulings);
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer one(seed);
        RandomPlayer other(seed + 1);
        Player* const players[] = {&one, &other};
        const State begun = begin(setting, dice).state;
        const std::size_t counters = countersOn(begun);
        Recorded record;
        std::string broken;
        const Played game = playOut(
            setting, begun, dice, players, wanted.mostCommands,
            [&](const State& before, const Command& command, const Ruled& ruled) {
                record.commands.push_back(command);
                const std::vector<int> draws = drawsOf(setting, before, ruled.events);
                record.draws.insert(record.draws.end(), draws.begin(), draws.end());
                record.events.insert(record.events.end(), ruled.events.begin(), ruled.events.end());
                broken = wanted.broken(Position(ruled.state, setting), counters);
                if (broken.empty() && wanted.leaked)
                    broken = wanted.leaked(setting, before, ruled);
                if (!broken.empty())
                    broken += " after " + lineOf(Position(before, setting), Scribe(setting),
                                                 command, ruled.events);
                return broken.empty();
            });
        REQUIRE(broken == "");
        REQUIRE_MESSAGE(game.finished, "the game ends");
        if (seed % 4 == 0)
            playAgain(setting, begun, record);
        longest = std::max(longest, game.commands);
        all += game.commands;
    }
    MESSAGE("commands: " << all / (last - first + 1) << " on average, at most " << longest);
}

} // namespace esagono
