// SPDX-License-Identifier: GPL-3.0-or-later
// A package tried out: random games of one scenario by the rules it names, and what an author
// learns from them. The package need not be saved. Runs in any thread; whoever cannot trust the
// rules not to stop the program lets another program play (playtest_worker.h).
#pragma once

#include "engine/core/share_estimate.h"
#include "engine/core/text.h"
#include "engine/play/diary.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace esagono {

/// Where an order or a game came from, if it cannot be read.
inline constexpr char playtestSource[] = "playtest";

struct PlaytestOptions {
    std::string scenario;
    std::map<std::string, std::string> rulings; ///< ruling to choice; others are standard
    std::size_t games = 100;
    std::uint64_t seed = 1;            ///< the first game's; the others follow from it
    std::size_t mostCommands = 20'000; ///< a longer game is called endless
};

/// A game that could not be played to its end.
struct PlaytestFailure {
    enum class Kind : std::uint8_t {
        Broken,  ///< the package or the rules gave up
        DeadEnd, ///< somebody has to decide and can do nothing
        Refused, ///< what was offered was refused
        Endless,
    };
    Kind kind = Kind::Broken;
    std::uint64_t seed = 0;   ///< repeats the game
    std::size_t commands = 0; ///< that were played before
    Text text;
    friend bool operator==(const PlaytestFailure&, const PlaytestFailure&) = default;
};

/// How often each cell of a chart was read.
struct ChartThrows {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<std::uint32_t> cells; ///< row by row
    std::uint32_t elsewhere = 0;      ///< throws of which the rules do not say where they were read

    [[nodiscard]] std::uint32_t at(std::size_t row, std::size_t column = 0) const {
        return cells[row * columns + column];
    }
    friend bool operator==(const ChartThrows&, const ChartThrows&) = default;
};

/// What one game brings; it counts only when the game is over or has failed.
struct PlaytestGame {
    std::uint64_t seed = 0;
    std::uint32_t turns = 0;
    std::uint32_t decisions = 0;
    SideId winner;
    std::vector<std::uint32_t> arrivals; ///< by hex
    std::map<std::string, ChartThrows> throws;
    std::optional<PlaytestFailure> failure;
    friend bool operator==(const PlaytestGame&, const PlaytestGame&) = default;
};

struct PlaytestResult {
    std::size_t wanted = 0;
    std::size_t played = 0;        ///< finished or failed
    std::vector<std::size_t> wins; ///< by side
    std::size_t draws = 0;
    std::vector<std::uint32_t> turns;          ///< by finished game
    std::vector<std::uint32_t> decisions;      ///< likewise
    std::vector<std::uint32_t> arrivals;       ///< by hex: how often a counter came there
    std::vector<std::uint32_t> visited;        ///< by hex: in how many games one did
    std::map<std::string, ChartThrows> throws; ///< by chart
    std::vector<PlaytestFailure> failures;

    [[nodiscard]] std::size_t finished() const { return turns.size(); }
    /// The hexes of the map to which no counter came in any game.
    [[nodiscard]] std::vector<HexId> neverVisited(const HexMap& map) const;
    friend bool operator==(const PlaytestResult&, const PlaytestResult&) = default;
};

class Playtest {
public:
    /// Throws Fault: rules nobody knows, a package that does not fit them, no such scenario.
    Playtest(GamePackage package, GameList games, PlaytestOptions options);

    /// Plays the games that are left, one after the other; told after each. Returns within a
    /// command's time when it is to stop; the game it stopped in does not count and comes again.
    void run(const std::stop_token& stop,
             const std::function<void(const PlaytestResult&)>& told = {});
    [[nodiscard]] const PlaytestResult& result() const { return m_result; }
    [[nodiscard]] const HexMap& map() const { return *m_setting.map; }
    [[nodiscard]] const Setting& setting() const { return m_setting; }

    // The same by hand
    /// Of all games, in their order.
    [[nodiscard]] const std::vector<std::uint64_t>& seeds() const { return m_seeds; }
    /// Nothing if it was stopped.
    [[nodiscard]] std::optional<PlaytestGame> play(std::uint64_t seed,
                                                   const std::stop_token& stop) const;
    void count(const PlaytestGame& game);
    /// A game as a record and back. Throws Fault(Malformed).
    [[nodiscard]] Record write(const PlaytestGame& game) const;
    [[nodiscard]] PlaytestGame read(const Record& record) const;

    /// Plays a game again, as far as it can be played, into a new diary. Throws Fault.
    void saveGame(std::uint64_t seed, const std::filesystem::path& path,
                  const std::string& at) const;

private:
    GameList m_games;
    PlaytestOptions m_options;
    std::unique_ptr<const Game> m_game;
    Setting m_setting;
    std::vector<std::uint64_t> m_seeds;
    PlaytestResult m_result;
};

} // namespace esagono
