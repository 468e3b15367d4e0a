// SPDX-License-Identifier: GPL-3.0-or-later
// The reinforcement phase: what happens by itself, then what each side decides.
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/arriving/arrivals.h"
#include "engine/guadalajara/sequence_messages.h"
#include "engine/guadalajara/setup/setup.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

// 3.1c
void withdraw(Draft& draft) {
    for (const auto& [at, counters] : course(draft.position()).withdrawals) {
        if (at != turnNow(draft.position()))
            continue;
        for (const CounterId unit : counters) {
            const Place from = draft.position().place(unit);
            if (!from.exists() || from == Place(eliminated))
                continue;
            draft.set(unit, aboard, 0, "3.1c");
            draft.set(unit, returns, 0, "3.1c");
            draft.move(unit, withdrawn, "3.1c");
            draft.say(Text(say::unitWithdrawn, unit), "3.1c");
            if (from.isHex())
                seeToStranded(draft, from.hex(), draft.position().side(unit), false, "3.1c");
        }
    }
}

/// Sc.1.b, A63: who is supplied by another division in this turn.
void attach(Draft& draft) {
    const int now = turnNow(draft.position());
    for (const Attachment& each : course(draft.position()).attachments) {
        const bool holds = !each.byRuling || !is(draft.position(), ruling::a(63));
        const bool isNow = holds && now >= each.first && now <= each.last;
        draft.set(each.unit, attached, isNow ? 1 + static_cast<int>(each.division) : 0,
                  listOf(draft.position(), nationalist));
    }
}

void addMarkers(Draft& draft) {
    for (const SideId side : {nationalist, republican}) {
        const int now = turnNow(draft.position());
        const int more =
            course(draft.position()).reserveMarkers[side.index()][static_cast<std::size_t>(now)];
        if (more == 0)
            continue;
        const TrackId track = reserveMarkers[side.index()];
        draft.set(track, draft.position().track(track) + more, "1.13");
        draft.say(Text(say::moreMarkers, side, more), "1.13");
    }
}

void moveToTurn(Draft& draft, CounterId unit, int to, const char* section) {
    if (to <= turnBoxes) {
        draft.move(unit, turnBox(to), section);
    } else { // never: the game is over before
        draft.set(unit, returns, to, section);
        draft.move(unit, offMap, section);
    }
}

// 4.4
void rollForNext(Draft& draft) {
    const int now = turnNow(draft.position());
    if (!is(draft.position(), ruling::variable) || now >= turnBoxes)
        return;
    const auto due = countersOf(draft.position(), republican, [&](CounterId unit) {
        return draft.position().place(unit) == Place(turnBox(now + 1)) &&
               draft.position().status(unit, returns) == 0 && isUnit(draft.position(), unit);
    });
    const Chart& chart = draft.position().chart(VariableReinforcementsChart);
    for (const CounterId unit : due) {
        const int die = draft.roll(say::diceVariable, "4.4");
        const std::string& result = chart.cell(chart.rowHeld(die));
        if (result == "early")
            draft.move(unit, turnBox(now), "4.4");
        else if (result == "late")
            moveToTurn(draft, unit, now + 2, "4.4");
        if (result != "due")
            draft.say(Text(result == "early" ? say::unitIsEarly : say::unitIsLate, unit), "4.4");
    }
}

/// Newcomers whose turn it is wait beside the map.
void bringUp(Draft& draft) {
    const int now = turnNow(draft.position());
    for (const SideId side : {nationalist, republican}) {
        const auto due = countersOf(draft.position(), side, [&](CounterId unit) {
            return draft.position().place(unit) == Place(turnBox(now)) &&
                   draft.position().status(unit, returns) == 0;
        });
        for (const CounterId unit : due) {
            const Arrival* arrival = arrivalOf(draft.position(), unit);
            draft.move(unit, arrival == nullptr ? forcesBox[side.index()] : arrival->box, "Seq.2");
        }
    }
}

/// Those who found no place wait for the next turn.
void putOff(Draft& draft) {
    const int now = turnNow(draft.position());
    for (const SideId side : {nationalist, republican}) {
        const auto left = countersOf(draft.position(), side, [&](CounterId unit) {
            return isReturning(draft.position(), unit);
        });
        for (const CounterId unit : left) {
            const bool isTooLate = now >= draft.setting().scenario->lastTurn;
            draft.set(unit, returns, isTooLate ? 0 : now + 1, "Seq.2");
            draft.move(unit, isTooLate ? eliminated : turnBox(now + 1), "Seq.2");
            draft.say(Text(say::unitWaits, unit), "Seq.2");
        }
    }
}

void runReinforcements(Draft& draft) {
    const int next = draft.position().locals().get(0, 0);
    const SideId first = firstPlayerOf(draft.position());
    draft.setLocal(0, next + 1);
    if (next == 0) {
        withdraw(draft);
    } else if (next == 1) {
        attach(draft);
        addMarkers(draft);
        rollForNext(draft);
        bringUp(draft);
    } else if (next <= 3) {
        const SideId side = next == 2 ? first : other(first);
        if (hasArrivals(draft.position(), side))
            draft.push(frame(arriveKind), side, {side.value}, "Seq.2");
    } else {
        draft.pop();
        putOff(draft);
    }
}

} // namespace

int markersOf(const Position& position, SideId side) {
    int sum = position.setting().scenario->tracks[reserveMarkers[side.index()].index()];
    const Course& here = course(position);
    for (int each = 1; each <= turnNow(position); ++each)
        sum += here.reserveMarkers[side.index()][static_cast<std::size_t>(each)];
    if (side == republican)
        for (const Emergency& group : here.emergencies)
            if (isCalled(position, group))
                sum += group.reserveMarkers;
    return sum;
}

FrameKind reinforcementsKind() {
    return {"guadalajara.reinforcements", say::phaseReinforcements, {{"next"}}, runReinforcements};
}

} // namespace esagono::guadalajara
