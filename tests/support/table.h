// SPDX-License-Identifier: GPL-3.0-or-later
// The test game, laid out and ready: what nearly every test of the machine begins with.
#pragma once

#include "engine/core/dice.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/match.h"
#include "engine/play/position.h"

#include <filesystem>
#include <initializer_list>
#include <string>

namespace esagono {

/// The test game's package, read once.
[[nodiscard]] const Game& skirmishGame();
[[nodiscard]] GameList skirmishOnly();
[[nodiscard]] std::filesystem::path skirmishFolder();

/// A table in memory: a setting, a state, told dice.
class TestTable {
public:
    explicit TestTable(const std::string& scenario = "field",
                       std::initializer_list<std::pair<const char*, const char*>> rulings = {});
    /// Laid out by a position file's content instead of the scenario.
    TestTable(const std::string& scenario, const Record& position);

    Setting setting;
    Scribe scribe;
    ToldDice dice;
    State state;

    [[nodiscard]] Position position() const { return {state, setting}; }
    [[nodiscard]] HexId hex(const char* label) const { return setting.map->find(label); }
    [[nodiscard]] CounterId counter(const char* id) const {
        return find<CounterId>(setting.package().counters, id);
    }
    /// A command of the pending decision, from its JSON.
    [[nodiscard]] Command command(const std::string& side, const std::string& json) const;
    /// Does it, with these dice; the refusal if there is one.
    std::optional<Refusal> act(const std::string& side, const std::string& json,
                               std::initializer_list<int> faces = {});
    /// Does it and insists that it is allowed.
    void mustAct(const std::string& side, const std::string& json,
                 std::initializer_list<int> faces = {});
    /// The rule that refuses the command, or "".
    [[nodiscard]] std::string refusedBy(const std::string& side, const std::string& json) const;
    [[nodiscard]] std::string decision() const;
    /// The events of the last command.
    std::vector<Event> events;
};

/// A folder that is gone when the test is.
class TestFolder {
public:
    TestFolder();
    ~TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

} // namespace esagono
