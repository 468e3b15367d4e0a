// SPDX-License-Identifier: GPL-3.0-or-later
// The journal beside bare SQLite: the same rows, the same pragmas, prepared statements. Compare
// within one run only; the disk sets the pace.
#include "store/journal.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <sqlite3.h>

using namespace esagono;
namespace fs = std::filesystem;

namespace {

const std::string payload =
    R"({"counter":17,"from":"1211","to":"1212","because":"5.1","note":"on foot"})";

fs::path freshPath(const char* name) {
    const fs::path path = fs::temp_directory_path() / name;
    for (const char* suffix : {"", "-wal", "-shm", "-lock"})
        fs::remove(beside(path, suffix));
    return path;
}

std::vector<EventRow> someEvents(std::int64_t count) {
    return std::vector<EventRow>(static_cast<std::size_t>(count), {"counter_moved", payload});
}

void appendToJournal(benchmark::State& state) {
    Journal journal = Journal::create(freshPath("bench.esagono"), {{"game", "x"}}, {});
    const std::vector<EventRow> events = someEvents(state.range(0));
    for (auto _ : state)
        journal.append({0, "side", "move", payload, "1937-08-14T05:30:00Z", false}, events);
}

void appendToBareSqlite(benchmark::State& state) {
    sqlite3* database = nullptr;
    sqlite3_open(freshPath("bench.sqlite").c_str(), &database);
    sqlite3_exec(
        database,
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "CREATE TABLE page(n INTEGER PRIMARY KEY, kind, branch, parent, at, side, verb, "
        "data, barrier, chain); CREATE TABLE event(n INTEGER PRIMARY KEY, page, kind, data)",
        nullptr, nullptr, nullptr);
    const auto prepared = [&](const char* sql) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(database, sql, -1, &statement, nullptr);
        return statement;
    };
    sqlite3_stmt* begin = prepared("BEGIN");
    sqlite3_stmt* commit = prepared("COMMIT");
    sqlite3_stmt* page = prepared("INSERT INTO page VALUES(?, 'command', 0, ?, "
                                  "'1937-08-14T05:30:00Z', 'side', 'move', ?, 0, ?)");
    sqlite3_stmt* event = prepared("INSERT INTO event VALUES(?, ?, 'counter_moved', ?)");
    const char chain[32] = {};
    const auto run = [](sqlite3_stmt* statement) {
        sqlite3_step(statement);
        sqlite3_reset(statement);
    };
    std::int64_t pages = 0;
    std::int64_t events = 0;
    for (auto _ : state) {
        run(begin);
        sqlite3_bind_int64(page, 1, ++pages);
        sqlite3_bind_int64(page, 2, pages - 1);
        sqlite3_bind_text(page, 3, payload.data(), int(payload.size()), SQLITE_STATIC);
        sqlite3_bind_blob(page, 4, chain, 32, SQLITE_STATIC);
        run(page);
        for (std::int64_t i = 0; i < state.range(0); ++i) {
            sqlite3_bind_int64(event, 1, ++events);
            sqlite3_bind_int64(event, 2, pages);
            sqlite3_bind_text(event, 3, payload.data(), int(payload.size()), SQLITE_STATIC);
            run(event);
        }
        run(commit);
    }
    for (sqlite3_stmt* statement : {begin, commit, page, event})
        sqlite3_finalize(statement);
    sqlite3_close(database);
}

/// A diary of this many events, four to a page, made once.
const fs::path& diaryOf(std::int64_t events) {
    static fs::path path;
    if (path.empty()) {
        path = freshPath("large.esagono");
        Journal journal = Journal::create(path, {{"game", "x"}}, {{"map.json", payload}},
                                          Durability::OffForTests);
        const std::vector<EventRow> four = someEvents(4);
        const std::string state(20'000, 'x');
        while (journal.lastEvent() < events)
            journal.append({0, "side", "move", payload, "1937-08-14T05:30:00Z", false}, four,
                           journal.lastPage() % 50 == 0 ? std::optional<std::string_view>(state)
                                                        : std::nullopt);
    }
    return path;
}

void openAndVerify(benchmark::State& state) {
    const fs::path& path = diaryOf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(Journal::open(path, Access::ReadOnly).lastPage());
}

void openHastily(benchmark::State& state) {
    const fs::path& path = diaryOf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(Journal::open(path, Access::ReadOnly, Checks::Hasty).lastPage());
}

void verifyChain(benchmark::State& state) {
    const Journal journal = Journal::open(diaryOf(state.range(0)), Access::ReadOnly);
    for (auto _ : state)
        benchmark::DoNotOptimize(journal.verifyChain());
}

void snapshotAndEventsFromIt(benchmark::State& state) {
    const Journal journal = Journal::open(diaryOf(state.range(0)), Access::ReadOnly);
    PageNumber page = 1;
    for (auto _ : state) {
        page = (page * 7919 + 13) % journal.lastPage();
        const auto snapshot = journal.nearestSnapshot(page);
        if (snapshot && snapshot->page < page)
            benchmark::DoNotOptimize(
                journal.events(journal.pages()[std::size_t(snapshot->page + 1)].firstEvent,
                               journal.pages()[std::size_t(page)].lastEvent()));
    }
}

} // namespace

BENCHMARK(appendToBareSqlite)
    ->Arg(1)
    ->Arg(4)
    ->Arg(16)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(appendToJournal)->Arg(1)->Arg(4)->Arg(16)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(openAndVerify)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(openHastily)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(verifyChain)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(snapshotAndEventsFromIt)->Arg(100'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
