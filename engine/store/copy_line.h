// SPDX-License-Identifier: GPL-3.0-or-later
// A diary of one line of another: what led to a page, without take-backs and other branches.
#pragma once

#include "engine/store/journal.h"

namespace esagono {

/// Writes the commands from the beginning up to `head` into a new diary, under new numbers, with
/// the same game, dice and snapshots. What `also` says of the beginning is said besides, or
/// instead. Throws Fault; then there is no new file.
[[nodiscard]] Journal copyLine(const Journal& from, PageNumber head,
                               const std::filesystem::path& target, const Meta& also = {});

} // namespace esagono
