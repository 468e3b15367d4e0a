// SPDX-License-Identifier: GPL-3.0-or-later
// The folder an edited package is saved in: earlier states of it are kept, and the files that are
// no documents (pictures, cards) come along when it is copied.
#pragma once

#include "engine/kit/package.h"

#include <filesystem>
#include <set>

namespace esagono {

/// How many earlier states of a package are kept beside it.
inline constexpr int keptBackups = 5;
inline constexpr char backupFolder[] = ".backups";

/// Keeps the documents as they are on the disk as the newest backup and writes these in their
/// place, all or nothing. Throws Fault; then the package is as it was.
void savePackage(const Documents& documents, const std::filesystem::path& folder);

/// Saves into a folder that is empty or not there yet, with everything else that belongs to the
/// package in `from` (empty: nothing). Throws Fault; then there is nothing new.
void savePackageAs(const Documents& documents, const std::filesystem::path& from,
                   const std::filesystem::path& folder);

/// The backups that can be opened like a package, the newest first.
[[nodiscard]] std::vector<std::filesystem::path> backupsOf(const std::filesystem::path& folder);

} // namespace esagono
