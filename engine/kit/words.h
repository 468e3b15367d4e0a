// SPDX-License-Identifier: GPL-3.0-or-later
// The package's own words in the languages it has: titles, labels, names of things printed.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace esagono {

/// The languages every package should speak.
inline constexpr std::array<std::string_view, 4> packageLanguages = {"it", "en", "es", "fr"};

/// Language code ("it", "en", "es", "fr") to text. Under the empty code stands a proper name, which
/// is the same in every language.
using Words = std::map<std::string, std::string, std::less<>>;

/// In the language asked for; else English; else any; else empty.
[[nodiscard]] inline std::string_view inLanguage(const Words& words, std::string_view language) {
    for (const std::string_view wanted : {language, std::string_view("en")})
        if (const auto found = words.find(wanted); found != words.end())
            return found->second;
    return words.empty() ? std::string_view() : std::string_view(words.begin()->second);
}

/// An id that rules and files use, and what people call it.
struct Named {
    std::string id;
    Words name;
};

} // namespace esagono
