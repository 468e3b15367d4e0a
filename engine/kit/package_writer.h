// SPDX-License-Identifier: GPL-3.0-or-later
// Documents onto disk: keys sorted, one readable layout, so that a diff shows what an author did.
#pragma once

#include "kit/package.h"

#include <filesystem>

namespace esagono {

/// Writes every document atomically (beside, then renamed). Throws Fault; then no file is half
/// written.
void writeDocuments(const Documents& documents, const std::filesystem::path& folder);

} // namespace esagono
