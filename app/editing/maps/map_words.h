// SPDX-License-Identifier: GPL-3.0-or-later
// What the map's edits are called, for the menu that undoes them.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = a terrain
//% "Paint %1"
inline constexpr char mapEditPaint[] = QT_TRID_NOOP("app.editor.edit.paint");
//: %1 = a terrain
//% "Fill with %1"
inline constexpr char mapEditFill[] = QT_TRID_NOOP("app.editor.edit.fill");
//: %1 and %2 = terrains
//% "Replace %1 by %2"
inline constexpr char mapEditReplace[] = QT_TRID_NOOP("app.editor.edit.replace");
//% "Set elevations"
inline constexpr char mapEditHeight[] = QT_TRID_NOOP("app.editor.edit.height");
//: Of hexes: who holds them
//% "Change control"
inline constexpr char mapEditControl[] = QT_TRID_NOOP("app.editor.edit.control");
//: %1 = a hexside feature: river
//% "Draw %1"
inline constexpr char mapEditFeature[] = QT_TRID_NOOP("app.editor.edit.feature");
//: %1 = a hexside feature: river
//% "Erase %1"
inline constexpr char mapEditFeatureAway[] = QT_TRID_NOOP("app.editor.edit.feature_away");
//: %1 = a kind of link: road, railway
//% "Lay %1"
inline constexpr char mapEditLink[] = QT_TRID_NOOP("app.editor.edit.link");
//: %1 = a kind of link: road, railway
//% "Remove %1"
inline constexpr char mapEditLinkAway[] = QT_TRID_NOOP("app.editor.edit.link_away");
//: %1 = name of a place
//% "Add %1"
inline constexpr char mapEditPlaceAdd[] = QT_TRID_NOOP("app.editor.edit.place_add");
//: %1 = name of a place
//% "Change %1"
inline constexpr char mapEditPlace[] = QT_TRID_NOOP("app.editor.edit.place");
//: %1 = name of a place
//% "Remove %1"
inline constexpr char mapEditPlaceAway[] = QT_TRID_NOOP("app.editor.edit.place_away");
//: %1 = an area or a line of the map
//% "Change %1"
inline constexpr char mapEditArea[] = QT_TRID_NOOP("app.editor.edit.area");
//% "Put down a copy"
inline constexpr char mapEditPaste[] = QT_TRID_NOOP("app.editor.edit.paste");
//% "Turn the selection"
inline constexpr char mapEditTurn[] = QT_TRID_NOOP("app.editor.edit.turn");
//% "Mirror the selection"
inline constexpr char mapEditMirror[] = QT_TRID_NOOP("app.editor.edit.mirror");
//% "Change the size of the map"
inline constexpr char mapEditResize[] = QT_TRID_NOOP("app.editor.edit.resize");
//: An author's scan of a printed map becomes part of the package
//% "Pack the scan"
inline constexpr char scanEditPack[] = QT_TRID_NOOP("app.editor.edit.scan_pack");
//: An author's scan of a printed map
//% "Leave the scan out"
inline constexpr char scanEditUnpack[] = QT_TRID_NOOP("app.editor.edit.scan_unpack");
//: %1 = a terrain
//% "New terrain: %1"
inline constexpr char lookEditNewTerrain[] = QT_TRID_NOOP("app.editor.edit.new_terrain");
//: %1 = a terrain
//% "Remove the terrain %1"
inline constexpr char lookEditTerrainAway[] = QT_TRID_NOOP("app.editor.edit.terrain_away");
//: %1 = a terrain or a side
//% "Change how %1 looks"
inline constexpr char lookEdit[] = QT_TRID_NOOP("app.editor.edit.look");
//: %1 = what the source of was told: terrain of 1204
//% "Source of %1"
inline constexpr char mapEditSource[] = QT_TRID_NOOP("app.editor.edit.source");

} // namespace esagono::say
