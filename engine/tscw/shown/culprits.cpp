// SPDX-License-Identifier: GPL-3.0-or-later
// Which units and hexes a refusal is due to.
#include "engine/tscw/administration/administration_messages.h"
#include "engine/tscw/administration/reserve_messages.h"
#include "engine/tscw/chapters.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/fighting/advance_messages.h"
#include "engine/tscw/fighting/combat_messages.h"
#include "engine/tscw/fighting/losses_messages.h"
#include "engine/tscw/fighting/support_messages.h"
#include "engine/tscw/moving/movement_messages.h"
#include "engine/tscw/moving/strategic_messages.h"
#include "engine/tscw/supply/supply_messages.h"

#include <algorithm>

namespace esagono::tscw {

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
    /// The first hex it names; of a unit, where it stands.
    [[nodiscard]] HexId hex() const {
        for (std::size_t i = 0; i < text.arguments.size(); ++i)
            if (const HexId found = named<HexId>(i); found.exists())
                return found;
        const CounterId unit = named<CounterId>(0);
        return unit.exists() ? position.hex(unit) : HexId();
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
/// Those who fill the hex.
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

struct Blame {
    const char* message;
    Culprits (*whom)(const Reason&);
};
constexpr Blame causes[] = {
    {say::tooFarFromEntry, theHex},
    {say::entryIsOpen, theHex},
    {say::entryNotOwn, theHex},
    {say::hexNotSupplied, theHex},
    {say::noTownNoCredit, theHex},
    {say::notAtCapital, theHex},
    {say::boundFirst, theUnit},
    {say::stillToPlace, theUnit},
    {say::tooManyUnits, ownThere},
    {say::tooManyDivisions, ownThere},
    {say::tooManyHqs, ownThere},
    {say::notFriends, theOtherUnit},
    {say::wouldStarve, zoneThere},
    {say::notLand, theHex},
    {say::enemyThere, enemiesThere},
    {say::mustStop, zoneThere},
    {say::zoneToZone, zoneThere},
    {say::mayNotExploit, neighboursOf},
    {say::outOfReach, theHex},
    {say::marchFromEnemy, neighboursOf},
    {say::marchNotHeld, theHex},
    {say::marchBeside, neighboursOf},
    {say::endOverstacked, ownThere},
    {say::notHeld, theHex},
    {say::noRailway, theHex},
    {say::besideEnemy, neighboursOf},
    {say::noRailLine, theHex},
    {say::noAnchor, theHex},
    {say::portNotMediterranean, theHex},
    {say::otherSea, theHex},
    {say::landingTown, theHex},
    {say::landingOccupied, enemiesThere},
    {say::wayClosed, theHex},
    {say::motorisedAtRiver, theHex},
    {say::firstTheTarget, theHex},
    {say::pursuerBesideEnemy, neighboursOf},
    {say::pursuitElsewhere, theHex},
    {say::attackNotBeside, theHex},
    {say::noEnemiesThere, theHex},
    {say::hexAttacked, theHex},
    {say::noneBesideIt, theHex},
    {say::notDeclared, theHex},
    {say::twoStepsFirst, theUnit},
    {say::hqMustSupport, theUnit},
    {say::oneHqOnly, theUnit},
    {say::airTooFar, theHex},
    {say::noCoast, theHex},
    {say::notMediterranean, theHex},
    {say::movementBegun, theUnit},
    {say::notThere, theHex},
    {say::eventNotOwnHex, theHex},
    {say::hexUnsupplied, theHex},
    {say::nothingHidden, theHex},
    {say::noRailToSource, theHex},
    {say::hqInZone, zoneThere},
    {say::notWithHq, theOtherUnit},
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

} // namespace esagono::tscw
