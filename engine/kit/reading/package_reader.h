// SPDX-License-Identifier: GPL-3.0-or-later
// Documents into a GamePackage: loud and safe. What is wrong is a Fault naming file, JSON pointer,
// what was expected and what was found; what is merely odd is a finding.
#pragma once

#include "engine/kit/checking/finding.h"
#include "engine/kit/package.h"

#include <filesystem>

namespace esagono {

/// The limits of format version 1. A single file has those of a record.
inline constexpr std::size_t maxHexes = 20'000;
inline constexpr std::size_t maxCounters = 5'000;
inline constexpr std::size_t maxFiles = 200;
inline constexpr std::size_t maxPackageBytes = 64U << 20U;

/// All *.json files of the folder and of its folder "rules". Throws Fault; so does a link that
/// leads out of the folder.
[[nodiscard]] Documents readDocuments(const std::filesystem::path& folder);

/// Unknown keys are added to the findings. Throws Fault.
[[nodiscard]] GamePackage readPackage(Documents documents, std::vector<Finding>& findings);

/// The grid of a map file. Throws Fault.
[[nodiscard]] Grid gridOf(const Record& map, std::string_view file);

/// Folder to package in one step, findings dropped.
[[nodiscard]] GamePackage readPackage(const std::filesystem::path& folder);

} // namespace esagono
