// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/unit_list.h"

#include "app/table/panels/counter_card.h"

#include <algorithm>

namespace esagono {

QHash<int, QByteArray> UnitList::roleNames() const {
    return {{CounterRole, "counter"}, {NameRole, "name"},     {HexRole, "hex"},
            {SummaryRole, "summary"}, {CanActRole, "canAct"}, {SelectedRole, "selected"}};
}

int UnitList::ableCount() const {
    return int(std::ranges::count_if(
        rows(), [](const Row& row) { return row.value(CanActRole).toBool(); }));
}

void UnitList::show(const GameScene& scene) {
    QList<Row> list;
    if (!scene.isEmpty()) {
        const GameWords words(*scene.setting, scene.language);
        for (const SeenCounter& seen : scene.view->counters) {
            if (!seen.counter.exists() || !seen.place.isHex())
                continue;
            if (scene.viewer.kind == Viewer::Kind::Side && seen.side != scene.viewer.side)
                continue;
            Row row;
            row[CounterRole] = int(seen.counter.value);
            row[NameRole] = words.name(seen.counter);
            row[HexRole] = int(seen.place.hex().value);
            row[SummaryRole] = counterSummary(words, scene.position(), seen);
            list.append(marked(std::move(row)));
        }
    }
    setRows(std::move(list));
    Q_EMIT marksChanged();
}

void UnitList::mark(const std::set<CounterId>& canAct, const std::set<CounterId>& selected) {
    if (canAct == m_canAct && selected == m_selected)
        return;
    m_canAct = canAct;
    m_selected = selected;
    QList<Row> marks = rows();
    for (Row& row : marks)
        row = marked(std::move(row));
    setRows(std::move(marks));
    Q_EMIT marksChanged();
}

UnitList::Row UnitList::marked(Row row) const {
    const CounterId counter(std::size_t(row.value(CounterRole).toInt()));
    row[CanActRole] = m_canAct.contains(counter);
    row[SelectedRole] = m_selected.contains(counter);
    return row;
}

} // namespace esagono
