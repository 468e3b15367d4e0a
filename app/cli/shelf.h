// SPDX-License-Identifier: GPL-3.0-or-later
// The packages within reach. A package is a folder with a package.json.
#pragma once

#include "cli/desk.h"
#include "kit/package.h"

#include <filesystem>
#include <vector>

namespace esagono::cli {

/// The folders with a package.json, in the order of the search: a place may be one itself, or hold
/// several. Each folder once.
[[nodiscard]] std::vector<std::filesystem::path> packageFolders(const Desk& desk);

/// The first package of that name. Throws Fault: NotFound if there is none, or what is wrong with
/// it.
[[nodiscard]] GamePackage packageNamed(const Desk& desk, const std::string& id);

/// The rules a package asks for, or null if this program does not have them.
[[nodiscard]] const Rules* rulesFor(const Desk& desk, const GamePackage& package);

/// "ruling=choice" into ruling and choice. Throws Misuse.
[[nodiscard]] std::map<std::string, std::string>
choicesFrom(const std::vector<std::string>& settings);

} // namespace esagono::cli
