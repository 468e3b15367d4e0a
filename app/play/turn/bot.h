// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody else's program at the table: it asks on its standard output and is answered on its
// standard input, in the line protocol of engine/ai/PROTOCOL.md, for its own side alone.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/turn/played_by.h"
#include "engine/play/match.h"
#endif

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <functional>
#include <memory>

namespace esagono {

namespace cli {
class ProtocolSession;
}

/// Why a bot cannot go on.
struct BotTrouble {
    enum class Kind { NotStarted, Ended, Silent, Rubbish, Refused };
    Kind kind = Kind::Ended;
    QString detail; ///< what the system or the program said
    Text why;       ///< of what was refused
};

class Bot : public QObject {
    Q_OBJECT

public:
    using Door = std::function<Outcome<Receipt>(const Command&)>;

    /// The match outlives it. Its commands go through the door.
    Bot(Match& match, SideId side, const PlayedBy& seat, Door door, QObject* parent = nullptr);
    ~Bot() override;

    /// Its side is to decide: it is started if it is not running, and commanded() or failed()
    /// follows within the time of its seat.
    void ask();
    /// The table has changed: if it waits for its turn, it may learn that it has come.
    void lookAgain();
    /// What it has commanded goes through the door now, and it learns what came of it.
    void carryOut();
    /// It is ended at once; ask() starts it again.
    void stop();

Q_SIGNALS:
    void commanded();
    /// It is ended, and nothing has changed.
    void failed(const esagono::BotTrouble& trouble);

private:
    void start();
    void startAgain();
    void hear();
    void hear(const QByteArray& line);
    void answer(const QByteArray& line);
    void fail(BotTrouble::Kind kind, const QString& detail, const Text& why = {});
    [[nodiscard]] bool isItsTurn() const;

    Match* m_match;
    SideId m_side;
    PlayedBy m_seat;
    std::unique_ptr<cli::ProtocolSession> m_session;
    std::unique_ptr<QProcess> m_process;
    QTimer m_silence;
    QTimer m_later;       ///< the rest of what it has asked
    QByteArray m_heard;   ///< what is not a whole line yet
    QByteArray m_errors;  ///< the end of what it complained
    QByteArray m_command; ///< the line that waits to be carried out
    QByteArray m_wait;    ///< the line that waits for its turn
    bool m_asked = false;
    bool m_hasDecided = false; ///< since it was started
};

} // namespace esagono
