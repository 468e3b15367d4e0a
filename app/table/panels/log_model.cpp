// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/log_model.h"

#include "app/table/words/game_words.h"

#include <algorithm>

namespace esagono {

namespace {

template <class Tag>
QVariantList numbers(const std::vector<Id<Tag>>& ids) {
    QVariantList list;
    for (const Id<Tag> id : ids)
        list.append(int(id.value));
    return list;
}

} // namespace

QString wordOf(StoryKind kind) {
    switch (kind) {
    case StoryKind::Turn:
        return QStringLiteral("turn");
    case StoryKind::Phase:
        return QStringLiteral("phase");
    case StoryKind::Combat:
        return QStringLiteral("combat");
    case StoryKind::Objective:
        return QStringLiteral("objective");
    case StoryKind::GameOver:
        return QStringLiteral("over");
    case StoryKind::Told:
        return QStringLiteral("told");
    case StoryKind::Move:
        return QStringLiteral("move");
    case StoryKind::Place:
        return QStringLiteral("place");
    case StoryKind::Loss:
        return QStringLiteral("loss");
    case StoryKind::Status:
        return QStringLiteral("status");
    case StoryKind::Dice:
        return QStringLiteral("dice");
    case StoryKind::Table:
        return QStringLiteral("table");
    }
    return {};
}

LogModel::LogModel(Chronicle& chronicle, QObject* parent)
    : QAbstractListModel(parent)
    , m_chronicle(&chronicle) {
    connect(m_chronicle, &Chronicle::added, this, &LogModel::add);
    connect(m_chronicle, &Chronicle::forgotten, this, &LogModel::forget);
    connect(m_chronicle, &Chronicle::readingChanged, this, &LogModel::readingChanged);
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || m_setting == nullptr)
        return {};
    const Line& line = m_lines[std::size_t(index.row())];
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
        return QStringLiteral("%1.%2").arg(line.turn).arg(line.number);
    case EventRole:
        return qlonglong(story.event);
    case HexRole:
        return story.hexes.empty() ? -1 : int(story.hexes.back().value);
    case HexesRole:
        return numbers(story.hexes);
    case CountersRole:
        return numbers(story.counters);
    case TurnRole:
        return line.turn;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const {
    return {{TextRole, "text"},       {RichRole, "rich"},         {KindRole, "kind"},
            {SideRole, "side"},       {MarkRole, "mark"},         {ColourRole, "colour"},
            {InitialRole, "initial"}, {RuleRole, "rule"},         {RuleTitleRole, "ruleTitle"},
            {NumberRole, "number"},   {EventRole, "event"},       {HexRole, "hex"},
            {HexesRole, "hexes"},     {CountersRole, "counters"}, {TurnRole, "turn"}};
}

void LogModel::show(const GameScene& scene) {
    const bool reworded = m_language != scene.language;
    m_language = scene.language;
    m_chronicle->show(scene); // whatever is of another game goes before its words do
    m_setting = scene.setting;
    if (reworded && !m_lines.empty())
        Q_EMIT dataChanged(
            index(0), index(count() - 1),
            {Qt::DisplayRole, TextRole, RichRole, InitialRole, RuleTitleRole, NumberRole});
}

int LogModel::rowOfEvent(qlonglong event) const {
    const auto after = std::ranges::upper_bound(
        m_lines, event, {}, [](const Line& line) { return qlonglong(line.story.event); });
    return int(after - m_lines.begin()) - 1;
}

void LogModel::add(std::size_t firstPage) {
    std::vector<Line> lines;
    int turn = m_lines.empty() ? 0 : m_lines.back().turn;
    int number = m_lines.empty() ? 0 : m_lines.back().number;
    for (std::size_t page = firstPage; page < m_chronicle->pages().size(); ++page)
        for (const StoryLine& story : m_chronicle->pages()[page].story) {
            if (story.kind == StoryKind::Turn) {
                turn = turnBegunBy(story.text, turn);
                number = 0;
            }
            lines.push_back({story, turn, ++number, page});
        }
    if (lines.empty())
        return;
    beginInsertRows({}, count(), count() + int(lines.size()) - 1);
    std::ranges::move(lines, std::back_inserter(m_lines));
    endInsertRows();
    Q_EMIT countChanged();
}

void LogModel::forget(std::size_t pagesLeft) {
    const auto first = std::ranges::lower_bound(m_lines, pagesLeft, {}, &Line::page);
    if (first == m_lines.end())
        return;
    beginRemoveRows({}, int(first - m_lines.begin()), count() - 1);
    m_lines.erase(first, m_lines.end());
    endRemoveRows();
    Q_EMIT countChanged();
}

} // namespace esagono
