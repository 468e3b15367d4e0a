// SPDX-License-Identifier: GPL-3.0-or-later
// Fire from its first die to its effect: what its steps hand to each other.
#pragma once

#include "engine/banditen/chapters.h"
#include "engine/play/decisions/locals.h"

namespace esagono::banditen {

struct Hits {
    int all = 0;
    int heavy = 0; ///< of artillery, mortars and anti-tank weapons (16.10.2)
};

/// The locals of the frame in which fire is given.
struct Firing : Locals<Firing> {
    std::vector<CounterId> units;
    Volley volley;
    std::size_t next = 0; ///< whose dice are thrown now
    Hits hits;            ///< of those before

    static constexpr auto named() {
        return std::tuple(Local("units", &Firing::units),
                          Local("from", &Firing::volley, &Volley::from),
                          Local("target", &Firing::volley, &Volley::target),
                          Local("moving", &Firing::volley, &Volley::moving),
                          Local("opportunity", &Firing::volley, &Volley::opportunity),
                          Local("next", &Firing::next), Local("hits", &Firing::hits, &Hits::all),
                          Local("heavy_hits", &Firing::hits, &Hits::heavy));
    }
    [[nodiscard]] CounterId unit() const { return units[next]; }
    [[nodiscard]] bool isOver() const { return next >= units.size(); }
};

/// The hits of the dice of a unit.
[[nodiscard]] Hits hitsOf(const Position& position, CounterId unit, const Volley& volley,
                          std::span<const int> dice);
/// 16.8, A44: the strength artillery loses by its own dice.
[[nodiscard]] int damageBy(const Position& position, CounterId unit, std::span<const int> dice);
/// The strength of the enemy that so many hits cost in the end.
[[nodiscard]] int lossesBy(const Position& position, const Volley& volley, SideId enemy, Hits hits);

} // namespace esagono::banditen
