// SPDX-License-Identifier: GPL-3.0-or-later
// What the test game gives an interface to show: layers, ways home, explanations, costs, dice.
#include "engine/play/asking/blame.h"
#include "tests/skirmish/chapters.h"
#include "tests/skirmish/messages.h"

#include <algorithm>

namespace esagono::skirmish {

namespace {

/// The hexes beside the units of each side. Hidden units count: that they lie there is seen.
std::vector<LayerHex> watchedHexes(const Position& position, SideId /*viewer*/) {
    std::vector<LayerHex> hexes;
    for (const HexId hex : position.map().hexes())
        for (const SideId side : {red, blue})
            if (besideEnemy(position, hex, other(side)))
                hexes.push_back({hex, side});
    return hexes;
}

const char* edgeOf(SideId side) {
    return side == red ? "red_edge" : "blue_edge";
}

} // namespace

std::vector<Layer> layers() {
    return {{"watched", say::layerWatched, "zone", watchedHexes}};
}

std::vector<HexId> wayHome(const Position& position, CounterId unit) {
    const AreaId edge = position.map().area(edgeOf(position.side(unit)));
    if (!position.isOnMap(unit) || !edge.exists()) // a map without edges of its own
        return {};
    std::vector<HexId> ways = {position.hex(unit)};
    std::vector<std::size_t> from = {0};
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (position.map().inArea(edge, ways[i])) {
            std::vector<HexId> way = {ways[i]};
            for (std::size_t at = i; at != 0; at = from[at])
                way.push_back(ways[from[at]]);
            std::ranges::reverse(way);
            return way;
        }
        for (const HexId next : position.map().neighbours(ways[i]))
            if (std::ranges::count(ways, next) == 0 &&
                !whyNotEnter(position, unit, ways[i], next)) {
                ways.push_back(next);
                from.push_back(i);
            }
    }
    return {};
}

std::vector<Preview::Part> explain(const Position& position, CounterId unit) {
    Tally power;
    power.add(Text(say::tallyUnit, unit), position.number(unit, strength), "6.3");
    Tally allowance;
    allowance.add(Text(say::tallyUnit, unit), position.number(unit, movement), "4.1");
    if (position.track(chit) == rain.value)
        allowance.add("skirmish.chit.rain", -1, "3.1");
    return {{say::tallyAttack, power, strength}, {say::frameMove, allowance, movement}};
}

std::vector<Culprit> enemiesThere(const Position& position, SideId asker, const Verdict& why) {
    return countersIn(position, why.hex(),
                      [&](CounterId unit) { return position.side(unit) == other(asker); });
}

std::vector<Culprit> ownThere(const Position& position, SideId asker, const Verdict& why) {
    return countersIn(position, why.hex(),
                      [&](CounterId unit) { return position.side(unit) == asker; });
}

std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) {
    if (dice.purpose != say::diceCombat)
        return std::nullopt;
    DiceReading reading;
    const Chart& chart = position.chart(combatChart);
    reading.chart = chart.id;
    reading.row = chart.rowHeld(dice.faces.front());
    reading.rule = "6.3";
    return reading;
}

} // namespace esagono::skirmish
