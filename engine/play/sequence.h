// SPDX-License-Identifier: GPL-3.0-or-later
// A sequence of play as a table: the rulebook's own table of contents, run by one generic step.
#pragma once

#include "engine/play/draft.h"

namespace esagono {

/// One line of the sequence of play.
struct Stage {
    FrameId frame;            ///< what is pushed
    SideId side;              ///< whose it is; none: a step, or a decision of nobody in particular
    const char* title = "";   ///< message id announced when it begins; empty: silent
    const char* section = ""; ///< of the rulebook
    Milestone milestone = Milestone::Phase;
    /// Whether the stage takes place at all; null: always.
    bool (*when)(const Position&) = nullptr;
    Sides owners = {}; ///< who decides, if the stage is a decision
};

/// Runs the next stage of the table, or pops the frame after the last. The frame's first local is
/// the number of the next stage. The stage's frame gets the side as its first local, if it has one.
void runSequence(Draft& draft, std::span<const Stage> stages);

/// What it is in the midst of before a stage: the last title that holds for more than one stage, as
/// those of a side do not. Empty: there was none.
[[nodiscard]] const char* titleBefore(std::span<const Stage> stages, std::int32_t next);

} // namespace esagono
