// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/offer_model.h"

namespace esagono {

QVariant OfferModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OfferRow& row = rows()[index.row()];
    switch (role) {
    case KeyRole:
        return row.key;
    case KindRole:
        return row.kind;
    case Qt::DisplayRole:
    case LabelRole:
        return row.label;
    case MainRole:
        return row.main;
    case ConfirmRole:
        return row.confirm;
    case EnabledRole:
        return row.enabled;
    case LeastRole:
        return row.least;
    case MostRole:
        return row.most;
    case ChosenRole:
        return row.chosen;
    case ReadyRole:
        return row.ready;
    case RuleRole:
        return row.rule;
    case LeadsOnRole:
        return row.leadsOn;
    case RevisesRole:
        return row.revises;
    case OnMapRole:
        return row.onMap;
    default:
        return {};
    }
}

QHash<int, QByteArray> OfferModel::roleNames() const {
    return {{KeyRole, "key"},         {KindRole, "kind"},       {LabelRole, "label"},
            {MainRole, "main"},       {ConfirmRole, "confirm"}, {EnabledRole, "enabled"},
            {LeastRole, "least"},     {MostRole, "most"},       {ChosenRole, "chosen"},
            {ReadyRole, "ready"},     {RuleRole, "rule"},       {LeadsOnRole, "leadsOn"},
            {RevisesRole, "revises"}, {OnMapRole, "onMap"}};
}

void OfferModel::show(QList<OfferRow> rows) {
    if (RowModel::show(std::move(rows)))
        Q_EMIT countChanged();
}

} // namespace esagono
