// SPDX-License-Identifier: GPL-3.0-or-later
// Those who play besides persons: who sits where, what they are doing, and their commands one after
// the other, at a pace one can follow.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/turn/bot.h"
#include "app/play/turn/mind.h"
#include "app/play/turn/played_by.h"
#endif

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariant>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace esagono {

#ifndef Q_MOC_RUN
/// What they need of the table they sit at.
struct OpponentHost {
    std::function<Match*()> match; ///< null: there is no game
    /// Whether a command can be given now: not while dice are awaited, or while it is only read.
    std::function<bool()> isOpen;
    /// The one door of commands; what is refused changes nothing.
    std::function<Outcome<Receipt>(const Command&)> carryOut;
    std::function<QString()> language;
};
#endif

class Opponents : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opponents belong to a game")
    /// {name, colour, mark, player, kind, seconds, program}, in the order of the sides.
    Q_PROPERTY(QVariantList seats READ seatList NOTIFY seatsChanged)
    /// Whether anybody but persons plays.
    Q_PROPERTY(bool any READ hasAny NOTIFY seatsChanged)
    /// Whether no person plays: one looks on.
    Q_PROPERTY(bool alone READ areAlone NOTIFY seatsChanged)
    /// "idle": a person is to decide, perhaps at the same time as they are, or nobody; "thinking",
    /// "showing", "paused" or "trouble".
    Q_PROPERTY(QString state READ state NOTIFY stateChanged)
    /// For whom; -1: nobody.
    Q_PROPERTY(int side READ sideNumber NOTIFY stateChanged)
    /// What they are doing, or what is the matter.
    Q_PROPERTY(QString sentence READ sentence NOTIFY stateChanged)
    Q_PROPERTY(bool paused READ isPaused NOTIFY stateChanged)
    /// Until a person is asked, everything is shown without a pause.
    Q_PROPERTY(bool skipping READ isSkipping NOTIFY stateChanged)
    /// How quickly their commands follow each other, from 0 (slowly) to 3 (at once).
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged)
    /// Who plays the games that were begun: game to side to seat.
    Q_PROPERTY(QVariantMap allSeats MEMBER m_allSeats NOTIFY allSeatsChanged)

public:
    explicit Opponents(OpponentHost host, QObject* parent = nullptr);
    ~Opponents() override;

    /// Who will play the next game that is begun: side to seat. For that one only.
    void seatNext(const QVariantMap& seats) { m_next = seats; }
    /// A game is on the table: those who play it sit down.
    void sit(bool isNew);
    /// It is taken off the table.
    void leave();
    /// The table has changed: whoever is asked now begins to think. If persons are asked at the
    /// same time, what was decided beside them is carried out when they have answered.
    void settle();
    /// Somebody takes back: they wait until a person has given a command, or lets them go on.
    void hold();
    void release();
    /// While nobody looks at the table, nothing happens on it.
    void setWatched(bool watched);
    /// Somebody else who thinks, for tests.
    void setMinds(MindMaker maker) { m_maker = std::move(maker); }
    /// Waits until nobody thinks in another thread, for tests.
    void waitForThoughts() { m_thought.wait(); }

    [[nodiscard]] bool plays(SideId side) const;
    [[nodiscard]] bool hasAny() const;
    [[nodiscard]] bool areAlone() const;
    /// The only person; none: there is none, or there are several.
    [[nodiscard]] SideId onlyPerson() const;

    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void skip();
    Q_INVOKABLE void faster();
    Q_INVOKABLE void slower();
    /// Somebody else plays the side from now on.
    Q_INVOKABLE void setSeat(int side, const QString& kind, int seconds, const QString& program);

    [[nodiscard]] QVariantList seatList() const;
    [[nodiscard]] QString state() const;
    [[nodiscard]] int sideNumber() const { return m_side.exists() ? int(m_side.value) : -1; }
    [[nodiscard]] QString sentence() const;
    /// Whoever plays the side decides.
    [[nodiscard]] QString promptFor(SideId side) const;
    [[nodiscard]] bool isPaused() const { return m_paused; }
    [[nodiscard]] bool isSkipping() const { return m_skipping; }
    [[nodiscard]] int pace() const { return m_pace; }
    /// Between two of their commands, as it is now.
    [[nodiscard]] int pauseMs() const;
    void setPace(int pace);
    [[nodiscard]] MindMaker minds() const { return m_maker; }

Q_SIGNALS:
    void seatsChanged();
    void stateChanged();
    void paceChanged();
    void allSeatsChanged();
    /// Another one plays a side now: the table is to be looked at anew.
    void reseated();
    /// One of them did something there.
    void acted(int hex);

private:
    enum class Doing { Nothing, Beside, Thinking, Showing, Paused, Troubled };

    [[nodiscard]] SideId asked() const;
    [[nodiscard]] bool isAPersonAsked() const;
    [[nodiscard]] bool isAskedTheSame(SideId side, const State& then) const;
    void putQuestion();
    [[nodiscard]] QString nameOf(SideId side) const;
    [[nodiscard]] QString key() const;
    void become(Doing doing);
    void think();
    void failToDecide(SideId side, const Text& why);
    void thinkAsBot();
    void decided();
    void schedule();
    void show();
    void fail(std::function<QString()> why);
    void stopThinking();
    void keep();

    OpponentHost m_host;
    MindMaker m_maker = computerMind;
    std::vector<PlayedBy> m_seats; ///< by side
    QVariantMap m_next;
    QVariantMap m_allSeats;
    std::map<SideId, std::shared_ptr<Mind>> m_minds;
    std::map<SideId, std::unique_ptr<Bot>> m_bots;
    Thought<std::optional<Command>> m_thought;
    /// Of a question put to several: the table as it was then, whoever has answered since.
    std::map<SideId, State> m_put;
    std::optional<Command> m_command;   ///< decided, and soon to be shown
    std::function<QString()> m_trouble; ///< in whatever language is spoken; null: none
    Doing m_doing = Doing::Nothing;
    SideId m_side;
    bool m_paused = false;
    bool m_held = false; ///< paused by taking back
    bool m_skipping = false;
    bool m_watched = true;
    int m_pace = 1;
    QElapsedTimer m_since; ///< something was shown, or done by a person
    QTimer m_due;
};

} // namespace esagono
