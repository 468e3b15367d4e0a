// SPDX-License-Identifier: GPL-3.0-or-later
// How far a counter can go: the cheapest way to every hex within its movement points, by a cost
// the rules supply, and for the hexes just beyond what it was that stopped it.
#pragma once

#include "engine/core/checked.h"
#include "engine/map/hex_map.h"

#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace esagono {

/// A step the rules are asked about.
struct HexStep {
    HexId from;
    HexId to;
    HexsideId side;
    Direction direction = 0;
    int spent = 0; ///< points spent on the way to `from`
    int mode = 0;  ///< how `from` was entered; 0 at the start
};

/// What the rules answer. Points are whole numbers: games with halves count in halves.
struct StepCost {
    static constexpr int most = 0x7FFF;

    int points = 0;
    int reason = 0; ///< why it is blocked
    int mode = 0;   ///< how `to` is entered
    bool isBlocked = false;
    bool stops = false; ///< may be entered, but not left again

    [[nodiscard]] static constexpr StepCost of(int points, int mode = 0) {
        expectOfPackage(points >= 0 && points <= most, Cost);
        StepCost cost;
        cost.points = points;
        cost.mode = mode;
        return cost;
    }
    /// Of several reasons that block a hex the lowest is kept: number them by importance.
    template <class Reason>
    [[nodiscard]] static constexpr StepCost blocked(Reason reason) {
        StepCost cost;
        cost.reason = static_cast<int>(reason);
        expectOfPackage(cost.reason >= 0 && cost.reason <= 0xFFFF, Cost);
        cost.isBlocked = true;
        return cost;
    }
    [[nodiscard]] constexpr StepCost thenStop() const {
        StepCost cost = *this;
        cost.stops = true;
        return cost;
    }
};

/// Why a hex beside the reached ones was not reached.
struct Obstacle {
    enum class Kind : std::uint8_t {
        TooFar,  ///< not enough points: see `needed`
        Blocked, ///< by the rules: see `reason`
        Halted,  ///< all ways end in hexes that must not be left again
    };
    Kind kind = Kind::TooFar;
    HexId from;     ///< from where it was tried
    int needed = 0; ///< the least points with which it would be reached
    int reason = 0; ///< the lowest reason that was given
    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// What a run has found. Ties are broken by the lower hex, so that it is the same everywhere.
class Reached {
public:
    /// The hexes that can be entered, the start included, cheapest first.
    [[nodiscard]] std::span<const HexId> hexes() const { return m_hexes; }
    [[nodiscard]] bool contains(HexId hex) const;
    /// The points spent to get there. Takes for granted that it was reached, as do the next three.
    [[nodiscard]] int cost(HexId hex) const;
    /// The hex before it on the cheapest way; none at the start.
    [[nodiscard]] HexId previous(HexId hex) const;
    [[nodiscard]] bool stopsIn(HexId hex) const;
    /// The cheapest way from the start, both ends included.
    [[nodiscard]] std::vector<HexId> path(HexId hex) const;

    /// Why a hex was not reached; nothing if it was, or if it lies beside no reached hex.
    [[nodiscard]] std::optional<Obstacle> whatStopped(HexId hex) const;
    /// The hexes for which whatStopped has an answer, by id.
    [[nodiscard]] std::vector<HexId> frontier() const;

protected:
    /// How well an arrival (a hex entered in a mode) is known, in one number of which the lower is
    /// the better: the run, newest first; then what is known; points or reason; whether it stops;
    /// from which arrival. Whatever an earlier run left behind is thus worse than anything of this
    /// run, so that nothing needs clearing.
    using Note = std::uint64_t;
    using Arrival = std::uint16_t;
    enum Knowledge : Note { Settled, Open, TooFar, Blocked };
    static constexpr int valueShift = 17, knowledgeShift = 33, runShift = 35;
    static constexpr Note firstRun = ~Note{0} >> runShift << runShift;

    Reached(const HexMap& map, int modes);

    [[nodiscard]] Note note(Knowledge knowledge, int value, bool stops, Arrival from) const {
        return m_run | knowledge << knowledgeShift | static_cast<Note>(value) << valueShift |
               static_cast<Note>(stops) << 16 | from;
    }
    static Knowledge knowledge(Note note) { return Knowledge(note >> knowledgeShift & 3U); }
    static int value(Note note) { return static_cast<int>(note >> valueShift & 0xFFFFU); }
    static bool stops(Note note) { return (note >> 16 & 1U) != 0; }
    static Arrival from(Note note) { return static_cast<Arrival>(note & 0xFFFFU); }

    [[nodiscard]] bool isOfThisRun(Note note) const {
        return note >> runShift == m_run >> runShift;
    }
    [[nodiscard]] bool isSettled(Note note) const {
        return note >> knowledgeShift == m_run >> knowledgeShift;
    }

    void begin(std::span<const HexId> starts, int points);
    void queue(Arrival arrival, std::size_t points);
    void weigh(Arrival arrival, Arrival before, const StepCost& step, int total, int points);
    [[nodiscard]] Arrival best(HexId hex) const;
    /// Whether the hex was entered in no other mode yet.
    [[nodiscard]] bool isFirstOfHex(Arrival arrival) const;
    [[nodiscard]] HexId hexOf(Arrival arrival) const { return HexId(arrival / m_modes); }

    const HexMap* m_map;
    std::size_t m_modes;
    Note m_run;
    std::vector<Note> m_notes; ///< by arrival
    /// Those that wait, line by line: a line for every number of points spent.
    static constexpr std::uint32_t nobody = UINT32_MAX;
    struct Waiting {
        Arrival arrival;
        std::uint32_t next; ///< in the same line
    };
    struct Line {
        std::uint32_t first = nobody, last = nobody;
    };
    std::vector<Waiting> m_waiting;
    std::vector<Line> m_lines; ///< by points spent; all empty between runs
    std::vector<HexId> m_hexes;
};

/// Runs over one map again and again without clearing or allocating. With several modes a hex is
/// entered anew in each, for rules in which the cost of a step depends on how `from` was entered.
template <int Modes = 1>
class Reach : public Reached {
public:
    explicit Reach(const HexMap& map)
        : Reached(map, Modes) {}

    /// `cost` is asked StepCost(HexStep). Whether a step stops must follow from hex and mode.
    template <class Cost>
    const Reached& run(HexId start, int points, Cost&& cost) {
        return run(std::span<const HexId>(&start, 1), points, cost);
    }
    /// From several hexes at once, each at no cost: to each hex from the nearest of them.
    template <class Cost>
    const Reached& run(std::span<const HexId> starts, int points, Cost&& cost);
};

} // namespace esagono

#include "engine/map/reach_run.h"
