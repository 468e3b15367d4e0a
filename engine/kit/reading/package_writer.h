// SPDX-License-Identifier: GPL-3.0-or-later
// Documents onto disk: keys sorted, one readable layout, so that a diff shows what an author did.
#pragma once

#include "engine/kit/package.h"

#include <filesystem>
#include <set>

namespace esagono {

/// Where a save stands while it is being written, and from the moment it counts until every file
/// is in place. Readers look into the second first.
inline constexpr char savingFolder[] = ".saving";
inline constexpr char savedFolder[] = ".saved";
/// In the second: which documents are no longer there.
inline constexpr char removedList[] = ".removed";

/// Writes every document and takes away those `removed`: all of it or nothing, whenever the
/// program or the machine may stop. Throws Fault; then nothing has changed. Other files of the
/// folder are left alone.
void writeDocuments(const Documents& documents, const std::filesystem::path& folder,
                    const std::set<std::string>& removed = {});

/// Puts into place what an earlier save could not. Harmless if there is nothing to do.
void finishSaving(const std::filesystem::path& folder);

} // namespace esagono
