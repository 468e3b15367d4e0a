// SPDX-License-Identifier: GPL-3.0-or-later
// One barrage (1.8, 1.10b): who sees the target, which column, what it brings.
#pragma once

#include "engine/guadalajara/chapters.h"
#include "engine/play/decisions/locals.h"

namespace esagono::guadalajara {

/// Guns or air points on a hex, never both (1.10b).
struct Shelling : Locals<Shelling> {
    SideId side;
    HexId target;
    std::vector<CounterId> guns;
    int air = 0;                  ///< air points
    std::vector<CounterId> units; ///< that it has disorganised; none before its dice
    std::vector<CounterId> pairs; ///< 1.16d: a unit, its truck, a unit, its truck …

    static constexpr auto named() {
        return std::tuple(Local("side", &Shelling::side), Local("target", &Shelling::target),
                          Local("guns", &Shelling::guns), Local("air", &Shelling::air),
                          Local("units", &Shelling::units), Local("pairs", &Shelling::pairs));
    }
    [[nodiscard]] bool isAir() const { return air > 0; }
};

/// 2.3, 3.2, 1.17b: a unit that sees the target for a gun; none.
[[nodiscard]] CounterId observerFor(const Position& position, CounterId gun, HexId target);
/// 1.10b: likewise for air points of a side.
[[nodiscard]] CounterId airObserver(const Position& position, SideId side, HexId target);
/// 1.17b: a Republican unit that sees the target from the hills of Brihuega; none.
[[nodiscard]] CounterId watcherOnHills(const Position& position, SideId side, HexId target);
/// 2.8a: every target counts as seen.
[[nodiscard]] bool isPregame(const Position& position);

/// 2.3c, A78: why guns may not fire at what nobody sees.
[[nodiscard]] Verdict whyNotUnseen(const Position& position, CounterId gun, HexId target);

/// The points, item by item.
[[nodiscard]] Tally pointsOf(const Position& position, const Shelling& shelling);
/// The shifts, item by item.
[[nodiscard]] Tally shiftsOf(const Position& position, const Shelling& shelling);
/// Before the shifts; A51.
[[nodiscard]] std::size_t columnOf(const Position& position, Ratio total);
/// After them, held at the ends of the table (1.8d).
[[nodiscard]] std::size_t shiftedColumn(const Position& position, const Shelling& shelling);
/// "12 points, column 10-14, shifted to 6-9"
[[nodiscard]] Text describedColumn(const Position& position, const Shelling& shelling);

/// A cell of the table.
struct BarrageResult {
    bool isDg = false;
    int steps = 0;
};
[[nodiscard]] BarrageResult resultIn(const Position& position, std::size_t column, int roll);
[[nodiscard]] Text effectOf(const BarrageResult& result);

[[nodiscard]] Preview previewShelling(const Position& position, const Shelling& shelling);

} // namespace esagono::guadalajara
