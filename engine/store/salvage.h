// SPDX-License-Identifier: GPL-3.0-or-later
// Saving what can be trusted of a damaged diary: its pages up to the first that is not as written.
#pragma once

#include "engine/store/page.h"

#include <filesystem>

namespace esagono {

struct Salvaged {
    PageNumber pages = 0;    ///< kept, the beginning not counted
    EventNumber events = 0;  ///< kept
    bool everything = false; ///< nothing was lost
};

/// Writes the longest verified beginning of a diary into a new file. Never touches the damaged one:
/// it works on a copy of its bytes. Snapshots and milestones are left to be made anew; annotations
/// and dice commitments are kept as far as they can be read. Throws Fault if not even the beginning
/// can be trusted, or if `target` exists or cannot be written.
Salvaged salvage(const std::filesystem::path& damaged, const std::filesystem::path& target);

} // namespace esagono
