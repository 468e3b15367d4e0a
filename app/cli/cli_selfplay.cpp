// SPDX-License-Identifier: GPL-3.0-or-later
// selfplay: games played against itself, checked as they go and counted.
#include "app/cli/contest.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "engine/core/share_estimate.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <thread>

namespace esagono::cli {

namespace {

/// When a broken invariant stops the program, the seed that leads there is told first, and how the
/// rulings were read.
class LastWords {
public:
    LastWords()
        : m_before(std::signal(SIGABRT, &LastWords::speak)) {}
    ~LastWords() { std::signal(SIGABRT, m_before); }
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;
    static void remember(std::uint64_t seed, const std::string& rulings) {
        s_words = "selfplay: --games 1 --seed " + std::to_string(seed) + " with " + rulings + '\n';
    }

private:
    static void speak(int /*signal*/) { std::fputs(s_words.c_str(), stderr); }
    static inline thread_local std::string s_words;
    void (*m_before)(int);
};

/// What all games came to.
struct Totals {
    explicit Totals(const std::vector<GameResult>& results, std::size_t sides)
        : wins(sides)
        , points(sides)
        , longestThought(sides)
        , longestTurn(sides) {
        for (const GameResult& each : results) {
            ++games;
            commands += each.commands;
            events += each.events;
            sideTurns += each.sideTurns;
            dice += each.dice;
            faces += each.faces;
            sixes += each.sixes;
            for (std::size_t i = 0; i < sides; ++i) {
                points[i] += each.points[i];
                longestThought[i] = std::max(longestThought[i], each.longestThought[i]);
                longestTurn[i] = std::max(longestTurn[i], each.longestTurn[i]);
            }
            if (!each.finished)
                ++unfinished;
            else
                ++(each.winner.exists() ? wins[each.winner.index()] : draws);
        }
    }
    [[nodiscard]] double perGame(double sum) const {
        return games == 0 ? 0 : sum / static_cast<double>(games);
    }

    std::vector<std::size_t> wins; ///< by side
    std::vector<double> points;    ///< by side
    std::vector<double> longestThought;
    std::vector<double> longestTurn;
    std::size_t games = 0;
    std::size_t draws = 0;
    std::size_t unfinished = 0;
    std::size_t commands = 0;
    std::size_t events = 0;
    std::size_t sideTurns = 0;
    std::size_t dice = 0;
    std::size_t faces = 0;
    std::size_t sixes = 0;
};

/// Games in the order of their seeds, whoever played them.
struct Played {
    std::vector<GameResult> results;
    std::optional<Broken> broken; ///< in the first game in which something was
};

/// All games, by as many threads as are wanted.
Played playAll(const Desk& desk, const SelfplayOptions& options, Contest& first) {
    std::vector<std::uint64_t> seeds;
    Chance chance(options.seed);
    std::uint64_t seed = options.seed; // the first game has the seed itself, so any can be repeated
    for (std::size_t i = 0; i < options.games; ++i, seed = chance.next())
        seeds.push_back(seed);
    std::vector<std::unique_ptr<Contest>> others;
    for (std::size_t i = 1; i < std::min(options.jobs, options.games); ++i)
        others.push_back(std::make_unique<Contest>(desk, options));
    std::vector<std::optional<Broken>> broken(seeds.size());
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> isBroken = false;
    const auto work = [&](Contest& contest) {
        for (std::size_t i = next++; i < seeds.size() && !isBroken; i = next++) {
            LastWords::remember(
                seeds[i], inOneLine(namesOf(contest.package().rulings, contest.rulings(seeds[i]))));
            broken[i] = contest.play(seeds[i]);
            isBroken = isBroken || broken[i].has_value();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (const auto& contest : others)
            threads.emplace_back([&work, &contest] { work(*contest); });
        work(first);
    }
    Played played{first.results(), std::nullopt};
    for (const auto& contest : others)
        played.results.insert(played.results.end(), contest->results().begin(),
                              contest->results().end());
    std::ranges::sort(played.results, {}, [&](const GameResult& each) {
        return std::ranges::find(seeds, each.seed) - seeds.begin();
    });
    for (auto& each : broken)
        if (each && !played.broken)
            played.broken = std::move(each);
    return played;
}

std::string percent(double share) {
    char words[16];
    std::snprintf(words, sizeof words, "%.1f", share * 100);
    return words;
}

std::string decimal(double number) {
    char words[32];
    std::snprintf(words, sizeof words, "%.2f", number);
    return words;
}

/// One line per game.
void writeTable(const SelfplayOptions& options, const GamePackage& package,
                const std::vector<GameResult>& results) {
    if (options.csv.empty())
        return;
    std::ofstream file(pathFrom(options.csv), std::ios::binary);
    file << "game,scenario,players,seed,winner,commands,events,side_turns,dice,mean_face";
    for (const Side& side : package.sides)
        file << ",points_" << side.id;
    file << '\n';
    std::string players = options.players;
    std::ranges::replace(players, ',', '/');
    for (const GameResult& each : results) {
        file << options.game << ',' << options.scenario << ',' << players << ',' << each.seed << ','
             << (!each.finished         ? "unfinished"
                 : each.winner.exists() ? package.sides[each.winner.index()].id
                                        : "draw")
             << ',' << each.commands << ',' << each.events << ',' << each.sideTurns << ','
             << each.dice << ','
             << decimal(each.sixes == 0
                            ? 0
                            : static_cast<double>(each.faces) / static_cast<double>(each.sixes));
        for (const int points : each.points)
            file << ',' << points;
        file << '\n';
    }
    if (!file.flush())
        throw Fault(FaultKind::Unwritable, Text(say::tableNotWritten, options.csv));
}

Record recordOf(const Desk& desk, const SelfplayOptions& options, const GamePackage& package,
                const Played& played, const Totals& totals, std::int64_t milliseconds) {
    const auto perSecond = static_cast<std::int64_t>(totals.sideTurns) * 1000 /
                           std::max<std::int64_t>(milliseconds, 1);
    Record record = {{"game", options.game},
                     {"scenario", options.scenario},
                     {"players", playerNames(options.players, package.sides.size())},
                     {"seed", options.seed},
                     {"games", totals.games},
                     {"wins", Record::object()},
                     {"win_rates", Record::object()},
                     {"points", Record::object()},
                     {"draws", totals.draws},
                     {"unfinished", totals.unfinished},
                     {"commands", totals.commands},
                     {"events", totals.events},
                     {"dice", totals.dice},
                     {"mean_face", totals.sixes == 0 ? 0
                                                     : static_cast<double>(totals.faces) /
                                                           static_cast<double>(totals.sixes)},
                     {"side_turns", totals.sideTurns},
                     {"side_turns_per_second", perSecond},
                     {"milliseconds", milliseconds},
                     {"thinking", Record::object()}};
    for (std::size_t i = 0; i < totals.wins.size(); ++i) {
        const std::string& side = package.sides[i].id;
        const ShareEstimate share = estimate(totals.wins[i], totals.games);
        record["wins"][side] = totals.wins[i];
        record["win_rates"][side] = {
            {"share", share.share}, {"from", share.low}, {"to", share.high}};
        record["points"][side] = totals.perGame(totals.points[i]);
        record["thinking"][side] = {{"longest_thought", totals.longestThought[i]},
                                    {"longest_turn", totals.longestTurn[i]}};
    }
    if (played.broken) {
        Record law = errorRecord("law", played.broken->law, desk.phrase(played.broken->law));
        law.update({{"seed", played.broken->seed},
                    {"command", played.broken->command},
                    {"rulings", played.broken->rulings}});
        record["broken"] = std::move(law);
    }
    return record;
}

void report(const Desk& desk, const SelfplayOptions& options, const GamePackage& package,
            const Played& played, std::int64_t milliseconds) {
    const Totals totals(played.results, package.sides.size());
    const Record record = recordOf(desk, options, package, played, totals, milliseconds);
    if (desk.json) {
        desk.print(record);
        return;
    }
    std::string wins;
    for (std::size_t i = 0; i < totals.wins.size(); ++i)
        wins +=
            (wins.empty() ? "" : ", ") + package.sides[i].id + " " + std::to_string(totals.wins[i]);
    desk.tell(Text(say::selfplayGames, totals.games, wins, totals.draws, totals.unfinished));
    const auto players = playerNames(options.players, package.sides.size());
    for (std::size_t i = 0; i < totals.wins.size(); ++i) {
        const ShareEstimate share = estimate(totals.wins[i], totals.games);
        desk.tell(Text(say::selfplayShare, package.sides[i].id, players[i], percent(share.share),
                       percent(share.low), percent(share.high),
                       decimal(totals.perGame(totals.points[i]))));
    }
    desk.tell(Text(say::selfplayLength,
                   decimal(totals.perGame(static_cast<double>(totals.commands))),
                   decimal(totals.perGame(static_cast<double>(totals.dice))),
                   decimal(record["mean_face"].get<double>())));
    desk.tell(Text(say::selfplaySpeed, totals.commands, totals.events, totals.sideTurns,
                   record["side_turns_per_second"].get<std::int64_t>(), milliseconds));
    if (!played.broken)
        return;
    desk.tell(Text(say::selfplayBroken, std::to_string(played.broken->seed), played.broken->command,
                   desk.phrase(played.broken->law)));
    if (!played.broken->rulings.empty())
        desk.tell(Text(say::selfplayRulings, inOneLine(played.broken->rulings)));
}

} // namespace

Exit selfplay(const Desk& desk, const SelfplayOptions& options) {
    if (!options.folder.empty()) {
        std::error_code failed;
        std::filesystem::create_directories(pathFrom(options.folder), failed);
        if (failed)
            throw Fault(FaultKind::Unwritable, Text(say::folderNotMade, options.folder));
    }
    Contest contest(desk, options);
    static_cast<void>(playerNames(options.players, contest.package().sides.size()));
    const LastWords lastWords;
    const auto from = std::chrono::steady_clock::now();
    const Played played = playAll(desk, options, contest);
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - from);
    writeTable(options, contest.package(), played.results);
    report(desk, options, contest.package(), played, spent.count());
    return played.broken ? Exit::LawBroken : Exit::Done;
}

} // namespace esagono::cli
