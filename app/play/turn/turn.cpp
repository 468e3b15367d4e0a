// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/turn.h"

#include "app/play/hand/hand_words.h"
#include "app/play/play_table.h"
#include "app/table/words/command_words.h"
#include "engine/all_games.h"
#include "engine/core/fault.h"
#include "engine/play/messages.h"

#include <QCoreApplication>

namespace esagono {

Turn::Turn(PlayTable& table)
    : m_table(table)
    , m_opponents(host())
    , m_hints(host()) {
    connect(&m_opponents, &Opponents::reseated, this, [this] {
        if (m_table.isOpen())
            m_table.attempt([this] { m_table.settle(); });
    });
    connect(&m_opponents, &Opponents::stateChanged, this, &Turn::promptChanged);
    connect(m_table.hand(), &Hand::changed, this, &Turn::promptChanged);
    connect(&m_hints, &Hints::currentChanged, this, &Turn::showHint);
}

/// They sit at this very table, which answers at once.
OpponentHost Turn::host() {
    return {.match = [this] { return m_table.match(); },
            .isOpen =
                [this] {
                    return m_table.isOpen() && !m_table.isReadOnly() && !m_finished &&
                           !m_table.realDice()->areWanted();
                },
            .carryOut = [this](const Command& command) -> Outcome<Receipt> {
                Outcome<Receipt> became = Refusal{};
                try {
                    carryOut(command,
                             [&became](const Outcome<Receipt>& outcome) { became = outcome; });
                } catch (...) { // whatever the rules stumble over is their trouble, not the table's
                    return Refusal{RuleRef(), caughtText(), {}};
                }
                return became;
            },
            .language = [this] { return m_table.language(); }};
}

// Carrying out

void Turn::carryOut(const Command& command, Seat::Answer done, std::vector<int> told) {
    const auto once = std::make_shared<std::optional<Command>>(command);
    set(std::make_shared<Errand>(Errand{.next = [once] { return std::exchange(*once, {}); },
                                        .done = std::move(done),
                                        .told = std::move(told),
                                        .by = command.side}));
}

void Turn::carryOut(Next next, Seat::Answer done) {
    set(std::make_shared<Errand>(
        Errand{.next = std::move(next), .done = std::move(done), .by = m_side}));
}

void Turn::carryOutAgain(const Command& command, Seat::Answer done) {
    const auto once = std::make_shared<std::optional<Command>>(command);
    set(std::make_shared<Errand>(Errand{.next = [once] { return std::exchange(*once, {}); },
                                        .done = std::move(done),
                                        .again = true,
                                        .by = command.side}));
}

void Turn::set(std::shared_ptr<Errand> errand) {
    const WorkWatch watch = m_table.watch();
    m_table.forgetJourneys();
    goOn(errand);
}

void Turn::goOn(const std::shared_ptr<Errand>& errand) {
    // Whoever wants no such question is not even asked: no hot-seat screen falls for it.
    const std::optional<Command> declined =
        errand->count > 0 ? declinedInterruption() : std::optional<Command>();
    const std::optional<Command> command = declined ? declined : errand->next();
    if (!command)
        return finish(*errand, Receipt{});
    enter(*command, declined ? std::vector<int>() : errand->told,
          [this, errand](const Outcome<Receipt>& outcome) {
              if (outcome.isRefused())
                  return finish(*errand, outcome);
              ++errand->count;
              goOn(errand);
          });
}

void Turn::finish(const Errand& errand, const Outcome<Receipt>& last) {
    if (errand.count > 0) {
        if (!errand.again)
            m_table.undo()->forget();
        m_table.tell(QString());
        m_table.settle();
        if (m_opponents.plays(errand.by))
            if (const HexId stop = m_table.lastStop(); stop.exists())
                Q_EMIT m_opponents.acted(stop.value);
    }
    if (errand.done)
        errand.done(last);
    if (errand.count == 0)
        return;
    Q_EMIT m_table.commandDone();
    passTrivial();
}

/// Has it ruled on and written down, and shows what came of it; or says why not.
void Turn::enter(const Command& command, const std::vector<int>& told, const Seat::Answer& answer) {
    if (!m_table.isDiaryThere())
        return answer(Refusal{RuleRef(), {"app.play.diary_gone", m_table.diaryPath().toStdString()}});
    try {
        m_table.seatOf(command.side)
            .carryOut(command, told, [=, this](const Outcome<Receipt>& outcome) {
                if (outcome.isRefused()) {
                    answerRefusal(command, told, outcome.refusal());
                } else {
                    if (!m_opponents.plays(command.side))
                        m_opponents.release();
                    m_table.diary()->setSaved(m_table.diaryPath());
                    m_table.attempt([&] { m_table.showNews(*outcome); }); // it is written already
                }
                answer(outcome);
            });
    } catch (const Fault& fault) {
        m_table.tell(fault.text());
        if (fault.kind() != FaultKind::Mismatch) // that is the package's, not the file's
            m_table.diary()->setUnwritten(fault.kind(), fault.text());
        Q_EMIT m_table.refused();
        answer(Refusal{RuleRef(), fault.text(), {}});
    }
}

/// Dice are asked for; a person learns why not; others are told by whoever asked them.
void Turn::answerRefusal(const Command& command, const std::vector<int>& told,
                         const Refusal& refusal) {
    if (refusal.text.id == say::diceWanted)
        m_table.realDice()->want(command, told,
                                 int(std::get<std::int64_t>(refusal.text.arguments[0])));
    else if (!m_opponents.plays(command.side))
        m_table.hand()->refuseWith(refusal, {m_table.selection().hex, {}}, {});
}

/// The answer of somebody who is asked in the middle of another's action and does not want to be.
std::optional<Command> Turn::declinedInterruption() const {
    const auto interruption = aidsOf(*m_table.setting()).interruption;
    const QString when = interruptions();
    if (interruption == nullptr || when == QLatin1String("always"))
        return {};
    const Position position = m_table.match()->position();
    const SideId side = position.owners().only();
    const auto asked = side.exists() ? interruption(position, side) : std::optional<Interruption>();
    if (!asked || m_opponents.plays(side) || // they decide for themselves
        (asked->canHurt && when != QLatin1String("never")))
        return {};
    return Command{side, asked->decline, {}};
}

/// What leaves nothing to choose, if the player does not want to be asked.
void Turn::passTrivial(int most) {
    const Filling* const filling = m_table.hand()->filling();
    if (!m_autoPass || most == 0 || filling == nullptr)
        return;
    const std::vector<Offer>& offers = filling->roots();
    if (offers.size() != 1 || offers.front().kind != OfferKind::Button)
        return;
    enter(fill(offers.front(), m_side, {}), {}, [this, most](const Outcome<Receipt>& outcome) {
        if (outcome.isRefused())
            return;
        m_table.settle();
        Q_EMIT m_table.commandDone();
        passTrivial(most - 1);
    });
}

QString Turn::interruptions() const {
    if (!m_table.isOpen() || aidsOf(*m_table.setting()).interruption == nullptr)
        return {};
    const auto rules = m_table.setting()->game->rules->id;
    return m_interruptions
        .value(QString::fromUtf8(rules.data(), qsizetype(rules.size())), QStringLiteral("harm"))
        .toString();
}

void Turn::setInterruptions(const QString& when) {
    if (interruptions().isEmpty() || interruptions() == when)
        return;
    const auto rules = m_table.setting()->game->rules->id;
    m_interruptions.insert(QString::fromUtf8(rules.data(), qsizetype(rules.size())), when);
    Q_EMIT interruptionsChanged();
}

// Whose turn it is

void Turn::look() {
    m_finished = m_table.match()->position().isOver();
    m_side = nextToAct();
}

void Turn::clear() {
    m_side = {};
    m_finished = false;
    m_hints.clear();
}

SideId Turn::nextToAct() const {
    const Sides owners = m_table.match()->position().owners();
    SideId next;
    for (std::size_t i = maxSides; i-- > 0;)
        if (owners.contains(SideId(i)) &&
            (!next.exists() || m_opponents.plays(next) || !m_opponents.plays(SideId(i))))
            next = SideId(i);
    const Viewer viewer = m_table.viewpoint()->viewer();
    if (!m_opponents.plays(next) && viewer.kind == Viewer::Kind::Side &&
        owners.contains(viewer.side) && !m_opponents.plays(viewer.side))
        return viewer.side;
    return next;
}

bool Turn::mayAct() const {
    return m_table.isOpen() && !m_finished && !m_table.isReadOnly() && m_side.exists() &&
           !m_opponents.plays(m_side) && m_table.viewpoint()->servesFor(m_side);
}

QString Turn::sideName() const {
    return m_table.isOpen() ? m_table.words().name(m_side) : QString();
}

QString Turn::sideMark() const {
    return m_table.isOpen() ? m_table.words().mark(m_side) : QString();
}

QColor Turn::sideColour() const {
    return m_table.isOpen() ? m_table.words().colour(m_side) : QColor();
}

QString Turn::playerName() const {
    return m_table.isOpen() && m_side.exists()
               ? QString::fromStdString(m_table.match()->player(m_side))
               : QString();
}

QString Turn::prompt() const {
    return m_table.isOpen() ? m_table.attempt([this] { return promptNow(); }) : QString();
}

QString Turn::promptNow() const {
    if (m_finished) {
        const auto ending = m_table.setting()->game->rules->ending;
        return ending == nullptr
                   ? QString()
                   : m_table.words().richPhrase(ending(m_table.match()->position()).text);
    }
    if (m_table.viewpoint()->isCurtainDown())
        //: %1 = a player or side
        //% "%1: it is your turn to decide"
        return qtTrId("app.play.prompt.curtain")
            .arg(m_table.viewpoint()->curtainName().toHtmlEscaped());
    if (m_opponents.plays(m_side))
        return m_opponents.promptFor(m_side).toHtmlEscaped();
    if (const Filling* const filling = m_table.hand()->filling())
        return promptFor(*filling, m_table.language());
    //: %1 = a side
    //% "To decide: %1"
    return qtTrId("app.play.prompt.other").arg(sideName().toHtmlEscaped());
}

QVariantList Turn::progress() const {
    QVariantList rows;
    const Filling* const filling = m_table.hand()->filling();
    if (filling == nullptr)
        return rows;
    m_table.attempt([&] {
        const GameWords words = m_table.words();
        for (const Progress& each : filling->seat().progress())
            rows << QVariantMap{{QStringLiteral("label"), words.phrase(each.label)},
                                {QStringLiteral("done"), each.done},
                                {QStringLiteral("of"), each.of},
                                {QStringLiteral("rule"), words.ruleWord(each.rule)}};
    });
    return rows;
}

// Advice

bool Turn::canAskHint() const {
    return m_table.hand()->filling() != nullptr && !m_table.realDice()->areWanted();
}

void Turn::askHint() {
    if (canAskHint())
        m_table.attempt([this] { m_hints.ask(m_side, m_opponents.minds()); });
}

void Turn::takeHint(int row) {
    if (!canAskHint())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        if (const std::optional<Command> command = m_hints.command(row))
            m_table.hand()->send(*command);
    });
}

/// On the board, where it can be seen.
void Turn::showHint() {
    if (!m_table.isOpen())
        return;
    m_table.attempt([&] {
        m_table.markBoard();
        if (const std::optional<Command> hinted = m_hints.command(m_hints.current()))
            if (const HexId hex = hexOf(m_table.match()->position(), *hinted); hex.exists())
                Q_EMIT m_table.centreOn(hex.value);
    });
}

} // namespace esagono
