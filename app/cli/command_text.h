// SPDX-License-Identifier: GPL-3.0-or-later
// Commands as people type them: JSON {"verb":"attack","target":"0403","with":["r1"]}, or short,
// `attack target=0403 with=r1,r2`, shares as `shares=r1:1,r2:1`.
#pragma once

#include "engine/core/record.h"
#include "engine/play/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace esagono::cli {

/// Either form as a record. The decision, if one is pending, says which arguments are lists and
/// which are numbers; names are not looked up. Throws Fault(Malformed, TooLarge).
[[nodiscard]] Record commandFrom(std::string_view text, const FrameKind* decision);

/// A command's record in the short form, arguments in the order of their names.
[[nodiscard]] std::string shortForm(const Record& command);

/// The whole number a text says, all of it, or nothing.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text);

} // namespace esagono::cli
