// SPDX-License-Identifier: GPL-3.0-or-later
// The recording and what is shown of it; what is marked on the board is in replay_marks.cpp.
#include "app/replay/replay_table.h"

#include "app/package_scan.h"
#include "app/table/layering.h"
#include "app/table/panels/chart_table.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"
#include "engine/replay/export.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

ReplayTable::ReplayTable(QObject* parent, GameList games)
    : Table(parent)
    , m_games(games)
    , m_shelves(packageFolders({}))
    , m_desk(games) {
    connect(&m_opening, &QFutureWatcherBase::finished, this, [this] {
        m_isOpening = false;
        attempt([this] { adopt(*m_opening.result()); });
    });
    connect(&m_desk, &FilmDesk::marked, this, [this] {
        Q_EMIT storyChanged();
        Q_EMIT m_winder.moved();
    });
    connect(&m_desk, &FilmDesk::told, this, [this](const std::shared_ptr<FilmStory>& story) {
        m_told = true;
        m_log.show(setting(), m_language, std::move(story->lines));
        m_history.setFronts(std::move(story->fronts));
        m_log.setNotes(m_notes.byMoment());
        m_notes.setLanguage(m_language); // their numbers are known now
        Q_EMIT storyChanged();
        look();
        settle();
    });
    connect(&m_desk, &FilmDesk::counted, &m_figures, &FigureSheet::refresh);
    connect(&m_desk, &FilmDesk::troubled, this, &ReplayTable::storyChanged);
    connect(&m_notes, &Notebook::failed, this, &Table::failed);
    connect(&m_notes, &Notebook::changed, this, [this] {
        m_log.setNotes(m_notes.byMoment());
        markBoard();
    });
    connect(&m_history, &FilmHistory::changed, this, &Table::markBoard);
}

ReplayTable::~ReplayTable() {
    m_opening.waitForFinished();
}

const Setting* ReplayTable::setting() const {
    return m_recording ? &m_recording->setting() : nullptr;
}

// Opening

void ReplayTable::openDiary(const QString& path, int event, int branch) {
    open(path, event, {BranchNumber(branch)});
}

void ReplayTable::open(const QString& path, int event, Strand strand) {
    close();
    m_strand = strand;
    m_startEvent = event;
    m_path = QFileInfo(path).absoluteFilePath();
    m_isOpening = true;
    m_opening.setFuture(QtConcurrent::run([path, strand, games = m_games, shelves = m_shelves] {
        return std::make_shared<OpenedFilm>(openFilm(path, games, shelves, strand));
    }));
    Q_EMIT openChanged();
}

void ReplayTable::adopt(OpenedFilm& film) {
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
    m_desk.open(*m_recording, m_strand, m_viewer);
    Q_EMIT openChanged();
    Q_EMIT settingChanged();
    Q_EMIT viewerChanged();
    m_winder.seekEvent(m_startEvent);
    look();
    settle();
    Q_EMIT opened();
}

void ReplayTable::giveUp(const Text& why) {
    const QString said = phrase(why, m_language);
    close();
    Q_EMIT failed(said);
}

void ReplayTable::close() {
    m_winder.stop();
    m_opening.waitForFinished();
    m_verifier.clear();
    m_desk.close();
    m_told = false;
    m_isOpening = false;
    m_notes.open(nullptr, m_language, {}, {});
    m_log.show(nullptr, m_language, {});
    m_history.setFronts({});
    m_filter.setCurrent(-1);
    m_layers.show({});
    m_highlights = {};
    m_differing.clear();
    m_journeys.clear();
    m_sketch.reset();
    m_view = {};
    m_selection = {};
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
    Q_EMIT viewChanged();
    Q_EMIT highlightsChanged();
    Q_EMIT selectionChanged();
    m_figures.refresh();
    Q_EMIT m_winder.moved();
}

void ReplayTable::setLanguage(const QString& language) {
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
    m_figures.refresh();
    look();
    settle();
}

/// Those of the game but for what somebody could do next: here nobody does anything.
void ReplayTable::showLayers() {
    QList<LayerRow> rows = layerRows(*setting(), m_layers, m_language);
    rows.removeIf([](const LayerRow& row) { return row.id == QLatin1String(reachLayer); });
    //: What happened before, laid over the map: trails, fronts
    //% "History"
    rows << LayerRow{QString::fromLatin1(historyLayer), qtTrId("app.replay.layer.history"),
                     QStringLiteral("G"), QStringLiteral("history"),
                     m_layers.isOn(QString::fromLatin1(historyLayer))};
    m_layers.show(rows);
}

bool ReplayTable::isReading() const {
    return m_isOpening || m_desk.isReading() || m_winder.isSettling();
}

// What is said about it

QString ReplayTable::players() const {
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

QString ReplayTable::damage() const {
    if (!m_film)
        return {};
    if (m_recording->damage())
        return phrase(m_recording->damage()->text(), m_language, setting());
    if (const FilmMarks* const marks = m_desk.marks(); marks != nullptr && marks->flaw)
        return phrase(marks->flaw->text(), m_language, setting());
    if (m_desk.trouble())
        return phrase(*m_desk.trouble(), m_language, setting());
    if (!isRuled())
        //% "The rules of this game, or this version of them, are not built in: "
        //% "what happened is shown, but not what a side could see"
        return qtTrId("app.replay.unruled");
    return {};
}

QVariantList ReplayTable::sides() const {
    QVariantList list;
    if (m_film)
        for (std::size_t i = 0; i < setting()->package().sides.size(); ++i)
            list << QVariantMap{{QStringLiteral("name"), words().name(SideId(i))},
                                {QStringLiteral("mark"), words().mark(SideId(i))},
                                {QStringLiteral("colour"), words().colour(SideId(i))}};
    return list;
}

int ReplayTable::viewerSide() const {
    return m_viewer.kind == Viewer::Kind::Side ? int(m_viewer.side.value) : -1;
}

void ReplayTable::setViewer(int side) {
    if (!m_film || side == viewerSide())
        return;
    if (side >= 0 && (!isRuled() || m_branches.isWithdrawn() ||
                      std::size_t(side) >= setting()->package().sides.size()))
        return;
    m_viewer = side < 0 ? Viewer::umpire() : Viewer::of(SideId(std::size_t(side)));
    m_told = false;
    m_history.setFronts({});
    m_log.show(setting(), m_language, {}); // nothing that another may know stays on the screen
    m_selection.counters.clear();
    m_desk.readStory(m_viewer);
    Q_EMIT viewerChanged();
    Q_EMIT storyChanged();
    m_figures.refresh();
    Q_EMIT selectionChanged();
    look();
    settle();
}

const FilmLine* ReplayTable::line() const {
    const int row = m_film ? m_log.rowAt(m_film->at()) : -1;
    return row < 0 ? nullptr : &m_log.lines()[std::size_t(row)];
}

// Showing

void ReplayTable::look(std::vector<Journey> journeys) {
    if (!m_film)
        return;
    attempt([&] {
        m_journeys = std::move(journeys);
        m_view = m_film->view(m_viewer);
        const FilmLine* const told = line();
        m_filter.setCurrent(m_log.rowAt(m_film->at()));
        m_notes.setMoment(m_film->at(), told != nullptr ? told->from : m_film->at(),
                          told != nullptr ? std::max(told->to, m_film->at()) : m_film->at());
        Q_EMIT viewChanged();
        markBoard();
        Q_EMIT m_winder.moved();
    });
}

void ReplayTable::settle() {
    if (!m_film)
        return;
    attempt([&] {
        showDice();
        showPanels();
        m_winder.settle();
        Q_EMIT m_figures.standingChanged();
    });
}

GameScene ReplayTable::scene() const {
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

void ReplayTable::showPanels() {
    m_tracks.show(scene());
    m_stack.show(scene(), m_selection.hex);
    m_stack.mark({}, {}, {m_selection.counters.begin(), m_selection.counters.end()});
}

/// What is told of a command and its throws, as far as they have fallen; without throws, nothing.
ToldPage ReplayTable::thrownIn(std::size_t page) const {
    const Moment before = m_film->pages()[page].before;
    const Moment until = std::min(m_film->pages()[page].last, m_film->at());
    bool thrown = false;
    for (Moment moment = before + 1; moment <= until && !thrown; ++moment)
        thrown = std::holds_alternative<DiceRolled>(m_film->event(moment).fact);
    if (!thrown)
        return {};
    Receipt receipt = m_film->receipt(page);
    receipt.events.resize(until - before);
    ToldPage told = esagono::tell(*setting(), receipt, m_viewer);
    const auto hidden = std::ranges::find_if(told.dice, [&](const DiceStory& each) {
        return std::ranges::find(told.events, each.event, &ToldEvent::number) == told.events.end();
    });
    if (hidden == told.dice.end())
        return told;
    receipt.events.resize(std::size_t(hidden->event - receipt.firstEvent)); // and what follows
    return esagono::tell(*setting(), receipt, m_viewer);
}

/// The throws of the command being watched.
void ReplayTable::showDice() {
    GameScene now = scene();
    ToldPage told;
    if (m_film->at() > 0 && isRuled())
        if (const std::size_t page = m_film->pageAt(m_film->at()); page > 0)
            told = thrownIn(page);
    now.told = &told;
    m_dice.showOnly(now);
}

std::vector<DiceReading> ReplayTable::lastReadings() const {
    std::vector<DiceReading> last;
    if (!m_film || m_film->at() == 0 || !isRuled())
        return last;
    attempt([&] {
        for (std::size_t page = m_film->pageAt(m_film->at()); page > 0; --page)
            addReadings(last, thrownIn(page).dice);
    });
    return last;
}

// Writing beside the record

bool ReplayTable::write(const std::function<void(Journal&)>& writing) {
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

// Sharing

QVariantMap ReplayTable::standpoint() const {
    QString viewer; // the umpire
    if (m_film && m_viewer.kind == Viewer::Kind::Side)
        viewer = QString::fromStdString(setting()->package().sides[m_viewer.side.index()].id);
    return {{QStringLiteral("viewer"), viewer},
            {QStringLiteral("branch"), m_branches.branch()},
            {QStringLiteral("at"), m_winder.event()}};
}

QVariantMap ReplayTable::part(const QString& by, int first, int last) const {
    if (!m_film)
        return {};
    const int end = m_winder.end();
    Moment from = 0, to = Moment(end);
    if (by == QLatin1String("moment")) {
        from = Moment(std::clamp(first - 1, 0, end));
        to = Moment(std::clamp(last, int(from), end));
    } else if (const FilmMarks* const marks = m_desk.marks();
               by == QLatin1String("turn") && marks != nullptr) {
        for (const Landmark& mark : marks->landmarks)
            if (mark.kind == Milestone::Turn && mark.turn <= first)
                from = mark.moment - 1;
        for (const Landmark& mark : marks->landmarks)
            if (mark.kind == Milestone::Turn && mark.turn > std::max(first, last)) {
                to = mark.moment - 1;
                break;
            }
    }
    return {{QStringLiteral("from"), int(m_film->number(from))},
            {QStringLiteral("to"), int(m_film->number(to))}};
}

QString ReplayTable::positionText() {
    return m_film && seesEverything()
               ? QString::fromStdString(esagono::positionText(*m_film, m_film->at()))
               : QString();
}

} // namespace esagono
