// SPDX-License-Identifier: GPL-3.0-or-later
// The packages within reach, and what is agreed before they are played.
#pragma once

#include "app/cli/desk.h"
#include "engine/kit/reading/shelf.h"

#include <map>
#include <string>
#include <vector>

namespace esagono::cli {

/// What lies in all the places where packages are looked for.
[[nodiscard]] std::vector<ShelvedPackage> shelfOf(const Desk& desk);

/// The first package of that name. Throws Fault: NotFound if there is none, or what is wrong with
/// it.
[[nodiscard]] GamePackage packageNamed(const Desk& desk, const std::string& id);

/// The rules a package asks for, or null if this program does not have them.
[[nodiscard]] const Rules* rulesFor(const Desk& desk, const GamePackage& package);

/// "ruling=choice" into ruling and choice. Throws Misuse.
[[nodiscard]] std::map<std::string, std::string>
choicesFrom(const std::vector<std::string>& settings);

} // namespace esagono::cli
