// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14: reinforcements come onto the map by a free action.
#include "engine/banditen/actions/actions.h"
#include "engine/banditen/actions/activation.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"
#include "engine/play/telling/phrase.h"

namespace esagono::banditen {

namespace {

namespace entering {
enum Arguments { Units, Hex };
}

} // namespace

Preview previewEnter(const Position& position, const Command& command) {
    const HexId hex = command.arguments.hex(entering::Hex);
    const std::vector<CounterId> defenders = unitsIn(position, hex, other(command.side));
    return defenders.empty() ? Preview()
                             : previewMelee(position, command.side, HexId(), hex,
                                            command.arguments.counters(entering::Units), defenders);
}

Verdict whyNotEnterThere(const Position& position, const Command& command) {
    return whyNotEnter(position, command.side, command.arguments.counters(entering::Units),
                       command.arguments.hex(entering::Hex));
}

std::vector<Offer> offerEntryHexes(const Position& position, SideId side, const Values& settled) {
    const std::vector<CounterId> units = settled.counters(entering::Units);
    const std::vector<std::int32_t> hexes = valuesOf(entryHexes(position, units.front()));
    const Text label(say::offerEntryHex, units.front(), andOthers(units.size()));
    Offer offer = offerOf(OfferKind::Hexes, VerbId(Enter), label, settled, entering::Hex, hexes,
                          [&](const Values& attempt) {
                              return whyNotEnterThere(position, {side, VerbId(Enter), attempt});
                          });
    return ifAny(std::move(offer));
}

void offerEntries(const Position& position, SideId side, std::vector<Offer>& offers) {
    for (std::size_t i = 0; i < entryAreas.size(); ++i) {
        Offer offer = leadingOffer(OfferKind::Units, VerbId(Enter),
                                   Text(say::offerEnter, Place(BoxId(firstEntry + i))), Values(2),
                                   entering::Units);
        for (const CounterId unit : unitsIn(position, BoxId(firstEntry + i), side)) {
            if (!mayEnter(position, unit))
                continue;
            offer.targets.push_back(unit.value);
            if (offer.example.empty() && canEnter(position, side, unit))
                offer.example = {unit.value};
        }
        offer.most = static_cast<std::int32_t>(offer.targets.size());
        if (!offer.example.empty())
            offers.push_back(std::move(offer));
    }
}

void takeEnter(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(entering::Units);
    const HexId hex = command.arguments.hex(entering::Hex);
    const bool assault = hasUnit(draft.position(), hex, other(command.side));
    takeTurn(draft, other(command.side), 0);
    if (!assault)
        pay(draft, command.side, printed(draft.position()).entryCost, "14");
    else if (!is(draft.position(), ruling::assaultEntryFree)) // A68
        pay(draft, command.side, printed(draft.position()).entryAssaultCost, "14");
    for (const CounterId unit : units) {
        draft.set(unit, entered, 1, "14");
        const Formation formation = piece(draft.position(), unit).formation;
        if (formation == Formation::Valdossola || formation == Formation::Valtoce)
            draft.set(reinforced, 1, "15.7.1"); // A32
    }
    March march;
    march.side = command.side;
    march.what = assault ? March::What::Assault : March::What::Move;
    march.left = pointsOf(draft.position(), units, Action::Move);
    march.box = draft.position().place(units.front());
    draft.say(Text(say::reinforcementsEnter, command.side, hex), "14");
    beginMarch(draft, units, march, "14");
    enterFromOffMap(draft, hex);
}

} // namespace esagono::banditen
