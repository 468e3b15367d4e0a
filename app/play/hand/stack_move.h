// SPDX-License-Identifier: GPL-3.0-or-later
// A whole stack goes somewhere: one ordinary command for each unit that can.
#pragma once

#include "app/play/hand/reasoning.h"

#include <optional>
#include <vector>

namespace esagono {

/// Those of a hex who can be asked to go somewhere, top first.
[[nodiscard]] std::vector<CounterId> moversIn(const Seat& seat, const View& view, HexId hex);

struct StackMove {
    std::vector<CounterId> units; ///< who have not gone yet
    HexId to;
    bool asFarAsLegal = false; ///< each as near to the hex as it may come

    std::optional<Judged> refused; ///< why the last of those stayed who cannot go
    CounterId refusedTo;

    /// The command of the next one that can go; nothing when nobody is left, or somebody else is to
    /// decide now.
    [[nodiscard]] std::optional<Command> next(const Seat& seat, const View& view);

private:
    [[nodiscard]] std::optional<Command> commandOf(CounterId unit, const Seat& seat,
                                                   const View& view);
};

} // namespace esagono
