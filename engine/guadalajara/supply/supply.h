// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of supply (1.6), for those who show or explain them.
#pragma once

#include "engine/guadalajara/chapters.h"

#include <array>
#include <memory>

namespace esagono::guadalajara {

/// 2.4, 3.3: whose sources a line comes from.
enum class Source : std::uint8_t { Italian, Spanish, Republican };
[[nodiscard]] Source sourceOf(const Position& position, CounterId unit);

/// 1.6b, A92: whether Italians in a hex may do without an HQ.
[[nodiscard]] bool tracesWithoutHq(const Position& position, HexId hex);

/// What stands in the way of the lines of a side. With a viewer: as far as it knows (A88).
class Passage {
public:
    Passage(const Position& position, SideId side, SideId viewer = {});
    /// SCS 12.1: neither an enemy nor an open enemy zone of control.
    [[nodiscard]] bool lets(HexId hex) const {
        return !m_enemies.contains(hex) && (!m_zone.contains(hex) || m_own.contains(hex));
    }
    [[nodiscard]] bool isEnemy(HexId hex) const { return m_enemies.contains(hex); }

private:
    HexSet m_enemies;
    HexSet m_own;  ///< with a unit, which negates the zone
    HexSet m_zone; ///< of the enemy
};

/// Where lines lead, and by which hexes.
struct Spread {
    static constexpr std::uint8_t never = UINT8_MAX;
    std::vector<std::uint8_t> far; ///< by hex: hexes off road and trail, or hexes from the HQ
    std::vector<HexId> towards;    ///< by hex: the next on the way back; none: the beginning

    [[nodiscard]] bool reaches(HexId hex) const { return far[hex.index()] != never; }
    [[nodiscard]] std::vector<HexId> wayFrom(HexId hex) const;
};

/// 1.6a: lines from the sources, with at most four hexes off road and trail.
[[nodiscard]] Spread linesFrom(const Position& position, Source source, const Passage& passage);
/// 1.6b: how far an HQ's own lines go.
[[nodiscard]] Spread linesOfHq(const Position& position, CounterId hq, const Passage& passage);
/// The printed range of an HQ, less in panic (2.7d).
[[nodiscard]] int rangeOf(const Position& position, CounterId hq);

/// The supply of one side, traced as far as somebody asked. With a viewer: as it must seem to him,
/// who knows nothing of units that lie under others (A88).
class Supply {
public:
    Supply(const Position& position, SideId side, SideId viewer = {});
    [[nodiscard]] bool reaches(CounterId unit) const;
    /// From its hex to the source, over its HQ if it needs one; empty if it has no line.
    [[nodiscard]] std::vector<HexId> lineOf(CounterId unit) const;
    /// The hexes in which a unit of that source would be in supply without an HQ.
    [[nodiscard]] const Spread& from(Source source) const;
    [[nodiscard]] bool isHqSupplied(Division division) const;
    /// The HQ that supplies the unit; none.
    [[nodiscard]] CounterId hqOf(CounterId unit) const;
    [[nodiscard]] const Spread& of(Division division) const;
    /// Whether the lines of an HQ come near enough to a hex (A17).
    [[nodiscard]] bool serves(Division division, HexId hex) const;

private:
    [[nodiscard]] bool tracesAlone(CounterId unit) const;

    const Position* m_position;
    SideId m_viewer;
    Passage m_passage;
    mutable std::array<std::unique_ptr<Spread>, 3> m_lines;
    mutable std::array<std::unique_ptr<Spread>, 5> m_hqs;
};

/// The line of supply of a unit as far as a side can know; with no side: as it is.
[[nodiscard]] std::vector<HexId> traceSeenBy(const Position& position, SideId viewer,
                                             CounterId unit);

} // namespace esagono::guadalajara
