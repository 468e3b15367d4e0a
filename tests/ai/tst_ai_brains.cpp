// SPDX-License-Identifier: GPL-3.0-or-later
// What the games tell the computer player about themselves.
#include "ai/played_games.h"
#include "ai/standing.h"

#include <doctest/doctest.h>
#include <set>

using namespace esagono;
using ai::Aspect;

namespace {

constexpr SideId first{0};
constexpr SideId second{1};

/// What the points of a side are worth when a track stands so.
double pointsWith(const Setting& setting, State state, const char* track, int value, SideId side) {
    state.tracks[find<TrackId>(setting.package().tracks, std::string(track)).index()] = value;
    const Position position(state, setting);
    return ai::standingOf(position, ai::Lay(position, brainOf(setting)), side)[Aspect::Points];
}

} // namespace

TEST_CASE("Every game the program plays has a brain") {
    for (const Rules* rules : allGames())
        CHECK(brainOf(settingOf(playedGame(rules->id),
                                playedGame(rules->id).package.scenarios.front().id))
                  .rules == rules->id);
}

TEST_CASE("Goals are the same hexes throughout a game, each once, and never a burden") {
    for (const Rules* rules : allGames()) {
        CAPTURE(std::string(rules->id));
        const Game& game = playedGame(rules->id);
        for (const Scenario& scenario : game.package.scenarios) {
            CAPTURE(scenario.id);
            const Setting setting = settingOf(game, scenario.id);
            std::vector<HexId> before;
            for (const std::size_t commands : {0U, 80U, 160U}) {
                const State state = afterRandom(setting, 5, commands);
                std::vector<HexId> hexes;
                for (const ai::Goal& goal : brainOf(setting).goals(Position(state, setting))) {
                    hexes.push_back(goal.hex);
                    CHECK(goal.worth >= 0);
                }
                CHECK(!hexes.empty());
                CHECK(std::set(hexes.begin(), hexes.end()).size() == hexes.size());
                CHECK((commands == 0 || hexes == before));
                before = hexes;
            }
        }
    }
}

TEST_CASE("What one side gains the other loses") {
    for (const Rules* rules : allGames()) {
        CAPTURE(std::string(rules->id));
        const Game& game = playedGame(rules->id);
        const Setting setting = settingOf(game, game.package.scenarios.front().id);
        const State state = afterRandom(setting, 8, 120);
        const Position position(state, setting);
        const ai::Lay lay(position, brainOf(setting));
        const ai::Standing one = ai::standingOf(position, lay, first);
        const ai::Standing two = ai::standingOf(position, lay, second);
        for (const Aspect aspect :
             {Aspect::Points, Aspect::Steps, Aspect::Influence, Aspect::Supply, Aspect::Beyond}) {
            CAPTURE(static_cast<int>(aspect));
            CHECK(one[aspect] == doctest::Approx(-two[aspect]));
        }
    }
}

TEST_CASE("The Republic wants its morale high, the Nationalists want it low") {
    for (const char* scenario : {"1936", "1937", "1938", "campaign"}) {
        CAPTURE(scenario);
        const Setting setting = settingOf(playedGame("tscw"), scenario);
        const State state = afterRandom(setting, 1, 10);
        CHECK(pointsWith(setting, state, "morale", 40, first) >
              pointsWith(setting, state, "morale", 50, first));
        CHECK(pointsWith(setting, state, "morale", 40, second) <
              pointsWith(setting, state, "morale", 50, second));
    }
}
