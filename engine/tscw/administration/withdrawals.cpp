// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 7.4 and 7.5: units leave the game, or turn into those of a regular army.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

const char* const cited = "7.4";

bool isWithdrawn(const Position& position, CounterId unit) {
    return position.place(unit) == Place(withdrawnBox[position.side(unit).index()]);
}

bool isEliminated(const Position& position, CounterId unit) {
    return position.place(unit) == Place(eliminatedBox[position.side(unit).index()]);
}

/// Whether its turn has come, or came before.
bool isDue(const Position& position, CounterId unit) {
    const Piece& it = piece(position, unit);
    const Place place = position.place(unit);
    const bool isInPlay = place.exists() && place != Place(exchangeBox) &&
                          place != Place(mobilisationBox) && !isWithdrawn(position, unit);
    const bool hasTurn =
        it.leaves != 0 && it.leaves <= turnNow(position) && !isConverted(position, unit);
    return isInPlay && (hasTurn || position.status(unit, overdue) != 0);
}

/// Ruling withdrawn_from_box: those of the Nationalists may wait among the eliminated.
bool staysInBox(const Position& position, CounterId unit) {
    return isEliminated(position, unit) && position.side(unit) == nationalist &&
           is(position, ruling::withdrawnFromBox);
}

void forgetMarks(Draft& draft, CounterId unit) {
    for (const StatusId mark : {supply, reserve, landed, overdue, strategic, moved, spent, fought,
                                starved, exploits, returned})
        draft.set(unit, mark, 0, cited);
}

void leave(Draft& draft, CounterId unit, bool givesCredit, const char* section) {
    const SideId side = draft.position().side(unit);
    const HexId hex = draft.position().hex(unit);
    const bool wasHq = isHq(draft.position(), unit);
    forgetMarks(draft, unit);
    draft.move(unit, withdrawnBox[side.index()], section);
    draft.say(Text(say::unitWithdrawn, unit), section);
    if (!hex.exists())
        return;
    if (wasHq)
        leaveReserve(draft, hex, side);
    if (givesCredit)
        setCredits(draft, hex, side,
                   is(draft.position(), ruling::placementCredit)
                       ? 1
                       : creditsIn(draft.position(), hex, side) + 1);
}

void becomeOverdue(Draft& draft, CounterId unit, const char* section) {
    if (draft.position().status(unit, overdue) != 0)
        return;
    draft.set(unit, overdue, 1, section);
    draft.say(Text(say::unitOverdue, unit), section);
}

/// 7.5: turned over, wherever it is and however supplied.
void convert(Draft& draft, CounterId unit) {
    draft.turn(unit, 1, "7.5");
    draft.say(Text(say::unitConverted, unit), "7.5");
}

/// The other comes in its place, on the map or in its box.
void exchange(Draft& draft, CounterId unit, CounterId newcomer) {
    const SideId side = draft.position().side(unit);
    const Place place = draft.position().place(unit);
    const int reserved = draft.position().status(unit, reserve);
    forgetMarks(draft, unit);
    draft.move(unit, withdrawnBox[side.index()], "7.5");
    draft.move(newcomer, place, RuleRef("7.5", "navarra_exchange"));
    draft.set(newcomer, reserve, reserved, "7.5");
    const bool reduced = is(draft.position(), ruling::navarraExchange);
    if (draft.position().face(newcomer) != (reduced ? 1 : 0))
        draft.turn(newcomer, reduced ? 1 : 0, RuleRef("7.5", "navarra_exchange"));
    draft.say(Text(say::unitExchanged, unit, newcomer), RuleRef("7.5", "navarra_exchange"));
}

void seeTo(Draft& draft, CounterId unit, bool isSuppliedNow) {
    const Position position = draft.position();
    const Piece& it = piece(position, unit);
    if (it.reverse == Reverse::Converted && position.status(unit, overdue) == 0)
        convert(draft, unit);
    else if (it.exchangedFor.exists() && position.place(it.exchangedFor) == Place(exchangeBox))
        exchange(draft, unit, it.exchangedFor);
    else if (staysInBox(position, unit) || (position.isOnMap(unit) && !isSuppliedNow))
        becomeOverdue(draft, unit, cited);
    else
        leave(draft, unit, true, cited);
}

/// Whose lines of supply lead to a USS is settled before anybody leaves.
void runWithdrawals(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    const std::vector<std::uint8_t> supplies = suppliesOf(draft.position(), side);
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        if (const CounterId unit(i);
            draft.position().side(unit) == side && isDue(draft.position(), unit))
            seeTo(draft, unit, i >= supplies.size() || supplies[i] == InSupply);
    pushOverstacked(draft, side); // columns have become divisions
}

} // namespace

bool hasDue(const Position& position, SideId side) {
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.side(unit) == side && isDue(position, unit))
            return true;
    return false;
}

int creditsIn(const Position& position, HexId hex, SideId side) {
    for (const MarkerOnTable& each : position.markers(hex))
        if (each.marker == creditMarker && each.side == side)
            return each.value;
    return 0;
}

void setCredits(Draft& draft, HexId hex, SideId side, int credits) {
    if (const int before = creditsIn(draft.position(), hex, side); before != 0)
        draft.emit(MarkerRemoved{creditMarker, hex, side, static_cast<std::int16_t>(before)},
                   "7.8");
    if (credits > 0)
        draft.emit(MarkerPlaced{creditMarker, hex, side, static_cast<std::int16_t>(credits)},
                   "7.4");
}

Verdict whyNotWithdraw(const Position& position, CounterId unit) {
    if (position.isOnMap(unit) && !isSupplied(position, unit))
        return refuse(cited, say::noLineToUss, unit);
    return allowed;
}

void withdraw(Draft& draft, CounterId unit, bool givesCredit, const char* section) {
    if (whyNotWithdraw(draft.position(), unit))
        becomeOverdue(draft, unit, section);
    else
        leave(draft, unit, givesCredit, section);
}

FrameKind withdrawalsKind() {
    return {"tscw.withdrawals", "", {{"side", FieldKind::Side}}, runWithdrawals};
}

} // namespace esagono::tscw
