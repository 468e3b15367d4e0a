// SPDX-License-Identifier: GPL-3.0-or-later
// The journal beside bare SQLite: the same tables, rows and pragmas, prepared statements. The disk
// sets the pace; only the ratio means something.
#include "engine/store/journal.h"
#include "engine/store/schema.h"
#include "tests/bench/bench_folder.h"
#include "tests/bench/side_by_side.h"

#include <sqlite3.h>

namespace {

using namespace esagono;
using namespace esagono::bench;

constexpr double appendBar = 1.3; // times bare SQLite
constexpr double verifyBar = 0.5; // seconds
constexpr std::int64_t eventsInLarge = 100'000;

constexpr char noon[] = "1937-08-14T12:00:00Z";
const std::string payload = R"({"counter":"17_brigade","from":"1211","rule":"5.1","to":"1212"})";

const Folder& folder() {
    static const Folder here;
    return here;
}

CommandPage someCommand() {
    return {0, "nationalist", "move", payload, noon, false};
}

std::vector<EventRow> someEvents(std::size_t count) {
    return std::vector<EventRow>(count, {"counter_moved", payload});
}

/// A diary as somebody would write it who has only SQLite and no doubts.
class BareDiary {
public:
    explicit BareDiary(const std::filesystem::path& path) {
        sqlite3_open(path.c_str(), &m_database);
        run("PRAGMA journal_mode = WAL");
        run("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON; PRAGMA synchronous = EXTRA");
        for (const char* sql : schema::statements)
            run(sql);
        m_begin = prepared("BEGIN IMMEDIATE");
        m_commit = prepared("COMMIT");
        m_page =
            prepared("INSERT INTO page(n, kind, branch, parent, at, side, verb, data, barrier, "
                     "chain) VALUES(?1, 'command', 0, ?2, ?3, ?4, ?5, ?6, 0, ?7)");
        m_event = prepared("INSERT INTO event(n, page, kind, data) VALUES(?1, ?2, ?3, ?4)");
    }
    ~BareDiary() {
        for (sqlite3_stmt* statement : {m_begin, m_commit, m_page, m_event})
            sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }
    BareDiary(const BareDiary&) = delete;
    BareDiary& operator=(const BareDiary&) = delete;

    void append(const CommandPage& command, const std::vector<EventRow>& events) {
        static constexpr char chain[32] = {};
        step(m_begin);
        sqlite3_bind_int64(m_page, 1, ++m_pages);
        sqlite3_bind_int64(m_page, 2, m_pages - 1);
        text(m_page, 3, command.at);
        text(m_page, 4, command.side);
        text(m_page, 5, command.verb);
        text(m_page, 6, command.args);
        sqlite3_bind_blob(m_page, 7, chain, sizeof(chain), SQLITE_STATIC);
        step(m_page);
        for (const EventRow& event : events) {
            sqlite3_bind_int64(m_event, 1, ++m_events);
            sqlite3_bind_int64(m_event, 2, m_pages);
            text(m_event, 3, event.kind);
            text(m_event, 4, event.data);
            step(m_event);
        }
        step(m_commit);
    }

private:
    void run(const char* sql) { sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr); }
    sqlite3_stmt* prepared(const char* sql) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(m_database, sql, -1, &statement, nullptr);
        return statement;
    }
    static void text(sqlite3_stmt* statement, int index, const std::string& words) {
        sqlite3_bind_text(statement, index, words.data(), static_cast<int>(words.size()),
                          SQLITE_STATIC);
    }
    static void step(sqlite3_stmt* statement) {
        sqlite3_step(statement);
        sqlite3_reset(statement);
    }

    sqlite3* m_database = nullptr;
    sqlite3_stmt *m_begin = nullptr, *m_commit = nullptr, *m_page = nullptr, *m_event = nullptr;
    std::int64_t m_pages = 0;
    std::int64_t m_events = 0;
};

void appendingACommand(benchmark::State& state) {
    Journal journal = Journal::create(folder().fresh(), {{"game", "bench"}}, {});
    BareDiary bare(folder().fresh());
    const CommandPage command = someCommand();
    const auto events = someEvents(static_cast<std::size_t>(state.range(0)));
    sideBySide(
        state, 10, [&] { journal.append(command, events); }, [&] { bare.append(command, events); },
        Clock::Wall);
    judge(state, state.counters["ratio"], appendBar);
}

/// A diary of 100,000 events, five to a page, with snapshots; made once.
const std::filesystem::path& large() {
    static const std::filesystem::path path = [] {
        const auto made = folder().fresh();
        Journal journal = Journal::create(made, {{"game", "bench"}}, {{"map.json", payload}},
                                          Durability::OffForTests);
        const std::string snapshot(20'000, 'x');
        while (journal.lastEvent() < eventsInLarge)
            journal.append(someCommand(), someEvents(5),
                           journal.lastPage() % 40 == 0 ? std::optional<std::string_view>(snapshot)
                                                        : std::nullopt);
        return made;
    }();
    return path;
}

/// Reads every page and event, and does nothing with them.
std::int64_t readBare(const std::filesystem::path& path) {
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READONLY, nullptr);
    std::int64_t bytes = 0;
    for (const char* sql : {"SELECT * FROM page ORDER BY n", "SELECT * FROM event ORDER BY n"}) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
        while (sqlite3_step(statement) == SQLITE_ROW)
            for (int i = 0; i < sqlite3_column_count(statement); ++i) {
                benchmark::DoNotOptimize(sqlite3_column_text(statement, i));
                bytes += sqlite3_column_bytes(statement, i);
            }
        sqlite3_finalize(statement);
    }
    sqlite3_close(database);
    return bytes;
}

void verifyingTheChain(benchmark::State& state) {
    const Journal journal = Journal::open(large(), Access::ReadOnly);
    const double took = sideBySide(
        state, 1, [&] { benchmark::DoNotOptimize(journal.verifyChain()); },
        [] { benchmark::DoNotOptimize(readBare(large())); });
    judge(state, took, verifyBar);
}

void openingADiary(benchmark::State& state) {
    const auto checks = state.range(0) == 0 ? Checks::Everything : Checks::Hasty;
    (void)large();
    const double took = sideBySide(
        state, 1,
        [&] {
            benchmark::DoNotOptimize(Journal::open(large(), Access::ReadOnly, checks).lastPage());
        },
        [] { benchmark::DoNotOptimize(readBare(large())); });
    judge(state, took, verifyBar);
}

} // namespace

BENCHMARK(appendingACommand)
    ->ArgName("events")
    ->Arg(1)
    ->Arg(5)
    ->Arg(20)
    ->UseManualTime()
    ->Unit(benchmark::kMicrosecond)
    ->Iterations(200);
BENCHMARK(verifyingTheChain)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK(openingADiary)
    ->ArgName("hasty")
    ->Arg(0)
    ->Arg(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(10);
