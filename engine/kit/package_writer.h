// SPDX-License-Identifier: GPL-3.0-or-later
// Documents onto disk: keys sorted, one readable layout, so that a diff shows what an author did.
#pragma once

#include "kit/package.h"

#include <filesystem>

namespace esagono {

/// Writes every document beside its file, and only when all are safely on disk renames them into
/// place. Throws Fault; then no file is half written. Other files of the folder are left alone.
void writeDocuments(const Documents& documents, const std::filesystem::path& folder);

} // namespace esagono
