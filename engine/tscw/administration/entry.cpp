// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 7.8 and 7.12.1: where units come in.
#include "engine/tscw/administration/administration.h"
#include "engine/tscw/administration/administration_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// 7.10: the hex the scenario names for it.
HexId mobilisedAt(const Position& position, CounterId unit) {
    for (const auto& [division, hex] : course(position).mobilised)
        if (division == unit)
            return hex;
    return {};
}

/// 7.12.1
HexId capitalOf(const Position& position, CounterId unit) {
    switch (piece(position, unit).army) {
    case Army::Basque:
        return ground(position).bilbao;
    case Army::Cantabrian:
        return ground(position).santanderCity;
    case Army::Asturian:
        return ground(position).gijon;
    default:
        return {};
    }
}

/// 7.4, ruling credit_users
bool mayUseCredit(const Position& position, CounterId unit) {
    const Size size = sizeOf(position, unit);
    const bool isLarge = size == Size::Brigade || size == Size::Division;
    const bool isRebuilt = entryOf(position, unit) == Entry::Free &&
                           position.place(unit) == Place(rebuiltBox[position.side(unit).index()]);
    return isLarge || (isRebuilt && !is(position, ruling::creditUsers));
}

} // namespace

Entry entryOf(const Position& position, CounterId unit) {
    if (position.place(unit) == Place(rebuiltBox[position.side(unit).index()]))
        return Entry::Free;
    if (piece(position, unit).isMobilisation)
        return Entry::Mobilised;
    return piece(position, unit).entry.exists() ? Entry::Bound : Entry::Free;
}

bool isWaiting(const Position& position, CounterId unit) {
    const Place place = position.place(unit);
    const std::size_t side = position.side(unit).index();
    if (!place.isBox() || !isGround(position, unit))
        return false;
    if (phaseNow(position) == Mobilisation)
        return place == Place(mobilisationBox) && position.track(mobilisedTrack) != 0;
    return place == Place(rebuiltBox[side]) || place == Place(delayedBox[side]) ||
           place.box().index() < static_cast<std::size_t>(turnNow(position));
}

std::vector<CounterId> waitingUnits(const Position& position, SideId side) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i); position.side(unit) == side && isWaiting(position, unit))
            units.push_back(unit);
    return units;
}

Entries::Entries(const Position& position, SideId side)
    : m_position(position)
    , m_side(side)
    , m_net(m_position, side == nationalist ? Network::Nationalist : Network::Republican) {
    if (side == republican)
        m_north.emplace(m_position, Network::North);
}

bool Entries::isSupplied(CounterId unit, HexId hex) const {
    const bool isNorth = m_north && networkOf(m_position, unit) == Network::North;
    return (isNorth ? *m_north : m_net).isSupplied(hex);
}

/// What holds for whoever comes in there.
Verdict Entries::whyNotHex(CounterId unit, HexId hex) const {
    if (!isLand(m_position, hex) || m_position.controller(hex) != m_side ||
        hasUnit(m_position, hex, other(m_side)))
        return refuse("7.8", say::entryNotOwn, hex).because(hex);
    const bool needsSupply =
        entryOf(m_position, unit) != Entry::Mobilised || !is(m_position, ruling::mobilisedSupply);
    if (needsSupply && !isSupplied(unit, hex))
        return entryOf(m_position, unit) == Entry::Mobilised
                   ? refuse({"7.10", "mobilised_supply"}, say::hexNotSupplied, hex).because(hex)
                   : refuse("7.8", say::hexNotSupplied, hex).because(hex);
    return whyNotStack(m_position, {&unit, 1}, hex);
}

Verdict Entries::whyNotNorth(CounterId unit, HexId hex) const {
    const HexId capital = capitalOf(m_position, unit);
    const bool isNorth = isIn(m_position, ground(m_position).northernZone, hex);
    if (!capital.exists())
        return isNorth && m_side == republican ? refuse("7.12.1", say::notInTheNorth, unit)
                                               : allowed;
    const int most = is(m_position, ruling::northernEntry) ? printed(m_position).entryRadius : 1;
    if (!isNorth || m_position.map().distance(hex, capital) > most)
        return refuse({"7.12.1", "northern_entry"}, say::notAtCapital, unit, capital)
            .because(capital);
    return whyNotBeyondLimit(m_position, {&unit, 1}, hex);
}

Verdict Entries::whyNotFree(CounterId unit, HexId hex) const {
    if (isPopulated(m_position, hex) || capitalOf(m_position, unit).exists())
        return allowed;
    if (creditsIn(m_position, hex, m_side) == 0)
        return refuse("7.8", say::noTownNoCredit, hex).because(hex);
    if (!mayUseCredit(m_position, unit))
        return refuse({"7.4", "credit_users"}, say::tooSmallForCredit, unit);
    return allowed;
}

/// In its hex; near it only if the hex is closed.
Verdict Entries::whyNotNear(CounterId unit, HexId hex) const {
    const bool isBound = entryOf(m_position, unit) == Entry::Bound;
    const HexId entry = isBound ? piece(m_position, unit).entry : mobilisedAt(m_position, unit);
    if (hex == entry)
        return allowed;
    const int most =
        isBound ? printed(m_position).entryRadius : printed(m_position).mobilisationRadius;
    const bool isNearCapital = capitalOf(m_position, unit).exists();
    if (!isNearCapital && m_position.map().distance(hex, entry) > most)
        return refuse(isBound ? "7.8" : "7.10", say::tooFarFromEntry, unit, entry).because(entry);
    if (isBound && !whyNotHex(unit, entry) && !whyNotNorth(unit, entry))
        return refuse("7.8", say::entryIsOpen, unit, entry).because(entry);
    return allowed;
}

Verdict Entries::whyNot(CounterId unit, HexId hex) const {
    if (!m_position.map().exists(hex))
        return refuse("7.8", say::entryNotOwn, hex).because(hex);
    if (Verdict why = entryOf(m_position, unit) == Entry::Free ? allowed : whyNotNear(unit, hex))
        return why;
    if (Verdict why = whyNotNorth(unit, hex))
        return why;
    if (Verdict why = whyNotHex(unit, hex))
        return why;
    return entryOf(m_position, unit) == Entry::Free ? whyNotFree(unit, hex) : allowed;
}

std::vector<HexId> entryHexes(const Position& position, CounterId unit) {
    const HexMap& map = position.map();
    const int radius = printed(position).entryRadius;
    const SideId side = position.side(unit);
    if (const HexId capital = capitalOf(position, unit); capital.exists())
        return map.within(capital, radius);
    if (entryOf(position, unit) == Entry::Bound)
        return map.within(piece(position, unit).entry, radius);
    if (entryOf(position, unit) == Entry::Mobilised)
        return map.within(mobilisedAt(position, unit), printed(position).mobilisationRadius);
    std::vector<HexId> hexes;
    for (const HexId hex : map.hexes())
        if (position.controller(hex) == side &&
            (isPopulated(position, hex) || creditsIn(position, hex, side) > 0))
            hexes.push_back(hex);
    return hexes;
}

bool Entries::hasPlace(CounterId unit) const {
    return std::ranges::any_of(entryHexes(m_position, unit),
                               [&](HexId hex) { return !whyNot(unit, hex); });
}

Verdict whyNotPlace(const Position& position, CounterId unit, HexId hex) {
    return Entries(position, position.side(unit)).whyNot(unit, hex);
}

} // namespace esagono::tscw
