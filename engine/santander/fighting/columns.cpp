// SPDX-License-Identifier: GPL-3.0-or-later
// Section 9.3: supply columns, how they are spent and how new ones arrive.
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

enum SpendVerbs { Spend, Keep };
namespace spending {
enum Arguments { Columns };
}
namespace arriving {
enum Arguments { Where };
}

/// 9.3.1: stacked with or adjacent to a headquarters that bombards.
bool isAtBombardingHq(const Position& position, const Battle& battle, CounterId column) {
    const SideId side = position.side(column);
    return std::ranges::any_of(battle.support(side), [&](CounterId each) {
        return isHq(position, each) && position.isOnMap(each) &&
               position.map().distance(position.hex(each), position.hex(column)) <= 1;
    });
}

Verdict whyNotSpendThis(const Position& position, const Battle& battle, SideId side,
                        CounterId column) {
    if (position.side(column) != side)
        return refuse("9.3.1", say::notYours, column);
    if (!isSupply(position, column) || !position.isOnMap(column))
        return refuse("9.3.1", say::noColumn, column);
    if (position.face(column) == truckFace)
        return refuse("9.3.2", say::columnMoved, column);
    if (!isAtBombardingHq(position, battle, column))
        return refuse("9.3.1", say::columnTooFar, column);
    return allowed;
}

Verdict whyNotSpend(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const std::vector<CounterId> columns = command.arguments.counters(spending::Columns);
    if (columns.empty())
        return refuse("9.3.1", say::nothingNamed);
    for (const CounterId column : columns) {
        if (Verdict why = whyNotSpendThis(position, battle, command.side, column))
            return why;
        if (std::ranges::count(columns, column) > 1)
            return refuse("9.3.1", say::namedTwice, column);
    }
    return allowed;
}

std::vector<std::int32_t> columnsOf(const Position& position, SideId side) {
    std::vector<std::int32_t> columns;
    for (const CounterId counter : printed(position).ground)
        if (position.side(counter) == side && isSupply(position, counter) &&
            position.isOnMap(counter))
            columns.push_back(counter.value);
    return columns;
}

Text promptColumns(const Position& position, SideId /*side*/) {
    return {say::promptColumns, battleBelow(position).target};
}

std::vector<Offer> offerColumns(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    Offer offer = offerOf(OfferKind::Units, VerbId(Spend), say::offerColumns, Values(1),
                          spending::Columns, columnsOf(position, side), [&](const Values& attempt) {
                              return whyNotSpendThis(position, battle, side,
                                                     attempt.counter(spending::Columns));
                          });
    std::vector<Offer> offers = {buttonOffer(VerbId(Keep), say::offerKeepColumns)};
    addIfAny(offers, together(std::move(offer)));
    return offers;
}

void takeSpend(Draft& draft, const Command& command) {
    draft.pop();
    Battle battle = Battle::from(draft.position().locals());
    battle.columns(command.side) = command.arguments.counters(spending::Columns);
    expose(draft, battle, command.arguments.counters(spending::Columns));
    draft.revise(battle.locals());
}

void takeKeep(Draft& draft, const Command&) {
    draft.pop();
}

Preview previewSpend(const Position& position, const Command& command) {
    Battle battle = battleBelow(position);
    battle.columns(command.side) = command.arguments.counters(spending::Columns);
    return previewBombardment(position, battle);
}

void spends(Draft& draft, Battle& battle, SideId side) {
    const Position position = draft.position();
    if (std::ranges::any_of(columnsOf(position, side), [&](std::int32_t column) {
            return !whyNotSpendThis(position, battle, side,
                                    CounterId(static_cast<std::size_t>(column)));
        }))
        ask(draft, battle, frame(columnsKind), side, {}, "9.4.1");
}

// New columns

/// 9.3, K17: one for the Nationalists on turns 2 to 6, while there are fewer than eight.
bool isDue(const Position& position) {
    const int now = position.track(turn);
    const int last = is(position, ruling::columnsEveryTurn) ? lastTurn : lastTurn - 1;
    return now >= 2 && now <= last && !position.isEmpty(supplyDepot) &&
           static_cast<int>(columnsOf(position, nationalist).size()) < mostColumns;
}

bool isAtHq(const Position& position, HexId hex, SideId side) {
    return findType(position, hex, side, Type::Hq).exists() ||
           std::ranges::any_of(position.map().neighbours(hex), [&](HexId beside) {
               return findType(position, beside, side, Type::Hq).exists();
           });
}

/// A14
Verdict whyNotArriveAt(const Position& position, HexId hex) {
    if (!position.map().exists(hex) || !terrainOf(position, hex).isLand)
        return refuse("1.3.2", say::seaThere, hex).because(hex);
    if (position.isOccupiedBy(hex, republican))
        return refuse("9.3", say::enemyThere, hex).because(enemiesThere);
    if (is(position, ruling::columnsArriveAtHqs)) {
        if (position.controller(hex) != nationalist || !isAtHq(position, hex, nationalist))
            return refuse({"9.3", "A14"}, say::notAtHq, hex);
    } else if (!position.map().inArea(printed(position).sources[nationalist.index()], hex)) {
        return refuse({"9.3", "A14"}, say::notASource, hex);
    } else if (position.controller(hex) != nationalist &&
               !is(position, ruling::sourcesWithoutControl)) {
        return refuse({"6.2", "A40"}, say::sourceLost, hex).because(hex);
    }
    if (const CounterId there = findType(position, hex, nationalist, Type::Supply); there.exists())
        return refuse("5", say::columnThere, hex).because(there);
    return allowed;
}

Verdict whyNotArrive(const Position& position, const Command& command) {
    return whyNotArriveAt(position, command.arguments.hex(arriving::Where));
}

std::vector<Offer> offerArrivals(const Position& position, SideId /*side*/) {
    std::vector<std::int32_t> candidates;
    const bool atHqs = is(position, ruling::columnsArriveAtHqs);
    for (const HexId hex : position.map().hexes())
        if (atHqs ? isAtHq(position, hex, nationalist)
                  : position.map().inArea(printed(position).sources[nationalist.index()], hex))
            candidates.push_back(hex.value);
    Offer offer = offerOf(OfferKind::Hexes, VerbId(0), say::offerArrival, Values(1),
                          arriving::Where, candidates, [&](const Values& attempt) {
                              return whyNotArriveAt(position, attempt.hex(arriving::Where));
                          });
    return ifAny(std::move(offer));
}

void takeArrival(Draft& draft, const Command& command) {
    draft.pop();
    const CounterId column = draft.position().stack(supplyDepot).top();
    draft.say(Text(say::columnArrives, command.arguments.hex(arriving::Where)), "9.3");
    draft.move(column, command.arguments.hex(arriving::Where), "9.3");
}

void runArrival(Draft& draft) {
    draft.pop();
    if (isDue(draft.position()) && !offerArrivals(draft.position(), nationalist).empty())
        draft.push(frame(placeColumnKind), nationalist, {}, "9.3");
}

} // namespace

void attackerSpends(Draft& draft, Battle& battle) {
    spends(draft, battle, battle.side);
}
void defenderSpends(Draft& draft, Battle& battle) {
    spends(draft, battle, battle.defender());
}

FrameKind columnsKind() {
    FrameKind kind{"santander.columns", say::frameColumns, {}};
    kind.offers = offerColumns;
    kind.promptNow = promptColumns;
    kind.verbs = {
        {"spend", {{"columns", FieldKind::Counter, false}}, whyNotSpend, takeSpend, previewSpend},
        {"keep", {}, nullptr, takeKeep},
    };
    return kind;
}
FrameKind arrivalKind() {
    return {"santander.arrival", say::frameArrival, {}, runArrival};
}
FrameKind placeColumnKind() {
    FrameKind kind{"santander.place_column", say::frameArrival, {}};
    kind.offers = offerArrivals;
    kind.prompt = say::promptArrival;
    kind.verbs = {{"place_column", {{"where", FieldKind::Hex}}, whyNotArrive, takeArrival}};
    return kind;
}

} // namespace esagono::santander
