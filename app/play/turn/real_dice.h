// SPDX-License-Identifier: GPL-3.0-or-later
// Dice the players roll themselves: what is asked for, and what they say it showed.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/game_opening.h"
#endif

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

#include <optional>
#include <vector>

namespace esagono {

class PlayTable;

class RealDice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Dice belong to a game")
    Q_PROPERTY(bool wantsDice READ areWanted NOTIFY changed)
    /// How many faces the next die has.
    Q_PROPERTY(int diceWanted READ faces NOTIFY changed)
    Q_PROPERTY(QString dicePurpose READ purpose NOTIFY changed)

public:
    explicit RealDice(PlayTable& table)
        : m_table(table) {}

    Q_INVOKABLE void tellDice(const QList<int>& faces);

    [[nodiscard]] bool areWanted() const { return m_pending.has_value(); }
    [[nodiscard]] int faces() const { return m_pending ? m_pending->faces : 0; }
    [[nodiscard]] QString purpose() const { return m_pending ? m_pending->purpose : QString(); }

    /// A command waits for a die with so many faces; some have been told before.
    void want(const Command& command, const std::vector<int>& told, int faces);
    /// Likewise a game that is to begin.
    void want(const Agreement& game, int faces);
    /// Nobody rolls them after all, if none has been told and it is not another's command. False:
    /// that cannot be.
    bool giveUp();
    void clear();

Q_SIGNALS:
    void changed();

private:
    struct Pending { ///< a command, or a new game, that waits for dice
        std::optional<Command> command;
        std::optional<Agreement> game;
        std::vector<int> told;
        int faces = 0;
        QString purpose;
    };

    PlayTable& m_table;
    std::optional<Pending> m_pending;
};

} // namespace esagono
