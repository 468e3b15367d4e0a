// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the board, fed together.
#pragma once

#include "app/play/chronicle.h"
#include "app/play/dice_cards.h"
#include "app/play/log_model.h"
#include "app/play/stack_model.h"
#include "app/play/statistics.h"
#include "app/play/track_model.h"
#include "app/play/tray_model.h"
#include "app/play/unit_list.h"
#include "app/play/waiting_model.h"

namespace esagono {

struct GamePanels {
    Chronicle chronicle;
    LogModel log{chronicle};
    TrackModel tracks;
    StackModel stack;
    StackModel glance; ///< what the pointer rests on
    TrayModel tray;
    UnitList units;
    WaitingModel waiting;
    DiceCards dice;
    Statistics statistics{chronicle};

    /// Shows the scene in all of them but the stack, which waits until it is known what is
    /// selected.
    void show(const GameScene& scene) {
        log.show(scene);
        tracks.show(scene);
        tray.show(scene);
        units.show(scene);
        waiting.show(scene);
        dice.show(scene);
        statistics.show(scene);
    }
    /// Who may act now, who may not, and who is selected.
    void mark(const std::set<CounterId>& canAct, const std::set<CounterId>& spent,
              const std::set<CounterId>& selected) {
        stack.mark(canAct, spent, selected);
        units.mark(canAct, selected);
        waiting.mark(canAct);
    }
};

} // namespace esagono
