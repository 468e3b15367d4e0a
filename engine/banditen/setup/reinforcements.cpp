// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14, with 15.3 and 16.3.3: reinforcements, their arrival and their way onto the map.
#include "engine/banditen/actions/actions.h"
#include "engine/banditen/messages.h"
#include "engine/play/decisions/placing.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool isEntryBox(Place place) {
    return place.isBox() && place.box().index() >= firstEntry &&
           place.box().index() < firstEntry + entryAreas.size();
}

/// The turn in which those who wait in a box arrive.
int turnOf(const Position& position, BoxId box) {
    for (const SetupGroup& group : position.setting().scenario->reinforcements)
        if (group.place == Place(box))
            return group.turn;
    return 0;
}

std::span<const HexId> areaOf(const Position& position, BoxId box) {
    const AreaId area = ground(position).entries[box.index() - firstEntry];
    return area.exists() ? std::span<const HexId>(position.map().area(area).hexes)
                         : std::span<const HexId>();
}

// 15.3

void runArrivals(Draft& draft) {
    draft.pop();
    const int now = draft.position().track(turn);
    for (std::size_t i = 0; i < rolledEntries.size(); ++i) {
        const BoxId box = rolledEntries[i];
        if (draft.position().isEmpty(box))
            continue;
        const int due = turnOf(draft.position(), box);
        const int state = draft.position().track(arrivalTrack[i]);
        if (now > due && state == Delayed) { // without another roll (A32)
            draft.set(arrivalTrack[i], Available, "15.3");
            draft.say(Text(say::groupArrives, Place(box)), "15.3");
        }
        if (now != due || state != NotYet)
            continue;
        const int die = draft.roll(say::diceArrival, "15.3");
        const Chart& chart = draft.position().chart(ReinforcementsChart);
        const bool arrives = chart.cell(chart.rowHeld(die)) == "arrive";
        draft.set(arrivalTrack[i], arrives ? Available : Delayed, "15.3");
        draft.say(Text(arrives ? say::groupArrives : say::groupDelayed, Place(box)), "15.3");
    }
}

// The III company is placed, not marched in

Verdict whyNotPlaceThird(const Position& position, CounterId unit, HexId hex) {
    const auto area = areaOf(position, entryIII);
    if (position.place(unit) != Place(entryIII))
        return refuse("15.3.2", say::notArriving, unit);
    if (std::ranges::count(area, hex) == 0)
        return refuse("15.1", say::notInArea, hex);
    if (hasUnit(position, hex, partisan) || isBeside(position, hex, partisan))
        return refuse("15.1", say::besideEnemy, hex);
    return whyNotStack(position, {&unit, 1}, hex);
}

std::vector<HexId> hexesForThird(const Position& position, CounterId /*unit*/) {
    const auto area = areaOf(position, entryIII);
    return {area.begin(), area.end()};
}

Verdict judgePlaceThird(const Position& position, SideId /*side*/, CounterId unit, HexId hex) {
    return whyNotPlaceThird(position, unit, hex);
}

void takePlaceThird(Draft& draft, CounterId unit, HexId hex) {
    draft.move(unit, hex, "15.3.2");
    draft.set(unit, entered, 1, "14");
    if (!canPlaceThird(draft.position()))
        draft.pop();
}

constexpr PlacingRules placingThird{0, say::offerPlace, hexesForThird, judgePlaceThird,
                                    takePlaceThird};

std::vector<Offer> offerThird(const Position& position, SideId side) {
    std::vector<CounterId> able = unitsIn(position, entryIII, axis);
    std::erase_if(able,
                  [&](CounterId unit) { return !canBePlaced(placingThird, position, side, unit); });
    return ifAny(offerCounters(placingThird, position, side, say::offerPlaceThird, able));
}

/// Whether the units may stay in the hex, or go on from it.
Verdict whyNotStayOrGoOn(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (Verdict why = whyNotTogether(position, units, hex))
        return why;
    Verdict why = whyNotStack(position, units, hex);
    if (!why)
        return allowed;
    if (Verdict through = whyNotThrough(position, units, hex))
        return through;
    const int left =
        pointsOf(position, units, Action::Move) - costOfStep(position, units, HexId(), hex);
    return canGo(position, units, hex, left) ? allowed : why;
}

Verdict whyNotStormIn(const Position& position, SideId side, std::span<const CounterId> units,
                      HexId hex) {
    for (const CounterId unit : units)
        if (Verdict why = whyNotUnit(position, unit, Action::Assault))
            return why;
    if (std::ranges::all_of(units, [&](CounterId unit) { return isCommand(position, unit); }))
        return refuse("2.1.2", say::commandAlone, units.front());
    if (!is(position, ruling::assaultEntryFree))
        if (Verdict why =
                whyNotPay(position, side, printed(position).entryAssaultCost, {"14", "A68"}))
            return why;
    if (Verdict why = whyNotGather(position, units, hex))
        return why;
    const auto area = areaOf(position, position.place(units.front()).box());
    if (std::ranges::count(area, hex) == 0)
        return refuse("14", say::notTheEntryHex, hex);
    return allowed;
}

/// Whether it is one of the entry hexes, or one beside such a hex that the enemy has.
bool isEntryHex(const Position& position, CounterId unit, HexId hex) {
    const SideId enemy = other(position.side(unit));
    const auto area = areaOf(position, position.place(unit).box());
    if (std::ranges::count(area, hex) > 0)
        return true;
    const auto isTakenBeside = [&](HexId beside) {
        return hasUnit(position, beside, enemy) && std::ranges::count(area, beside) > 0;
    };
    return position.map().exists(hex) && !hasUnit(position, hex, enemy) &&
           std::ranges::any_of(position.map().neighbours(hex), isTakenBeside);
}

} // namespace

bool canPlaceThird(const Position& position) {
    return !offerThird(position, axis).empty();
}

bool mayEnter(const Position& position, CounterId unit) {
    const Place place = position.place(unit);
    if (!isEntryBox(place) || place == Place(entryIII))
        return false;
    const auto rolled = std::ranges::find(rolledEntries, place.box());
    if (rolled != rolledEntries.end())
        return position.track(
                   arrivalTrack[static_cast<std::size_t>(rolled - rolledEntries.begin())]) ==
               Available;
    return position.track(turn) >= turnOf(position, place.box());
}

std::vector<HexId> entryHexes(const Position& position, CounterId unit) {
    const Place place = position.place(unit);
    if (!isEntryBox(place))
        return {};
    const SideId enemy = other(position.side(unit));
    const auto area = areaOf(position, place.box());
    std::vector<HexId> hexes(area.begin(), area.end());
    for (const HexId hex : area)
        if (hasUnit(position, hex, enemy)) // an adjacent free hex instead
            for (const HexId beside : position.map().neighbours(hex))
                if (!hasUnit(position, beside, enemy))
                    hexes.push_back(beside);
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

Verdict whyNotEnter(const Position& position, SideId side, std::span<const CounterId> units,
                    HexId hex) {
    if (units.empty())
        return refuse("14", say::nobodyNamed);
    for (const CounterId unit : units) {
        if (position.side(unit) != side || !mayEnter(position, unit))
            return refuse("14", say::notArriving, unit);
        if (position.place(unit) != position.place(units.front()) ||
            std::ranges::count(units, unit) > 1)
            return refuse("5", say::notTogether, unit);
        if (position.status(unit, prone) != 0)
            return refuse("10.1.1", say::proneStays, unit);
    }
    if (!isEntryHex(position, units.front(), hex))
        return refuse("14", say::notTheEntryHex, hex);
    if (Verdict why = whyNotCross(position, units, HexId(), hex))
        return why;
    if (costOfStep(position, units, HexId(), hex) > pointsOf(position, units, Action::Move))
        return refuse("8", say::tooFar, hex);
    if (hasUnit(position, hex, other(side)))
        return whyNotStormIn(position, side, units, hex);
    if (Verdict why = whyNotPay(position, side, printed(position).entryCost, "14"))
        return why;
    return whyNotStayOrGoOn(position, units, hex);
}

bool canEnter(const Position& position, SideId side, CounterId unit) {
    return mayEnter(position, unit) &&
           std::ranges::any_of(entryHexes(position, unit), [&](HexId hex) {
               return !whyNotEnter(position, side, {&unit, 1}, hex);
           });
}

bool hasEntry(const Position& position, SideId side) {
    for (std::size_t i = 0; i < entryAreas.size(); ++i)
        for (const CounterId unit : unitsIn(position, BoxId(firstEntry + i), side))
            if (canEnter(position, side, unit))
                return true;
    return false;
}

CounterId mustEnter(const Position& position, SideId side) {
    if (side != axis || is(position, ruling::secondMayWait))
        return {};
    for (const CounterId unit : unitsIn(position, entryII, side))
        if (mayEnter(position, unit) &&
            std::ranges::any_of(entryHexes(position, unit), [&](HexId hex) {
                return !hasUnit(position, hex, partisan) &&
                       !whyNotEnter(position, side, {&unit, 1}, hex);
            }))
            return unit;
    return {};
}

FrameKind arrivalsKind() {
    return {"banditen.arrivals", say::frameArrivals, {}, runArrivals};
}

FrameKind placeThirdKind() {
    FrameKind kind{"banditen.place_third", say::framePlaceThird, {}};
    kind.offers = offerThird;
    kind.prompt = say::promptPlaceThird;
    kind.verbs = {placingVerb<placingThird>()};
    return kind;
}

} // namespace esagono::banditen
