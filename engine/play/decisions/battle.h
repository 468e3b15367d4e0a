// SPDX-License-Identifier: GPL-3.0-or-later
// A battle as a table of steps, run until somebody has to decide. Its frame keeps what the steps
// hand to each other.
#pragma once

#include "engine/play/decisions/locals.h"
#include "engine/play/draft.h"

#include <span>

namespace esagono {

/// What a battle is derived from. The step that comes next is one of its locals, as a number or as
/// an enumeration of the steps.
template <class Battle, class Next = int>
struct Stepwise : Locals<Battle> {
    using Step = void (*)(Draft&, Battle&);

    Next step{};         ///< the next one
    bool isKept = false; ///< by its step, in its frame: nothing changes until the step is over
};

/// Keeps a battle in its frame, which lies on top.
template <class Battle>
void keep(Draft& draft, Battle& battle) {
    draft.revise(battle.locals());
    battle.isKept = true;
}

/// A step needs a decision before the battle can go on.
template <class Battle>
void ask(Draft& draft, Battle& battle, FrameId decision, SideId owner, Values locals,
         const char* section) {
    keep(draft, battle);
    draft.push(decision, owner, std::move(locals), section);
}

/// Runs the steps of the battle on top, from the next one on, until one of them pushes a frame or
/// all are done; tells whether they are. A step may name another one as the next. `goesOn` is asked
/// before every step, and may skip some; null: all are run.
template <class Battle>
[[nodiscard]] bool runSteps(Draft& draft, Battle& battle,
                            std::span<const typename Battle::Step> steps,
                            bool (*goesOn)(const Position&, Battle&) = nullptr) {
    using Next = decltype(battle.step);
    const std::size_t depth = draft.position().depth();
    while (goesOn == nullptr || goesOn(draft.position(), battle)) {
        const auto now = static_cast<std::size_t>(battle.step);
        if (now >= steps.size())
            return true;
        battle.step = static_cast<Next>(now + 1);
        battle.isKept = false;
        steps[now](draft, battle);
        if (const std::size_t pushed = draft.position().depth() - depth; pushed > 0) {
            if (!battle.isKept)
                draft.revise(battle.locals(), pushed);
            return false;
        }
    }
    return true;
}

/// Those of the units that are still on the map.
[[nodiscard]] inline std::vector<CounterId> stillOnMap(const Position& position,
                                                       std::vector<CounterId> units) {
    std::erase_if(units, [&](CounterId unit) { return !position.isOnMap(unit); });
    return units;
}

} // namespace esagono
