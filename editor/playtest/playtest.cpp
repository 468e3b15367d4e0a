// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/playtest/playtest.h"

#include "editor/playtest/playtest_messages.h"
#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/play/match.h"
#include "engine/play/playout.h"

#include <algorithm>

namespace esagono {

namespace {

/// Whether anything can be done with the offers at all.
bool leadSomewhere(const std::vector<Offer>& offers) {
    return std::ranges::any_of(offers, [](const Offer& offer) {
        return !offer.leadsOn || offer.revises || !offer.targets.empty();
    });
}

/// The same players for the same seed, as everywhere games are played against themselves.
std::vector<RandomPlayer> playersFor(std::uint64_t seed, std::size_t sides) {
    std::vector<RandomPlayer> players;
    Chance chance(seed);
    for (std::size_t i = 0; i < sides; ++i)
        players.emplace_back(chance.next());
    return players;
}

Seed diceSeed(std::uint64_t seed) {
    return seedFrom(std::to_string(seed));
}

/// What somebody chose, or why nobody can.
struct Choice {
    std::optional<Command> command;
    Text stuck;
};

Choice chosenBy(const Position& position, std::vector<RandomPlayer>& players) {
    const SideId side = nextToDecide(position);
    const std::vector<Offer> offers = offersTo(position, side);
    if (!leadSomewhere(offers))
        return {std::nullopt, Text(say::playtestDeadEnd, side, Word{position.kind().label})};
    return {players[side.index()].choose(position, side, offers), {}};
}

/// A game while it is played.
struct NotedGame : PlaytestGame {
    NotedGame(const Setting& setting, std::uint64_t number) {
        seed = number;
        arrivals.resize(setting.map->size());
    }

    void note(const Setting& setting, const State& before, const std::vector<Event>& events) {
        std::optional<State> table; // only needed where dice are read
        for (std::size_t i = 0; i < events.size(); ++i) {
            const Fact& fact = events[i].fact;
            if (const auto* placed = std::get_if<CounterPlaced>(&fact))
                arrive(placed->place);
            else if (const auto* moved = std::get_if<CounterMoved>(&fact))
                arrive(moved->to);
            else if (const auto* told = std::get_if<Narrated>(&fact))
                turns += told->milestone == Milestone::Turn ? 1 : 0;
            else if (const auto* rolled = std::get_if<DiceRolled>(&fact)) {
                if (!table) {
                    table = before;
                    for (std::size_t earlier = 0; earlier < i; ++earlier)
                        fold(*table, events[earlier]);
                }
                read(Position(*table, setting), *rolled);
            }
            if (table)
                fold(*table, events[i]);
        }
    }

private:
    void arrive(Place place) {
        if (place.isHex())
            ++arrivals[place.hex().index()];
    }
    void read(const Position& position, const DiceRolled& rolled) {
        const auto* rules = position.setting().game->rules;
        const auto reading =
            rules->reading == nullptr ? std::nullopt : rules->reading(position, rolled);
        const Chart* chart = reading ? position.setting().package().chart(reading->chart) : nullptr;
        if (chart == nullptr)
            return;
        ChartThrows& counted = throws[chart->id];
        counted.rows = chart->rows.entries.size();
        counted.columns = chart->columns.entries.size();
        counted.cells.resize(counted.rows * counted.columns);
        const std::size_t column = reading->column.value_or(0);
        const bool known = reading->row && (reading->column || counted.columns == 1);
        ++(known ? counted.cells[*reading->row * counted.columns + column] : counted.elsewhere);
    }
};

} // namespace

std::vector<HexId> PlaytestResult::neverVisited(const HexMap& map) const {
    std::vector<HexId> hexes;
    for (const HexId hex : map.hexes())
        if (visited[hex.index()] == 0)
            hexes.push_back(hex);
    return hexes;
}

Playtest::Playtest(GamePackage package, GameList games, PlaytestOptions options)
    : m_games(games)
    , m_options(std::move(options)) {
    const Rules& rules = rulesOf(games, package.rules);
    m_game = std::make_unique<const Game>(std::move(package), rules);
    m_setting = settingOf(*m_game, m_options.scenario);
    for (const auto& [ruling, choice] : m_options.rulings)
        choose(m_setting, ruling, choice);
    Chance chance(m_options.seed);
    for (std::uint64_t seed = m_options.seed; m_seeds.size() < m_options.games;
         seed = chance.next())
        m_seeds.push_back(seed);
    m_result.wanted = m_options.games;
    m_result.wins.resize(m_game->package.sides.size());
    m_result.arrivals.resize(m_setting.map->size());
    m_result.visited.resize(m_setting.map->size());
}

void Playtest::run(const std::stop_token& stop,
                   const std::function<void(const PlaytestResult&)>& told) {
    while (m_result.played < m_seeds.size()) {
        const auto game = play(m_seeds[m_result.played], stop);
        if (!game)
            return;
        count(*game);
        if (told)
            told(m_result);
    }
}

std::optional<PlaytestGame> Playtest::play(std::uint64_t seed, const std::stop_token& stop) const {
    NotedGame game(m_setting, seed);
    const auto fail = [&](PlaytestFailure::Kind kind, Text text) {
        game.failure = PlaytestFailure{kind, seed, game.decisions, std::move(text)};
    };
    try {
        std::vector<RandomPlayer> players = playersFor(seed, m_game->package.sides.size());
        SeededDice dice(diceSeed(seed));
        Ruled ruled = begin(m_setting, dice);
        game.note(m_setting, State(m_game->package.shape(*m_setting.scenario)), ruled.events);
        State state = std::move(ruled.state);
        while (!game.failure && !Position(state, m_setting).isOver()) {
            if (stop.stop_requested())
                return std::nullopt;
            const Position position(state, m_setting);
            const Choice choice = chosenBy(position, players);
            if (!choice.command) {
                fail(PlaytestFailure::Kind::DeadEnd, choice.stuck);
                break;
            }
            Outcome<Ruled> next = rule(m_setting, state, *choice.command, dice);
            if (next.isRefused()) {
                fail(PlaytestFailure::Kind::Refused,
                     Text(say::playtestRefused, next.refusal().rule));
                break;
            }
            game.note(m_setting, state, next->events);
            state = std::move(next->state);
            if (++game.decisions >= m_options.mostCommands)
                fail(PlaytestFailure::Kind::Endless,
                     Text(say::playtestEndless, m_options.mostCommands));
        }
        if (!game.failure && m_game->rules->ending != nullptr)
            game.winner = m_game->rules->ending(Position(state, m_setting)).winner;
    } catch (const Fault& fault) {
        fail(PlaytestFailure::Kind::Broken, fault.text());
    }
    return game;
}

void Playtest::count(const PlaytestGame& game) {
    ++m_result.played;
    for (std::size_t hex = 0; hex < game.arrivals.size(); ++hex) {
        m_result.arrivals[hex] += game.arrivals[hex];
        m_result.visited[hex] += game.arrivals[hex] > 0 ? 1 : 0;
    }
    for (const auto& [chart, counted] : game.throws) {
        ChartThrows& all = m_result.throws[chart];
        all.rows = counted.rows;
        all.columns = counted.columns;
        all.elsewhere += counted.elsewhere;
        all.cells.resize(counted.cells.size());
        for (std::size_t i = 0; i < counted.cells.size(); ++i)
            all.cells[i] += counted.cells[i];
    }
    if (game.failure) {
        m_result.failures.push_back(*game.failure);
        return;
    }
    ++(game.winner.exists() ? m_result.wins[game.winner.index()] : m_result.draws);
    m_result.turns.push_back(game.turns);
    m_result.decisions.push_back(game.decisions);
}

void Playtest::saveGame(std::uint64_t seed, const std::filesystem::path& path,
                        const std::string& at) const {
    const auto match = Match::create(path, m_game->package, m_games,
                                     {.scenario = m_options.scenario,
                                      .rulings = m_options.rulings,
                                      .seed = diceSeed(seed),
                                      .at = at});
    std::vector<RandomPlayer> players = playersFor(seed, m_game->package.sides.size());
    try {
        for (std::size_t i = 0; i < m_options.mostCommands && !match->position().isOver(); ++i) {
            const Choice choice = chosenBy(match->position(), players);
            if (!choice.command || match->submit(*choice.command, at).isRefused())
                return;
        }
    } catch (const Fault& fault) {
        if (fault.kind() == FaultKind::DiskFull || fault.kind() == FaultKind::Unwritable)
            throw; // else it is what the game failed by, and the diary ends just before it
    }
}

} // namespace esagono
