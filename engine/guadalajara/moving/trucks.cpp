// SPDX-License-Identifier: GPL-3.0-or-later
// Section 1.16: trucks carry units, and are put where they are needed.
#include "engine/guadalajara/moving/movement.h"
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/truck_messages.h"

#include <algorithm>
#include <array>

namespace esagono::guadalajara {

namespace {

namespace loadTruck {
enum Arguments { Cargo, Carrier, Fields };
}
namespace placeTruck {
enum Arguments { Truck, Unit, Fields };
}

Verdict whyNotTruck(const Position& position, SideId side, CounterId truck) {
    if (!truck.exists() || position.side(truck) != side || !isTruck(position, truck))
        return refuse("1.16a", say::noTruckOfYours, truck);
    if (position.status(truck, reserve) == InReserve)
        return refuse("1.13b", say::isInReserve, truck);
    return {};
}

/// 1.16a: what a truck may carry at all.
Verdict whyNotCargo(const Position& position, CounterId unit, CounterId truck) {
    if (position.side(unit) != position.side(truck) || !isCargo(position, unit))
        return refuse("1.16a", say::notCargo, unit);
    if (piece(position, truck).division == Division::LIT &&
        piece(position, unit).division != Division::LIT)
        return refuse("1.16a", say::littorioOnly, truck, unit);
    return {};
}

/// Whether the unit is free to be loaded: it has done nothing yet. It may wait beside the map.
Verdict whyNotPassenger(const Position& position, SideId side, CounterId unit) {
    if (position.side(unit) != side)
        return refuse("SCS.movement", say::notYours, unit);
    if (isAboard(position, unit))
        return refuse("1.16b", say::isCarried, unit);
    if (!position.isOnMap(unit) && !mayEnter(position, unit))
        return refuse("SCS.movement", say::isNotOnMap, unit);
    if (isImmobile(position, unit))
        return refuse("Sc.4.a", say::isImmobile, unit);
    if (position.status(unit, reserve) == InReserve)
        return refuse("1.13b", say::isInReserve, unit);
    if (position.status(unit, moved) != 0)
        return refuse("1.16b", say::movedAlready, unit);
    return {};
}

Verdict whyNotPay(const Position& position, CounterId truck, int times) {
    const int halves = times * printed(position).loadHalves;
    if (leftOf(position, truck) < halves)
        return refuse("1.16b", say::loadingCosts, truck, halves / 2);
    return {};
}

/// 1.1, 1.16a: a pair counts two, whatever the unit counts on its own.
Verdict whyNotCount(const Position& position, HexId hex, SideId side, int change) {
    const int limit = printed(position).stacking;
    const int steps = stackedIn(position, hex, side) + change;
    if (change > 0 && steps > limit)
        return refuse("1.1", say::tooManySteps, hex, steps, limit).because(ownThere);
    return {};
}

Verdict whyNotLoad(const Position& position, SideId side, CounterId unit, CounterId truck) {
    if (isExploitation(position))
        return refuse("1.16b", say::noLoadingNow);
    if (Verdict why = whyNotTruck(position, side, truck))
        return why;
    if (Verdict why = whyNotPassenger(position, side, unit))
        return why;
    if (Verdict why = whyNotCargo(position, unit, truck))
        return why;
    if (!position.isOnMap(unit) || position.hex(truck) != position.hex(unit))
        return refuse("1.16b", say::notInItsHex, truck, unit);
    if (cargoOf(position, truck).exists())
        return refuse("1.16b", say::loadedAlready, truck);
    if (Verdict why = whyNotPay(position, truck, 1))
        return why;
    return whyNotCount(position, position.hex(unit), side,
                       printed(position).pair - stackingOf(position, unit));
}
Verdict judgeLoad(const Position& position, const Command& command) {
    return whyNotLoad(position, command.side, command.arguments.counter(loadTruck::Cargo),
                      command.arguments.counter(loadTruck::Carrier));
}

/// What the hex holds more when the load gets off.
int unloadedSteps(const Position& position, CounterId load) {
    const bool counts = !piece(position, load).hasFlames;
    return (counts ? stepsOf(position, load) : 0) - printed(position).pair;
}

Verdict whyNotUnload(const Position& position, SideId side, CounterId truck) {
    if (Verdict why = whyNotTruck(position, side, truck))
        return why;
    const CounterId load = cargoOf(position, truck);
    if (!position.isOnMap(truck) || !load.exists())
        return refuse("1.16b", say::isEmptyTruck, truck);
    if (isExploitation(position) && position.status(truck, reserve) != Released)
        return refuse("1.13a", say::notReleased, truck);
    if (Verdict why = whyNotPay(position, truck, 1))
        return why;
    return whyNotCount(position, position.hex(truck), side, unloadedSteps(position, load));
}
Verdict judgeUnload(const Position& position, const Command& command) {
    return whyNotUnload(position, command.side, command.arguments.counter(0));
}

/// 1.16a, A26: where a truck may be put.
Verdict whyNotPut(const Position& position, CounterId truck, CounterId unit) {
    const HexId hex = position.hex(unit);
    if (!hex.exists())
        return {}; // where they come in is judged then
    if (!position.map().onLink(hex, road) && !position.map().onLink(hex, trail))
        return refuse("1.16a", say::noRoadThere, truck, hex);
    if (is(position, ruling::a(26)))
        return whyNotBeyondLine(position, truck, hex);
    return {};
}

/// A25: whether a truck that is put somewhere loads at once. Beside the map it always does.
bool loadsAtOnce(const Position& position, CounterId unit) {
    return !is(position, ruling::a(25)) || !position.isOnMap(unit);
}

/// Q.6, A25
Verdict whyNotPlaceTruck(const Position& position, SideId side, CounterId truck, CounterId unit) {
    if (isExploitation(position))
        return refuse("1.16a", say::onlyInMovement);
    if (Verdict why = whyNotTruck(position, side, truck))
        return why;
    if (!isPhaseFresh(position))
        return refuse("1.16a", say::onlyAtStart);
    if (!position.isOnMap(truck) && !mayEnter(position, truck))
        return refuse("SCS.movement", say::isNotOnMap, truck);
    if (position.status(truck, moved) != 0)
        return refuse("1.16a", say::truckMoved, truck);
    const CounterId load = cargoOf(position, truck);
    if (load.exists() && (load == unit || !position.isOnMap(truck)))
        return refuse("1.16a", say::loadedAlready, truck);
    if (Verdict why = whyNotPassenger(position, side, unit))
        return why;
    if (Verdict why = whyNotCargo(position, unit, truck))
        return why;
    if (Verdict why = whyNotPut(position, truck, unit))
        return why;
    const bool loads = loadsAtOnce(position, unit);
    if (Verdict why = whyNotPay(position, truck, (load.exists() ? 1 : 0) + (loads ? 1 : 0)))
        return why;
    if (load.exists())
        if (Verdict why =
                whyNotCount(position, position.hex(truck), side, unloadedSteps(position, load)))
            return why;
    if (!loads || !position.isOnMap(unit))
        return {};
    return whyNotCount(position, position.hex(unit), side,
                       printed(position).pair - stackingOf(position, unit));
}
Verdict judgePlaceTruck(const Position& position, const Command& command) {
    return whyNotPlaceTruck(position, command.side, command.arguments.counter(placeTruck::Truck),
                            command.arguments.counter(placeTruck::Unit));
}

// Offers

std::vector<CounterId> trucksOf(const Position& position, SideId side) {
    std::vector<CounterId> trucks;
    for (const CounterId truck : printed(position).trucks)
        if (truck.exists() && position.side(truck) == side && position.place(truck).exists())
            trucks.push_back(truck);
    return trucks;
}

std::vector<CounterId> passengersOf(const Position& position, SideId side) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId each(i);
            isCargo(position, each) && !whyNotPassenger(position, side, each))
            units.push_back(each);
    return units;
}

std::vector<Offer> furtherLoad(const Position& position, SideId side, const Values& settled) {
    const CounterId unit = settled.counter(loadTruck::Cargo);
    Offer offer =
        unitsOffer(LoadVerb, Text(say::offerLoadOn, unit), settled, loadTruck::Carrier, false);
    for (const CounterId truck : trucksOf(position, side))
        if (!whyNotLoad(position, side, unit, truck))
            offer.targets.push_back(truck.value);
    return ifAny(std::move(offer));
}

std::vector<Offer> furtherPlaceTruck(const Position& position, SideId side, const Values& settled) {
    const CounterId truck = settled.counter(placeTruck::Truck);
    Offer offer = unitsOffer(PlaceTruckVerb, Text(say::offerPlaceWith, truck), settled,
                             placeTruck::Unit, false);
    for (const CounterId unit : passengersOf(position, side))
        if (!whyNotPlaceTruck(position, side, truck, unit))
            offer.targets.push_back(unit.value);
    return ifAny(std::move(offer));
}

void offerLoads(const Position& position, SideId side, const std::vector<CounterId>& trucks,
                const std::vector<CounterId>& units, std::vector<Offer>& offers) {
    Offer offer =
        unitsOffer(LoadVerb, say::offerLoadUnit, Values(loadTruck::Fields), loadTruck::Cargo, true);
    for (const CounterId unit : units)
        if (std::ranges::any_of(trucks, [&](CounterId truck) {
                return position.hex(truck) == position.hex(unit) &&
                       !whyNotLoad(position, side, unit, truck);
            }))
            offer.targets.push_back(unit.value);
    addIfAny(offers, std::move(offer));
}

void offerTruckPlaces(const Position& position, SideId side, const std::vector<CounterId>& trucks,
                      const std::vector<CounterId>& units, std::vector<Offer>& offers) {
    if (!isPhaseFresh(position))
        return;
    Offer offer = unitsOffer(PlaceTruckVerb, say::offerPlaceTruck, Values(placeTruck::Fields),
                             placeTruck::Truck, true);
    for (const CounterId truck : trucks)
        if (std::ranges::any_of(units, [&](CounterId unit) {
                return !whyNotPlaceTruck(position, side, truck, unit);
            }))
            offer.targets.push_back(truck.value);
    addIfAny(offers, std::move(offer));
}

// What is done

void payFor(Draft& draft, CounterId truck, const char* section) {
    const Position position = draft.position();
    draft.set(truck, spent, position.status(truck, spent) + printed(position).loadHalves, section);
}

void board(Draft& draft, CounterId unit, CounterId truck) {
    payFor(draft, truck, "1.16b");
    load(draft, unit, truck, "1.16b");
    draft.set(unit, moved, 1, "1.16b");
    draft.say(Text(say::unitLoads, unit, truck), "1.16b");
}

void takeLoad(Draft& draft, const Command& command) {
    board(draft, command.arguments.counter(loadTruck::Cargo),
          command.arguments.counter(loadTruck::Carrier));
}

void takeUnload(Draft& draft, const Command& command) {
    const CounterId truck = command.arguments.counter(0);
    const CounterId unit = cargoOf(draft.position(), truck);
    payFor(draft, truck, "1.16b");
    unload(draft, unit, "1.16b");
    draft.set(unit, moved, 1, "1.16b");
    draft.say(Text(say::unitUnloads, unit, truck), "1.16b");
}

/// 1.16a: what it carried gets off first, and may move as if nothing had been.
void takePlaceTruck(Draft& draft, const Command& command) {
    const CounterId truck = command.arguments.counter(placeTruck::Truck);
    const CounterId unit = command.arguments.counter(placeTruck::Unit);
    if (const CounterId old = cargoOf(draft.position(), truck); old.exists()) {
        payFor(draft, truck, "1.16a");
        unload(draft, old, "1.16a");
        draft.say(Text(say::unitUnloads, old, truck), "1.16a");
    }
    const Place place = draft.position().place(unit);
    draft.set(truck, returns, 0, "1.16a");
    draft.move(truck, place, "1.16a");
    draft.set(truck, moved, 1, "1.16a");
    draft.say(Text(say::truckPlaced, truck, place), {"1.16a", "A25"});
    if (loadsAtOnce(draft.position(), unit))
        board(draft, unit, truck);
}

} // namespace

bool isCargo(const Position& position, CounterId unit) {
    constexpr std::array<Type, 6> carried = {Type::Infantry,       Type::RailwayInfantry,
                                             Type::MachineGun,     Type::Engineers,
                                             Type::FlameEngineers, Type::Workers};
    return std::ranges::find(carried, typeOf(position, unit)) != carried.end();
}

bool isEmptyTruck(const Position& position, CounterId counter) {
    return isTruck(position, counter) && !cargoOf(position, counter).exists();
}

bool goesToHq(const Position& position, CounterId truck, std::span<const CounterId> units,
              HexId end) {
    const auto far = [&](HexId from) {
        int nearest = INT32_MAX;
        for (const CounterId hq : printed(position).hqs)
            if (hq.exists() && position.isOnMap(hq) && position.side(hq) == position.side(truck))
                nearest = std::min(nearest, position.map().distance(from, position.hex(hq)));
        return nearest;
    };
    return std::ranges::any_of(units, [&](CounterId each) { return isHq(position, each); }) ||
           far(end) < far(position.hex(truck));
}

bool canLoadIn(const Position& position, CounterId truck, HexId hex, int left) {
    const SideId side = position.side(truck);
    return left >= printed(position).loadHalves && !isExploitation(position) &&
           std::ranges::any_of(position.stack(hex), [&](CounterId each) {
               return !whyNotPassenger(position, side, each) &&
                      !whyNotCargo(position, each, truck) &&
                      !whyNotCount(position, hex, side,
                                   printed(position).pair - stackingOf(position, each));
           });
}

Verdict whyNotDriveEmpty(const Position& position, CounterId truck,
                         std::span<const CounterId> units, HexId end, int left) {
    if (!isEmptyTruck(position, truck) || goesToHq(position, truck, units, end) ||
        canLoadIn(position, truck, end, left))
        return {};
    return refuse("1.16a", say::emptyTruck, truck);
}

void load(Draft& draft, CounterId unit, CounterId truck, const char* section) {
    draft.set(unit, aboard, piece(draft.position(), truck).number, section);
}

void unload(Draft& draft, CounterId unit, const char* section) {
    draft.set(unit, aboard, 0, section);
}

void offerTrucks(const Position& position, SideId side, std::vector<Offer>& offers) {
    const std::vector<CounterId> trucks = trucksOf(position, side);
    if (trucks.empty())
        return;
    Offer offer = unitsOffer(UnloadVerb, say::offerUnloadTruck, Values(1), 0, false);
    for (const CounterId truck : trucks)
        if (!whyNotUnload(position, side, truck))
            offer.targets.push_back(truck.value);
    addIfAny(offers, std::move(offer));
    if (isExploitation(position))
        return;
    const std::vector<CounterId> units = passengersOf(position, side);
    offerLoads(position, side, trucks, units, offers);
    offerTruckPlaces(position, side, trucks, units, offers);
}

Verb loadVerb() {
    return {"load",    {{"unit", FieldKind::Counter}, {"truck", FieldKind::Counter}},
            judgeLoad, takeLoad,
            nullptr,   furtherLoad};
}
Verb unloadVerb() {
    return {"unload", {{"truck", FieldKind::Counter}}, judgeUnload, takeUnload};
}
Verb placeTruckVerb() {
    return {"place_truck",   {{"truck", FieldKind::Counter}, {"unit", FieldKind::Counter}},
            judgePlaceTruck, takePlaceTruck,
            nullptr,         furtherPlaceTruck};
}

} // namespace esagono::guadalajara
