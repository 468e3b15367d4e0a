// SPDX-License-Identifier: GPL-3.0-or-later
// The advance after combat into the hex that was attacked. Whoever overruns enters it anyway.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/combat_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

enum AdvanceVerbs { Advance, Hold };
namespace advance {
enum Arguments { Units };
}

Verdict whyNotAdvanceWith(const Position& position, const Battle& battle, CounterId unit) {
    if (std::ranges::count(battle.attackers, unit) == 0 || !position.isOnMap(unit) ||
        !position.map().adjacent(position.hex(unit), battle.target) ||
        std::ranges::count(battle.hexes, position.hex(unit)) == 0)
        return refuse("SCS.advance", say::notAdvancing, unit);
    if (Verdict why = whyNotBeyondLine(position, unit, battle.target)) // A28
        return why;
    if (Verdict why = whyNotGo(position, unit, position.hex(unit), battle.target))
        return why;
    if (!stepHalves(position, classOf(position, unit), position.hex(unit), battle.target))
        return refuse("1.3", say::advanceClosed, unit, battle.target);
    return allowed;
}

Verdict whyNotAdvanceTogether(const Position& position, const Battle& battle,
                              std::span<const CounterId> units) {
    if (units.empty())
        return refuse("SCS.advance", say::nobodyAdvances);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotAdvanceWith(position, battle, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("SCS.advance", say::attackNamedTwice, unit);
    }
    if (Verdict why = whyNotStack(position, units, battle.target))
        return why;
    for (const HexId hex : battle.hexes) {
        std::vector<CounterId> leaving;
        for (const CounterId unit : units)
            if (position.hex(unit) == hex)
                leaving.push_back(unit);
        if (Verdict why = whyNotLeave(position, leaving))
            return why;
    }
    return allowed;
}

Verdict whyNotAdvance(const Position& position, const Command& command) {
    return whyNotAdvanceTogether(position, battleBelow(position),
                                 command.arguments.counters(advance::Units));
}

/// The fewest units with which a unit may advance: by itself, with one other, with all who attacked
/// out of its hex.
std::vector<CounterId> companyOf(const Position& position, const Battle& battle, CounterId unit) {
    const auto may = [&](const std::vector<CounterId>& units) {
        return !whyNotAdvanceTogether(position, battle, units);
    };
    if (may({unit}))
        return {unit};
    std::vector<CounterId> whole;
    for (const CounterId each : battle.attackersLeft(position)) {
        if (each != unit && may({unit, each}))
            return {unit, each};
        if (position.hex(each) == position.hex(unit))
            whole.push_back(each);
    }
    return may(whole) ? whole : std::vector<CounterId>();
}

Text promptAdvance(const Position& position, SideId /*side*/) {
    return {say::promptAdvance, battleBelow(position).target};
}

std::vector<Offer> offerAdvance(const Position& position, SideId /*side*/) {
    const Battle battle = battleBelow(position);
    const std::vector<std::int32_t> candidates = valuesOf(battle.attackersLeft(position));
    Offer offer =
        offerOf(OfferKind::Units, VerbId(Advance), Text(say::offerAdvance, battle.target),
                Values(1), advance::Units, candidates, [&](const Values& attempt) -> Verdict {
                    const CounterId unit = attempt.counter(advance::Units);
                    if (!companyOf(position, battle, unit).empty())
                        return allowed;
                    return whyNotAdvanceTogether(position, battle, {&unit, 1});
                });
    std::vector<Offer> offers = {buttonOffer(VerbId(Hold), say::offerHold)};
    if (offer.targets.empty())
        return offers;
    offer.most = static_cast<std::int32_t>(offer.targets.size());
    const CounterId first(static_cast<std::size_t>(offer.targets.front()));
    offer.example = valuesOf(companyOf(position, battle, first));
    offers.push_back(std::move(offer));
    return offers;
}

void takeAdvance(Draft& draft, const Command& command) {
    draft.pop();
    const HexId target = Battle::from(draft.position().locals()).target;
    for (const CounterId unit : command.arguments.counters(advance::Units))
        enterHex(draft, unit, target, "SCS.advance");
}

void takeHold(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

void askForAdvance(Draft& draft, const Battle& battle) {
    const Position position = draft.position();
    if (!std::ranges::any_of(battle.attackersLeft(position), [&](CounterId unit) {
            return !companyOf(position, battle, unit).empty();
        }))
        return;
    draft.push(frame(advanceKind), battle.side, Values(0), "SCS.advance");
}

FrameKind advanceKind() {
    FrameKind kind{"guadalajara.advance", say::frameAdvance, {}};
    kind.offers = offerAdvance;
    kind.promptNow = promptAdvance;
    kind.verbs = {
        {"advance", {{"units", FieldKind::Counter, false}}, whyNotAdvance, takeAdvance},
        {"hold", {}, nullptr, takeHold},
    };
    return kind;
}

} // namespace esagono::guadalajara
