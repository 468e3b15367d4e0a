// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 3: how the table is laid.
#include "engine/tscw/chapters.h"

namespace esagono::tscw {

namespace {

/// 3.3: reinforcements lie in the boxes of their turns.
void layOutReinforcements(Draft& draft) {
    for (const SetupGroup& group : draft.setting().scenario->reinforcements)
        for (const CounterId counter : group.counters)
            if (!draft.position().place(counter).exists())
                draft.place(counter, turnBox(group.turn), "3.3",
                            static_cast<std::uint8_t>(group.face));
}

} // namespace

void begin(Draft& draft) {
    layOut(draft);
    layOutReinforcements(draft);
    draft.push(frame(turnKind), {}, {0}, "5.1");
}

} // namespace esagono::tscw
