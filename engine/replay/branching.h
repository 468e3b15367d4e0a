// SPDX-License-Identifier: GPL-3.0-or-later
// The branches of a diary as a tree, and playing on from any moment.
#pragma once

#include "engine/core/dice.h"
#include "engine/replay/film.h"

#include <string>
#include <vector>

namespace esagono {

/// A branch and where it leaves another.
struct BranchKnot {
    BranchNumber branch = 0;
    std::string name;
    std::optional<BranchNumber> from; ///< the branch it leaves; none: the game as it was begun
    PageNumber leavesAfter = 0;       ///< the last page they share
    EventNumber leavesAt = 0;         ///< the last event they share
    PageNumber head = 0;              ///< the last command that counts on it
    std::size_t own = 0;              ///< commands that count on it and not on the other
    friend bool operator==(const BranchKnot&, const BranchKnot&) = default;
};
/// Every branch by its number; who is left comes before who leaves.
[[nodiscard]] std::vector<BranchKnot> branchTree(const Journal& journal);

/// What was taken back, for the umpire: a film can follow its last command.
struct TakenBack {
    PageNumber by = 0;   ///< the page that took it back
    PageNumber last = 0; ///< the last command that no longer counts
    PageNumber to = 0;   ///< the last command that still counts
    BranchNumber branch = 0;
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
/// In the order in which it was taken back.
[[nodiscard]] std::vector<TakenBack> takenBack(const Journal& journal);

/// The last moment at or before this one from which somebody can play on: a command is over.
[[nodiscard]] Moment lastStop(const Film& film, Moment moment);

/// How dice fall for those who play on. Draw n of a game is a function of its seed and n, so that
/// the same seed gives the same dice to whoever throws them in the same order. A branch shares its
/// seed with the diary it is in; only a diary of its own can have another.
enum class FutureDice : std::uint8_t { Same, Fresh };

/// Makes a branch of the diary from the last stop of a moment. The journal is open for writing.
BranchNumber branchFrom(const Film& film, Moment moment, Journal& journal, std::string_view name,
                        std::string_view at);
/// Writes a diary that begins with everything up to the last stop of a moment. With fresh dice, the
/// seed serves all draws from there on; players who tell their dice need none. Throws Fault; then
/// there is no new file.
void diaryFrom(Film& film, Moment moment, const std::filesystem::path& target, FutureDice dice,
               const Seed& fresh = {});

} // namespace esagono
