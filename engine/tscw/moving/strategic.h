// SPDX-License-Identifier: GPL-3.0-or-later
// What rail and sea movement share: who may set out, and who may arrive.
#pragma once

#include "engine/tscw/supply/supply.h"

namespace esagono::tscw {

/// One side's strategic movement, for those who ask about many units.
class Traffic {
public:
    Traffic(const Position& position, SideId side)
        : m_position(&position)
        , m_side(side)
        , m_nets(position, side) {}

    [[nodiscard]] const Position& position() const { return *m_position; }
    [[nodiscard]] SideId side() const { return m_side; }
    [[nodiscard]] const SupplyNets& nets() const { return m_nets; }
    /// The units and HQs of the side on the map.
    [[nodiscard]] std::vector<CounterId> units() const;
    /// 11.2, 12.1.4: why it does not leave at all.
    [[nodiscard]] Verdict whyNotLeave(CounterId unit) const;
    /// Whether its hex is fully supplied.
    [[nodiscard]] bool isSupplied(CounterId unit) const;
    /// 8.1, 9.2, 13.10: why it does not stay where it would arrive.
    [[nodiscard]] Verdict whyNotEnd(CounterId unit, const Stays& stays, HexId to) const;

private:
    const Position* m_position;
    SideId m_side;
    SupplyNets m_nets;
};

/// 11.2, 11.3: what it counts, in halves.
[[nodiscard]] int railHalves(const Position& position, CounterId unit);
[[nodiscard]] int seaHalves(const Position& position, CounterId unit);
/// 9.7, 9.8: whether it is an ultimate source of the network, and still its side's.
[[nodiscard]] bool isUssOf(const Position& position, HexId hex, Network network);

/// Notes how a unit goes; who was in reserve no longer is.
void setOut(Draft& draft, CounterId unit, Strategic how, const char* section);

// air_drops.cpp: 5.2 A.IV, in the segment of sea movement
[[nodiscard]] Verb dropVerb();
void offerDrops(const Traffic& traffic, std::vector<Offer>& offers);
/// Among the verbs of sea movement.
inline constexpr std::size_t dropVerbAt = 2;

/// The end of one of the segments of strategic movement.
[[nodiscard]] Verb endVerb();

} // namespace esagono::tscw
