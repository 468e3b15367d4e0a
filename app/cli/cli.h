// SPDX-License-Identifier: GPL-3.0-or-later
// esagono-cli: every game without a display, for scripts, bots and tests.
//
//   games                             what can be played
//   validate FOLDER                   what an author should know about a package
//   pack FOLDER FILE, unpack          a package in one file, to give away
//   new --game --scenario --out FILE  begins a game in a new diary
//   state, offers, why, preview       ask; nothing changes
//   do, takeback                      play
//   log, verify, position             look at what was played
//   export, notes, compare            for others, and beside other games
//   salvage, fork                     write another diary
//   selfplay                          plays games against itself and checks them
//   protocol FILE                     one JSON object per line, see protocol_session.h
//
// With --json every verb prints one JSON document to standard output, also when it fails:
// {"error": {kind, text, with, message}} or {"refused": {rule, text, with, message, title}}.
// Otherwise answers are text in the language of --lang, and failures go to standard error.
#pragma once

#include "engine/play/match.h"

#include <iosfwd>
#include <span>
#include <string>

namespace esagono {

namespace cli {

/// What the program says when it ends. Scripts rely on the numbers.
enum class Exit : int {
    Done = 0,       ///< done; of `why`: legal
    Refused = 1,    ///< the rules do not allow it
    Usage = 2,      ///< the command line cannot be understood
    NotFound = 3,   ///< no such file, game, scenario, side, event
    Damaged = 4,    ///< damaged or malformed input
    Foreign = 5,    ///< not ours, from a newer Esagono, or not belonging together
    Busy = 6,       ///< another program is writing the diary
    Unwritable = 7, ///< cannot be written, or the disk is full; nothing was changed
    Different = 8,  ///< `verify` or `compare` found a difference
    LawBroken = 9,  ///< `selfplay` found a broken law
};

} // namespace cli

/// Runs one command line, the program's own name left out, and returns its exit code. `build` is
/// what --version says after the version.
[[nodiscard]] int runCli(std::span<const std::string> arguments, GameList games, std::istream& in,
                         std::ostream& out, std::ostream& err, const std::string& build = {});

} // namespace esagono
