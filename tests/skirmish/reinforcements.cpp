// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 7: the reserves arrive.
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

namespace esagono::skirmish {

namespace {

namespace reinforcing {
enum Locals { Next };
}
namespace placing {
enum Locals { Unit };
enum Arguments { Where };
} // namespace placing

/// Pushes one decision per side that has a reserve and room for it.
void runReinforce(Draft& draft) {
    const auto next = static_cast<std::size_t>(draft.position().locals().get(reinforcing::Next, 0));
    if (next >= 2) {
        draft.pop();
        return;
    }
    draft.setLocal(reinforcing::Next, static_cast<std::int32_t>(next + 1));
    const Stack reserves = draft.position().stack(reserve[next]);
    if (reserves.empty())
        return;
    draft.push(frame(placeReserveKind), SideId(next), {reserves.top().value}, "7.1");
    bool room = false;
    for (const Offer& offer :
         draft.setting().kind(frame(placeReserveKind)).offers(draft.position(), SideId(next)))
        room |= !offer.targets.empty();
    if (!room)
        draft.pop(); // no idle prompts
}

Verdict whyNotPlace(const Position& position, const Command& command) {
    const HexId hex = command.arguments.hex(placing::Where);
    const AreaId edge = position.map().area(command.side == red ? "red_edge" : "blue_edge");
    if (!edge.exists() || !position.map().inArea(edge, hex))
        return refuse("7.1", say::notOwnEdge, hex);
    if (!position.isEmpty(hex))
        return refuse("7.1", say::hexTaken, hex);
    return allowed;
}

std::vector<Offer> offerPlaces(const Position& position, SideId side) {
    std::vector<std::int32_t> candidates;
    for (const HexId hex : position.map().hexes())
        if (position.map().isOnEdge(hex))
            candidates.push_back(hex.value);
    Offer offer = offerOf(OfferKind::Hexes, VerbId(0), Text(say::offerPlace), Values(1),
                          placing::Where, candidates, [&](const Values& arguments) {
                              return whyNotPlace(position, {side, VerbId(0), arguments});
                          });
    if (offer.targets.empty())
        return {};
    return {offer};
}

void takePlace(Draft& draft, const Command& command) {
    const CounterId unit = draft.position().locals().counter(placing::Unit);
    draft.pop();
    draft.move(unit, command.arguments.hex(placing::Where), "7.1");
    draft.setControl(command.arguments.hex(placing::Where), command.side, "7.1");
}

} // namespace

FrameKind reinforceKind() {
    return {"skirmish.reinforce", say::frameReinforce, {{"next"}}, runReinforce};
}
FrameKind placeReserveKind() {
    FrameKind kind{"skirmish.place_reserve", say::framePlace, {{"unit", FieldKind::Counter}}};
    kind.offers = offerPlaces;
    kind.prompt = say::promptPlace;
    kind.verbs = {{"place", {{"where", FieldKind::Hex}}, whyNotPlace, takePlace}};
    return kind;
}

} // namespace esagono::skirmish
