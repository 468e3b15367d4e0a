// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value comes from: a section of the rulebook, or "reconstructed".
#pragma once

#include "engine/core/record.h"

#include <string>
#include <string_view>

namespace esagono {

struct Source {
    enum class Kind {
        Unstated,      ///< nobody said
        Rulebook,      ///< printed in the rules; `section` says where
        Derived,       ///< follows from what is printed
        Data,          ///< public data: heights, place names, coordinates
        Copy,          ///< read off the author's own copy of the printed game
        Reconstructed, ///< ours, until an owner of the printed game puts it right
    };
    Kind kind = Kind::Unstated;
    std::string section;
    std::string words; ///< the mark as the author wrote it

    friend bool operator==(const Source&, const Source&) = default;
};

/// Reads an author's mark: "rulebook §8.1", "reconstructed: half rounded up", "8.1", "derived …",
/// "own copy".
[[nodiscard]] Source sourceFrom(std::string_view mark);

/// The source of the value at a JSON pointer of a document: the mark for its own key in the
/// `source` of the object that holds it, else the nearest mark for everything further out.
[[nodiscard]] Source sourceOf(const Record& document, std::string_view pointer);

} // namespace esagono
