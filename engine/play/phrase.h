// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as sentences: the words of a language, the names of a package.
#pragma once

#include "core/catalogue.h"
#include "core/text.h"
#include "play/game.h"

#include <functional>

namespace esagono {

/// The sentence of a message id for a number of things, with its placeholders; empty if there is
/// none.
using Sentences = std::function<std::string(std::string_view id, std::int64_t number)>;

class Phrasebook {
public:
    /// Without a setting, counters and hexes are shown by number.
    Phrasebook(Sentences sentences, std::string language, const Setting* setting = nullptr)
        : m_sentences(std::move(sentences))
        , m_language(std::move(language))
        , m_setting(setting) {}
    /// The catalogue must outlive it.
    explicit Phrasebook(const Catalogue& catalogue, const Setting* setting = nullptr);

    [[nodiscard]] std::string phrase(const Text& text) const;
    /// A message id, or one of the package's own texts.
    [[nodiscard]] std::string word(std::string_view id, std::int64_t number = 1) const;
    /// "§ 10.5 (A17)".
    [[nodiscard]] std::string rule(const RuleRef& rule) const;

private:
    struct Argument;
    Sentences m_sentences;
    std::string m_language; ///< "it", "en", "es", "fr"
    const Setting* m_setting;
};

} // namespace esagono
