// SPDX-License-Identifier: GPL-3.0-or-later
// What files tell of a table, and whether it can be true of this game. Asked of everything that is
// read before anybody looks at it, and of everything before it is written; what rules say in
// between is folded without asking.
#pragma once

#include "engine/core/event.h"
#include "engine/play/position.h"

#include <optional>

namespace esagono {

/// What in the event cannot be ("face", "value", "owners" …, "" for the event as a whole), or
/// nothing if it can happen on this table.
[[nodiscard]] std::optional<std::string_view> flawIn(const Position& before, const Event& event);

/// What cannot be between two commands ("counters", "tracks", "frames"), or nothing. Takes for
/// granted that the table has the shape of the package.
[[nodiscard]] std::optional<std::string_view> flawIn(const Position& position);

/// Throws Fault(Damaged) with the event's number in the diary if it cannot happen on this table.
void expectPossible(const Position& before, std::int64_t number, const Event& event);
/// Throws Fault(Damaged) if somebody cannot go on from the table after that event.
void expectPossible(const Position& position, std::int64_t number);

} // namespace esagono
