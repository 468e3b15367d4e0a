// SPDX-License-Identifier: GPL-3.0-or-later
// What the game's own rules say about how a scenario begins: nothing here knows what they are.
#pragma once

#include "engine/kit/package.h"
#include "engine/play/diary.h"

#include <optional>

namespace esagono {

struct SetupProblem {
    Text text;
    RuleRef rule;
    SideId side;              ///< whom it concerns; none: everybody
    std::vector<HexId> hexes; ///< where; empty: nowhere in particular
    int done = 0;             ///< of something to be done by that side
    int of = 0;
    friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

struct SetupReport {
    Text fault; ///< why it could not be judged: no rules play the package, or it does not fit them
    std::vector<SetupProblem> problems;

    [[nodiscard]] bool isSound() const { return fault.empty() && problems.empty(); }
};

/// Begins the scenario, puts the counters of a finished deployment where it says, and asks the
/// rules: can one play from here, and what is still missing? Without a deployment only what the
/// scenario itself lays out is judged: what players are still to place is not missing.
[[nodiscard]] SetupReport checkSetup(const GamePackage& package, GameList games,
                                     std::string_view scenario,
                                     std::optional<std::size_t> deployment = {});

} // namespace esagono
