// SPDX-License-Identifier: GPL-3.0-or-later
// Games of a playtest played by another program: rules that break an invariant, or never come to an
// end, stop that one and not the author's. One line of JSON each way per message.
#pragma once

#include "editor/playtest/playtest.h"

#include <iosfwd>

namespace esagono {

/// What the worker is asked for.
struct PlaytestOrder {
    Documents documents;
    PlaytestOptions options;
    std::vector<std::uint64_t> seeds; ///< the games to play
    std::string diary;                ///< if there is one, the first of them is written there
    std::string at;                   ///< the time that diary was begun
};
[[nodiscard]] std::string written(const PlaytestOrder& order);
/// Throws Fault(Malformed).
[[nodiscard]] PlaytestOrder readOrder(std::string_view text);

/// The worker: reads an order, plays, and writes a line when a game begins ({"begins": seed}) and
/// one when it is over ({"game": …}). The exit code of the program.
int playOrders(std::istream& in, std::ostream& out, GameList games);

/// One line of the worker, understood.
struct PlaytestLine {
    std::optional<std::uint64_t> begins;
    std::optional<PlaytestGame> game;
};
/// Throws Fault(Malformed).
[[nodiscard]] PlaytestLine readLine(std::string_view line, const Playtest& playtest);

} // namespace esagono
