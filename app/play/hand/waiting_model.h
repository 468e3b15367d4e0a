// SPDX-License-Identifier: GPL-3.0-or-later
// Who waits beside the map, by the hex where it would come in: boxes that display.json lays beside
// a hex, and those who have arrived by the schedule and lie among their forces.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#endif
#include "app/table/panels/panel_model.h"

#include <set>

namespace esagono {

class WaitingModel : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Those who wait belong to a game")

public:
    enum Role {
        KeyRole = Qt::UserRole, ///< its box and its hex
        NameRole,               ///< of the box; of those among the forces, the hex
        HexRole,                ///< int: where they come in
        CountersRole,           ///< list of {counter, name, canAct}, as they lie
        CanActRole,             ///< bool: any of them may do something now
        SpokenRole,             ///< one sentence for those who listen
    };

    explicit WaitingModel(QObject* parent = nullptr)
        : PanelModel(parent) {}
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const GameScene& scene);
    void mark(const std::set<CounterId>& canAct);

private:
    [[nodiscard]] Row marked(Row row) const;

    std::set<CounterId> m_canAct;
};

} // namespace esagono
