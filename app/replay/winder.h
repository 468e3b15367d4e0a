// SPDX-License-Identifier: GPL-3.0-or-later
// Winds a recorded game to and fro: where one is, steps, scrubbing, playing.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/scene/board_source.h"
#include "app/replay/film_losses.h"
#include "app/replay/film_reading.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariant>

#include <optional>

namespace esagono {

class ReplayTable;

class Winder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A winder belongs to a replay")
    // Where one is
    Q_PROPERTY(int moment READ moment NOTIFY moved)
    Q_PROPERTY(int end READ end NOTIFY moved)
    /// The event in the diary, as --at takes it; 0 at the beginning.
    Q_PROPERTY(int event READ event NOTIFY moved)
    Q_PROPERTY(int turn READ turn NOTIFY moved)
    Q_PROPERTY(int firstTurn READ firstTurnPlayed NOTIFY moved)
    Q_PROPERTY(int lastTurn READ lastTurnPlayed NOTIFY moved)
    Q_PROPERTY(QString number READ number NOTIFY moved)
    Q_PROPERTY(QString caption READ caption NOTIFY moved)
    Q_PROPERTY(QString captionDetail READ captionDetail NOTIFY moved)
    Q_PROPERTY(int captionSide READ captionSide NOTIFY moved)
    /// {counter, before, after, gone}: what it cost, as faces of counters.
    Q_PROPERTY(QVariantList losses READ losses NOTIFY settled)
    /// Where it happened; -1: nowhere in particular.
    Q_PROPERTY(int hex READ hex NOTIFY moved)
    // Going on
    Q_PROPERTY(Stride stride MEMBER m_stride NOTIFY mannerChanged)
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY mannerChanged)
    /// At what playing rests, as the sum of Pause.
    Q_PROPERTY(int pauses MEMBER m_pauses NOTIFY mannerChanged)
    /// Also what only the machine cares about is an event to step to.
    Q_PROPERTY(bool everyEvent MEMBER m_everyEvent NOTIFY mannerChanged)

public:
    enum class Stride { Event, Command, Combat, Phase, Turn };
    Q_ENUM(Stride)
    enum Pause { AtCombats = 1, AtObjectives = 2, AtNotes = 4, AtPhases = 8, AtTurns = 16 };
    Q_ENUM(Pause)

    explicit Winder(ReplayTable& table);

    Q_INVOKABLE void seek(int moment);
    /// As fast as a hand moves: only what was asked for last is shown.
    Q_INVOKABLE void scrub(int moment);
    Q_INVOKABLE void seekEvent(int event);
    Q_INVOKABLE void first() { seek(0); }
    Q_INVOKABLE void last() { seek(end()); }
    /// One step on or back; counters walk it where that can be watched. False: there is none.
    Q_INVOKABLE bool step(Stride stride, bool back);
    /// To the next or previous line about the selected unit or hex.
    Q_INVOKABLE bool stepSelected(bool back);

    [[nodiscard]] int moment() const;
    [[nodiscard]] int end() const;
    [[nodiscard]] int event() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] int firstTurnPlayed() const { return turnsPlayed().first; }
    [[nodiscard]] int lastTurnPlayed() const { return turnsPlayed().second; }
    [[nodiscard]] QString number() const;
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString captionDetail() const;
    [[nodiscard]] int captionSide() const;
    [[nodiscard]] QVariantList losses() const;
    [[nodiscard]] int hex() const;
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] qreal speed() const { return m_speed; }
    void setSpeed(qreal speed);

    /// Where on a line from 0 to 1 a moment lies, and which lies there: what comes before the first
    /// turn takes little room, however many events it has.
    [[nodiscard]] qreal shareOf(int moment) const;
    [[nodiscard]] int momentAtShare(qreal share) const;

    // For the table
    /// Nothing is wound any more.
    void stop();
    /// The hand rests: what takes longer.
    void settle();
    [[nodiscard]] bool isSettling() const { return m_settleTimer.isActive(); }

Q_SIGNALS:
    void moved();
    void settled();
    void mannerChanged();
    void playingChanged();

private:
    [[nodiscard]] std::optional<Moment> target(Stride stride, bool back) const;
    [[nodiscard]] std::optional<Moment> lineStop(bool back) const;
    [[nodiscard]] std::optional<Moment> markStop(Milestone kind, bool back) const;
    void goTo(Moment moment, bool walked);
    [[nodiscard]] std::vector<Journey> journeys(Moment from, Moment to) const;
    void playOn();
    [[nodiscard]] int playInterval() const;
    [[nodiscard]] bool restsHere() const;
    [[nodiscard]] int firstTurn() const;
    [[nodiscard]] std::pair<int, int> turnsPlayed() const;

    ReplayTable& m_table;
    QTimer m_playTimer;
    QTimer m_scrubTimer;
    QTimer m_settleTimer; ///< what takes longer waits until the hand rests
    std::optional<Moment> m_scrubbed;
    std::vector<FilmLoss> m_losses;
    Stride m_stride = Stride::Event;
    qreal m_speed = 1;
    bool m_playing = false;
    int m_pauses = 0;
    bool m_everyEvent = false;
};

} // namespace esagono
