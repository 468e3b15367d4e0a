// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/counter_card.h"

#include "app/table/panels/stack_model.h"
#include "engine/all_games.h"
#include "engine/play/steps.h"

#include <QLocale>

#include <algorithm>

namespace esagono {

namespace {

using Row = PanelModel::Row;

std::vector<Preview::Part> partsOf(const GameWords& words, const Position& position,
                                   CounterId counter) {
    const auto explain = words.setting().game->rules->explain;
    return explain == nullptr ? std::vector<Preview::Part>() : explain(position, counter);
}

/// What the printed figure counts for now.
QString valueNow(const Counter& counter, std::size_t face, AttributeId attribute,
                 const std::vector<Preview::Part>& parts) {
    const auto part = std::ranges::find(parts, attribute, &Preview::Part::about);
    return numberText(part == parts.end() ? Ratio(counter.number(face, attribute))
                                          : part->tally.total());
}

/// What is printed on the face that is up, figure by figure, and what it counts for now.
QVariantList values(const GameWords& words, const Counter& counter, std::size_t face,
                    const std::vector<Preview::Part>& parts) {
    QVariantList list;
    const GamePackage& package = words.package();
    const AttributeId steps = stepsAttribute(package); // have a line of their own
    for (std::size_t i = 0; i < package.attributes.size(); ++i) {
        if (!counter.has(face, AttributeId(i)) || AttributeId(i) == steps)
            continue;
        const QString printed = numberText(Ratio(counter.number(face, AttributeId(i))));
        const QString now = valueNow(counter, face, AttributeId(i), parts);
        list.append(
            QVariantMap{{QStringLiteral("key"), QString::fromStdString(package.attributes[i].id)},
                        {QStringLiteral("label"), capitalised(words.name(package.attributes[i]))},
                        {QStringLiteral("printed"), printed},
                        {QStringLiteral("text"), now},
                        {QStringLiteral("modified"), now != printed}});
    }
    return list;
}

/// The word of a trait in which counters are grouped or told apart, by how it is drawn.
QString traitWord(const GameWords& words, const Counter& counter, const TraitKind& trait,
                  std::size_t number) {
    const WordId word = counter.words[number];
    return word.exists() ? words.name(trait.words[word.index()]) : QString();
}

/// Whether its words have pictures of their own: infantry, headquarters.
bool saysWhatItIs(const Record& look) {
    const auto list = look.find("words");
    return list != look.end() && list->is_array() && !list->empty() &&
           list->front().contains("symbol");
}

/// What the value of a status is called, and how it is written on its badge.
QVariantMap statusMap(const GameWords& words, const StatusKind& status, int value) {
    const Record& look = words.drawn("statuses", status.id);
    QString label = capitalised(words.name(status));
    QString text;
    if (const auto list = look.find("values"); list != look.end() && list->is_array())
        for (const Record& each : *list)
            if (wholeIn(each, "value", INT_MIN) == value) {
                label = words.words(each.value("label", Record()));
                text = words.words(each.value("text", Record()));
            }
    return {{QStringLiteral("key"), QString::fromStdString(status.id)},
            {QStringLiteral("label"), label},
            {QStringLiteral("text"), text},
            {QStringLiteral("badge"), textIn(look, "badge")},
            {QStringLiteral("value"), value}};
}

QVariantList statuses(const GameWords& words, const SeenCounter& seen) {
    QVariantList list;
    const GamePackage& package = words.package();
    for (std::size_t i = 0; i < seen.statuses.size(); ++i) {
        const StatusKind& status = package.statuses[i];
        if (!isHidden(words.drawn("statuses", status.id)) && seen.statuses[i] &&
            *seen.statuses[i] != status.standard)
            list.append(statusMap(words, status, *seen.statuses[i]));
    }
    return list;
}

void addSupply(Row& row, const Position& position, SideId viewer, CounterId counter) {
    if (position.setting().game->rules->trace == nullptr || !position.isOnMap(counter))
        return;
    const bool supplied = !supplyLine(position, viewer, counter).empty();
    row[StackModel::SuppliedRole] = supplied;
    if (supplied)
        //% "In supply"
        row[StackModel::SupplyRole] = qtTrId("app.stack.supplied");
    else
        //% "Out of supply"
        row[StackModel::SupplyRole] = qtTrId("app.stack.notSupplied");
}

/// Name, kind, values and what is not as usual, one after the other.
QString spokenCounter(const Row& row) {
    QStringList said{row.value(StackModel::NameRole).toString()};
    if (const QString kind = row.value(StackModel::KindRole).toString(); !kind.isEmpty())
        said << kind;
    for (const QVariant& each : row.value(StackModel::ValuesRole).toList())
        said << QStringLiteral("%1 %2").arg(each.toMap().value(QStringLiteral("label")).toString(),
                                            each.toMap().value(QStringLiteral("text")).toString());
    for (const QVariant& each : row.value(StackModel::StatusesRole).toList())
        said << each.toMap().value(QStringLiteral("label")).toString();
    return QLocale().createSeparatedList(said);
}

Row blank() {
    Row row;
    row[StackModel::ValuesRole] = row[StackModel::PartsRole] = row[StackModel::StatusesRole] =
        QVariantList();
    for (const int role : {StackModel::SupplyRole, StackModel::StepRole, StackModel::FormationRole,
                           StackModel::KindRole})
        row[role] = QString();
    row[StackModel::SuppliedRole] = false;
    row[StackModel::StepsRole] = row[StackModel::FaceRole] = 0;
    return row;
}

void addSide(Row& row, const GameWords& words, SideId side) {
    row[StackModel::SideRole] = side.exists() ? int(side.value) : -1;
    row[StackModel::MarkRole] = words.mark(side);
    row[StackModel::ColourRole] = words.colour(side);
}

void addTraits(Row& row, const GameWords& words, const Counter& counter) {
    const GamePackage& package = words.package();
    for (std::size_t i = 0; i < package.traits.size(); ++i) {
        const Record& look = words.drawn("traits", package.traits[i].id);
        if (textIn(look, "style") == QLatin1String("band"))
            row[StackModel::FormationRole] = traitWord(words, counter, package.traits[i], i);
        else if (saysWhatItIs(look))
            row[StackModel::KindRole] = traitWord(words, counter, package.traits[i], i);
    }
}

} // namespace

Row counterCard(const GameWords& words, const Position& position, SideId viewer,
                const SeenCounter& seen) {
    const Counter& counter = words.package().counters[seen.counter.index()];
    Row row = blank();
    row[StackModel::CounterRole] = int(seen.counter.value);
    row[StackModel::NameRole] = words.name(seen.counter);
    row[StackModel::HiddenRole] = false;
    addSide(row, words, seen.side);
    row[StackModel::FaceRole] = int(seen.face);
    const std::vector<Preview::Part> parts = partsOf(words, position, seen.counter);
    row[StackModel::ValuesRole] = values(words, counter, seen.face, parts);
    QVariantList reasons;
    for (const Preview::Part& part : parts)
        reasons.append(partMap(words, part));
    row[StackModel::PartsRole] = reasons;
    const AttributeId steps = stepsAttribute(words.package());
    if (const int all = stepsPrinted(counter, 0, steps); all > 1) {
        const int left = stepsPrinted(counter, seen.face, steps);
        row[StackModel::StepsRole] = left;
        row[StackModel::StepRole] = QStringLiteral("%1 / %2").arg(left).arg(all);
    }
    addTraits(row, words, counter);
    row[StackModel::StatusesRole] = statuses(words, seen);
    addSupply(row, position, viewer, seen.counter);

    row[StackModel::SpokenRole] = spokenCounter(row);
    return row;
}

Row hiddenCard(const GameWords& words, SideId side, int number) {
    Row row = blank();
    row[StackModel::CounterRole] = number;
    //% "Hidden unit"
    row[StackModel::NameRole] = qtTrId("app.stack.hidden");
    row[StackModel::HiddenRole] = true;
    addSide(row, words, side);
    row[StackModel::SpokenRole] = row[StackModel::NameRole];
    return row;
}

QString counterSummary(const GameWords& words, const Position& position, const SeenCounter& seen) {
    const Counter& counter = words.package().counters[seen.counter.index()];
    const std::vector<Preview::Part> parts = partsOf(words, position, seen.counter);
    QStringList figures, said;
    for (std::size_t i = 0; i < words.package().attributes.size(); ++i)
        if (counter.has(seen.face, AttributeId(i)))
            figures << valueNow(counter, seen.face, AttributeId(i), parts);
    said << figures.join(u'-');
    for (const QVariant& status : statuses(words, seen)) {
        const QVariantMap map = status.toMap();
        const QString text = map.value(QStringLiteral("text")).toString();
        said << (text.isEmpty() ? map.value(QStringLiteral("label")).toString() : text);
    }
    said.removeAll(QString());
    return said.join(QStringLiteral(" · "));
}

QVariantList tallyList(const GameWords& words, const Tally& tally) {
    QVariantList items;
    for (const TallyItem& item : tally.items)
        items.append(QVariantMap{{QStringLiteral("label"), words.phrase(item.label)},
                                 {QStringLiteral("value"), numberText(item.value)},
                                 {QStringLiteral("rule"), words.ruleWord(item.rule)},
                                 {QStringLiteral("ruleTitle"), words.ruleTitle(item.rule)}});
    return items;
}

QVariantMap partMap(const GameWords& words, const Preview::Part& part) {
    return {{QStringLiteral("label"), words.phrase(part.label)},
            {QStringLiteral("total"), numberText(part.tally.total())},
            {QStringLiteral("items"), tallyList(words, part.tally)}};
}

} // namespace esagono
