// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 7: stacking, with 15.5 and 16.5: which formations share a hex.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>
#include <numeric>

namespace esagono::banditen {

namespace {

bool isGaribaldiFormation(Formation formation) {
    return formation == Formation::Redi || formation == Formation::Romolo ||
           formation == Formation::Fanfulla;
}

/// 15.5
Verdict whyNotTogetherAtGravellona(const Position& position, CounterId unit, CounterId with,
                                   HexId hex, bool isInRadius) {
    const Piece& a = piece(position, unit);
    const Piece& b = piece(position, with);
    if (a.faction != b.faction)
        return refuse("15.5", say::otherFaction, unit, with, hex).because(with);
    if (!isInRadius && a.formation != b.formation && isGaribaldiFormation(a.formation) &&
        isGaribaldiFormation(b.formation))
        return refuse("15.5.1", say::outsideGaribaldiRadius, unit, with, hex).because(with);
    return allowed;
}

/// 16.5
Verdict whyNotTogetherAtTarnova(const Position& position, CounterId unit, CounterId with,
                                HexId hex) {
    const Formation a = piece(position, unit).formation;
    const Formation b = piece(position, with).formation;
    if (a != b && a != Formation::Assault && b != Formation::Assault)
        return refuse("16.5", say::otherBattalion, unit, with, hex).because(with);
    return allowed;
}

/// 15.5.1: whether the Command of the Garibaldi brigades is near the hex, or comes along.
bool isUnderGaribaldi(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (isTarnova(position))
        return false;
    const bool comesAlong = std::ranges::any_of(
        units, [&](CounterId unit) { return piece(position, unit).formation == Formation::GAR; });
    const CounterId command = garibaldiCommand(position);
    return comesAlong || (command.exists() && isInRadius(position, command, hex));
}

enum Nationality { Italian, German, Yugoslav, NationalityCount };
Nationality nationalityOf(const Position& position, CounterId unit) {
    const Faction faction = piece(position, unit).faction;
    return faction == Faction::German ? German : faction == Faction::Yugoslav ? Yugoslav : Italian;
}

/// 7, A96: the strength the limit is compared with.
int crowdOf(const Position& position, std::span<const CounterId> units) {
    std::array<int, NationalityCount> sums{};
    for (const CounterId unit : units)
        sums[nationalityOf(position, unit)] += stackingStrength(position, unit);
    return is(position, ruling::limitByNationality) ? *std::ranges::max_element(sums)
                                                    : std::accumulate(sums.begin(), sums.end(), 0);
}

} // namespace

int stackingStrength(const Position& position, CounterId unit) {
    if (isCommand(position, unit) && is(position, ruling::commandsDoNotStack)) // A21
        return 0;
    return strength(position, unit);
}

Verdict whyNotTogether(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (units.size() < 2 || position.side(units.front()) != partisan)
        return allowed;
    const bool isNear = isUnderGaribaldi(position, units, hex);
    for (std::size_t i = 1; i < units.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (Verdict why =
                    isTarnova(position)
                        ? whyNotTogetherAtTarnova(position, units[k], units[i], hex)
                        : whyNotTogetherAtGravellona(position, units[k], units[i], hex, isNear))
                return why;
    return allowed;
}

Verdict whyNotGather(const Position& position, std::span<const CounterId> units, HexId hex) {
    if (Verdict why = whyNotTogether(position, units, hex))
        return why;
    if (const int sum = crowdOf(position, units); sum > stackingLimit)
        return refuse("7", say::tooMany, hex, sum, stackingLimit);
    return allowed;
}

Verdict whyNotStack(const Position& position, std::span<const CounterId> units, HexId hex) {
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
    const int used = crowdOf(position, unitsIn(position, hex, side));
    return {Text(say::roomLeft, used, stackingLimit), used, stackingLimit, "7"};
}

} // namespace esagono::banditen
