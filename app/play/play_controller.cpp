// SPDX-License-Identifier: GPL-3.0-or-later
// The game and what is said about it; see also play_clicks.cpp and play_commands.cpp.
#include "app/play/play_controller.h"

#include "app/package_scan.h"
#include "app/play/chart_table.h"
#include "app/play/decision_words.h"
#include "app/play/layering.h"
#include "app/play/table_words.h"
#include "app/text_formatter.h"

#include "engine/store/copy_line.h"

#include <QCoreApplication>
#include <QtConcurrent>

namespace esagono {

namespace {

template <class Identifier>
Identifier identifierFrom(int number) {
    return number < 0 ? Identifier() : Identifier(static_cast<std::size_t>(number));
}
template <class Identifier>
int numberOf(Identifier id) {
    return id.exists() ? int(id.value) : -1;
}

std::map<std::string, std::string> stringsOf(const QVariantMap& map) {
    std::map<std::string, std::string> strings;
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        if (const QString value = entry.value().toString(); !value.isEmpty())
            strings.emplace(entry.key().toStdString(), value.toStdString());
    return strings;
}

} // namespace

PlayController::PlayController(QObject* parent, GameList games)
    : TableSource(parent)
    , m_games(games)
    , m_shelves(packageFolders({}))
    , m_language(QStringLiteral("en"))
    , m_opponents(host())
    , m_hints(host()) {
    connect(&m_opening, &QFutureWatcherBase::finished, this,
            [this] { attempt([this] { adopt(*m_opening.result()); }); });
    connect(&m_opponents, &Opponents::reseated, this, [this] {
        if (m_match)
            attempt([this] { settle(); });
    });
    connect(this, &PlayController::fillingChanged, this, &PlayController::promptChanged);
    connect(&m_opponents, &Opponents::stateChanged, this, &PlayController::promptChanged);
    connect(&m_hints, &Hints::currentChanged, this, &PlayController::showHint);
}

PlayController::~PlayController() {
    m_opening.waitForFinished();
}

// What the board shows

const Setting* PlayController::setting() const {
    return m_match ? &m_match->setting() : nullptr;
}

std::shared_ptr<const GamePackage> PlayController::sharedPackage() const {
    return {m_match->game(), &m_match->game()->package};
}

QString PlayController::packageFolder() const {
    return m_packageFolder;
}

std::vector<DiceReading> PlayController::lastReadings() const {
    std::vector<DiceReading> last;
    const auto& pages = m_panels.chronicle.pages();
    for (auto page = pages.rbegin(); page != pages.rend(); ++page)
        addReadings(last, page->dice);
    return last;
}

QString PlayController::language() const {
    return m_language;
}

const View& PlayController::view() const {
    return m_view;
}

const Highlights& PlayController::highlights() const {
    return m_highlights;
}

const std::vector<Journey>& PlayController::journeys() const {
    return m_journeys;
}

QString PlayController::describeHex(int hex) const {
    const HexId asked = identifierFrom<HexId>(hex);
    if (!m_match || !m_match->setting().map->exists(asked))
        return {};
    return attempt([&] { return hexInWords(asked); });
}

QString PlayController::hexInWords(HexId asked) const {
    QStringList further;
    if (m_filling)
        if (const QVariantList way = wayOf(*m_filling, asked); !way.isEmpty())
            //: %1 = movement points
            //% "reachable for %1 MP"
            further << qtTrId("app.play.hex.cost")
                           .arg(way.constLast().toMap().value(QStringLiteral("total")).toString());
    for (const MarkedHex& marked : m_highlights.hexes)
        if (marked.hex == asked && marked.mark == HexMark::Target)
            //: said of a hex
            //% "can be chosen as a target"
            further << qtTrId("app.play.hex.target");
        else if (marked.hex == asked && marked.mark == HexMark::Open)
            //: said of a hex
            //% "still open"
            further << qtTrId("app.play.hex.open");
    QStringList blockers;
    for (const HexId each : sightBlockers(m_match->position(), m_layers, lookingFrom(), asked))
        blockers << QString::fromStdString(m_match->setting().map->label(each));
    if (!blockers.isEmpty())
        //: said of a hex; %1 = the hexes that block the line of sight
        //% "not seen, in the way: %1"
        further << qtTrId("app.play.hex.unseen").arg(blockers.join(QStringLiteral(", ")));
    return hexSentence(words(), m_view, asked, further);
}

// Opening

void PlayController::begin(const QString& packageFolder, const QString& scenarioId,
                           const QVariantMap& rulings, const QVariantMap& players,
                           const QString& dice, const QString& file,
                           const QStringList& corrections) {
    Agreement wanted{.packageFolder = packageFolder,
                     .file = file,
                     .scenario = scenarioId.toStdString(),
                     .rulings = stringsOf(rulings),
                     .players = stringsOf(players),
                     .corrections = corrections,
                     .seeded = dice != QStringLiteral("told"),
                     .told = {}};
    close();
    m_beginning = wanted;
    start(QtConcurrent::run([wanted, games = m_games] {
        return std::make_shared<OpenedGame>(beginGame(wanted, games));
    }));
}

void PlayController::openDiary(const QString& path, int branch) {
    close();
    start(QtConcurrent::run([path, branch, games = m_games, shelves = m_shelves] {
        return std::make_shared<OpenedGame>(openGame(path, games, shelves, BranchNumber(branch)));
    }));
}

void PlayController::start(QFuture<std::shared_ptr<OpenedGame>> work) {
    m_opening.setFuture(work);
    Q_EMIT openChanged();
}

void PlayController::adopt(OpenedGame& game) {
    if (!game.match) {
        const QString why = phrase(game.problem, m_language);
        if (game.diceWanted > 0) {
            m_pending = Pending{{}, m_beginning, m_beginning->told, int(game.diceWanted), {}};
            Q_EMIT diceChanged();
            Q_EMIT openChanged();
            return;
        }
        m_opponents.seatNext({}); // they were for that one
        Q_EMIT openChanged();
        Q_EMIT failed(why);
        return;
    }
    const bool isNew = m_beginning.has_value();
    m_pending.reset();
    m_beginning.reset();
    m_match = std::move(game.match);
    m_packageFolder = game.packageFolder;
    m_readOnly = game.readOnly;
    m_layers.show(layerRows(m_match->setting(), m_layers, m_language));
    if (game.readOnly) {
        tell(game.problem);
        m_diary.setReadOnly(diaryPath(), game.fault, game.problem);
    } else {
        m_diary.setWritten(diaryPath());
    }
    m_lastPage = storyOfPage(m_match->journal().head(m_match->branch()));
    m_opponents.sit(isNew);
    Q_EMIT openChanged();
    Q_EMIT settingChanged();
    settle();
    Q_EMIT diceChanged();
    Q_EMIT opened();
}

/// What is on the disk stays as it is; only what is shown of it has come to an end.
void PlayController::giveUp(const Text& why) {
    const QString said = phrase(why, m_language);
    close();
    Q_EMIT failed(said);
}

void PlayController::close() {
    m_opening.waitForFinished();
    m_opponents.leave();
    m_hints.clear();
    m_pending.reset();
    m_beginning.reset();
    m_redo.clear();
    m_filling.reset();
    m_behindHexes.clear();
    m_reason.clear();
    m_odds.clear();
    m_offers.show({});
    m_choices.show({});
    m_layers.show({});
    m_attention = {};
    m_highlights = {};
    m_journeys.clear();
    m_view = {};
    m_viewer = Viewer::stranger();
    m_side = m_curtainFor = {};
    m_secrets = m_finished = m_readOnly = false;
    m_lastPage.clear();
    m_packageFolder.clear();
    tell(QString());
    const std::unique_ptr<Match> last = std::move(m_match); // until everybody has let go of it
    if (!last)
        return;
    Q_EMIT settingChanged();
    showPanels();
    Q_EMIT openChanged();
    Q_EMIT viewChanged();
    Q_EMIT highlightsChanged();
    Q_EMIT decisionChanged();
    Q_EMIT fillingChanged();
    Q_EMIT selectionChanged();
    Q_EMIT undoChanged();
    Q_EMIT viewerChanged();
    Q_EMIT diceChanged();
}

// The game

Journal* PlayController::journalOf(const QString& path) {
    return m_match && !m_readOnly && QFileInfo(path) == QFileInfo(diaryPath()) ? &m_match->journal()
                                                                               : nullptr;
}

bool PlayController::isOpen() const {
    return m_match != nullptr;
}

bool PlayController::isBusy() const {
    return m_opening.isRunning();
}

bool PlayController::isFinished() const {
    return m_finished;
}

bool PlayController::isReadOnly() const {
    return m_readOnly;
}

void PlayController::copyTo(const QString& file) const {
    const Journal& journal = m_match->journal();
    (void)copyLine(journal, journal.head(m_match->branch()), QFileInfo(file).filesystemFilePath());
}

QString PlayController::title() const {
    return m_match ? words().words(m_match->setting().package().title) : QString();
}

QString PlayController::scenario() const {
    return m_match ? words().words(m_match->setting().scenario->title) : QString();
}

QString PlayController::diaryPath() const {
    return m_match ? QFileInfo(m_match->journal().path()).filePath() : QString();
}

void PlayController::setLanguage(const QString& language) {
    if (language == m_language)
        return;
    m_language = language;
    Q_EMIT languageChanged();
    if (!m_match)
        return;
    attempt([&] {
        m_layers.show(layerRows(m_match->setting(), m_layers, m_language));
        m_lastPage = storyOfPage(m_match->journal().head(m_match->branch()));
        m_reason.clear();
        m_diary.say();
        Q_EMIT openChanged();
        Q_EMIT settingChanged();
        Q_EMIT m_opponents.seatsChanged();
        Q_EMIT m_opponents.stateChanged();
        m_hints.say();
        showPanels();
        Q_EMIT decisionChanged();
        refreshFilling();
        refreshUndo();
    });
}

QString PlayController::notice() const {
    return m_notice;
}

GameWords PlayController::words() const {
    return {m_match->setting(), m_language};
}

int PlayController::longestWorkMs() const {
    return m_longestWork;
}

void PlayController::tell(const QString& notice) {
    if (notice == m_notice)
        return;
    m_notice = notice;
    Q_EMIT noticeChanged();
}

void PlayController::tell(const Text& problem) {
    tell(phrase(problem, m_language, setting()));
}

void PlayController::dismissNotice() {
    tell(QString());
}

// The prompt bar

int PlayController::side() const {
    return numberOf(m_side);
}

QString PlayController::sideName() const {
    return m_match ? words().name(m_side) : QString();
}

QString PlayController::sideMark() const {
    return m_match ? words().mark(m_side) : QString();
}

QColor PlayController::sideColour() const {
    return m_match ? words().colour(m_side) : QColor();
}

QString PlayController::playerName() const {
    return m_match && m_side.exists() ? QString::fromStdString(m_match->player(m_side)) : QString();
}

QStringList PlayController::breadcrumb() const {
    return attempt([&] {
        return m_match ? breadcrumbOf(m_view, m_match->setting(), m_language) : QStringList();
    });
}

QString PlayController::prompt() const {
    return m_match ? attempt([this] { return promptNow(); }) : QString();
}

QString PlayController::promptNow() const {
    if (m_finished) {
        const auto ending = m_match->setting().game->rules->ending;
        return ending == nullptr ? QString() : words().richPhrase(ending(m_match->position()).text);
    }
    if (isCurtainDown())
        //: %1 = a player or side
        //% "%1: it is your turn to decide"
        return qtTrId("app.play.prompt.curtain").arg(curtainName().toHtmlEscaped());
    if (m_opponents.plays(m_side))
        return m_opponents.promptFor(m_side).toHtmlEscaped();
    if (!m_filling)
        //: %1 = a side
        //% "To decide: %1"
        return qtTrId("app.play.prompt.other").arg(sideName().toHtmlEscaped());
    return promptFor(*m_filling, m_language);
}

QVariantList PlayController::progress() const {
    QVariantList rows;
    if (!m_match || !m_filling)
        return rows;
    attempt([&] {
        for (const Progress& each : progressOf(m_match->position(), m_side))
            rows << QVariantMap{{QStringLiteral("label"), words().phrase(each.label)},
                                {QStringLiteral("done"), each.done},
                                {QStringLiteral("of"), each.of},
                                {QStringLiteral("rule"), words().ruleWord(each.rule)}};
    });
    return rows;
}

// The offer being filled

int PlayController::openOffer() const {
    return m_filling ? m_filling->levels().front().open : -1;
}

QString PlayController::openKind() const {
    const Offer* offer = m_filling ? m_filling->asked() : nullptr;
    return offer == nullptr ? QString() : kindWord(offer->kind);
}

QString PlayController::openLabel() const {
    return attempt([&] {
        const Offer* offer = m_filling ? m_filling->asked() : nullptr;
        return offer == nullptr ? QString() : labelOf(*offer, m_match->setting(), m_language);
    });
}

int PlayController::openLeast() const {
    return m_filling && m_filling->offer() != nullptr ? m_filling->offer()->least : 0;
}

int PlayController::openMost() const {
    return m_filling && m_filling->offer() != nullptr ? m_filling->offer()->most : 0;
}

bool PlayController::openLeadsOn() const {
    const Offer* offer = m_filling ? m_filling->asked() : nullptr;
    return offer != nullptr && offer->leadsOn;
}

int PlayController::openChosen() const {
    const Offer* offer = m_filling ? m_filling->offer() : nullptr;
    if (offer == nullptr)
        return 0;
    switch (offer->kind) {
    case OfferKind::Allocation:
        return m_filling->sharedOut();
    case OfferKind::Number:
        return m_filling->picked().empty() ? 0 : m_filling->picked().front();
    default:
        return int(m_filling->picked().size());
    }
}

bool PlayController::canConfirm() const {
    return m_ready;
}

QString PlayController::confirmLabel() const {
    return openLabel();
}

QString PlayController::confirmWhyNot() const {
    if (!m_filling || m_filling->offer() == nullptr || m_ready)
        return {};
    return attempt([&] {
        return m_verdict ? phrase(m_verdict->text, m_language, setting()) : missingFrom(*m_filling);
    });
}

QString PlayController::confirmRule() const {
    return m_verdict ? words().ruleWord(m_verdict->rule) : QString();
}

// Selection, taking back, dice, viewing

int PlayController::selectedHex() const {
    return numberOf(m_attention.hex);
}

int PlayController::selectedCounter() const {
    return m_attention.counters.empty() ? -1 : numberOf(m_attention.counters.front());
}

QVariantList PlayController::selectedCounters() const {
    QVariantList list;
    for (const CounterId each : m_attention.counters)
        list << numberOf(each);
    return list;
}

QVariantList PlayController::way() const {
    if (!m_filling)
        return {};
    return attempt([&] {
        const Offer* offer = m_filling->offer();
        const bool chosen =
            offer != nullptr && offer->kind == OfferKind::Path && !m_filling->picked().empty();
        return wayOf(*m_filling,
                     chosen ? HexId(std::size_t(m_filling->picked().back())) : m_attention.hovered);
    });
}

bool PlayController::wantsDice() const {
    return m_pending.has_value();
}

int PlayController::diceWanted() const {
    return m_pending ? m_pending->faces : 0;
}

QString PlayController::dicePurpose() const {
    return m_pending ? m_pending->purpose : QString();
}

int PlayController::viewerSide() const {
    return m_viewer.kind == Viewer::Kind::Side ? numberOf(m_viewer.side) : -1;
}

bool PlayController::hasSecrets() const {
    return m_secrets;
}

bool PlayController::isCurtainDown() const {
    return m_curtainFor.exists();
}

QString PlayController::curtainName() const {
    if (!m_match || !m_curtainFor.exists())
        return {};
    const QString player = QString::fromStdString(m_match->player(m_curtainFor));
    return player.isEmpty() ? words().name(m_curtainFor) : player;
}

} // namespace esagono
