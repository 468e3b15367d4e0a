// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of supply in their two legs: up to three hexes from a unit to a source, and from there as
// far as it takes to an ultimate source. Made once for a question, then asked about any hex.
#pragma once

#include "engine/tscw/chapters.h"

#include <array>
#include <optional>

namespace esagono::tscw {

/// A move that is supposed to have been made, for those who ask what would be then.
struct Supposed {
    std::span<const CounterId> units; ///< are no longer where they stand
    std::span<const HexId> way;       ///< but have gone through these, and are in the last
};

class SupplyNet {
public:
    /// `barred`: the hexes enemy zones close to lines of supply (10.3).
    SupplyNet(const Position& position, Network network, const HexSet& barred,
              const Supposed& supposed = {});
    SupplyNet(const Position& position, Network network, const Supposed& supposed = {});

    /// Whether a unit in the hex is fully supplied (9.4).
    [[nodiscard]] bool isSupplied(HexId hex) const {
        return elementOf(m_first, hex.index()).exists();
    }
    /// Whether it is an ultimate source, or a town, a city or an HQ that reaches one.
    [[nodiscard]] bool isSource(HexId hex) const { return elementOf(m_first, hex.index()) == hex; }
    /// Whether a line as a secondary source has it leads from the hex to an ultimate source.
    [[nodiscard]] bool reachesUss(HexId hex) const {
        return elementOf(m_second, hex.index()).exists();
    }
    /// Whether such a line leads from one hex to another.
    [[nodiscard]] bool leads(HexId from, HexId to) const;
    /// From the hex to the ultimate source, both included; empty if there is no line.
    [[nodiscard]] std::vector<HexId> line(HexId from) const;

private:
    enum Mark : std::uint8_t { Own = 1, Enemy = 2, Barred = 4, Held = 8, Hq = 16, Ultimate = 32 };

    void lookAround(const HexSet& barred);
    void suppose(const Supposed& supposed);
    void closeFortifications(std::span<const HexId> broken);
    void markUltimate(Network network);
    void runSecondLegs();
    void runFirstLegs();
    [[nodiscard]] bool mayEnter(HexId hex) const;
    [[nodiscard]] bool mayEnterHeld(HexId hex) const {
        return (m_marks[hex.index()] & Held) != 0 && mayEnter(hex);
    }
    template <class Visit>
    void eachBeside(HexId hex, const Visit& visit) const;

    const Position* m_position;
    const Ground* m_ground;
    SideId m_side;
    std::vector<std::uint8_t> m_marks; ///< by hex
    std::vector<HexId> m_first;  ///< by hex: the next on the way to the source; itself: a source
    std::vector<HexId> m_second; ///< by hex: the next on the way to the USS; itself: a USS
    bool m_isStraitOpen = false; ///< ruling ceuta
};

/// The nets of a side, each made when it is first asked for.
class SupplyNets {
public:
    SupplyNets(const Position& position, HexSet barred)
        : m_position(&position)
        , m_barred(std::move(barred)) {}
    SupplyNets(const Position& position, SideId side)
        : SupplyNets(position, supplyZoneOf(position, other(side))) {}

    [[nodiscard]] const SupplyNet& of(Network network) const;
    [[nodiscard]] const HexSet& barred() const { return m_barred; }

private:
    const Position* m_position;
    HexSet m_barred;
    mutable std::array<std::optional<SupplyNet>, 3> m_nets;
};

/// Where units that leave their hex together would be supplied, for those who ask about many hexes.
class Stays {
public:
    /// The nets outlive it.
    Stays(const Position& position, std::span<const CounterId> units, const SupplyNets& nets);

    /// 9.2: why they may not end a move in a hex that is their side's already.
    [[nodiscard]] Verdict whyNot(HexId hex) const;

private:
    const Position* m_position;
    std::vector<std::pair<Network, CounterId>> m_askers; ///< one unit of each network
    const SupplyNets* m_nets;
    std::array<std::optional<SupplyNet>, 3> m_own; ///< without them, where that matters
    bool m_hasHq = false;
};

/// 9.4, 9.6: what a unit in the hex has.
[[nodiscard]] Supply supplyIn(const Position& position, const SupplyNet& net, HexId hex);
/// Why units may not end a move there, the way to it being taken (9.2).
[[nodiscard]] Verdict whyNotEndUnsupplied(const Position& position, const Supposed& move);

} // namespace esagono::tscw
