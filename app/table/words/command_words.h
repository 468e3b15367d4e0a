// SPDX-License-Identifier: GPL-3.0-or-later
// A command nobody has given yet, in words and on the board.
#pragma once

#include "app/board/scene/board_source.h"
#include "app/table/words/game_words.h"
#include "engine/play/position.h"

namespace esagono {

/// What its offer is called, and with whom and where. Takes for granted that it is allowed.
[[nodiscard]] QString sentenceOf(const Position& position, const Command& command,
                                 const GameWords& words);

/// Marks its hexes and counters, and the way if it is one.
void markCommand(Highlights& marks, const Position& position, const Command& command);

/// The first hex it is about; none: it is about none.
[[nodiscard]] HexId hexOf(const Position& position, const Command& command);

} // namespace esagono
