// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of one chart, row by row: what is printed, what it costs, where it comes from, whether
// it differs from the original.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/panels/row_model.h"
#endif

#include <QQmlEngine>

namespace esagono {

struct ChartCell {
    QString text;
    int source = 0;       ///< as Source::Kind
    double balance = 0;   ///< defender's losses less the attacker's, from -1 to 1
    bool weighed = false; ///< whether it has a balance
    bool rolled = true;   ///< reached by the dice and the modifier
    bool differs = false;
    bool odd = false; ///< something was found there
    friend bool operator==(const ChartCell&, const ChartCell&) = default;
};

class ChartGrid : public RowModel<ChartCell> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the tables' bench")

public:
    enum Role {
        TextRole = Qt::UserRole, ///< as printed
        SourceRole,              ///< int: as Source::Kind
        BalanceRole,             ///< real: -1 bad for the attacker, 1 for the defender
        WeighedRole,             ///< bool: whether it has a balance
        RolledRole,              ///< bool: the dice reach it
        DiffersRole,             ///< bool: the original has something else
        OddRole,                 ///< bool: something was found there
    };
    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
};

} // namespace esagono
