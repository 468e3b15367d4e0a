// SPDX-License-Identifier: GPL-3.0-or-later
// Section 12.1.3: the active player takes up his move again, or stops.
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

enum GoOnVerbs { Go, Storm, Stop };
namespace going {
enum Arguments { Path };
}

Verdict whyNotOn(const Position& position, const Command& command, bool assault) {
    const March march = marchBelow(position);
    if (Verdict why = whyNotFurther(position, march, actingUnits(position)))
        return why;
    return whyNotWay(position, actingUnits(position), march.hex(),
                     command.arguments.hexes(going::Path), march.left, assault);
}
Verdict whyNotGo(const Position& position, const Command& command) {
    return whyNotOn(position, command, false);
}
Verdict whyNotStorm(const Position& position, const Command& command) {
    if (!marchBelow(position).assaults())
        return refuse("5.1.4", say::noAssaultNow);
    return whyNotOn(position, command, true);
}

/// 7: the limit binds whoever stops.
Verdict whyNotStop(const Position& position, const Command&) {
    const HexId hex = marchBelow(position).hex();
    return hex.exists() ? whyNotStack(position, actingUnits(position), hex) : allowed;
}

Offer waysOn(const Position& position, GoOnVerbs verb, const char* label) {
    const March march = marchBelow(position);
    Offer offer =
        offerWays(position, actingUnits(position), march.hex(), march.left, verb == Storm);
    offer.verb = VerbId(verb);
    offer.label = label;
    offer.arguments = Values(1);
    offer.open = going::Path;
    offer.confirm = verb == Storm; // dice fall
    return offer;
}

std::vector<Offer> offerOn(const Position& position, SideId side) {
    std::vector<Offer> offers;
    const March march = marchBelow(position);
    const bool mayGo = !whyNotFurther(position, march, actingUnits(position));
    if (mayGo && march.assaults())
        addIfAny(offers, waysOn(position, Storm, say::offerStorm));
    if (mayGo)
        addIfAny(offers, waysOn(position, Go, say::offerGoOn));
    if (!whyNotStop(position, {side, VerbId(Stop), {}}))
        offers.push_back(buttonOffer(VerbId(Stop), say::offerStop));
    return offers;
}

void takeGo(Draft& draft, const Command& command) {
    draft.pop();
    goAlong(draft, command.arguments.hexes(going::Path));
}

void takeStop(Draft& draft, const Command&) {
    draft.pop();
    draft.setLocal(March::numberOf(&March::at), static_cast<std::int32_t>(March::At::Over));
}

Preview previewStorm(const Position& position, const Command& command) {
    const std::vector<HexId> path = command.arguments.hexes(going::Path);
    const HexId from = path.size() > 1 ? path[path.size() - 2] : marchBelow(position).hex();
    return previewMelee(position, command.side, from, path.back(), actingUnits(position),
                        unitsIn(position, path.back(), other(command.side)));
}

} // namespace

FrameKind goOnKind() {
    FrameKind kind{"banditen.go_on", say::frameGoOn, {}};
    kind.offers = offerOn;
    kind.prompt = say::promptGoOn;
    kind.verbs = {
        {"go", {{"path", FieldKind::Hex, false}}, whyNotGo, takeGo},
        {"storm", {{"path", FieldKind::Hex, false}}, whyNotStorm, takeGo, previewStorm},
        {"stop", {}, whyNotStop, takeStop},
    };
    return kind;
}

} // namespace esagono::banditen
