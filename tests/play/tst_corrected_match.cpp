// SPDX-License-Identifier: GPL-3.0-or-later
// A game played with corrections: its diary holds the corrected package and says by whose hand.
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/match.h"
#include "engine/play/playout.h"
#include "engine/play/verify.h"
#include "tests/support/table.h"

#include <doctest/doctest.h>

namespace esagono::corrected_match_tests {

namespace {

GamePackage printed() {
    return readPackage(skirmishFolder());
}

/// The first counter has a strength of nine.
Corrections nine() {
    const GamePackage package = printed();
    Documents changed = package.documents;
    changed.at("counters.json")["counters"][0]["faces"][0]["strength"] = 9;
    return {.id = "nine",
            .name = {{"", "Nine"}},
            .package = package.id,
            .release = package.release,
            .packageDigest = hexText(package.digest()),
            .list = differences(package.documents, changed)};
}

Start start(std::vector<Corrections> corrections) {
    return {.scenario = "field",
            .seed = seedFrom("1"),
            .corrections = std::move(corrections),
            .at = "2026-01-01T00:00:00Z"};
}

} // namespace

TEST_CASE("A diary says which corrections it was played with, and holds what they made") {
    const TestFolder folder;
    const auto path = folder.path("game.esagono");
    const Corrections corrections = nine();
    const GamePackage wanted = corrected(printed(), {&corrections, 1});
    CHECK(!corrections.list.empty());
    {
        const auto match = Match::create(path, printed(), skirmishOnly(), start({corrections}));
        CHECK(match->setting().package().digest() == wanted.digest());
    }
    const auto match = Match::open(path, skirmishOnly(), Access::ReadOnly);
    REQUIRE(match->corrections().size() == 1);
    CHECK(match->corrections()[0].id == "nine");
    CHECK(match->corrections()[0].digest == hexText(corrections.digest()));
    CHECK(match->setting().package().documents == wanted.documents);
    CHECK(!verify(*match).difference);
}

TEST_CASE("A diary without corrections has none") {
    const TestFolder folder;
    const auto match =
        Match::create(folder.path("game.esagono"), printed(), skirmishOnly(), start({}));
    CHECK(match->corrections().empty());
    CHECK_FALSE(match->journal().meta().contains(key::corrections));
}

TEST_CASE("Corrections that do not fit begin no game") {
    const TestFolder folder;
    const auto path = folder.path("game.esagono");
    Corrections stale = nine();
    stale.list[0].was = 77;
    CHECK_THROWS_AS((void)Match::create(path, printed(), skirmishOnly(), start({stale})), Fault);
    Corrections foreign = nine();
    foreign.package = "another";
    CHECK_THROWS_AS((void)Match::create(path, printed(), skirmishOnly(), start({foreign})), Fault);
    CHECK_FALSE(std::filesystem::exists(path));
}

TEST_CASE("Random games run with corrections, and their diaries are sound") {
    const TestFolder folder;
    for (const std::uint64_t seed : {1, 2, 3}) {
        CAPTURE(seed);
        const auto path = folder.path(std::to_string(seed) + ".esagono");
        const auto match = Match::create(path, printed(), skirmishOnly(), start({nine()}));
        RandomPlayer red(seed);
        RandomPlayer blue(seed + 100);
        Player* players[] = {&red, &blue};
        for (int i = 0; i < 400 && !match->position().isOver(); ++i) {
            const Position position = match->position();
            const SideId side(std::size_t{position.owners().contains(SideId(0)) ? 0U : 1U});
            const Command command =
                players[side.index()]->choose(position, side, offersTo(position, side));
            REQUIRE_FALSE(match->submit(command, "2026-01-01T00:00:00Z").isRefused());
        }
        CHECK(!verify(*match).difference);
    }
}

} // namespace esagono::corrected_match_tests
