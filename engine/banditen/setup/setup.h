// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the set-up share: who sets up what, and where.
#pragma once

#include "engine/banditen/chapters.h"

namespace esagono::banditen {

enum DeployLocals { DeploySide };

/// 15.1, 16.1: whether a unit is set up by its owner; the others stand already or come later.
[[nodiscard]] bool isSetUpByOwner(const Position& position, CounterId unit);
[[nodiscard]] bool isWaiting(const Position& position, CounterId unit);
[[nodiscard]] std::vector<CounterId> waitingUnits(const Position& position, SideId side);
[[nodiscard]] std::vector<CounterId> standingUnits(const Position& position, SideId side);
/// The hexes among which a unit's place must be sought; the judge has the last word.
[[nodiscard]] std::vector<HexId> hexesFor(const Position& position, CounterId unit);
/// Why a unit may not be set up in a hex.
[[nodiscard]] Verdict whyNotDeploy(const Position& position, CounterId unit, HexId hex);
/// Why the set-up of a side cannot be left as it is.
[[nodiscard]] Verdict whyNotEndSetup(const Position& position, SideId side);
/// The hexes that must not be left empty (15.1, 16.1), by whether they are.
struct Garrisons {
    std::vector<HexId> held;
    std::vector<HexId> open;
};
[[nodiscard]] Garrisons garrisonsOf(const Position& position);

// fortifying.cpp
[[nodiscard]] int markersLeft(const Position& position, MarkerId marker);
[[nodiscard]] Verdict whyNotMine(const Position& position, SideId side, int value, HexId hex);
[[nodiscard]] Verdict whyNotBunker(const Position& position, SideId side, HexId hex);
[[nodiscard]] Verdict whyNotInfirmary(const Position& position, SideId side, HexId hex);
/// Takes such a marker out of the box and puts it there.
void putMarker(Draft& draft, MarkerId marker, HexId hex, int value, const char* section);
/// Takes all of them back into the box.
void takeUpMarkers(Draft& draft);

} // namespace esagono::banditen
