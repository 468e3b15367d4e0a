// SPDX-License-Identifier: GPL-3.0-or-later
// The units of whoever is looking that stand on the map, in the order of their hexes: where each
// is, and whether it can act.
#pragma once

#include "app/table/panels/panel_model.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#endif

#include <set>

namespace esagono {

class UnitList : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The units belong to a game")
    Q_PROPERTY(int ableCount READ ableCount NOTIFY marksChanged) ///< so many can act now

public:
    enum Role {
        CounterRole = Qt::UserRole, ///< int: the counter
        NameRole,                   ///< as printed
        HexRole,                    ///< int: where it stands
        SummaryRole,                ///< its values now, and its statuses: "5-4-8 · DSG"
        CanActRole,                 ///< bool: it may do something now
        SelectedRole,               ///< bool
    };

    explicit UnitList(QObject* parent = nullptr)
        : PanelModel(parent) {}
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int ableCount() const;

    void show(const GameScene& scene);
    void mark(const std::set<CounterId>& canAct, const std::set<CounterId>& selected);

Q_SIGNALS:
    void marksChanged();

private:
    [[nodiscard]] Row marked(Row row) const;

    std::set<CounterId> m_canAct, m_selected;
};

} // namespace esagono
