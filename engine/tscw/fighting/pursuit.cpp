// SPDX-License-Identifier: GPL-3.0-or-later
// Pursuit: cavalry and motorised units near a breakthrough that have not attacked in this turn
// (15.24).
#include "engine/tscw/fighting/advance_messages.h"
#include "engine/tscw/moving/ways.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace pursuing {
enum Locals { Gone };
enum Verbs { Pursue, Hold };
enum Arguments { Unit, Path };
} // namespace pursuing

/// Ruling pursuit_allowance
int pursuitPoints(const Position& position, const Battle& battle, CounterId unit) {
    const int whole = position.number(unit, movementAttribute);
    return std::min(battle.extra, is(position, ruling::pursuitAllowance) ? halved(whole) : whole);
}

/// Who has pursued already; nobody before the decision.
std::vector<CounterId> pursuedBefore(const Position& position) {
    return position.frame().name == frame(pursuitKind) ? position.locals().counters(pursuing::Gone)
                                                       : std::vector<CounterId>();
}

Verdict whyNotPursuer(const Position& position, const Battle& battle, CounterId unit) {
    const std::vector<CounterId> gone = pursuedBefore(position);
    if (position.side(unit) != battle.side || !position.isOnMap(unit) ||
        std::ranges::count(gone, unit) > 0)
        return refuse("15.24", say::notPursuing, unit);
    if (!isCombatUnit(position, unit) || classOf(position, unit) == Class::Foot)
        return refuse("15.24", say::onFoot, unit);
    if (position.status(unit, fought) != NotFought)
        return refuse("15.24", say::pursuerFought, unit);
    if (position.status(unit, reserve) == InReserve)
        return refuse("12.1.4", say::pursuerInReserve, unit);
    if (hasLanded(position, unit))
        return refuse("11.8", say::pursuerLanded, unit);
    const HexId from = position.hex(unit);
    if (std::ranges::none_of(battle.hexes,
                             [&](HexId hex) { return position.map().distance(hex, from) <= 1; }))
        return refuse("15.24", say::pursuerFar, unit);
    if (isBeside(position, from, battle.defender()))
        return refuse("15.24", say::pursuerBesideEnemy, unit).because(neighboursThere);
    return {};
}

/// Ruling pursuit_river
Verdict whyNotStep(const Position& position, CounterId unit, HexId from, HexId to) {
    if (Verdict why = whyNotPass(position, unit, from, to))
        return why;
    if (is(position, ruling::pursuitRiver))
        return {};
    if (whyNotCrossRiver(position, unit, from, to))
        return refuse({"13.12.8", "pursuit_river"}, say::motorisedAtRiver, unit, to).because(to);
    return {};
}

Verdict whyNotPursuitWay(const Position& position, const Battle& battle, CounterId unit,
                         std::span<const HexId> way) {
    const int points = pursuitPoints(position, battle, unit);
    HexId at = position.hex(unit);
    int spent = 0;
    for (const HexId next : way) {
        if (Verdict why = whyNotStep(position, unit, at, next))
            return why;
        const std::optional<int> cost = costOf(position, {&unit, 1}, at, next);
        if (!cost)
            return refuse("13.2", say::wayClosed, next).because(next);
        spent += *cost;
        at = next;
    }
    if (spent > points)
        return refuse({"15.24", "pursuit_allowance"}, say::tooFarBeyond, spent, points);
    if (std::ranges::count(way, battle.target) == 0 && std::ranges::count(battle.hexes, at) == 0)
        return refuse("15.24", say::pursuitElsewhere, battle.target).because(battle.target);
    return {};
}

Verdict whyNotPursueSo(const Position& position, const Battle& battle, CounterId unit,
                       std::span<const HexId> way) {
    if (Verdict why = whyNotPursuer(position, battle, unit))
        return why;
    if (way.empty() || way.back() == position.hex(unit))
        return refuse("15.24", say::pursuitElsewhere, battle.target).because(battle.target);
    if (Verdict why = whyNotPursuitWay(position, battle, unit, way))
        return why;
    return whyNotEnd(position, {&unit, 1}, way);
}

Verdict whyNotPursue(const Position& position, const Command& command) {
    return whyNotPursueSo(position, battleBelow(position),
                          command.arguments.counter(pursuing::Unit),
                          command.arguments.hexes(pursuing::Path));
}

void reachWith(const Position& position, CounterId unit, HexId start, int points, Reach<>& reach) {
    reach.run(start, points, [&](const HexStep& step) {
        if (whyNotStep(position, unit, step.from, step.to))
            return StepCost::blocked(1);
        const std::optional<int> cost = costOf(position, {&unit, 1}, step.from, step.to);
        return cost ? StepCost::of(*cost) : StepCost::blocked(1);
    });
}

/// The steps of all ways that are offered: to the hexes the attack came from, to the attacked hex,
/// and on from there.
class Steps {
public:
    Steps(const Position& position, const Battle& battle, CounterId unit) {
        const int points = pursuitPoints(position, battle, unit);
        Reach<> reach(position.map());
        reachWith(position, unit, position.hex(unit), points, reach);
        m_steps = {{position.hex(unit), HexId(), 0}};
        for (const HexId hex : battle.hexes)
            addWay(reach, hex);
        addWay(reach, battle.target);
        if (!reach.contains(battle.target))
            return;
        const int spent = reach.cost(battle.target);
        Reach<> beyond(position.map());
        reachWith(position, unit, battle.target, points - spent, beyond);
        for (const HexId hex : beyond.hexes())
            if (!has(hex) && passes(beyond.previous(hex), battle.target))
                m_steps.push_back({hex, beyond.previous(hex), spent + beyond.cost(hex)});
    }
    [[nodiscard]] const std::vector<PathStep>& all() const { return m_steps; }

private:
    [[nodiscard]] bool has(HexId hex) const {
        return std::ranges::count(m_steps, hex, &PathStep::hex) > 0;
    }
    /// Whether the way to a hex that is listed leads through another.
    [[nodiscard]] bool passes(HexId hex, HexId through) const {
        while (hex.exists() && hex != through) {
            const auto step = std::ranges::find(m_steps, hex, &PathStep::hex);
            hex = step == m_steps.end() ? HexId() : step->from;
        }
        return hex.exists();
    }
    void addWay(const Reached& reach, HexId to) {
        if (!reach.contains(to))
            return;
        for (const HexId hex : reach.path(to))
            if (!has(hex))
                m_steps.push_back({hex, reach.previous(hex), reach.cost(hex)});
    }

    std::vector<PathStep> m_steps;
};

Offer offerPursuitBy(const Position& position, const Battle& battle, CounterId unit) {
    Offer offer = openOffer(OfferKind::Path, VerbId(pursuing::Pursue),
                            Text(say::offerPursuit, unit), Values(2), pursuing::Path);
    offer.arguments.set(pursuing::Unit, unit);
    offer.steps = Steps(position, battle, unit).all();
    for (const PathStep& step : offer.steps) {
        if (!step.from.exists())
            continue;
        Values attempt(2);
        const std::vector<std::int32_t> way = pathTo(offer, step.hex);
        attempt.set(pursuing::Path, way);
        if (Verdict why = whyNotPursueSo(position, battle, unit, attempt.hexes(pursuing::Path)))
            offer.blocked.push_back({step.hex.value, way, why});
        else
            offer.targets.push_back(step.hex.value);
    }
    if (!offer.targets.empty())
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offer;
}

/// Units near the hexes the attack came from that have somewhere to go.
std::vector<CounterId> pursuersOf(const Position& position, const Battle& battle) {
    std::vector<CounterId> units;
    HexSet looked(position.map().size());
    for (const HexId centre : battle.hexes)
        for (const HexId hex : position.map().within(centre, 1)) {
            if (looked.contains(hex))
                continue;
            looked.insert(hex);
            for (const CounterId unit : combatUnitsIn(position, Place(hex), battle.side))
                if (!whyNotPursuer(position, battle, unit) &&
                    !offerPursuitBy(position, battle, unit).targets.empty())
                    units.push_back(unit);
        }
    return units;
}

std::vector<Offer> offerPursuit(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    std::vector<Offer> offers = {buttonOffer(VerbId(pursuing::Hold), say::offerNoPursuit)};
    for (const CounterId unit : pursuersOf(position, battle))
        offers.push_back(offerPursuitBy(position, battle, unit));
    return offers;
}

Text promptPursuit(const Position& position, SideId /*side*/) {
    return {say::promptPursuit, battleBelow(position).extra};
}

void takePursue(Draft& draft, const Command& command) {
    const CounterId unit = command.arguments.counter(pursuing::Unit);
    std::vector<CounterId> gone = draft.position().locals().counters(pursuing::Gone);
    gone.push_back(unit);
    draft.setLocal(pursuing::Gone, gone);
    go(draft, {&unit, 1}, command.arguments.hexes(pursuing::Path), "15.24");
    if (pursuersOf(draft.position(), battleBelow(draft.position())).empty())
        draft.pop();
}

} // namespace

void askForPursuit(Draft& draft, const Battle& battle) {
    if (battle.extra > 0 && !pursuersOf(draft.position(), battle).empty())
        draft.push(frame(pursuitKind), battle.side, Values(0), "15.24");
}

FrameKind pursuitKind() {
    FrameKind kind{"tscw.pursuit", say::framePursuit, {{"gone", FieldKind::Counter, false}}};
    kind.offers = offerPursuit;
    kind.promptNow = promptPursuit;
    kind.verbs = {
        {"pursue",
         {{"unit", FieldKind::Counter}, {"path", FieldKind::Hex, false}},
         whyNotPursue,
         takePursue},
        {"hold", {}, nullptr, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
