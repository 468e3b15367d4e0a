// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_log.h"

#include "app/table/panels/log_model.h"
#include "app/table/words/game_words.h"

#include <algorithm>

namespace esagono {

namespace {

bool isOfCombat(StoryKind kind) {
    return kind == StoryKind::Combat || kind == StoryKind::Dice || kind == StoryKind::Loss;
}
bool isOfMoves(StoryKind kind) {
    return kind == StoryKind::Move || kind == StoryKind::Place;
}

} // namespace

int FilmLog::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant FilmLog::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_setting == nullptr)
        return {};
    const FilmLine& line = m_lines[std::size_t(index.row())];
    const StoryLine& story = line.story;
    const GameWords words(*m_setting, m_language);
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return words.phrase(story.text);
    case RichRole:
        return words.richPhrase(story.text);
    case KindRole:
        return wordOf(story.kind);
    case SideRole:
        return story.side.exists() ? int(story.side.value) : -1;
    case MarkRole:
        return words.mark(story.side);
    case ColourRole:
        return words.colour(story.side);
    case InitialRole:
        return words.name(story.side).left(1);
    case RuleRole:
        return words.ruleWord(story.rule);
    case RuleTitleRole:
        return words.ruleTitle(story.rule);
    case NumberRole:
        return number(index.row());
    case MomentRole:
        return int(line.to);
    case HexRole:
        return story.hexes.empty() ? -1 : int(story.hexes.back().value);
    case NotedRole: {
        const auto note = m_notes.lower_bound(line.from);
        return note != m_notes.end() && note->first <= line.to;
    }
    case SignRole: {
        const auto note = m_notes.lower_bound(line.from);
        return note != m_notes.end() && note->first <= line.to ? note->second : QString();
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> FilmLog::roleNames() const {
    return {{TextRole, "text"},       {RichRole, "rich"},     {KindRole, "kind"},
            {SideRole, "side"},       {MarkRole, "mark"},     {ColourRole, "colour"},
            {InitialRole, "initial"}, {RuleRole, "rule"},     {RuleTitleRole, "ruleTitle"},
            {NumberRole, "number"},   {MomentRole, "moment"}, {HexRole, "hex"},
            {NotedRole, "noted"},     {SignRole, "sign"}};
}

void FilmLog::show(const Setting* setting, const QString& language, std::vector<FilmLine> lines) {
    beginResetModel();
    m_setting = setting;
    m_language = language;
    m_lines = std::move(lines);
    endResetModel();
}

void FilmLog::setLanguage(const QString& language) {
    m_language = language;
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void FilmLog::setNotes(std::map<Moment, QString> notes) {
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {NotedRole, SignRole});
}

int FilmLog::rowAt(Moment moment) const {
    const auto after = std::ranges::upper_bound(m_lines, moment, {}, &FilmLine::from);
    return int(after - m_lines.begin()) - 1;
}

QString FilmLog::text(int row) const {
    return row < 0 || row >= rowCount()
               ? QString()
               : GameWords(*m_setting, m_language).phrase(m_lines[std::size_t(row)].story.text);
}

QString FilmLog::number(int row) const {
    if (row < 0 || row >= rowCount())
        return {};
    const FilmLine& line = m_lines[std::size_t(row)];
    return QStringLiteral("%1.%2").arg(line.turn).arg(line.number);
}

FilmLogFilter::FilmLogFilter(FilmLog& log, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_log(&log) {
    setSourceModel(m_log);
    connect(this, &QAbstractItemModel::modelReset, this, &FilmLogFilter::countChanged);
    connect(this, &QAbstractItemModel::rowsInserted, this, &FilmLogFilter::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &FilmLogFilter::countChanged);
}

void FilmLogFilter::setWords(const QString& words) {
    if (words == m_words)
        return;
    m_words = words;
    refilter();
}

void FilmLogFilter::setCombats(bool only) {
    m_combats = only;
    refilter();
}

void FilmLogFilter::setMoves(bool only) {
    m_moves = only;
    refilter();
}

void FilmLogFilter::refilter() {
    invalidateFilter();
    Q_EMIT filterChanged();
    Q_EMIT countChanged();
    Q_EMIT currentChanged();
}

int FilmLogFilter::combatCount() const {
    return int(std::ranges::count_if(
        m_log->lines(), [](const FilmLine& line) { return line.story.kind == StoryKind::Combat; }));
}

int FilmLogFilter::currentRow() const {
    for (int row = m_current; row >= 0; --row)
        if (const QModelIndex here = mapFromSource(m_log->index(row)); here.isValid())
            return here.row();
    return -1;
}

void FilmLogFilter::setCurrent(int sourceRow) {
    if (sourceRow == m_current)
        return;
    m_current = sourceRow;
    Q_EMIT currentChanged();
}

bool FilmLogFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    const StoryKind kind = m_log->lines()[std::size_t(row)].story.kind;
    const bool narrowed = m_combats || m_moves;
    if (narrowed && !(m_combats && isOfCombat(kind)) && !(m_moves && isOfMoves(kind)) &&
        kind != StoryKind::Turn)
        return false;
    return m_words.isEmpty() || m_log->text(row).contains(m_words, Qt::CaseInsensitive);
}

} // namespace esagono
