// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_cards.h"

#include "counter_card.h"
#include "game_words.h"

#include <QLocale>

#include <algorithm>

namespace esagono {

namespace {

using Row = PanelModel::Row;

QVariantList labels(const Axis& axis, const GameWords& words, const Chart& chart) {
    QVariantList list;
    for (const AxisEntry& entry : axis.entries) {
        const auto named = chart.legend.find(entry.label);
        list.append(axis.kind == AxisKind::Names && named != chart.legend.end()
                        ? words.words(named->second)
                        : QString::fromStdString(entry.label));
    }
    return list;
}

/// The whole table; whoever draws it shows the part around the row and the column.
QVariantMap tableMap(const GameWords& words, const Chart& chart, const DiceReading& reading) {
    QVariantList rows;
    const QVariantList rowLabels = labels(chart.rows, words, chart);
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row) {
        QVariantList cells;
        for (std::size_t column = 0; column < chart.columns.entries.size(); ++column)
            cells.append(QString::fromStdString(chart.cell(row, column)));
        rows.append(QVariantMap{{QStringLiteral("label"), rowLabels.at(qsizetype(row))},
                                {QStringLiteral("cells"), cells}});
    }
    const auto at = [](const std::optional<std::size_t>& where) {
        return where ? int(*where) : -1;
    };
    return {{QStringLiteral("title"), words.words(chart.title)},
            {QStringLiteral("rowTitle"), words.words(chart.rows.title)},
            {QStringLiteral("columnTitle"), words.words(chart.columns.title)},
            {QStringLiteral("columns"), chart.columns.entries.size() > 1
                                            ? labels(chart.columns, words, chart)
                                            : QVariantList{QString()}},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("row"), at(reading.row)},
            {QStringLiteral("column"), at(reading.column)}};
}

/// The cell where row and column cross, or nothing.
std::optional<std::string> cellRead(const Chart& chart, const DiceReading& reading) {
    const std::size_t column =
        reading.column.value_or(chart.columns.entries.size() == 1 ? 0 : SIZE_MAX);
    if (!reading.row || *reading.row >= chart.rows.entries.size() ||
        column >= chart.columns.entries.size())
        return std::nullopt;
    return chart.cell(*reading.row, column);
}

void addTable(Row& row, const GameWords& words, const DiceReading& reading) {
    const Chart* chart = words.package().chart(reading.chart);
    row[DiceCards::TableRole] = QVariantMap();
    row[DiceCards::ResultRole] = QString();
    row[DiceCards::EffectRole] = words.phrase(reading.effect);
    if (chart == nullptr)
        return;
    row[DiceCards::TableRole] = tableMap(words, *chart, reading);
    const auto cell = cellRead(*chart, reading);
    if (!cell)
        return;
    row[DiceCards::ResultRole] = QString::fromStdString(*cell);
    if (const auto meaning = chart->legend.find(*cell);
        reading.effect.empty() && meaning != chart->legend.end())
        row[DiceCards::EffectRole] = words.words(meaning->second);
}

/// What was rolled for, the dice, the sum, what it means.
QString spoken(const Row& row) {
    QStringList faces;
    for (const QVariant& face : row.value(DiceCards::FacesRole).toList())
        faces << face.toString();
    QStringList said;
    //: %1 = what was rolled for, %2 = the faces of the dice
    //% "%1: %2"
    said << qtTrId("app.dice.spoken")
                .arg(row.value(DiceCards::TitleRole).toString(), faces.join(u' '));
    if (const QString sum = row.value(DiceCards::SumRole).toString(); !sum.isEmpty())
        //: %1 = the result after modifiers
        //% "modified %1"
        said << qtTrId("app.dice.spokenSum").arg(sum);
    if (const QString effect = row.value(DiceCards::EffectRole).toString(); !effect.isEmpty())
        said << effect;
    return QLocale().createSeparatedList(said);
}

} // namespace

QHash<int, QByteArray> DiceCards::roleNames() const {
    return {{EventRole, "event"},   {TitleRole, "title"}, {FacesRole, "faces"},
            {DieRole, "die"},       {OddsRole, "odds"},   {ModifiersRole, "modifiers"},
            {SumRole, "sum"},       {TableRole, "table"}, {ResultRole, "result"},
            {EffectRole, "effect"}, {LinesRole, "lines"}, {HexRole, "hex"},
            {SideRole, "side"},     {RuleRole, "rule"},   {RuleTitleRole, "ruleTitle"},
            {SpokenRole, "spoken"}};
}

void DiceCards::show(const GameScene& scene) {
    if (scene.match == nullptr || scene.match->journal().path() != m_diary)
        m_cards.clear();
    if (scene.match != nullptr) {
        const Journal& journal = scene.match->journal();
        m_diary = journal.path();
        std::erase_if(m_cards, [&](const Card& card) {
            return !journal.isOnLine(card.page, journal.head(scene.match->branch()));
        });
        if (scene.newEvents != nullptr && scene.before != nullptr)
            add(scene);
    }
    word(scene);
}

/// Every throw with the lines of the story that lead up to the next.
void DiceCards::add(const GameScene& scene) {
    const std::vector<StoryLine> story =
        storyOf(*scene.before, scene.by, scene.viewer, scene.firstEvent, *scene.newEvents);
    const std::vector<DiceStory> throws = diceOf(*scene.before, scene.firstEvent, *scene.newEvents);
    for (std::size_t i = 0; i < throws.size(); ++i) {
        Card card{scene.page, scene.by, throws[i], {}};
        const EventNumber next = i + 1 < throws.size() ? throws[i + 1].event : INT64_MAX;
        for (const StoryLine& line : story) {
            if (line.event > throws[i].event && line.event < next &&
                (line.kind == StoryKind::Turn || line.kind == StoryKind::Phase))
                break; // what follows is another story
            if (line.event > throws[i].event && line.event < next)
                card.lines.push_back(line.text);
        }
        m_cards.push_back(std::move(card));
    }
}

void DiceCards::word(const GameScene& scene) {
    QList<Row> rows;
    if (!m_cards.empty()) {
        const GameWords words(*scene.setting, scene.language);
        for (const Card& card : m_cards)
            rows.append(worded(words, card));
    }
    setRows(std::move(rows));
}

Row DiceCards::worded(const GameWords& words, const Card& card) {
    const DiceReading& reading = card.dice.reading;
    QVariantList faces, lines;
    std::int64_t sum = 0;
    for (const std::uint8_t face : card.dice.dice.faces) {
        faces.append(int(face));
        sum += face;
    }
    for (const Text& line : card.lines)
        lines.append(words.phrase(line));
    const SideId side = reading.side.exists() ? reading.side : card.by;
    Row row;
    row[EventRole] = qlonglong(card.dice.event);
    row[TitleRole] = words.word(card.dice.dice.purpose);
    row[FacesRole] = faces;
    row[DieRole] = int(card.dice.dice.sides);
    row[OddsRole] = words.phrase(reading.odds);
    row[ModifiersRole] = tallyList(words, reading.modifiers);
    row[SumRole] = reading.modifiers.items.empty()
                       ? QString()
                       : numberText(Ratio(sum) + reading.modifiers.total());
    addTable(row, words, reading);
    row[LinesRole] = lines;
    row[HexRole] = reading.hex.exists() ? int(reading.hex.value) : -1;
    row[SideRole] = side.exists() ? int(side.value) : -1;
    row[RuleRole] = words.ruleWord(reading.rule);
    row[RuleTitleRole] = words.ruleTitle(reading.rule);
    row[SpokenRole] = spoken(row);
    return row;
}

void DiceCards::dismiss(int row) {
    if (row < 0 || row >= count())
        return;
    m_cards.erase(m_cards.begin() + row);
    QList<Row> left = rows();
    left.removeAt(row);
    setRows(std::move(left));
}

void DiceCards::dismissAll() {
    m_cards.clear();
    setRows({});
}

} // namespace esagono
