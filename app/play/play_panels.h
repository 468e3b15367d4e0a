// SPDX-License-Identifier: GPL-3.0-or-later
// The panels that only a game being played has, fed together.
#pragma once

#include "app/play/hand/tray_model.h"
#include "app/play/hand/waiting_model.h"
#include "app/table/panels/chronicle.h"
#include "app/table/panels/log_model.h"
#include "app/table/panels/statistics.h"
#include "app/table/panels/unit_list.h"

namespace esagono {

struct PlayPanels {
    Chronicle chronicle;
    LogModel log{chronicle};
    TrayModel tray;
    UnitList units;
    WaitingModel waiting;
    Statistics statistics{chronicle};

    void show(const GameScene& scene) {
        log.show(scene);
        tray.show(scene);
        units.show(scene);
        waiting.show(scene);
        statistics.show(scene);
    }
    /// Who may act now, and who is selected.
    void mark(const std::set<CounterId>& canAct, const std::set<CounterId>& selected) {
        units.mark(canAct, selected);
        waiting.mark(canAct);
    }
};

} // namespace esagono
