// SPDX-License-Identifier: GPL-3.0-or-later
// Air units in combat: assigned by both sides at once and hidden (12.2.4), within their range
// (12.2.2), halved by anti-aircraft units (12.2.7).
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/support_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace flying {
enum Verbs { Assign, None };
enum Arguments { Units };
} // namespace flying
namespace halving {
enum Arguments { Units };
} // namespace halving

/// 12.2.2
bool isInRange(const Position& position, const Battle& battle, SideId side) {
    const HexSet bases = airBasesOf(position, side);
    return std::ranges::any_of(position.map().within(battle.target, printed(position).airRange),
                               [&](HexId hex) { return bases.contains(hex); });
}

/// 12.2.3: whether northern units of the side take part.
bool isOfTheNorth(const Position& position, const Battle& battle, SideId side) {
    return std::ranges::any_of(battle.unitsOf(position, side),
                               [&](CounterId unit) { return isNorthern(position, unit); });
}

Verdict whyNotFly(const Position& position, const Battle& battle, SideId side, CounterId unit) {
    if (position.side(unit) != side || typeOf(position, unit) != Type::Air ||
        position.place(unit) != Place(airBox[side.index()]))
        return refuse("12.2.4", say::noAirOfYours, unit);
    if (isUsed(position, unit))
        return refuse("12.2.1", say::airUsed, unit);
    const bool north = isOfTheNorth(position, battle, side);
    if (piece(position, unit).supportsNorth != north && side == republican)
        return refuse("12.2.3", north ? say::airNotForNorth : say::airForNorthOnly, unit);
    return {};
}

std::vector<CounterId> readyAir(const Position& position, const Battle& battle, SideId side) {
    std::vector<CounterId> ready;
    for (const CounterId unit : position.stack(Place(airBox[side.index()])))
        if (!whyNotFly(position, battle, side, unit))
            ready.push_back(unit);
    if (!ready.empty() && !isInRange(position, battle, side))
        ready.clear();
    return ready;
}

Verdict whyNotAssignAir(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const std::vector<CounterId> units = command.arguments.counters(flying::Units);
    if (units.empty())
        return refuse("12.2.4", say::noAirNamed);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotFly(position, battle, command.side, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("12.2.1", say::airUsed, unit);
    }
    if (!isInRange(position, battle, command.side))
        return refuse("12.2.2", say::airTooFar, battle.target).because(battle.target);
    return allowed;
}

Text promptAir(const Position& position, SideId /*side*/) {
    return {say::promptAir, battleBelow(position).target};
}

std::vector<Offer> offerAir(const Position& position, SideId side) {
    const std::vector<std::int32_t> ready =
        valuesOf(readyAir(position, battleBelow(position), side));
    std::vector<Offer> offers = {buttonOffer(VerbId(flying::None), say::offerNoAir)};
    if (ready.empty())
        return offers;
    Offer offer = offerOf(OfferKind::Units, VerbId(flying::Assign), say::offerAir, Values(1),
                          flying::Units, ready, [](const Values&) { return allowed; });
    offer.most = static_cast<std::int32_t>(ready.size());
    offers.push_back(std::move(offer));
    return offers;
}

/// Both choices are known: the units fly.
void reveal(Draft& draft) {
    const Values chosen = draft.position().locals();
    draft.pop();
    Battle battle = Battle::from(draft.position().locals());
    for (const SideId side : {battle.side, battle.defender()})
        for (const CounterId unit : chosen.counters(side.index())) {
            draft.say(Text(say::airSupports, unit, battle.target), "12.2.4");
            draft.turn(unit, 1, "12.2.1");
            battle.air.push_back(unit);
        }
    draft.revise(battle.locals());
}

void answer(Draft& draft, SideId side, const std::vector<CounterId>& units) {
    Values locals = draft.position().locals();
    locals.set(side.index(), units);
    if (!draft.position().owners().without(side).empty()) {
        draft.answered(side, std::move(locals));
        return;
    }
    draft.revise(std::move(locals));
    reveal(draft);
}
void takeAssignAir(Draft& draft, const Command& command) {
    answer(draft, command.side, command.arguments.counters(flying::Units));
}
void takeNoAir(Draft& draft, const Command& command) {
    answer(draft, command.side, {});
}

// 12.2.7

std::vector<CounterId> enemyAir(const Position& position, const Battle& battle, SideId side) {
    std::vector<CounterId> units;
    std::ranges::copy_if(battle.air, std::back_inserter(units),
                         [&](CounterId unit) { return position.side(unit) != side; });
    return units;
}

/// How many enemy air units the side halves (ruling anti_air_count).
int halvedBy(const Position& position, const Battle& battle, SideId side) {
    const auto count =
        static_cast<int>(std::ranges::count_if(battle.unitsOf(position, side), [&](CounterId unit) {
            return typeOf(position, unit) == Type::AntiAir;
        }));
    return is(position, ruling::antiAirCount) ? std::min(count, 1) : count;
}

/// Those that lose the most by it, as many as the side halves.
std::vector<CounterId> bestHalved(const Position& position, const Battle& battle, SideId side) {
    const auto loss = [&](CounterId unit) {
        const int factor = position.number(unit, airAttribute);
        return factor - halved(factor);
    };
    std::vector<CounterId> units = enemyAir(position, battle, side);
    std::ranges::stable_sort(units, std::ranges::greater(), loss);
    const auto count = static_cast<std::size_t>(halvedBy(position, battle, side));
    units.resize(std::min(units.size(), count));
    return units;
}

void halve(Draft& draft, Battle& battle, const std::vector<CounterId>& units) {
    for (const CounterId unit : units) {
        draft.say(Text(say::airHalved, unit), {"12.2.7", "anti_air_count"});
        battle.halved.push_back(unit);
    }
}

/// With what anti-aircraft units do to them (12.2.7).
Preview previewAir(const Position& position, const Command& command) {
    Battle battle = battleBelow(position);
    for (const CounterId unit : command.arguments.counters(flying::Units))
        battle.air.push_back(unit);
    for (const SideId side : {battle.side, battle.defender()})
        std::ranges::copy(bestHalved(position, battle, side), std::back_inserter(battle.halved));
    return previewBattle(position, battle, command.side);
}

Verdict whyNotHalve(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const std::vector<CounterId> units = command.arguments.counters(halving::Units);
    const std::vector<CounterId> enemies = enemyAir(position, battle, command.side);
    const int count = halvedBy(position, battle, command.side);
    if (static_cast<int>(units.size()) != count)
        return refuse({"12.2.7", "anti_air_count"}, say::otherAirCount, count);
    for (const CounterId unit : units)
        if (std::ranges::count(enemies, unit) == 0 || std::ranges::count(units, unit) > 1)
            return refuse("12.2.7", say::notEnemyAir, unit);
    return allowed;
}

std::vector<Offer> offerHalve(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    Offer offer =
        openOffer(OfferKind::Units, VerbId(0), say::offerHalve, Values(1), halving::Units);
    offer.least = offer.most = halvedBy(position, battle, side);
    offer.targets = valuesOf(enemyAir(position, battle, side));
    offer.example = valuesOf(bestHalved(position, battle, side));
    return offered(std::move(offer));
}

void takeHalve(Draft& draft, const Command& command) {
    draft.pop();
    Battle battle = Battle::from(draft.position().locals());
    halve(draft, battle, command.arguments.counters(halving::Units));
    draft.revise(battle.locals());
}

} // namespace

void askForAir(Draft& draft, const Battle& battle, Sides sides) {
    Sides asked;
    for (const SideId side : {nationalist, republican})
        if (sides.contains(side) && !readyAir(draft.position(), battle, side).empty())
            asked = asked | side;
    if (!asked.empty())
        draft.push(frame(airKind), asked, Values(0), "12.2.4");
}

void askForAntiAir(Draft& draft, Battle& battle, SideId side) {
    const std::vector<CounterId> enemies = enemyAir(draft.position(), battle, side);
    const int count = halvedBy(draft.position(), battle, side);
    if (count == 0 || enemies.empty())
        return;
    if (static_cast<std::size_t>(count) >= enemies.size()) {
        halve(draft, battle, enemies);
        return;
    }
    draft.push(frame(antiAirKind), side, Values{side.value}, "12.2.7");
}

FrameKind airKind() {
    FrameKind kind{"tscw.air",
                   say::frameAir,
                   {{"nationalist", FieldKind::Counter, false, {}, nationalist},
                    {"republican", FieldKind::Counter, false, {}, republican}}};
    kind.offers = offerAir;
    kind.promptNow = promptAir;
    kind.verbs = {
        {"assign",
         {{"units", FieldKind::Counter, false}},
         whyNotAssignAir,
         takeAssignAir,
         previewAir},
        {"none", {}, nullptr, takeNoAir},
    };
    return kind;
}

FrameKind antiAirKind() {
    FrameKind kind{"tscw.anti_air", say::frameAntiAir, {{"side", FieldKind::Side}}};
    kind.offers = offerHalve;
    kind.prompt = say::promptHalve;
    kind.verbs = {{"halve", {{"units", FieldKind::Counter, false}}, whyNotHalve, takeHalve}};
    return kind;
}

} // namespace esagono::tscw
