// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/sequence.h"

namespace esagono {

void runSequence(Draft& draft, std::span<const Stage> stages) {
    const auto next = static_cast<std::size_t>(draft.position().locals().get(0, 0));
    if (next >= stages.size()) {
        draft.pop();
        return;
    }
    draft.setLocal(0, static_cast<std::int32_t>(next + 1));
    const Stage& stage = stages[next];
    if (stage.when != nullptr && !stage.when(draft.position()))
        return;
    if (*stage.title != '\0')
        draft.say(stage.side.exists() ? Text(stage.title, stage.side) : Text(stage.title),
                  stage.section, stage.milestone);
    Values locals(draft.setting().kind(stage.frame).locals.size());
    if (stage.side.exists() && locals.fields() > 0)
        locals.set(0, stage.side);
    draft.push(stage.frame, stage.owners, std::move(locals), stage.section);
}

const char* titleBefore(std::span<const Stage> stages, std::int32_t next) {
    const char* title = "";
    for (std::size_t i = 0; i < stages.size() && static_cast<std::int32_t>(i) < next; ++i)
        if (*stages[i].title != '\0' && !stages[i].side.exists())
            title = stages[i].title;
    return title;
}

} // namespace esagono
