// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/choice_model.h"

namespace esagono {

QVariant ChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChoiceRow& row = rows()[index.row()];
    switch (role) {
    case ValueRole:
        return row.value;
    case Qt::DisplayRole:
    case LabelRole:
        return row.label;
    case CounterRole:
        return row.counter;
    case HexRole:
        return row.hex;
    case ChosenRole:
        return row.chosen;
    case AmountRole:
        return row.amount;
    case CapacityRole:
        return row.capacity;
    case BlockedReasonRole:
        return row.blockedReason;
    case BlockedRuleRole:
        return row.blockedRule;
    case PositionRole:
        return row.position;
    default:
        return {};
    }
}

QHash<int, QByteArray> ChoiceModel::roleNames() const {
    return {{ValueRole, "value"},
            {LabelRole, "label"},
            {CounterRole, "counter"},
            {HexRole, "hex"},
            {ChosenRole, "chosen"},
            {AmountRole, "amount"},
            {CapacityRole, "capacity"},
            {BlockedReasonRole, "blockedReason"},
            {BlockedRuleRole, "blockedRule"},
            {PositionRole, "position"}};
}

void ChoiceModel::show(QList<ChoiceRow> rows) {
    if (RowModel::show(std::move(rows)))
        Q_EMIT countChanged();
}

} // namespace esagono
