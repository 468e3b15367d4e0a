// SPDX-License-Identifier: GPL-3.0-or-later
// A difference between two states of a package as people read it: where it is, what was there, what
// is there now.
#pragma once

#include "editor/edit.h"
#include "engine/kit/corrections.h"

#include <span>
#include <string_view>
#include <vector>

namespace esagono {

struct DifferenceWords {
    /// From the whole to the part: "Counter 2/III N", "front", "attack factor".
    std::vector<Text> path;
    Text was;
    Text now;
    friend bool operator==(const DifferenceWords&, const DifferenceWords&) = default;
};

/// In the words of the package, in a language as far as it has them.
[[nodiscard]] DifferenceWords wordsOf(const Correction& difference, const Documents& original,
                                      const Documents& changed, std::string_view language);

/// Whether it only says where a value comes from that is told as a difference itself.
[[nodiscard]] bool accompanies(const Correction& mark, std::span<const Correction> all);

/// Where it is in the changed documents; what has gone is shown by what it was part of.
[[nodiscard]] EditPlace placeOf(const Correction& difference, const Documents& changed);

/// What puts back what was there, and what it was said to come from; an entry that left its list
/// returns to its neighbours. Nothing if what it was part of is gone.
[[nodiscard]] Edit puttingBack(const Correction& difference, const Documents& original,
                               const Documents& changed);

} // namespace esagono
