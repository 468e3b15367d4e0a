// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest.h"

#include "app/cli/command_text.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/shelf.h"
#include "engine/ai/commander.h"
#include "engine/all_games.h"
#include "engine/play/verify.h"

#include <algorithm>
#include <ctime>

namespace esagono::cli {

namespace {

constexpr std::string_view computer = "ai:";

std::optional<ai::Level> levelNamed(std::string_view name) {
    if (!name.starts_with(computer))
        return std::nullopt;
    const auto found = std::ranges::find(ai::levelNames, name.substr(computer.size()));
    return found == ai::levelNames.end()
               ? std::nullopt
               : std::optional(static_cast<ai::Level>(found - ai::levelNames.begin()));
}

void countDice(GameResult& result, const std::vector<Event>& events) {
    for (const Event& event : events)
        if (const auto* rolled = std::get_if<DiceRolled>(&event.fact)) {
            result.dice += rolled->faces.size();
            if (rolled->sides == 6)
                for (const std::uint8_t face : rolled->faces) {
                    result.faces += face;
                    ++result.sixes;
                }
        }
}

} // namespace

std::vector<std::string> playerNames(const std::string& list, std::size_t sides) {
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
    for (const std::string& name : names)
        if (name != "random" && name != "greedy" && !levelNamed(name))
            throw Misuse(Text(say::noSuchPlayer, name));
    return names;
}

Contest::Contest(const Desk& desk, const SelfplayOptions& options)
    : m_options(options)
    , m_games(desk.games)
    , m_package(packageNamed(desk, options.game))
    , m_game(m_package, rulesKnown(desk))
    , m_setting(settingOf(m_game, options.scenario))
    , m_scribe(m_setting)
    , m_laws(m_setting, m_scribe,
             options.check == "all" ? Thoroughness::Everything : Thoroughness::Offers) {
    m_setting.rulings = rulings(options.seed);
}

const Rules& Contest::rulesKnown(const Desk& desk) const {
    const Rules* rules = rulesFor(desk, m_package);
    if (rules == nullptr)
        throw Fault(FaultKind::Mismatch, Text(say::rulesMissing, m_package.rules));
    return *rules;
}

RulingChoices Contest::rulings(std::uint64_t seed) const {
    Setting setting = settingOf(m_game, m_options.scenario);
    Chance chance(~seed); // the players have those of the seed itself
    if (m_options.rulings == "random")
        setting.rulings = anyChoices(m_package.rulings, chance);
    for (const auto& [ruling, choice] : choicesFrom(m_options.choices))
        choose(setting, ruling, choice);
    return setting.rulings;
}

std::vector<std::unique_ptr<Player>> Contest::players(std::uint64_t seed) const {
    std::vector<std::unique_ptr<Player>> players;
    Chance chance(seed);
    for (const std::string& name : playerNames(m_options.players, m_package.sides.size())) {
        const std::uint64_t own = chance.next();
        if (const auto level = levelNamed(name))
            players.push_back(std::make_unique<ai::ComputerPlayer>(
                m_setting, brainOf(m_setting), ai::Temper{*level, own, std::nullopt}));
        else if (name == "greedy")
            players.push_back(std::make_unique<ai::GreedyPlayer>(m_setting, own));
        else
            players.push_back(std::make_unique<RandomPlayer>(own));
    }
    return players;
}

std::unique_ptr<Match> Contest::diaryFor(std::uint64_t seed) const {
    if (m_options.folder.empty())
        return nullptr;
    const std::string name =
        m_options.game + "_" + m_options.scenario + "_" + std::to_string(seed) + ".esagono";
    Start start;
    start.scenario = m_options.scenario;
    start.rulings = namesOf(m_package.rulings, m_setting.rulings);
    start.seed = seedFrom(std::to_string(seed));
    start.at = nowInUtc();
    return Match::create(pathFrom(m_options.folder) / name, m_package, m_games, start);
}

void Contest::finish(GameResult& result, const State& end) const {
    const Position position(end, m_setting);
    result.finished = position.isOver();
    if (result.finished && m_game.rules->ending != nullptr)
        result.winner = m_game.rules->ending(position).winner;
    result.points.assign(m_package.sides.size(), 0);
    if (m_game.rules->worth != nullptr)
        for (const Worth& line : m_game.rules->worth(position))
            if (line.side.exists())
                result.points[line.side.index()] += line.points;
}

std::optional<Broken> Contest::play(std::uint64_t seed) {
    m_setting.rulings = rulings(seed);
    const auto players = this->players(seed);
    const auto diary = diaryFor(seed);
    SeededDice dice(seedFrom(std::to_string(seed)));
    State state = begin(m_setting, dice).state;
    SideId last;
    GameResult result;
    result.seed = seed;
    result.longestThought.assign(m_package.sides.size(), 0);
    result.longestTurn.assign(m_package.sides.size(), 0);
    double turn = 0;
    const auto broken = [&](Text law) {
        return Broken{seed, result.commands, std::move(law),
                      namesOf(m_package.rulings, m_setting.rulings)};
    };
    for (; result.commands < m_options.mostCommands && !state.frames.empty(); ++result.commands) {
        const Position position(state, m_setting);
        if (auto law = m_laws.brokenBy(position))
            return broken(*std::move(law));
        const SideId side = nextToDecide(position);
        if (side != last)
            turn = 0;
        const std::clock_t from = std::clock();
        const Command command =
            players[side.index()]->choose(position, side, offersTo(position, side));
        const double spent = 1000.0 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
        turn += spent;
        result.longestThought[side.index()] = std::max(result.longestThought[side.index()], spent);
        result.longestTurn[side.index()] = std::max(result.longestTurn[side.index()], turn);
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
        result.sideTurns += side != last ? 1 : 0;
        last = side;
        result.events += ruled->events.size();
        countDice(result, ruled->events);
        state = ruled->state;
    }
    if (diary)
        if (const Verification found = verify(*diary); found.difference)
            return broken(Text(say::lawVerify, found.difference->page, found.difference->event));
    finish(result, state);
    m_results.push_back(std::move(result));
    return std::nullopt;
}

} // namespace esagono::cli
