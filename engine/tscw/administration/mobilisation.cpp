// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 7.10 and 7.11: the general mobilisation and the levy of the baby bottle.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace mobilising {
enum Verbs : std::size_t { Mobilise, CallUp, PlayEvent, Decline, EndMobilisation };
} // namespace mobilising

Verdict judgeMobilise(const Position& position) {
    const int morale = position.track(moraleTrack);
    const int most = printed(position).mobilisationMost;
    if (position.track(mobilisedTrack) != 0)
        return refuse("7.10", say::alreadyMobilised);
    if (morale > most)
        return refuse("7.10", say::moraleTooHigh, morale, most);
    return allowed;
}

Verdict judgeCallUp(const Position& position) {
    const Printed& rules = printed(position);
    if (position.track(biberonTrack) != 0)
        return refuse("7.11", say::alreadyCalledUp);
    if (turnNow(position) < rules.biberonFirst || turnNow(position) > rules.biberonLast)
        return refuse("7.11", say::levyNotNow, rules.biberonFirst, rules.biberonLast);
    return allowed;
}

/// Who is asked for his events alone is told of nothing he cannot do.
Text promptNow(const Position& position, SideId) {
    const bool mobilises = !judgeMobilise(position);
    const bool callsUp = !judgeCallUp(position);
    return mobilises && callsUp ? say::promptMobilisation
           : mobilises          ? say::promptMobilise
           : callsUp            ? say::promptCallUp
                                : say::promptMobilisationEvents;
}

Verdict whyNotMobilise(const Position& position, const Command&) {
    return judgeMobilise(position);
}
Verdict whyNotCallUp(const Position& position, const Command&) {
    return judgeCallUp(position);
}

std::vector<Offer> offerMobilisation(const Position& position, SideId side) {
    const Printed& rules = printed(position);
    std::vector<Offer> offers;
    if (!judgeMobilise(position))
        offers.push_back(buttonOffer(
            VerbId(mobilising::Mobilise),
            Text(say::offerMobilise, rules.mobilisationMorale, rules.mobilisationPoints)));
    if (!judgeCallUp(position))
        offers.push_back(
            buttonOffer(VerbId(mobilising::CallUp),
                        Text(say::offerCallUp, rules.biberonMorale, rules.biberonPoints)));
    for (Offer& offer : offers)
        offer.confirm = true;
    offerChits(position, side, Moment::Mobilisation, VerbId(mobilising::PlayEvent), offers);
    offers.push_back(buttonOffer(VerbId(mobilising::EndMobilisation), say::offerDone));
    return offers;
}

/// The divisions with an M are placed at once.
void takeMobilise(Draft& draft, const Command& command) {
    const Printed& rules = printed(draft.position());
    draft.set(mobilisedTrack, 1, "7.10");
    draft.say(say::mobilises, "7.10", Milestone::Objective);
    addPoints(draft, Pool::Republican, rules.mobilisationPoints, "7.10");
    changeMorale(draft, rules.mobilisationMorale, "7.10");
    draft.push(frame(reinforcementsKind), {}, {command.side.value}, "7.10");
}

void takeCallUp(Draft& draft, const Command&) {
    const Printed& rules = printed(draft.position());
    draft.set(biberonTrack, 1, "7.11");
    draft.say(say::callsUp, "7.11", Milestone::Objective);
    addPoints(draft, Pool::Republican, rules.biberonPoints, "7.11");
    changeMorale(draft, rules.biberonMorale, "7.11");
}

} // namespace

bool mayMobilise(const Position& position) {
    return mayPlayEvent(position, republican, Moment::Mobilisation) || !judgeMobilise(position) ||
           !judgeCallUp(position);
}

FrameKind mobilisationKind() {
    FrameKind kind{"tscw.mobilisation", say::frameMobilisation, {{"side", FieldKind::Side}}};
    kind.offers = offerMobilisation;
    kind.promptNow = promptNow;
    kind.verbs = {
        {"mobilise", {}, whyNotMobilise, takeMobilise},
        {"call_up", {}, whyNotCallUp, takeCallUp},
        eventVerb<Moment::Mobilisation>(),
        declineVerb(),
        {"done", {}, nullptr, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
