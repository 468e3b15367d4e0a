// SPDX-License-Identifier: GPL-3.0-or-later
// 1.8, 1.10b, 2.8a: the barrage phase, and one barrage.
#include "engine/guadalajara/fighting/barrage.h"

#include "engine/guadalajara/fighting/barrage_messages.h"
#include "engine/guadalajara/moving/movement_messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::guadalajara {

namespace {

enum BarrageVerbs { Shell, Bomb, End };
namespace barrage {
enum Locals { Side, Shelled, Bombed };
enum Arguments { Target, Means };
} // namespace barrage

bool wasHit(const Position& position, barrage::Locals by, HexId hex) {
    if (position.frame().name != frame(barrageKind))
        return false; // the phase has not begun
    const std::vector<HexId> hit = position.locals().hexes(by);
    return std::ranges::find(hit, hex) != hit.end();
}

// Judges

Verdict whyNotTarget(const Position& position, SideId side, HexId hex) {
    if (!hex.exists() || !hasUnit(position, hex, other(side)))
        return refuse("1.8b", say::noTargetThere, hex).because(hex);
    if (wasHit(position, barrage::Bombed, hex))
        return refuse("1.10b", say::bombedAlready, hex).because(hex);
    return allowed;
}

Verdict whyNotGun(const Position& position, SideId side, CounterId gun) {
    if (position.side(gun) != side || !position.isOnMap(gun) || !isArtillery(position, gun))
        return refuse("1.8b", say::noGun, gun);
    if (isPregame(position) && !isItalian(position, gun))
        return refuse("2.8a", say::onlyItalianGuns, gun);
    if (position.status(gun, fired) != 0)
        return refuse("1.8c", say::firedAlready, gun);
    if (position.status(gun, oos) != 0)
        return refuse("1.6c", say::gunOutOfSupply, gun);
    if (position.status(gun, reserve) == InReserve)
        return refuse("1.13b", say::gunInReserve, gun);
    return allowed;
}

Verdict whyNotGunAt(const Position& position, SideId side, CounterId gun, HexId target) {
    if (Verdict why = whyNotGun(position, side, gun))
        return why;
    const int range = position.number(gun, rangeAttribute);
    if (position.map().distance(position.hex(gun), target) > range)
        return refuse("1.8b", say::outOfRange, gun, target, range).because(target);
    if (isPregame(position) && is(position, ruling::a(95))) // A95
        return allowed;
    if (Verdict why = whyNotBeyondLine(position, gun, target))
        return isPregame(position)
                   ? refuse({"2.6a", "A95"}, say::beyondLine, gun, target).because(target)
                   : why;
    return whyNotUnseen(position, gun, target);
}

Verdict whyNotShell(const Position& position, SideId side, HexId target,
                    std::span<const CounterId> guns) {
    if (Verdict why = whyNotTarget(position, side, target))
        return why;
    if (wasHit(position, barrage::Shelled, target))
        return refuse("1.8c", say::shelledAlready, target).because(target);
    if (guns.empty())
        return refuse("1.8b", say::nobodyFires);
    for (const CounterId gun : guns) {
        if (Verdict why = whyNotGunAt(position, side, gun, target))
            return why;
        if (std::ranges::count(guns, gun) > 1)
            return refuse("1.8c", say::firedAlready, gun);
        if (isItalian(position, gun) != isItalian(position, guns.front()))
            return refuse("2.6b", say::gunsApart, guns.front(), gun).because(gun);
    }
    return allowed;
}

Verdict whyNotBomb(const Position& position, SideId side, HexId target, int count) {
    if (isPregame(position))
        return refuse("2.8a", say::noAirBeforeGame);
    if (Verdict why = whyNotTarget(position, side, target))
        return why;
    if (count < 1)
        return refuse("1.10b", say::nobodyFires);
    if (const int ready = airPointsReady(position, side); count > ready)
        return refuse("1.10", say::tooFewAirPoints, ready);
    if (side == nationalist && isIn(position, ground(position).north, target))
        return refuse("2.6b", say::italianAirNorth, target);
    if (is(position, ruling::a(78)) && !position.map().onLink(target, road) && // A78
        !airObserver(position, side, target).exists())
        return refuse({"1.10b", "A78"}, say::airUnseen, target);
    return allowed;
}

Shelling shellingOf(const Command& command) {
    Shelling shelling;
    shelling.side = command.side;
    shelling.target = command.arguments.hex(barrage::Target);
    shelling.guns = command.arguments.counters(barrage::Means);
    return shelling;
}
Shelling bombingOf(const Command& command) {
    Shelling bombing;
    bombing.side = command.side;
    bombing.target = command.arguments.hex(barrage::Target);
    bombing.air = command.arguments.get(barrage::Means, 0);
    return bombing;
}
Verdict judgeShell(const Position& position, const Command& command) {
    const Shelling asked = shellingOf(command);
    return whyNotShell(position, asked.side, asked.target, asked.guns);
}
Verdict judgeBomb(const Position& position, const Command& command) {
    const Shelling asked = bombingOf(command);
    return whyNotBomb(position, asked.side, asked.target, asked.air);
}

// Offers

std::vector<CounterId> gunsOf(const Position& position, SideId side) {
    std::vector<CounterId> guns;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId gun(i); !whyNotGun(position, side, gun))
            guns.push_back(gun);
    return guns;
}

/// The hexes with units of the other side.
std::vector<HexId> enemyHexes(const Position& position, SideId side) {
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i);
            position.side(each) == other(side) && position.isOnMap(each) && isUnit(position, each))
            hexes.push_back(position.hex(each));
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

/// Asks for the target first, and for guns or points only then.
Offer targetOffer(BarrageVerbs verb, const char* label) {
    return leadingOffer(OfferKind::Hexes, VerbId(verb), label, Values(2), barrage::Target);
}

std::vector<Offer> offerBarrages(const Position& position, SideId side) {
    Offer shell = targetOffer(Shell, say::offerShell);
    Offer bomb = targetOffer(Bomb, say::offerBomb);
    const std::vector<CounterId> guns = gunsOf(position, side);
    for (const HexId hex : enemyHexes(position, side)) {
        const auto mayFire = [&](CounterId gun) {
            return !whyNotShell(position, side, hex, {&gun, 1});
        };
        if (std::ranges::any_of(guns, mayFire))
            shell.targets.push_back(hex.value);
        if (!whyNotBomb(position, side, hex, 1))
            bomb.targets.push_back(hex.value);
    }
    std::vector<Offer> offers;
    for (Offer* each : {&shell, &bomb})
        if (!each->targets.empty()) {
            each->example = {each->targets.front()};
            offers.push_back(std::move(*each));
        }
    offers.push_back(buttonOffer(VerbId(End), say::offerEndBarrage));
    return offers;
}

std::vector<Offer> furtherShell(const Position& position, SideId side, const Values& settled) {
    const HexId target = settled.hex(barrage::Target);
    const std::vector<std::int32_t> guns = valuesOf(gunsOf(position, side));
    Offer offer =
        offerOf(OfferKind::Units, VerbId(Shell), Text(say::offerGuns, target), settled,
                barrage::Means, guns, [&](const Values& arguments) -> Verdict {
                    return whyNotShell(position, side, target, arguments.counters(barrage::Means));
                });
    return ifAny(together(std::move(offer)));
}

std::vector<Offer> furtherBomb(const Position& position, SideId side, const Values& settled) {
    const HexId target = settled.hex(barrage::Target);
    if (whyNotBomb(position, side, target, 1))
        return {};
    Offer offer = openOffer(OfferKind::Number, VerbId(Bomb), Text(say::offerAirPoints, target),
                            settled, barrage::Means);
    offer.least = 1;
    offer.most = airPointsReady(position, side);
    offer.example = {1};
    return offered(std::move(offer));
}

// Takes

void addHit(Draft& draft, barrage::Locals by, HexId hex) {
    std::vector<HexId> hit = draft.position().locals().hexes(by);
    hit.push_back(hex);
    draft.setLocal(by, hit);
}

void takeShell(Draft& draft, const Command& command) {
    const Shelling shelling = shellingOf(command);
    addHit(draft, barrage::Shelled, shelling.target);
    for (const CounterId gun : shelling.guns)
        draft.set(gun, fired, 1, "1.8c");
    draft.push(frame(shellingKind), {}, shelling.locals(), "1.8d");
}

void takeBomb(Draft& draft, const Command& command) {
    const Shelling shelling = bombingOf(command);
    addHit(draft, barrage::Bombed, shelling.target);
    spendAir(draft, shelling.side, shelling.air, "1.10b");
    draft.push(frame(shellingKind), {}, shelling.locals(), "1.10b");
}

void takeEndBarrage(Draft& draft, const Command& command) {
    draft.pop();
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        if (draft.position().side(CounterId(i)) == command.side)
            draft.set(CounterId(i), fired, 0, "1.8c");
}

Preview previewShell(const Position& position, const Command& command) {
    return previewShelling(position, shellingOf(command));
}
Preview previewBomb(const Position& position, const Command& command) {
    return previewShelling(position, bombingOf(command));
}

// One barrage

/// 1.8f, 1.16e: whoever may take the losses: units, and trucks without load.
std::vector<CounterId> underFire(const Position& position, HexId hex, SideId side) {
    std::vector<CounterId> there = unitsIn(position, hex, side);
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && isTruck(position, each))
            there.push_back(each);
    return there;
}

void resolve(Draft& draft, const Shelling& shelling) {
    const SideId enemy = other(shelling.side);
    const std::vector<CounterId> pairs = unloadUnderAttack(draft, shelling.target, enemy, "1.16d");
    const std::size_t column = shiftedColumn(draft.position(), shelling);
    const std::vector<int> dice = draft.roll(say::rollBarrage, 2, "1.8d");
    const int roll = std::accumulate(dice.begin(), dice.end(), 0);
    const BarrageResult result = resultIn(draft.position(), column, roll);
    draft.say(
        Text(say::barrageResult, shelling.side, shelling.target, roll, Word{effectOf(result).id}),
        "1.8d");
    if (!result.isDg) {
        draft.pop();
        return;
    }
    draft.setLocal(Shelling::numberOf(&Shelling::units),
                   unitsIn(draft.position(), shelling.target, enemy));
    draft.setLocal(Shelling::numberOf(&Shelling::pairs), pairs);
    if (result.steps > 0 && hasUnarmoured(draft.position(), shelling.target, enemy))
        pushLosses(draft, underFire(draft.position(), shelling.target, enemy), result.steps,
                   Cause::Barrage, "1.8f");
}

void runShelling(Draft& draft) {
    const Shelling shelling = Shelling::from(draft.position().locals());
    if (shelling.units.empty()) {
        const bool isAimed = shelling.target.exists() &&
                             hasUnit(draft.position(), shelling.target, other(shelling.side));
        if (isAimed && (shelling.isAir() || !shelling.guns.empty()))
            resolve(draft, shelling);
        else
            draft.pop();
        return;
    }
    draft.pop();
    loseTrucksOf(draft, shelling.pairs, Cause::Barrage);
    disorganise(draft, shelling.units, "1.7");
}

} // namespace

bool canShell(const Position& position, SideId side) {
    return offerBarrages(position, side).size() > 1; // besides the end
}

FrameKind barrageKind() {
    FrameKind kind{"guadalajara.barrage",
                   say::frameBarrage,
                   {{"side", FieldKind::Side},
                    {"shelled", FieldKind::Hex, false},
                    {"bombed", FieldKind::Hex, false}}};
    kind.offers = offerBarrages;
    kind.prompt = say::promptBarrage;
    kind.verbs = {
        {"shell",
         {{"target", FieldKind::Hex}, {"guns", FieldKind::Counter, false}},
         judgeShell,
         takeShell,
         previewShell,
         furtherShell},
        {"bomb",
         {{"target", FieldKind::Hex}, {"points"}},
         judgeBomb,
         takeBomb,
         previewBomb,
         furtherBomb},
        {"end_barrage", {}, nullptr, takeEndBarrage},
    };
    return kind;
}

FrameKind shellingKind() {
    return {"guadalajara.shelling", say::frameShelling, Shelling::fields(), runShelling};
}

} // namespace esagono::guadalajara
