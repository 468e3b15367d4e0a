// SPDX-License-Identifier: GPL-3.0-or-later
// A list of plain rows as a model: what stays the same is left alone, so that delegates keep their
// focus while a choice grows.
#pragma once

#include <QAbstractListModel>
#include <QList>

#include <algorithm>

namespace esagono {

template <class Row>
class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : count();
    }
    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }

    /// Shows these rows from now on. True if their number changed.
    bool show(QList<Row> rows) {
        const int before = count();
        const int now = int(rows.size());
        const int kept = std::min(before, now);
        int head = 0; // rows at either end that are as before
        while (head < kept && rows[head] == m_rows[head])
            ++head;
        int tail = 0;
        while (tail < kept - head && rows[now - 1 - tail] == m_rows[before - 1 - tail])
            ++tail;
        for (int i = head; i < kept - tail; ++i)
            if (rows[i] != m_rows[i]) {
                m_rows[i] = std::move(rows[i]);
                Q_EMIT dataChanged(index(i), index(i));
            }
        const int at = kept - tail;
        if (now > before) {
            beginInsertRows({}, at, at + now - before - 1);
            m_rows = m_rows.first(at) + rows.sliced(at, now - before) + m_rows.sliced(at);
            endInsertRows();
        } else if (now < before) {
            beginRemoveRows({}, at, at + before - now - 1);
            m_rows.remove(at, before - now);
            endRemoveRows();
        }
        return now != before;
    }

private:
    QList<Row> m_rows;
};

} // namespace esagono
