// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back the last command, and doing again what was taken back.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/match.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <vector>

namespace esagono {

class PlayTable;

class Undo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Undo belongs to a game")
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(QString takeBackLabel READ takeBackLabel NOTIFY changed)
    Q_PROPERTY(QString takeBackWhyNot READ takeBackWhyNot NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString redoLabel READ redoLabel NOTIFY changed)

public:
    explicit Undo(PlayTable& table)
        : m_table(table) {}

    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void redo();

    [[nodiscard]] bool canTakeBack() const { return m_canTakeBack; }
    [[nodiscard]] QString takeBackLabel() const;
    [[nodiscard]] QString takeBackWhyNot() const { return m_whyNot; }
    [[nodiscard]] bool canRedo() const { return !m_takenBack.empty(); }
    [[nodiscard]] QString redoLabel() const;

    /// After the table has changed.
    void refresh();
    /// What would be taken back, in words: another page, or another language.
    void nameLast();
    void nameLast(const Receipt& receipt);
    /// A new command: what was taken back cannot be done again any more.
    void forget() { m_takenBack.clear(); }
    void clear();

Q_SIGNALS:
    void changed();

private:
    struct TakenBack {
        Command command;
        QString label;
    };
    [[nodiscard]] SideId side() const;
    [[nodiscard]] std::optional<Refusal> takeBackLast();

    PlayTable& m_table;
    std::vector<TakenBack> m_takenBack; ///< the last one last
    QString m_last;                     ///< what would be taken back
    bool m_canTakeBack = false;
    QString m_whyNot;
};

} // namespace esagono
