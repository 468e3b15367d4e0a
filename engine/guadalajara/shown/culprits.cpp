// SPDX-License-Identifier: GPL-3.0-or-later
// Which units and hexes a refusal is due to.
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/fighting/barrage_messages.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/guadalajara/moving/movement_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// What a refusal speaks of, and who asked.
struct Reason {
    const Position& position;
    SideId side;
    const Text& text;

    template <class Named>
    [[nodiscard]] Named named(std::size_t argument) const {
        const auto* found = argument < text.arguments.size()
                                ? std::get_if<Named>(&text.arguments[argument])
                                : nullptr;
        return found == nullptr ? Named() : *found;
    }
    /// The first hex it names.
    [[nodiscard]] HexId hex() const {
        for (std::size_t i = 0; i < text.arguments.size(); ++i)
            if (const HexId found = named<HexId>(i); found.exists())
                return found;
        return {};
    }
};
using Culprits = std::vector<Culprit>;

Culprits theHex(const Reason& reason) {
    return {reason.hex()};
}
Culprits theUnit(const Reason& reason) {
    return {reason.named<CounterId>(0)};
}
Culprits theOtherUnit(const Reason& reason) {
    return {reason.named<CounterId>(1)};
}

Culprits unitsThere(const Reason& reason, SideId side) {
    Culprits found;
    if (reason.hex().exists())
        for (const CounterId unit : unitsIn(reason.position, reason.hex(), side))
            found.emplace_back(unit);
    return found;
}
Culprits enemiesThere(const Reason& reason) {
    return unitsThere(reason, other(reason.side));
}
/// Those who fill the stack.
Culprits ownThere(const Reason& reason) {
    return unitsThere(reason, reason.side);
}

/// Enemies next to the hex for whom `holds`, and the hex.
template <class Holds>
Culprits enemiesBeside(const Reason& reason, Holds&& holds) {
    Culprits found;
    if (!reason.hex().exists())
        return found;
    for (const HexId beside : reason.position.map().neighbours(reason.hex()))
        for (const CounterId unit : unitsIn(reason.position, beside, other(reason.side)))
            if (holds(unit))
                found.emplace_back(unit);
    found.emplace_back(reason.hex());
    return found;
}
Culprits neighboursOf(const Reason& reason) {
    return enemiesBeside(reason, [](CounterId) { return true; });
}
Culprits zoneThere(const Reason& reason) {
    return enemiesBeside(reason, [&](CounterId unit) { return exertsZone(reason.position, unit); });
}

/// 4.3a: the Republicans that keep the line closed.
Culprits republicansInNorth(const Reason& reason) {
    Culprits found;
    for (std::size_t i = 0; i < reason.position.counterCount(); ++i)
        if (const CounterId each(i);
            reason.position.side(each) == republican && reason.position.isOnMap(each) &&
            isUnit(reason.position, each) &&
            isIn(reason.position, ground(reason.position).north, reason.position.hex(each)))
            found.emplace_back(each);
    return found;
}

Culprits brihuega(const Reason& reason) {
    return {ground(reason.position).brihuega};
}

struct Blame {
    const char* message;
    Culprits (*whom)(const Reason&);
};
constexpr Blame causes[] = {
    {say::outsideArea, theHex},
    {say::gateClosed, brihuega},
    {say::beyondLine, theHex},
    {say::lineClosed, republicansInNorth},
    {say::railOnly, theHex},
    {say::nearRail, theHex},
    {say::closedTo, theHex},
    {say::enemyInHex, enemiesThere},
    {say::loadedNearEnemy, neighboursOf},
    {say::trainInZone, zoneThere},
    {say::tooManySteps, ownThere},
    {say::armourTwice, theOtherUnit},
    {say::armourAlone, theUnit},
    {say::mixedArmies, theOtherUnit},
    {say::mixedParties, theOtherUnit},
    {say::attackTogether, theOtherUnit},
    {say::attackParties, theOtherUnit},
    {say::attackTwoArmour, theOtherUnit},
    {say::hexAttacked, theHex},
    {say::noEnemiesThere, theHex},
    {say::retreatInZones, zoneThere},
    {say::retreatNotAway, neighboursOf},
    {say::volunteerFirst, theUnit},
    {say::strongestFirst, theUnit},
    {say::villageLost, theHex},
    {say::gunsApart, theOtherUnit},
    {say::outOfRange, theHex},
    {say::shelledAlready, theHex},
    {say::bombedAlready, theHex},
    {say::nobodyObserves, theHex},
    {say::noTargetThere, theHex},
};

} // namespace

std::vector<Culprit> culprits(const Position& position, SideId asker, const Refusal& refusal) {
    const auto cause = std::ranges::find_if(
        causes, [&](const Blame& each) { return refusal.text.id == each.message; });
    if (cause == std::end(causes))
        return {};
    Culprits found = cause->whom({position, asker, refusal.text});
    std::erase_if(found, [](const Culprit& each) {
        return !std::visit([](auto whom) { return whom.exists(); }, each);
    });
    return found;
}

} // namespace esagono::guadalajara
