// SPDX-License-Identifier: GPL-3.0-or-later
// Section 1.14: which units that are destroyed come back, and when.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/losses_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// 1.14a, 1.14e, 3.4b, A22
bool isInfantryForReturn(const Position& position, CounterId unit) {
    switch (typeOf(position, unit)) {
    case Type::Infantry:
        return true;
    case Type::MachineGun:
    case Type::Engineers:
    case Type::FlameEngineers:
    case Type::Workers:
        return is(position, ruling::a(22)) && classOf(position, unit) == Class::Foot;
    default:
        return false;
    }
}

/// A21: combat and barrage; also retreats; or whatever it is.
bool letsReturn(const Position& position, Cause cause) {
    enum Choice { RetreatToo, Always, Strict };
    switch (cause) {
    case Cause::Combat:
    case Cause::Overrun:
    case Cause::Barrage:
        return true;
    case Cause::Retreat:
    case Cause::Compulsory:
        return position.ruling(ruling::a(21)) != Strict;
    case Cause::Attrition:
    case Cause::Interdiction:
        return position.ruling(ruling::a(21)) == Always;
    case Cause::Exhaustion:
        break;
    }
    return false; // 1.12e
}

const char* rowOf(const Position& position, CounterId unit) {
    const Faction faction = piece(position, unit).faction;
    if (isSpanish(position, unit) &&
        (!is(position, ruling::a(91)) || faction == Faction::SpanishNationalist)) // A91
        return "spanish_nationalist";
    switch (faction) {
    case Faction::Communist:
        return "communist";
    case Faction::International:
        return "international";
    default:
        return isVolunteer(position, unit) ? "italian_volunteer" : "others";
    }
}

void clearStatuses(Draft& draft, CounterId unit) {
    for (const StatusId status : {dg, oos, reserve, aboard, moved, spent, fired, fought, returns})
        draft.set(unit, status, 0);
}

void loseForGood(Draft& draft, CounterId unit, const char* section) {
    draft.say(
        Text(isUnit(draft.position(), unit) ? say::unitLostForGood : say::unitDestroyed, unit),
        section);
    clearStatuses(draft, unit);
    draft.move(unit, eliminated, section);
}

/// The turn in which it comes back; nothing: never.
std::optional<int> returnOf(Draft& draft, CounterId unit, Cause cause) {
    const Position position = draft.position();
    const int now = turnNow(position);
    if (isHq(position, unit))
        return now + 1; // 1.14d
    if (!isInfantryForReturn(position, unit) || !letsReturn(position, cause))
        return std::nullopt;
    if (isVolunteer(position, unit)) {
        if (is(position, ruling::simplePanic)) // 4.8b
            return std::nullopt;
        if (!hasWayToHq(position, unit)) {
            draft.say(Text(say::noWayToHq, unit), "1.14a");
            return std::nullopt;
        }
    }
    const int die = draft.roll(say::rollReconstitution, "1.14a");
    const Chart& chart = draft.position().chart(ReconstitutionChart);
    if (chart.cell(chart.rowHeld(die)) == "lost")
        return std::nullopt;
    return now + std::max(1, die + reconstitutionModifier(position, unit)) +
           (is(position, ruling::a(19)) ? 1 : 0); // A19
}

} // namespace

int reconstitutionModifier(const Position& position, CounterId unit) {
    const Chart& chart = position.chart(ReconstitutionModifiersChart);
    const auto row = chart.rows.find(rowOf(position, unit));
    return row ? chart.number(*row).value_or(0) : 0;
}

void countForMorale(Draft& draft, CounterId unit, int steps, Cause cause) {
    const bool isFree = cause == Cause::Compulsory && is(draft.position(), ruling::a(41)); // A41
    if (!isFree && steps > 0)
        shiftMorale(draft, unit, steps, "2.7b");
}

void destroy(Draft& draft, CounterId unit, Cause cause, const char* section) {
    const CounterId truck =
        isAboard(draft.position(), unit) ? truckOf(draft.position(), unit) : CounterId();
    if (truck.exists()) // 1.16e
        draft.set(unit, aboard, 0, "1.16e");
    if (isUnit(draft.position(), unit))
        countForMorale(draft, unit, stepsOf(draft.position(), unit), cause);
    const std::optional<int> back =
        isUnit(draft.position(), unit) ? returnOf(draft, unit, cause) : std::nullopt;
    if (back && *back <= draft.position().setting().scenario->lastTurn) {
        draft.say(Text(say::unitComesBack, unit, *back), "1.14a");
        clearStatuses(draft, unit);
        if (!isArtillery(draft.position(), unit) &&
            draft.position().printed(unit).faces.size() > 1) // 1.14c
            draft.turn(unit, reducedFace, "1.14c");
        draft.set(unit, returns, *back, "1.14a");
        draft.move(unit, turnBox(*back), "1.14a");
    } else {
        loseForGood(draft, unit, section);
    }
    if (truck.exists() && draft.position().isOnMap(truck))
        loseForGood(draft, truck, "1.16e");
}

} // namespace esagono::guadalajara
