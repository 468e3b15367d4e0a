// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rule_index.h"

#include "app/package_scan.h"

#include <algorithm>

namespace esagono {

namespace {

bool beginsWithFigure(const std::string& section) {
    return section.front() >= '0' && section.front() <= '9';
}

bool endsInFigure(const std::string& section) {
    return section.back() >= '0' && section.back() <= '9';
}

} // namespace

RuleIndex::RuleIndex(std::shared_ptr<const GamePackage> package, RuleCards cards)
    : m_package(std::move(package))
    , m_cards(std::move(cards)) {
    for (const RuleSection& section : m_package->rulebook.sections) {
        if (!section.book.empty())
            continue;
        const auto card = m_cards.find(section.section);
        Entry entry{&section, card == m_cards.end() ? nullptr : &card->second};
        hang(entry);
        m_entries.push_back(entry);
    }
}

/// 10.2.1 under 10.2; a step that the book counts in its own way (Δ1) under the section before it.
void RuleIndex::hang(Entry& entry) const {
    const std::string& section = entry.section->section;
    if (const auto dot = section.rfind('.'); dot != std::string::npos) {
        entry.parent = find(std::string_view(section).substr(0, dot));
    } else if (!beginsWithFigure(section) && endsInFigure(section)) {
        for (int i = int(m_entries.size()) - 1; i >= 0 && entry.parent < 0; --i)
            if (beginsWithFigure(m_entries[std::size_t(i)].section->section))
                entry.parent = i;
    }
    if (entry.parent >= 0)
        entry.depth = m_entries[std::size_t(entry.parent)].depth + 1;
}

int RuleIndex::find(std::string_view section) const {
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return entry.section->section == section; });
    return found == m_entries.end() ? -1 : int(found - m_entries.begin());
}

QList<int> RuleIndex::pathTo(int entry) const {
    QList<int> path;
    for (int at = entry; at >= 0; at = m_entries[std::size_t(at)].parent)
        path.prepend(at);
    return path;
}

QList<int> RuleIndex::matching(const QString& words, const QString& language) const {
    const QStringList wanted = plainLetters(words).split(u' ', Qt::SkipEmptyParts);
    QList<int> found;
    for (int i = 0; i < int(m_entries.size()); ++i) {
        const Entry& entry = m_entries[std::size_t(i)];
        QString text = QString::fromStdString(entry.section->section) + u'\n' +
                       wordsIn(entry.section->title, language);
        if (entry.card)
            text += u'\n' + wordsIn(entry.card->says, language) + u'\n' +
                    wordsIn(entry.card->example, language);
        text = plainLetters(text);
        if (std::ranges::all_of(wanted, [&](const QString& word) { return text.contains(word); }))
            found << i;
    }
    return found;
}

QString plainLetters(const QString& text) {
    QString plain;
    for (const QChar letter : text.simplified().normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter;
    return plain.toCaseFolded();
}

QString languageShown(const Words& words, const QString& language) {
    if (words.contains(language.toStdString()) || words.contains(""))
        return language;
    for (const char* next : {"en", ""})
        if (words.contains(next))
            return QLatin1String(next);
    return words.empty() ? QString() : QString::fromStdString(words.begin()->first);
}

} // namespace esagono
