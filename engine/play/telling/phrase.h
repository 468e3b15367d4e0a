// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as sentences: the words of a language, the names of a package.
#pragma once

#include "engine/core/catalogue.h"
#include "engine/core/text.h"
#include "engine/play/game.h"

#include <functional>

namespace esagono {

// Names that a package declares, as words of a text: a status, one of its values, a track …
[[nodiscard]] Word nameOf(const StatusKind& status);
[[nodiscard]] Word nameOf(const StatusKind& status, std::int32_t value);
[[nodiscard]] Word nameOf(const TrackKind& track);
[[nodiscard]] Word nameOf(const TrackKind& track, std::int32_t value);
[[nodiscard]] Word nameOf(const MarkerKind& marker);
[[nodiscard]] Word nameOf(const PoolKind& pool);
[[nodiscard]] Word nameOf(const ChitKind& chit);

/// An item of a tally as a line of the story, with what it is worth: in columns, or on the die.
[[nodiscard]] Text shiftedBy(const TallyItem& item);
[[nodiscard]] Text modifiedBy(const TallyItem& item);

/// " +2" for a unit that two others go with; nothing if it goes alone.
[[nodiscard]] std::string andOthers(std::size_t units);

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

    [[nodiscard]] std::string phrase(const Text& text) const { return phrase(text, {}); }
    /// Likewise; counters, hexes and places among its arguments are first given to `mark`, and
    /// everything else, the sentence itself too, to `plain`, if there is one: for emphasis, for
    /// text with tags.
    using Mark = std::function<std::string(const std::string&)>;
    [[nodiscard]] std::string phrase(const Text& text, const Mark& mark,
                                     const Mark& plain = {}) const;
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
