// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.1.b: at the end of the turn stacking is checked. A70: owners put it right.
#include "engine/banditen/actions/choosing.h"
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace shifting {
enum Locals { Crowded };
enum Verbs { Shift, GiveUp };
enum Arguments { Unit, To };
} // namespace shifting

/// Why units that are there already may not stay together. A31
Verdict whyNotStay(const Position& position, HexId hex, SideId side) {
    const std::vector<CounterId> units = unitsIn(position, hex, side);
    Verdict why = whyNotStack(position, units, hex);
    if (why.section() == "15.5.1" && is(position, ruling::stacksOutlastRadius))
        return allowed;
    return why;
}

/// Why this does not put it right, or help: the check is no movement, and takes nothing.
Verdict whyNotShiftUnit(const Position& position, CounterId unit, HexId to) {
    const HexId hex = position.hex(unit);
    if (is(position, ruling::checkEliminates))
        return refuse({"3.1.b", "A70"}, say::checkEliminates);
    if (position.status(unit, prone) != 0)
        return refuse("10.1.1", say::proneStays, unit);
    if (wouldTake(position, to, position.side(unit)))
        return refuse({"3.1.b", "A70"}, say::checkTakesNothing, to);
    if (Verdict why = whyNotCross(position, {&unit, 1}, hex, to))
        return why;
    if (hasUnit(position, to, other(position.side(unit))))
        return refuse("8", say::enemyThere, to).because(everybodyThere);
    return whyNotStack(position, {&unit, 1}, to);
}

Verdict whyNotOfThese(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(shifting::Unit);
    const HexId crowded = position.locals().hex(shifting::Crowded);
    if (position.side(unit) != command.side || position.hex(unit) != crowded)
        return refuse("3.1.b", say::notInThatHex, unit, crowded);
    return allowed;
}

Verdict whyNotShift(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(shifting::Unit);
    if (Verdict why = whyNotOfThese(position, command))
        return why;
    return whyNotShiftUnit(position, unit, command.arguments.hex(shifting::To));
}

std::vector<Offer> offerHexesToShiftTo(const Position& position, SideId side,
                                       const Values& settled) {
    const std::vector<std::int32_t> around =
        valuesOf(position.map().neighbours(position.locals().hex(shifting::Crowded)));
    const Text label(say::offerShiftTo, settled.counter(shifting::Unit));
    Offer offer =
        offerOf(OfferKind::Hexes, VerbId(shifting::Shift), label, settled, shifting::To, around,
                [&](const Values& attempt) {
                    return whyNotShift(position, {side, VerbId(shifting::Shift), attempt});
                });
    return ifAny(std::move(offer));
}

/// Those who can leave for somewhere.
std::vector<CounterId> movable(const Position& position, SideId side) {
    std::vector<CounterId> units =
        unitsIn(position, position.locals().hex(shifting::Crowded), side);
    std::erase_if(units, [&](CounterId unit) {
        Values settled(2);
        settled.set(shifting::Unit, unit);
        return offerHexesToShiftTo(position, side, settled).empty();
    });
    return units;
}

Verdict whyNotGiveUp(const Position& position, const Command& command) {
    if (Verdict why = whyNotOfThese(position, command))
        return why;
    if (const auto units = movable(position, command.side); !units.empty())
        return refuse({"3.1.b", "A70"}, say::canStillLeave, units.front());
    return allowed;
}

Offer offerUnitsOf(std::span<const CounterId> units, shifting::Verbs verb, const char* label) {
    Offer offer = openOffer(OfferKind::Units, VerbId(verb), label,
                            Values(verb == shifting::Shift ? 2 : 1), shifting::Unit);
    offer.leadsOn = verb == shifting::Shift;
    offer.targets = valuesOf(units);
    offer.example = {offer.targets.front()};
    return offer;
}

std::vector<Offer> offerShift(const Position& position, SideId side) {
    if (const auto units = movable(position, side); !units.empty())
        return {offerUnitsOf(units, shifting::Shift, say::offerShift)};
    const auto all = unitsIn(position, position.locals().hex(shifting::Crowded), side);
    return {offerUnitsOf(all, shifting::GiveUp, say::offerGiveUp)};
}

Text promptShift(const Position& position, SideId /*side*/) {
    return {say::promptShift, position.locals().hex(shifting::Crowded)};
}

void takeShift(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(shifting::Unit);
    draft.pop();
    draft.move(unit, command.arguments.hex(shifting::To), RuleRef("3.1.b", "A70"));
}

void takeGiveUp(Draft& draft, const Command& command) {
    draft.pop();
    eliminate(draft, command.arguments.counter(shifting::Unit), "3.1.b");
}

void runControl(Draft& draft) {
    for (const SideId side : {axis, partisan})
        for (const HexId hex : hexesOf(draft.position(), side)) {
            if (!whyNotStay(draft.position(), hex, side))
                continue;
            draft.push(frame(shiftKind), side, {hex.value}, "3.1.b");
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
    const Field unit{"unit", FieldKind::Counter};
    kind.verbs = {{"shift",
                   {unit, {"to", FieldKind::Hex}},
                   whyNotShift,
                   takeShift,
                   nullptr,
                   offerHexesToShiftTo},
                  {"give_up", {unit}, whyNotGiveUp, takeGiveUp}};
    return kind;
}

} // namespace esagono::banditen
