// SPDX-License-Identifier: GPL-3.0-or-later
// The recording and what is said about it; see also replay_winding.cpp and replay_figures.cpp.
#include "app/replay/replay_controller.h"

#include "app/package_scan.h"
#include "app/play/decision_words.h"
#include "app/play/game_opening.h"
#include "app/play/layering.h"
#include "app/play/table_words.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"
#include "engine/play/verify.h"

#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

namespace {

/// Whether there is an answer at all; it may be that nothing could be read.
template <class Result>
bool isAnswered(const QFutureWatcher<Result>& watcher) {
    return watcher.future().resultCount() > 0;
}

} // namespace

ReplayController::ReplayController(QObject* parent, GameList games)
    : TableSource(parent)
    , m_games(games)
    , m_shelves(packageFolders({})) {
    m_desk.setMaxThreadCount(1);
    connect(&m_opening, &QFutureWatcherBase::finished, this, [this] {
        m_awaited &= ~unsigned(AwaitsFilm);
        attempt([this] { adopt(*m_opening.result()); });
    });
    connect(&m_marking, &QFutureWatcherBase::finished, this, [this] {
        if (!isAnswered(m_marking))
            return;
        m_awaited &= ~unsigned(AwaitsMarks);
        const auto read = m_marking.result();
        if (!read)
            return tellTrouble();
        m_marks = std::move(*read);
        Q_EMIT storyChanged();
        Q_EMIT moved();
    });
    connect(&m_telling, &QFutureWatcherBase::finished, this, [this] {
        if (!isAnswered(m_telling))
            return;
        m_awaited &= ~unsigned(AwaitsStory);
        const auto read = m_telling.result();
        if (!read)
            return tellTrouble();
        m_told = true;
        m_log.show(setting(), m_language, std::move(read->lines));
        m_history.setFronts(std::move(read->fronts));
        m_log.setNotes(m_notes.byMoment());
        m_notes.setLanguage(m_language); // their numbers are known now
        Q_EMIT storyChanged();
        look();
        settle();
    });
    connect(&m_counting, &QFutureWatcherBase::finished, this, [this] {
        if (!isAnswered(m_counting))
            return;
        m_awaited &= ~unsigned(AwaitsFigures);
        const auto read = m_counting.result();
        if (!read)
            return tellTrouble();
        m_figures = std::move(*read);
        Q_EMIT figuresChanged();
        Q_EMIT standingChanged();
    });
    connect(&m_verifying, &QFutureWatcherBase::finished, this, [this] {
        const QString difference = m_verifying.result();
        m_verdict = difference.isEmpty() ? 1 : -1;
        m_verdictText = m_verdict > 0 ? verifiedWords(end()) : difference;
        Q_EMIT verifiedChanged();
    });
    connect(&m_notes, &Notebook::failed, this, &ReplayController::failed);
    connect(&m_notes, &Notebook::changed, this, [this] {
        m_log.setNotes(m_notes.byMoment());
        markBoard();
    });
    connect(&m_history, &FilmHistory::changed, this, &ReplayController::markBoard);
    m_playTimer.setSingleShot(true);
    connect(&m_playTimer, &QTimer::timeout, this, &ReplayController::playOn);
    m_scrubTimer.setSingleShot(true);
    m_scrubTimer.setInterval(12);
    connect(&m_scrubTimer, &QTimer::timeout, this, [this] {
        if (m_scrubbed) {
            goTo(*std::exchange(m_scrubbed, std::nullopt), false);
            m_scrubTimer.start();
        }
    });
    m_settleTimer.setSingleShot(true);
    m_settleTimer.setInterval(60);
    connect(&m_settleTimer, &QTimer::timeout, this, &ReplayController::settle);
}

ReplayController::~ReplayController() {
    m_stop.request_stop();
    m_opening.waitForFinished();
    m_verifying.waitForFinished();
    m_desk.waitForDone();
}

const Setting* ReplayController::setting() const {
    return m_recording ? &m_recording->setting() : nullptr;
}

QString ReplayController::describeHex(int hex) const {
    const HexId asked = hex < 0 ? HexId() : HexId(std::size_t(hex));
    return attempt([&] {
        return m_film && setting()->map->exists(asked) ? hexSentence(words(), m_view, asked, {})
                                                       : QString();
    });
}

// Opening

void ReplayController::openDiary(const QString& path, int event, int branch) {
    open(path, event, {BranchNumber(branch)});
}

void ReplayController::open(const QString& path, int event, Strand strand) {
    close();
    m_strand = strand;
    m_startEvent = event;
    m_path = QFileInfo(path).absoluteFilePath();
    m_awaited = AwaitsFilm;
    m_opening.setFuture(QtConcurrent::run([path, strand, games = m_games, shelves = m_shelves] {
        return std::make_shared<OpenedFilm>(openFilm(path, games, shelves, strand));
    }));
    Q_EMIT openChanged();
}

void ReplayController::adopt(OpenedFilm& film) {
    if (!film.film) {
        m_path.clear();
        Q_EMIT openChanged();
        Q_EMIT failed(phrase(film.problem, m_language));
        return;
    }
    m_recording = std::move(film.recording);
    m_film = std::move(film.film);
    m_packageFolder = film.packageFolder;
    m_viewer = Viewer::umpire();
    m_view = m_film->view(m_viewer); // before anybody asks where one is
    showLayers();
    m_notes.open(
        m_film.get(), m_language, [this](const auto& writing) { return write(writing); },
        [this](Moment moment) { return m_log.number(m_log.rowAt(moment)); });
    readMarks();
    readStory();
    readFigures();
    Q_EMIT openChanged();
    Q_EMIT settingChanged();
    Q_EMIT viewerChanged();
    seekEvent(m_startEvent);
    look();
    settle();
    Q_EMIT opened();
}

void ReplayController::giveUp(const Text& why) {
    const QString said = phrase(why, m_language);
    close();
    Q_EMIT failed(said);
}

void ReplayController::close() {
    setPlaying(false);
    m_opening.waitForFinished();
    m_verifying.waitForFinished();
    m_playTimer.stop();
    m_scrubTimer.stop();
    m_settleTimer.stop();
    m_scrubbed.reset();
    forgetReading();
    m_notes.open(nullptr, m_language, {}, {});
    m_log.show(nullptr, m_language, {});
    m_history.setFronts({});
    m_filter.setCurrent(-1);
    m_layers.show({});
    m_highlights = {};
    m_differing.clear();
    m_journeys.clear();
    m_losses.clear();
    m_sketch.reset();
    m_view = {};
    m_hex = {};
    m_counter = {};
    m_verdict = 0;
    m_verdictText.clear();
    m_path.clear();
    m_packageFolder.clear();
    const std::unique_ptr<Recording> last = std::move(m_recording); // until nobody shows it
    const std::unique_ptr<Film> film = std::move(m_film);
    if (!last)
        return;
    showPanels();
    m_dice.showOnly(scene());
    Q_EMIT settingChanged();
    Q_EMIT openChanged();
    Q_EMIT storyChanged();
    Q_EMIT figuresChanged();
    Q_EMIT standingChanged();
    Q_EMIT viewChanged();
    Q_EMIT highlightsChanged();
    Q_EMIT moved();
    Q_EMIT selectionChanged();
    Q_EMIT verifiedChanged();
}

void ReplayController::setLanguage(const QString& language) {
    if (language == m_language)
        return;
    m_language = language;
    if (!m_film)
        return;
    showLayers();
    m_log.setLanguage(language);
    m_notes.setLanguage(language);
    Q_EMIT openChanged();
    Q_EMIT settingChanged();
    Q_EMIT storyChanged();
    Q_EMIT figuresChanged();
    look();
    settle();
}

/// Those of the game but for what somebody could do next: here nobody does anything.
void ReplayController::showLayers() {
    QList<LayerRow> rows = layerRows(*setting(), m_layers, m_language);
    rows.removeIf([](const LayerRow& row) { return row.id == QLatin1String(reachLayer); });
    //: What happened before, laid over the map: trails, fronts
    //% "History"
    rows << LayerRow{QString::fromLatin1(historyLayer), qtTrId("app.replay.layer.history"),
                     QStringLiteral("G"), QStringLiteral("history"),
                     m_layers.isOn(QString::fromLatin1(historyLayer))};
    m_layers.show(rows);
}

// Reading beside the interface

void ReplayController::forgetReading() {
    m_stop.request_stop();
    m_desk.waitForDone();
    m_stop = std::stop_source();
    m_marking.setFuture({});
    m_telling.setFuture({});
    m_counting.setFuture({});
    m_awaited = 0;
    m_reader.reset();
    m_trouble.reset();
    m_marks.reset();
    m_figures.reset();
    m_told = false;
}

void ReplayController::readMarks() {
    m_awaited |= AwaitsMarks;
    m_reader = std::make_shared<FilmReader>(m_recording->path(), m_games, m_strand);
    m_marking.setFuture(QtConcurrent::run(&m_desk, [reader = m_reader, stop = m_stop.get_token()] {
        auto marks = reader->marks(stop);
        return marks ? std::make_shared<FilmMarks>(std::move(*marks)) : nullptr;
    }));
}

void ReplayController::readStory() {
    m_awaited |= AwaitsStory;
    m_telling.setFuture(QtConcurrent::run(
        &m_desk, [reader = m_reader, viewer = m_viewer, stop = m_stop.get_token()] {
            auto story = reader->story(viewer, stop);
            return story ? std::make_shared<FilmStory>(std::move(*story)) : nullptr;
        }));
}

void ReplayController::readFigures() {
    m_awaited |= AwaitsFigures;
    m_counting.setFuture(QtConcurrent::run(&m_desk, [reader = m_reader, stop = m_stop.get_token()] {
        auto figures = reader->figures(stop);
        return figures ? std::make_shared<FilmFigures>(std::move(*figures)) : nullptr;
    }));
}

/// What could not be read is missing beside the film; the film itself can be shown.
void ReplayController::tellTrouble() {
    if (const std::optional<Text> trouble = m_reader ? m_reader->trouble() : std::nullopt;
        trouble && std::exchange(m_trouble, trouble) != trouble)
        Q_EMIT storyChanged();
}

bool ReplayController::isReading() const {
    return m_awaited != 0 || m_settleTimer.isActive();
}

// What is said about it

QString ReplayController::title() const {
    return m_film ? words().words(setting()->package().title) : QString();
}

QString ReplayController::scenario() const {
    return m_film ? words().words(setting()->scenario->title) : QString();
}

QString ReplayController::players() const {
    if (!m_film)
        return {};
    const Meta& meta = m_recording->journal().meta();
    const auto written = meta.find(key::players);
    QStringList names;
    try {
        const Record players = written == meta.end() ? Record() : readRecord(written->second, "");
        for (const Side& side : setting()->package().sides)
            if (players.is_object() && players.contains(side.id) && players[side.id].is_string())
                names << QString::fromStdString(players[side.id].get<std::string>());
    } catch (...) { // then nobody said
    }
    return names.join(QStringLiteral(" – "));
}

QString ReplayController::damage() const {
    if (!m_film)
        return {};
    if (m_recording->damage())
        return phrase(m_recording->damage()->text(), m_language, setting());
    if (m_marks && m_marks->flaw)
        return phrase(m_marks->flaw->text(), m_language, setting());
    if (m_trouble)
        return phrase(*m_trouble, m_language, setting());
    if (!isRuled())
        //% "The rules of this game, or this version of them, are not built in: "
        //% "what happened is shown, but not what a side could see"
        return qtTrId("app.replay.unruled");
    return {};
}

QVariantList ReplayController::sides() const {
    QVariantList list;
    if (m_film)
        for (std::size_t i = 0; i < setting()->package().sides.size(); ++i)
            list << QVariantMap{{QStringLiteral("name"), words().name(SideId(i))},
                                {QStringLiteral("mark"), words().mark(SideId(i))},
                                {QStringLiteral("colour"), words().colour(SideId(i))}};
    return list;
}

int ReplayController::viewerSide() const {
    return m_viewer.kind == Viewer::Kind::Side ? int(m_viewer.side.value) : -1;
}

int ReplayController::end() const {
    return m_marks ? int(m_marks->end) : m_film ? int(m_film->end()) : 0;
}

int ReplayController::event() const {
    return m_film ? int(m_film->number(m_film->at())) : 0;
}

QVariantList ReplayController::losses() const {
    QVariantList rows;
    for (const FilmLoss& loss : m_losses)
        rows << QVariantMap{{QStringLiteral("counter"), int(loss.counter.value)},
                            {QStringLiteral("before"), loss.before},
                            {QStringLiteral("after"), loss.after},
                            {QStringLiteral("gone"), loss.gone}};
    return rows;
}

const FilmLine* ReplayController::line() const {
    const int row = m_film ? m_log.rowAt(m_film->at()) : -1;
    return row < 0 ? nullptr : &m_log.lines()[std::size_t(row)];
}

int ReplayController::turn() const {
    return line() != nullptr ? line()->turn : 0;
}

QString ReplayController::number() const {
    return m_film ? m_log.number(m_log.rowAt(m_film->at())) : QString();
}

QStringList ReplayController::breadcrumb() const {
    return m_film ? breadcrumbOf(m_view, *setting(), m_language) : QStringList();
}

QString ReplayController::caption() const {
    return m_film ? m_log.text(m_log.rowAt(m_film->at())) : QString();
}

/// What the same command has brought before.
QString ReplayController::captionDetail() const {
    constexpr int most = 3;
    QStringList told;
    if (const FilmLine* now = line())
        for (int row = m_log.rowAt(m_film->at()) - 1; row >= 0 && told.size() < most; --row) {
            const FilmLine& earlier = m_log.lines()[std::size_t(row)];
            if (earlier.page != now->page || earlier.story.kind == StoryKind::Turn ||
                earlier.story.kind == StoryKind::Phase)
                break;
            told.prepend(m_log.text(row));
        }
    return told.join(QStringLiteral(" · "));
}

int ReplayController::captionSide() const {
    return line() != nullptr && line()->story.side.exists() ? int(line()->story.side.value) : -1;
}

GameScene ReplayController::scene() const {
    GameScene now;
    now.language = m_language;
    if (!m_film)
        return now;
    now.table = &m_film->state();
    now.setting = setting();
    now.view = &m_view;
    now.viewer = m_viewer;
    return now;
}

// Writing beside the record

bool ReplayController::write(const std::function<void(Journal&)>& writing) {
    if (!m_film)
        return false;
    try {
        if (Journal* const open = m_writers ? m_writers(m_path) : nullptr) {
            writing(*open);
        } else {
            Journal journal = Journal::open(QFileInfo(m_path).filesystemFilePath(),
                                            Access::ReadWrite, Checks::Hasty);
            writing(journal);
        }
        m_recording->refresh();
        return true;
    } catch (...) {
        Q_EMIT failed(phrase(caughtText(), m_language, setting()));
        return false;
    }
}

bool ReplayController::copyFromHere(const QString& target, bool freshDice) {
    if (!m_film)
        return false;
    try {
        diaryFrom(*m_film, m_film->at(), QFileInfo(target).filesystemFilePath(),
                  freshDice ? FutureDice::Fresh : FutureDice::Same,
                  freshDice ? freshSeed() : Seed());
        return true;
    } catch (...) {
        Q_EMIT failed(phrase(caughtText(), m_language, setting()));
        return false;
    }
}

int ReplayController::branchFromHere(const QString& name) {
    int made = -1;
    const bool written = write([&](Journal& journal) {
        made = int(branchFrom(*m_film, m_film->at(), journal, name.toStdString(), nowInUtc()));
    });
    return written ? made : -1;
}

void ReplayController::follow(int branch) {
    open(QString(m_path), event(), {BranchNumber(branch)});
}

void ReplayController::followTakenBack(int command) {
    if (m_film)
        open(QString(m_path), event(), {m_film->branch(), PageNumber(command)});
}

QString ReplayController::verifiedWords(int events) {
    //: %n = number of events
    //% "Verified: %n event(s)"
    return qtTrId("app.replay.verified", events);
}

void ReplayController::verify() {
    if (!m_film || isVerifying())
        return;
    m_verifying.setFuture(QtConcurrent::run([path = m_path, games = m_games, language = m_language,
                                             branch = m_film->branch()] {
        try {
            const auto match =
                Match::open(QFileInfo(path).filesystemFilePath(), games, Access::ReadOnly, branch);
            const Verification result = esagono::verify(*match);
            if (!result.difference)
                return QString();
            //: %1 = number of an event, %2 = what is not as it should be
            //% "Event %1: %2"
            return qtTrId("app.replay.difference")
                .arg(result.difference->event)
                .arg(phrase(result.difference->text, language, &match->setting()));
        } catch (...) {
            return phrase(caughtText(), language);
        }
    }));
    Q_EMIT verifiedChanged();
}

} // namespace esagono
