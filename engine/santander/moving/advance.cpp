// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.4: the advance after combat into the hex that was attacked.
#include "engine/santander/moving/advance.h"

#include "engine/santander/messages.h"
#include "engine/santander/shown/preview_messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

enum AdvanceVerbs { Advance, Hold };
namespace advancing {
enum Arguments { Units };
}

Verdict whyNotAdvanceWith(const Position& position, const Battle& battle, CounterId unit) {
    if (std::ranges::count(battle.attackersLeft(position), unit) == 0)
        return refuse("10.4", say::notInThisCombat);
    if (!is(position, ruling::advanceMayLoseSupply)) // K12
        if (Verdict why = whyNotGoOn(position, {&unit, 1}, battle.target))
            return why;
    return whyNotStack(position, unit, battle.target, stackingInAdvance(position));
}

Verdict whyNotAdvance(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    const std::vector<CounterId> units = command.arguments.counters(advancing::Units);
    if (units.empty())
        return refuse("10.4", say::nothingNamed);
    int points = stackPoints(position, battle.target, battle.side);
    int armour = 0;
    for (const CounterId unit : units) {
        if (Verdict why = whyNotAdvanceWith(position, battle, unit))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("10.4", say::namedTwice, unit);
        points += position.number(unit, stacking);
        if (isArmour(position, unit) && ++armour > 1)
            return refuse("5", say::oneOfItsType, battle.target, unit).because(unit);
    }
    const int most = mostPoints(position, battle.target, battle.side, stackingInAdvance(position));
    if (points > most)
        return refuse({"10.4", "K23"}, say::tooManyPoints, battle.target, most).because(ownThere);
    // 8.1.1: whoever comes last finds the hexes of the others empty behind him
    return is(position, ruling::advanceMayLoseSupply) ? allowed
                                                      : whyNotGoOn(position, units, battle.target);
}

Text promptAdvance(const Position& position, SideId /*side*/) {
    return {say::promptAdvance, battleBelow(position).target};
}

std::vector<Offer> offerAdvance(const Position& position, SideId side) {
    const Battle battle = battleBelow(position);
    const std::vector<std::int32_t> units = valuesOf(battle.attackersLeft(position));
    Offer offer = offerOf(OfferKind::Units, VerbId(Advance), Text(say::offerAdvance, battle.target),
                          Values(1), advancing::Units, units, [&](const Values& attempt) {
                              return whyNotAdvance(position, {side, VerbId(Advance), attempt});
                          });
    std::vector<Offer> offers = {buttonOffer(VerbId(Hold), say::offerHold)};
    addIfAny(offers, together(std::move(offer)));
    return offers;
}

void takeAdvance(Draft& draft, const Command& command) {
    draft.pop();
    const Battle battle = Battle::from(draft.position().locals());
    const bool wasOver = isOverstacked(draft.position(), battle.target, battle.side);
    Entry entry = Entry::Victorious; // the first to enter; the others follow
    for (const CounterId unit : command.arguments.counters(advancing::Units)) {
        enterHex(draft, unit, battle.target, "10.4", entry);
        entry = Entry::March;
    }
    tellOverstack(draft, battle.target, battle.side, wasOver);
}

Preview previewAdvance(const Position& position, const Command& command) {
    const Battle battle = battleBelow(position);
    int points = stackPoints(position, battle.target, battle.side);
    for (const CounterId unit : command.arguments.counters(advancing::Units))
        points += position.number(unit, stacking);
    Preview preview;
    noteOverstack(position, battle.target, points, preview);
    return preview;
}

void takeHold(Draft& draft, const Command&) {
    draft.pop();
}

} // namespace

Stacking stackingInAdvance(const Position& position) {
    return is(position, ruling::advanceMayOverstack) && !is(position, ruling::noVoluntaryOverstack)
               ? Stacking::TwiceTheLimit
               : Stacking::Limit; // A7
}

Verdict whyNotGoOn(const Position& position, std::span<const CounterId> units, HexId hex) {
    const SideId side = position.side(units.back());
    const HexSet lines = linesOfSupply(position, side, zoneOf(position, other(side)), units);
    if (!isSupplied(position, side, hex, lines))
        return refuse("8.1.1", say::wouldBeOut, units.back(), hex).because(cutOffThere);
    return allowed;
}

std::vector<Refusal> whyNobodyAdvances(const Position& position, const Battle& battle) {
    std::vector<Refusal> reasons;
    for (const CounterId unit : battle.attackersLeft(position)) {
        const std::optional<Refusal> why = battle.breakthrough
                                               ? whyNotBreakThrough(position, battle, unit)
                                               : whyNotAdvanceWith(position, battle, unit);
        if (!why)
            return {};
        if (std::ranges::none_of(
                reasons, [&](const Refusal& known) { return known.text.id == why->text.id; }))
            reasons.push_back(*why);
    }
    return reasons;
}

void advance(Draft& draft, Battle& battle) {
    const Position position = draft.position();
    const std::vector<CounterId> attackers = battle.attackersLeft(position);
    if (attackers.empty() || hasUnit(position, battle.target, battle.defender()))
        return;
    if (battle.noAdvance) {
        draft.say(say::moraleForbidsAdvance, {"10.6", "A15"});
        return;
    }
    if (const std::vector<Refusal> reasons = whyNobodyAdvances(position, battle);
        !reasons.empty()) {
        draft.say(Text(say::nobodyAdvances, battle.target), "10.4");
        for (const Refusal& reason : reasons)
            draft.say(reason.text, reason.rule);
        return;
    }
    if (!battle.breakthrough) {
        ask(draft, battle, frame(advanceKind), battle.side, {}, "10.4");
        return;
    }
    Values locals(1);
    locals.set(0, attackers);
    ask(draft, battle, frame(breakthroughKind), battle.side, std::move(locals), "10.4.1");
}

FrameKind advanceKind() {
    FrameKind kind{"santander.advance", say::frameAdvance, {}};
    kind.offers = offerAdvance;
    kind.promptNow = promptAdvance;
    kind.verbs = {
        {"advance",
         {{"units", FieldKind::Counter, false}},
         whyNotAdvance,
         takeAdvance,
         previewAdvance},
        {"hold", {}, nullptr, takeHold},
    };
    return kind;
}

} // namespace esagono::santander
