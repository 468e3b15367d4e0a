// SPDX-License-Identifier: GPL-3.0-or-later
// Advice for whoever is to decide: a few commands the computer would consider, with its reasons.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/turn/opponents.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace esagono {

class Hints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Hints belong to a game")
    /// Whether advice was asked for.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    /// {label, total, onBoard, reasons: {text, value}}, the best first.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    /// Which of them is shown on the board; -1: none.
    Q_PROPERTY(int current READ current NOTIFY currentChanged)

public:
    Hints(const OpponentHost& host, QObject* parent = nullptr);

    /// Thinks for that side; the rows follow.
    void ask(SideId side, const MindMaker& maker);
    /// Nobody wants to know any more, or the table has changed.
    void clear();
    /// In another language.
    void say() { Q_EMIT changed(); }
    /// The command of a row, if there is such a row.
    [[nodiscard]] std::optional<Command> command(int row) const;
    /// Shows it on the board; the same again: no longer.
    Q_INVOKABLE void show(int row);
    Q_INVOKABLE void close() { clear(); }

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] bool isThinking() const { return m_thought.isRunning(); }
    /// Waits until nobody thinks in another thread, for tests.
    void waitForThoughts() { m_thought.wait(); }
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] int current() const { return m_current; }

Q_SIGNALS:
    void changed();
    void currentChanged();

private:
    OpponentHost m_host;
    Thought<std::vector<ai::Hint>> m_thought;
    std::vector<ai::Hint> m_hints;
    bool m_shown = false;
    int m_current = -1;
};

} // namespace esagono
