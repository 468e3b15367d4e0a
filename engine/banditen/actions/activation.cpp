// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.1.a: the players act in turn until both pass. A5: a pass is not final.
#include "engine/banditen/actions/activation.h"

#include "engine/banditen/messages.h"

namespace esagono::banditen {

namespace {

bool canAct(const Position& position, SideId side) {
    return position.track(pointsTrack[side.index()]) > 0 || hasEntry(position, side);
}

void runActivation(Draft& draft) {
    if (askForReplacement(draft))
        return;
    refresh(draft);
    endIfDecided(draft);
    if (draft.position().isOver())
        return;
    Values locals = draft.position().locals();
    SideId side = locals.has(NextSide) // who has the initiative begins
                      ? locals.side(NextSide)
                      : SideId(static_cast<std::size_t>(draft.position().track(initiative)));
    int passes = locals.get(Passes, 0);
    while (passes < 2 && !canAct(draft.position(), side)) { // out of points: a pass of itself
        ++passes;
        side = other(side);
    }
    if (passes >= 2) {
        draft.pop();
        return;
    }
    locals.set(NextSide, side);
    locals.set(Passes, passes);
    draft.revise(std::move(locals));
    draft.push(frame(actKind), side, {}, "3.1.a");
}

} // namespace

void takeTurn(Draft& draft, SideId next, int passes) {
    draft.pop();
    Values locals = draft.position().locals();
    locals.set(NextSide, next);
    locals.set(Passes, passes);
    draft.revise(std::move(locals));
}

FrameKind activationKind() {
    return {"banditen.activation",
            say::frameActivation,
            {{"side", FieldKind::Side}, {"passes"}},
            runActivation};
}

} // namespace esagono::banditen
