// SPDX-License-Identifier: GPL-3.0-or-later
// Small dense numbers for everything a package declares. Names are looked up at the edges only.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace esagono {

/// A number that cannot be mistaken for another kind of number. Counts from zero; `exists()` is
/// false for the default value.
template <class Tag>
struct Id {
    using Rep = std::uint16_t;
    static constexpr Rep none = 0xFFFF;

    Rep value = none;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t index)
        : value(static_cast<Rep>(index)) {}

    [[nodiscard]] constexpr bool exists() const { return value != none; }
    [[nodiscard]] constexpr std::size_t index() const { return value; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

using CounterId = Id<struct CounterTag>;     ///< a piece of cardboard, never two at once
using HexId = Id<struct HexTag>;             ///< a hex of the scenario's map
using SideId = Id<struct SideTag>;           ///< a player's side
using BoxId = Id<struct BoxTag>;             ///< a named holding area beside the map
using StatusId = Id<struct StatusTag>;       ///< a declared value every counter carries
using MarkerId = Id<struct MarkerTag>;       ///< a kind of anonymous marker
using TrackId = Id<struct TrackTag>;         ///< a numbered track or gauge
using PoolId = Id<struct PoolTag>;           ///< a cup of chits
using ChitId = Id<struct ChitTag>;           ///< a kind of chit
using AttributeId = Id<struct AttributeTag>; ///< a number printed on a counter's face
using TraitId = Id<struct TraitTag>;     ///< a word printed on a counter (its division, its type)
using WordId = Id<struct WordTag>;       ///< one of the words a trait can be
using TerrainId = Id<struct TerrainTag>; ///< a kind of terrain
using FeatureId = Id<struct FeatureTag>; ///< a kind of hexside feature (river, bridge, …)
using LinkId = Id<struct LinkTag>;       ///< a kind of link (road, rail, …)
using FrameId = Id<struct FrameTag>;     ///< a kind of decision or step
using VerbId = Id<struct VerbTag>;       ///< a verb of a decision
using RulingId = Id<struct RulingTag>;   ///< a doubtful rule and how it is read

/// Where a counter or marker lies: a hex, a box, or nowhere.
struct Place {
    static constexpr std::uint16_t nowhere = 0xFFFF;
    static constexpr std::uint16_t firstBox = 0x8000;

    std::uint16_t code = nowhere;

    constexpr Place() = default;
    constexpr Place(HexId hex)
        : code(hex.exists() ? hex.value : nowhere) {}
    constexpr Place(BoxId box)
        : code(box.exists() ? static_cast<std::uint16_t>(firstBox + box.value) : nowhere) {}

    [[nodiscard]] constexpr bool exists() const { return code != nowhere; }
    [[nodiscard]] constexpr bool isHex() const { return code < firstBox; }
    [[nodiscard]] constexpr bool isBox() const { return code >= firstBox && code != nowhere; }
    [[nodiscard]] constexpr HexId hex() const { return isHex() ? HexId(code) : HexId(); }
    [[nodiscard]] constexpr BoxId box() const {
        return isBox() ? BoxId(static_cast<std::size_t>(code - firstBox)) : BoxId();
    }
    friend constexpr auto operator<=>(Place, Place) = default;
};

inline constexpr std::size_t maxSides = 8;

/// A set of sides: who must answer a decision, who may see something. Empty means nobody.
struct Sides {
    std::uint8_t bits = 0;

    constexpr Sides() = default;
    constexpr Sides(SideId side)
        : bits(side.index() < maxSides ? static_cast<std::uint8_t>(1U << side.value)
                                       : std::uint8_t{0}) {}
    static constexpr Sides first(std::size_t count) {
        Sides all;
        all.bits = static_cast<std::uint8_t>((1U << count) - 1U);
        return all;
    }

    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    [[nodiscard]] constexpr bool contains(SideId side) const {
        return (bits & Sides(side).bits) != 0;
    }
    [[nodiscard]] constexpr Sides without(SideId side) const {
        Sides rest;
        rest.bits = static_cast<std::uint8_t>(bits & ~Sides(side).bits);
        return rest;
    }
    /// The only member, or none if there are several or no members.
    [[nodiscard]] constexpr SideId only() const {
        for (std::size_t i = 0; i < maxSides; ++i)
            if (bits == 1U << i)
                return SideId(i);
        return SideId();
    }
    friend constexpr Sides operator|(Sides a, Sides b) {
        Sides both;
        both.bits = static_cast<std::uint8_t>(a.bits | b.bits);
        return both;
    }
    friend constexpr auto operator<=>(Sides, Sides) = default;
};

} // namespace esagono
