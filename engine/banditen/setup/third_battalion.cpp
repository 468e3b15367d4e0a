// SPDX-License-Identifier: GPL-3.0-or-later
// Section 16.3.2: the partisans may hasten their 3rd battalion.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

namespace esagono::banditen {

namespace {

enum HastenVerbs { Hasten, Decline };

Verdict whyNotHasten(const Position& position, const Command&) {
    return whyNotPay(position, partisan, printed(position).hastenCost, "16.3.2");
}

std::vector<Offer> offerHasten(const Position& position, SideId side) {
    std::vector<Offer> offers;
    if (!whyNotHasten(position, {side, VerbId(Hasten), {}}))
        offers.push_back(
            buttonOffer(VerbId(Hasten), Text(say::offerHasten, printed(position).hastenCost)));
    offers.push_back(buttonOffer(VerbId(Decline), say::offerDecline));
    return offers;
}

void takeHasten(Draft& draft, const Command& command) {
    draft.pop(); // A39: once a turn
    pay(draft, command.side, printed(draft.position()).hastenCost, "16.3.2");
    const int die = draft.roll(say::diceHasten, "16.3.2");
    const Chart& chart = draft.position().chart(ThirdBattalionChart);
    if (chart.cell(chart.rowHeld(die)) != "closer") {
        draft.say(say::thirdWaits, "16.3.2");
        return;
    }
    draft.set(thirdBattalion, draft.position().track(thirdBattalion) - 1, "16.3.2");
    draft.say(isThirdActive(draft.position()) ? say::thirdActive : say::thirdCloser, "16.3.2");
}

void takeDecline(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

FrameKind hastenKind() {
    FrameKind kind{"banditen.hasten", say::frameHasten, {}};
    kind.offers = offerHasten;
    kind.prompt = say::promptHasten;
    kind.verbs = {{"hasten", {}, whyNotHasten, takeHasten}, {"decline", {}, nullptr, takeDecline}};
    return kind;
}

} // namespace esagono::banditen
