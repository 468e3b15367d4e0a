// SPDX-License-Identifier: GPL-3.0-or-later
// What the panels beside the board are shown after every command: the table, and who is looking.
#pragma once

#include "engine/play/match.h"
#include "engine/play/telling/story.h"

#include <QString>

namespace esagono {

/// Everything it points at outlives the call that hands it over, not longer; the match and its
/// setting stay the same until the next `whole` scene.
struct GameScene {
    const Match* match = nullptr; ///< null: no game is being played
    const State* table = nullptr; ///< where there is no match: the table of a replay
    const Setting* setting = nullptr;
    const View* view = nullptr; ///< what the viewer may see now
    Viewer viewer;
    QString language;
    /// What has just happened, as the viewer may know it. Null: nothing new, or everything is
    /// (whole).
    const ToldPage* told = nullptr;
    /// Another game, viewer or language, or something was taken back: whatever was gathered before
    /// is to be gathered anew from the diary.
    bool whole = true;

    /// There is nothing to show.
    [[nodiscard]] bool isEmpty() const { return match == nullptr && table == nullptr; }
    [[nodiscard]] Position position() const {
        return match != nullptr ? match->position() : Position(*table, *setting);
    }
};

} // namespace esagono
