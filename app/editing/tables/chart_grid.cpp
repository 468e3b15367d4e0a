// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/tables/chart_grid.h"

namespace esagono {

QVariant ChartGrid::data(const QModelIndex& index, int role) const {
    const ChartCell& cell = rows()[index.row()];
    switch (role) {
    case TextRole:
        return cell.text;
    case SourceRole:
        return cell.source;
    case BalanceRole:
        return cell.balance;
    case WeighedRole:
        return cell.weighed;
    case RolledRole:
        return cell.rolled;
    case DiffersRole:
        return cell.differs;
    case OddRole:
        return cell.odd;
    default:
        return {};
    }
}

QHash<int, QByteArray> ChartGrid::roleNames() const {
    return {{TextRole, "text"},       {SourceRole, "source"}, {BalanceRole, "balance"},
            {WeighedRole, "weighed"}, {RolledRole, "rolled"}, {DiffersRole, "differs"},
            {OddRole, "odd"}};
}

} // namespace esagono
