// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 12: opportunity fire and opportunity assault, asked inside the enemy's move.
#include "engine/banditen/actions/reaction.h"

#include "engine/banditen/actions/choosing.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

enum ReactVerbs { OpFire, OpAssault, HoldBack };
static_assert(holdBack == VerbId(HoldBack));

/// Where the march is that is watched: below the decision, or on top while it is asked whether to
/// ask.
HexId watchedHex(const Position& position) {
    return March::hexOf(position.locals(position.frame().name == frame(marchKind) ? 0 : 1));
}

/// A87
Verdict whyNotAgain(const Position& position, CounterId unit) {
    if (position.status(unit, reacted) != 0 && !is(position, ruling::reactUnlimited))
        return refuse({"12", "A87"}, say::reactedAlready, unit);
    return allowed;
}

Verdict whyNotOpFire(const Position& position, CounterId unit) {
    if (Verdict why = whyNotAgain(position, unit))
        return why;
    if (Verdict why = whyNotUnit(position, unit, Action::OpFire))
        return why;
    if (Verdict why = whyNotPay(position, position.side(unit),
                                costOf(position, Action::OpFire, {&unit, 1}), "5.2.1"))
        return why;
    return whyNotFireAt(position, {&unit, 1}, position.hex(unit), watchedHex(position));
}

Verdict whyNotOpAssault(const Position& position, CounterId unit) {
    const HexId hex = watchedHex(position);
    if (Verdict why = whyNotAgain(position, unit))
        return why;
    if (Verdict why = whyNotUnit(position, unit, Action::OpAssault))
        return why;
    if (!position.map().adjacent(position.hex(unit), hex))
        return refuse("12.2", say::notBeside, unit, hex);
    if (Verdict why = whyNotPay(position, position.side(unit),
                                costOf(position, Action::OpAssault, {&unit, 1}), {"5.2.2", "A7"}))
        return why;
    return whyNotCross(position, {&unit, 1}, position.hex(unit), hex);
}

using JudgeOfUnit = Verdict (*)(const Position&, CounterId);

Verdict whyNotThese(const Position& position, const Command& command, JudgeOfUnit whyNot) {
    const std::vector<CounterId> units = command.arguments.counters(chosen::Units);
    const HexId from = command.arguments.hex(chosen::From);
    if (units.empty())
        return refuse("12", say::nobodyNamed);
    for (const CounterId unit : units) {
        if (position.side(unit) != command.side || position.hex(unit) != from ||
            std::ranges::count(units, unit) > 1)
            return refuse("5", say::notInOneHex, unit, from);
        if (Verdict why = whyNot(position, unit))
            return why;
    }
    return allowed;
}

Verdict judgeFire(const Position& position, const Command& command) {
    return whyNotThese(position, command, whyNotOpFire);
}

Verdict judgeAssault(const Position& position, const Command& command) {
    if (Verdict why = whyNotThese(position, command, whyNotOpAssault))
        return why;
    const std::vector<CounterId> units = command.arguments.counters(chosen::Units);
    if (std::ranges::all_of(units, [&](CounterId unit) { return isCommand(position, unit); }))
        return refuse("2.1.2", say::commandAlone, units.front());
    return whyNotGather(position, units, watchedHex(position));
}

Choosing choosing(const Position& position, ReactVerbs verb) {
    const bool isFire = verb == OpFire;
    const JudgeOfUnit whyNot = isFire ? whyNotOpFire : whyNotOpAssault;
    Choosing made{VerbId(verb),
                  isFire ? Text(say::offerOpFire)
                         : Text(say::offerOpAssault, costOf(position, Action::OpAssault, {})),
                  isFire ? say::offerFirers : say::offerAssaulters,
                  2,
                  {},
                  {},
                  {}};
    made.takesPart = [&position, whyNot](CounterId unit) { return !whyNot(position, unit); };
    made.leads = [&position, isFire](CounterId unit) { return isFire || isCombat(position, unit); };
    return made;
}

std::vector<Offer> offerReactions(const Position& position, SideId side) {
    const std::vector<HexId> hexes = hexesOf(position, side);
    std::vector<Offer> offers = offerHexes(position, hexes, side, choosing(position, OpFire));
    std::ranges::move(offerHexes(position, hexes, side, choosing(position, OpAssault)),
                      std::back_inserter(offers));
    offers.push_back(buttonOffer(VerbId(HoldBack), say::offerNoReaction));
    return offers;
}

std::vector<Offer> furtherOpFire(const Position& position, SideId side, const Values& settled) {
    return offerNext(position, side, choosing(position, OpFire), settled);
}
std::vector<Offer> furtherOpAssault(const Position& position, SideId side, const Values& settled) {
    return offerNext(position, side, choosing(position, OpAssault), settled);
}

Text promptReaction(const Position& position, SideId /*side*/) {
    return {say::promptReact, watchedHex(position)};
}

void markReacted(Draft& draft, std::span<const CounterId> units) {
    for (const CounterId unit : units)
        draft.set(unit, reacted, 1);
}

/// 16.9.1, 8.1.3: those a mine has pinned here are not pinned by the shot.
void noteWhoIsPinned(Draft& draft) {
    for (const CounterId unit : actingUnits(draft.position()))
        if (draft.position().status(unit, prone) != 0)
            draft.set(unit, acting, pinnedByMine);
}

void takeOpFire(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(chosen::Units);
    const HexId target = watchedHex(draft.position());
    draft.pop();
    markReacted(draft, units);
    noteWhoIsPinned(draft);
    pay(draft, command.side, costOf(draft.position(), Action::OpFire, units), "5.2.1");
    draft.setLocal(March::numberOf(&March::shot), 1);
    shoot(draft, units, {command.arguments.hex(chosen::From), target, false, true});
}

void takeOpAssault(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(chosen::Units);
    const HexId target = watchedHex(draft.position());
    draft.pop();
    markReacted(draft, units);
    if (is(draft.position(), ruling::closeCombatEndsReactions)) // A97
        draft.setLocal(March::numberOf(&March::at), static_cast<std::int32_t>(March::At::Settled));
    activate(draft, command.side, units, Action::OpAssault, "5.2.2");
    storm(draft, units, command.arguments.hex(chosen::From), target, {}, true);
}

void takeHoldBack(Draft& draft, const Command&) {
    draft.pop();
    draft.setLocal(March::numberOf(&March::at), static_cast<std::int32_t>(March::At::Settled));
}

Preview previewOpFire(const Position& position, const Command& command) {
    return previewVolley(position, command.arguments.counters(chosen::Units),
                         {command.arguments.hex(chosen::From), watchedHex(position), false, true});
}

Preview previewOpAssault(const Position& position, const Command& command) {
    const HexId hex = watchedHex(position);
    std::vector<CounterId> defenders = unitsIn(position, hex, other(command.side));
    if (is(position, ruling::onlyMoversFight)) // A60
        std::erase_if(defenders,
                      [&](CounterId unit) { return position.status(unit, acting) == 0; });
    return previewMelee(position, command.side, command.arguments.hex(chosen::From), hex,
                        command.arguments.counters(chosen::Units), defenders);
}

} // namespace

bool canReact(const Position& position, SideId side) {
    const HexId hex = watchedHex(position);
    if (!hex.exists())
        return false;
    const int reach = std::max(printed(position).longest, 1); // to assault one must be adjacent
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (position.side(unit) != side || !position.isOnMap(unit) ||
            position.map().distance(position.hex(unit), hex) > reach)
            continue;
        if (!whyNotOpFire(position, unit) ||
            (isCombat(position, unit) && !whyNotOpAssault(position, unit)))
            return true;
    }
    return false;
}

bool canHurt(const Position& position, SideId side) {
    const HexId hex = watchedHex(position);
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId unit(i);
        if (position.side(unit) != side || !position.isOnMap(unit))
            continue;
        const bool canShoot = !whyNotOpFire(position, unit) &&
                              canHit(position, unit, {position.hex(unit), hex, false, true});
        if (canShoot || (isCombat(position, unit) && !whyNotOpAssault(position, unit)))
            return true;
    }
    return false;
}

FrameKind reactKind() {
    FrameKind kind{"banditen.react", say::frameReact, {}};
    kind.offers = offerReactions;
    kind.promptNow = promptReaction;
    const std::vector<Field> fields = {{"from", FieldKind::Hex},
                                       {"units", FieldKind::Counter, false}};
    kind.verbs = {
        {"op_fire", fields, judgeFire, takeOpFire, previewOpFire, furtherOpFire},
        {"op_assault", fields, judgeAssault, takeOpAssault, previewOpAssault, furtherOpAssault},
        {"hold", {}, nullptr, takeHoldBack},
    };
    return kind;
}

} // namespace esagono::banditen
