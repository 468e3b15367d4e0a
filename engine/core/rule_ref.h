// SPDX-License-Identifier: GPL-3.0-or-later
// A finger on the rulebook: which book, which section, and which ruling if the section is doubtful.
#pragma once

#include <compare>
#include <string>

namespace esagono {

struct RuleRef {
    std::string section; ///< "1.3.2"; empty: no rule is cited
    std::string ruling;  ///< "A17", when the section is read by a ruling
    std::string book;    ///< empty: the package's own law; else one of its other rulebooks

    RuleRef() = default;
    RuleRef(const char* s)
        : section(s) {}
    RuleRef(std::string s, std::string r = {}, std::string b = {})
        : section(std::move(s))
        , ruling(std::move(r))
        , book(std::move(b)) {}

    [[nodiscard]] bool exists() const { return !section.empty() || !ruling.empty(); }
    friend auto operator<=>(const RuleRef&, const RuleRef&) = default;
};

/// The rules of the machine itself (whose turn it is, what a command must contain) are cited so.
inline constexpr char machineBook[] = "esagono";

} // namespace esagono
