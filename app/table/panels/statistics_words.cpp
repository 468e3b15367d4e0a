// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/statistics_words.h"

#include <QLocale>

#include <numeric>

namespace esagono {

namespace {

QVariantList listOf(const std::vector<int>& numbers, std::size_t atLeast) {
    QVariantList list;
    for (std::size_t i = 0; i < std::max(numbers.size(), atLeast); ++i)
        list.append(i < numbers.size() ? numbers[i] : 0);
    return list;
}

void addSide(QVariantMap& map, const GameWords& words, SideId side, const char* nameKey) {
    map[QStringLiteral("side")] = side.exists() ? int(side.value) : -1;
    map[QLatin1String(nameKey)] = words.name(side);
    map[QStringLiteral("mark")] = words.mark(side);
    map[QStringLiteral("colour")] = words.colour(side);
}

QVariantMap table(const QString& title, const QVariantList& head, const QVariantList& rows) {
    return {{QStringLiteral("title"), title},
            {QStringLiteral("head"), head},
            {QStringLiteral("rows"), rows}};
}

QVariant in(const QVariant& line, const char* key) {
    return line.toMap().value(QLatin1String(key));
}

/// The cells one after the other, as a row of a table; a list within a list would be flattened.
void addRow(QVariantList& rows, const QVariantList& cells) {
    rows.append(QVariant(cells));
}

QVariantMap victoryTable(const QVariantList& victory) {
    QVariantList rows;
    for (const QVariant& line : victory)
        addRow(rows, {in(line, "label"), in(line, "points").toString(), in(line, "sideName")});
    //% "Victory Points"
    return table(qtTrId("app.statistics.victory"),
                 {//% "Place"
                  qtTrId("app.statistics.place"),
                  //% "Points"
                  qtTrId("app.statistics.points"),
                  //% "Held by"
                  qtTrId("app.statistics.holder")},
                 rows);
}

QVariantMap lossTable(const QVariantList& sides, const QVariantList& losses) {
    //% "Turn"
    QVariantList head{qtTrId("app.statistics.turn")};
    for (const QVariant& side : sides) {
        const QString name = in(side, "name").toString();
        //: %1 = side
        //% "%1, steps"
        head.append(qtTrId("app.statistics.steps").arg(name));
        //: %1 = side
        //% "%1, units"
        head.append(qtTrId("app.statistics.units").arg(name));
    }
    QVariantList rows;
    for (const QVariant& line : losses) {
        QVariantList row{in(line, "label")};
        const QVariantList steps = in(line, "steps").toList();
        const QVariantList units = in(line, "units").toList();
        for (qsizetype i = 0; i < steps.size(); ++i)
            row << steps.at(i).toString() << units.at(i).toString();
        addRow(rows, row);
    }
    //% "Losses by turn"
    return table(qtTrId("app.statistics.losses"), head, rows);
}

QVariantMap diceTable(const QVariantList& dice) {
    QVariantList rows;
    for (const QVariant& line : dice)
        for (const QVariant& face : in(line, "faces").toList())
            addRow(rows,
                   {in(line, "name"), in(face, "face").toString(), in(face, "count").toString(),
                    QLocale().toString(in(face, "expected").toDouble(), 'f', 1)});
    //% "Dice"
    return table(qtTrId("app.statistics.dice"),
                 {//% "Side"
                  qtTrId("app.statistics.side"),
                  //% "Face"
                  qtTrId("app.statistics.face"),
                  //% "Rolled"
                  qtTrId("app.statistics.rolled"),
                  //% "Expected"
                  qtTrId("app.statistics.expected")},
                 rows);
}

QVariantMap combatTable(const QVariantList& sides, const QVariantList& combats) {
    //% "Odds"
    QVariantList head{qtTrId("app.statistics.odds")};
    for (const QVariant& side : sides)
        head.append(in(side, "name"));
    QVariantList rows;
    for (const QVariant& line : combats) {
        QVariantList row{in(line, "label")};
        for (const QVariant& count : in(line, "counts").toList())
            row.append(count.toString());
        addRow(rows, row);
    }
    //% "Attacks by odds"
    return table(qtTrId("app.statistics.combats"), head, rows);
}

} // namespace

QVariantList sideList(const GameWords& words) {
    QVariantList list;
    for (std::size_t i = 0; i < words.package().sides.size(); ++i) {
        QVariantMap side;
        addSide(side, words, SideId(i), "name");
        list.append(side);
    }
    return list;
}

QVariantList victoryLines(const GameWords& words, const Position& position) {
    QVariantList lines;
    const auto worth = words.setting().game->rules->worth;
    if (worth == nullptr)
        return lines;
    for (const Worth& each : worth(position)) {
        QVariantMap line{{QStringLiteral("label"), words.phrase(each.label)},
                         {QStringLiteral("hex"), each.hex.exists() ? int(each.hex.value) : -1},
                         {QStringLiteral("points"), each.points},
                         {QStringLiteral("value"), numberText(Ratio(each.points))},
                         {QStringLiteral("rule"), words.ruleWord(each.rule)},
                         {QStringLiteral("ruleTitle"), words.ruleTitle(each.rule)}};
        addSide(line, words, each.side, "sideName");
        lines.append(line);
    }
    return lines;
}

QVariantList scoreLines(const GameWords& words, const View& view) {
    QVariantList lines;
    const std::vector<TrackKind>& tracks = words.package().tracks;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        const Record& look = words.drawn("tracks", tracks[i].id);
        const int threshold = wholeIn(look, "threshold", -1);
        if (threshold < 0 || !view.tracks[i])
            continue;
        const auto side = find<SideId>(words.package().sides, textIn(look, "side").toStdString());
        lines.append(QVariantMap{{QStringLiteral("label"), words.name(tracks[i])},
                                 {QStringLiteral("value"), *view.tracks[i]},
                                 {QStringLiteral("most"), tracks[i].most},
                                 {QStringLiteral("threshold"), threshold},
                                 {QStringLiteral("side"), side.exists() ? int(side.value) : -1}});
    }
    return lines;
}

QVariantMap lossLine(const GameWords& words, int turn, const std::vector<int>& steps,
                     const std::vector<int>& units) {
    const std::size_t count = words.package().sides.size();
    return {{QStringLiteral("turn"), turn},
            {QStringLiteral("label"), QString::number(turn)},
            {QStringLiteral("steps"), listOf(steps, count)},
            {QStringLiteral("units"), listOf(units, count)}};
}

QVariantMap diceLine(const GameWords& words, SideId side, const std::vector<int>& faces) {
    const int rolls = std::accumulate(faces.begin(), faces.end(), 0);
    const double expected = double(rolls) / double(faces.size());
    QVariantList list;
    double sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        sum += double(faces[i]) * double(i + 1);
        list.append(QVariantMap{{QStringLiteral("face"), int(i + 1)},
                                {QStringLiteral("count"), faces[i]},
                                {QStringLiteral("expected"), expected}});
    }
    QVariantMap line{{QStringLiteral("die"), int(faces.size())},
                     {QStringLiteral("rolls"), rolls},
                     {QStringLiteral("mean"), rolls == 0 ? 0.0 : sum / double(rolls)},
                     {QStringLiteral("expected"), expected},
                     {QStringLiteral("expectedMean"), double(faces.size() + 1) / 2},
                     {QStringLiteral("faces"), list}};
    addSide(line, words, side, "name");
    if (!side.exists())
        //% "Others"
        line[QStringLiteral("name")] = qtTrId("app.statistics.nobody");
    return line;
}

QVariantMap combatLine(const AxisEntry& column, const std::vector<int>& counts) {
    return {{QStringLiteral("label"), QString::fromStdString(column.label)},
            {QStringLiteral("counts"), listOf(counts, counts.size())},
            {QStringLiteral("total"), std::accumulate(counts.begin(), counts.end(), 0)}};
}

QVariantList tablesOf(const QVariantList& sides, const QVariantList& victory,
                      const QVariantList& losses, const QVariantList& dice,
                      const QVariantList& combats) {
    return {victoryTable(victory), lossTable(sides, losses), diceTable(dice),
            combatTable(sides, combats)};
}

} // namespace esagono
