// SPDX-License-Identifier: GPL-3.0-or-later
// "Why not?": what is closed, why, by which rule, who forbids it, and what is possible instead.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace esagono {

class Reason : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Reasons belong to a game")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// What is closed: "1808 is closed to 1° Rgt LIT".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The reason in one clause.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// "§ 8.1.1"; empty if no rule is cited.
    Q_PROPERTY(QString ruleWord READ ruleWord NOTIFY changed)
    Q_PROPERTY(QString ruleTitle READ ruleTitle NOTIFY changed)
    /// {counter, hex, label}: who or what forbids it; -1 where there is none.
    Q_PROPERTY(QVariantList culprits READ culprits NOTIFY changed)
    /// Where it was asked for; -1: nowhere on the map.
    Q_PROPERTY(int hex READ hex NOTIFY changed)
    Q_PROPERTY(int counter READ counter NOTIFY changed)
    /// What is possible instead; empty if nothing is.
    Q_PROPERTY(QString alternative READ alternative NOTIFY changed)
    Q_PROPERTY(int alternativeHex READ alternativeHex NOTIFY changed)

public:
    struct Content {
        QString title;
        QString text; ///< empty: nothing is shown
        QString ruleWord;
        QString ruleTitle;
        QString alternative;
        QVariantList culprits;
        int hex = -1;
        int counter = -1;
        int alternativeHex = -1;
        friend bool operator==(const Content&, const Content&) = default;
    };

    using QObject::QObject;

    [[nodiscard]] bool isShown() const { return !m_content.text.isEmpty(); }
    [[nodiscard]] const QString& title() const { return m_content.title; }
    [[nodiscard]] const QString& text() const { return m_content.text; }
    [[nodiscard]] const QString& ruleWord() const { return m_content.ruleWord; }
    [[nodiscard]] const QString& ruleTitle() const { return m_content.ruleTitle; }
    [[nodiscard]] const QVariantList& culprits() const { return m_content.culprits; }
    [[nodiscard]] int hex() const { return m_content.hex; }
    [[nodiscard]] int counter() const { return m_content.counter; }
    [[nodiscard]] const QString& alternative() const { return m_content.alternative; }
    [[nodiscard]] int alternativeHex() const { return m_content.alternativeHex; }

    void show(Content content) {
        if (content == m_content)
            return;
        m_content = std::move(content);
        Q_EMIT changed();
    }
    void clear() { show({}); }

Q_SIGNALS:
    void changed();

private:
    Content m_content;
};

} // namespace esagono
