// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5: opportunity fire, asked inside the enemy's move.
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <algorithm>

namespace esagono::skirmish {

namespace {

namespace firing {
enum Locals { Target };
enum Arguments { Firer };
} // namespace firing
enum OpportunityVerbs { Fire, Hold };

// 5.2
int hitFrom(const Position& position, HexId hex) {
    return position.map().terrain(hex) == woods ? 6 : 5;
}

Verdict whyNotFire(const Position& position, const Command& command) {
    const CounterId target = position.locals().counter(firing::Target);
    const CounterId firer = command.arguments.counter(firing::Firer);
    const std::vector<CounterId> firers = mayFireAt(position, target);
    if (std::ranges::count(firers, firer) == 0)
        return refuse("5.1", say::mayNotFire, firer);
    return allowed;
}

std::vector<Offer> offerFire(const Position& position, SideId side) {
    std::vector<std::int32_t> candidates;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (position.side(CounterId(i)) == side && position.isOnMap(CounterId(i)))
            candidates.push_back(static_cast<std::int32_t>(i));
    return {offerOf(OfferKind::Units, VerbId(Fire),
                    Text(say::offerFire, position.hex(position.locals().counter(firing::Target))),
                    Values(1), firing::Firer, candidates,
                    [&](const Values& arguments) {
                        return whyNotFire(position, {side, VerbId(Fire), arguments});
                    }),
            buttonOffer(VerbId(Hold), say::offerHold)};
}

void takeFire(Draft& draft, const Command& command) {
    const CounterId target = draft.position().locals().counter(firing::Target);
    const CounterId firer = command.arguments.counter(firing::Firer);
    draft.pop();
    reveal(draft, firer);
    reveal(draft, target);
    draft.set(firer, fired, 1, "5.1");
    draft.say(Text(say::firesAt, firer, target), "5.1");
    if (draft.roll(say::diceFire, "5.2") <
        hitFrom(draft.position(), draft.position().hex(target))) {
        draft.say(Text(say::missed), "5.2");
        return;
    }
    loseStep(draft, target, "5.2");
    draft.setLocal(1, std::vector<HexId>()); // the move ends
    endIfDecided(draft);
}

void takeHold(Draft& draft, const Command&) {
    draft.pop();
}

Preview previewFire(const Position& position, const Command&) {
    const int from = hitFrom(position, position.hex(position.locals().counter(firing::Target)));
    Preview preview;
    preview.prospects = {{Text(say::resultIs, "1"), Ratio(7 - from, 6)},
                         {Text(say::resultIs, "0"), Ratio(from - 1, 6)}};
    return preview;
}

} // namespace

std::vector<CounterId> mayFireAt(const Position& position, CounterId mover) {
    std::vector<CounterId> firers;
    if (position.track(chit) == noAmmunition.value) // 5.3
        return firers;
    for (const HexId beside : position.map().neighbours(position.hex(mover)))
        for (const CounterId each : position.stack(beside))
            if (position.side(each) == other(position.side(mover)) &&
                position.status(each, fired) == 0)
                firers.push_back(each);
    return firers;
}

std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice,
                                     const DiceRolled* /*earlier*/) {
    if (dice.purpose != say::diceFire)
        return std::nullopt;
    // of the step, not of the decision
    const CounterId mover = position.locals().counter(firing::Target);
    std::vector<int> cost(2);
    cost[position.side(mover).index()] =
        dice.faces.front() < hitFrom(position, position.hex(mover)) ? 0 : 1;
    return cost;
}

FrameKind opportunityKind() {
    FrameKind kind{"skirmish.opportunity", say::frameOpportunity, {{"target", FieldKind::Counter}}};
    kind.offers = offerFire;
    kind.prompt = say::promptFire;
    kind.verbs = {
        {"fire", {{"with", FieldKind::Counter}}, whyNotFire, takeFire, previewFire},
        {"hold", {}, nullptr, takeHold},
    };
    return kind;
}

} // namespace esagono::skirmish
