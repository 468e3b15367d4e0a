// SPDX-License-Identifier: GPL-3.0-or-later
// Games of a playtest on their way from one program to another.
#include "editor/playtest/playtest.h"
#include "engine/core/fault.h"
#include "engine/core/messages.h"
#include "engine/play/asking/scribe.h"

namespace esagono {

namespace {

[[noreturn]] void refuseGame(const char* what) {
    throw Fault(FaultKind::Malformed, Text(say::notJson, playtestSource, "/", what));
}

/// Places and counts of those that are not nothing: most of a map is empty.
Record sparse(const std::vector<std::uint32_t>& counts) {
    Record pairs = Record::array();
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            pairs.push_back({i, counts[i]});
    return pairs;
}

std::vector<std::uint32_t> dense(const Record& pairs, std::size_t size) {
    std::vector<std::uint32_t> counts(size);
    for (const Record& pair : pairs)
        counts.at(pair.at(0).get<std::size_t>()) = pair.at(1).get<std::uint32_t>();
    return counts;
}

} // namespace

Record Playtest::write(const PlaytestGame& game) const {
    const Scribe scribe(m_setting);
    Record record = {{"seed", game.seed},
                     {"turns", game.turns},
                     {"decisions", game.decisions},
                     {"winner", scribe.name(game.winner)},
                     {"arrivals", sparse(game.arrivals)}};
    for (const auto& [chart, throws] : game.throws)
        record["throws"][chart] = {{"rows", throws.rows},
                                   {"columns", throws.columns},
                                   {"cells", sparse(throws.cells)},
                                   {"elsewhere", throws.elsewhere}};
    if (game.failure)
        record["failure"] = {{"kind", static_cast<int>(game.failure->kind)},
                             {"commands", game.failure->commands},
                             {"text", scribe.write(game.failure->text)}};
    return record;
}

PlaytestGame Playtest::read(const Record& record) const {
    const Scribe scribe(m_setting);
    PlaytestGame game;
    try {
        game.seed = record.at("seed").get<std::uint64_t>();
        game.turns = record.at("turns").get<std::uint32_t>();
        game.decisions = record.at("decisions").get<std::uint32_t>();
        const auto winner = record.at("winner").get<std::string>();
        for (std::size_t i = 0; i < m_game->package.sides.size(); ++i)
            if (m_game->package.sides[i].id == winner)
                game.winner = SideId(i);
        game.arrivals = dense(record.at("arrivals"), m_setting.map->size());
        const Record charts = record.value("throws", Record::object());
        for (const auto& [chart, throws] : charts.items()) {
            ChartThrows& read = game.throws[chart];
            const Chart* const known = m_game->package.chart(chart);
            if (known == nullptr)
                refuseGame("no such chart");
            read.rows = known->rows.entries.size();
            read.columns = known->columns.entries.size();
            read.cells = dense(throws.at("cells"), read.rows * read.columns);
            read.elsewhere = throws.at("elsewhere").get<std::uint32_t>();
        }
        if (const auto failure = record.find("failure"); failure != record.end()) {
            const int kind = failure->at("kind").get<int>();
            if (kind < 0 || kind > static_cast<int>(PlaytestFailure::Kind::Endless))
                refuseGame("no such failure");
            game.failure = PlaytestFailure{static_cast<PlaytestFailure::Kind>(kind), game.seed,
                                           failure->at("commands").get<std::size_t>(),
                                           scribe.readText(failure->at("text"), playtestSource)};
        }
    } catch (const Record::exception& wrong) {
        refuseGame(wrong.what());
    } catch (const std::out_of_range& wrong) {
        refuseGame(wrong.what());
    }
    return game;
}

} // namespace esagono
