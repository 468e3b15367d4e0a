// SPDX-License-Identifier: GPL-3.0-or-later
// What rail and sea movement have in common: the check before them, and how much of it a side has.
#include "tscw/chapters.h"

namespace esagono::tscw {

namespace {

void setIfOther(Draft& draft, TrackId track, int value, const char* section) {
    if (draft.position().track(track) != value)
        draft.set(track, value, section);
}

/// 9.2: the segment begins. Nobody has moved by rail or sea yet.
void runStrategic(Draft& draft) {
    draft.pop();
    for (const SideId side : {nationalist, republican}) {
        setIfOther(draft, railUsed[side.index()], 0, "11.2");
        setIfOther(draft, seaUsed[side.index()], 0, "11.2");
    }
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        if (const CounterId unit(i); draft.position().status(unit, strategic) != NoStrategic)
            draft.set(unit, strategic, NoStrategic, "11.2");
    checkSupply(draft, "9.2");
}

/// An event changes what the Nationalists have.
int leftOf(const Position& position, SideId side, int limit, TrackId bonus, TrackId used) {
    const int most = limit + (side == nationalist ? position.track(bonus) : 0);
    return std::max(0, most - position.track(used));
}

} // namespace

int railLeft(const Position& position, SideId side) {
    const auto turn = static_cast<std::size_t>(turnNow(position));
    return leftOf(position, side, printed(position).railLimit[turn][side.index()], railBonusTrack,
                  railUsed[side.index()]);
}

int seaLeft(const Position& position, SideId side) {
    const auto turn = static_cast<std::size_t>(turnNow(position));
    return leftOf(position, side, printed(position).seaLimit[turn][side.index()], seaBonusTrack,
                  seaUsed[side.index()]);
}

bool landingHolds(const Position& position, CounterId unit) {
    if (position.status(unit, landed) == 0)
        return false;
    if (!is(position, ruling::landingLasts))
        return true;
    const Phase own = position.side(unit) == nationalist ? NationalistMovement : RepublicanMovement;
    return hasLanded(position, unit) && phaseNow(position) < own;
}

FrameKind strategicKind() {
    return {"tscw.strategic", "", {{"side", FieldKind::Side}}, runStrategic};
}

} // namespace esagono::tscw
