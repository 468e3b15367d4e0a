// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 3: the sequence of play, the chit, the sealed bids.
#include "engine/play/sequence.h"

#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <array>

namespace esagono::skirmish {

namespace {

// The turn

bool isTurnThree(const Position& position) {
    return position.track(turn) == 3;
}

const std::array<Stage, 5> stages = {{
    {frame(drawKind), {}, "", "3.1"},
    {frame(bidKind), {}, "", "3.2", Milestone::None, nullptr, Sides::first(2)},
    {frame(reinforceKind), {}, "", "7.1", Milestone::None, isTurnThree},
    {frame(playerTurnKind), {}, "", "3.3"},
    {frame(endTurnKind), {}, "", "3.4"},
}};

void runTurn(Draft& draft) {
    runSequence(draft, stages);
}

// 3.1 The chit

void runDraw(Draft& draft) {
    draft.pop();
    draft.say(Text(say::turnBegins, draft.position().track(turn)), "3.1", Milestone::Turn);
    if (draft.position().chits(cup) == 0)
        for (std::size_t i = 0; i < draft.position().package().chits.size(); ++i)
            if (const int count = draft.position().chits(used, ChitId(i)); count > 0) {
                draft.emit(PoolChanged{used, ChitId(i), static_cast<std::int16_t>(-count)}, "3.1");
                draft.emit(PoolChanged{cup, ChitId(i), static_cast<std::int16_t>(count)}, "3.1");
            }
    const ChitId drawn = draft.draw(cup, used, "3.1");
    if (!drawn.exists()) // a position laid out without chits
        return;
    draft.set(chit, drawn.value, "3.1");
    const ChitKind& kind = draft.position().package().chits[drawn.index()];
    draft.say(Text(say::chitDrawn, Word{"skirmish.chit." + kind.id}), "3.1");
}

// 3.2 The bids

namespace bidding {
enum Locals { RedBid, BlueBid };
enum Arguments { Bid };
} // namespace bidding
constexpr int highestBid = 3;

Verdict whyNotBid(const Position& position, const Command& command) {
    const int bid = command.arguments.get(bidding::Bid);
    if (bid < 0 || bid > highestBid)
        return refuse("3.2", say::bidRange, highestBid);
    if (bid > position.track(supply[command.side.index()]))
        return refuse("3.2", say::tooMuchSupply, bid);
    return allowed;
}

std::vector<Offer> offerBids(const Position& position, SideId side) {
    Offer offer;
    offer.kind = OfferKind::Number;
    offer.verb = VerbId(0);
    offer.label = say::offerBid;
    offer.arguments = Values(1);
    offer.open = bidding::Bid;
    offer.least = 0;
    offer.most = std::min(highestBid, position.track(supply[side.index()]));
    offer.example = {0};
    return {offer};
}

SideId firstAfter(const Position& position, int redBid, int blueBid) {
    if (redBid != blueBid)
        return redBid > blueBid ? red : blue;
    if (position.ruling(tieRuling) == 1)
        return red;
    return SideId(static_cast<std::size_t>(position.track(first)));
}

void takeBid(Draft& draft, const Command& command) {
    Values locals = draft.position().locals();
    locals.set(command.side == red ? bidding::RedBid : bidding::BlueBid,
               command.arguments.get(bidding::Bid));
    draft.answered(command.side, locals);
    if (!draft.position().owners().empty())
        return;
    const int redBid = locals.get(bidding::RedBid);
    const int blueBid = locals.get(bidding::BlueBid);
    draft.say(Text(say::bidsAre, redBid, blueBid), "3.2");
    draft.set(supply[0], draft.position().track(supply[0]) - redBid, "3.2");
    draft.set(supply[1], draft.position().track(supply[1]) - blueBid, "3.2");
    draft.set(first, firstAfter(draft.position(), redBid, blueBid).value, "3.2");
    draft.pop();
}

// 3.3 The player turns

enum PlayerTurnLocals { NextStage };

void runPlayerTurns(Draft& draft) {
    const SideId leader(static_cast<std::size_t>(draft.position().track(first)));
    const SideId follower = other(leader);
    const std::array<Stage, 4> phases = {{
        {frame(moveKind), leader, say::movementPhase, "3.3", Milestone::Phase, nullptr, leader},
        {frame(declareKind), leader, say::combatPhase, "3.3", Milestone::Phase, nullptr, leader},
        {frame(moveKind), follower, say::movementPhase, "3.3", Milestone::Phase, nullptr, follower},
        {frame(declareKind), follower, say::combatPhase, "3.3", Milestone::Phase, nullptr,
         follower},
    }};
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) // every phase begins afresh
        for (const StatusId status : {moved, fired, committed})
            draft.set(CounterId(i), status, 0);
    runSequence(draft, phases);
}

// 3.4 The end of the turn

void runEndTurn(Draft& draft) {
    draft.pop();
    if (draft.position().track(turn) < lastTurn) {
        draft.set(turn, draft.position().track(turn) + 1, "3.4");
        draft.setLocal(0, 0); // the turn begins again
        return;
    }
    draft.say(Text(say::gameOver), "8.1", Milestone::GameOver);
    draft.pop();
}

} // namespace

FrameKind turnKind() {
    return {"skirmish.turn", say::frameTurn, {{"next"}}, runTurn};
}
FrameKind drawKind() {
    return {"skirmish.draw", say::frameDraw, {}, runDraw};
}
FrameKind bidKind() {
    FrameKind kind{"skirmish.bid",
                   say::frameBid,
                   {{.name = "red", .sealedFor = red}, {.name = "blue", .sealedFor = blue}}};
    kind.offers = offerBids;
    kind.prompt = say::promptBid;
    kind.verbs = {{"bid", {{"supply"}}, whyNotBid, takeBid}};
    return kind;
}
FrameKind playerTurnKind() {
    return {"skirmish.player_turns", say::framePlayerTurn, {{"next"}}, runPlayerTurns};
}
FrameKind endTurnKind() {
    return {"skirmish.end_turn", say::frameEndTurn, {}, runEndTurn};
}

} // namespace esagono::skirmish
