// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/play_table.h"

#include "app/package_scan.h"
#include "app/table/journeys.h"
#include "app/table/layering.h"
#include "app/table/panels/chart_table.h"
#include "app/table/words/command_words.h"
#include "app/text_formatter.h"
#include "engine/store/copy_line.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

namespace {

std::map<std::string, std::string> stringsOf(const QVariantMap& map) {
    std::map<std::string, std::string> strings;
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        if (const QString value = entry.value().toString(); !value.isEmpty())
            strings.emplace(entry.key().toStdString(), value.toStdString());
    return strings;
}

} // namespace

PlayTable::PlayTable(QObject* parent, GameList games)
    : Table(parent)
    , m_games(games)
    , m_shelves(packageFolders({})) {
    connect(&m_opening, &QFutureWatcherBase::finished, this,
            [this] { attempt([this] { adopt(*m_opening.result()); }); });
}

PlayTable::~PlayTable() {
    m_opening.waitForFinished();
}

// Opening

void PlayTable::begin(const QString& packageFolder, const QString& scenarioId,
                      const QVariantMap& rulings, const QVariantMap& players, const QString& dice,
                      const QString& file, const QStringList& corrections) {
    close();
    begin(Agreement{.packageFolder = packageFolder,
                    .file = file,
                    .scenario = scenarioId.toStdString(),
                    .rulings = stringsOf(rulings),
                    .players = stringsOf(players),
                    .corrections = corrections,
                    .seeded = dice != QStringLiteral("told"),
                    .told = {}});
}

void PlayTable::begin(const Agreement& wanted) {
    m_beginning = wanted;
    start(QtConcurrent::run([wanted, games = m_games] {
        return std::make_shared<OpenedGame>(beginGame(wanted, games));
    }));
}

void PlayTable::openDiary(const QString& path, int branch) {
    close();
    start(QtConcurrent::run([path, branch, games = m_games, shelves = m_shelves] {
        return std::make_shared<OpenedGame>(openGame(path, games, shelves, BranchNumber(branch)));
    }));
}

void PlayTable::start(QFuture<std::shared_ptr<OpenedGame>> work) {
    m_opening.setFuture(work);
    Q_EMIT openChanged();
}

void PlayTable::adopt(OpenedGame& game) {
    if (!game.match) {
        if (game.diceWanted > 0) {
            m_realDice.want(*m_beginning, int(game.diceWanted));
            Q_EMIT openChanged();
            return;
        }
        m_turn.opponents()->seatNext({}); // they were for that one
        Q_EMIT openChanged();
        Q_EMIT failed(phrase(game.problem, m_language));
        return;
    }
    const bool isNew = m_beginning.has_value();
    m_realDice.clear();
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
    m_undo.nameLast();
    m_turn.opponents()->sit(isNew);
    Q_EMIT openChanged();
    Q_EMIT settingChanged();
    settle();
    Q_EMIT opened();
}

/// What is on the disk stays as it is; only what is shown of it has come to an end.
void PlayTable::giveUp(const Text& why) {
    const QString said = phrase(why, m_language);
    close();
    Q_EMIT failed(said);
}

void PlayTable::close() {
    m_opening.waitForFinished();
    m_turn.opponents()->leave();
    m_turn.clear();
    m_realDice.clear();
    m_undo.clear();
    m_hand.clear();
    m_viewpoint.clear();
    m_beginning.reset();
    m_layers.show({});
    m_selection = {};
    m_highlights = {};
    m_journeys.clear();
    m_view = {};
    m_readOnly = false;
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
    Q_EMIT m_turn.decisionChanged();
    Q_EMIT m_hand.changed();
    Q_EMIT selectionChanged();
    Q_EMIT m_undo.changed();
    Q_EMIT m_viewpoint.changed();
}

// The table

const Setting* PlayTable::setting() const {
    return m_match ? &m_match->setting() : nullptr;
}

std::shared_ptr<const GamePackage> PlayTable::sharedPackage() const {
    return {m_match->game(), &m_match->game()->package};
}

QString PlayTable::diaryPath() const {
    return m_match ? QFileInfo(m_match->journal().path()).filePath() : QString();
}

std::vector<DiceReading> PlayTable::lastReadings() const {
    std::vector<DiceReading> last;
    const auto& pages = m_panels.chronicle.pages();
    for (auto page = pages.rbegin(); page != pages.rend(); ++page)
        addReadings(last, page->dice);
    return last;
}

void PlayTable::selectCounter(int counter, bool toggle) {
    m_gestures.selectCounter(counter, toggle);
}

QVariantList PlayTable::selectedCounters() const {
    QVariantList list;
    for (const CounterId each : m_selection.counters)
        list << int(each.value);
    return list;
}

QStringList PlayTable::remarksOn(HexId hex) const {
    QStringList remarks;
    if (const Filling* const filling = m_hand.filling())
        if (const QVariantList way = wayOf(*filling, hex); !way.isEmpty())
            //: %1 = movement points
            //% "reachable for %1 MP"
            remarks << qtTrId("app.play.hex.cost")
                           .arg(way.constLast().toMap().value(QStringLiteral("total")).toString());
    for (const MarkedHex& marked : m_highlights.hexes)
        if (marked.hex == hex && marked.mark == HexMark::Target)
            //: said of a hex
            //% "can be chosen as a target"
            remarks << qtTrId("app.play.hex.target");
        else if (marked.hex == hex && marked.mark == HexMark::Open)
            //: said of a hex
            //% "still open"
            remarks << qtTrId("app.play.hex.open");
    QStringList blockers;
    for (const HexId each : sightBlockers(m_match->position(), m_layers, lookingFrom(), hex))
        blockers << QString::fromStdString(m_match->setting().map->label(each));
    if (!blockers.isEmpty())
        //: said of a hex; %1 = the hexes that block the line of sight
        //% "not seen, in the way: %1"
        remarks << qtTrId("app.play.hex.unseen").arg(blockers.join(QStringLiteral(", ")));
    return remarks;
}

void PlayTable::setLanguage(const QString& language) {
    if (language == m_language)
        return;
    m_language = language;
    Q_EMIT languageChanged();
    if (!m_match)
        return;
    attempt([&] {
        m_layers.show(layerRows(m_match->setting(), m_layers, m_language));
        m_undo.nameLast();
        m_hand.reason()->clear();
        m_diary.say();
        Q_EMIT openChanged();
        Q_EMIT settingChanged();
        Q_EMIT viewChanged();
        Q_EMIT m_turn.opponents()->seatsChanged();
        Q_EMIT m_turn.opponents()->stateChanged();
        m_turn.hints()->say();
        showPanels();
        Q_EMIT m_turn.decisionChanged();
        m_hand.refresh();
        m_undo.refresh();
    });
}

Journal* PlayTable::journalOf(const QString& path) {
    return m_match && !m_readOnly && QFileInfo(path) == QFileInfo(diaryPath()) ? &m_match->journal()
                                                                               : nullptr;
}

void PlayTable::copyTo(const QString& file) const {
    const Journal& journal = m_match->journal();
    (void)copyLine(journal, journal.head(m_match->branch()), QFileInfo(file).filesystemFilePath());
}

LocalSeat PlayTable::seatOf(SideId side) const {
    return {*m_match, side, nowInUtc};
}

bool PlayTable::isDiaryThere() {
    if (QFileInfo::exists(diaryPath()))
        return true;
    //: %1 = a file
    //% "The diary %1 is gone: it was deleted, moved or renamed. Nothing more can be written in it"
    tell(qtTrId("app.play.diary_gone").arg(diaryPath()));
    m_diary.setGone(diaryPath());
    Q_EMIT refused();
    return false;
}

// What is told

void PlayTable::tell(const QString& notice) {
    if (notice == m_notice)
        return;
    m_notice = notice;
    Q_EMIT noticeChanged();
}

void PlayTable::tell(const Text& problem) {
    tell(phrase(problem, m_language, setting()));
}

void PlayTable::dismissNotice() {
    tell(QString());
}

// After a command

void PlayTable::showNews(const Receipt& receipt) {
    const ToldPage told = esagono::tell(m_match->setting(), receipt, m_viewpoint.viewer());
    for (const ToldEvent& each : told.events)
        addJourney(m_journeys, each.event);
    m_undo.nameLast(receipt);
    m_hand.attention().hovered = {};
    m_view = viewOf(m_match->position(), m_viewpoint.viewer());
    GameScene news = scene();
    news.told = &told;
    news.whole = false;
    m_tracks.show(news);
    m_dice.show(news);
    m_panels.show(news);
}

void PlayTable::settle() {
    const Viewer last = m_viewpoint.viewer();
    const bool wasFinished = m_turn.isFinished();
    m_hand.drop(); // it was of the table as it was
    m_turn.hints()->clear();
    m_turn.look();
    m_viewpoint.choose();
    look();
    m_hand.ask();
    m_undo.refresh();
    const Viewer now = m_viewpoint.viewer();
    const bool sameViewer = last.kind == now.kind && last.side == now.side;
    Q_EMIT m_viewpoint.changed();
    if (!sameViewer || m_match->journal().lastPage() <= 1)
        showPanels();
    m_turn.opponents()->settle();
    if (m_turn.isFinished() && !wasFinished)
        Q_EMIT gameOver();
}

void PlayTable::look() {
    m_view = viewOf(m_match->position(), m_viewpoint.viewer());
    std::erase_if(m_selection.counters,
                  [&](CounterId each) { return !placeOf(m_view, each).exists(); });
    if (!m_selection.counters.empty())
        m_selection.hex = placeOf(m_view, m_selection.counter()).hex();
    Q_EMIT viewChanged();
}

HexId PlayTable::lastStop() const {
    return m_journeys.empty() ? HexId() : m_journeys.back().through.back().hex();
}

// Showing

GameScene PlayTable::scene() const {
    GameScene now;
    now.language = m_language;
    if (!m_match)
        return now;
    now.match = m_match.get();
    now.setting = &m_match->setting();
    now.view = &m_view;
    now.viewer = m_viewpoint.viewer();
    return now;
}

void PlayTable::select(const Selection& selection) {
    m_selection = selection;
    showSelection();
}

/// What the stack panel shows: the hex selected, or the box of a counter that is not on the map.
Place PlayTable::shownPlace() const {
    if (m_selection.hex.exists() || m_selection.counters.empty())
        return m_selection.hex;
    return placeOf(m_view, m_selection.counter());
}

void PlayTable::showPanels() {
    const GameScene now = scene();
    m_tracks.show(now);
    m_dice.show(now);
    m_panels.show(now);
    m_stack.show(now, shownPlace());
}

void PlayTable::showSelection() {
    m_stack.show(scene(), shownPlace());
    markUnits();
    Q_EMIT selectionChanged();
}

void PlayTable::markUnits() {
    std::set<CounterId> canAct = m_hand.behindHexes();
    std::set<CounterId> spent;
    if (const Filling* const filling = m_hand.filling())
        for (const Offer& offer : filling->roots()) {
            for (const CounterId subject : filling->subjects(offer))
                canAct.insert(subject);
            if (offer.kind != OfferKind::Units)
                continue;
            for (const std::int32_t target : offer.targets)
                canAct.insert(CounterId(std::size_t(target)));
            for (const Blocked& blocked : offer.blocked)
                spent.insert(CounterId(std::size_t(blocked.target)));
        }
    const std::set<CounterId> selected(m_selection.counters.begin(), m_selection.counters.end());
    m_stack.mark(canAct, spent, selected);
    m_panels.mark(canAct, selected);
}

/// The selection, or the hex a half-made command begins in; without either, what is pointed at.
LookingFrom PlayTable::lookingFrom() const {
    HexId hex = m_selection.hex;
    if (const Filling* const filling = m_hand.filling())
        for (const Filling::Level& level : filling->levels())
            if (!hex.exists() && level.open >= 0 && !level.picked.empty() &&
                level.offers[static_cast<std::size_t>(level.open)].kind == OfferKind::Hexes)
                hex = HexId(static_cast<std::size_t>(level.picked.front()));
    if (!hex.exists())
        hex = m_hand.attention().hovered;
    const std::vector<CounterId> there = countersAt(m_view, hex);
    const std::vector<CounterId>& looking =
        m_selection.counters.empty() ? there : m_selection.counters;
    return {hex, looking.empty() ? CounterId() : looking.front()};
}

Highlights PlayTable::marks() const {
    Highlights now;
    if (!m_match)
        return now;
    if (const Filling* const filling = m_hand.filling()) {
        Attention attention = m_hand.attention();
        attention.reach = m_layers.isOn(QString::fromLatin1(reachLayer));
        now = highlightsOf(*filling, m_view, m_selection, attention);
    }
    if (m_viewpoint.isCurtainDown())
        return now;
    const Position position = m_match->position();
    const Viewer viewer = m_viewpoint.viewer();
    now.layers = shownLayers(position, m_view, viewer, m_layers, lookingFrom());
    if (!m_selection.counters.empty())
        if (auto line = tracedLine(position, m_view, viewer, m_selection.counter(), m_layers);
            !line.empty())
            now.strokes.push_back({Stroke::Kind::Supply, std::move(line)});
    if (const auto hinted = m_turn.advised())
        markCommand(now, position, *hinted);
    return now;
}

} // namespace esagono
