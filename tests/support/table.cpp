// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include "engine/core/chance.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/draft.h"
#include "engine/play/position_file.h"
#include "tests/skirmish/chapters.h"

#include <doctest/doctest.h>

#include <random>

namespace esagono {

std::filesystem::path skirmishFolder() {
    return std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / "skirmish" / "package";
}

const Game& skirmishGame() {
    static const Game game(readPackage(skirmishFolder()), skirmish::rules());
    return game;
}

GameList skirmishOnly() {
    static const Rules* const games[] = {&skirmish::rules()};
    return games;
}

namespace {

Setting settingWith(const std::string& scenario,
                    std::initializer_list<std::pair<const char*, const char*>> rulings) {
    Setting setting = settingOf(skirmishGame(), scenario);
    for (const auto& [ruling, choice] : rulings)
        choose(setting, ruling, choice);
    return setting;
}

} // namespace

TestTable::TestTable(const std::string& scenario,
                     std::initializer_list<std::pair<const char*, const char*>> rulings)
    : setting(settingWith(scenario, rulings))
    , scribe(setting) {
    dice.tell(1); // the chit of the first turn
    state = begin(setting, dice).state;
}

TestTable::TestTable(const std::string& scenario, const Record& layout)
    : setting(settingWith(scenario, {}))
    , scribe(setting)
    , state(beginAs(setting, scribe, layout, dice).state) {}

Command TestTable::command(const std::string& side, const std::string& json) const {
    return scribe.readCommand(readRecord(json, "test"), find<SideId>(setting.package().sides, side),
                              position().kind());
}

std::optional<Refusal> TestTable::act(const std::string& side, const std::string& json,
                                      std::initializer_list<int> faces) {
    for (const int face : faces)
        dice.tell(face);
    Outcome<Ruled> ruled = rule(setting, state, command(side, json), dice);
    if (ruled.isRefused())
        return ruled.refusal();
    state = ruled->state;
    events = ruled->events;
    return allowed;
}

void TestTable::mustAct(const std::string& side, const std::string& json,
                        std::initializer_list<int> faces) {
    const std::optional<Refusal> verdict = act(side, json, faces);
    INFO(json << " refused: " << (verdict ? verdict->text.id : ""));
    REQUIRE(!verdict);
    CHECK(dice.left() == 0);
}

std::string TestTable::refusedBy(const std::string& side, const std::string& json) const {
    const std::optional<Refusal> verdict = whyNot(position(), command(side, json));
    return verdict ? ruleWord(verdict->rule) : std::string();
}

std::string TestTable::decision() const {
    return position().isOver() ? std::string("over") : std::string(position().kind().name);
}

TestFolder::TestFolder() {
    Chance chance(std::random_device{}()); // only the folder's name; nothing tested depends on it
    m_path =
        std::filesystem::temp_directory_path() / ("esagono-test-" + std::to_string(chance.next()));
    std::filesystem::create_directories(m_path);
}

TestFolder::~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

} // namespace esagono
