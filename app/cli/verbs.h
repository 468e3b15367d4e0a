// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs of the command line: what each is told, and the function that does it.
#pragma once

#include "app/cli/desk.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace esagono::cli {

// cli_packages.cpp

struct GamesOptions {
    std::string game; ///< empty: all
    bool all = false; ///< options with a single choice, too
};
[[nodiscard]] Exit showGames(const Desk& desk, const GamesOptions& options);
[[nodiscard]] Exit validatePackage(const Desk& desk, const std::string& folder);

// cli_packs.cpp

struct PackVerbOptions {
    std::string file;
    std::string folder;
    bool scans = false; ///< an author's scans too
};
[[nodiscard]] Exit packPackage(const Desk& desk, const PackVerbOptions& options);
[[nodiscard]] Exit unpackPackage(const Desk& desk, const PackVerbOptions& options);

// cli_files.cpp

struct NewOptions {
    std::string game;
    std::string scenario;
    std::vector<std::string> choices;     ///< "ruling=choice"
    std::string position;                 ///< a file; empty: by the scenario
    std::vector<std::string> corrections; ///< files, laid over the package in this order
    std::optional<std::string> seed;      ///< a number or words; none: a fresh one
    std::optional<std::string> dice;      ///< "told", or the first faces; none: by the seed
    std::string out;
};
[[nodiscard]] Exit beginGame(const Desk& desk, const NewOptions& options);

[[nodiscard]] Exit verifyDiary(const Desk& desk, const std::string& file);

struct CopyOptions {
    std::string file;
    std::string out;
    std::int64_t at = 0;
};
[[nodiscard]] Exit salvageDiary(const Desk& desk, const CopyOptions& options);
[[nodiscard]] Exit forkDiary(const Desk& desk, const CopyOptions& options);

// cli_replay.cpp

struct ExportOptions {
    std::string file;
    std::string format = "log";     ///< "log", "json", "position"
    std::string as;                 ///< of log and position: a side, "stranger"; empty: the umpire
    std::optional<std::int64_t> at; ///< of a position: an event; none: now
    std::string out;
};
[[nodiscard]] Exit exportGame(const Desk& desk, const ExportOptions& options);

struct NotesOptions {
    std::string file;
    std::string out;     ///< empty: they are printed
    std::string from;    ///< if there is one, notes are taken instead
    bool anyway = false; ///< whomever they were written for
};
[[nodiscard]] Exit handleNotes(const Desk& desk, const NotesOptions& options);

struct CompareOptions {
    std::string file;
    std::string other; ///< empty: the same
    std::int64_t branch = 0;
    std::int64_t otherBranch = 0;
};
[[nodiscard]] Exit compareGames(const Desk& desk, const CompareOptions& options);

// cli_looking.cpp, cli_log.cpp

struct LookOptions {
    std::string file;
    std::string as;                 ///< a side, "umpire", "stranger"; empty: see viewerFrom
    std::optional<std::int64_t> at; ///< an event; none: now
};
[[nodiscard]] Exit showState(const Desk& desk, const LookOptions& options);
[[nodiscard]] Exit showPosition(const Desk& desk, const LookOptions& options);
[[nodiscard]] Exit showLog(const Desk& desk, const LookOptions& options);

struct OfferOptions {
    std::string file;
    std::string as;   ///< a side; empty: the next to decide
    std::string unit; ///< see offer_filter.h; empty: all of them
    std::string verb;
    std::string hex;
    bool all = false; ///< every target, every reason
};
[[nodiscard]] Exit showOffers(const Desk& desk, const OfferOptions& options);

// cli_play.cpp

struct CommandOptions {
    std::string file;
    std::string as;                 ///< a side; empty: the next to decide
    std::vector<std::string> words; ///< of the command, in either form
    std::string dice;               ///< "3,5": what the players' own dice show
};
[[nodiscard]] Exit doCommand(const Desk& desk, const CommandOptions& options);
[[nodiscard]] Exit whyNotCommand(const Desk& desk, const CommandOptions& options);
[[nodiscard]] Exit previewCommand(const Desk& desk, const CommandOptions& options);
[[nodiscard]] Exit takeBack(const Desk& desk, const CommandOptions& options);

// cli_selfplay.cpp

struct SelfplayOptions {
    std::string game;
    std::string scenario;
    std::vector<std::string> choices;
    std::size_t games = 100;
    std::uint64_t seed = 1;
    std::string players = "random";
    std::string folder;   ///< for diaries; empty: none are written
    std::string csv;      ///< a file with a line for every game; empty: none is written
    std::size_t jobs = 1; ///< how many games are played at the same time
    std::size_t mostCommands = 20'000;
    std::string check = "offers";     ///< "offers" or "all", see laws.h
    std::string rulings = "standard"; ///< "standard", or "random": drawn anew for every game
};
[[nodiscard]] Exit selfplay(const Desk& desk, const SelfplayOptions& options);

// cli_protocol.cpp

struct ProtocolOptions {
    std::string file;
    std::string as; ///< the only side that is answered; empty: everybody
};
[[nodiscard]] Exit protocol(const Desk& desk, const ProtocolOptions& options);

} // namespace esagono::cli
