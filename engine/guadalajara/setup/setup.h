// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the set-up share: who sets up what, and where.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

/// The group of the set-up list a unit is in; null: none.
[[nodiscard]] const SetupGroup* setupGroupOf(const Position& position, CounterId unit);
/// Whether its owner chooses where it stands; the others stand already or come later.
[[nodiscard]] bool isSetUpByOwner(const Position& position, CounterId unit);
[[nodiscard]] std::vector<CounterId> waitingUnits(const Position& position, SideId side);
[[nodiscard]] std::vector<CounterId> standingUnits(const Position& position, SideId side);
/// The hexes among which a unit's place must be sought; the judge has the last word.
[[nodiscard]] std::span<const HexId> hexesFor(const Position& position, CounterId unit);
/// The section of the scenario that has the side's list.
[[nodiscard]] const char* listOf(const Position& position, SideId side);
/// A83: why a gun may not be turned beside the map or at set-up.
[[nodiscard]] Verdict whyNotTurnGun(const Position& position, SideId side, CounterId gun);
/// Turns the gun that is the only argument.
void takeTurnGun(Draft& draft, const Command& command);

} // namespace esagono::guadalajara
