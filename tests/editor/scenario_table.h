// SPDX-License-Identifier: GPL-3.0-or-later
// The test game on an author's table, and the first of its scenarios.
#pragma once

#include "editor/scenarios/setup_edits.h"
#include "engine/kit/reading/package_reader.h"

#include <doctest/doctest.h>

namespace esagono {

class ScenarioTable {
public:
    ScenarioTable()
        : documents(
              readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests/skirmish/package")) {
    }

    /// Carries it out; the package can be read, and undoing brings back what was.
    void perform(const Edit& edit) {
        Documents before = documents;
        Documents after = documents;
        const Edit back = carryOut(after, edit);
        documents = after;
        carryOut(after, back);
        CHECK(after == before);
        package = readPackage(documents, findings);
    }
    [[nodiscard]] const Record& record() const {
        return documents.at(scenarioFile)["scenarios"][0];
    }
    [[nodiscard]] const Scenario& scenario() const { return package.scenarios[0]; }

    Documents documents;
    std::vector<Finding> findings;
    GamePackage package;
};

/// How often a counter stands in a list of groups.
inline std::size_t times(const std::vector<SetupGroup>& groups, const GamePackage& package,
                         std::string_view counter) {
    std::size_t count = 0;
    for (const SetupGroup& group : groups)
        for (const CounterId id : group.counters)
            count += package.counters[id.index()].id == counter ? 1 : 0;
    return count;
}

} // namespace esagono
