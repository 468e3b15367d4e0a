// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.1: the actions of the active player.
#include "engine/banditen/actions/actions.h"
#include "engine/banditen/fighting/storm_ways.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/splitting.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

Action actionOf(std::size_t verb) {
    switch (verb) {
    case Fire:
        return Action::Fire;
    case MoveFire:
    case FireMove:
        return Action::MoveFire;
    case Assault:
        return Action::Assault;
    case Reform:
        return Action::Reform;
    case Recover:
        return Action::Recover;
    default:
        return Action::Move;
    }
}

// Judges

Verdict whyNotPass(const Position& position, const Command& command) {
    if (const CounterId unit = mustEnter(position, command.side); unit.exists()) // A71
        return refuse({"15.3", "A71"}, say::mustEnterNow, unit);
    return allowed;
}

Verdict whyNotMarch(const Position& position, const Command& command, Action action) {
    const Asked asked(command);
    if (Verdict why = whyNotActivate(position, command.side, asked.from, asked.units, action))
        return why;
    const int points = pointsOf(position, asked.units, action);
    if (action == Action::MoveFire && points == 0)
        return refuse({"5.1.3", "A11"}, say::tooSlowToMoveAndFire, asked.units.front());
    return whyNotWay(position, asked.units, asked.from, command.arguments.hexes(chosen::Rest),
                     points, action == Action::Assault);
}
Verdict whyNotMove(const Position& position, const Command& command) {
    return whyNotMarch(position, command, Action::Move);
}
Verdict whyNotMoveFire(const Position& position, const Command& command) {
    return whyNotMarch(position, command, Action::MoveFire);
}
Verdict whyNotAssault(const Position& position, const Command& command) {
    return whyNotMarch(position, command, Action::Assault);
}

Verdict whyNotShoot(const Position& position, const Command& command, Action action) {
    const Asked asked(command);
    if (Verdict why = whyNotActivate(position, command.side, asked.from, asked.units, action))
        return why;
    if (action == Action::MoveFire && pointsOf(position, asked.units, action) == 0)
        return refuse({"5.1.3", "A11"}, say::tooSlowToMoveAndFire, asked.units.front());
    return whyNotFireAt(position, asked.units, asked.from, command.arguments.hex(chosen::Rest));
}
Verdict whyNotFire(const Position& position, const Command& command) {
    return whyNotShoot(position, command, Action::Fire);
}
Verdict whyNotFireMove(const Position& position, const Command& command) {
    return whyNotShoot(position, command, Action::MoveFire);
}

Verdict whyNotReformThem(const Position& position, const Command& command) {
    const Asked asked(command);
    if (Verdict why =
            whyNotActivate(position, command.side, asked.from, asked.units, Action::Reform))
        return why;
    return whyNotReform(position, asked.units, partsFrom(command.arguments.get(chosen::Rest)));
}

Verdict whyNotRecover(const Position& position, const Command& command) {
    const Asked asked(command);
    if (Verdict why =
            whyNotActivate(position, command.side, asked.from, asked.units, Action::Recover))
        return why;
    const auto there = unitsIn(position, asked.from, command.side);
    if (std::ranges::none_of(there, [&](CounterId each) { return isCommand(position, each); }))
        return refuse("5.1.6", say::noCommandThere, asked.from); // A75
    return allowed;
}

// Offers

std::vector<Offer> waysFor(const Position& position, std::size_t verb, const Values& settled) {
    const std::vector<CounterId> units = settled.counters(chosen::Units);
    const Action action = actionOf(verb);
    Offer offer = offerWays(position, units, settled.hex(chosen::From),
                            pointsOf(position, units, action), action == Action::Assault);
    offer.verb = VerbId(verb);
    offer.label = Text(action == Action::Assault    ? say::offerWayAssault
                       : action == Action::MoveFire ? say::offerWayFire
                                                    : say::offerWay,
                       units.front(), andOthers(units.size()));
    offer.arguments = settled;
    offer.open = chosen::Rest;
    offer.confirm = action == Action::Assault; // dice fall
    return ifAny(std::move(offer));
}

std::vector<Offer> targetsFor(const Position& position, SideId side, std::size_t verb,
                              const Values& settled) {
    const std::vector<std::int32_t> enemies = valuesOf(hexesOf(position, other(side)));
    const std::vector<CounterId> units = settled.counters(chosen::Units);
    const Text label(actionOf(verb) == Action::Fire ? say::offerTarget : say::offerTargetMove,
                     units.front(), andOthers(units.size()));
    Offer offer =
        offerOf(OfferKind::Hexes, VerbId(verb), label, settled, chosen::Rest, enemies,
                [&](const Values& attempt) {
                    return whyNotShoot(position, {side, VerbId(verb), attempt}, actionOf(verb));
                });
    offer.confirm = true; // dice fall
    return ifAny(std::move(offer));
}

std::vector<Offer> partsFor(const Position& position, const Values& settled) {
    const std::vector<CounterId> units = settled.counters(chosen::Units);
    Offer offer = openOffer(OfferKind::Choice, VerbId(Reform),
                            Text(say::offerParts, units.front(), andOthers(units.size())), settled,
                            chosen::Rest);
    for (const Parts& parts : waysToReform(position, units)) {
        offer.targets.push_back(numberOf(parts));
        offer.labels.push_back(textOf(parts));
    }
    return ifAny(std::move(offer));
}

/// Where the enemies are; for all units of a side also from where they could be assaulted.
struct Enemies {
    std::vector<HexId> hexes;
    std::optional<StormWays> ways;

    Enemies(const Position& position, SideId side)
        : hexes(hexesOf(position, other(side))) {}
};

bool canAssault(const Position& position, CounterId unit, const Enemies& enemies) {
    if (enemies.ways)
        return enemies.ways->canStorm(position, unit);
    return canStorm(position, {&unit, 1}, position.hex(unit),
                    pointsOf(position, {&unit, 1}, Action::Assault), enemies.hexes);
}

/// Whether the unit alone can do it.
bool leads(const Position& position, CounterId unit, std::size_t verb, const Enemies& enemies) {
    const HexId from = position.hex(unit);
    const std::span<const CounterId> alone(&unit, 1);
    const Action action = actionOf(verb);
    if (costOf(position, action, alone) > position.track(pointsTrack[position.side(unit).index()]))
        return false;
    switch (verb) {
    case Fire:
        return canFire(position, unit, enemies.hexes);
    case FireMove:
        return pointsOf(position, alone, action) > 0 && canFire(position, unit, enemies.hexes);
    case Assault:
        return isCombat(position, unit) && canAssault(position, unit, enemies);
    case Reform:
        return canReform(position, unit);
    case Recover:
        return std::ranges::any_of(position.stack(from), [&](CounterId each) {
            return position.side(each) == position.side(unit) && isCommand(position, each);
        });
    default:
        return canGo(position, alone, from, pointsOf(position, alone, action));
    }
}

struct Labels {
    const char* from;
    const char* units;
};
Labels labelsOf(std::size_t verb) {
    switch (verb) {
    case Fire:
        return {say::offerFire, say::offerFirers};
    case MoveFire:
        return {say::offerMoveFire, say::offerMovers};
    case FireMove:
        return {say::offerFireMove, say::offerFirers};
    case Assault:
        return {say::offerAssault, say::offerAssaulters};
    case Reform:
        return {say::offerReform, say::offerReformers};
    case Recover:
        return {say::offerRecover, say::offerRecovering};
    default:
        return {say::offerMove, say::offerMovers};
    }
}

/// The enemies are kept by whoever asks.
Choosing choosing(const Position& position, SideId side, std::size_t verb, const Enemies& enemies) {
    const Labels labels = labelsOf(verb);
    Choosing made{VerbId(verb), labels.from, labels.units, verb == Recover ? 2U : 3U, {}, {}, {}};
    made.takesPart = [&position, verb](CounterId unit) {
        return !whyNotUnit(position, unit, actionOf(verb));
    };
    made.leads = [&position, verb, &enemies](CounterId unit) {
        return leads(position, unit, verb, enemies);
    };
    if (verb == Fire || verb == FireMove)
        made.rest = [&position, side, verb](const Values& settled) {
            return targetsFor(position, side, verb, settled);
        };
    else if (verb == Reform)
        made.rest = [&position](const Values& settled) { return partsFor(position, settled); };
    else if (verb != Recover)
        made.rest = [&position, verb](const Values& settled) {
            return waysFor(position, verb, settled);
        };
    return made;
}

template <std::size_t verb>
std::vector<Offer> further(const Position& position, SideId side, const Values& settled) {
    if (settled.has(chosen::Units) &&
        whyNotActivate(position, side, settled.hex(chosen::From), settled.counters(chosen::Units),
                       actionOf(verb)))
        return {};
    const Enemies enemies(position, side);
    return offerNext(position, side, choosing(position, side, verb, enemies), settled);
}

std::vector<Offer> offerActions(const Position& position, SideId side) {
    std::vector<Offer> offers;
    const std::vector<HexId> hexes = hexesOf(position, side);
    Enemies enemies(position, side);
    enemies.ways.emplace(position, side, enemies.hexes);
    for (const std::size_t verb : {Move, Fire, MoveFire, FireMove, Assault, Reform, Recover})
        std::ranges::move(
            offerHexes(position, hexes, side, choosing(position, side, verb, enemies)),
            std::back_inserter(offers));
    offerEntries(position, side, offers);
    if (!whyNotMassacre(position, {side, VerbId(Massacre), {}})) {
        offers.push_back(buttonOffer(VerbId(Massacre),
                                     Text(say::offerInfirmary, printed(position).infirmaryCost)));
        offers.back().confirm = true;
    }
    if (!whyNotPass(position, {side, VerbId(Pass), {}})) {
        offers.push_back(buttonOffer(VerbId(Pass), say::offerPass));
        offers.back().confirm = true;
    }
    return offers;
}

Verdict whyNotTarget(const Position& position, SideId side, const Offer& offer,
                     std::int32_t target) {
    const auto index = static_cast<std::size_t>(target);
    if (!offer.leadsOn)
        return allowed;
    if (offer.kind == OfferKind::Units)
        return whyNotUnit(position, CounterId(index), actionOf(offer.verb.index()));
    const auto units = unitsIn(position, HexId(index), side);
    if (units.empty())
        return refuse("5", say::nobodyOfYours, HexId(index));
    return whyNotActivate(position, side, HexId(index), {units.data(), 1},
                          actionOf(offer.verb.index()));
}

} // namespace

FrameKind actKind() {
    FrameKind kind{"banditen.act", say::frameAct, {}};
    kind.offers = offerActions;
    kind.prompt = say::promptAct;
    const Field from{"from", FieldKind::Hex};
    const Field units{"units", FieldKind::Counter, false};
    const Field path{"path", FieldKind::Hex, false};
    const Field target{"target", FieldKind::Hex};
    kind.verbs = {
        {"pass", {}, whyNotPass, takePass},
        {"move", {from, units, path}, whyNotMove, takeMove, nullptr, further<Move>, whyNotTarget},
        {"fire",
         {from, units, target},
         whyNotFire,
         takeFire,
         previewFire,
         further<Fire>,
         whyNotTarget},
        {"move_fire",
         {from, units, path},
         whyNotMoveFire,
         takeMoveFire,
         nullptr,
         further<MoveFire>,
         whyNotTarget},
        {"fire_move",
         {from, units, target},
         whyNotFireMove,
         takeFireMove,
         previewFire,
         further<FireMove>,
         whyNotTarget},
        {"assault",
         {from, units, path},
         whyNotAssault,
         takeAssault,
         previewAssault,
         further<Assault>,
         whyNotTarget},
        {"reform",
         {from, units, {"into"}},
         whyNotReformThem,
         takeReform,
         nullptr,
         further<Reform>,
         whyNotTarget},
        {"recover",
         {from, units},
         whyNotRecover,
         takeRecover,
         nullptr,
         further<Recover>,
         whyNotTarget},
        {"infirmary", {}, whyNotMassacre, takeMassacre},
        {"enter",
         {units, {"hex", FieldKind::Hex}},
         whyNotEnterThere,
         takeEnter,
         previewEnter,
         offerEntryHexes},
    };
    return kind;
}

} // namespace esagono::banditen
