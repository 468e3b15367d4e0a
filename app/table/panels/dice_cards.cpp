// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/dice_cards.h"

#include "app/table/panels/chart_table.h"
#include "app/table/panels/counter_card.h"
#include "app/table/words/game_words.h"

#include <QLocale>

#include <algorithm>

namespace esagono {

namespace {

using Row = PanelModel::Row;

using Throws = std::vector<DiceStory>;

/// The cell where row and column cross, or nothing.
std::optional<std::string> cellRead(const Chart* chart, const DiceReading& reading) {
    if (chart == nullptr || !reading.row || !reading.column ||
        *reading.row >= chart->rows.entries.size() ||
        *reading.column >= chart->columns.entries.size())
        return std::nullopt;
    return chart->cell(*reading.row, *reading.column);
}

/// What a throw brought: as the rules say, else as the table's legend says.
QString effectOf(const GameWords& words, const Chart* chart, const DiceReading& reading) {
    if (!reading.effect.empty())
        return words.phrase(reading.effect);
    const auto cell = cellRead(chart, reading);
    return cell ? meaningOf(*chart, *cell, words.language()) : QString();
}

/// Of several throws, each effect once, and how often.
using Effects = std::vector<std::pair<QString, int>>;

Effects effectsOf(const GameWords& words, const Chart* chart, const Throws& throws) {
    Effects effects;
    for (const DiceStory& each : throws) {
        const QString effect = effectOf(words, chart, each.reading);
        const auto known = std::ranges::find(effects, effect, &std::pair<QString, int>::first);
        if (known != effects.end())
            ++known->second;
        else if (!effect.isEmpty())
            effects.emplace_back(effect, 1);
    }
    return effects;
}

QString joined(const Effects& effects) {
    QStringList said;
    for (const auto& [effect, times] : effects)
        said << (times == 1 ? effect : QStringLiteral("%1 × %2").arg(times).arg(effect));
    return said.join(QStringLiteral(" · "));
}

/// Where on the table the dice lie: those of a throw without a row are read each by itself.
std::vector<DiceReading> readingsOf(const Chart& chart, const Throws& throws) {
    std::vector<DiceReading> readings;
    for (const DiceStory& each : throws) {
        readings.push_back(each.reading);
        if (each.reading.row || !each.reading.column || each.dice.faces.size() < 2)
            continue;
        readings.pop_back();
        const auto added = static_cast<int>(each.reading.modifiers.total().roundedDown());
        for (const std::uint8_t face : each.dice.faces) {
            readings.push_back(each.reading);
            readings.back().row = chart.rowHeld(face + added);
        }
    }
    return readings;
}

void addTable(Row& row, const GameWords& words, const Chart* chart, const Throws& throws) {
    const DiceReading& first = throws.front().reading;
    row[DiceCards::TableRole] =
        chart == nullptr ? QVariantMap()
                         : chartTable(*chart, words.language(), readingsOf(*chart, throws));
    const auto cell = throws.size() == 1 ? cellRead(chart, first) : std::nullopt;
    const bool isSaid = cell && chart->legend.contains(*cell) && !isCode(*chart, *cell);
    row[DiceCards::ResultRole] = cell && !isSaid ? QString::fromStdString(*cell) : QString();
}

/// Whether two throws can share a card: for the same, with nothing to reckon.
bool belongTogether(const DiceStory& a, const DiceStory& b) {
    return a.dice.purpose == b.dice.purpose && a.dice.sides == b.dice.sides &&
           a.reading.chart == b.reading.chart && a.reading.hex == b.reading.hex &&
           a.reading.side == b.reading.side && a.reading.odds.empty() && b.reading.odds.empty() &&
           a.reading.modifiers.items.empty() && b.reading.modifiers.items.empty();
}

/// What was rolled for, the dice, the sum, what it means.
QString spokenThrow(const Row& row) {
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
        if (scene.told != nullptr)
            add(*scene.told);
    }
    word(scene);
}

void DiceCards::showOnly(const GameScene& scene) {
    m_cards.clear();
    if (scene.told != nullptr)
        add(*scene.told);
    std::ranges::reverse(m_cards);
    word(scene);
}

/// Every throw with the lines of the story that lead up to the next.
void DiceCards::add(const ToldPage& told) {
    const Throws& throws = told.dice;
    for (std::size_t i = 0; i < throws.size(); ++i) {
        if (i > 0 && belongTogether(throws[i - 1], throws[i]))
            m_cards.back().dice.push_back(throws[i]);
        else
            m_cards.push_back({told.page, told.side, {throws[i]}, {}, {}});
        const EventNumber next = i + 1 < throws.size() ? throws[i + 1].event : INT64_MAX;
        for (const StoryLine& line : told.story) {
            if (line.event <= throws[i].event || line.event >= next)
                continue;
            if (line.kind == StoryKind::Turn || line.kind == StoryKind::Phase)
                break; // what follows is another story
            m_cards.back().lines.push_back(line.text);
        }
    }
}

void DiceCards::word(const GameScene& scene) {
    QList<Row> rows;
    const bool anew = std::exchange(m_language, scene.language) != scene.language;
    if (!m_cards.empty()) {
        const GameWords words(*scene.setting, scene.language);
        for (Card& card : m_cards) {
            if (anew || card.row.isEmpty())
                card.row = worded(words, card);
            rows.append(card.row);
        }
    }
    setRows(std::move(rows));
}

Row DiceCards::worded(const GameWords& words, const Card& card) {
    const DiceStory& first = card.dice.front();
    const DiceReading& reading = first.reading;
    QVariantList faces, lines;
    std::int64_t sum = 0;
    for (const DiceStory& thrown : card.dice)
        for (const std::uint8_t face : thrown.dice.faces) {
            faces.append(int(face));
            sum += face;
        }
    const Chart* const chart = words.package().chart(reading.chart);
    const Effects effects = effectsOf(words, chart, card.dice);
    for (const Text& each : card.lines)
        if (const QString line = words.phrase(each);
            std::ranges::count(effects, line, &Effects::value_type::first) == 0)
            lines.append(line);
    const SideId side = reading.side.exists() ? reading.side : card.by;
    Row row;
    row[EventRole] = qlonglong(first.event);
    row[TitleRole] = words.word(first.dice.purpose);
    row[FacesRole] = faces;
    row[DieRole] = int(first.dice.sides);
    row[OddsRole] = words.phrase(reading.odds);
    row[ModifiersRole] = tallyList(words, reading.modifiers);
    const bool isEachByItself = faces.size() > 1 && !reading.row; // their sum means nothing
    row[SumRole] = reading.modifiers.items.empty() || isEachByItself
                       ? QString()
                       : numberText(Ratio(sum) + reading.modifiers.total());
    addTable(row, words, chart, card.dice);
    row[EffectRole] = joined(effects);
    row[LinesRole] = lines;
    row[HexRole] = reading.hex.exists() ? int(reading.hex.value) : -1;
    row[SideRole] = side.exists() ? int(side.value) : -1;
    row[RuleRole] = words.ruleWord(reading.rule);
    row[RuleTitleRole] = words.ruleTitle(reading.rule);
    row[SpokenRole] = spokenThrow(row);
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
