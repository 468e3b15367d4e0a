// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand games by chance: each ends, keeps its invariants, and its events are those the rules
// bring forth again from its commands and dice.
#include "play/playout.h"
#include "santander/chapters.h"
#include "santander/rule_lines.h"
#include "santander/rule_rows.h"

#include <doctest/doctest.h>

using namespace esagono;
using namespace esagono::santander;

namespace {

constexpr std::size_t gamesToPlay = 1000;
constexpr std::size_t mostCommands = 20'000;

/// What holds on every table between two commands.
std::string brokenInvariant(const Position& position, std::size_t counters) {
    if (const Verdict why = whyNotPosition(position))
        return why->text.id;
    if (!position.isOver() && position.track(victory) != victoryPoints(position))
        return "the victory track is not what the hexes say";
    std::size_t there = 0;
    bool inBattle = false;
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        inBattle = inBattle || position.frame(depth).name == battleFrame;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        there += position.place(counter).exists() ? 1 : 0;
        if (position.status(counter, revealed) != 0 && !inBattle)
            return "a counter is shown outside of a battle";
        if (isCombat(position, counter) && position.isOnMap(counter) &&
            position.controller(position.hex(counter)) != position.side(counter))
            return "a unit does not control its hex";
        if (position.status(counter, dsg) == mostDsg && position.status(counter, oos) != 0 &&
            position.isOnMap(counter))
            return "a unit with DSG 2 is out of supply";
    }
    if (there < counters)
        return "a counter is gone";
    return {};
}

struct Recorded {
    std::vector<Command> commands;
    std::vector<Event> events;
};

/// The rulings of a game: now the standard, now any choices.
Setting settingOfGame(std::uint64_t seed) {
    constexpr std::array<const char*, 3> scenarios = {"campaign", "suggested", "historical"};
    Setting setting = settingOf(santanderGame(), scenarios[seed % scenarios.size()]);
    if (seed % 2 == 0)
        return setting;
    Chance chance(seed);
    const auto& rulings = setting.package().rulings;
    for (std::size_t i = 0; i < rulings.size(); ++i)
        setting.rulings[i] = static_cast<std::uint8_t>(chance.below(rulings[i].choices.size()));
    return setting;
}

/// Plays the commands again with the dice of the diary and compares event by event.
void playAgain(const Setting& setting, const Recorded& record) {
    ToldDice dice;
    for (const Event& event : record.events)
        if (const auto* rolled = std::get_if<DiceRolled>(&event.fact))
            for (const std::uint8_t face : rolled->faces)
                dice.tell(face);
    Ruled begun = begin(setting, dice);
    State state = std::move(begun.state);
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

} // namespace

TEST_CASE("a thousand games by chance") {
    std::size_t longest = 0;
    for (std::uint64_t seed = 1; seed <= gamesToPlay; ++seed) {
        CAPTURE(seed);
        const Setting setting = settingOfGame(seed);
        SeededDice dice(seedFrom(std::to_string(seed)));
        RandomPlayer first(seed);
        RandomPlayer second(seed + 1);
        Player* const players[] = {&first, &second};
        State begun = begin(setting, dice).state;
        std::size_t counters = 0;
        for (const CounterOnTable& counter : begun.counters)
            counters += counter.place.exists() ? 1 : 0;
        Recorded record;
        std::string broken;
        const Played played = playOut(
            setting, std::move(begun), dice, players, mostCommands,
            [&](const State& before, const Command& command, const Ruled& ruled) {
                record.commands.push_back(command);
                record.events.insert(record.events.end(), ruled.events.begin(), ruled.events.end());
                broken = brokenInvariant(Position(ruled.state, setting), counters);
                if (!broken.empty())
                    broken += " after " + lineOf(Position(before, setting), Scribe(setting),
                                                 command, ruled.events);
                return broken.empty();
            });
        REQUIRE(broken == "");
        REQUIRE_MESSAGE(played.finished, "the game ends");
        if (seed % 4 == 0)
            playAgain(setting, record);
        longest = std::max(longest, played.commands);
    }
    MESSAGE("longest game: " << longest << " commands");
}
