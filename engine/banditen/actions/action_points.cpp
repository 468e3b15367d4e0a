// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4, with 15.2 and 16.2: activation points and initiative.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool isOnMap(const Position& position, Formation formation) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); piece(position, unit).formation == formation &&
                                     isCombat(position, unit) && position.isOnMap(unit))
            return true; // A56
    return false;
}

/// 15.2
int formationsPresent(const Position& position) {
    int present = 0;
    for (const Formation formation : {Formation::Redi, Formation::Romolo, Formation::Fanfulla,
                                      Formation::Cinquanta, Formation::Beltrami})
        present += isOnMap(position, formation) ? 1 : 0;
    return present;
}

/// 16.2, 16.3.1
int battalionsActive(const Position& position) {
    int active = 0;
    for (const Formation formation :
         {Formation::Battalion1, Formation::Battalion2, Formation::Battalion3})
        if (isOnMap(position, formation) &&
            (formation != Formation::Battalion3 || isThirdActive(position)))
            ++active;
    return active;
}

int newPartisanPoints(Draft& draft) {
    const Printed& print = printed(draft.position());
    const bool isTarn = isTarnova(draft.position());
    if (draft.position().track(turn) == 1 && !isTarn)
        return print.firstPoints; // 15.2.1
    const int die = draft.roll(say::dicePartisanPoints, isTarn ? "16.2" : "15.2");
    return isTarn ? die + print.perBattalion * battalionsActive(draft.position())
                  : die + print.perFormation * formationsPresent(draft.position());
}

int newAxisPoints(Draft& draft) {
    if (isTarnova(draft.position())) {
        const Chart& chart = draft.position().chart(AxisPointsTarnovaChart);
        return chart.number(chart.rowHeld(fortsHeld(draft.position()))).value_or(0);
    }
    const int die = draft.roll(say::diceAxisPoints, "15.2");
    const Chart& chart = draft.position().chart(AxisPointsGravellonaChart);
    const auto row = chart.rows.find(draft.position().track(turn));
    const auto column = chart.columns.find(die);
    return row && column ? chart.number(*row, *column).value_or(0) : 0;
}

/// 4.1, A4: with what was left, and not above the maximum.
void give(Draft& draft, SideId side, int fresh) {
    const TrackId track = pointsTrack[side.index()];
    const int total =
        std::min(draft.position().track(track) + fresh, printed(draft.position()).mostPoints);
    draft.set(track, total, "4.1");
    draft.say(Text(say::pointsGiven, side, fresh, total), "4.1");
}

/// 4.2
void decideInitiative(Draft& draft) {
    const int axisPoints = draft.position().track(pointsTrack[axis.index()]);
    const int partisanPoints = draft.position().track(pointsTrack[partisan.index()]);
    if (axisPoints != partisanPoints)
        draft.set(initiative, (axisPoints > partisanPoints ? axis : partisan).value, "4.2");
    draft.say(Text(say::initiativeIs,
                   SideId(static_cast<std::size_t>(draft.position().track(initiative)))),
              "4.2.1");
}

void runPoints(Draft& draft) {
    draft.pop();
    const Printed& print = printed(draft.position());
    if (isTarnova(draft.position()) && draft.position().track(turn) == 1) { // 16.2.1
        give(draft, partisan, print.firstPointsTarnova);
        give(draft, axis, print.firstAxisPointsTarnova);
        draft.set(initiative, partisan.value, "16.2.1");
        draft.say(Text(say::initiativeIs, partisan), "16.2.1");
        return;
    }
    give(draft, partisan, newPartisanPoints(draft));
    give(draft, axis, newAxisPoints(draft));
    decideInitiative(draft);
}

} // namespace

FrameKind pointsKind() {
    return {"banditen.points", say::framePoints, {}, runPoints};
}

} // namespace esagono::banditen
