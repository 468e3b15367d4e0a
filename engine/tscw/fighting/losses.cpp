// SPDX-License-Identifier: GPL-3.0-or-later
// Steps lost (2.12, 15.8): two-step units lose one before anybody is eliminated; HQs may take some
// (12.1.5).
#include "engine/play/decisions/losses.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/losses_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace losing {
enum Locals { Side, Steps, Units };
}

Burden burdenAmong(const Position& position, std::span<const CounterId> units, int wanted) {
    return {units, wanted, [&](CounterId unit) { return stepsOf(position, unit); }};
}
Burden burdenOf(const Position& position) {
    const Values& locals = position.locals();
    return burdenAmong(position, locals.counters(losing::Units), locals.get(losing::Steps));
}

/// First a step of every unit that has two, then the others in order.
Shares twoStepsFirst(const Position& /*position*/, const Burden& burden) {
    Shares shares(burden.units.size(), 0);
    int left = burden.total;
    for (std::size_t i = 0; i < burden.units.size() && left > 0; ++i)
        if (burden.capacity[i] > 1) {
            shares[i] = 1;
            --left;
        }
    return burden.inOrder(std::move(shares));
}

LossClauses clausesOf(const Position& /*position*/, const Command& /*command*/) {
    return {{{"12.1.5", "hq_losses"}, say::cannotTakeLoss},
            {"2.12", say::fewerSteps},
            {"15.8", say::otherSum}};
}

/// 15.8 (ruling loss_order): somebody who could still lose a step and live, while another dies.
Verdict whyNotOrder(const Position& position, const Burden& burden, const Shares& shares) {
    const bool sameHex = is(position, ruling::lossOrder);
    for (std::size_t dead = 0; dead < shares.size(); ++dead) {
        if (shares[dead] < burden.capacity[dead])
            continue;
        for (std::size_t i = 0; i < shares.size(); ++i)
            if (burden.capacity[i] > 1 && shares[i] == 0 &&
                (!sameHex || position.hex(burden.units[i]) == position.hex(burden.units[dead])))
                return refuse({"15.8", "loss_order"}, say::twoStepsFirst, burden.units[i],
                              burden.units[dead])
                    .because(burden.units[i]);
    }
    return allowed;
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLosses, burdenOf(position).total};
}

void lose(Draft& draft, const Values& /*locals*/, const Burden& burden, const Shares& shares) {
    for (std::size_t i = 0; i < burden.units.size(); ++i)
        for (int step = 0; step < shares[i]; ++step)
            loseStep(draft, burden.units[i], "15.8");
}

constexpr LossRules sharedLosses{say::offerLosses, burdenOf,      clausesOf,
                                 whyNotOrder,      twoStepsFirst, lose};

/// 12.1.5 (ruling hq_losses): HQs that may take losses and need not: the one that supports, and
/// those stacked with units that take part. The HQ of the attacked hex has to.
std::vector<CounterId> willingHqs(const Position& position, const Battle& battle, SideId side) {
    std::vector<CounterId> hqs;
    const CounterId supporting = battle.hqOf(position, side);
    if (supporting.exists() && position.isOnMap(supporting) &&
        (side == battle.side || position.hex(supporting) != battle.target))
        hqs.push_back(supporting);
    if (side != battle.side || is(position, ruling::hqLosses))
        return hqs;
    for (const CounterId unit : battle.attackersLeft(position))
        if (const CounterId hq = hqIn(position, position.hex(unit), side);
            hq.exists() && std::ranges::count(hqs, hq) == 0)
            hqs.push_back(hq);
    return hqs;
}

} // namespace

int stepsInTarget(const Position& position, const Battle& battle) {
    int steps = 0;
    for (const CounterId unit : battle.defendersLeft(position))
        steps += stepsOf(position, unit);
    return steps;
}

void eliminate(Draft& draft, CounterId unit, const char* section) {
    const Position position = draft.position();
    const std::size_t side = position.side(unit).index();
    const bool isOverdue = position.status(unit, overdue) != 0;
    draft.say(Text(isOverdue ? say::unitLeavesGame : say::unitEliminated, unit), section);
    draft.move(unit, isOverdue ? withdrawnBox[side] : eliminatedBox[side],
               isOverdue ? "15.6" : section);
    for (const StatusId status : {supply, reserve, landed, overdue, exploits, starved})
        if (draft.position().status(unit, status) != 0)
            draft.set(unit, status, 0, section);
}

void loseStep(Draft& draft, CounterId unit, const char* section) {
    if (stepsOf(draft.position(), unit) < 2) {
        eliminate(draft, unit, section);
        return;
    }
    draft.say(Text(say::unitLosesStep, unit), section);
    draft.turn(unit, 1, section);
}

void pushLosses(Draft& draft, const Battle& battle, SideId side, int steps) {
    const Position position = draft.position();
    std::vector<CounterId> units =
        side == battle.side ? battle.attackersLeft(position) : battle.defendersLeft(position);
    if (steps == 0 || units.empty())
        return;
    if (steps <= burdenAmong(position, units, steps).there())
        for (const CounterId hq : willingHqs(position, battle, side))
            units.push_back(hq);
    std::ranges::sort(units); // as commands name them
    const Burden burden = burdenAmong(position, units, steps);
    draft.say(Text(say::stepsLost, side, burden.total), "15.8");
    if (burden.isPlain()) {
        lose(draft, {}, burden, burden.inOrder());
        return;
    }
    Values locals(3);
    locals.set(losing::Side, side);
    locals.set(losing::Steps, steps);
    locals.set(losing::Units, burden.units);
    draft.push(frame(lossesKind), side, locals, "15.8");
}

FrameKind lossesKind() {
    return lossesKindOf<sharedLosses>(
        "tscw.losses", say::frameLosses,
        {{"side", FieldKind::Side}, {"steps"}, {"units", FieldKind::Counter, false}}, promptLosses);
}

} // namespace esagono::tscw
