// SPDX-License-Identifier: GPL-3.0-or-later
// Golden games: recorded as text, played again word for word.
#include "core/snapshot.h"
#include "play/referee.h"
#include "santander/rule_lines.h"
#include "santander/rule_rows.h"

#include <doctest/doctest.h>

#include <fstream>
#include <set>

using namespace esagono;
using namespace esagono::santander;

namespace {

/// Plays a game from its text and compares all it says. Returns the message ids that were said.
std::set<std::string> playAgain(const GoldenGame& game) {
    Setting setting = settingOf(santanderGame(), game.scenario);
    for (const auto& [ruling, choice] : game.rulings)
        choose(setting, ruling, choice);
    const Scribe scribe(setting);
    ToldDice dice;
    State state = begin(setting, dice).state;
    std::set<std::string> ids;
    for (const GoldenGame::Turn& turn : game.turns) {
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
        for (const Event& event : ruled->events)
            if (const auto* narrated = std::get_if<Narrated>(&event.fact))
                ids.insert(narrated->text.id);
        state = ruled->state;
    }
    CHECK(hexText(digestOf(state)) == game.end);
    return ids;
}

} // namespace

TEST_CASE("golden games are played again word for word") {
    struct Row {
        const char* file;
        std::vector<const char*> happens;
    };
    for (const Row& row : std::vector<Row>{
             {"opening.txt", {"log.setup", "log.armour", "phase.combat", "phase.republican"}},
             {"campaign.txt",
              {"log.attack", "log.bombardment", "log.morale", "log.retreats", "log.objective",
               "log.offensive_effect", "log.game_over"}},
             {"events.txt",
              {"log.offensive", "log.offensive_effect", "log.rain", "log.breakthrough",
               "log.basques_surrender", "log.factory_down", "log.game_over"}},
         }) {
        CAPTURE(row.file);
        const GoldenGame game = GoldenGame::read(goldenFolder() / row.file);
        REQUIRE(game.turns.size() > 100);
        const std::set<std::string> ids = playAgain(game);
        for (const char* wanted : row.happens) {
            CAPTURE(wanted);
            CHECK(ids.contains("santander." + std::string(wanted)));
        }
        CHECK_MESSAGE(game.text() == GoldenGame::read(goldenFolder() / row.file).text(),
                      "the text is read as it is written");
    }
}

TEST_CASE("the story of the golden campaign is told word for word") {
    std::ifstream file(goldenFolder() / "campaign.story.txt");
    const std::string golden{std::istreambuf_iterator<char>(file), {}};
    const std::string now =
        storyText(santanderGame(), GoldenGame::read(goldenFolder() / "campaign.txt"));
    CHECK(golden.size() > 1000);
    CHECK(now == golden);
}
