// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.3: the effects of combat. Owners share out the losses of their units.
#include "engine/play/shares.h"
#include "engine/santander/fighting/battle.h"
#include "engine/santander/messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::santander {

namespace {

namespace losing {
enum Locals { Steps, Units };
enum Arguments { Shares };
} // namespace losing

/// How the losses may fall: units, what each can take, what all must take.
struct Burden {
    std::vector<CounterId> units;
    std::vector<int> steps; ///< left, by unit
    std::vector<int> lost;  ///< before this combat, by unit; nothing by the other reading of A50
    int total = 0;

    Burden(const Position& position, int wanted, std::span<const CounterId> candidates) {
        std::vector<CounterId> sorted(candidates.begin(), candidates.end());
        std::ranges::sort(sorted);
        int there = 0;
        for (const CounterId unit : sorted)
            if (const int left = stepsLeft(position, unit); left > 0) {
                units.push_back(unit);
                steps.push_back(left);
                lost.push_back(is(position, ruling::lossesOfThisCombat) ? 0 : position.face(unit));
                there += left;
            }
        total = std::min(wanted, there);
    }
    /// Round by round those who have lost fewest take one each; somebody may choose only where
    /// fewer are left to take than there are of them. With K22 stacks may be chosen between.
    [[nodiscard]] bool leavesNoChoice(bool byStack) const {
        if (units.size() < 2 || byStack)
            return units.size() < 2 || total == std::accumulate(steps.begin(), steps.end(), 0);
        std::vector<int> share(units.size(), 0);
        for (int left = total; left > 0;) {
            const std::vector<std::size_t> next = fewestLost(share);
            if (left < static_cast<int>(next.size()))
                return false;
            for (const std::size_t each : next)
                ++share[each];
            left -= static_cast<int>(next.size());
        }
        return true;
    }
    /// The units with a step left that have lost fewest.
    [[nodiscard]] std::vector<std::size_t> fewestLost(const std::vector<int>& share) const {
        std::vector<std::size_t> fewest;
        for (std::size_t each = 0; each < units.size(); ++each) {
            if (share[each] == steps[each])
                continue;
            const int soFar = lost[each] + share[each];
            if (!fewest.empty() && soFar < lost[fewest.front()] + share[fewest.front()])
                fewest.clear();
            if (fewest.empty() || soFar == lost[fewest.front()] + share[fewest.front()])
                fewest.push_back(each);
        }
        return fewest;
    }
    /// One step after the other, always to a unit that has lost fewest.
    [[nodiscard]] std::vector<int> evenly() const {
        std::vector<int> share(units.size(), 0);
        for (int i = 0; i < total; ++i)
            ++share[fewestLost(share).front()];
        return share;
    }
};

Burden burdenOf(const Position& position) {
    return {position, position.locals().get(losing::Steps),
            position.locals().counters(losing::Units)};
}

/// The shares asked for, by unit of the burden; nothing if they name anything else.
std::optional<std::vector<int>> sharesOf(const Burden& burden, const Command& command) {
    return sharesAmong(burden.units, command.arguments.list(losing::Shares));
}

Verdict whyNotLose(const Position& position, const Command& command) {
    const Burden burden = burdenOf(position);
    const auto share = sharesOf(burden, command);
    if (!share)
        return refuse("10.3", say::notInThisCombat);
    int total = 0;
    for (std::size_t i = 0; i < share->size(); ++i) {
        if ((*share)[i] > burden.steps[i])
            return refuse("10.3", say::noStepsLeft, burden.units[i], burden.steps[i]);
        total += (*share)[i];
    }
    if (total != burden.total)
        return refuse("10.3", say::otherLosses, burden.total);
    const bool byStack = is(position, ruling::lossesByStack); // K22
    for (std::size_t i = 0; i < share->size(); ++i)
        for (std::size_t k = 0; k < share->size(); ++k)
            if ((*share)[i] > 0 && (*share)[k] < burden.steps[k] &&
                burden.lost[i] + (*share)[i] > burden.lost[k] + (*share)[k] + 1 &&
                (!byStack || position.hex(burden.units[i]) == position.hex(burden.units[k])))
                return refuse({"10.3", byStack                         ? "K22"
                                       : (*share)[i] > (*share)[k] + 1 ? ""
                                                                       : "A50"},
                              say::othersLostFewer, burden.units[i], burden.units[k])
                    .because(burden.units[k]);
    return allowed;
}

Text promptLosses(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    return {side == battle.side ? say::promptLossesAttack : say::promptLosses,
            burdenOf(position).total, battle.target};
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
    const std::vector<int> even = burden.evenly();
    for (std::size_t i = 0; i < burden.units.size(); ++i) {
        offer.targets.push_back(burden.units[i].value);
        offer.capacity.push_back(burden.steps[i]);
        if (even[i] > 0)
            offer.example.insert(offer.example.end(), {burden.units[i].value, even[i]});
    }
    return offered(std::move(offer));
}

void lose(Draft& draft, std::span<const CounterId> units, const std::vector<int>& share) {
    for (std::size_t i = 0; i < units.size(); ++i)
        for (int step = 0; step < share[i]; ++step)
            loseStep(draft, units[i], "10.3");
}

void takeLosses(Draft& draft, const Command& command) {
    const Burden burden = burdenOf(draft.position());
    const std::vector<int> share = *sharesOf(burden, command);
    draft.pop();
    lose(draft, burden.units, share);
}

} // namespace

int stepsLeft(const Position& position, CounterId unit) {
    if (!position.isOnMap(unit) || !isCombat(position, unit))
        return 0;
    return piece(position, unit).steps - position.face(unit);
}

void loseStep(Draft& draft, CounterId unit, const char* section) {
    if (stepsLeft(draft.position(), unit) > 1)
        draft.turn(unit, static_cast<std::uint8_t>(draft.position().face(unit) + 1), section);
    else
        eliminate(draft, unit, section);
}

void eliminate(Draft& draft, CounterId unit, const char* section) {
    const Position position = draft.position();
    const HexId hex = position.hex(unit);
    const SideId side = position.side(unit);
    const bool isColumn = isSupply(position, unit);
    // A column may come again as a reinforcement: there are fewer pieces than arrivals (9.3).
    draft.move(unit, isColumn && side == nationalist ? Place(supplyDepot) : Place(eliminated),
               section);
    for (const StatusId status : {dsg, oos, moved, attacked, revealed})
        draft.set(unit, status, 0);
    if (isColumn) {
        draft.turn(unit, shellsFace);
        return;
    }
    if (side == republican && piece(position, unit).size == Size::Brigade) { // 14.1
        draft.set(brigades, position.track(brigades) + 1, "14.1");
        score(draft);
    }
    if (!hex.exists() || hasCombatUnit(draft.position(), hex, side))
        return;
    if (const CounterId hq = findType(draft.position(), hex, side, Type::Hq);
        hq.exists() && isCombat(draft.position(), unit))
        eliminate(draft, hq, "9.2");
    if (is(draft.position(), ruling::trenchGoesWithUnits) && side == republican)
        removeTrench(draft, hex); // K26
}

std::optional<Ask> shareLosses(Draft& draft, SideId owner, std::span<const CounterId> units,
                               int steps) {
    const Burden burden(draft.position(), steps, units);
    if (burden.total == 0)
        return std::nullopt;
    draft.say(Text(say::loses, owner, burden.total), "10.3");
    if (burden.leavesNoChoice(is(draft.position(), ruling::lossesByStack))) {
        lose(draft, burden.units, burden.evenly());
        return std::nullopt;
    }
    Values locals(2);
    locals.set(losing::Steps, burden.total);
    locals.set(losing::Units, burden.units);
    return Ask{frame(lossKind), owner, locals, "10.3"};
}

FrameKind lossKind() {
    FrameKind kind{
        "santander.losses", say::frameLosses, {{"steps"}, {"units", FieldKind::Counter, false}}};
    kind.offers = offerLosses;
    kind.promptNow = promptLosses;
    kind.verbs = {{"lose", {{"shares", FieldKind::Allocation, false}}, whyNotLose, takeLosses}};
    return kind;
}

} // namespace esagono::santander
