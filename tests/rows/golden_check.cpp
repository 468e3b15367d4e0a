// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/golden_check.h"

#include "engine/core/snapshot.h"
#include "engine/play/referee.h"

#include <doctest/doctest.h>

namespace esagono {

std::set<std::string> playGoldenAgain(const Game& game, const GoldenGame& golden) {
    Setting setting = settingOf(game, golden.scenario);
    for (const auto& [ruling, choice] : golden.rulings)
        choose(setting, ruling, choice);
    const Scribe scribe(setting);
    ToldDice dice;
    State state = beginningOf(setting, golden);
    std::set<std::string> ids;
    for (const GoldenGame::Turn& turn : golden.turns) {
        INFO(turn.command);
        const auto colon = turn.command.find(": ");
        const SideId side = find<SideId>(setting.package().sides, turn.command.substr(0, colon));
        const std::string line = turn.command.substr(colon + 2);
        const Position before(state, setting);
        const Command command = commandFrom(before, scribe, side, line);
        for (const int face : diceFrom(line))
            dice.tell(face);
        const Outcome<Ruled> ruled = rule(setting, state, command, dice);
        REQUIRE(!ruled.isRefused());
        REQUIRE(dice.left() == 0);
        CHECK(lineOf(before, scribe, command, ruled->events) == line);
        CHECK(saidBy(ruled->events, english(), setting) == turn.said);
        ids.insert(verbIn(game, line));
        for (const Event& event : ruled->events)
            if (const auto* narrated = std::get_if<Narrated>(&event.fact))
                ids.insert(narrated->text.id);
        state = ruled->state;
    }
    CHECK(hexText(digestOf(state)) == golden.end);
    return ids;
}

void checkGoldenGames(const Game& game, const std::vector<GoldenRow>& rows) {
    const std::string id(game.rules->id);
    for (const GoldenRow& row : rows) {
        CAPTURE(row.file);
        const GoldenGame golden = GoldenGame::read(goldenFolder(id) / row.file);
        REQUIRE(golden.turns.size() > row.leastCommands);
        const std::set<std::string> ids = playGoldenAgain(game, golden);
        for (const char* wanted : row.happens) {
            CAPTURE(wanted);
            CHECK(ids.contains(id + "." + wanted));
        }
        CHECK_MESSAGE(golden.text() == GoldenGame::read(goldenFolder(id) / row.file).text(),
                      "the text is read as it is written");
    }
}

} // namespace esagono
