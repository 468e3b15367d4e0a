// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a panel, each a value by role. What stays the same is left alone, so that the panel
// keeps its focus and its place.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

namespace esagono {

class PanelModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// By role. The first role, Qt::UserRole, says which row it is.
    using Row = QHash<int, QVariant>;

    explicit PanelModel(QObject* parent = nullptr)
        : QAbstractListModel(parent) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }

Q_SIGNALS:
    void countChanged();

protected:
    /// Shows these rows from now on: says what changed in which, and which come and go. Where
    /// others come for those that go, they take their places: changing a delegate is cheaper than
    /// making one.
    void setRows(QList<Row> rows);

private:
    void update(int at, Row row);

    QList<Row> m_rows;
};

} // namespace esagono
