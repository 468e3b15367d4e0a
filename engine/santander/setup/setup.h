// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the set-up share: who sets up what, and when.
#pragma once

#include "engine/santander/chapters.h"

namespace esagono::santander {

/// The stages of 4.1: the Republican front line; with it the divisions that rolled 1 to 4, trenches
/// and the column; the Nationalists; the Republican reserve.
enum class SetupStage : std::uint8_t { Front, Rolled, Nationalist, Reserve };

enum DeployLocals { DeploySide, DeployStage };

[[nodiscard]] inline SetupStage stageOf(const Position& position) {
    return SetupStage(position.locals().get(DeployStage, 0));
}
[[nodiscard]] const char* sectionOfStage(SetupStage stage);
/// Why a unit has no business in the stage that is being set up.
[[nodiscard]] Verdict whyNotSetUpThis(const Position& position, CounterId unit);
/// The roll that decided on the unit's division (4.1); NotRolled for units of other divisions.
[[nodiscard]] DivisionRoll rollOf(const Position& position, CounterId unit);
/// Whether the unit is set up in this stage.
[[nodiscard]] bool isSetUpIn(const Position& position, SetupStage stage, CounterId unit);
/// Whether a unit still waits in a box to be set up in this stage.
[[nodiscard]] bool isWaiting(const Position& position, SetupStage stage, CounterId unit);
/// The hexes among which a unit's place must be sought; the judge has the last word.
[[nodiscard]] std::span<const HexId> hexesFor(const Position& position, CounterId unit);
/// 4.2, 4.3: the hexes of a side's front, by whether a unit occupies or controls them.
struct Front {
    std::vector<HexId> covered;
    std::vector<HexId> open;
};
[[nodiscard]] Front frontOf(const Position& position, SideId side);
/// Basque brigades of the front line that stand outside their zone, this one aside.
[[nodiscard]] std::vector<CounterId> basquesOutsideZone(const Position& position, CounterId aside);
/// The first hex of the front that no unit of the side occupies or controls; none: it is covered.
[[nodiscard]] HexId uncovered(const Position& position, SideId side);
/// Why the stage cannot be ended.
[[nodiscard]] Verdict whyNotEndStage(const Position& position, SideId side, SetupStage stage);
[[nodiscard]] int trenchesOnMap(const Position& position);

// suggested.cpp
[[nodiscard]] Verdict whyNotSuggested(const Position& position, const Command& command);
/// Units that stand elsewhere are taken up first. Who finds no legal place, because the player has
/// set up others there before, waits.
void takeSuggested(Draft& draft, const Command& command);
/// Whether the suggestion would change anything: it is offered once.
[[nodiscard]] bool isWorthSuggesting(const Position& position, SideId side);
/// Whether the scenario is set up by it; else everybody sets up his own forces, and it takes back
/// what he has done.
[[nodiscard]] bool beginsBySuggestion(const Position& position);

} // namespace esagono::santander
