// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 13: the Basque surrender.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

namespace replacing {
enum Arguments { Brigades };
}

std::vector<CounterId> basqueBrigades(const Position& position) {
    std::vector<CounterId> found;
    for (const CounterId unit : printed(position).ground)
        if (position.isOnMap(unit) && isBasqueBrigade(position, unit))
            found.push_back(unit);
    return found;
}

/// 13.2: none in supply near column 18, or more than half of them out of supply.
bool isToBeTested(const Position& position) {
    const std::vector<CounterId> units = basqueBrigades(position);
    const int state = position.track(basque);
    if (state == Surrendered || units.empty())
        return false;
    if (state == FightingOn && is(position, ruling::basqueTestSticks))
        return true; // K28
    const auto isOut = [&](CounterId unit) { return position.status(unit, oos) != 0; };
    const bool someHold = std::ranges::any_of(units, [&](CounterId unit) {
        return !isOut(unit) &&
               position.map().inArea(printed(position).basqueZone, position.hex(unit));
    });
    return !someHold ||
           2 * std::ranges::count_if(units, isOut) > static_cast<std::ptrdiff_t>(units.size());
}

/// 13.3: every brigade goes; a battalion takes the place of the chosen ones.
void surrender(Draft& draft, const std::vector<CounterId>& replaced) {
    for (const CounterId brigade : basqueBrigades(draft.position())) {
        const HexId hex = draft.position().hex(brigade);
        draft.move(brigade, withdrawn, "13.3");
        for (const StatusId status : {dsg, oos})
            draft.set(brigade, status, 0);
        if (std::ranges::count(replaced, brigade) > 0)
            draft.move(draft.position().stack(basqueBattalions).top(), hex, "13.3");
    }
}

int battalionsFor(const Position& position) {
    const auto brigadesLeft = static_cast<int>(basqueBrigades(position).size());
    const auto battalions =
        static_cast<int>(std::ranges::distance(position.stack(basqueBattalions)));
    return std::min({mostBattalions, brigadesLeft, battalions});
}

void runBasques(Draft& draft) {
    draft.pop();
    if (!isToBeTested(draft.position()))
        return;
    const Chart& chart = draft.position().chart(BasqueChart);
    const int die = draft.roll(say::diceBasques, "13.2");
    if (chart.cell(chart.rowHeld(die)) != "surrender") {
        draft.set(basque, FightingOn, "13.2");
        draft.say(say::basquesFightOn, "13.2");
        return;
    }
    draft.set(basque, Surrendered, "13.2");
    draft.say(say::basquesSurrender, "13.2", Milestone::Objective);
    const std::vector<CounterId> units = basqueBrigades(draft.position());
    if (static_cast<int>(units.size()) <= battalionsFor(draft.position()))
        surrender(draft, units);
    else
        draft.push(frame(battalionsKind), republican, {}, "13.3"); // A27
}

Verdict whyNotReplace(const Position& position, const Command& command) {
    const std::vector<CounterId> chosen = command.arguments.counters(replacing::Brigades);
    for (const CounterId unit : chosen) {
        if (!position.isOnMap(unit) || !isBasqueBrigade(position, unit))
            return refuse("13.3", say::noBasqueBrigade, unit);
        if (std::ranges::count(chosen, unit) > 1)
            return refuse("13.3", say::namedTwice, unit);
    }
    if (static_cast<int>(chosen.size()) != battalionsFor(position))
        return refuse("13.3", say::otherNumber, battalionsFor(position));
    return allowed;
}

Text promptBattalions(const Position& position, SideId /*side*/) {
    return {say::promptBattalions, battalionsFor(position)};
}

std::vector<Offer> offerBattalions(const Position& position, SideId /*side*/) {
    const int count = battalionsFor(position);
    Offer offer = openOffer(OfferKind::Units, VerbId(0), Text(say::offerBattalions, count),
                            Values(1), replacing::Brigades, valuesOf(basqueBrigades(position)));
    offer.least = offer.most = count;
    offer.example.assign(offer.targets.begin(), offer.targets.begin() + offer.most);
    return offered(std::move(offer));
}

void takeReplace(Draft& draft, const Command& command) {
    draft.pop();
    surrender(draft, command.arguments.counters(replacing::Brigades));
}

} // namespace

FrameKind basqueKind() {
    return {"santander.basque_surrender", say::frameBasques, {}, runBasques};
}
FrameKind battalionsKind() {
    FrameKind kind{"santander.battalions", say::frameBattalions, {}};
    kind.offers = offerBattalions;
    kind.promptNow = promptBattalions;
    kind.verbs = {
        {"replace", {{"brigades", FieldKind::Counter, false}}, whyNotReplace, takeReplace}};
    return kind;
}

} // namespace esagono::santander
