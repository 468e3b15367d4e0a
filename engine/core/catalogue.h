// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of one language, read from its Qt Linguist file, for programs that have no Qt.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

/// Message id to text; a message that counts things has one text per plural form.
class Catalogue {
public:
    Catalogue() = default;
    /// Reads the text of a .ts file, as lupdate and Linguist write it. Unfinished messages count.
    explicit Catalogue(std::string_view linguistFile);

    [[nodiscard]] bool has(std::string_view id) const { return m_texts.contains(id); }
    /// The text with its placeholders; the id itself if the language does not have it.
    [[nodiscard]] std::string_view text(std::string_view id) const;
    /// The right plural form for the number.
    [[nodiscard]] std::string_view text(std::string_view id, std::int64_t number) const;
    [[nodiscard]] const std::string& language() const { return m_language; }
    [[nodiscard]] const std::map<std::string, std::vector<std::string>, std::less<>>&
    texts() const {
        return m_texts;
    }

private:
    std::string m_language;
    std::map<std::string, std::vector<std::string>, std::less<>> m_texts;
};

/// Puts the arguments in the places of %1 … %9, the first also in that of %n. Arguments are not
/// searched for placeholders again.
[[nodiscard]] std::string filled(std::string_view pattern, const std::vector<std::string>& with);

} // namespace esagono
