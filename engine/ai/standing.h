// SPDX-License-Identifier: GPL-3.0-or-later
// How well things stand for a side, item by item: what a search compares, and what a hint gives as
// its reasons.
#pragma once

#include "engine/ai/brain.h"
#include "engine/play/steps.h"

#include <array>
#include <cstdint>
#include <vector>

namespace esagono::ai {

/// What a position is judged by. The sums are in steps of an ordinary unit, for one side.
enum class Aspect : std::uint8_t {
    Victory,   ///< the game is over
    Points,    ///< victory points
    Steps,     ///< own steps less those of the others
    Influence, ///< strength around the goals
    Pressure,  ///< enemies that could be beaten
    Danger,    ///< own units that could be
    Supply,
    Beyond, ///< what only this game knows of
};
inline constexpr std::size_t aspects = 8;

struct Standing {
    std::array<double, aspects> items{};

    double& operator[](Aspect aspect) { return items[static_cast<std::size_t>(aspect)]; }
    double operator[](Aspect aspect) const { return items[static_cast<std::size_t>(aspect)]; }
    [[nodiscard]] double total() const;
    Standing& operator+=(const Standing& other);
    Standing& operator*=(double factor);
};

/// What does not change while a decision is thought over: where the goals are, how far everything
/// is from them, which numbers on the counters count. The setting and the brain outlive it.
class Lay {
public:
    /// If no scale is named, it is that of who answers quickly.
    Lay(const Position& position, const Brain& brain, const Scale& scale);
    Lay(const Position& position, const Brain& brain)
        : Lay(position, brain, brain.scale) {}

    [[nodiscard]] const Brain& brain() const { return *m_brain; }
    [[nodiscard]] const Scale& scale() const { return m_scale; }
    [[nodiscard]] double attack(const Position& position, CounterId counter) const;
    [[nodiscard]] double defence(const Position& position, CounterId counter) const;
    [[nodiscard]] double shelter(const Position& position, HexId hex, SideId side) const;
    /// Whether who lies there is not in play.
    [[nodiscard]] bool isOut(Place place) const { return m_losses.isOut(place); }
    [[nodiscard]] std::size_t goalCount() const { return m_goals.size(); }
    [[nodiscard]] HexId goal(std::size_t number) const { return m_goals[number]; }
    /// What a victory point is worth now: the later, the less likely it is to be lost again.
    [[nodiscard]] double point() const { return m_point; }
    /// Another decision is to be thought over.
    void turnTo(const Position& position);
    /// What the goals are worth to a side now, in their order.
    [[nodiscard]] std::vector<double> worths(const Position& position, SideId side) const;
    /// How much strength in a hex weighs at a goal: 1 there, less the farther away.
    [[nodiscard]] float nearness(std::size_t goal, HexId hex) const {
        return m_nearness[goal * m_hexes + hex.index()];
    }
    /// How much of the way to a goal is done: 1 there, less the farther away, and more slowly so.
    [[nodiscard]] float progress(std::size_t goal, HexId hex) const {
        return m_progress[goal * m_hexes + hex.index()];
    }

private:
    [[nodiscard]] std::vector<Goal> goalsNow(const Position& position, SideId side) const;
    [[nodiscard]] std::vector<double> worthsNow(const Position& position, SideId side) const;

    const Brain* m_brain;
    Scale m_scale;
    double m_point = 0;
    LossCount m_losses;
    std::size_t m_hexes;
    std::vector<HexId> m_goals;
    std::vector<std::vector<double>> m_worths; ///< of the goals, by side, where they are fixed
    std::vector<float> m_nearness;             ///< goal by goal, by hex
    std::vector<float> m_progress;             ///< likewise
    AttributeId m_attack;                      ///< where the brain does not say; none: steps
    AttributeId m_defence;
};

[[nodiscard]] Standing standingOf(const Position& position, const Lay& lay, SideId side);

/// How much a side would like a unit to stand in each hex, as far as that can be told without
/// trying: the order in which things are tried.
class Appeal {
public:
    Appeal(const Position& position, const Lay& lay, SideId side);
    [[nodiscard]] double of(HexId hex) const { return m_appeal[hex.index()]; }
    /// The most appealing hex that is so near.
    [[nodiscard]] double bestWithin(const Position& position, HexId hex, int range) const;

private:
    std::vector<float> m_appeal; ///< by hex
};

} // namespace esagono::ai
