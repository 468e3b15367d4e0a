// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of the stack of pending decisions and running steps. A frame with owners waits for
// their answers; a frame without owners runs.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/values.h"

namespace esagono {

struct Frame {
    FrameId name;
    Sides owners; ///< those who still have to answer
    Values locals;
    friend bool operator==(const Frame&, const Frame&) = default;
};

} // namespace esagono
