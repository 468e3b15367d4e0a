// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.1.3: the fire that ends a Movement and Fire.
#include "engine/banditen/actions/choosing.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace firingAfter {
enum Verbs { Fire, Hold };
enum Arguments { Target = chosen::Rest };
} // namespace firingAfter

Volley volleyOf(const Values& arguments) {
    return {arguments.hex(chosen::From), arguments.hex(firingAfter::Target), true, false};
}

Verdict whyNotThis(const Position& position, CounterId unit) {
    if (position.status(unit, acting) == 0)
        return refuse("5.1.3", say::notActing, unit);
    return whyNotUnit(position, unit, Action::Fire);
}

Verdict whyNotFireAfter(const Position& position, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(chosen::Units);
    const HexId from = command.arguments.hex(chosen::From);
    if (units.empty())
        return refuse("5.1.3", say::nobodyNamed);
    for (const CounterId unit : units) {
        if (position.hex(unit) != from || std::ranges::count(units, unit) > 1)
            return refuse("5", say::notInOneHex, unit, from);
        if (Verdict why = whyNotThis(position, unit))
            return why;
    }
    return whyNotFireAt(position, units, from, command.arguments.hex(firingAfter::Target));
}

Choosing choosingFirers(const Position& position, SideId side) {
    Choosing choosing{
        VerbId(firingAfter::Fire), say::offerFireAfter, say::offerFirers, 3, {}, {}, {}};
    choosing.takesPart = [&](CounterId unit) { return !whyNotThis(position, unit); };
    choosing.leads = [&, enemies = hexesOf(position, other(side))](CounterId unit) {
        return canFire(position, unit, enemies);
    };
    choosing.rest = [&, side](const Values& settled) -> std::vector<Offer> {
        std::vector<std::int32_t> targets;
        for (const HexId hex : hexesOf(position, other(side)))
            targets.push_back(hex.value);
        const std::vector<CounterId> units = settled.counters(chosen::Units);
        const Text label(say::offerTarget, units.front(), andOthers(units.size()));
        Offer offer = offerOf(
            OfferKind::Hexes, VerbId(firingAfter::Fire), label, settled, firingAfter::Target,
            targets, [&](const Values& attempt) {
                return whyNotFireAfter(position, {side, VerbId(firingAfter::Fire), attempt});
            });
        offer.confirm = true; // dice fall
        return ifAny(std::move(offer));
    };
    return choosing;
}

std::vector<Offer> offerFireAfter(const Position& position, SideId side) {
    std::vector<Offer> offers =
        offerHexes(position, hexesOf(position, side), side, choosingFirers(position, side));
    offers.push_back(buttonOffer(VerbId(firingAfter::Hold), say::offerHoldFire));
    return offers;
}

std::vector<Offer> furtherFireAfter(const Position& position, SideId side, const Values& settled) {
    return offerNext(position, side, choosingFirers(position, side), settled);
}

void takeFireAfter(Draft& draft, const Command& command) {
    draft.pop();
    shoot(draft, command.arguments.counters(chosen::Units), volleyOf(command.arguments));
}

void takeHold(Draft& draft, const Command&) {
    draft.pop();
}

Preview previewFireAfter(const Position& position, const Command& command) {
    return previewVolley(position, command.arguments.counters(chosen::Units),
                         volleyOf(command.arguments));
}

} // namespace

FrameKind fireAfterKind() {
    FrameKind kind{"banditen.fire_after", say::frameFireAfter, {}};
    kind.offers = offerFireAfter;
    kind.prompt = say::promptFireAfter;
    kind.verbs = {
        {"fire",
         {{"from", FieldKind::Hex},
          {"units", FieldKind::Counter, false},
          {"target", FieldKind::Hex}},
         whyNotFireAfter,
         takeFireAfter,
         previewFireAfter,
         furtherFireAfter},
        {"hold", {}, nullptr, takeHold},
    };
    return kind;
}

} // namespace esagono::banditen
