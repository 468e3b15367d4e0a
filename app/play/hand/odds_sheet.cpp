// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/odds_sheet.h"

#include "app/table/words/table_words.h"

#include <QCoreApplication>

namespace esagono {

void OddsSheet::show(const Preview& preview, const GameWords& words, const QString& language) {
    if (preview == m_preview && language == m_language && m_shown)
        return;
    m_preview = preview;
    m_language = language;
    m_parts.clear();
    for (const Preview::Part& part : preview.parts) {
        QVariantList items;
        for (const TallyItem& item : part.tally.items)
            items << QVariantMap{{QStringLiteral("text"), words.phrase(item.label)},
                                 {QStringLiteral("value"), numberText(item.value)},
                                 {QStringLiteral("rule"), words.ruleWord(item.rule)},
                                 {QStringLiteral("ruleTitle"), words.ruleTitle(item.rule)}};
        m_parts << QVariantMap{{QStringLiteral("label"), words.phrase(part.label)},
                               {QStringLiteral("total"), numberText(part.tally.total())},
                               {QStringLiteral("items"), items}};
    }
    QVariantList notes; // a part without a sum
    for (const Preview::Note& note : preview.notes)
        notes << QVariantMap{{QStringLiteral("text"), words.phrase(note.text)},
                             {QStringLiteral("value"), QString()},
                             {QStringLiteral("rule"), words.ruleWord(note.rule)},
                             {QStringLiteral("ruleTitle"), words.ruleTitle(note.rule)}};
    if (!notes.isEmpty())
        m_parts << QVariantMap{{QStringLiteral("label"), QString()},
                               {QStringLiteral("total"), QString()},
                               {QStringLiteral("items"), notes}};
    m_odds = preview.odds.empty() ? QString() : words.phrase(preview.odds);
    Ratio highest;
    for (const Prospect& prospect : preview.prospects)
        highest = std::max(highest, prospect.chance);
    m_prospects.clear();
    QStringList told;
    for (const Prospect& prospect : preview.prospects) {
        const QString percent = percentText(prospect.chance, language);
        m_prospects << QVariantMap{
            {QStringLiteral("text"), words.phrase(prospect.result)},
            {QStringLiteral("chance"), numberText(prospect.chance)},
            {QStringLiteral("percent"), percent},
            {QStringLiteral("probability"), decimalOf(prospect.chance)},
            {QStringLiteral("share"), highest == 0 ? 0.0 : decimalOf(prospect.chance / highest)}};
        //: %1 = a result, %2 = "17 %"
        //% "%1: %2"
        told << qtTrId("app.play.odds.prospect").arg(words.phrase(prospect.result), percent);
    }
    m_summary = told.join(QStringLiteral("; "));
    m_shown = !m_parts.isEmpty() || !m_prospects.isEmpty();
    Q_EMIT changed();
}

void OddsSheet::clear() {
    if (!m_shown)
        return;
    m_shown = false;
    m_preview = {};
    m_parts.clear();
    m_odds.clear();
    m_prospects.clear();
    m_summary.clear();
    Q_EMIT changed();
}

} // namespace esagono
