// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/layer_model.h"

#include <algorithm>

namespace esagono {

QVariant LayerModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LayerRow& row = rows()[index.row()];
    switch (role) {
    case LayerIdRole:
        return row.id;
    case Qt::DisplayRole:
    case LabelRole:
        return row.label;
    case KeyRole:
        return row.key;
    case GlyphRole:
        return row.glyph;
    case OnRole:
        return row.on;
    default:
        return {};
    }
}

QHash<int, QByteArray> LayerModel::roleNames() const {
    return {{LayerIdRole, "layerId"},
            {LabelRole, "label"},
            {KeyRole, "key"},
            {GlyphRole, "glyph"},
            {OnRole, "on"}};
}

void LayerModel::show(QList<LayerRow> rows) {
    if (RowModel::show(std::move(rows)))
        Q_EMIT countChanged();
}

bool LayerModel::isOn(const QString& id) const {
    return std::ranges::any_of(rows(), [&](const LayerRow& row) { return row.on && row.id == id; });
}

} // namespace esagono
