// SPDX-License-Identifier: GPL-3.0-or-later
// HQs in combat: one of each side adds its factor (12.1.3), and its artillery shifts the column for
// a resource point (12.1.5).
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/support_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace supporting {
enum Locals { Side, GunsOnly };
enum Verbs { Support, Artillery, FreeArtillery, Done };
enum Arguments { Unit };
} // namespace supporting

bool isBesideBattle(const Position& position, const Battle& battle, SideId side, HexId hex) {
    const auto near = [&](HexId each) { return each == hex || position.map().adjacent(each, hex); };
    return side == battle.side ? std::ranges::any_of(battle.hexes, near) : near(battle.target);
}

/// The HQ of the attacked hex, which has to support (12.1.3); none.
CounterId obliged(const Position& position, const Battle& battle, SideId side) {
    if (side == battle.side)
        return {};
    const CounterId hq = hqIn(position, battle.target, side);
    return hq.exists() && !isUsed(position, hq) && isSupplied(position, hq) ? hq : CounterId();
}

Verdict whyNotHq(const Position& position, const Battle& battle, SideId side, CounterId hq) {
    if (position.side(hq) != side || !isHq(position, hq) || !position.isOnMap(hq))
        return refuse("12.1.3", say::noHqOfYours, hq);
    if (battle.hqOf(position, side).exists())
        return refuse("12.1.3", say::oneHqOnly, battle.hqOf(position, side))
            .because(battle.hqOf(position, side));
    if (!isBesideBattle(position, battle, side, position.hex(hq)))
        return refuse("12.1.3", say::hqNotBeside, hq);
    if (isUsed(position, hq))
        return refuse("12.1.3", say::hqUsed, hq);
    if (position.hex(hq) != battle.target && position.has(Place(position.hex(hq)), attackedMarker))
        return refuse("12.1.3", say::hqWasAttacked, hq);
    if (!isSupplied(position, hq))
        return refuse("12.1.3", say::hqUnsupplied, hq);
    if (const CounterId must = obliged(position, battle, side); must.exists() && must != hq)
        return refuse("12.1.3", say::hqMustSupport, must).because(must);
    return {};
}

/// The chit in hand that makes artillery free (N17); none.
ChitId freeChit(const Position& position, SideId side) {
    const std::vector<Chit>& chits = printed(position).chits;
    for (std::size_t i = 0; i < chits.size(); ++i)
        if (chits[i].effect(Op::ArtilleryFree) != nullptr &&
            position.chits(handPool[side.index()], ChitId(i)) > 0)
            return ChitId(i);
    return {};
}

bool gunsOnly(const Position& position) {
    return position.locals().get(supporting::GunsOnly, 0) != 0;
}

/// Ruling artillery_choice: with the support, or for an HQ that supports already.
Verdict whyNotGuns(const Position& position, const Battle& battle, SideId side, CounterId hq,
                   bool later) {
    if (later) {
        if (battle.hqOf(position, side) != hq || std::ranges::count(battle.guns, hq) > 0)
            return refuse({"12.1.5", "artillery_choice"}, say::hqNotSupporting, hq);
    } else {
        if (Verdict why = whyNotHq(position, battle, side, hq))
            return why;
        if (is(position, ruling::artilleryChoice))
            return refuse({"12.1.5", "artillery_choice"}, say::artilleryLater, hq);
    }
    if (artilleryFactor(position, hq) == 0)
        return refuse("12.1.5", say::noArtillery, hq);
    return {};
}

Verdict whyNotSupport(const Position& position, const Command& command) {
    const CounterId hq = command.arguments.counter(supporting::Unit);
    if (gunsOnly(position))
        return refuse({"12.1.5", "artillery_choice"}, say::hqNotSupporting, hq);
    return whyNotHq(position, battleBelow(position), command.side, hq);
}
Verdict whyNotArtillery(const Position& position, const Command& command) {
    const CounterId hq = command.arguments.counter(supporting::Unit);
    if (Verdict why =
            whyNotGuns(position, battleBelow(position), command.side, hq, gunsOnly(position)))
        return why;
    if (!payingPool(position, hq))
        return refuse({"12.1.2", "hq_payment"}, say::noPointForHq, hq);
    return allowed;
}
Verdict whyNotFreeArtillery(const Position& position, const Command& command) {
    const CounterId hq = command.arguments.counter(supporting::Unit);
    if (!freeChit(position, command.side).exists())
        return refuse("15.12", say::noFreeArtillery);
    return whyNotGuns(position, battleBelow(position), command.side, hq, gunsOnly(position));
}
Verdict whyNotDone(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const CounterId must = obliged(position, battle, command.side);
    if (!gunsOnly(position) && must.exists() && !battle.hqOf(position, command.side).exists())
        return refuse("12.1.3", say::hqMustSupport, must).because(must);
    return allowed;
}

/// The HQs that could be meant: those near the battle, or the one that supports.
std::vector<std::int32_t> candidates(const Position& position, const Battle& battle, SideId side,
                                     bool later) {
    std::vector<std::int32_t> hqs;
    if (later) {
        if (const CounterId hq = battle.hqOf(position, side); hq.exists())
            hqs.push_back(hq.value);
        return hqs;
    }
    HexSet looked(position.map().size());
    const std::vector<HexId> centres =
        side == battle.side ? battle.hexes : std::vector<HexId>{battle.target};
    for (const HexId centre : centres)
        for (const HexId hex : position.map().within(centre, 1))
            if (!looked.contains(hex)) {
                looked.insert(hex);
                if (const CounterId hq = hqIn(position, hex, side); hq.exists())
                    hqs.push_back(hq.value);
            }
    return hqs;
}

struct SupportChoice {
    supporting::Verbs verb;
    const char* label;
    Verdict (*whyNot)(const Position&, const Command&);
};
constexpr std::array<SupportChoice, 3> supportChoices = {
    SupportChoice{supporting::Support, say::offerHq, whyNotSupport},
    SupportChoice{supporting::Artillery, say::offerArtillery, whyNotArtillery},
    SupportChoice{supporting::FreeArtillery, say::offerFreeArtillery, whyNotFreeArtillery},
};

std::vector<Offer> offerSupport(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    std::vector<Offer> offers;
    if (!whyNotDone(position, {side, VerbId(supporting::Done), Values(0)}))
        offers.push_back(buttonOffer(VerbId(supporting::Done), say::offerNoSupport));
    const std::vector<std::int32_t> hqs = candidates(position, battle, side, gunsOnly(position));
    for (const SupportChoice& choice : supportChoices) {
        Offer offer =
            offerOf(OfferKind::Units, VerbId(choice.verb), choice.label, Values(1),
                    supporting::Unit, hqs, [&](const Values& attempt) {
                        return choice.whyNot(position, {side, VerbId(choice.verb), attempt});
                    });
        addIfAny(offers, std::move(offer));
    }
    return offers;
}

Text promptSupport(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptSupport : say::promptSupportDefence, battle.target};
}

void support(Draft& draft, Battle& battle, CounterId hq) {
    battle.hqs.push_back(hq);
    draft.say(Text(say::hqSupports, hq, battle.target), "12.1.3");
    draft.turn(hq, 1, "12.1.3");
}

void takeSupport(Draft& draft, const Command& command) {
    Battle battle = battleBelow(draft.position());
    draft.pop();
    support(draft, battle, command.arguments.counter(supporting::Unit));
    draft.revise(battle.locals());
}

void fire(Draft& draft, const Command& command, const Pool* pool) {
    Battle battle = battleBelow(draft.position());
    const CounterId hq = command.arguments.counter(supporting::Unit);
    draft.pop();
    if (battle.hqOf(draft.position(), command.side) != hq)
        support(draft, battle, hq);
    draft.say(Text(say::artilleryFires, hq), "12.1.5");
    battle.guns.push_back(hq);
    if (pool != nullptr) {
        battle.paid.push_back(*pool);
        addPoints(draft, *pool, -printed(draft.position()).artilleryCost, "12.1.2");
    } else {
        const ChitId chit = freeChit(draft.position(), command.side);
        battle.chits.push_back(chit);
        discard(draft, command.side, chit, "15.12");
    }
    draft.revise(battle.locals());
}
void takeArtillery(Draft& draft, const Command& command) {
    const Pool pool = *payingPool(draft.position(), command.arguments.counter(supporting::Unit));
    fire(draft, command, &pool);
}
void takeFreeArtillery(Draft& draft, const Command& command) {
    fire(draft, command, nullptr);
}

Preview previewHq(const Position& position, const Command& command, bool fires) {
    Battle battle = battleBelow(position);
    const CounterId hq = command.arguments.counter(supporting::Unit);
    if (battle.hqOf(position, command.side) != hq)
        battle.hqs.push_back(hq);
    if (fires)
        battle.guns.push_back(hq);
    addObligedHq(position, battle);
    return previewBattle(position, battle, command.side);
}
Preview previewSupport(const Position& position, const Command& command) {
    return previewHq(position, command, false);
}
Preview previewArtillery(const Position& position, const Command& command) {
    return previewHq(position, command, true);
}

bool canFire(const Position& position, SideId side, CounterId hq) {
    return artilleryFactor(position, hq) > 0 &&
           (payingPool(position, hq) || freeChit(position, side).exists());
}

void pushSupport(Draft& draft, SideId side, bool later) {
    draft.push(frame(supportKind), side, Values{side.value, later ? 1 : 0}, "12.1.3");
}

} // namespace

void addObligedHq(const Position& position, Battle& battle) {
    const CounterId must = obliged(position, battle, battle.defender());
    if (must.exists() && std::ranges::count(battle.hqs, must) == 0)
        battle.hqs.push_back(must);
}

void askForHq(Draft& draft, Battle& battle, SideId side) {
    const Position position = draft.position();
    const CounterId must = obliged(position, battle, side);
    if (must.exists() &&
        (is(position, ruling::artilleryChoice) || !canFire(position, side, must))) {
        support(draft, battle, must);
        return;
    }
    for (const std::int32_t each : candidates(position, battle, side, false))
        if (!whyNotHq(position, battle, side, CounterId(static_cast<std::size_t>(each)))) {
            pushSupport(draft, side, false);
            return;
        }
}

void askForArtillery(Draft& draft, const Battle& battle, SideId side) {
    const CounterId hq = battle.hqOf(draft.position(), side);
    if (hq.exists() && canFire(draft.position(), side, hq))
        pushSupport(draft, side, true);
}

void giveBack(Draft& draft, const Battle& battle) {
    const RuleRef rule("15.25.1", "insubordination");
    for (const auto* units : {&battle.hqs, &battle.air, &battle.ships})
        for (const CounterId unit : *units)
            draft.turn(unit, 0, rule);
    for (const Pool pool : battle.paid)
        addPoints(draft, pool, printed(draft.position()).artilleryCost, "15.25.1");
    for (const ChitId chit : battle.chits) {
        const std::size_t owner = printed(draft.position()).chits[chit.index()].owner.index();
        if (draft.position().chits(playedPool[owner], chit) == 0)
            continue;
        draft.emit(PoolChanged{playedPool[owner], chit, -1}, rule);
        draft.emit(PoolChanged{handPool[owner], chit, 1}, rule);
    }
}

FrameKind supportKind() {
    FrameKind kind{"tscw.support", say::frameSupport, {{"side", FieldKind::Side}, {"guns_only"}}};
    kind.offers = offerSupport;
    kind.promptNow = promptSupport;
    const std::vector<Field> unit = {{"unit", FieldKind::Counter}};
    kind.verbs = {
        {"support", unit, whyNotSupport, takeSupport, previewSupport},
        {"artillery", unit, whyNotArtillery, takeArtillery, previewArtillery},
        {"free_artillery", unit, whyNotFreeArtillery, takeFreeArtillery, previewArtillery},
        {"done", {}, whyNotDone, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
