// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4: movement, hex by hex, so that it can be interrupted. Chapter 2.3: minefields.
#include "engine/map/reach.h"
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <algorithm>

namespace esagono::skirmish {

namespace {

namespace moving {
enum Arguments { Unit, Path };
}
enum MoveVerbs { Move, EndMovement };
namespace stepping {
enum Locals { Moving, PathLeft };
}

int terrainCost(const Position& position, HexId hex) {
    const std::string& name = position.map().name(position.map().terrain(hex));
    return position.chart(terrainChart).number(name, "move").value_or(1);
}

// 4.1
int costOf(const Position& position, HexId from, HexId to) {
    if (position.map().linked(from, to, road))
        return 1;
    const bool crossesRiver = position.map().has(position.map().hexside(from, to), river);
    return terrainCost(position, to) + (crossesRiver ? 1 : 0);
}

int pointsOf(const Position& position, CounterId unit) {
    const bool raining = position.track(chit) == rain.value;
    return position.number(unit, movement) - (raining ? 1 : 0);
}

/// Why the unit may not stay in the hex for good.
Verdict whyNotEnd(const Position& position, CounterId unit, HexId hex) {
    if (unitsIn(position, hex, position.side(unit)) >= stackingLimit)
        return refuse("4.5", say::overStacked, hex).because(ownThere);
    return allowed;
}

Verdict whyNotMove(const Position& position, const Command& command) {
    const CounterId unit = command.arguments.counter(moving::Unit);
    if (position.side(unit) != command.side || !position.isOnMap(unit))
        return refuse("4.1", say::notYourUnit, unit);
    if (position.status(unit, moved) != 0)
        return refuse("4.1", say::alreadyMoved, unit);
    const std::vector<HexId> path = command.arguments.hexes(moving::Path);
    if (path.empty())
        return refuse("4.1", say::emptyPath, unit);
    HexId at = position.hex(unit);
    int left = pointsOf(position, unit);
    bool stopped = false;
    for (const HexId next : path) {
        if (stopped)
            return refuse("4.3", say::mustStop, at);
        if (Verdict why = whyNotEnter(position, unit, at, next))
            return why;
        left -= costOf(position, at, next);
        if (left < 0)
            return refuse("4.1", say::tooFar, next);
        stopped = besideEnemy(position, next, command.side);
        at = next;
    }
    return whyNotEnd(position, unit, at);
}

Offer offerMove(const Position& position, CounterId unit) {
    const SideId side = position.side(unit);
    Offer offer;
    offer.kind = OfferKind::Path;
    offer.verb = VerbId(Move);
    offer.label = Text(say::offerMove, unit);
    offer.arguments = Values(2);
    offer.arguments.set(moving::Unit, unit);
    offer.open = moving::Path;
    Reach<> reach(position.map());
    const Reached& reached =
        reach.run(position.hex(unit), pointsOf(position, unit), [&](const HexStep& step) {
            if (whyNotEnter(position, unit, step.from, step.to))
                return StepCost::blocked(1);
            const StepCost cost = StepCost::of(costOf(position, step.from, step.to));
            return besideEnemy(position, step.to, side) ? cost.thenStop() : cost;
        });
    for (const HexId hex : reached.hexes()) {
        offer.steps.push_back(
            {hex, reached.previous(hex), reached.cost(hex), besideEnemy(position, hex, side)});
        if (hex == position.hex(unit))
            continue;
        if (Verdict why = whyNotEnd(position, unit, hex))
            offer.blocked.push_back({hex.value, {}, why});
        else
            offer.targets.push_back(hex.value);
    }
    for (const HexId beside : position.map().neighbours(position.hex(unit)))
        if (Verdict why = whyNotEnter(position, unit, position.hex(unit), beside))
            offer.blocked.push_back({beside.value, {beside.value}, why});
    for (Blocked& block : offer.blocked)
        if (block.attempt.empty())
            block.attempt = pathTo(offer, HexId(static_cast<std::size_t>(block.target)));
    if (!offer.targets.empty())
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offer;
}

std::vector<Offer> offerMoves(const Position& position, SideId side) {
    std::vector<Offer> offers = {buttonOffer(VerbId(EndMovement), say::offerEndMovement)};
    offers.front().confirm = true;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.side(unit) == side && position.isOnMap(unit) &&
                                     position.status(unit, moved) == 0)
            if (Offer offer = offerMove(position, unit); !offer.targets.empty())
                offers.push_back(std::move(offer));
    return offers;
}

void takeMove(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(moving::Unit);
    draft.set(unit, moved, 1, "4.1");
    Values locals(2);
    locals.set(stepping::Moving, unit);
    locals.set(stepping::PathLeft, command.arguments.hexes(moving::Path));
    draft.push(frame(stepKind), {}, locals, "4.1");
}

void takeEndMovement(Draft& draft, const Command&) {
    draft.pop();
}

// 2.3
bool stopsAtMine(Draft& draft, CounterId unit, HexId hex) {
    if (draft.position().side(unit) != red || !draft.position().has(hex, mine))
        return false;
    const MarkerOnTable found = draft.position().markers(hex).front();
    draft.emit(MarkerRemoved{found.marker, found.place, found.side, found.value}, "2.3");
    draft.say(Text(found.value > 0 ? say::mineHit : say::mineDummy, hex), "2.3");
    if (found.value == 0)
        return false;
    loseStep(draft, unit, "2.3");
    return true;
}

/// One hex at a time. When opportunity fire was asked for the hex entered, the move goes on.
void runStep(Draft& draft) {
    const Values& locals = draft.position().locals();
    const CounterId unit = locals.counter(stepping::Moving);
    std::vector<HexId> left = locals.hexes(stepping::PathLeft);
    if (left.empty() || !draft.position().isOnMap(unit)) {
        draft.pop();
        return;
    }
    const HexId next = left.front();
    left.erase(left.begin());
    draft.move(unit, next, "4.1");
    draft.setControl(next, draft.position().side(unit), "8.1");
    lookAround(draft, next);
    if (stopsAtMine(draft, unit, next))
        left.clear();
    draft.setLocal(stepping::PathLeft, left);
    if (draft.position().isOnMap(unit) && !mayFireAt(draft.position(), unit).empty())
        draft.push(frame(opportunityKind), other(draft.position().side(unit)), {unit.value}, "5.1");
    endIfDecided(draft);
}

} // namespace

std::optional<Ratio> costOfWay(const Position& position, CounterId unit,
                               std::span<const HexId> way) {
    if (position.isOver() || position.frame().name != frame(stepKind))
        return std::nullopt; // a retreat or an advance
    Ratio sum;
    HexId at = position.hex(unit);
    for (const HexId next : way) {
        sum = sum + Ratio(costOf(position, at, next));
        at = next;
    }
    return sum;
}

Verdict whyNotEnter(const Position& position, CounterId unit, HexId from, HexId to) {
    if (!position.map().adjacent(from, to))
        return refuse("4.1", say::notAdjacent, from, to);
    if (position.isOccupiedBy(to, other(position.side(unit))))
        return refuse("4.2", say::enemyThere, to).because(enemiesThere);
    if (position.map().terrain(to) == lake)
        return refuse("4.4", say::lakeThere, to);
    return allowed;
}

int unitsIn(const Position& position, HexId hex, SideId side) {
    return static_cast<int>(std::ranges::count_if(
        position.stack(hex), [&](CounterId each) { return position.side(each) == side; }));
}

FrameKind moveKind() {
    FrameKind kind{"skirmish.move", say::frameMove, {{"side", FieldKind::Side}}};
    kind.offers = offerMoves;
    kind.prompt = say::promptMove;
    kind.verbs = {
        {"move",
         {{"unit", FieldKind::Counter}, {"path", FieldKind::Hex, false}},
         whyNotMove,
         takeMove},
        {"end_movement", {}, nullptr, takeEndMovement},
    };
    return kind;
}
FrameKind stepKind() {
    return {"skirmish.move_step",
            say::frameStep,
            {{"unit", FieldKind::Counter}, {"path", FieldKind::Hex, false}},
            runStep};
}

} // namespace esagono::skirmish
