// SPDX-License-Identifier: GPL-3.0-or-later
// Where things lie on this machine: packages, translations, files named on the command line.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace esagono::cli {

/// Where packages are looked for, first the ones asked for: those, $ESAGONO_PACKAGES, and beside
/// the program.
[[nodiscard]] std::vector<std::filesystem::path>
packagePlaces(const std::vector<std::string>& wanted);

/// Likewise for the translations: $ESAGONO_TRANSLATIONS, and beside the program.
[[nodiscard]] std::vector<std::filesystem::path> translationPlaces();

/// The bytes of a file. Throws Fault: NotFound, Unreadable, TooLarge.
[[nodiscard]] std::string readFile(const std::filesystem::path& path, std::size_t most);

/// A path as the command line spells it, and as messages do. Both are UTF-8.
[[nodiscard]] std::filesystem::path pathFrom(const std::string& text);
[[nodiscard]] std::string textOf(const std::filesystem::path& path);

/// "it", "en", "es" or "fr": what the environment asks for, English if it asks for another.
[[nodiscard]] std::string languageOfEnvironment();

/// The time as the diary wants it: 1937-08-14T05:30:00Z.
[[nodiscard]] std::string nowInUtc();

} // namespace esagono::cli
