// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/panel_model.h"

#include <algorithm>

namespace esagono {

int PanelModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant PanelModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_rows.at(index.row()).value(role);
}

void PanelModel::setRows(QList<Row> rows) {
    const int before = count();
    const int after = int(rows.size());
    const auto same = [&](int old, int now) {
        return m_rows.at(old).value(Qt::UserRole) == rows.at(now).value(Qt::UserRole);
    };
    int first = 0;
    while (first < std::min(before, after) && same(first, first))
        ++first;
    int last = 0; // so many at the end are the same
    while (last < std::min(before, after) - first && same(before - 1 - last, after - 1 - last))
        ++last;
    const int at = std::min(before, after) - last; // others take the places of those before it
    if (before > after) {
        beginRemoveRows({}, at, before - last - 1);
        m_rows.remove(at, before - after);
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, at, after - last - 1);
        for (int i = at; i < after - last; ++i)
            m_rows.insert(i, std::move(rows[i]));
        endInsertRows();
    }
    for (int i = 0; i < after; ++i)
        if (i < at || i >= after - last)
            update(i, std::move(rows[i]));
    if (before != after)
        Q_EMIT countChanged();
}

void PanelModel::update(int at, Row row) {
    QList<int> changed;
    for (auto it = row.cbegin(); it != row.cend(); ++it)
        if (m_rows.at(at).value(it.key()) != it.value())
            changed << it.key();
    if (changed.isEmpty())
        return;
    m_rows[at] = std::move(row);
    Q_EMIT dataChanged(index(at), index(at), changed);
}

} // namespace esagono
