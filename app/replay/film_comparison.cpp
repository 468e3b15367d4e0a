// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_comparison.h"

#include "app/replay/figure_rows.h"
#include "app/replay/view_difference.h"

#include <QFileInfo>
#include <QtConcurrent>

#include <algorithm>

namespace esagono {

// The lines

DifferingLines::DifferingLines(const FilmLog& left, const FilmLog& right, QObject* parent)
    : QAbstractListModel(parent)
    , m_left(&left)
    , m_right(&right) {}

int DifferingLines::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant DifferingLines::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LinePair& pair = m_pairs[std::size_t(index.row())];
    switch (role) {
    case LeftRole:
        return m_left->text(pair.left);
    case RightRole:
        return m_right->text(pair.right);
    case LeftNumberRole:
        return m_left->number(pair.left);
    case RightNumberRole:
        return m_right->number(pair.right);
    default:
        return {};
    }
}

QHash<int, QByteArray> DifferingLines::roleNames() const {
    return {{LeftRole, "leftText"},
            {RightRole, "rightText"},
            {LeftNumberRole, "leftNumber"},
            {RightNumberRole, "rightNumber"}};
}

void DifferingLines::show(std::vector<LinePair> pairs) {
    if (pairs == m_pairs) { // perhaps in other words
        if (!pairs.empty())
            Q_EMIT dataChanged(index(0), index(count() - 1));
        return;
    }
    beginResetModel();
    m_pairs = std::move(pairs);
    endResetModel();
    Q_EMIT countChanged();
}

// Two films

FilmComparison::FilmComparison(ReplayTable& film, GameList games, QObject* parent)
    : QObject(parent)
    , m_film(film)
    , m_games(games)
    , m_other(nullptr, games)
    , m_lines(film.story(), m_other.story()) {
    connect(&m_comparing, &QFutureWatcherBase::finished, this, [this] {
        if (!m_awaited || m_comparing.future().resultCount() == 0)
            return;
        m_awaited = false;
        m_found = m_comparing.result();
        refresh();
    });
    connect(&m_film, &ReplayTable::openChanged, this, [this] {
        if (!m_film.isOpen())
            clear();
    });
    for (auto signal : {&ReplayTable::storyChanged, &ReplayTable::viewerChanged}) {
        connect(&m_film, signal, this, &FilmComparison::compare);
        connect(&m_other, signal, this, &FilmComparison::compare);
    }
    connect(&m_other, &ReplayTable::failed, this, [this](const QString& message) {
        if (!m_other.isOpen())
            clear();
        Q_EMIT failed(message);
    });
    connect(m_film.winder(), &Winder::moved, this, &FilmComparison::windAlong);
    connect(&m_film, &BoardSource::viewChanged, this, &FilmComparison::markDifferences);
    connect(&m_other, &BoardSource::viewChanged, this, &FilmComparison::markDifferences);
    connect(m_film.layers(), &QAbstractItemModel::dataChanged, this, &FilmComparison::showLayers);
}

FilmComparison::~FilmComparison() {
    m_stop.request_stop();
    m_comparing.waitForFinished();
}

void FilmComparison::setLanguage(const QString& language) {
    m_other.setLanguage(language);
    if (m_chosen)
        refresh();
}

void FilmComparison::compareBranch(int branch) {
    choose(m_film.diaryPath(), branch);
}

void FilmComparison::compareDiary(const QString& path) {
    choose(path, 0);
}

void FilmComparison::choose(const QString& path, int branch) {
    clear();
    if (!m_film.isOpen() || path.isEmpty())
        return;
    m_chosen = true;
    m_other.openDiary(path, -1, branch);
    Q_EMIT changed();
}

void FilmComparison::clear() {
    m_stop.request_stop();
    m_comparing.waitForFinished();
    m_stop = std::stop_source();
    m_awaited = false;
    m_found.reset();
    m_beside = false;
    m_lines.show({});
    m_film.setDiffering({});
    if (!std::exchange(m_chosen, false))
        return;
    m_other.close();
    Q_EMIT changed();
}

/// Compares as soon as both stories are known.
void FilmComparison::compare() {
    if (!m_chosen)
        return;
    const bool known = m_film.isRead() && m_film.viewerSide() < 0 && m_other.isRead();
    if (!known || m_awaited || m_found)
        return refresh();
    m_awaited = true;
    struct Told {
        std::filesystem::path path;
        BranchNumber branch;
        std::vector<FilmLine> lines;
        explicit Told(const ReplayTable& film)
            : path(film.film()->recording().path())
            , branch(film.film()->strand().branch)
            , lines(film.story().lines()) {}
    };
    m_comparing.setFuture(
        QtConcurrent::run([games = m_games, stop = m_stop.get_token(), ours = Told(m_film),
                           theirs = Told(m_other)]() -> std::shared_ptr<Found> {
            try {
                const auto left = Recording::open(ours.path, games);
                const auto right = Recording::open(theirs.path, games);
                Film here(*left, {ours.branch}), there(*right, {theirs.branch});
                const auto both = esagono::compare(here, there, stop);
                if (!both)
                    return nullptr;
                auto found = std::make_shared<Found>();
                found->sameGame = both->sameGame;
                found->parting = both->parting;
                for (const TurnOfBoth& turn : both->turns) {
                    if (turn.left)
                        found->left = turn.left;
                    if (turn.right)
                        found->right = turn.right;
                }
                if (found->sameGame && found->parting)
                    found->pairs = differingLines(ours.lines, theirs.lines, found->parting->page);
                return found;
            } catch (...) { // whoever shows the films says what is wrong
                return nullptr;
            }
        }));
    refresh();
}

bool FilmComparison::isReady() const {
    return m_found && m_film.isRead() && m_film.viewerSide() < 0 && m_other.isRead();
}

bool FilmComparison::isBusy() const {
    return m_chosen && (m_other.isReading() || m_awaited);
}

void FilmComparison::refresh() {
    m_lines.show(isReady() ? m_found->pairs : std::vector<LinePair>());
    windAlong();
    markDifferences();
    Q_EMIT changed();
}

// What is said about it

QString FilmComparison::nameOf(const ReplayTable& film) const {
    if (!film.isOpen())
        return {};
    if (m_film.diaryPath() == m_other.diaryPath())
        for (const QVariant& branch : film.branching()->branches())
            if (branch.toMap()[QStringLiteral("shown")].toBool())
                return branch.toMap()[QStringLiteral("name")].toString();
    return QFileInfo(film.diaryPath()).completeBaseName();
}

QString FilmComparison::verdict() const {
    if (!isReady())
        return {};
    if (!m_found->sameGame)
        //% "This is another game, another scenario or another version of the package: "
        //% "there is nothing to compare."
        return qtTrId("app.compare.other_game");
    if (!m_found->parting)
        //% "Both tell the same, from the first event to the last."
        return qtTrId("app.compare.same");
    const int moment = int(m_found->parting->moment);
    if (m_found->parting->what == Parting::What::Command)
        //: %1 = number of an event
        //% "They part at event %1: something else is decided."
        return qtTrId("app.compare.parting.command").arg(moment);
    if (m_found->parting->what == Parting::What::Event)
        //: %1 = number of an event
        //% "They part at event %1: the same is decided, and something else comes of it."
        return qtTrId("app.compare.parting.event").arg(moment);
    //: %1 = number of an event
    //% "They are the same up to event %1, where one of them ends."
    return qtTrId("app.compare.parting.end").arg(moment - 1);
}

QVariantList FilmComparison::parting() const {
    QVariantList both;
    if (!isReady() || !m_found->sameGame || !m_found->parting)
        return both;
    const Moment moment = m_found->parting->moment;
    const auto add = [&](const ReplayTable& film, int row) {
        const FilmLog& story = film.story();
        const bool goesOn = moment <= film.film()->length();
        if (row < 0 && goesOn && m_found->pairs.empty())
            row = story.rowAt(moment);
        both << QVariantMap{
            {QStringLiteral("event"), goesOn ? int(film.film()->number(moment)) : -1},
            {QStringLiteral("number"), story.number(row)},
            {QStringLiteral("text"), story.text(row)}};
    };
    const LinePair first = m_found->pairs.empty() ? LinePair() : m_found->pairs.front();
    add(m_film, first.left);
    add(m_other, first.right);
    return both;
}

QVariantList FilmComparison::standing() const {
    QVariantList list;
    if (!isReady() || !m_found->sameGame || m_film.countedFigures() == nullptr || !m_found->left ||
        !m_found->right)
        return list;
    for (const FigureRow& row : figureRows(*m_film.countedFigures()))
        list << QVariantMap{{QStringLiteral("label"), row.label},
                            {QStringLiteral("left"), row.of(*m_found->left)},
                            {QStringLiteral("right"), row.of(*m_found->right)}};
    return list;
}

// Side by side

void FilmComparison::setBeside(bool beside) {
    if (beside == m_beside)
        return;
    m_beside = beside;
    showLayers();
    refresh();
}

namespace {

/// Where a moment lies: in which turn, in which of its phases, how far into it.
struct Standing {
    int turn = 0;
    int phase = 0;   ///< counted within the turn; 0: before the first
    Moment from = 0; ///< where that begins
};

bool isHeading(const Landmark& mark) {
    return mark.kind == Milestone::Turn || mark.kind == Milestone::Phase;
}

void goOn(Standing& at, const Landmark& mark) {
    at.phase = mark.turn == at.turn && mark.kind == Milestone::Phase ? at.phase + 1 : 0;
    at.turn = mark.turn;
    at.from = mark.moment;
}

} // namespace

Moment FilmComparison::counterpart(Moment moment) const {
    const FilmMarks* const ours = m_film.marksOfFilm();
    const FilmMarks* const theirs = m_other.marksOfFilm();
    if (!m_found || ours == nullptr || theirs == nullptr)
        return 0;
    if (!m_found->parting || moment < m_found->parting->moment)
        return std::min(moment, theirs->end);
    if (moment >= ours->end)
        return theirs->end;
    Standing here;
    for (const Landmark& mark : ours->landmarks)
        if (isHeading(mark) && mark.moment <= moment)
            goOn(here, mark);
    Standing there;
    Moment next = theirs->end;
    for (const Landmark& mark : theirs->landmarks) {
        if (!isHeading(mark))
            continue;
        Standing then = there;
        goOn(then, mark);
        if (std::pair(then.turn, then.phase) > std::pair(here.turn, here.phase)) {
            next = mark.moment - 1;
            break;
        }
        there = then;
    }
    const bool sameStanding = there.turn == here.turn && there.phase == here.phase;
    return sameStanding ? std::min(there.from + (moment - here.from), next) : next;
}

void FilmComparison::windAlong() {
    if (!isBeside())
        return;
    const int moment = int(counterpart(Moment(m_film.winder()->moment())));
    if (moment != m_other.winder()->moment())
        m_other.winder()->scrub(moment);
}

void FilmComparison::markDifferences() {
    const std::vector<HexId> hexes =
        isBeside() ? differingHexes(m_film.view(), m_other.view()) : std::vector<HexId>();
    m_film.setDiffering(hexes);
    m_other.setDiffering(hexes);
}

void FilmComparison::showLayers() {
    if (m_beside)
        for (const LayerRow& row : m_film.layers()->rows())
            m_other.toggleLayer(row.id, row.on);
}

void FilmComparison::goTo(int row) {
    if (row < 0 || row >= m_lines.count())
        return;
    const LinePair pair = m_lines.pairs()[std::size_t(row)];
    m_film.winder()->seek(int(pair.leftMoment));
    if (isBeside())
        m_other.winder()->scrub(int(pair.rightMoment));
}

void FilmComparison::goToParting() {
    if (isReady() && m_found->parting)
        m_film.winder()->seek(int(m_found->parting->moment));
}

} // namespace esagono
