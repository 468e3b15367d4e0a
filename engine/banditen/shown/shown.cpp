// SPDX-License-Identifier: GPL-3.0-or-later
// For the table as it is shown: layers, values explained.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// Where a side's units would be in command (2.1.1).
std::vector<LayerHex> commandLayer(const Position& position, SideId /*viewer*/) {
    std::vector<LayerHex> hexes;
    for (const SideId side : {axis, partisan})
        for (const HexId hex : position.map().hexes())
            if (std::ranges::any_of(printed(position).commands, [&](CounterId command) {
                    return position.side(command) == side && isInRadius(position, command, hex);
                }))
                hexes.push_back({hex, side});
    return hexes;
}

/// Where a side's units could fire now (8.3, 9.1).
std::vector<LayerHex> fireLayer(const Position& position, SideId /*viewer*/) {
    std::vector<LayerHex> hexes;
    for (const SideId side : {axis, partisan})
        for (const HexId hex : position.map().hexes()) {
            bool isCovered = false;
            for (std::size_t i = 0; i < position.counterCount() && !isCovered; ++i) {
                const CounterId unit(i);
                if (position.side(unit) != side || !position.isOnMap(unit))
                    continue;
                const HexId from = position.hex(unit);
                isCovered =
                    from != hex && position.map().distance(from, hex) <= rangeOf(position, unit) &&
                    !whyNotUnit(position, unit, Action::OpFire) && sees(position, from, hex);
            }
            if (isCovered)
                hexes.push_back({hex, side});
        }
    return hexes;
}

} // namespace

std::vector<Layer> layers() {
    return {{"fire", say::layerFire, "zone", fireLayer},
            {"command", say::layerCommand, "supply", commandLayer}};
}

std::vector<Preview::Part> explain(const Position& position, CounterId unit) {
    std::vector<Preview::Part> parts;
    if (!position.isOnMap(unit))
        return parts;
    Tally force;
    force.add(say::tallyPrinted, position.number(unit, strengthAttribute), "2.2");
    if (position.status(unit, lost) != 0)
        force.add(say::tallyLost, -position.status(unit, lost), "2.2.1");
    parts.push_back({say::partStrength, std::move(force), strengthAttribute});
    Tally movement;
    movement.add(say::tallyPrinted, position.number(unit, movementAttribute), "8.1");
    if (position.status(unit, prone) != 0)
        movement.add(say::tallyProne, -position.number(unit, movementAttribute), "10.1.1");
    parts.push_back({say::partMovement, std::move(movement), movementAttribute});
    if (position.printed(unit).has(position.face(unit), rangeAttribute)) {
        Tally range;
        const int printedRange = position.number(unit, rangeAttribute);
        range.add(say::tallyPrinted, printedRange, "9.1");
        if (rangeOf(position, unit) != printedRange)
            range.add(say::tallyNight, rangeOf(position, unit) - printedRange, "16.6.2");
        parts.push_back({say::partRange, std::move(range), rangeAttribute});
    }
    if (position.printed(unit).has(position.face(unit), radiusAttribute)) {
        Tally radius;
        radius.add(say::tallyPrinted, position.number(unit, radiusAttribute), "2.1.1");
        parts.push_back({say::partRadius, std::move(radius), radiusAttribute});
    }
    return parts;
}

int stepsOfUnit(const Position& position, CounterId counter) {
    return strength(position, counter);
}

} // namespace esagono::banditen
