// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.5: the defender may lose one step less and retreat one hex.
#include "engine/santander/messages.h"
#include "engine/santander/moving/advance.h"

#include <algorithm>

namespace esagono::santander {

namespace {

enum RetreatVerbs { Stand, Retreat };
namespace retreating {
enum Arguments { To };
}
namespace filingIn {
enum Locals { Into, Waiting };
enum Arguments { Unit };
} // namespace filingIn

bool isForced(const Battle& battle) {
    return MoraleResult(battle.forced) != MoraleResult::Holds;
}
/// Does the retreat replace a step? A rout replaces none.
bool replacesAStep(const Battle& battle) {
    return MoraleResult(battle.forced) <= MoraleResult::Retreat;
}

/// Who leaves the hex: the headquarters is lost (9.2), and keeps no line open behind the others.
std::vector<CounterId> leaving(const Position& position, const Battle& battle) {
    std::vector<CounterId> units = battle.defendersLeft(position);
    if (const CounterId hq = findType(position, battle.target, battle.defender(), Type::Hq);
        hq.exists())
        units.insert(units.begin(), hq);
    return units;
}

Verdict whyNotRetreatTo(const Position& position, const Battle& battle, HexId to) {
    const SideId side = battle.defender();
    if (!position.map().exists(to) || !position.map().adjacent(battle.target, to))
        return refuse("10.5", say::notAdjacent, battle.target, to);
    if (!terrainOf(position, to).isLand)
        return refuse("1.3.2", say::seaThere, to).because(to);
    if (!isOpen(position, battle.target, to))
        return refuse("1.3.2", say::closedHexside, battle.target, to).because(bothHexes);
    if (barsCombatUnits(position, to, battle.side))
        return refuse("10.5.1", say::enemyThere, to).because(enemiesThere);
    if (isInZone(position, to, battle.side) && !hasUnit(position, to, side))
        return refuse("10.5.1", say::retreatIntoZone, to).because(zoneThere);
    if (is(position, ruling::retreatNeedsSupply))
        if (const Verdict why = whyNotGoOn(position, leaving(position, battle), to))
            return why.citing({"8.1.1", "A18"});
    return allowed;
}

bool canRetreat(const Position& position, const Battle& battle) {
    return std::ranges::any_of(position.map().neighbours(battle.target),
                               [&](HexId to) { return !whyNotRetreatTo(position, battle, to); });
}

Verdict whyNotStand(const Position& position, const Command&) {
    return isForced(battleBelow(position)) ? refuse("10.6", say::mustRetreat) : allowed;
}

Verdict whyNotRetreat(const Position& position, const Command& command) {
    return whyNotRetreatTo(position, battleBelow(position), command.arguments.hex(retreating::To));
}

Text promptRetreat(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    return isForced(battle) ? Text(say::promptMustRetreat, battle.target)
                            : Text(say::promptRetreat, battle.defenderLoss, battle.target);
}

std::vector<Offer> offerRetreat(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    const std::vector<std::int32_t> candidates = valuesOf(position.map().neighbours(battle.target));
    Offer offer = offerOf(OfferKind::Hexes, VerbId(Retreat), say::offerRetreat, Values(1),
                          retreating::To, candidates, [&](const Values& attempt) {
                              return whyNotRetreatTo(position, battle, attempt.hex(retreating::To));
                          });
    std::vector<Offer> offers;
    if (!isForced(battle))
        offers.push_back(buttonOffer(VerbId(Stand), Text(say::offerStand, battle.defenderLoss)));
    offers.push_back(std::move(offer));
    return offers;
}

void takeStand(Draft& draft, const Command&) {
    draft.pop();
}

/// Only where nobody is lost before the stack goes is it known how many will come.
Preview previewRetreat(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    Preview preview;
    if (battle.defenderLoss > (replacesAStep(battle) ? 1 : 0))
        return preview;
    const HexId to = command.arguments.hex(retreating::To);
    int points = stackPoints(position, to, command.side);
    for (const CounterId unit : battle.defendersLeft(position))
        points += position.number(unit, stacking);
    noteOverstack(position, to, points, preview);
    return preview;
}

void takeRetreat(Draft& draft, const Command& command) {
    draft.pop();
    Battle battle = Battle::from(draft.position().locals());
    battle.retreatTo = command.arguments.hex(retreating::To);
    if (replacesAStep(battle))
        --battle.defenderLoss;
    draft.revise(battle.locals());
}

// The units come in one by one, because those who find twice the limit there are lost (5.1.1).

bool findsNoRoom(const Position& position, CounterId unit, HexId hex) {
    const SideId side = position.side(unit);
    if (isArmour(position, unit)) // A44
        return findType(position, hex, side, Type::Armour).exists();
    return !is(position, ruling::overstackKillsAll) &&
           stackPoints(position, hex, side) >= 2 * terrainOf(position, hex).stacking; // K8
}

void comeIn(Draft& draft, CounterId unit, HexId hex) {
    if (findsNoRoom(draft.position(), unit, hex)) {
        const bool isTank = isArmour(draft.position(), unit);
        draft.say(Text(say::noRoomLeft, unit, hex),
                  isTank ? RuleRef("5", "A44") : RuleRef("5.1.1", "K8"));
        eliminate(draft, unit, isTank ? "5" : "5.1.1");
        return;
    }
    const SideId side = draft.position().side(unit);
    const bool wasOver = isOverstacked(draft.position(), hex, side);
    enterHex(draft, unit, hex, "10.5");
    disorganise(draft, unit, 1, false, "10.5.1");
    tellOverstack(draft, hex, side, wasOver);
}

/// K8, the other reading: when all are in, twice the limit is the end of them all.
void crushOverstacked(Draft& draft, HexId hex, SideId side) {
    if (is(draft.position(), ruling::overstackKillsAll) &&
        stackPoints(draft.position(), hex, side) >= 2 * terrainOf(draft.position(), hex).stacking)
        for (const CounterId each : combatUnits(draft.position(), hex, side))
            eliminate(draft, each, "5.1.1");
}

/// Does it matter who comes first? Only if some, but not all, will find room.
bool orderMatters(const Position& position, HexId hex, const std::vector<CounterId>& waiting) {
    const SideId side = position.side(waiting.front());
    int after = stackPoints(position, hex, side);
    int infantry = 0;
    for (const CounterId unit : waiting)
        if (!isArmour(position, unit)) {
            after += position.number(unit, stacking);
            ++infantry;
        }
    const int twice = 2 * terrainOf(position, hex).stacking;
    return infantry > 1 && after > twice && stackPoints(position, hex, side) < twice &&
           !is(position, ruling::overstackKillsAll);
}

/// Lets units in while their order does not matter; those who are left need a decision.
std::vector<CounterId> letIn(Draft& draft, HexId hex, std::vector<CounterId> waiting) {
    std::erase_if(waiting, [&](CounterId unit) { return !draft.position().isOnMap(unit); });
    while (!waiting.empty() && !orderMatters(draft.position(), hex, waiting)) {
        const CounterId unit = waiting.front();
        waiting.erase(waiting.begin());
        if (draft.position().isOnMap(unit))
            comeIn(draft, unit, hex);
        if (waiting.empty())
            crushOverstacked(draft, hex, draft.position().side(unit));
    }
    return waiting;
}

Verdict whyNotFileIn(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(filingIn::Unit);
    if (std::ranges::count(position.locals().counters(filingIn::Waiting), unit) == 0)
        return refuse("10.5", say::notInThisCombat);
    return allowed;
}

Text promptFileIn(const Position& position, SideId /*side*/) {
    return {say::promptFileIn, position.locals().hex(filingIn::Into)};
}

std::vector<Offer> offerFileIn(const Position& position, SideId side) {
    std::vector<std::int32_t> waiting;
    for (const std::int32_t unit : position.locals().list(filingIn::Waiting))
        waiting.push_back(unit);
    return {offerOf(OfferKind::Units, VerbId(0),
                    Text(say::offerFileIn, position.locals().hex(filingIn::Into)), Values(1),
                    filingIn::Unit, waiting, [&](const Values& attempt) {
                        return whyNotFileIn(position, {side, VerbId(0), attempt});
                    })};
}

void takeFileIn(Draft& draft, const Command& command) {
    const Values locals = draft.position().locals();
    const HexId hex = locals.hex(filingIn::Into);
    std::vector<CounterId> waiting = locals.counters(filingIn::Waiting);
    std::erase(waiting, command.arguments.counter(filingIn::Unit));
    draft.pop();
    comeIn(draft, command.arguments.counter(filingIn::Unit), hex);
    waiting = letIn(draft, hex, waiting);
    if (waiting.empty())
        return;
    Values still(2);
    still.set(filingIn::Into, hex);
    still.set(filingIn::Waiting, waiting);
    draft.push(frame(fileInKind), command.side, still, "5.1.1");
}

} // namespace

void chooseRetreat(Draft& draft, Battle& battle) {
    const Position position = draft.position();
    if (battle.defenderLoss == 0 || battle.defendersLeft(position).empty())
        return;
    if (canRetreat(position, battle)) {
        ask(draft, battle, frame(retreatKind), battle.defender(), {}, "10.5");
    } else if (isForced(battle)) { // A17
        draft.say(Text(say::nowhereToRetreat, battle.target), {"10.5.1", "A17"});
        ++battle.defenderLoss;
    }
}

void retreat(Draft& draft, Battle& battle) {
    if (!battle.retreatTo.exists())
        return;
    const SideId side = battle.defender();
    const std::vector<CounterId> units = battle.defendersLeft(draft.position());
    if (units.empty())
        return;
    draft.say(Text(say::retreats, side, battle.retreatTo), "10.5");
    if (const CounterId hq = findType(draft.position(), battle.target, side, Type::Hq); hq.exists())
        eliminate(draft, hq, "9.2");
    if (is(draft.position(), ruling::trenchGoesWithUnits))
        removeTrench(draft, battle.target); // K26
    const std::vector<CounterId> waiting = letIn(draft, battle.retreatTo, units);
    if (waiting.empty())
        return;
    Values locals(2);
    locals.set(filingIn::Into, battle.retreatTo);
    locals.set(filingIn::Waiting, waiting);
    ask(draft, battle, frame(fileInKind), side, std::move(locals), "5.1.1");
}

FrameKind retreatKind() {
    FrameKind kind{"santander.retreat", say::frameRetreat, {}};
    kind.offers = offerRetreat;
    kind.promptNow = promptRetreat;
    kind.verbs = {
        {"stand", {}, whyNotStand, takeStand},
        {"retreat", {{"to", FieldKind::Hex}}, whyNotRetreat, takeRetreat, previewRetreat},
    };
    return kind;
}
FrameKind fileInKind() {
    FrameKind kind{"santander.file_in",
                   say::frameFileIn,
                   {{"into", FieldKind::Hex}, {"waiting", FieldKind::Counter, false}}};
    kind.offers = offerFileIn;
    kind.promptNow = promptFileIn;
    kind.verbs = {{"file_in", {{"unit", FieldKind::Counter}}, whyNotFileIn, takeFileIn}};
    return kind;
}

} // namespace esagono::santander
