// SPDX-License-Identifier: GPL-3.0-or-later
// The edge between two adjacent hexes: one identity from both sides. A few kinds of things lie
// along it (river, wall) or cross it (bridge, road, rail).
#pragma once

#include "engine/core/ensure.h"
#include "engine/core/ids.h"
#include "engine/map/hex.h"

#include <cstdint>
#include <initializer_list>

namespace esagono {

/// Every hex owns the hexsides in its directions 0, 1 and 2; the other three are its neighbours'.
using HexsideId = Id<struct HexsideTag>;

inline constexpr Direction ownedHexsides = directions / 2;

/// The hexside one leaves through, going in a direction into an existing neighbour.
constexpr HexsideId hexsideBetween(HexId from, HexId to, Direction direction) {
    return direction < ownedHexsides
               ? HexsideId(from.index() * ownedHexsides + static_cast<std::size_t>(direction))
               : HexsideId(to.index() * ownedHexsides +
                           static_cast<std::size_t>(direction - ownedHexsides));
}

constexpr HexId ownerOf(HexsideId side) {
    return HexId(side.index() / ownedHexsides);
}
constexpr Direction directionOf(HexsideId side) {
    return static_cast<Direction>(side.index() % ownedHexsides);
}

/// Two adjacent hexes, in an order that may matter: which side of a front is whose.
struct HexPair {
    HexId first;
    HexId second;
    friend constexpr auto operator<=>(HexPair, HexPair) = default;
};

/// Which of at most 32 declared kinds there are.
template <class Kind>
struct KindSet {
    static constexpr std::size_t most = 32;

    std::uint32_t bits = 0;

    constexpr KindSet() = default;
    constexpr KindSet(std::initializer_list<Kind> kinds) {
        for (const Kind kind : kinds)
            insert(kind);
    }
    constexpr void insert(Kind kind) {
        ensure(kind.index() < most);
        bits |= 1U << kind.index();
    }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    [[nodiscard]] constexpr bool contains(Kind kind) const {
        return kind.index() < most && (bits >> kind.index() & 1U) != 0;
    }
    [[nodiscard]] constexpr bool containsAny(KindSet others) const {
        return (bits & others.bits) != 0;
    }
    friend constexpr KindSet operator|(KindSet a, KindSet b) {
        a.bits |= b.bits;
        return a;
    }
    friend constexpr bool operator==(KindSet, KindSet) = default;
};

using FeatureSet = KindSet<FeatureId>; ///< what lies along a hexside
using LinkSet = KindSet<LinkId>;       ///< what crosses it

} // namespace esagono
