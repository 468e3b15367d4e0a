// SPDX-License-Identifier: GPL-3.0-or-later
// Who may stay in a hex together.
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/moving/movement_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// What a stack would hold, counted once.
struct Company {
    int steps = 0;
    CounterId armour, secondArmour;
    CounterId flames; ///< engineers with flamethrowers
    CounterId spanish, italian;
    CounterId communist, anarchist;
    bool hasOthers = false; ///< units neither armoured nor with flamethrowers

    void add(const Position& position, CounterId each) {
        steps += stackingOf(position, each);
        if (!isUnit(position, each))
            return;
        const Piece& it = piece(position, each);
        if (it.isArmoured)
            (armour.exists() ? secondArmour : armour) = each;
        else if (it.type == Type::FlameEngineers)
            flames = each;
        else
            hasOthers = true;
        if (isItalian(position, each))
            italian = each;
        else if (isSpanish(position, each))
            spanish = each;
        else if (it.faction == Faction::Communist)
            communist = each;
        else if (it.faction == Faction::Anarchist)
            anarchist = each;
    }
};

/// Whether a counter goes where the units go: it is one of them, or aboard one of them.
bool goesWith(const Position& position, std::span<const CounterId> units, CounterId each) {
    const CounterId carrier = isAboard(position, each) ? truckOf(position, each) : each;
    return std::ranges::find(units, each) != units.end() ||
           std::ranges::find(units, carrier) != units.end();
}

Company gathered(const Position& position, std::span<const CounterId> units, HexId hex) {
    Company company;
    for (const CounterId unit : units) {
        company.add(position, unit);
        if (isTruck(position, unit))
            if (const CounterId load = cargoOf(position, unit);
                load.exists() && std::ranges::find(units, load) == units.end())
                company.add(position, load);
    }
    const SideId side = position.side(units.front());
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && !goesWith(position, units, each))
            company.add(position, each);
    return company;
}

Verdict whyNotAlone(const Company& company, HexId hex) {
    if (company.armour.exists() && !company.hasOthers)
        return refuse("1.11b", say::armourAlone, company.armour, hex).because(company.armour);
    if (company.flames.exists() && !company.hasOthers)
        return refuse("1.12b", say::armourAlone, company.flames, hex).because(company.flames);
    return {};
}

} // namespace

int stackedIn(const Position& position, HexId hex, SideId side) {
    int steps = 0;
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side)
            steps += stackingOf(position, each);
    return steps;
}

Verdict whyNotStack(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (units.empty())
        return {};
    const Company company = gathered(position, units, hex);
    if (company.steps > printed(position).stacking)
        return refuse("1.1", say::tooManySteps, hex, company.steps, printed(position).stacking)
            .because(ownThere);
    if (company.secondArmour.exists())
        return refuse("1.11a", say::armourTwice, company.armour, company.secondArmour, hex)
            .because(company.secondArmour);
    if (Verdict why = whyNotAlone(company, hex))
        return why;
    if (company.spanish.exists() && company.italian.exists())
        return refuse("2.6b", say::mixedArmies, company.spanish, company.italian, hex)
            .because(company.italian);
    if (company.communist.exists() && company.anarchist.exists() &&
        is(position, ruling::incompatibility))
        return refuse("4.1", say::mixedParties, company.communist, company.anarchist, hex)
            .because(company.anarchist);
    return {};
}

Verdict whyNotLeave(const Position& position, std::span<const CounterId> units) {
    if (units.empty() || !position.isOnMap(units.front()))
        return {};
    const HexId hex = position.hex(units.front());
    const SideId side = position.side(units.front());
    Company left;
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && !goesWith(position, units, each))
            left.add(position, each);
    return whyNotAlone(left, hex);
}

Room room(const Position& position, HexId hex, SideId side) {
    const int steps = stackedIn(position, hex, side);
    const int limit = printed(position).stacking;
    return {Text(say::roomIn, steps, limit), steps, limit, "1.1"};
}

} // namespace esagono::guadalajara
