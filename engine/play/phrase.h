// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as sentences, for programs that have no Qt: the catalogue's words, the package's names.
#pragma once

#include "core/catalogue.h"
#include "core/text.h"
#include "play/game.h"

namespace esagono {

class Phrasebook {
public:
    /// The catalogue must outlive it. Without a setting, counters and hexes are shown by number.
    explicit Phrasebook(const Catalogue& catalogue, const Setting* setting = nullptr)
        : m_catalogue(&catalogue)
        , m_setting(setting) {}

    [[nodiscard]] std::string phrase(const Text& text) const;
    /// A message id, or one of the package's own texts.
    [[nodiscard]] std::string word(std::string_view id) const;
    /// "§ 10.5 (A17)".
    [[nodiscard]] std::string rule(const RuleRef& rule) const;

private:
    struct Argument;
    const Catalogue* m_catalogue;
    const Setting* m_setting;
};

} // namespace esagono
