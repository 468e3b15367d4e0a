// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/waiting_model.h"

#include "app/table/words/game_words.h"

#include <algorithm>
#include <map>

namespace esagono {

namespace {

constexpr std::size_t mostEntries = 3; // whoever may come in at more hexes waits beside none

/// Where those in a box wait, as it is drawn; none: not beside the map.
HexId besideHex(const GameWords& words, BoxId box) {
    const QString at = textIn(words.drawn("boxes", words.package().boxes[box.index()].id), "at");
    return at.isEmpty() ? HexId() : words.setting().map->find(at.toStdString());
}

bool isAmongForces(const GameWords& words, BoxId box) {
    return textIn(words.drawn("boxes", words.package().boxes[box.index()].id), "panel") ==
           QLatin1String("tray");
}

/// Where the schedule lets a counter come in; none: nowhere in particular.
HexId entryHexOf(const Scenario& scenario, CounterId counter) {
    for (const SetupGroup& group : scenario.reinforcements) {
        if (std::ranges::find(group.counters, counter) == group.counters.end())
            continue;
        if (group.place.isHex())
            return group.place.hex();
        return group.hexes.empty() || group.hexes.size() > mostEntries ? HexId()
                                                                       : group.hexes.front();
    }
    return {};
}

} // namespace

QHash<int, QByteArray> WaitingModel::roleNames() const {
    return {{KeyRole, "key"},           {NameRole, "name"},     {HexRole, "hex"},
            {CountersRole, "counters"}, {CanActRole, "canAct"}, {SpokenRole, "spoken"}};
}

void WaitingModel::show(const GameScene& scene) {
    if (scene.isEmpty()) {
        setRows({});
        return;
    }
    std::map<std::pair<BoxId, HexId>, QVariantList> waiting;
    QList<Row> list;
    const GameWords words(*scene.setting, scene.language);
    for (const SeenCounter& seen : scene.view->counters) {
        if (!seen.counter.exists() || !seen.place.isBox())
            continue;
        const BoxId box = seen.place.box();
        HexId hex = besideHex(words, box);
        if (!hex.exists() && isAmongForces(words, box))
            hex = entryHexOf(*scene.setting->scenario, seen.counter);
        if (hex.exists())
            waiting[{box, hex}].append(
                QVariantMap{{QStringLiteral("counter"), seen.counter.value},
                            {QStringLiteral("name"), words.name(seen.counter)}});
    }
    for (const auto& [where, counters] : waiting) {
        const auto& [box, hex] = where;
        const BoxKind& kind = words.package().boxes[box.index()];
        Row row;
        row[KeyRole] = QStringLiteral("%1 %2").arg(QString::fromStdString(kind.id)).arg(hex.value);
        row[NameRole] = isAmongForces(words, box) ? words.hexLabel(hex) : words.name(kind);
        row[HexRole] = int(hex.value);
        row[CountersRole] = counters;
        row[SpokenRole] = qtTrId("app.track.spoken")
                              .arg(row[NameRole].toString(), QString::number(counters.size()));
        list.append(marked(std::move(row)));
    }
    setRows(std::move(list));
}

void WaitingModel::mark(const std::set<CounterId>& canAct) {
    if (canAct == m_canAct)
        return;
    m_canAct = canAct;
    QList<Row> marks = rows();
    for (Row& row : marks)
        row = marked(std::move(row));
    setRows(std::move(marks));
}

WaitingModel::Row WaitingModel::marked(Row row) const {
    QVariantList counters = row.value(CountersRole).toList();
    bool any = false;
    for (QVariant& each : counters) {
        QVariantMap counter = each.toMap();
        const bool can =
            m_canAct.contains(CounterId(counter.value(QStringLiteral("counter")).toUInt()));
        counter[QStringLiteral("canAct")] = can;
        any = any || can;
        each = counter;
    }
    row[CountersRole] = counters;
    row[CanActRole] = any;
    return row;
}

} // namespace esagono
