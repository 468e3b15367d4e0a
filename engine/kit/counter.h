// SPDX-License-Identifier: GPL-3.0-or-later
// A counter as it is printed: its faces with their numbers, the words and flags it bears.
#pragma once

#include "engine/core/checked.h"
#include "engine/core/ids.h"
#include "engine/kit/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace esagono {

/// One printed side of a counter. Numbers are indexed by AttributeId; `absent` where none is
/// printed.
struct Face {
    static constexpr std::int16_t absent = INT16_MIN;
    std::string name;
    std::vector<std::int16_t> numbers;
};

struct Counter {
    std::string id;
    std::string name; ///< as printed; proper names are not translated
    Words called;     ///< in texts, where others are printed alike; empty: by its name
    SideId side;      ///< none: belongs to nobody (a turn marker)
    std::vector<Face> faces;
    std::vector<WordId> words; ///< by TraitId; none where the trait does not apply
    std::vector<bool> flags;   ///< by flag number, see GamePackage::flags

    [[nodiscard]] std::int16_t number(std::size_t face, AttributeId attribute) const {
        return elementOf(elementOf(faces, face).numbers, attribute.index());
    }
    [[nodiscard]] bool has(std::size_t face, AttributeId attribute) const {
        return number(face, attribute) != Face::absent;
    }
};

/// What texts call a counter in a language.
[[nodiscard]] inline std::string_view nameOf(const Counter& counter, std::string_view language) {
    return counter.called.empty() ? std::string_view(counter.name)
                                  : inLanguage(counter.called, language);
}

} // namespace esagono
