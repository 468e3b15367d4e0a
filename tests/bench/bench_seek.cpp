// SPDX-License-Identifier: GPL-3.0-or-later
// Seeking in a diary of 20,000 events: any event, in any order. Beside it, reading the same
// snapshot and rows without making a table of them.
#include "engine/core/snapshot.h"
#include "engine/play/diary.h"
#include "engine/play/playout.h"
#include "tests/bench/bench_folder.h"
#include "tests/bench/large_table.h"
#include "tests/bench/side_by_side.h"
#include "tests/bench/skirmish_game.h"

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double seekBar = 5; // milliseconds, of the slowest percent
constexpr EventNumber eventsWanted = 20'000;
constexpr EventNumber eventsBetweenSnapshots = 200;
constexpr char noon[] = "1937-08-14T12:00:00Z";

const Folder& folder() {
    static const Folder here;
    return here;
}

/// A game of the largest size that has no rules, only things.
class LargeGame {
public:
    LargeGame()
        : m_rules(rules())
        , m_game(package(), m_rules)
        , m_setting(settingOf(m_game, "large"))
        , m_scribe(m_setting) {}

    [[nodiscard]] const Scribe& scribe() const { return m_scribe; }

private:
    static Rules rules() {
        Rules rules;
        rules.id = "bench";
        const std::vector<Field> three = {{"a"}, {"b"}, {"c"}};
        for (const char* name : {"bench.turn", "bench.phase"})
            rules.frames.push_back({.name = name, .locals = three, .run = [](Draft&) {}});
        rules.frames.push_back({.name = "bench.move", .locals = three});
        rules.frames.push_back({.name = "bench.react", .locals = {{"a"}, {"b"}}});
        return rules;
    }
    static GamePackage package() {
        const TableShape shape = largeShape();
        const auto name = [](const char* kind, std::size_t i) { return kind + std::to_string(i); };
        GamePackage package;
        package.id = package.rules = "bench";
        for (std::size_t i = 0; i < shape.sides; ++i)
            package.sides.push_back({.id = name("side", i)});
        for (std::size_t i = 0; i < shape.statusDefaults.size(); ++i)
            package.statuses.push_back({.id = name("status", i), .most = 3});
        for (std::size_t i = 0; i < shape.markers; ++i)
            package.markers.push_back({.id = name("marker", i)});
        for (std::size_t i = 0; i < shape.tracks; ++i)
            package.tracks.push_back({.id = name("track", i)});
        for (std::size_t i = 0; i < shape.boxes; ++i)
            package.boxes.push_back({.id = name("box", i)});
        for (std::size_t i = 0; i < shape.pools; ++i)
            package.pools.push_back({.id = name("pool", i)});
        for (std::size_t i = 0; i < shape.chits; ++i)
            package.chits.push_back({.id = name("chit", i)});
        for (std::size_t i = 0; i < shape.counters; ++i)
            package.counters.push_back(
                {.id = name("counter", i), .side = SideId(i % 2), .faces = {Face{}, Face{}}});
        MapSheet sheet;
        sheet.grid = {Orientation::Flat, {1, 35},      {1, 62},
                      RowsRun::North,    Shifted::Odd, *NumberFormat::fromPattern("C.RR")};
        sheet.terrains = {"clear"};
        sheet.terrain.assign(sheet.grid.size(), TerrainId(0));
        package.maps.emplace_back(sheet);
        package.scenarios.push_back({.id = "large"});
        return package;
    }

    Rules m_rules;
    Game m_game;
    Setting m_setting;
    Scribe m_scribe;
};

/// Writes events as the referee would: five to a page, a snapshot after so many.
class Writer {
public:
    Writer(Journal& journal, const Scribe& scribe, State& state)
        : m_journal(journal)
        , m_scribe(scribe)
        , m_state(state) {}

    void page(const std::vector<Event>& events) {
        std::vector<EventRow> rows;
        for (const Event& event : events) {
            WrittenEvent written = m_scribe.write(event);
            rows.push_back({std::move(written.kind), std::move(written.data)});
        }
        std::optional<std::string> packed;
        if (const EventNumber last = m_journal.lastEvent() + static_cast<EventNumber>(rows.size());
            last - m_snapshotAt >= eventsBetweenSnapshots) {
            packed = packState(m_state);
            m_snapshotAt = last;
        }
        m_journal.append({0, "side0", "move", "{}", noon, false}, rows, packed);
    }

private:
    Journal& m_journal;
    const Scribe& m_scribe;
    State& m_state;
    EventNumber m_snapshotAt = 0;
};

/// Reads what a seek must read.
void readBare(const Journal& journal, EventNumber event) {
    const PageNumber page = journal.pageOf(event);
    const auto snapshot = journal.nearestSnapshot(page);
    benchmark::DoNotOptimize(snapshot.has_value());
    const EventNumber first =
        snapshot ? journal.pages()[static_cast<std::size_t>(snapshot->page)].lastEvent() + 1 : 1;
    if (first <= event)
        benchmark::DoNotOptimize(journal.events(first, event));
}

void seekAnywhere(benchmark::State& state, const Journal& journal, const Scribe& scribe) {
    Chance chance(4);
    std::vector<double> ours;
    std::vector<double> bare;
    for (auto _ : state) {
        const auto event = static_cast<EventNumber>(
            1 + chance.below(static_cast<std::size_t>(journal.lastEvent())));
        ours.push_back(secondsOf([&] {
            benchmark::DoNotOptimize(
                tableAfter(journal, scribe, journal.pageOf(event)).tops.data());
        }));
        bare.push_back(secondsOf([&] { readBare(journal, event); }));
        state.SetIterationTime(ours.back());
    }
    state.counters["ratio"] = percentile(ours, 50) / percentile(bare, 50);
    state.counters["p50_ms"] = percentile(ours, 50) * 1e3;
    state.counters["p99_ms"] = percentile(ours, 99) * 1e3;
    judge(state, percentile(ours, 99) * 1e3, seekBar);
}

void seekingInTheLargestGame(benchmark::State& state) {
    const LargeGame game;
    Journal journal =
        Journal::create(folder().fresh(), {{"game", "bench"}}, {}, Durability::OffForTests);
    Chance chance(3);
    State table(largeShape());
    Writer writer(journal, game.scribe(), table);
    const std::vector<Event> beginning = setUp(chance);
    for (const Event& event : beginning)
        fold(table, event);
    writer.page(beginning);
    while (journal.lastEvent() < eventsWanted)
        writer.page(play(table, chance, 5));
    seekAnywhere(state, journal, game.scribe());
}

/// Random games of the test game, each a branch of one diary, until it has enough events.
void seekingInTheTestGame(benchmark::State& state) {
    const auto path = folder().fresh();
    const Start start{.scenario = "field", .seed = seedFrom("seek"), .at = noon};
    auto match = Match::create(path, skirmishGame().package, skirmishOnly(), start);
    RandomPlayer player(5);
    while (match->journal().lastEvent() < eventsWanted) {
        while (!match->position().isOver()) {
            const Position position = match->position();
            const SideId side = nextToDecide(position);
            const Command command = player.choose(position, side, offersTo(position, side));
            if (match->submit(command, noon).isRefused())
                return state.SkipWithError("an offer was refused");
        }
        const BranchNumber branch = match->journal().fork("again", 1, noon);
        match.reset();
        match = Match::open(path, skirmishOnly(), Access::ReadWrite, branch);
    }
    seekAnywhere(state, match->journal(), match->scribe());
}

} // namespace

BENCHMARK(seekingInTheLargestGame)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3000);
BENCHMARK(seekingInTheTestGame)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(3000);
