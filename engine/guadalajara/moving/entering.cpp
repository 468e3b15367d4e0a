// SPDX-License-Identifier: GPL-3.0-or-later
// Onto the map and off it, during the phases in which units move.
#include "engine/guadalajara/arriving/arrivals.h"
#include "engine/guadalajara/moving/movement.h"
#include "engine/guadalajara/moving/phase.h"
#include "engine/guadalajara/moving/truck_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

namespace enter {
enum Arguments { Units, Where, Fields };
}
namespace leave {
enum Arguments { Units };
}

Verdict whyNotWaiting(const Position& position, SideId side, CounterId unit) {
    if (!unit.exists() || position.side(unit) != side || !mayEnter(position, unit))
        return refuse("SCS.reinforcements", say::notWaiting, unit);
    return {};
}

/// SCS.reinforcements: the entry hex itself costs nothing, and enemy zones do not matter.
Verdict whyNotEnter(const Position& position, SideId side, std::span<const CounterId> units,
                    HexId hex) {
    if (units.empty())
        return refuse("SCS.reinforcements", say::notWaiting, CounterId());
    for (const CounterId unit : units) {
        if (Verdict why = whyNotWaiting(position, side, unit))
            return why;
        if (Verdict why = whyNotComeIn(position, unit, hex))
            return why;
    }
    return whyNotStack(position, units, hex);
}
Verdict judgeEnter(const Position& position, const Command& command) {
    return whyNotEnter(position, command.side, command.arguments.counters(enter::Units),
                       command.arguments.hex(enter::Where));
}

HexId firstEntry(const Position& position, SideId side, CounterId unit) {
    for (const HexId hex : entryHexes(position, unit))
        if (!whyNotEnter(position, side, {&unit, 1}, hex))
            return hex;
    return {};
}

std::vector<Offer> furtherEnter(const Position& position, SideId side, const Values& settled) {
    const std::vector<CounterId> units = settled.counters(enter::Units);
    const std::vector<std::int32_t> hexes = valuesOf(entryHexes(position, units.front()));
    Offer offer =
        offerOf(OfferKind::Hexes, VerbId(EnterVerb), Text(say::offerEnterBy, units.front()),
                settled, enter::Where, hexes, [&](const Values& values) -> Verdict {
                    return whyNotEnter(position, side, units, values.hex(enter::Where));
                });
    return ifAny(std::move(offer));
}

/// 1.10c, Q.9: who comes in onto an interdictor may be attacked.
void takeEnter(Draft& draft, const Command& command) {
    noteBegun(draft);
    const bool exploits = isExploitation(draft.position());
    const std::vector<CounterId> units = command.arguments.counters(enter::Units);
    const HexId hex = command.arguments.hex(enter::Where);
    std::vector<CounterId> all;
    for (const CounterId unit : units) {
        const CounterId load =
            isTruck(draft.position(), unit) ? cargoOf(draft.position(), unit) : CounterId();
        enterHex(draft, unit, hex, "SCS.reinforcements");
        for (const CounterId each : {unit, load}) {
            if (!each.exists())
                continue;
            all.push_back(each);
            draft.set(each, returns, 0, "SCS.reinforcements");
            if (exploits)
                draft.set(each, reserve, Released, "1.13d");
        }
    }
    noteNewcomers(draft, all);
    (void)interruptByAir(draft, units, hex, false);
}

// Leaving

Verdict whyNotOut(const Position& position, SideId side, std::span<const CounterId> units) {
    if (units.empty())
        return refuse("3.5a", say::isNotOnMap, CounterId());
    for (const CounterId unit : units) {
        if (!unit.exists() || position.side(unit) != side || isAir(position, unit))
            return refuse("3.5a", say::notYours, unit);
        if (!position.isOnMap(unit) || position.hex(unit) != position.hex(units.front()))
            return refuse("3.5a", say::isNotOnMap, unit);
        if (isTruck(position, unit) && !cargoOf(position, unit).exists())
            return refuse("1.16a", say::emptyTruck, unit);
        // A unit that has come to the edge goes on from there.
        Verdict bars = whyNotMover(position, side, unit);
        if (bars && bars.section() != "SCS.movement")
            return bars;
        if (Verdict why = whyNotExit(position, unit, position.hex(unit)))
            return why;
        const Class by = classOf(position, unit);
        const int needed =
            by == Class::Rail ? 0 : printed(position).ways[0][static_cast<std::size_t>(by)];
        if (leftOf(position, unit) < needed)
            return refuse("SCS.movement", say::noPointsToLeave, unit);
    }
    return whyNotLeave(position, units);
}
Verdict judgeExit(const Position& position, const Command& command) {
    return whyNotOut(position, command.side, command.arguments.counters(leave::Units));
}
void takeExit(Draft& draft, const Command& command) {
    noteBegun(draft);
    for (const CounterId unit : command.arguments.counters(leave::Units))
        leaveMap(draft, unit, draft.position().hex(unit));
    endIfDecided(draft);
}

/// Whether it is worth asking.
bool mayBeWayOut(const Position& position, HexId hex) {
    return position.map().isOnEdge(hex) || isIn(position, ground(position).entryScenario3, hex);
}

} // namespace

void offerEntries(const Position& position, SideId side, std::vector<Offer>& offers) {
    Offer in = unitsOffer(EnterVerb, say::offerEnter, Values(enter::Fields), enter::Units, true);
    Offer out = unitsOffer(ExitVerb, say::offerExit, Values(1), leave::Units, false);
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId each(i);
        if (position.side(each) != side)
            continue;
        if (position.isOnMap(each) && mayBeWayOut(position, position.hex(each)) &&
            !whyNotOut(position, side, {&each, 1}))
            out.targets.push_back(each.value);
        if (position.place(each).isBox() && !whyNotWaiting(position, side, each) &&
            firstEntry(position, side, each).exists())
            in.targets.push_back(each.value);
    }
    for (Offer* offer : {&in, &out})
        if (!offer->targets.empty()) {
            offer->example = {offer->targets.front()};
            offers.push_back(std::move(*offer));
        }
}

Verb enterVerb() {
    return {"enter",    {{"units", FieldKind::Counter, false}, {"hex", FieldKind::Hex}},
            judgeEnter, takeEnter,
            nullptr,    furtherEnter};
}
Verb exitVerb() {
    return {"exit", {{"units", FieldKind::Counter, false}}, judgeExit, takeExit};
}

} // namespace esagono::guadalajara
