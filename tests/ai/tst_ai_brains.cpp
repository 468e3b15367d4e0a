// SPDX-License-Identifier: GPL-3.0-or-later
// What the games tell the computer player about themselves.
#include "engine/ai/standing.h"
#include "tests/ai/played_games.h"

#include <cmath>
#include <doctest/doctest.h>
#include <functional>
#include <set>

using namespace esagono;
using ai::Aspect;

namespace {

constexpr SideId first{0};
constexpr SideId second{1};

ai::Standing standing(const Setting& setting, const State& state, SideId side) {
    const Position position(state, setting);
    return ai::standingOf(position, ai::Lay(position, brainOf(setting)), side);
}

/// A table of each game, after some commands by chance.
void onEachTable(const std::function<void(const Setting&, const Position&)>& look) {
    for (const Rules* rules : allGames()) {
        CAPTURE(std::string(rules->id));
        const Game& game = playedGame(rules->id);
        const Setting setting = settingOf(game, game.package.scenarios.front().id);
        const State state = afterRandom(setting, 8, 120);
        look(setting, Position(state, setting));
    }
}

/// What the points of a side are worth when a track stands so.
double pointsWith(const Setting& setting, State state, const char* track, int value, SideId side) {
    state.tracks[find<TrackId>(setting.package().tracks, std::string(track)).index()] = value;
    return standing(setting, state, side)[Aspect::Points];
}

/// The first counter of that name.
CounterId counterNamed(const Setting& setting, const char* id) {
    return find<CounterId>(setting.package().counters, std::string(id));
}

} // namespace

TEST_CASE("Every game the program plays has a brain") {
    for (const Rules* rules : allGames()) {
        const Game& game = playedGame(rules->id);
        const Setting setting = settingOf(game, game.package.scenarios.front().id);
        const bool hasGoals = brainOf(setting).goals != nullptr;
        CHECK(hasGoals);
    }
}

TEST_CASE("Goals are the same hexes throughout a game, each once, and never a burden") {
    for (const Rules* rules : allGames()) {
        CAPTURE(std::string(rules->id));
        const Game& game = playedGame(rules->id);
        for (const Scenario& scenario : game.package.scenarios) {
            CAPTURE(scenario.id);
            const Setting setting = settingOf(game, scenario.id);
            std::vector<HexId> before;
            for (std::size_t side = 0; side < game.package.sides.size(); ++side) {
                std::vector<double> worthBefore;
                for (const std::size_t commands : {0U, 80U, 160U}) {
                    const State state = afterRandom(setting, 5, commands);
                    std::vector<HexId> hexes;
                    std::vector<double> worths;
                    for (const ai::Goal& goal :
                         brainOf(setting).goals(Position(state, setting), SideId(side))) {
                        hexes.push_back(goal.hex);
                        worths.push_back(goal.worth);
                        CHECK(goal.worth >= 0);
                    }
                    CHECK(!hexes.empty());
                    CHECK(std::set(hexes.begin(), hexes.end()).size() == hexes.size());
                    CHECK((before.empty() || hexes == before));
                    CHECK((worthBefore.empty() || !brainOf(setting).areGoalsFixed ||
                           worths == worthBefore));
                    before = hexes;
                    worthBefore = worths;
                }
            }
        }
    }
}

TEST_CASE("What one side gains the other loses") {
    onEachTable([](const Setting& setting, const Position& position) {
        ai::Brain brain = brainOf(setting);
        brain.scale.hold = ai::Scale().hold; // else what one has draws less than what one wants
        const ai::Lay lay(position, brain);
        const ai::Standing one = ai::standingOf(position, lay, first);
        const ai::Standing two = ai::standingOf(position, lay, second);
        for (const Aspect aspect :
             {Aspect::Points, Aspect::Steps, Aspect::Influence, Aspect::Supply, Aspect::Beyond}) {
            CAPTURE(static_cast<int>(aspect));
            CHECK(one[aspect] == doctest::Approx(-two[aspect]));
        }
    });
}

TEST_CASE("Who believes half of his guesses at fights looks to the goals instead") {
    constexpr ai::Scale whole;
    constexpr ai::Scale half = ai::doubting(whole);
    CHECK(half.pressure == doctest::Approx(whole.pressure / 2));
    CHECK(half.danger == doctest::Approx(whole.danger / 2));
    CHECK(half.influence == doctest::Approx(whole.influence * 2));
}

TEST_CASE("Who takes his time judges places, not facts, by a scale of his own") {
    onEachTable([](const Setting& setting, const Position& position) {
        const ai::Brain& brain = brainOf(setting);
        const ai::Standing one = standing(setting, position.state(), second);
        const ai::Lay lay(position, brain, brain.wary);
        const ai::Standing wary = ai::standingOf(position, lay, second);
        CHECK(one[Aspect::Influence] != wary[Aspect::Influence]);
        for (const Aspect aspect : {Aspect::Steps, Aspect::Supply, Aspect::Beyond})
            CHECK(one[aspect] == doctest::Approx(wary[aspect]));
        CHECK(one[Aspect::Points] / brain.scale.point ==
              doctest::Approx(wary[Aspect::Points] / lay.point()));
    });
}

TEST_CASE("Who takes his time thinks the more of points the sooner the game is over") {
    const Setting setting = settingOf(playedGame("guadalajara"), "spanish_paella");
    const ai::Brain& brain = brainOf(setting);
    const State state = afterRandom(setting, 1, 100);
    ai::Lay lay(Position(state, setting), brain, brain.wary);
    const auto pointIn = [&](int turn) {
        State later = state;
        later.tracks[0] = turn;
        const Position position(later, setting);
        REQUIRE(brain.turn(position) == turn);
        lay.turnTo(position);
        return lay.point();
    };
    CHECK(pointIn(1) == doctest::Approx(brain.wary.early * brain.wary.point));
    CHECK(pointIn(6) > pointIn(1));
    CHECK(pointIn(6) - pointIn(1) < pointIn(11) - pointIn(6));
    CHECK(pointIn(11) == doctest::Approx(brain.wary.point));
    // the quick one always counts them in full
    const Position first(state, setting);
    CHECK(ai::Lay(first, brain).point() == doctest::Approx(brain.scale.point));
}

TEST_CASE("Madrid draws those who shall defend it, but not everybody") {
    const Setting setting = settingOf(playedGame("tscw"), "1936");
    const State state = afterRandom(setting, 1, 10);
    ai::Brain brain = brainOf(setting);
    const double least = brain.scale.hold;
    const auto influence = [&](double hold, SideId side) {
        brain.scale.hold = hold;
        const Position position(state, setting);
        return ai::standingOf(position, ai::Lay(position, brain), side)[Aspect::Influence];
    };
    const auto moreThanLeast = [&](double hold) {
        return std::abs(influence(hold, second) - influence(least, second));
    };
    CHECK(least < brain.wary.hold);
    CHECK(moreThanLeast(brain.wary.hold) > 0);
    CHECK(moreThanLeast(1000) > moreThanLeast(brain.wary.hold));
    CHECK(moreThanLeast(1000) == doctest::Approx(moreThanLeast(ai::Scale().hold)));
    // the Nationalists have nothing like it
    CHECK(influence(1000, first) == doctest::Approx(influence(brain.wary.hold, first)));
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

TEST_CASE("The Nationalists of 1936 want a way by land from Cádiz to La Coruña") {
    const Setting setting = settingOf(playedGame("tscw"), "1936");
    State joined = afterRandom(setting, 1, 10);
    for (SideId& side : joined.control)
        side = first;
    State cut = joined;
    for (const HexId hex : setting.map->hexes())
        if (setting.map->label(hex).starts_with("20"))
            cut.control[hex.index()] = second;
    CHECK(standing(setting, joined, first)[Aspect::Points] >
          standing(setting, cut, first)[Aspect::Points]);
    const auto inviting = brainOf(setting).inviting(Position(cut, setting), first);
    REQUIRE(inviting.size() == 1);
    CHECK(setting.map->label(inviting.front()).starts_with("20"));
    CHECK(brainOf(setting).inviting(Position(joined, setting), first).empty());
}

TEST_CASE("A place that decides the game by itself is worth most") {
    const auto worthOf = [](const Setting& setting, const char* hex, SideId side) {
        const State state = afterRandom(setting, 1, 0);
        const auto goals = brainOf(setting).goals(Position(state, setting), side);
        const auto found = std::ranges::find(goals, setting.map->find(hex), &ai::Goal::hex);
        REQUIRE(found != goals.end());
        return std::pair(found->worth, std::ranges::max(goals, {}, &ai::Goal::worth).worth);
    };
    const Setting war = settingOf(playedGame("tscw"), "1936");
    for (const SideId side : {first, second}) {
        const auto [madrid, most] = worthOf(war, "2712", side);
        CHECK(madrid == most);
    }
    // Sc.3.c: either of them makes the Republicans win; the Nationalists need more than one
    const Setting paella = settingOf(playedGame("guadalajara"), "spanish_paella");
    for (const char* village : {"10.30", "23.22"}) {
        const auto [worth, most] = worthOf(paella, village, second);
        CHECK(worth + 5 > most);
        CHECK(worth > 5 * worthOf(paella, village, first).first);
    }
}

TEST_CASE("Who has gone where no supply comes is worth less before it is looked at") {
    const Setting setting = settingOf(playedGame("tscw"), "1936");
    State state = afterRandom(setting, 1, 0);
    const CounterId unit = counterNamed(setting, "N-BLG");
    REQUIRE(unit.exists());
    const auto supplyIn = [&](const char* hex) {
        state.counters[unit.index()].place = Place(setting.map->find(hex));
        return standing(setting, state, first)[Aspect::Supply];
    };
    const double atHome = supplyIn("3109"); // Valladolid
    CHECK(supplyIn("2215") < atHome);       // La Mancha
}

TEST_CASE("A gun is worth more on the side it is of use on") {
    const Setting setting = settingOf(playedGame("guadalajara"), "spanish_paella");
    State state = afterRandom(setting, 3, 0);
    const CounterId gun = counterNamed(setting, "ESP-Arty-10");
    const CounterId enemy = counterNamed(setting, "REP-71-AR1");
    REQUIRE(gun.exists());
    REQUIRE(enemy.exists());
    const auto beyondWith = [&](const char* where, std::uint16_t face) {
        state.counters[gun.index()].place = Place(setting.map->find("26.26"));
        state.counters[enemy.index()].place = Place(setting.map->find(where));
        state.counters[gun.index()].face = face;
        return standing(setting, state, first)[Aspect::Beyond];
    };
    CHECK(beyondWith("25.26", 0) > beyondWith("25.26", 1)); // within its range: to fire
    CHECK(beyondWith("3.26", 1) > beyondWith("3.26", 0));   // far away: to follow
}
