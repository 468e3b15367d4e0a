// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player imagines agrees with what its side sees, and hangs on nothing else.
#include "engine/ai/commander.h"
#include "engine/ai/imagine.h"
#include "engine/core/fold.h"
#include "engine/play/view.h"
#include "tests/ai/played_games.h"

#include <doctest/doctest.h>

#include <utility>

using namespace esagono;

namespace {

/// A game in which sides hide something from each other.
struct Secret {
    std::string game;
    std::string scenario;
    std::vector<std::pair<const char*, const char*>> choices; ///< ruling, choice
    std::size_t decisions;

    [[nodiscard]] Setting setting() const {
        Setting setting = settingOf(playedGame(game), scenario);
        for (const auto& [ruling, choice] : choices)
            choose(setting, ruling, choice);
        return setting;
    }
};

const std::vector<Secret>& secrets() {
    static const std::vector<Secret> all = {
        {"skirmish", "field", {}, 60},
        {"santander", "suggested", {}, 25},
        {"banditen", "tarnova", {}, 12},
        {"guadalajara", "italian_offensive", {{"A88", "top_only"}, {"better_fog", "on"}}, 12},
        {"tscw", "1937", {{"fog_of_war", "on"}, {"hidden_hands", "on"}}, 12},
    };
    return all;
}

} // namespace

TEST_CASE("An imagined table looks the same to the side that imagines it") {
    for (const auto& game : playedGames()) {
        CAPTURE(std::string(game->rules->id));
        for (const Scenario& scenario : game->package.scenarios) {
            CAPTURE(scenario.id);
            const Setting setting = settingOf(*game, scenario.id);
            const State state = afterRandom(setting, 3, 150);
            const Position position(state, setting);
            for (std::size_t i = 0; i < setting.package().sides.size(); ++i) {
                const Viewer viewer = Viewer::of(SideId(i));
                Chance chance(5);
                const State imagined = ai::imagine(position, SideId(i), chance);
                CHECK(viewOf(Position(imagined, setting), viewer) == viewOf(position, viewer));
            }
        }
    }
}

TEST_CASE("So does one of a game in which more is hidden") {
    for (const Secret& secret : secrets()) {
        CAPTURE(secret.game);
        const Setting setting = secret.setting();
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const State state = afterRandom(setting, seed, 60 * seed);
            const Position position(state, setting);
            for (std::size_t i = 0; i < setting.package().sides.size(); ++i) {
                const Viewer viewer = Viewer::of(SideId(i));
                Chance chance(seed);
                const State imagined = ai::imagine(position, SideId(i), chance);
                CHECK(viewOf(Position(imagined, setting), viewer) == viewOf(position, viewer));
            }
        }
    }
}

TEST_CASE("What is hidden is dealt anew") {
    const Setting setting = settingOf(playedGame("santander"), "suggested");
    const State state = afterRandom(setting, 3, 150);
    const Position position(state, setting);
    Chance chance(5);
    const State one = ai::imagine(position, SideId(std::size_t{0}), chance);
    const State two = ai::imagine(position, SideId(std::size_t{0}), chance);
    CHECK(one != two);
    Chance again(5);
    CHECK(one == ai::imagine(position, SideId(std::size_t{0}), again));
}

TEST_CASE("Shuffling what a side may not see does not change its command") {
    for (const Secret& secret : secrets()) {
        CAPTURE(secret.game);
        const Setting setting = secret.setting();
        std::size_t shuffled = 0;
        for (std::size_t i = 0; i < secret.decisions; ++i) {
            const State state = afterRandom(setting, i, 20 + i * 37 % 180);
            const Position position(state, setting);
            const SideId side = nextToDecide(position);
            ai::Commander commander(setting, brainOf(setting), {ai::Level::Quick, i});
            const auto command = commander.decide(state, side);
            REQUIRE(command);
            Chance chance(1000 + i);
            const State other = ai::imagine(position, side, chance);
            shuffled += other == state ? 0 : 1;
            CHECK(commander.decide(other, side) == command);
        }
        CHECK(shuffled > secret.decisions / 4);
    }
}

TEST_CASE("Where those are of whom a side knows nothing changes nothing") {
    const Setting setting = secrets()[3].setting();
    std::size_t elsewhere = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const State state = afterRandom(setting, seed, 60 + 40 * seed);
        const Position position(state, setting);
        const SideId side = nextToDecide(position);
        const Viewer viewer = Viewer::of(side);
        State other = state;
        for (std::size_t i = 0; i < position.counterCount(); ++i) {
            const CounterId counter(i);
            const Place from = position.place(counter);
            if (!from.exists() || seenBy(position, viewer, counter) != Seen::Nothing)
                continue;
            for (std::size_t box = 0; box < setting.package().boxes.size(); ++box) {
                State moved = other;
                fold(moved, {CounterMoved{counter, from, BoxId(box)}, {}});
                if (Place(BoxId(box)) == from ||
                    viewOf(Position(moved, setting), viewer) != viewOf(position, viewer))
                    continue;
                other = std::move(moved);
                ++elsewhere;
                break;
            }
        }
        Chance one(seed);
        Chance two(seed);
        CHECK(ai::imagine(position, side, one) == ai::imagine(Position(other, setting), side, two));
        for (const ai::Level level : {ai::Level::Quick, ai::Level::Normal}) {
            const auto command =
                ai::Commander(setting, brainOf(setting), {level, seed}).decide(state, side);
            REQUIRE(command);
            CHECK(ai::Commander(setting, brainOf(setting), {level, seed}).decide(other, side) ==
                  command);
        }
    }
    CHECK(elsewhere > 20);
}
