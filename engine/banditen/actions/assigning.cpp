// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 15.1 and 16.1: which formation begins at Corte Cerro, whom the assault company is with.
#include "engine/banditen/messages.h"
#include "engine/banditen/setup/deployment.h"
#include "engine/play/telling/phrase.h"

#include <algorithm>

namespace esagono::banditen {

Verdict whyNotFormation(const Position& position, const Command& command) {
    if (command.side != partisan || isTarnova(position))
        return refuse("15.1", say::notChosenNow);
    if (position.track(corteCerro) == command.arguments.get(0) + 1)
        return refuse("15.1", say::chosenAlready);
    return allowed;
}

Verdict whyNotAssign(const Position& position, const Command& command) {
    if (command.side != partisan || !isTarnova(position))
        return refuse("16.1", say::notChosenNow);
    if (position.track(assaultCompany) == command.arguments.get(0) + 1)
        return refuse("16.1", say::chosenAlready);
    return allowed;
}

void takeFormation(Draft& draft, const Command& command) {
    const int chosen = command.arguments.get(0);
    takeUp(draft, partisan, standingUnits(draft.position(), partisan));
    draft.set(corteCerro, chosen + 1, "15.1");
    for (std::size_t i = 0; i < draft.position().counterCount(); ++i) {
        const CounterId unit(i);
        const Place place = draft.position().place(unit);
        if (!isSetUpByOwner(draft.position(), unit) || draft.position().side(unit) != partisan ||
            (place != Place(forcesBox[partisan.index()]) && place != Place(entryGaribaldi)))
            continue;
        const bool isChosen = static_cast<int>(piece(draft.position(), unit).formation) ==
                              static_cast<int>(Formation::Redi) + chosen;
        const Place to = isChosen ? Place(forcesBox[partisan.index()]) : Place(entryGaribaldi);
        if (place != to)
            draft.move(unit, to, "15.1");
    }
}

void takeAssign(Draft& draft, const Command& command) {
    std::vector<CounterId> company = standingUnits(draft.position(), partisan);
    std::erase_if(company, [&](CounterId unit) {
        return piece(draft.position(), unit).formation != Formation::Assault;
    });
    takeUp(draft, partisan, company);
    draft.set(assaultCompany, command.arguments.get(0) + 1, "16.1");
}

void offerChoices(const Position& position, SideId side, std::vector<Offer>& offers) {
    if (side != partisan)
        return;
    const bool isTarn = isTarnova(position);
    Offer offer = openOffer(OfferKind::Choice, VerbId(isTarn ? Assign : ChooseFormation),
                            isTarn ? say::offerAssign : say::offerFormation, Values(1), 0);
    const int chosen = position.track(isTarn ? assaultCompany : corteCerro);
    const TrackKind& track =
        position.package().tracks[(isTarn ? assaultCompany : corteCerro).index()];
    for (std::int32_t i = 0; i < 3; ++i)
        if (i + 1 != chosen) {
            offer.targets.push_back(i);
            offer.labels.push_back(Text(say::choiceNamed, nameOf(track, i + 1)));
        }
    offer.example = {offer.targets.front()};
    offer.revises = offer.undoes = chosen != 0;
    offers.push_back(std::move(offer));
}

} // namespace esagono::banditen
