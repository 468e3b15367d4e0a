// SPDX-License-Identifier: GPL-3.0-or-later
// Section 14.2: the factory of Reinosa.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

namespace {

constexpr int firstTurnOfDemolition = 4;

/// K30: controlled now, or when the turn began.
bool isInRepublicanHands(const Position& position) {
    if (is(position, ruling::reinosaAtTurnStart))
        return position.locals().get(reinosaAtStart, 0) != 0;
    return position.controller(printed(position).reinosa) == republican;
}

void runReinosa(Draft& draft) {
    draft.pop();
    const Position position = draft.position();
    if (position.track(turn) < firstTurnOfDemolition || position.track(factory) != 0 ||
        !isInRepublicanHands(position))
        return;
    const Chart& chart = position.chart(ReinosaChart);
    const int die = draft.roll(say::diceReinosa, "14.2");
    const bool isDown = chart.cell(chart.rowHeld(die)) == "demolished";
    draft.say(isDown ? say::factoryDemolished : say::factoryStands, "14.2",
              isDown ? Milestone::Objective : Milestone::None);
    if (isDown) {
        draft.set(factory, 1, "14.2");
        score(draft);
    }
}

} // namespace

FrameKind reinosaKind() {
    return {"santander.reinosa", say::frameReinosa, {}, runReinosa};
}

} // namespace esagono::santander
