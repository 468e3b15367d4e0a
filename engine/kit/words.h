// SPDX-License-Identifier: GPL-3.0-or-later
// The package's own words in the languages it has: titles, labels, names of things printed.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace esagono {

/// Language code ("it", "en", "es", "fr") to text.
using Words = std::map<std::string, std::string, std::less<>>;

/// In the language asked for; else English; else any; else empty.
[[nodiscard]] inline std::string_view inLanguage(const Words& words, std::string_view language) {
    for (const std::string_view wanted : {language, std::string_view("en")})
        if (const auto found = words.find(wanted); found != words.end())
            return found->second;
    return words.empty() ? std::string_view() : std::string_view(words.begin()->second);
}

} // namespace esagono
