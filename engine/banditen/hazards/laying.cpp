// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 16.9, 16.10 and 16.11.2: how mines, bunkers and the infirmary are asked for.
#include "engine/banditen/messages.h"
#include "engine/banditen/setup/deployment.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace laying {
enum Arguments { Value, Hex };
}

std::vector<std::int32_t> allHexes(const Position& position) {
    return valuesOf(position.map().hexes());
}

} // namespace

Verdict judgeMine(const Position& position, const Command& command) {
    return whyNotMine(position, command.side, command.arguments.get(laying::Value),
                      command.arguments.hex(laying::Hex));
}
Verdict judgeBunker(const Position& position, const Command& command) {
    return whyNotBunker(position, command.side, command.arguments.hex(0));
}
Verdict judgeInfirmary(const Position& position, const Command& command) {
    return whyNotInfirmary(position, command.side, command.arguments.hex(0));
}

std::vector<Offer> offerMineHexes(const Position& position, SideId side, const Values& settled) {
    const Text label(say::offerMineHex, settled.get(laying::Value));
    Offer offer = offerOf(OfferKind::Hexes, VerbId(LayMine), label, settled, laying::Hex,
                          allHexes(position), [&](const Values& attempt) {
                              return judgeMine(position, {side, VerbId(LayMine), attempt});
                          });
    return ifAny(std::move(offer));
}

void offerMarkers(const Position& position, SideId side, std::vector<Offer>& offers) {
    if (side != axis)
        return;
    Offer mines =
        leadingOffer(OfferKind::Choice, VerbId(LayMine), say::offerMine, Values(2), laying::Value);
    for (const MarkerOnTable& each : position.markers(Place(forcesBox[axis.index()])))
        if (each.marker == mine && std::ranges::count(mines.targets, each.value) == 0) {
            mines.targets.push_back(each.value);
            mines.labels.push_back(Text(say::choiceMine, each.value));
        }
    addIfAny(offers, std::move(mines));
    const auto add = [&](DeployVerbs verb, MarkerId marker, const char* label, const auto& hexes,
                         auto judge) {
        if (markersLeft(position, marker) == 0)
            return;
        Offer offer = offerOf(OfferKind::Hexes, VerbId(verb), label, Values(1), 0, hexes,
                              [&](const Values& attempt) {
                                  return judge(position, Command{side, VerbId(verb), attempt});
                              });
        addIfAny(offers, std::move(offer));
    };
    const std::vector<std::int32_t> fortHexes = valuesOf(ground(position).forts);
    std::vector<std::int32_t> buildings = allHexes(position);
    std::erase_if(buildings, [&](std::int32_t hex) {
        return position.map().terrain(HexId(static_cast<std::size_t>(hex))) != building;
    });
    add(Dig, bunker, say::offerBunker, fortHexes, judgeBunker);
    add(Infirm, infirmary, say::offerInfirmaryHex, buildings, judgeInfirmary);
}

void takeMine(Draft& draft, const Command& command) {
    putMarker(draft, mine, command.arguments.hex(laying::Hex), command.arguments.get(laying::Value),
              "16.9");
}
void takeBunker(Draft& draft, const Command& command) {
    putMarker(draft, bunker, command.arguments.hex(0), 0, "16.10");
}
void takeInfirmary(Draft& draft, const Command& command) {
    putMarker(draft, infirmary, command.arguments.hex(0), 0, "16.11.2");
}

} // namespace esagono::banditen
