// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's things are called in the language of the interface, and what its package says about
// drawing them.
#pragma once

#include "app/board/map/map_reading.h"
#include "app/text_formatter.h"

#include <QColor>
#include <QVariant>

namespace esagono {

class GameWords {
public:
    /// Speaks with the translators installed now. The setting must outlive it.
    GameWords(const Setting& setting, const QString& language);

    [[nodiscard]] const Setting& setting() const { return *m_setting; }
    [[nodiscard]] const GamePackage& package() const { return m_setting->package(); }
    [[nodiscard]] const QString& language() const { return m_language; }

    [[nodiscard]] QString phrase(const Text& text) const;
    /// The same with counters, hexes and places in bold, as rich text.
    [[nodiscard]] QString richPhrase(const Text& text) const;
    [[nodiscard]] QString word(std::string_view id) const;
    [[nodiscard]] QString words(const Words& words) const;
    /// What people call something the package declares; its id if they have no name for it.
    template <class Thing>
    [[nodiscard]] QString name(const Thing& thing) const {
        return thing.name.empty() ? QString::fromStdString(thing.id) : words(thing.name);
    }
    [[nodiscard]] QString name(CounterId counter) const;
    [[nodiscard]] QString name(SideId side) const; ///< empty for none
    [[nodiscard]] QString hexLabel(HexId hex) const;
    /// The city, village or fort in the hex; empty: none.
    [[nodiscard]] QString placeName(HexId hex) const;

    /// "10.5", "10.5/A17"; empty: none is cited, or one of the machine's own.
    [[nodiscard]] QString ruleWord(const RuleRef& rule) const;
    /// The title of its section in the rulebook.
    [[nodiscard]] QString ruleTitle(const RuleRef& rule) const;

    /// "square", "round", or "dot" for nobody.
    [[nodiscard]] QString mark(SideId side) const;
    [[nodiscard]] QColor colour(SideId side) const; ///< of its graphics, by the package

    /// What display.json says of the thing with that id in one of its lists, in this scenario; an
    /// empty object: nothing.
    [[nodiscard]] const Record& drawn(const char* list, std::string_view id) const;
    /// Words of display.json: a plain text, or texts by language.
    [[nodiscard]] QString words(const Record& words) const;

private:
    const Setting* m_setting;
    QString m_language;
    Phrasebook m_book;
};

/// "−2", "1½", "2⁄3": with a true minus and printed fractions.
[[nodiscard]] QString numberText(Ratio number);
/// The same with a plus before what is above nothing.
[[nodiscard]] QString signedText(Ratio number);
[[nodiscard]] double decimalOf(Ratio number);

/// A whole number of display.json, or the fallback.
[[nodiscard]] int wholeIn(const Record& object, const char* key, int fallback);
/// Whether display.json keeps the thing out of sight.
[[nodiscard]] bool isHidden(const Record& look);

} // namespace esagono
