// SPDX-License-Identifier: GPL-3.0-or-later
// Naval units in combat: on coasts, one modifier each (12.2.6).
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/support_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace bombarding {
enum Verbs { Assign, None };
enum Arguments { Units };
} // namespace bombarding

/// 12.2.6 (ruling naval_atlantic)
Verdict whyNotCoast(const Position& position, SideId side, HexId hex) {
    const Ground& land = ground(position);
    if (!isIn(position, land.coastal, hex))
        return refuse("12.2.6", say::noCoast, hex).because(hex);
    if (isIn(position, land.mediterranean, hex))
        return {};
    if (side == republican)
        return refuse("12.2.6", say::notMediterranean, hex).because(hex);
    if (isIn(position, land.cantabrian, hex) || is(position, ruling::navalAtlantic))
        return {};
    return refuse({"12.2.6", "naval_atlantic"}, say::noCoast, hex).because(hex);
}

Verdict whyNotShip(const Position& position, const Battle& battle, SideId side, CounterId unit) {
    if (position.side(unit) != side || typeOf(position, unit) != Type::Naval ||
        position.place(unit) != Place(navalBox[side.index()]))
        return refuse("12.2.6", say::noShipOfYours, unit);
    if (isUsed(position, unit))
        return refuse("12.2.1", say::shipUsed, unit);
    if (side == republican && turnNow(position) < printed(position).navalRepublican)
        return refuse("12.2.6", say::shipTooEarly, unit, printed(position).navalRepublican);
    return whyNotCoast(position, side, battle.target);
}

std::vector<CounterId> readyShips(const Position& position, const Battle& battle, SideId side) {
    std::vector<CounterId> ready;
    for (const CounterId unit : position.stack(Place(navalBox[side.index()])))
        if (!whyNotShip(position, battle, side, unit))
            ready.push_back(unit);
    return ready;
}

Verdict whyNotAssignShips(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const std::vector<CounterId> units = command.arguments.counters(bombarding::Units);
    if (units.empty())
        return refuse("12.2.6", say::noShipNamed);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotShip(position, battle, command.side, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("12.2.1", say::shipUsed, unit);
    }
    return allowed;
}

Text promptShips(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptShips : say::promptShipsDefence, battle.target};
}

std::vector<Offer> offerShips(const Position& position, SideId side) {
    const std::vector<std::int32_t> ready =
        valuesOf(readyShips(position, battleBelow(position), side));
    Offer offer = offerOf(OfferKind::Units, VerbId(bombarding::Assign), say::offerShips, Values(1),
                          bombarding::Units, ready, [](const Values&) { return allowed; });
    offer.most = static_cast<std::int32_t>(ready.size());
    return {buttonOffer(VerbId(bombarding::None), say::offerNoShips), std::move(offer)};
}

void takeAssignShips(Draft& draft, const Command& command) {
    draft.pop();
    Battle battle = Battle::from(draft.position().locals());
    for (const CounterId unit : command.arguments.counters(bombarding::Units)) {
        draft.say(Text(say::shipSupports, unit, battle.target), "12.2.6");
        draft.turn(unit, 1, "12.2.1");
        battle.ships.push_back(unit);
    }
    draft.revise(battle.locals());
}

Preview previewShips(const Position& position, const Command& command) {
    Battle battle = battleBelow(position);
    for (const CounterId unit : command.arguments.counters(bombarding::Units))
        battle.ships.push_back(unit);
    return previewBattle(position, battle, command.side);
}

} // namespace

void askForShips(Draft& draft, const Battle& battle, SideId side) {
    if (!readyShips(draft.position(), battle, side).empty())
        draft.push(frame(navalKind), side, Values{side.value}, "12.2.6");
}

FrameKind navalKind() {
    FrameKind kind{"tscw.naval", say::frameNaval, {{"side", FieldKind::Side}}};
    kind.offers = offerShips;
    kind.promptNow = promptShips;
    kind.verbs = {
        {"assign",
         {{"units", FieldKind::Counter, false}},
         whyNotAssignShips,
         takeAssignShips,
         previewShips},
        {"none", {}, nullptr, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
