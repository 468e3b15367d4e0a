// SPDX-License-Identifier: GPL-3.0-or-later
// What the panels beside the board are shown after every command: the match, and who is looking.
#pragma once

#include "play/match.h"
#include "play/view.h"

#include <QString>

#include <vector>

namespace esagono {

/// Everything it points at outlives the call that hands it over, not longer; the match and its
/// setting stay the same until the next `whole` scene.
struct GameScene {
    const Match* match = nullptr; ///< null: no game is open, show nothing
    const Setting* setting = nullptr;
    const View* view = nullptr; ///< what the viewer may see now
    Viewer viewer;
    QString language;
    /// What has just happened, as the viewer may know it; null: nothing new, or all of it (whole).
    const std::vector<Event>* newEvents = nullptr;
    EventNumber firstEvent = 0; ///< the number of the first event of the page
    PageNumber page = 0;        ///< the page of the new events; else the head of the line
    /// Another game, viewer or language, or something was taken back: whatever was gathered before
    /// is to be gathered anew from the diary.
    bool whole = true;
};

} // namespace esagono
