// SPDX-License-Identifier: GPL-3.0-or-later
// The advance into the hex that was attacked, and the breakthrough beyond it (15.23).
#include "engine/play/telling/phrase.h"
#include "engine/tscw/fighting/advance_messages.h"
#include "engine/tscw/moving/ways.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

namespace advancing {
enum Locals { Gone };
enum Verbs { Advance, Hold };
enum Arguments { Units, Path };
} // namespace advancing

/// 15.23: the MP of a unit beyond the attacked hex; by the result E (ruling result_e) up to its
/// whole allowance, or half of it out of supply (9.3).
int breakthroughPoints(const Position& position, const Battle& battle, CounterId unit) {
    const int whole = position.number(unit, movementAttribute);
    if (!battle.isAll)
        return std::min(battle.extra, halved(whole));
    if (position.status(unit, starved) != 0)
        return std::min(battle.extra, halved(whole));
    return is(position, ruling::resultE) ? battle.extra : std::min(battle.extra, whole);
}
int breakthroughPoints(const Position& position, const Battle& battle, Party units) {
    int least = battle.extra;
    for (const CounterId unit : units)
        least = std::min(least, breakthroughPoints(position, battle, unit));
    return least;
}

/// Who has advanced already; nobody before the decision.
std::vector<CounterId> advancedBefore(const Position& position) {
    return position.frame().name == frame(advanceKind) ? position.locals().counters(advancing::Gone)
                                                       : std::vector<CounterId>();
}

Verdict whyNotGoes(const Position& position, const Battle& battle, CounterId unit) {
    if (isHq(position, unit))
        return refuse("15.23", say::hqsDoNotAdvance, unit);
    const std::vector<CounterId> gone = advancedBefore(position);
    if (std::ranges::count(battle.attackers, unit) == 0 || !position.isOnMap(unit) ||
        std::ranges::count(gone, unit) > 0)
        return refuse("15.23", say::notAdvancing, unit);
    return whyNotAdvanceStep(position, unit, position.hex(unit), battle.target);
}

Verdict whyNotBeyond(const Position& position, const Battle& battle, Party units,
                     std::span<const HexId> way) {
    const int points = breakthroughPoints(position, battle, units);
    int spent = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        for (const CounterId unit : units)
            if (Verdict why = whyNotAdvanceStep(position, unit, way[i - 1], way[i]))
                return why;
        const std::optional<int> cost = costOf(position, units, way[i - 1], way[i]);
        if (!cost)
            return refuse("13.2", say::wayClosed, way[i]).because(way[i]);
        spent += *cost;
    }
    if (spent > points)
        return refuse("15.23", say::tooFarBeyond, spent, points);
    return {};
}

Verdict whyNotAdvanceSo(const Position& position, const Battle& battle, Party units,
                        std::span<const HexId> way) {
    if (units.empty())
        return refuse("15.23", say::nobodyAdvances);
    if (way.empty() || way.front() != battle.target)
        return refuse("15.23", say::firstTheTarget, battle.target).because(battle.target);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotGoes(position, battle, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("15.23", say::notAdvancing, unit);
    }
    if (Verdict why = whyNotBeyond(position, battle, units, way))
        return why;
    return whyNotEnd(position, units, way);
}

Verdict whyNotAdvance(const Position& position, const Command& command) {
    return whyNotAdvanceSo(position, battleBelow(position),
                           command.arguments.counters(advancing::Units),
                           command.arguments.hexes(advancing::Path));
}

Verdict whyNotEnterTarget(const Position& position, const Battle& battle, CounterId unit) {
    return whyNotAdvanceSo(position, battle, {&unit, 1}, {&battle.target, 1});
}

std::vector<HexId> hexesOf(const std::vector<std::int32_t>& way) {
    std::vector<HexId> hexes;
    for (const std::int32_t hex : way)
        hexes.push_back(HexId(static_cast<std::size_t>(hex)));
    return hexes;
}

/// The ways of units that go together: through the attacked hex as far as their MP let them.
Offer offerBreakthrough(const Position& position, const Battle& battle, const Values& settled) {
    const std::vector<CounterId> units = settled.counters(advancing::Units);
    Offer offer;
    offer.kind = OfferKind::Path;
    offer.verb = VerbId(advancing::Advance);
    offer.label =
        Text(say::offerBreakthrough, battle.target, units.front(), andOthers(units.size()));
    offer.arguments = settled;
    offer.open = advancing::Path;
    const HexId start = position.hex(units.front());
    offer.steps = {{start, HexId(), 0}, {battle.target, start, 0}};
    Reach<> reach(position.map());
    reachFrom(position, units, battle.target, breakthroughPoints(position, battle, units), reach);
    for (const HexId hex : reach.hexes())
        if (hex != battle.target && hex != start)
            offer.steps.push_back({hex, reach.previous(hex), reach.cost(hex)});
    std::erase_if(offer.steps, [&](const PathStep& step) { // nobody goes back through the start
        return step.from == start && step.hex != battle.target;
    });
    for (const PathStep& step : offer.steps) {
        if (step.hex == start)
            continue;
        const std::vector<std::int32_t> way = pathTo(offer, step.hex);
        if (way.empty() || way.front() != battle.target.value)
            continue;
        if (Verdict why = whyNotEnd(position, units, hexesOf(way)))
            offer.blocked.push_back({step.hex.value, way, why});
        else
            offer.targets.push_back(step.hex.value);
    }
    if (!offer.targets.empty())
        offer.example = pathTo(offer, HexId(static_cast<std::size_t>(offer.targets.front())));
    return offer;
}

std::vector<Offer> offerFurther(const Position& position, SideId /*side*/, const Values& settled) {
    const Battle battle = battleBelow(position);
    for (const CounterId unit : settled.counters(advancing::Units))
        if (whyNotGoes(position, battle, unit))
            return {};
    Offer offer = offerBreakthrough(position, battle, settled);
    return ifAny(std::move(offer));
}

bool canAdvance(const Position& position, const Battle& battle, CounterId unit) {
    if (whyNotGoes(position, battle, unit))
        return false;
    if (!whyNotEnterTarget(position, battle, unit))
        return true;
    if (battle.extra == 0)
        return false;
    Values settled(2);
    settled.set(advancing::Units, unit);
    return !offerBreakthrough(position, battle, settled).targets.empty();
}

Text promptAdvance(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    if (battle.extra > 0)
        return {say::promptBreakthrough, battle.target, battle.extra};
    return {say::promptAdvance, battle.target};
}

std::vector<Offer> offerAdvance(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    Offer offer = openOffer(OfferKind::Units, VerbId(advancing::Advance),
                            Text(say::offerAdvance, battle.target), Values(2), advancing::Units);
    offer.leadsOn = battle.extra > 0;
    if (!offer.leadsOn)
        offer.arguments.set(advancing::Path, battle.target);
    for (const CounterId unit : battle.attackersLeft(position)) {
        if (canAdvance(position, battle, unit))
            offer.targets.push_back(unit.value);
        else if (Verdict why = whyNotEnterTarget(position, battle, unit))
            offer.blocked.push_back({unit.value, {unit.value}, why});
    }
    std::vector<Offer> offers = {buttonOffer(VerbId(advancing::Hold), say::offerHold)};
    addIfAny(offers, together(std::move(offer)));
    return offers;
}

bool anybodyAdvances(const Position& position, const Battle& battle) {
    return std::ranges::any_of(battle.attackersLeft(position),
                               [&](CounterId unit) { return canAdvance(position, battle, unit); });
}

void takeAdvance(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(advancing::Units);
    std::vector<CounterId> gone = draft.position().locals().counters(advancing::Gone);
    gone.insert(gone.end(), units.begin(), units.end());
    draft.setLocal(advancing::Gone, gone);
    go(draft, units, command.arguments.hexes(advancing::Path), "15.23");
    if (!anybodyAdvances(draft.position(), battleBelow(draft.position())))
        draft.pop();
}

} // namespace

/// Who could have advanced is told why nobody may.
void askForAdvance(Draft& draft, const Battle& battle) {
    if (anybodyAdvances(draft.position(), battle)) {
        draft.push(frame(advanceKind), battle.side, Values(0), "15.23");
        return;
    }
    for (const CounterId unit : battle.attackersLeft(draft.position()))
        if (const std::optional<Refusal> why = whyNotEnterTarget(draft.position(), battle, unit)) {
            draft.say(why->text, why->rule);
            return;
        }
}

FrameKind advanceKind() {
    FrameKind kind{"tscw.advance", say::frameAdvance, {{"gone", FieldKind::Counter, false}}};
    kind.offers = offerAdvance;
    kind.promptNow = promptAdvance;
    kind.verbs = {
        {"advance",
         {{"units", FieldKind::Counter, false}, {"path", FieldKind::Hex, false}},
         whyNotAdvance,
         takeAdvance,
         nullptr,
         offerFurther},
        {"hold", {}, nullptr, takeDone},
    };
    return kind;
}

} // namespace esagono::tscw
