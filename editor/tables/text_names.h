// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a package by what they belong to, as people call it: "Combat Results Table", "result
// 0/1".
#pragma once

#include "editor/edit.h"
#include "engine/core/text.h"

#include <string_view>

namespace esagono {

struct WordsName {
    Text owner; ///< the thing: a table, a ruling, a terrain
    Text part;  ///< what the words are to it: its title, an answer, the name of a track
    friend bool operator==(const WordsName&, const WordsName&) = default;
};

/// Of the words at that place, in a language as far as the package has it.
[[nodiscard]] WordsName nameOfWords(const Documents& documents, const EditPlace& at,
                                    std::string_view language);

} // namespace esagono
