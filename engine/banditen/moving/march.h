// SPDX-License-Identifier: GPL-3.0-or-later
// An action in which units move: one hex after the other, so that the enemy can interrupt it.
#pragma once

#include "engine/banditen/chapters.h"
#include "engine/play/decisions/locals.h"

namespace esagono::banditen {

/// The locals of the march's frame.
struct March : Locals<March> {
    enum class What : std::uint8_t { Move, MoveThenFire, FireThenMove, Assault };
    /// Where it stands: on its way, just come into a hex, watched by the enemy there, done with
    /// that, come to its end, closing.
    enum class At : std::uint8_t { Moving, Entered, Watched, Settled, Over, Closing };

    SideId side;
    What what = What::Move;
    At at = At::Moving;
    int left = 0;                  ///< movement points
    int spent = 0;                 ///< likewise
    std::vector<HexId> trail;      ///< the hexes it was in, the first is where it started
    Place box;                     ///< where it came from, if from off the map
    bool ends = false;             ///< in this hex, whatever is left
    bool shot = false;             ///< it was fired at in this hex
    std::vector<CounterId> fallen; ///< whom it has left behind (A61)

    static constexpr auto named() {
        return std::tuple(Local("side", &March::side), Local("kind", &March::what),
                          Local("stage", &March::at), Local("left", &March::left),
                          Local("spent", &March::spent), Local("trail", &March::trail),
                          Local("box", &March::box), Local("ends", &March::ends),
                          Local("shot", &March::shot), Local("fallen", &March::fallen));
    }
    /// Where it is, without reading the rest.
    static HexId hexOf(const Values& locals) {
        const auto trail = locals.list(numberOf(&March::trail));
        return trail.empty() ? HexId() : HexId(static_cast<std::size_t>(trail.back()));
    }
    [[nodiscard]] HexId hex() const { return trail.empty() ? HexId() : trail.back(); }
    [[nodiscard]] bool assaults() const { return what == What::Assault; }
};

/// Marks the units, and puts the march on the stack.
void beginMarch(Draft& draft, std::span<const CounterId> units, March march, const char* section);
/// Goes along a path until it ends or the enemy can interrupt; what is left of it is forgotten, so
/// that nobody knows it (12.1.1).
void goAlong(Draft& draft, std::span<const HexId> path);
/// 14: into the first hex, from where the march goes on.
void enterFromOffMap(Draft& draft, HexId hex);
/// 8.1.2: why the units do not go on from where the march has brought them.
[[nodiscard]] Verdict whyNotFurther(const Position& position, const March& march,
                                    std::span<const CounterId> units);
/// 8.1.3, A19: back along the trail of the march at that depth, to the first hex that takes them
/// all; if there is none, each by itself.
void fallBack(Draft& draft, std::span<const CounterId> units, std::size_t depth,
              const char* section);
/// Those of the units on the march that are still where it is.
[[nodiscard]] std::vector<CounterId> marchers(const Position& position, const March& march);
/// The march a decision on top of it belongs to.
[[nodiscard]] inline March marchBelow(const Position& position, std::size_t depth = 1) {
    return March::from(position.locals(depth));
}

} // namespace esagono::banditen
