// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer player has to know of a game beyond its rules: what is worth fighting for, who
// is strong where, and how much one thing is worth in terms of another.
#pragma once

#include "engine/play/position.h"

#include <string_view>
#include <vector>

namespace esagono::ai {

/// A hex somebody wants to have, and how much, as a share of a victory point.
struct Goal {
    HexId hex;
    double worth = 1;
    friend bool operator==(const Goal&, const Goal&) = default;
};

/// What things are worth, in steps of an ordinary unit.
struct Scale {
    double point = 20;     ///< a victory point
    double step = 1;       ///< a step
    double influence = 10; ///< all the strength around a goal worth a point
    double pressure = 1;   ///< enemies that could be beaten
    double danger = 0.8;   ///< own units that could be
    double unsupplied = 0.4;
    double reach = 1;          ///< from how far units fight, in hexes
    double evenOdds = 2;       ///< at which odds an attack succeeds as often as it fails
    double lostByDefeat = 0.5; ///< how much of a beaten stack is lost
    double march = 0;          ///< a step that has reached the goal worth most
    double stride = 3;         ///< hexes from which a goal nobody stands in can be walked into
    double hold = 1e9;         ///< the most a goal one has draws those who shall defend it
    double early = 1;          ///< how much of a point counts in the first turn; in the last all
};

/// Half the belief in fights nobody has looked at, for twice the strength around the goals.
[[nodiscard]] constexpr Scale doubting(Scale scale) {
    scale.pressure /= 2;
    scale.danger /= 2;
    scale.influence *= 2;
    return scale;
}

/// Everything may be missing; then it is told from the package and from `Rules::worth`.
struct Brain {
    Scale scale;                  ///< of who answers quickly
    Scale wary = doubting(scale); ///< of who takes his time
    /// Victory points of a side less those of the others, as things stand.
    double (*points)(const Position&, SideId) = nullptr;
    /// The hexes worth having, and what they are worth to a side. Always the same hexes for
    /// everybody; what they are worth may change.
    std::vector<Goal> (*goals)(const Position&, SideId) = nullptr;
    bool areGoalsFixed = false; ///< what they are worth never changes
    /// The turn that is played.
    int (*turn)(const Position&) = nullptr;
    /// Strength in attack and defence; 0 for what does not fight.
    double (*attack)(const Position&, CounterId) = nullptr;
    double (*defence)(const Position&, CounterId) = nullptr;
    /// What the ground multiplies the defence by.
    double (*shelter)(const Position&, HexId, SideId defender) = nullptr;
    /// Whether nobody can go from a hex to its neighbour.
    bool (*isClosed)(const Position&, HexId from, HexId to) = nullptr;
    /// How fast a unit is: those of a stack that are faster may leave the others behind.
    int (*speed)(const Position&, CounterId) = nullptr;
    /// Hexes worth a look although they are no goals.
    std::vector<HexId> (*inviting)(const Position&, SideId) = nullptr;
    /// Steps of others without supply less own ones, as things stand; else units as the rules mark
    /// them.
    double (*unsupplied)(const Position&, SideId) = nullptr;
    /// Anything else, in steps.
    double (*beyond)(const Position&, SideId) = nullptr;
    /// Verbs that are taken as soon as they are offered, such as a suggested set-up.
    std::vector<std::string_view> atOnce = {"suggested"};
    /// Verbs that are thought of although they only change what has been done.
    std::vector<std::string_view> alsoRevised = {};
};

} // namespace esagono::ai
