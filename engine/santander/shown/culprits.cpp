// SPDX-License-Identifier: GPL-3.0-or-later
// Which units and hexes a refusal is due to.
#include "engine/santander/messages.h"
#include "engine/santander/setup/setup.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// What a refusal speaks of, and who asked.
struct Reason {
    const Position& position;
    SideId side;
    const Text& text;

    [[nodiscard]] HexId hex(std::size_t argument = 0) const {
        const auto* found = argument < text.arguments.size()
                                ? std::get_if<HexId>(&text.arguments[argument])
                                : nullptr;
        return found == nullptr ? HexId() : *found;
    }
    [[nodiscard]] CounterId counter(std::size_t argument = 0) const {
        const auto* found = argument < text.arguments.size()
                                ? std::get_if<CounterId>(&text.arguments[argument])
                                : nullptr;
        return found == nullptr ? CounterId() : *found;
    }
};
using Culprits = std::vector<Culprit>;

Culprits theHex(const Reason& reason) {
    return {reason.hex()};
}
Culprits bothHexes(const Reason& reason) {
    return {reason.hex(0), reason.hex(1)};
}
Culprits theUnit(const Reason& reason) {
    return {reason.counter()};
}
Culprits theOtherUnit(const Reason& reason) {
    return {reason.counter(1)};
}

Culprits unitsOf(const Reason& reason, HexId hex, SideId side) {
    Culprits found;
    for (const CounterId unit : reason.position.stack(hex))
        if (reason.position.side(unit) == side)
            found.push_back(unit);
    return found;
}
Culprits enemiesThere(const Reason& reason) {
    return unitsOf(reason, reason.hex(), other(reason.side));
}
/// Those who fill the stack.
Culprits ownThere(const Reason& reason) {
    Culprits found;
    for (const CounterId unit : combatUnits(reason.position, reason.hex(), reason.side))
        found.push_back(unit);
    return found;
}
Culprits columnThere(const Reason& reason) {
    return {findType(reason.position, reason.hex(), reason.side, Type::Supply)};
}

/// The hex, and the enemies whose zone of control it lies in.
void addZoneOver(const Reason& reason, HexId hex, Culprits& found) {
    for (const HexId from : reason.position.map().neighbours(hex))
        for (const CounterId unit : reason.position.stack(from))
            if (reason.position.side(unit) == other(reason.side) &&
                exertsZoneInto(reason.position, unit, hex))
                found.push_back(unit);
    found.push_back(hex);
}
Culprits zoneThere(const Reason& reason) {
    Culprits found;
    addZoneOver(reason, reason.hex(), found);
    return found;
}

/// The enemies that cut the line of supply where it could be mended with the least.
Culprits cuttersOf(const Reason& reason, CounterId unit, HexId hex) {
    Culprits found;
    if (!unit.exists() || !hex.exists())
        return found;
    for (const HexId cut : cutsInLine(reason.position, reason.position.side(unit), hex, unit)) {
        Culprits here = unitsOf(reason, cut, other(reason.side));
        if (here.empty())
            addZoneOver(reason, cut, here);
        std::ranges::move(here, std::back_inserter(found));
    }
    return found;
}
Culprits cutOffThere(const Reason& reason) {
    return cuttersOf(reason, reason.counter(), reason.hex(1));
}
Culprits cutOffHere(const Reason& reason) {
    return cuttersOf(reason, reason.counter(), reason.position.hex(reason.counter()));
}

Culprits gapsInFront(const Reason& reason) {
    Culprits found;
    for (const HexId hex : frontOf(reason.position, reason.side).open)
        found.push_back(hex);
    return found;
}
Culprits basquesElsewhere(const Reason& reason) {
    Culprits found;
    for (const CounterId unit : basquesOutsideZone(reason.position, reason.counter()))
        found.push_back(unit);
    return found;
}

struct Cause {
    const char* message;
    Culprits (*whom)(const Reason&);
};
constexpr Cause causes[] = {
    {say::seaThere, theHex},
    {say::closedHexside, bothHexes},
    {say::enemyThere, enemiesThere},
    {say::wouldBeOut, cutOffThere},
    {say::hqOutOfSupply, cutOffHere},
    {say::mustStop, zoneThere},
    {say::retreatIntoZone, zoneThere},
    {say::oneOfItsType, theOtherUnit},
    {say::tooManyPoints, ownThere},
    {say::twiceTheLimit, ownThere},
    {say::tooManyAttack, ownThere},
    {say::hqTooFar, theUnit},
    {say::columnThere, columnThere},
    {say::sourceLost, theHex},
    {say::othersLostFewer, theOtherUnit},
    {say::firstTheTarget, theHex},
    {say::notControlled, theHex},
    {say::basqueZone, basquesElsewhere},
    {say::basqueSector, basquesElsewhere},
    {say::notYetPlaced, theUnit},
    {say::frontUncovered, gapsInFront},
    {say::trenchThere, theHex},
};

} // namespace

std::vector<Culprit> culprits(const Position& position, SideId asker, const Refusal& refusal) {
    const auto cause = std::ranges::find_if(
        causes, [&](const Cause& each) { return refusal.text.id == each.message; });
    if (cause == std::end(causes))
        return {};
    Culprits found = cause->whom({position, asker, refusal.text});
    std::erase_if(found, [](const Culprit& each) {
        return !std::visit([](auto whom) { return whom.exists(); }, each);
    });
    return found;
}

} // namespace esagono::santander
