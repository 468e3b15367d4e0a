// SPDX-License-Identifier: GPL-3.0-or-later
// The rules read their charts: a cell that is put right changes the game.
#include "engine/banditen/chapters.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/referee.h"
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

#include <functional>
#include <memory>

namespace esagono::banditen::charts_tests {

namespace {

/// A cell of the printed charts, by chart, row and column; of a list of bands without the last.
struct Cell {
    const char* chart;
    const char* row;
    const char* column;
    Record value;
};

Documents withCell(const Cell& cell) {
    Documents documents = banditenGame().package.documents;
    for (Record& chart : documents.at("charts.json").at("charts")) {
        if (chart.at("id") != cell.chart)
            continue;
        const bool isGrid = chart.contains("rows");
        for (Record& row : chart.at(isGrid ? "rows" : "bands")) {
            if (row.at("at") != cell.row)
                continue;
            if (!isGrid) {
                row["result"] = cell.value;
                continue;
            }
            const Record& columns = chart.at("columns");
            const auto at = std::ranges::find(columns, cell.column) - columns.begin();
            row.at("cells").at(static_cast<std::size_t>(at)) = cell.value;
        }
    }
    return documents;
}

/// The scenario as its suggested set-up leaves it, with the cell changed. Dice show sixes.
struct Changed {
    explicit Changed(const Cell& cell, const char* scenario = "gravellona")
        : game(read(cell), rules())
        , setting(settingOf(game, scenario))
        , state(begin(setting, dice).state) {}

    [[nodiscard]] Position position() const { return {state, setting}; }
    [[nodiscard]] CounterId counter(const char* id) const {
        return find<CounterId>(setting.package().counters, named(id));
    }

    static GamePackage read(const Cell& cell) {
        std::vector<Finding> findings;
        GamePackage package = readPackage(withCell(cell), findings);
        CHECK(breaches(package, contract()).empty());
        return package;
    }

    ToldDice dice;
    Game game;
    Setting setting;
    State state;
};

} // namespace

TEST_CASE("5.1 6.1 The costs of actions are those of the chart") {
    const auto costs = [](const Cell& cell, Action action) {
        const Changed changed(cell);
        const CounterId redi = changed.counter("@Redi1"); // in no hex: always in command
        return costOf(changed.position(), action, {&redi, 1});
    };
    CHECK(costs({"actions", "move", "cost", 1}, Action::Move) == 1);
    CHECK(costs({"actions", "move", "cost", 3}, Action::Move) == 3);
    CHECK(costs({"actions", "recover", "cost", 1}, Action::Recover) == 1);
    CHECK(costs({"actions", "op_fire", "cost", 1}, Action::OpFire) == 1);
    CHECK(costs({"actions", "op_assault", "cost", 2}, Action::OpAssault) == 2);
}

TEST_CASE("6.1 What the chart allows out of command is allowed") {
    for (const bool isAllowed : {false, true}) {
        const Changed changed({"actions", "assault", "out", isAllowed ? Record(2) : Record()});
        State state = changed.state;
        const HexId far = changed.setting.map->find("20.20");
        state.counters[changed.counter("@Redi1").index()].place = far;
        const Position position(state, changed.setting);
        const CounterId redi = changed.counter("@Redi1");
        CHECK(!isInCommand(position, redi));
        CHECK(bool(whyNotUnit(position, redi, Action::Assault)) == !isAllowed);
        CHECK(costOf(position, Action::Assault, {&redi, 1}) == (isAllowed ? 2 : 1));
    }
}

TEST_CASE("11.1 The results of close combat are those of the chart") {
    const auto band = [](const Cell& cell, int winner, int loser) {
        return bandOf(Changed(cell).position(), winner, loser);
    };
    CHECK(band({"assault_results", "0", "", "A"}, 5, 5) == Band::Tie);
    CHECK(band({"assault_results", "0", "", "L"}, 5, 5) == Band::Loss);
    CHECK(band({"assault_results", "1-3", "", "A"}, 6, 5) == Band::Tie);
    CHECK(band({"assault_results", "4", "", "E"}, 6, 2) == Band::Elimination);
    CHECK(band({"assault_results", "5+", "", "L"}, 11, 2) == Band::Loss);
}

TEST_CASE("9.2 The effects of fire are those of the chart") {
    const auto effect = [](const Cell& cell, int hits) {
        const Effect found = effectOf(Changed(cell).position(), hits);
        return std::pair(found.losses, found.test);
    };
    CHECK(effect({"fire_effects", "0", "", "-"}, 0) == std::pair(0, false));
    CHECK(effect({"fire_effects", "0", "", "M"}, 0) == std::pair(0, true));
    CHECK(effect({"fire_effects", "1", "", "-"}, 1) == std::pair(0, false));
    CHECK(effect({"fire_effects", "2+", "", "L"}, 3) == std::pair(2, true));
    CHECK(effect({"fire_effects", "2+", "", "M"}, 3) == std::pair(0, true));
}

TEST_CASE("8.1 9.1 Movement and range are those of the chart, unless a counter has its own") {
    const Changed far({"weapons", "infantry", "range", 5});
    CHECK(rangeOf(far.position(), far.counter("@Redi1")) == 5);
    CHECK(rangeOf(far.position(), far.counter("@Ger1")) == 1); // light-armed
    CHECK(rangeOf(far.position(), far.counter("@GAR1")) == 0);
    const Changed fast({"weapons", "command", "movement", 6});
    const CounterId gar = fast.counter("@GAR1");
    CHECK(pointsOf(fast.position(), {&gar, 1}, Action::Move) == 6);
    const Changed night({"weapons", "night", "range", 2}, "tarnova");
    State state = night.state;
    state.tracks[turn.index()] = 8;
    CHECK(rangeOf(Position(state, night.setting), night.counter("@CaMG1")) == 2);

    Documents documents = banditenGame().package.documents;
    documents["counters.json"]["counters"][0]["faces"][0]["movement"] = 7;
    std::vector<Finding> findings;
    const GamePackage package = readPackage(documents, findings);
    CHECK(package.counters[0].number(0, movementAttribute) == 7);
    CHECK(package.counters[0].number(1, movementAttribute) == 4);
}

TEST_CASE("10.1.4 Whoever always fails has the morale of the chart") {
    const Changed partisans({"morale", "garibaldi", "", 4});
    CHECK(moraleOf(partisans.position(), partisans.counter("@Redi1")) == 4);
    CHECK(moraleOf(partisans.position(), partisans.counter("@Ger1")) == alwaysFails);
    const Changed germans({"morale", "german", "", 2});
    CHECK(moraleOf(germans.position(), germans.counter("@Ger1")) == 2);
}

TEST_CASE("16.9 As many mines are laid out as the chart says") {
    for (const int ones : {1, 3}) {
        const Changed changed({"mines", "1", "", ones}, "tarnova");
        const auto& markers = changed.state.markers;
        CHECK(std::ranges::count_if(markers, [](const MarkerOnTable& each) {
                  return each.marker == mine && each.value == 1;
              }) == ones);
    }
}

TEST_CASE("13.3.1 8.2 The armoured car pays what the chart says for streams and roads") {
    const auto cost = [](const Cell& cell, const char* from, const char* to) -> std::optional<int> {
        const Changed changed(cell);
        const CounterId car = changed.counter("@CV1");
        const HexId start = changed.setting.map->find(from);
        const HexId end = changed.setting.map->find(to);
        if (whyNotCross(changed.position(), {&car, 1}, start, end))
            return std::nullopt;
        return costOfStep(changed.position(), {&car, 1}, start, end);
    };
    CHECK(cost({"terrain", "stream", "armour", Record()}, "13.14", "14.13") == std::nullopt);
    CHECK(cost({"terrain", "stream", "armour", 3}, "13.14", "14.13") == 4);
    CHECK(cost({"terrain", "road", "armour", 2}, "10.20", "10.19") == 2);
}

} // namespace esagono::banditen::charts_tests
