// SPDX-License-Identifier: GPL-3.0-or-later
// What an author should know about a package that can be read: holes in charts, hexes nobody can
// reach, counters never used, words missing in a language.
#pragma once

#include "engine/kit/reading/package_reader.h"

namespace esagono {

[[nodiscard]] std::vector<Finding> checkPackage(const GamePackage& package);

/// How many texts a package has that are not the same in every language, and how many of them in
/// each language.
struct SpokenTexts {
    std::size_t all = 0;
    std::map<std::string, std::size_t, std::less<>> in;
    [[nodiscard]] std::size_t count(std::string_view language) const {
        const auto found = in.find(language);
        return found == in.end() ? 0 : found->second;
    }
};
[[nodiscard]] SpokenTexts spokenTexts(const GamePackage& package);

} // namespace esagono
