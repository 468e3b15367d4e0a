// SPDX-License-Identifier: GPL-3.0-or-later
// Every piece of words in a package, whatever document it stands in, in the languages it has.
#pragma once

#include "editor/edit.h"
#include "engine/kit/words.h"

namespace esagono {

struct FoundWords {
    EditPlace at;
    std::string owner; ///< the id of the nearest thing they belong to; empty: the document
    std::string key;   ///< "name", "title", "question"; of texts.json the id of the text
    Words words;       ///< under the empty code: one text for every language

    /// Whether a language has none, or only what was copied from another.
    [[nodiscard]] bool lacks(std::string_view language) const;
    /// Whether any of the package's languages does; one text for all lacks nothing.
    [[nodiscard]] bool lacksAny() const;
    friend bool operator==(const FoundWords&, const FoundWords&) = default;
};

/// In the order of the documents and of what stands in them.
[[nodiscard]] std::vector<FoundWords> findWords(const Documents& documents);

/// One language of them; an empty text takes the language away. Under the empty code: one text for
/// all languages in place of whatever there is.
[[nodiscard]] Edit setWords(const Documents& documents, const EditPlace& at,
                            std::string_view language, std::string_view text);

} // namespace esagono
