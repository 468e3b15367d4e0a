// SPDX-License-Identifier: GPL-3.0-or-later
// selfplay: games played against itself, checked as they go.
#include "cli/command_text.h"
#include "cli/laws.h"
#include "cli/messages.h"
#include "cli/places.h"
#include "cli/shelf.h"
#include "cli/verbs.h"
#include "play/playout.h"
#include "play/verify.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>

namespace esagono::cli {

namespace {

/// When a broken invariant stops the program, the seed that leads there is told first.
class LastWords {
public:
    LastWords()
        : m_before(std::signal(SIGABRT, &LastWords::speak)) {}
    ~LastWords() { std::signal(SIGABRT, m_before); }
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;
    static void remember(std::uint64_t seed) { s_seed = seed; }

private:
    static void speak(int /*signal*/) {
        std::fprintf(stderr, "selfplay: --games 1 --seed %llu\n",
                     static_cast<unsigned long long>(s_seed));
    }
    static inline volatile std::uint64_t s_seed = 0;
    void (*m_before)(int);
};

using Players = std::vector<std::unique_ptr<Player>>;

/// The players by the names they are asked for, one per side; one name serves all.
Players playersFrom(const std::string& list, std::size_t sides, std::uint64_t seed) {
    std::vector<std::string> names = {""};
    for (const char c : list) {
        if (c == ',')
            names.emplace_back();
        else
            names.back() += c;
    }
    if (names.size() == 1)
        names.resize(sides, names.front());
    if (names.size() != sides)
        throw Misuse(Text(say::playersExpected, list, sides));
    Players players;
    Chance chance(seed);
    for (const std::string& name : names) {
        if (name != "random")
            throw Misuse(Text(say::noSuchPlayer, name));
        players.push_back(std::make_unique<RandomPlayer>(chance.next()));
    }
    return players;
}

struct Totals {
    std::vector<std::size_t> wins; ///< by side
    std::size_t games = 0;
    std::size_t draws = 0;
    std::size_t unfinished = 0;
    std::size_t commands = 0;
    std::size_t events = 0;
    std::size_t sideTurns = 0; ///< runs of commands by the same side
};

struct Broken {
    std::uint64_t seed = 0;
    std::size_t command = 0; ///< how many had been taken in this game
    Text law;
};

class Contest {
public:
    Contest(const Desk& desk, const SelfplayOptions& options)
        : m_options(options)
        , m_games(desk.games)
        , m_package(packageNamed(desk, options.game))
        , m_game(m_package, rulesKnown(desk))
        , m_setting(settingOf(m_game, options.scenario))
        , m_scribe((chooseAll(), m_setting))
        , m_laws(m_setting, m_scribe,
                 options.check == "all" ? Thoroughness::Everything : Thoroughness::Offers) {
        m_totals.wins.resize(m_package.sides.size());
    }

    /// Plays one game; says what was wrong with it, if anything was.
    std::optional<Broken> play(std::uint64_t seed);
    [[nodiscard]] const Totals& totals() const { return m_totals; }
    [[nodiscard]] const GamePackage& package() const { return m_package; }

private:
    const Rules& rulesKnown(const Desk& desk) const {
        const Rules* rules = rulesFor(desk, m_package);
        if (rules == nullptr)
            throw Fault(FaultKind::Mismatch, Text(say::rulesMissing, m_package.rules));
        return *rules;
    }
    void chooseAll() {
        for (const auto& [ruling, choice] : choicesFrom(m_options.choices))
            choose(m_setting, ruling, choice);
    }
    [[nodiscard]] std::unique_ptr<Match> diaryFor(std::uint64_t seed) const;
    void count(const State& end);

    const SelfplayOptions& m_options;
    GameList m_games;
    GamePackage m_package;
    Game m_game;
    Setting m_setting;
    Scribe m_scribe;
    Laws m_laws;
    Totals m_totals;
};

std::unique_ptr<Match> Contest::diaryFor(std::uint64_t seed) const {
    if (m_options.folder.empty())
        return nullptr;
    const std::string name =
        m_options.game + "_" + m_options.scenario + "_" + std::to_string(seed) + ".esagono";
    Start start;
    start.scenario = m_options.scenario;
    start.rulings = choicesFrom(m_options.choices);
    start.seed = seedFrom(std::to_string(seed));
    start.at = nowInUtc();
    return Match::create(pathFrom(m_options.folder) / name, m_package, m_games, start);
}

void Contest::count(const State& end) {
    ++m_totals.games;
    const Position position(end, m_setting);
    if (!position.isOver()) {
        ++m_totals.unfinished;
        return;
    }
    const SideId winner =
        m_game.rules->ending == nullptr ? SideId() : m_game.rules->ending(position).winner;
    ++(winner.exists() ? m_totals.wins[winner.index()] : m_totals.draws);
}

std::optional<Broken> Contest::play(std::uint64_t seed) {
    const Players players = playersFrom(m_options.players, m_package.sides.size(), seed);
    const auto diary = diaryFor(seed);
    SeededDice dice(seedFrom(std::to_string(seed)));
    State state = begin(m_setting, dice).state;
    SideId last;
    std::size_t commands = 0;
    const auto broken = [&](Text law) { return Broken{seed, commands, std::move(law)}; };
    for (; commands < m_options.mostCommands && !state.frames.empty(); ++commands) {
        const Position position(state, m_setting);
        if (auto law = m_laws.brokenBy(position))
            return broken(*std::move(law));
        SideId side(std::size_t{0});
        while (!position.owners().contains(side))
            ++side.value;
        const Command command =
            players[side.index()]->choose(position, side, offersTo(position, side));
        const Outcome<Ruled> ruled = rule(m_setting, state, command, dice);
        if (ruled.isRefused())
            return broken(Text(say::lawOfferRefused,
                               shortForm(m_scribe.write(command, position.kind())),
                               ruleWord(ruled.refusal().rule)));
        if (auto law = m_laws.brokenBy(position, command, *ruled))
            return broken(*std::move(law));
        if (diary &&
            (diary->submit(command, nowInUtc()).isRefused() || diary->state() != ruled->state))
            return broken(Text(say::lawDiary));
        m_totals.sideTurns += side != last ? 1 : 0;
        last = side;
        m_totals.events += ruled->events.size();
        ++m_totals.commands;
        state = ruled->state;
    }
    if (diary)
        if (const Verification found = verify(*diary); found.difference)
            return broken(Text(say::lawVerify, found.difference->page, found.difference->event));
    count(state);
    return std::nullopt;
}

void report(const Desk& desk, const SelfplayOptions& options, const Contest& contest,
            const std::optional<Broken>& broken, std::int64_t milliseconds) {
    const Totals& totals = contest.totals();
    const auto perSecond = static_cast<std::int64_t>(totals.sideTurns) * 1000 /
                           std::max<std::int64_t>(milliseconds, 1);
    Record record = {{"game", options.game},
                     {"scenario", options.scenario},
                     {"seed", options.seed},
                     {"games", totals.games},
                     {"wins", Record::object()},
                     {"draws", totals.draws},
                     {"unfinished", totals.unfinished},
                     {"commands", totals.commands},
                     {"events", totals.events},
                     {"side_turns", totals.sideTurns},
                     {"side_turns_per_second", perSecond},
                     {"milliseconds", milliseconds}};
    std::string wins;
    for (std::size_t i = 0; i < totals.wins.size(); ++i) {
        const std::string& side = contest.package().sides[i].id;
        record["wins"][side] = totals.wins[i];
        wins += (wins.empty() ? "" : ", ") + side + " " + std::to_string(totals.wins[i]);
    }
    if (broken) {
        Record law = errorRecord("law", broken->law, desk.phrase(broken->law));
        law.update({{"seed", broken->seed}, {"command", broken->command}});
        record["broken"] = std::move(law);
    }
    if (desk.json) {
        desk.print(record);
        return;
    }
    desk.tell(Text(say::selfplayGames, totals.games, wins, totals.draws, totals.unfinished));
    desk.tell(Text(say::selfplaySpeed, totals.commands, totals.events, totals.sideTurns, perSecond,
                   milliseconds));
    if (broken)
        desk.tell(Text(say::selfplayBroken, std::to_string(broken->seed), broken->command,
                       desk.phrase(broken->law)));
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
    const LastWords lastWords;
    const auto from = std::chrono::steady_clock::now();
    std::optional<Broken> broken;
    Chance chance(options.seed);
    std::uint64_t seed = options.seed; // the first game has the seed itself, so any can be repeated
    for (std::size_t i = 0; i < options.games && !broken; ++i, seed = chance.next()) {
        LastWords::remember(seed);
        broken = contest.play(seed);
    }
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - from);
    report(desk, options, contest, broken, spent.count());
    return broken ? Exit::LawBroken : Exit::Done;
}

} // namespace esagono::cli
