// SPDX-License-Identifier: GPL-3.0-or-later
// Why a terrain cannot go, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = hex number
//% "Hexes are still of this terrain: %1"
inline constexpr char terrainInUse[] = QT_TRID_NOOP("editor.look.terrain_in_use");
//% "A package needs a terrain; this is the only one"
inline constexpr char terrainOnlyOne[] = QT_TRID_NOOP("editor.look.terrain_only_one");

} // namespace esagono::say
