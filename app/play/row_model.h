// SPDX-License-Identifier: GPL-3.0-or-later
// A list of plain rows as a model: what stays the same is left alone, so that delegates keep their
// focus while a choice grows.
#pragma once

#include <QAbstractListModel>
#include <QList>

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
        if (rows.size() != m_rows.size()) {
            beginResetModel();
            m_rows = std::move(rows);
            endResetModel();
            return true;
        }
        for (int i = 0; i < count(); ++i)
            if (rows[i] != m_rows[i]) {
                m_rows[i] = std::move(rows[i]);
                Q_EMIT dataChanged(index(i), index(i));
            }
        return false;
    }

private:
    QList<Row> m_rows;
};

} // namespace esagono
