// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 9.1 and 9.2: dice are thrown, unit by unit; then the hits are reckoned up.
#include "engine/banditen/fighting/firing.h"

#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool breaksBunkers(const Position& position, CounterId unit) {
    return isHeavy(position, unit) && piece(position, unit).type != Type::MachineGun;
}

/// The dice of one unit; artillery may be damaged by its own.
void rollFor(Draft& draft, Firing& firing) {
    const CounterId unit = firing.unit();
    const Position position = draft.position();
    const auto modifier =
        static_cast<int>(fireModifiers(position, unit, firing.volley).total().roundedDown());
    const std::vector<int> dice = draft.roll(say::diceFire, strength(position, unit), "9.1");
    const Hits scored = hitsOf(draft.position(), unit, firing.volley, dice);
    const int damage = damageBy(draft.position(), unit, dice);
    draft.say(Text(say::unitFires, unit, scored.all, modifier), "9.1");
    firing.hits.all += scored.all;
    firing.hits.heavy += scored.heavy;
    draft.set(unit, fired, std::min(draft.position().status(unit, fired) + 1, mostFires), "9.2.1");
    if (damage > 0)
        weaken(draft, unit, damage, "16.8", false);
}

/// 16.10.2, A42: heavy hits on a bunker are spent on it.
int spentOnBunker(const Position& position, HexId target, const Hits& hits) {
    return hasBunker(position, target) ? hits.heavy : 0;
}

void breakBunker(Draft& draft, HexId target, Hits& hits) {
    const int spent = spentOnBunker(draft.position(), target, hits);
    if (spent == 0)
        return;
    draft.say(Text(say::bunkerDestroyed, target), "16.10.2");
    removeMarker(draft, bunker, target, "16.10.2");
    hits.all -= spent;
}

/// Whom fire concerns (12.1.2).
std::vector<CounterId> struckBy(const Position& position, const Volley& volley, SideId enemy) {
    std::vector<CounterId> struck = unitsIn(position, volley.target, enemy);
    if (volley.opportunity)
        std::erase_if(struck, [&](CounterId unit) { return position.status(unit, acting) == 0; });
    return struck;
}

/// 13.3.2, A63: the cars among them that any hit ends.
std::vector<CounterId> carsAmong(const Position& position, std::vector<CounterId> struck) {
    const bool isAlone =
        std::ranges::all_of(struck, [&](CounterId each) { return isCar(position, each); });
    if (is(position, ruling::carHitAllocated) && !isAlone)
        return {};
    std::erase_if(struck, [&](CounterId unit) { return !isCar(position, unit); });
    return struck;
}

/// 10.1.2: pinned units that fail any check, so that no die is thrown for them.
int lostWithoutACheck(const Position& position, std::span<const CounterId> struck) {
    return static_cast<int>(std::ranges::count_if(struck, [&](CounterId unit) {
        return !isCar(position, unit) && position.status(unit, prone) != 0 &&
               moraleOf(position, unit) == alwaysFails;
    }));
}

/// 9.2
void takeEffect(Draft& draft, const Firing& firing) {
    const SideId enemy = other(draft.position().side(firing.units.front()));
    const Volley& volley = firing.volley;
    Hits hits = firing.hits;
    breakBunker(draft, volley.target, hits);
    if (hits.all == 0)
        draft.say(Text(say::noHits, volley.target), "9.2");
    else
        draft.say(Text(say::hitsScored, volley.target, hits.all), "9.2");
    const Position position = draft.position();
    if (hits.all > 0)
        for (const CounterId car : carsAmong(position, struckBy(position, volley, enemy)))
            eliminate(draft, car, "13.3.2");
    sufferHits(draft, enemy, volley.target, hits.all, volley.opportunity);
}

void runFiring(Draft& draft) {
    Firing firing = Firing::from(draft.position().locals());
    rollFor(draft, firing);
    ++firing.next;
    if (!firing.isOver()) {
        draft.revise(firing.locals());
        return;
    }
    draft.pop();
    takeEffect(draft, firing);
}

} // namespace

Hits hitsOf(const Position& position, CounterId unit, const Volley& volley,
            std::span<const int> dice) {
    const auto modifier =
        static_cast<int>(fireModifiers(position, unit, volley).total().roundedDown());
    const auto scored = static_cast<int>(
        std::ranges::count_if(dice, [&](int die) { return isHit(position, die + modifier); }));
    return {scored, breaksBunkers(position, unit) ? scored : 0};
}

int damageBy(const Position& position, CounterId unit, std::span<const int> dice) {
    if (!isTarnova(position) || !isArtillery(position, unit))
        return 0;
    const auto ones = static_cast<int>(std::ranges::count(dice, 1));
    return is(position, ruling::onceAShot) ? std::min(ones, 1) : ones;
}

int lossesBy(const Position& position, const Volley& volley, SideId enemy, Hits hits) {
    const int left = hits.all - spentOnBunker(position, volley.target, hits);
    const std::vector<CounterId> struck = struckBy(position, volley, enemy);
    const int cars = left > 0 ? strength(position, carsAmong(position, struck)) : 0;
    const int others = strength(position, struck) - cars;
    const Effect effect = effectOf(position, left);
    const int unchecked = effect.test ? lostWithoutACheck(position, struck) : 0;
    return cars + std::min(effect.losses + unchecked, others);
}

void shoot(Draft& draft, std::span<const CounterId> units, const Volley& volley) {
    draft.say(Text(volley.opportunity ? say::opportunityFire : say::fireAt,
                   draft.position().side(units.front()), volley.from, volley.target),
              volley.opportunity ? "12.1" : "9.1", Milestone::Combat);
    Firing firing;
    firing.units.assign(units.begin(), units.end());
    firing.volley = volley;
    draft.push(frame(firingKind), {}, firing.locals(), "9.1");
}

FrameKind firingKind() {
    return {"banditen.firing", "", Firing::fields(), runFiring};
}

} // namespace esagono::banditen
