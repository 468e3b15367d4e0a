// SPDX-License-Identifier: GPL-3.0-or-later
// What may be laid over the map: zones of control, supply, control, objectives, reach.
#pragma once

#include "app/table/panels/row_model.h"

#include <QQmlEngine>
#include <QString>

namespace esagono {

struct LayerRow {
    QString id;
    QString label;
    QString key;
    QString glyph;
    bool on = false;
    friend bool operator==(const LayerRow&, const LayerRow&) = default;
};

class LayerModel : public RowModel<LayerRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Layers belong to a game")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        LayerIdRole = Qt::UserRole, ///< "reach", "control", "objectives", or one of the game's own
        LabelRole,                  ///< what it is called, in the language chosen
        KeyRole,                    ///< the key that switches it: "R"; empty: none
        GlyphRole,                  ///< the name of its icon
        OnRole,                     ///< whether it is shown
    };

    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(QList<LayerRow> rows);
    [[nodiscard]] bool isOn(const QString& id) const;

Q_SIGNALS:
    void countChanged();
};

} // namespace esagono
