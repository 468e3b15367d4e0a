// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapters of the mutual administrative phase and of the end of a turn ask each other.
#pragma once

#include "engine/tscw/supply/supply.h"

namespace esagono::tscw {

// 4 Morale, victory
/// What the map calls the hex.
[[nodiscard]] std::string placeName(const Position& position, HexId hex);
/// What is said of a change of morale, if it changes by so much now.
[[nodiscard]] Text moraleText(const Position& position, int by);
/// PB16.1.1: the marker is taken away.
void removeAlcazar(Draft& draft);
/// 7.12, 12.2.3: whether the north has fallen, and what that does.
void checkNorth(Draft& draft);

/// What the roll for it means; nothing if it is another.
[[nodiscard]] std::optional<DiceReading> alcazarReading(const Position& position,
                                                        const DiceRolled& dice);

// 5.2: whether a side is asked at all
/// 6.4: what a hidden hand holds does not show in that: with any chit its side is asked, until it
/// declines for the rest of the phase.
[[nodiscard]] bool hasHiddenHand(const Position& position, SideId side);
/// Whether it is asked for the sake of its events; in the enemy's segments, if by what all can see
/// it might hold one to play.
[[nodiscard]] bool mayPlayEvent(const Position& position, SideId side, Moment moment);
/// 6.4: asks the side for its events before whatever the other one has begun goes on.
void interruptWithEvents(Draft& draft, SideId side);
[[nodiscard]] bool mayMobilise(const Position& position);
[[nodiscard]] bool hasDue(const Position& position, SideId side);
/// Whether anybody is due on the map, in the air or at sea.
[[nodiscard]] bool hasArrivals(const Position& position, SideId side);

// 7.2 Resource points
/// What a pool is given in this turn.
[[nodiscard]] int incomeOf(const Position& position, Pool pool);

// 7.4 Places left by withdrawals
[[nodiscard]] int creditsIn(const Position& position, HexId hex, SideId side);
void setCredits(Draft& draft, HexId hex, SideId side, int credits);

// 7.8 Newcomers: entry.cpp
/// How the rules say where a unit comes in.
enum class Entry : std::uint8_t {
    Bound,     ///< its printed hex
    Free,      ///< free deployment: towns, cities, places left by withdrawals
    Mobilised, ///< in or near its hex (7.10)
};
[[nodiscard]] Entry entryOf(const Position& position, CounterId unit);
/// Whether it is to be placed now.
[[nodiscard]] bool isWaiting(const Position& position, CounterId unit);
/// Those of the side that are to be placed now.
[[nodiscard]] std::vector<CounterId> waitingUnits(const Position& position, SideId side);

/// The hexes worth asking about.
[[nodiscard]] std::vector<HexId> entryHexes(const Position& position, CounterId unit);
/// Where the units of a side may come in, as things are now.
class Entries {
public:
    Entries(const Position& position, SideId side);
    Entries(const Entries&) = delete;
    Entries& operator=(const Entries&) = delete;

    [[nodiscard]] Verdict whyNot(CounterId unit, HexId hex) const;
    [[nodiscard]] bool hasPlace(CounterId unit) const;

private:
    [[nodiscard]] Verdict whyNotHex(CounterId unit, HexId hex) const;
    [[nodiscard]] Verdict whyNotNorth(CounterId unit, HexId hex) const;
    [[nodiscard]] Verdict whyNotFree(CounterId unit, HexId hex) const;
    [[nodiscard]] Verdict whyNotNear(CounterId unit, HexId hex) const;
    [[nodiscard]] bool isSupplied(CounterId unit, HexId hex) const;

    Position m_position;
    SideId m_side;
    SupplyNet m_net;
    std::optional<SupplyNet> m_north; ///< of the Republicans alone
};

} // namespace esagono::tscw
