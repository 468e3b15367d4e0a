// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is, and the one way of every command: whoever gives it (a person, the computer, a
// bot), and however (undone and done again, with real dice, for a whole stack), it is carried out
// here, with everything that belongs to it.
#pragma once

#include "app/play/turn/hints.h"
#include "app/play/turn/opponents.h"

#include <QColor>
#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/seat.h"
#endif

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace esagono {

class PlayTable;

class Turn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A turn belongs to a game")
    Q_PROPERTY(bool finished READ isFinished NOTIFY decisionChanged)
    Q_PROPERTY(int side READ side NOTIFY decisionChanged)
    Q_PROPERTY(QString sideName READ sideName NOTIFY decisionChanged)
    Q_PROPERTY(QString sideMark READ sideMark NOTIFY decisionChanged)
    Q_PROPERTY(QColor sideColour READ sideColour NOTIFY decisionChanged)
    Q_PROPERTY(QString playerName READ playerName NOTIFY decisionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY promptChanged)
    /// {label, done, of, rule}: how far the side has come with what is asked.
    Q_PROPERTY(QVariantList progress READ progress NOTIFY decisionChanged)
    Q_PROPERTY(bool autoPass MEMBER m_autoPass NOTIFY decisionChanged)
    /// When somebody is asked in the middle of another's action: "always", "harm" (only if he could
    /// do any) or "never"; empty: this game has no such questions.
    Q_PROPERTY(
        QString interruptions READ interruptions WRITE setInterruptions NOTIFY interruptionsChanged)
    /// Likewise for all games, by their rules.
    Q_PROPERTY(QVariantMap allInterruptions MEMBER m_interruptions NOTIFY interruptionsChanged)
    /// Those who play besides persons.
    Q_PROPERTY(esagono::Opponents* opponents READ opponents CONSTANT)
    Q_PROPERTY(esagono::Hints* hints READ hints CONSTANT)
    /// Whether advice can be asked for.
    Q_PROPERTY(bool canAskHint READ canAskHint NOTIFY decisionChanged)

public:
    /// The next command; nothing: there is none, or none yet.
    using Next = std::function<std::optional<Command>()>;

    explicit Turn(PlayTable& table);

    // Carrying out. `done` hears what became of the last command, when all of it is shown.
    void carryOut(const Command& command, Seat::Answer done = {}, std::vector<int> told = {});
    /// One command after the other, as long as none is refused.
    void carryOut(Next next, Seat::Answer done = {});
    /// What was taken back: what else was stays to be done again.
    void carryOutAgain(const Command& command, Seat::Answer done);

    /// Advice for whoever is to decide.
    Q_INVOKABLE void askHint();
    /// Does what a row of the advice says.
    Q_INVOKABLE void takeHint(int row);

    [[nodiscard]] bool isFinished() const { return m_finished; }
    [[nodiscard]] int side() const { return m_side.exists() ? int(m_side.value) : -1; }
    [[nodiscard]] QString sideName() const;
    [[nodiscard]] QString sideMark() const;
    [[nodiscard]] QColor sideColour() const;
    [[nodiscard]] QString playerName() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QVariantList progress() const;
    [[nodiscard]] QString interruptions() const;
    void setInterruptions(const QString& when);
    [[nodiscard]] Opponents* opponents() { return &m_opponents; }
    [[nodiscard]] const Opponents& others() const { return m_opponents; }
    [[nodiscard]] Hints* hints() { return &m_hints; }
    [[nodiscard]] bool canAskHint() const;

    // For the other parts
    /// The advice that is shown on the board, if any is.
    [[nodiscard]] std::optional<Command> advised() const {
        return m_hints.command(m_hints.current());
    }
    /// Who is to decide. Of several, persons first: the others decide beside them, and wait.
    [[nodiscard]] SideId sideToAct() const { return m_side; }
    /// Whether whoever looks may decide now.
    [[nodiscard]] bool mayAct() const;
    /// After the table has changed.
    void look();
    /// The game is taken off the table.
    void clear();

Q_SIGNALS:
    void decisionChanged();
    void promptChanged();
    void interruptionsChanged();

private:
    struct Errand {
        Next next;
        Seat::Answer done;
        std::vector<int> told;
        bool again = false;
        std::size_t count = 0;
        SideId by;
    };
    [[nodiscard]] OpponentHost host();
    void set(std::shared_ptr<Errand> errand);
    void goOn(const std::shared_ptr<Errand>& errand);
    void finish(const Errand& errand, const Outcome<Receipt>& last);
    void enter(const Command& command, const std::vector<int>& told, const Seat::Answer& answer);
    void answerRefusal(const Command& command, const std::vector<int>& told,
                       const Refusal& refusal);
    [[nodiscard]] std::optional<Command> declinedInterruption() const;
    void passTrivial(int most = 20);
    [[nodiscard]] SideId nextToAct() const;
    [[nodiscard]] QString promptNow() const;
    void showHint();

    PlayTable& m_table;
    SideId m_side; ///< who is to decide
    bool m_finished = false;
    bool m_autoPass = false;
    QVariantMap m_interruptions;
    Opponents m_opponents;
    Hints m_hints;
};

} // namespace esagono
