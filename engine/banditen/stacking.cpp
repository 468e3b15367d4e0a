// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 7: stacking, with 15.5 and 16.5: which formations share a hex.
#include "banditen/chapters.h"
#include "banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

bool isGaribaldiFormation(Formation formation) {
    return formation == Formation::Redi || formation == Formation::Romolo ||
           formation == Formation::Fanfulla;
}

/// 15.5
Objection whyNotTogetherInGravellona(const Position& position, CounterId unit, CounterId with,
                                     HexId hex) {
    const Piece& a = piece(position, unit);
    const Piece& b = piece(position, with);
    if (a.faction != b.faction)
        return object("15.5", say::otherFaction, unit, with, hex);
    if (a.formation != b.formation && isGaribaldiFormation(a.formation) &&
        isGaribaldiFormation(b.formation)) {
        const CounterId command = garibaldiCommand(position);
        if (!command.exists() || !isInRadius(position, command, hex))
            return object("15.5.1", say::outsideGaribaldiRadius, unit, with, hex);
    }
    return allowed;
}

} // namespace

int stackingStrength(const Position& position, CounterId unit) {
    if (isCommand(position, unit) && is(position, ruling::commandsDoNotStack)) // A21
        return 0;
    return strength(position, unit);
}

Objection whyNotTogether(const Position& position, CounterId unit, CounterId with, HexId hex) {
    if (position.side(unit) != partisan)
        return allowed;
    if (!isTarnova(position))
        return whyNotTogetherInGravellona(position, unit, with, hex);
    const Formation a = piece(position, unit).formation;
    const Formation b = piece(position, with).formation;
    if (a != b && a != Formation::Assault && b != Formation::Assault)
        return object("16.5", say::otherBattalion, unit, with, hex);
    return allowed;
}

Objection whyNotGather(const Position& position, std::span<const CounterId> units, HexId hex) {
    int sum = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        sum += stackingStrength(position, units[i]);
        for (std::size_t k = 0; k < i; ++k)
            if (Objection why = whyNotTogether(position, units[k], units[i], hex))
                return why;
    }
    if (sum > stackingLimit)
        return object("7", say::tooMany, hex, sum, stackingLimit);
    return allowed;
}

Objection whyNotStack(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (position.isEmpty(hex))
        return whyNotGather(position, units, hex);
    const SideId side = position.side(units.front());
    std::vector<CounterId> all(units.begin(), units.end());
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && std::ranges::count(units, each) == 0)
            all.push_back(each);
    return whyNotGather(position, all, hex);
}

Room room(const Position& position, HexId hex, SideId side) {
    int used = 0;
    for (const CounterId unit : unitsIn(position, hex, side))
        used += stackingStrength(position, unit);
    return {Text(say::roomLeft, used, stackingLimit), used, stackingLimit, "7"};
}

} // namespace esagono::banditen
