// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of a game say about how a scenario begins.
#include "editor/scenarios/setup_check.h"
#include "editor/scenarios/setup_edits.h"
#include "engine/all_games.h"
#include "tests/editor/built_in.h"

#include <doctest/doctest.h>

using namespace esagono;

namespace {

/// The hexes of a side in which the rules miss somebody.
std::vector<HexId> uncovered(const SetupReport& report) {
    std::vector<HexId> hexes;
    for (const SetupProblem& problem : report.problems)
        hexes.insert(hexes.end(), problem.hexes.begin(), problem.hexes.end());
    return hexes;
}

} // namespace

TEST_CASE("a printed deployment leaves no front hex open, and a hole in it is found by the rule") {
    Documents documents = builtIn("santander");
    const GamePackage package = readAgain(documents);
    const Scenario& scenario = package.scenarios[0];
    REQUIRE_FALSE(scenario.deployments.empty());
    const SetupReport sound = checkSetup(package, allGames(), scenario.id, 0);
    CHECK(sound.fault.empty());
    const std::size_t open = uncovered(sound).size();

    // One hex after the other is emptied, until it is one that must be covered
    bool found = false;
    for (const Deployment::Piece& piece : scenario.deployments[0].counters) {
        if (!piece.place.isHex())
            continue;
        Documents emptied = documents;
        for (const Deployment::Piece& other : scenario.deployments[0].counters)
            if (other.place == piece.place)
                emptied["scenarios.json"]["scenarios"][0]["deployments"][0]["counters"].erase(
                    package.counters[other.counter.index()].id);
        const SetupReport report = checkSetup(readAgain(emptied), allGames(), scenario.id, 0);
        const std::vector<HexId> hexes = uncovered(report);
        if (hexes.size() > open) {
            CHECK(std::ranges::count(hexes, piece.place.hex()) == 1);
            for (const SetupProblem& problem : report.problems)
                if (!problem.hexes.empty())
                    CHECK(problem.rule.exists());
            found = true;
            break;
        }
    }
    CHECK(found);
}

TEST_CASE("a package for rules nobody knows cannot be judged, and says so") {
    Documents documents = builtIn("santander");
    documents["package.json"]["rules"] = "none";
    const SetupReport report = checkSetup(readAgain(documents), allGames(), "campaign");
    CHECK_FALSE(report.fault.empty());
    CHECK_FALSE(report.isSound());
}

TEST_CASE("a scenario that is not there is reported") {
    CHECK_FALSE(
        checkSetup(readAgain(builtIn("santander")), allGames(), "no such scenario").fault.empty());
}
