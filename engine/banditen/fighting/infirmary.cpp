// SPDX-License-Identifier: GPL-3.0-or-later
// Section 16.11.2: what may happen to the infirmary.
#include "engine/banditen/actions/actions.h"
#include "engine/banditen/actions/activation.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// The infirmary that is not yet turned over; none.
HexId infirmaryHex(const Position& position) {
    for (const MarkerOnTable& each : position.state().markers)
        if (each.marker == infirmary && each.value == 0 && each.place.isHex())
            return each.place.hex();
    return {};
}

} // namespace

Verdict whyNotMassacre(const Position& position, const Command& command) {
    const HexId hex = infirmaryHex(position);
    if (command.side != partisan || !hex.exists())
        return refuse("16.11.2", say::noInfirmary);
    if (!hasCombatUnit(position, hex, partisan))
        return refuse("16.11.2", say::notInInfirmary, hex);
    const auto there = unitsIn(position, hex, partisan);
    if (hourOf(position).isNight && std::ranges::none_of(there, [&](CounterId unit) { // A73
            return isCombat(position, unit) && isInCommand(position, unit);
        }))
        return refuse("16.6.2", say::nightOutOfCommand, there.front());
    return whyNotPay(position, partisan, printed(position).infirmaryCost, "16.11.2");
}

void takeMassacre(Draft& draft, const Command& command) {
    const HexId hex = infirmaryHex(draft.position());
    const bool goesOn = is(draft.position(), ruling::infirmaryDuring); // A45
    takeTurn(draft, goesOn ? command.side : other(command.side), 0);
    pay(draft, command.side, printed(draft.position()).infirmaryCost, "16.11.2");
    removeMarker(draft, infirmary, hex, "16.11.2");
    draft.emit(MarkerPlaced{infirmary, hex, axis, 1}, "16.11.2");
    draft.say(Text(say::infirmaryTurned, hex), "16.11.2");
}

} // namespace esagono::banditen
