// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/bot.h"

#include "app/cli/protocol_session.h"
#include "app/play/game_opening.h"
#include "engine/core/record.h"
#include "engine/play/messages.h"
#include "engine/play/position.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcessEnvironment>

namespace esagono {

namespace {

constexpr qsizetype longestComplaint = 4096;
constexpr qsizetype shownLine = 120;
/// Somebody who asks without end keeps the interface no longer than this at a time, …
constexpr qint64 atATime = 4; // milliseconds
constexpr int breath = 12;
/// … and is not answered while he has not read so much of the answers.
constexpr qint64 mostUnread = 1 << 20;

/// A session whose commands go through the door of the table; nothing is taken back behind it.
class SeatedSession final : public cli::ProtocolSession {
public:
    SeatedSession(Match& match, const Catalogue& catalogue, SideId side, Bot::Door door)
        : ProtocolSession(match, catalogue, nowInUtc, side)
        , m_door(std::move(door)) {}

private:
    Outcome<Receipt> submit(const Command& command, const std::vector<int>& /*told*/) override {
        return m_door(command);
    }
    std::optional<Refusal> takeBackOf(SideId /*side*/) override {
        //% "A program does not take back at this table"
        return Refusal{RuleRef(), QT_TRID_NOOP("app.bot.takes_nothing_back")};
    }
    Bot::Door m_door;
};

const Catalogue& noWords() {
    static const Catalogue none;
    return none;
}

bool isRequest(const QByteArray& line, const char* what) {
    return QJsonDocument::fromJson(line).object().value(QStringLiteral("do")) ==
           QLatin1String(what);
}

} // namespace

Bot::Bot(Match& match, SideId side, const PlayedBy& seat, Door door, QObject* parent)
    : QObject(parent)
    , m_match(&match)
    , m_side(side)
    , m_seat(seat)
    , m_session(std::make_unique<SeatedSession>(match, noWords(), side, std::move(door))) {
    m_silence.setSingleShot(true);
    m_silence.setInterval(m_seat.seconds * 1000);
    connect(&m_silence, &QTimer::timeout, this,
            [this] { fail(BotTrouble::Kind::Silent, QString::number(m_seat.seconds)); });
    m_later.setSingleShot(true);
    m_later.setInterval(breath);
    connect(&m_later, &QTimer::timeout, this, qOverload<>(&Bot::hear));
}

Bot::~Bot() {
    stop();
}

/// Whether it is wanted: not while dice are awaited for what it has commanded.
bool Bot::isItsTurn() const {
    return m_asked && m_match->position().owners().contains(m_side);
}

void Bot::ask() {
    m_asked = true;
    if (!m_command.isEmpty()) { // it has decided already
        Q_EMIT commanded();
        return;
    }
    m_silence.start();
    if (!m_process)
        start();
    else
        lookAgain();
}

void Bot::start() {
    QStringList words = QProcess::splitCommand(m_seat.program);
    m_process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ESAGONO_SIDE"),
                       QString::fromStdString(m_match->scribe().name(m_side)));
    m_process->setProcessEnvironment(environment);
    m_process->setProgram(words.isEmpty() ? QString() : words.takeFirst());
    m_process->setArguments(words);
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, qOverload<>(&Bot::hear));
    connect(m_process.get(), &QProcess::readyReadStandardError, this, [this] {
        m_errors = (m_errors + m_process->readAllStandardError()).right(longestComplaint);
    });
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(BotTrouble::Kind::NotStarted, m_process->errorString());
    });
    m_hasDecided = false;
    connect(m_process.get(), &QProcess::finished, this, [this](int code) {
        hear();
        if (!m_process)
            return;
        if (m_asked && m_command.isEmpty() && m_hasDecided && code == 0)
            startAgain();
        else if (m_asked && m_command.isEmpty())
            fail(BotTrouble::Kind::Ended,
                 QString::fromUtf8(m_errors).trimmed().section(u'\n', -1).left(shownLine));
        else if (m_command.isEmpty())
            stop(); // it has gone home; it is called again when it is asked
    });
    m_process->start();
}

void Bot::stop() {
    m_silence.stop();
    m_later.stop();
    m_asked = false;
    m_heard.clear();
    m_errors.clear();
    m_command.clear();
    m_wait.clear();
    if (!m_process)
        return;
    m_process->disconnect(this);
    QProcess* const ended = m_process.release(); // it may be the one that called
    if (ended->state() == QProcess::NotRunning) {
        ended->deleteLater();
        return;
    }
    connect(ended, &QProcess::finished, ended, &QObject::deleteLater); // nobody waits for it
    ended->kill();
}

void Bot::hear() {
    if (!m_process)
        return;
    m_heard += m_process->readAllStandardOutput();
    QElapsedTimer since;
    since.start();
    while (m_process && m_command.isEmpty()) {
        if (since.elapsed() > atATime || m_process->bytesToWrite() > mostUnread) {
            m_later.start();
            break;
        }
        const qsizetype end = m_heard.indexOf('\n');
        if (end < 0)
            break;
        const QByteArray line = m_heard.first(end);
        m_heard.remove(0, end + 1);
        hear(line);
    }
    if (m_heard.size() > qsizetype(cli::ProtocolSession::longestLine))
        fail(BotTrouble::Kind::Rubbish, QString::fromUtf8(m_heard).left(shownLine));
}

void Bot::hear(const QByteArray& line) {
    if (isRequest(line, "wait") && !isItsTurn() && !m_match->position().isOver()) {
        m_wait = line;
    } else if (isRequest(line, "command")) {
        m_command = line;
        m_silence.stop();
        if (m_asked) // else when it is
            Q_EMIT commanded();
    } else {
        answer(line);
    }
}

void Bot::lookAgain() {
    if (!m_wait.isEmpty() && m_process && (isItsTurn() || m_match->position().isOver()))
        answer(std::exchange(m_wait, {}));
}

void Bot::carryOut() {
    if (m_command.isEmpty())
        return;
    m_asked = false;
    m_hasDecided = true;
    answer(std::exchange(m_command, {})); // it may be asked for the next one at once
    if (!m_process)
        return;
    if (m_process->state() == QProcess::Running)
        hear();
    else
        startAgain();
}

/// It ends after every command, and is called for every one.
void Bot::startAgain() {
    const bool isWanted = m_asked;
    stop();
    if (isWanted)
        ask();
}

void Bot::answer(const QByteArray& line) {
    const std::string reply = m_session->answer(line.toStdString());
    if (!m_process)
        return;
    if (m_process->state() == QProcess::Running)
        m_process->write(QByteArray::fromStdString(reply) + '\n');
    const Record told = readRecord(reply, "answer");
    if (told.contains("error")) {
        fail(BotTrouble::Kind::Rubbish, QString::fromUtf8(line).left(shownLine));
    } else if (told.contains("refused") && isRequest(line, "command")) {
        const Text why = m_match->scribe().readText(told["refused"], "answer");
        if (why.id != say::diceWanted)
            fail(BotTrouble::Kind::Refused, {}, why);
    }
}

void Bot::fail(BotTrouble::Kind kind, const QString& detail, const Text& why) {
    stop();
    Q_EMIT failed({kind, detail, why});
}

} // namespace esagono
