// SPDX-License-Identifier: GPL-3.0-or-later
// The readers of a package's single files, and the names they hand on to one another. Only
// package_reader.cpp calls them.
#pragma once

#include "engine/kit/messages.h"
#include "engine/kit/package.h"
#include "engine/kit/reading/reading.h"
#include "engine/kit/ruling_origin.h"

namespace esagono {

/// The ids declared by the files read so far.
struct Declared {
    Register sides{say::aSide};
    Register statuses{say::aStatus};
    Register markers{say::aMarker};
    Register tracks{say::aTrack};
    Register boxes{say::aBox};
    Register pools{say::aPool};
    Register chits{say::aChit};
    Register attributes{say::anAttribute};
    Register traits{say::aTrait};
    Register flags{say::aFlag};
    Register terrains{say::aTerrain};
    Register features{say::aFeature};
    Register links{say::aLink};
    Register maps{say::aMap};
    Register counters{say::aCounter};
    std::vector<Register> traitWords; ///< by TraitId
};

/// Throws Fault(Foreign) if the document does not name this format, Fault(Newer) if its version is
/// one this program does not know.
void expectFormat(const Reading& document, std::string_view format);

void readDeclarations(const Reading& document, GamePackage& package, Declared& declared);
void readMap(const Reading& document, GamePackage& package, Declared& declared);
void readCounters(const Reading& document, GamePackage& package, Declared& declared);
void readCharts(const Reading& document, GamePackage& package);
/// What counters leave to a chart (AttributeKind::chart): its last row that is called like one of
/// their words or flags has it.
void printFromCharts(GamePackage& package);
void readScenarios(const Reading& document, GamePackage& package, const Declared& declared);
void readRulebook(const Reading& document, GamePackage& package);
[[nodiscard]] RulingOrigin readRulingOrigin(const Reading& ruling);
void readRulings(const Reading& document, GamePackage& package);
void readTexts(const Reading& document, GamePackage& package);
/// Only looks whether everything that is to be drawn was declared.
void readDisplay(const Reading& document, const Declared& declared);

/// The hex with the printed number that stands here; a Fault if the map has none.
[[nodiscard]] HexId hexAt(const Reading& number, const HexMap& map);

/// Who controls which hex, by sides with their hexes or an area each.
[[nodiscard]] std::vector<SideId> readControl(const Reading& object, const HexMap& map,
                                              const Declared& declared);

/// The side named under a key, or none if the key is missing.
[[nodiscard]] SideId sideOr(const Reading& object, std::string_view key, const Declared& declared);

} // namespace esagono
