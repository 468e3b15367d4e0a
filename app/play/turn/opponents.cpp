// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/opponents.h"

#include "app/table/words/game_words.h"
#include "engine/play/messages.h"
#include "engine/play/position.h"
#include "engine/play/view.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace esagono {

namespace {

constexpr std::array<int, 4> pauses{2000, 1000, 400, 0}; // milliseconds between two commands

/// What is the matter with a bot, in words.
QString wordsOf(const BotTrouble& trouble, const QString& side, const QString& why) {
    switch (trouble.kind) {
    case BotTrouble::Kind::NotStarted:
        //: %1 = side, %2 = what the system says
        //% "%1: the program cannot be started. %2"
        return qtTrId("app.bot.not_started").arg(side, trouble.detail);
    case BotTrouble::Kind::Ended:
        //: %1 = side, %2 = the last thing the program said, or nothing
        //% "%1: the program ended instead of deciding. %2"
        return qtTrId("app.bot.ended").arg(side, trouble.detail).trimmed();
    case BotTrouble::Kind::Silent:
        //: %1 = side, %2 = seconds
        //% "%1: the program has not decided for %2 s."
        return qtTrId("app.bot.silent").arg(side, trouble.detail);
    case BotTrouble::Kind::Rubbish:
        //: %1 = side, %2 = what it sent
        //% "%1: the program sent what is no request: %2"
        return qtTrId("app.bot.rubbish").arg(side, trouble.detail);
    case BotTrouble::Kind::Refused:
        break;
    }
    //: %1 = side, %2 = why it is refused
    //% "%1: the program sent a command that is not allowed. %2"
    return qtTrId("app.bot.refused").arg(side, why);
}

} // namespace

Opponents::Opponents(OpponentHost host, QObject* parent)
    : QObject(parent)
    , m_host(std::move(host)) {
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &Opponents::show);
}

Opponents::~Opponents() = default;

// Who sits where

QString Opponents::key() const {
    return QString::number(numberOf(*m_host.match()), 16);
}

void Opponents::sit(bool isNew) {
    const QVariantMap kept = isNew ? std::exchange(m_next, {}) : m_allSeats.value(key()).toMap();
    m_seats.clear();
    for (const Side& side : m_host.match()->setting().package().sides)
        m_seats.push_back(PlayedBy::from(kept.value(QString::fromStdString(side.id)).toString()));
    m_paused = m_held = m_skipping = false;
    m_since.invalidate();
    if (isNew)
        keep();
    Q_EMIT seatsChanged();
}

void Opponents::leave() {
    stopThinking();
    m_minds.clear();
    m_bots.clear();
    m_seats.clear();
    m_put.clear();
    m_trouble = nullptr;
    m_side = {};
    become(Doing::Nothing);
    Q_EMIT seatsChanged();
}

void Opponents::keep() {
    QVariantMap seats;
    const auto& sides = m_host.match()->setting().package().sides;
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        if (!m_seats[i].isPerson())
            seats.insert(QString::fromStdString(sides[i].id), m_seats[i].text());
    QVariantMap all = m_allSeats;
    if (seats.isEmpty())
        all.remove(key());
    else
        all.insert(key(), seats);
    if (all == m_allSeats)
        return;
    m_allSeats = all;
    Q_EMIT allSeatsChanged();
}

void Opponents::setSeat(int side, const QString& kind, int seconds, const QString& program) {
    if (side < 0 || side >= int(m_seats.size()))
        return;
    const PlayedBy seat = playedBy(kind, seconds, program);
    PlayedBy& now = m_seats[std::size_t(side)];
    if (seat == now)
        return;
    now = seat;
    const SideId changed{std::size_t(side)};
    if (changed == m_side)
        stopThinking();
    m_minds.erase(changed);
    if (const auto bot = m_bots.find(changed); bot != m_bots.end()) {
        bot->second.release()->deleteLater(); // it may be the one that called
        m_bots.erase(bot);
    }
    if (m_trouble) { // whoever it was, somebody has seen to it
        m_trouble = nullptr;
        m_paused = m_held = false;
    }
    keep();
    Q_EMIT seatsChanged();
    Q_EMIT reseated();
}

bool Opponents::plays(SideId side) const {
    return side.exists() && side.index() < m_seats.size() && !m_seats[side.index()].isPerson();
}

bool Opponents::hasAny() const {
    return !std::ranges::all_of(m_seats, &PlayedBy::isPerson);
}

bool Opponents::areAlone() const {
    return !m_seats.empty() && std::ranges::none_of(m_seats, &PlayedBy::isPerson);
}

SideId Opponents::onlyPerson() const {
    const auto first = std::ranges::find_if(m_seats, &PlayedBy::isPerson);
    if (first == m_seats.end() || std::ranges::count_if(m_seats, &PlayedBy::isPerson) != 1)
        return {};
    return SideId(std::size_t(first - m_seats.begin()));
}

QVariantList Opponents::seatList() const {
    QVariantList list;
    if (m_seats.empty() || !m_host.match())
        return list;
    const GameWords words(m_host.match()->setting(), m_host.language());
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        QVariantMap row = m_seats[i].map();
        row.insert(QStringLiteral("name"), words.name(SideId(i)));
        row.insert(QStringLiteral("colour"), words.colour(SideId(i)));
        row.insert(QStringLiteral("mark"), words.mark(SideId(i)));
        list << row;
    }
    return list;
}

// What they are doing

SideId Opponents::asked() const {
    const Match* const match = m_host.match();
    if (!match || !m_host.isOpen())
        return {};
    const Sides owners = match->position().owners();
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        if (owners.contains(SideId(i)) && plays(SideId(i)))
            return SideId(i);
    return {};
}

bool Opponents::isAPersonAsked() const {
    const Sides owners = m_host.match()->position().owners();
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        if (owners.contains(SideId(i)) && !plays(SideId(i)))
            return true;
    return false;
}

/// Whether nothing the side may see has changed since, but who has still to answer.
bool Opponents::isAskedTheSame(SideId side, const State& then) const {
    const Position now = m_host.match()->position();
    if (!now.owners().contains(side))
        return false;
    const View seen = viewOf(now, Viewer::of(side));
    View before = viewOf(Position(then, now.setting()), Viewer::of(side));
    if (before.frames.empty())
        return false;
    before.frames.back().owners = seen.frames.back().owners;
    return before == seen;
}

/// Who is asked together with others thinks about the table as it was when all were asked: what it
/// decides depends neither on what the others have answered nor on whether they have.
void Opponents::putQuestion() {
    const Position position = m_host.match()->position();
    if (position.owners().only().exists())
        return;
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        if (position.owners().contains(SideId(i)) && plays(SideId(i)))
            m_put.try_emplace(SideId(i), position.state());
}

void Opponents::settle() {
    m_due.stop();
    const SideId last = std::exchange(m_side, asked());
    std::erase_if(m_put, [&](const auto& put) {
        return !m_side.exists() || !isAskedTheSame(put.first, put.second);
    });
    if (last != m_side || !m_put.contains(m_side)) {
        m_thought.stop();
        m_command.reset();
    }
    if (m_side.exists())
        putQuestion();
    for (const auto& [side, bot] : m_bots)
        bot->lookAgain();
    const bool isBeside = m_side.exists() && isAPersonAsked();
    if (m_doing == Doing::Nothing || m_doing == Doing::Beside)
        m_since.start(); // what a person has done is looked at, too
    if (!m_side.exists() || isBeside)
        m_skipping = false;
    if (!m_side.exists()) {
        become(Doing::Nothing);
    } else if (m_trouble) {
        become(Doing::Troubled);
    } else if (isBeside && m_held) {
        become(Doing::Beside); // whoever has taken back answers first
    } else if (m_paused) {
        become(Doing::Paused);
    } else {
        become(isBeside ? Doing::Beside : Doing::Thinking);
        if (m_command)
            decided();
        else if (!m_thought.isRunning())
            think();
    }
}

void Opponents::become(Doing doing) {
    m_doing = doing;
    Q_EMIT stateChanged();
}

void Opponents::think() {
    const PlayedBy& seat = m_seats[m_side.index()];
    if (seat.isBot()) {
        thinkAsBot();
        return;
    }
    std::shared_ptr<Mind>& mind = m_minds[m_side];
    try {
        if (!mind)
            mind = m_maker(*m_host.match(), seat);
    } catch (...) {
        return failToDecide(m_side, caughtText());
    }
    const auto put = m_put.find(m_side);
    m_thought.start(
        this,
        [mind, state = put == m_put.end() ? m_host.match()->state() : put->second,
         side = m_side](const std::atomic<bool>& stop) { return mind->decide(state, side, stop); },
        [this](const std::optional<Command>& command) {
            m_command = command;
            decided();
        },
        [this, side = m_side](const Text& why) { failToDecide(side, why); });
}

void Opponents::failToDecide(SideId side, const Text& why) {
    fail([this, side, why] {
        //: %1 = side, %2 = what is wrong with the package
        //% "%1: the computer cannot decide. %2"
        return qtTrId("app.computer.cannot_decide")
            .arg(nameOf(side), phrase(why, m_host.language(), &m_host.match()->setting()));
    });
}

/// Beside persons nothing is shown until they have answered.
void Opponents::decided() {
    if (m_doing == Doing::Beside)
        return;
    become(Doing::Showing);
    schedule();
}

void Opponents::thinkAsBot() {
    std::unique_ptr<Bot>& bot = m_bots[m_side];
    if (!bot) {
        bot = std::make_unique<Bot>(*m_host.match(), m_side, m_seats[m_side.index()],
                                    m_host.carryOut);
        connect(bot.get(), &Bot::commanded, this, &Opponents::decided);
        connect(bot.get(), &Bot::failed, this, [this, side = m_side](const BotTrouble& trouble) {
            fail([this, side, trouble] {
                return wordsOf(trouble, nameOf(side),
                               phrase(trouble.why, m_host.language(), &m_host.match()->setting()));
            });
        });
    }
    bot->ask();
}

void Opponents::schedule() {
    if (m_doing != Doing::Showing || !m_watched)
        return;
    const qint64 gone = m_since.isValid() ? m_since.elapsed() : 0;
    m_due.start(int(std::max<qint64>(0, pauseMs() - gone)));
}

void Opponents::show() {
    m_since.start();
    if (const auto bot = m_bots.find(m_side); bot != m_bots.end()) {
        bot->second->carryOut();
        if (m_doing == Doing::Showing && !m_host.isOpen())
            settle(); // it is asked again when the dice are told
        return;
    }
    if (!m_command)
        return;
    const Command command = *std::exchange(m_command, std::nullopt);
    const SideId side = m_side;
    const Outcome<Receipt> done = m_host.carryOut(command);
    if (!done.isRefused())
        return;
    if (done.refusal().text.id == say::diceWanted)
        settle(); // it is asked again when they are told
    else
        fail([this, side, why = done.refusal().text] {
            //: %1 = side, %2 = why it is refused
            //% "%1: what the computer wanted to do cannot be done. %2"
            return qtTrId("app.computer.refused")
                .arg(nameOf(side), phrase(why, m_host.language(), &m_host.match()->setting()));
        });
}

void Opponents::fail(std::function<QString()> why) {
    stopThinking();
    m_trouble = std::move(why);
    m_paused = true;
    m_held = m_skipping = false;
    become(Doing::Troubled);
}

void Opponents::stopThinking() {
    m_thought.stop();
    m_command.reset();
    m_due.stop();
    for (const auto& [side, bot] : m_bots)
        bot->stop();
}

QString Opponents::nameOf(SideId side) const {
    return GameWords(m_host.match()->setting(), m_host.language()).name(side);
}

QString Opponents::state() const {
    switch (m_doing) {
    case Doing::Thinking:
        return QStringLiteral("thinking");
    case Doing::Showing:
        return QStringLiteral("showing");
    case Doing::Paused:
        return QStringLiteral("paused");
    case Doing::Troubled:
        return QStringLiteral("trouble");
    case Doing::Nothing:
    case Doing::Beside:
        break;
    }
    return QStringLiteral("idle");
}

QString Opponents::sentence() const {
    if (!m_host.match() || m_doing == Doing::Nothing || m_doing == Doing::Beside ||
        !m_side.exists())
        return {};
    if (m_doing == Doing::Troubled && m_trouble)
        return m_trouble();
    return promptFor(m_side);
}

QString Opponents::promptFor(SideId side) const {
    if (m_paused)
        //: %1 = side, played by the computer or by another program
        //% "%1: paused"
        return qtTrId("app.computer.paused").arg(nameOf(side));
    if (m_seats[side.index()].isBot())
        //: %1 = side
        //% "%1: the program is deciding"
        return qtTrId("app.computer.bot_decides").arg(nameOf(side));
    //: %1 = side
    //% "%1: the computer is deciding"
    return qtTrId("app.computer.decides").arg(nameOf(side));
}

// What can be done about them

void Opponents::pause() {
    if (m_paused || !hasAny())
        return;
    stopThinking();
    m_paused = true;
    m_held = m_skipping = false;
    settle();
}

void Opponents::resume() {
    if (!m_paused)
        return;
    m_trouble = nullptr;
    m_paused = m_held = false;
    settle();
}

void Opponents::hold() {
    if (!hasAny())
        return;
    stopThinking();
    m_held = m_held || !m_paused;
    m_paused = true;
    m_skipping = false;
    if (m_side.exists() && m_doing != Doing::Beside)
        become(Doing::Paused);
}

void Opponents::release() {
    if (m_held)
        m_paused = m_held = false;
}

void Opponents::skip() {
    if (m_paused)
        resume();
    m_skipping = m_side.exists() && m_doing != Doing::Beside;
    Q_EMIT stateChanged();
    schedule();
}

int Opponents::pauseMs() const {
    return m_skipping ? 0 : pauses[std::size_t(m_pace)];
}

void Opponents::faster() {
    setPace(m_pace + 1);
}

void Opponents::slower() {
    setPace(m_pace - 1);
}

void Opponents::setPace(int pace) {
    const int wanted = std::clamp(pace, 0, int(pauses.size()) - 1);
    if (wanted == m_pace)
        return;
    m_pace = wanted;
    Q_EMIT paceChanged();
    schedule();
}

void Opponents::setWatched(bool watched) {
    if (watched == m_watched)
        return;
    m_watched = watched;
    if (!watched)
        m_due.stop();
    schedule();
}

} // namespace esagono
