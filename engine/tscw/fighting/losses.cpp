// SPDX-License-Identifier: GPL-3.0-or-later
// Steps lost (2.12, 15.8): two-step units lose one before anybody is eliminated; HQs may take some
// (12.1.5).
#include "engine/play/shares.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/fighting/losses_messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::tscw {

namespace {

namespace losing {
enum Locals { Side, Steps, Units };
enum Arguments { Shares };
} // namespace losing

/// Which losses fall on whom.
struct Burden {
    std::vector<CounterId> units;
    std::vector<int> capacity; ///< by unit: its steps
    int total = 0;

    Burden(const Position& position, std::vector<CounterId> among, int wanted)
        : units(std::move(among)) {
        for (const CounterId unit : units)
            capacity.push_back(stepsOf(position, unit));
        total = std::min(wanted, std::accumulate(capacity.begin(), capacity.end(), 0));
    }
    [[nodiscard]] bool leavesNoChoice() const {
        return units.size() < 2 || total == std::accumulate(capacity.begin(), capacity.end(), 0);
    }
    /// First a step of every unit that has two, then the others in order.
    [[nodiscard]] std::vector<int> inOrder() const {
        std::vector<int> share(units.size(), 0);
        int left = total;
        for (std::size_t i = 0; i < units.size() && left > 0; ++i)
            if (capacity[i] > 1) {
                share[i] = 1;
                --left;
            }
        for (std::size_t i = 0; i < units.size(); ++i) {
            const int more = std::min(left, capacity[i] - share[i]);
            share[i] += more;
            left -= more;
        }
        return share;
    }
};

Burden burdenOf(const Position& position) {
    const Values& locals = position.locals();
    return {position, locals.counters(losing::Units), locals.get(losing::Steps)};
}

/// 15.8 (ruling loss_order): somebody who could still lose a step and live, while another dies.
Verdict whyNotOrder(const Position& position, const Burden& burden, const std::vector<int>& share) {
    const bool sameHex = is(position, ruling::lossOrder);
    for (std::size_t dead = 0; dead < share.size(); ++dead) {
        if (share[dead] < burden.capacity[dead])
            continue;
        for (std::size_t i = 0; i < share.size(); ++i)
            if (burden.capacity[i] > 1 && share[i] == 0 &&
                (!sameHex || position.hex(burden.units[i]) == position.hex(burden.units[dead])))
                return refuse({"15.8", "loss_order"}, say::twoStepsFirst, burden.units[i],
                              burden.units[dead])
                    .because(burden.units[i]);
    }
    return {};
}

Verdict whyNotLose(const Position& position, const Command& command) {
    const Burden burden = burdenOf(position);
    const auto share = sharesAmong(burden.units, command.arguments.list(losing::Shares));
    if (!share)
        return refuse({"12.1.5", "hq_losses"}, say::cannotTakeLoss);
    int total = 0;
    for (std::size_t i = 0; i < share->size(); ++i) {
        if ((*share)[i] > burden.capacity[i])
            return refuse("2.12", say::fewerSteps, burden.units[i], burden.capacity[i]);
        total += (*share)[i];
    }
    if (total != burden.total)
        return refuse("15.8", say::otherSum, burden.total);
    return whyNotOrder(position, burden, *share);
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLosses, burdenOf(position).total};
}

std::vector<Offer> offerLosses(const Position& position, SideId /*side*/) {
    const Burden burden = burdenOf(position);
    Offer offer;
    offer.kind = OfferKind::Allocation;
    offer.verb = VerbId(0);
    offer.label = Text(say::offerLosses, burden.total);
    offer.arguments = Values(1);
    offer.open = losing::Shares;
    offer.least = offer.most = burden.total;
    const std::vector<int> share = burden.inOrder();
    for (std::size_t i = 0; i < burden.units.size(); ++i) {
        offer.targets.push_back(burden.units[i].value);
        offer.capacity.push_back(burden.capacity[i]);
        if (share[i] > 0)
            offer.example.insert(offer.example.end(), {burden.units[i].value, share[i]});
    }
    return offered(std::move(offer));
}

void lose(Draft& draft, const Burden& burden, const std::vector<int>& share) {
    for (std::size_t i = 0; i < burden.units.size(); ++i)
        for (int step = 0; step < share[i]; ++step)
            loseStep(draft, burden.units[i], "15.8");
}

void takeLosses(Draft& draft, const Command& command) {
    const Burden burden = burdenOf(draft.position());
    const std::vector<int> share =
        *sharesAmong(burden.units, command.arguments.list(losing::Shares));
    draft.pop();
    lose(draft, burden, share);
}

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
    const Burden alone(position, units, steps);
    const int there = std::accumulate(alone.capacity.begin(), alone.capacity.end(), 0);
    if (steps <= there)
        for (const CounterId hq : willingHqs(position, battle, side))
            units.push_back(hq);
    std::ranges::sort(units); // as commands name them
    const Burden burden(position, units, steps);
    draft.say(Text(say::stepsLost, side, burden.total), "15.8");
    if (burden.leavesNoChoice()) {
        lose(draft, burden, burden.inOrder());
        return;
    }
    Values locals(3);
    locals.set(losing::Side, side);
    locals.set(losing::Steps, steps);
    locals.set(losing::Units, burden.units);
    draft.push(frame(lossesKind), side, locals, "15.8");
}

FrameKind lossesKind() {
    FrameKind kind{"tscw.losses",
                   say::frameLosses,
                   {{"side", FieldKind::Side}, {"steps"}, {"units", FieldKind::Counter, false}}};
    kind.offers = offerLosses;
    kind.promptNow = promptLosses;
    kind.verbs = {{"lose", {{"shares", FieldKind::Allocation, false}}, whyNotLose, takeLosses}};
    return kind;
}

} // namespace esagono::tscw
