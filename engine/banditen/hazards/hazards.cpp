// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 15.7, 16.6.1 and 16.7.2: ammunition and frost.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

namespace esagono::banditen {

namespace {

/// 15.7, 16.7.2
bool isShort(const Position& position, int die) {
    if (isTarnova(position))
        return die < hourOf(position).ordinal; // A41
    const int played =
        position.track(turn) - (is(position, ruling::currentTurnCounts) ? 0 : 1); // A34
    return die + played >= shortFrom;
}

void runAmmunition(Draft& draft) {
    draft.pop();
    const char* section = isTarnova(draft.position()) ? "16.7.2" : "15.7";
    draft.say(say::phaseAmmunition, section, Milestone::Phase);
    if (draft.position().track(ammunition) != 0) // A85: for good
        return;
    const int die = draft.roll(say::diceAmmunition, section);
    const bool runsShort = isShort(draft.position(), die);
    draft.set(ammunition, runsShort ? 1 : 0, section);
    draft.say(runsShort ? say::ammunitionShort : say::ammunitionEnough, section);
}

void runFrost(Draft& draft) {
    draft.pop();
    const int dark = hourOf(draft.position()).isDark ? 1 : 0;
    const int die = draft.roll(say::diceFrost, "16.6.1") + dark;
    const Chart& chart = draft.position().chart(FrostChart);
    const bool freezes = chart.cell(chart.rowHeld(die)) == "frost";
    draft.set(frost, freezes ? 1 : 0, "16.6.1");
    draft.say(freezes ? say::frostComes : say::noFrost, "16.6.1");
}

} // namespace

FrameKind ammunitionKind() {
    return {"banditen.ammunition", say::frameAmmunition, {}, runAmmunition};
}
FrameKind frostKind() {
    return {"banditen.frost", say::frameFrost, {}, runFrost};
}

} // namespace esagono::banditen
