// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.1.b: at the end of the turn stacking is checked. A70: owners put it right.
#include "banditen/chapters.h"
#include "banditen/choosing.h"
#include "banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace shifting {
enum Locals { Crowded };
enum Arguments { Unit, To };
} // namespace shifting

/// Why units that are there already may not stay together. A31
Objection whyNotStay(const Position& position, HexId hex, SideId side) {
    const std::vector<CounterId> units = unitsIn(position, hex, side);
    Objection why = whyNotStack(position, units, hex);
    if (why.section() == "15.5.1" && is(position, ruling::stacksOutlastRadius))
        return allowed;
    return why;
}

/// The units and hexes that would put it right, or help.
Objection whyNotShiftUnit(const Position& position, CounterId unit, HexId to) {
    const HexId hex = position.hex(unit);
    if (Objection why = whyNotCross(position, {&unit, 1}, hex, to))
        return why;
    if (hasUnit(position, to, other(position.side(unit))))
        return object("8", say::enemyThere, to);
    return whyNotStack(position, {&unit, 1}, to);
}

Verdict whyNotShift(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(shifting::Unit);
    if (position.side(unit) != command.side ||
        position.hex(unit) != position.locals().hex(shifting::Crowded))
        return object("3.1.b", say::notInThatHex, unit, position.locals().hex(shifting::Crowded));
    return whyNotShiftUnit(position, unit, command.arguments.hex(shifting::To));
}

std::vector<Offer> offerHexesToShiftTo(const Position& position, SideId side,
                                       const Values& settled) {
    std::vector<std::int32_t> around;
    for (const HexId hex : position.map().neighbours(position.locals().hex(shifting::Crowded)))
        around.push_back(hex.value);
    Offer offer = offerOf(OfferKind::Hexes, VerbId(0), say::offerShiftTo, settled, shifting::To,
                          around, [&](const Values& attempt) {
                              return whyNotShift(position, {side, VerbId(0), attempt});
                          });
    return offer.targets.empty() ? std::vector<Offer>() : std::vector<Offer>{offer};
}

std::vector<Offer> offerShift(const Position& position, SideId side) {
    Offer offer;
    offer.kind = OfferKind::Units;
    offer.verb = VerbId(0);
    offer.label = say::offerShift;
    offer.arguments = Values(2);
    offer.open = shifting::Unit;
    offer.leadsOn = true;
    for (const CounterId unit : unitsIn(position, position.locals().hex(shifting::Crowded), side)) {
        Values settled(2);
        settled.set(shifting::Unit, unit);
        if (!offerHexesToShiftTo(position, side, settled).empty())
            offer.targets.push_back(unit.value);
    }
    if (offer.targets.empty())
        return {};
    offer.example = {offer.targets.front()};
    return {offer};
}

Text promptShift(const Position& position, SideId /*side*/) {
    return {say::promptShift, position.locals().hex(shifting::Crowded)};
}

void takeShift(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(shifting::Unit);
    draft.pop();
    draft.move(unit, command.arguments.hex(shifting::To), RuleRef("3.1.b", "A70"));
    occupy(draft, command.arguments.hex(shifting::To), command.side);
}

void runControl(Draft& draft) {
    for (const SideId side : {axis, partisan})
        for (const HexId hex : hexesOf(draft.position(), side)) {
            if (!whyNotStay(draft.position(), hex, side))
                continue;
            draft.push(shiftFrame, side, {hex.value}, "3.1.b");
            if (!offerShift(draft.position(), side).empty())
                return;
            draft.pop();
            eliminate(draft, unitsIn(draft.position(), hex, side).front(), "3.1.b");
            return;
        }
    draft.pop();
    endIfDecided(draft);
}

} // namespace

FrameKind controlKind() {
    return {"banditen.control", say::frameControl, {}, runControl};
}

FrameKind shiftKind() {
    FrameKind kind{"banditen.shift", say::frameShift, {{"hex", FieldKind::Hex}}};
    kind.offers = offerShift;
    kind.promptNow = promptShift;
    kind.verbs = {{"shift",
                   {{"unit", FieldKind::Counter}, {"to", FieldKind::Hex}},
                   whyNotShift,
                   takeShift,
                   nullptr,
                   offerHexesToShiftTo}};
    return kind;
}

} // namespace esagono::banditen
