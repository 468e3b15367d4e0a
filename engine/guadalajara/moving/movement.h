// SPDX-License-Identifier: GPL-3.0-or-later
// What a move of several units has to reckon with, looked up once.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

/// What a step costs, item by item, in half points.
struct Toll {
    int hex = 0;
    int interdiction = 0; ///< 1.10c
    int river = 0;
    int jam = 0;        ///< 2.5
    int zone = 0;       ///< SCS.zoc, A45
    bool byWay = false; ///< along a road or trail

    [[nodiscard]] int halves() const { return hex + interdiction + river + jam + zone; }
};

/// One of the units that move together: a truck stands for its load.
struct Mover {
    CounterId unit;
    Class by = Class::Foot;
    int left = 0; ///< half points
    bool mayJam = false;
    bool isLoaded = false;
};

/// The half points a unit has left in this phase.
[[nodiscard]] int leftOf(const Position& position, CounterId unit);
/// 1.16a, A26: whether the rules for Italians bind it: a truck is what it carries.
[[nodiscard]] bool countsAsItalian(const Position& position, CounterId unit);

/// What all moves of a side have to reckon with, for those who ask about many.
struct Front {
    HexSet enemyZone;
    std::vector<HexId> enemies;   ///< the hexes with enemy units
    bool hasInterdictors = false; ///< somewhere

    Front(const Position& position, SideId side);
};

class Way {
public:
    /// `faded`: the hex beside which a cavalry screen has just given way (4.2b).
    Way(const Position& position, std::span<const CounterId> units, HexId faded = {});
    /// The front outlives it.
    Way(const Position& position, std::span<const CounterId> units, const Front& front);
    Way(const Way&) = delete;
    Way& operator=(const Way&) = delete;

    [[nodiscard]] const Position& position() const { return *m_position; }
    [[nodiscard]] std::span<const Mover> movers() const { return m_movers; }
    [[nodiscard]] const std::vector<CounterId>& units() const { return m_units; }
    [[nodiscard]] std::span<const HexId> enemies() const { return m_front->enemies; }
    [[nodiscard]] SideId side() const { return m_side; }

    /// Why one of them may not go into the next hex, whatever they have left.
    [[nodiscard]] Verdict whyNotEnter(HexId from, HexId to) const;
    /// The same without the enemy, for overruns.
    [[nodiscard]] Verdict whyNotGround(HexId from, HexId to) const;
    /// Takes for granted that it may go there.
    [[nodiscard]] Toll toll(const Mover& mover, HexId from, HexId to) const;

private:
    void gather();
    [[nodiscard]] bool isEnemyIn(HexId hex) const;
    [[nodiscard]] int jamIn(HexId hex) const;
    [[nodiscard]] int zoneHalves(HexId from, HexId to) const;

    const Position* m_position;
    std::vector<CounterId> m_units;
    std::vector<Mover> m_movers;
    SideId m_side;
    std::optional<Front> m_own;
    const Front* m_front;
    HexId m_faded;
    bool m_hasUnits = false; ///< not empty trucks only
};

} // namespace esagono::guadalajara
