// SPDX-License-Identifier: GPL-3.0-or-later
// The table of contents of a rulebook with its cards: what stands under what, and where words
// occur.
#pragma once

#include "app/rules/rule_cards.h"

#include "engine/kit/package.h"

#include <QList>
#include <QString>

#include <memory>

namespace esagono {

class RuleIndex {
public:
    struct Entry {
        const RuleSection* section = nullptr;
        const RuleCard* card = nullptr; ///< null: there is only the title
        int parent = -1;                ///< the entry it stands under; -1: none
        int depth = 0;
    };

    RuleIndex() = default;
    /// The package's own law, in the order of the book.
    RuleIndex(std::shared_ptr<const GamePackage> package, RuleCards cards);
    RuleIndex(RuleIndex&&) = default; // cards keep their places
    RuleIndex& operator=(RuleIndex&&) = default;

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] bool hasCards() const { return !m_cards.empty(); }
    /// The number of a section's entry; -1: none.
    [[nodiscard]] int find(std::string_view section) const;
    /// From the chapter down to the entry itself.
    [[nodiscard]] QList<int> pathTo(int entry) const;
    /// The entries in whose number, title or card all the words occur, in this language; case and
    /// accents do not matter. Without words all of them.
    [[nodiscard]] QList<int> matching(const QString& words, const QString& language) const;

private:
    void hang(Entry& entry) const;

    std::shared_ptr<const GamePackage> m_package;
    RuleCards m_cards;
    std::vector<Entry> m_entries;
};

/// Without capitals and accents: "Défense" as "defense".
[[nodiscard]] QString plainLetters(const QString& text);

/// The language in which the words are shown to whoever wants `language`; empty: there are none.
[[nodiscard]] QString languageShown(const Words& words, const QString& language);

} // namespace esagono
