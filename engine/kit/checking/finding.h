// SPDX-License-Identifier: GPL-3.0-or-later
// Something in a package that an author should look at; the package can be read all the same.
#pragma once

#include "engine/core/text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace esagono {

struct Finding {
    enum class Weight : std::uint8_t { Note, Warning, Error };
    Weight weight = Weight::Warning;
    std::string file;
    std::string pointer;
    Text text;
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A list that grew this long is not read by anybody; what comes after is dropped.
inline constexpr std::size_t maxFindings = 1'000;

inline void addFinding(std::vector<Finding>& findings, Finding finding) {
    if (findings.size() < maxFindings)
        findings.push_back(std::move(finding));
}

} // namespace esagono
