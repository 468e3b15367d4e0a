// SPDX-License-Identifier: GPL-3.0-or-later
// A look along the shelves: which folders hold a game package, and what each says of itself.
#pragma once

#include "engine/core/text.h"
#include "engine/kit/package.h"

#include <filesystem>
#include <optional>

namespace esagono {

struct ShelvedPackage {
    std::filesystem::path folder;
    std::string id;      ///< empty if not even that can be read
    std::string release; ///< likewise
    Words title;         ///< likewise
    std::optional<GamePackage> package;
    Text problem; ///< why it cannot be used; empty if it can
};

/// The folders with a package.json among the given ones and one level below, in order of folder and
/// name, each once.
[[nodiscard]] std::vector<std::filesystem::path>
packagesIn(const std::vector<std::filesystem::path>& folders);

/// What lies in them. Of two packages with the same id the first is kept. Never throws for what it
/// finds.
[[nodiscard]] std::vector<ShelvedPackage>
lookAlong(const std::vector<std::filesystem::path>& folders);

/// What lies in one folder.
[[nodiscard]] ShelvedPackage takeDown(const std::filesystem::path& folder);

} // namespace esagono
