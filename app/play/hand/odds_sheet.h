// SPDX-License-Identifier: GPL-3.0-or-later
// What the command as filled so far would lead to: tallies line by line with their rules, the odds,
// and the exact chances of every result.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/words/game_words.h"
#include "engine/play/asking/tally.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace esagono {

class OddsSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Odds belong to a game")
    /// Whether there is anything to show.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// {label, total, items: {text, value, rule, ruleTitle}}: attack, defence, die modifiers …
    /// Remarks come last, without a label and a total.
    Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)
    /// "3 : 1", as the game prints it; empty if it has none.
    Q_PROPERTY(QString odds READ odds NOTIFY changed)
    /// {text, chance ("5/36"), percent ("13.9 %"), share (of the likeliest, 0 to 1), probability}.
    Q_PROPERTY(QVariantList prospects READ prospects NOTIFY changed)
    /// What the bars say in one sentence, for those who listen.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] const QVariantList& parts() const { return m_parts; }
    [[nodiscard]] const QString& odds() const { return m_odds; }
    [[nodiscard]] const QVariantList& prospects() const { return m_prospects; }
    [[nodiscard]] const QString& summary() const { return m_summary; }

    /// An empty preview shows nothing.
    void show(const Preview& preview, const GameWords& words, const QString& language);
    void clear();

Q_SIGNALS:
    void changed();

private:
    bool m_shown = false;
    Preview m_preview;
    QString m_language;
    QVariantList m_parts;
    QString m_odds;
    QVariantList m_prospects;
    QString m_summary;
};

} // namespace esagono
