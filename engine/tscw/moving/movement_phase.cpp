// SPDX-License-Identifier: GPL-3.0-or-later
// The segment of operational movement, and how segments of movement begin and end.
#include "engine/tscw/moving/movement.h"
#include "engine/tscw/moving/movement_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace movement {
enum Verbs : std::size_t { EvacuateVerb = MovingVerbCount, EventVerb, EndVerb };
} // namespace movement

/// 11.8: who landed or was dropped in an earlier turn is like any other from now on.
void forgetLandings(Draft& draft, SideId side) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i)
        if (const CounterId unit(i); draft.position().side(unit) == side &&
                                     draft.position().status(unit, landed) != 0 &&
                                     !hasJustArrived(draft.position(), unit))
            draft.set(unit, landed, 0, "11.8");
}

/// 12.1.4: an HQ whose reserves are gone waits for nobody.
void releaseLoneHqs(Draft& draft, SideId side) {
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const Position position = draft.position();
        const CounterId hq(i);
        if (position.side(hq) != side || !position.isOnMap(hq) || !isHq(position, hq) ||
            position.status(hq, reserve) != InReserve)
            continue;
        const std::vector<CounterId> units = combatUnitsIn(position, position.hex(hq), side);
        if (std::ranges::none_of(
                units, [&](CounterId unit) { return position.status(unit, reserve) == InReserve; }))
            draft.set(hq, reserve, NotInReserve, "12.1.4");
    }
}

void runBeginMovement(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    forgetLandings(draft, side);
    releaseLoneHqs(draft, side);
    beginSegment(draft, side, "13.1");
    Values locals(1);
    locals.set(0, side);
    draft.push(frame(movementKind), side, std::move(locals), "13.1");
}

Verdict judgeEndMovement(const Position& position, const Command& command) {
    return whyNotEndSegment(position, command.side);
}
void takeEndMovement(Draft& draft, const Command& command) {
    draft.pop();
    endSegment(draft, command.side);
}

void runEndMovement(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    draft.pop();
    pushOverstacked(draft, side);
}

std::vector<Offer> offerMovement(const Position& position, SideId side) {
    std::vector<Offer> offers;
    offerEndSegment(position, side, VerbId(movement::EndVerb), offers);
    offerMoves(position, side, offers);
    offerEvacuation(position, side, VerbId(movement::EvacuateVerb), offers);
    offerChits(position, side, Moment::Movement, VerbId(movement::EventVerb), offers);
    return offers;
}

} // namespace

void beginSegment(Draft& draft, SideId side, const char* section) {
    const std::vector<std::uint8_t> supplies = suppliesOf(draft.position(), side);
    for (std::size_t i = 0; i < supplies.size(); ++i) {
        const CounterId unit(i);
        if (draft.position().side(unit) != side || !isGround(draft.position(), unit))
            continue;
        draft.set(unit, moved, NotMoved, section);
        draft.set(unit, spent, 0, section);
        draft.set(unit, starved, supplies[i] == InSupply ? 0 : 1, "13.11.1");
        const bool isNear = draft.position().isOnMap(unit) &&
                            isBeside(draft.position(), draft.position().hex(unit), other(side));
        draft.set(unit, facing, isNear ? 1 : 0, "13.11.1");
    }
}

void endSegment(Draft& draft, SideId side) {
    finishMovers(draft, side);
    Values locals(1);
    locals.set(0, side);
    draft.push(frame(endMovementKind), {}, std::move(locals), "8.1");
}

/// Ruling overstacking: as long as somebody can still make room.
Verdict whyNotEndSegment(const Position& position, SideId side) {
    if (is(position, ruling::overstacking))
        return {};
    for (const HexId hex : ground(position).land) {
        if (position.isEmpty(hex) || !isOverstacked(position, hex, side))
            continue;
        const Front front(position, side);
        const std::vector<CounterId> stack = unitsIn(position, hex, side);
        for (const CounterId unit : stack)
            for (const Moved kind : {Regular, March})
                if (!whyNotMover(position, side, unit, kind) &&
                    canGo(Way(position, {&unit, 1}, kind, front))) {
                    const Verdict differ = whyNotTogether(position, stack);
                    return differ ? differ
                                  : refuse({"8.1", "overstacking"}, say::endOverstacked, hex)
                                        .because(ownThere);
                }
    }
    return {};
}

Verb endMovementVerb() {
    return {"end", {}, judgeEndMovement, takeEndMovement};
}

void offerEndSegment(const Position& position, SideId side, VerbId verb,
                     std::vector<Offer>& offers) {
    if (whyNotEndSegment(position, side))
        return;
    offers.push_back(buttonOffer(verb, say::offerEndMovement));
    offers.back().confirm = true;
}

FrameKind beginMovementKind() {
    return {
        "tscw.begin_movement", say::frameMovement, {{"side", FieldKind::Side}}, runBeginMovement};
}

FrameKind movementKind() {
    FrameKind kind{"tscw.movement", say::frameMovement, {{"side", FieldKind::Side}}};
    kind.offers = offerMovement;
    kind.prompt = say::promptMovement;
    kind.verbs = {moveVerb(), marchVerb(), evacuateVerb(), eventVerb<Moment::Movement>(),
                  endMovementVerb()};
    return kind;
}

FrameKind endMovementKind() {
    return {"tscw.end_movement", say::frameMovement, {{"side", FieldKind::Side}}, runEndMovement};
}

} // namespace esagono::tscw
