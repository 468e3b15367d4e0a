// SPDX-License-Identifier: GPL-3.0-or-later
// What makes each tool; the classes stay in their files.
#pragma once

#include "app/editing/maps/map_hand.h"

namespace esagono {

using MakeTool = std::unique_ptr<MapTool>(MapHand& hand);

MakeTool makeSelect, makePan, makeMeasure, makeScan;   // quiet_tools.cpp
MakeTool makeBrush, makeFill, makeLine, makeRectangle; // paint_tools.cpp
MakeTool makeBorder, makeRoad, makeRail, makeArea;     // drawing_tools.cpp
MakeTool makePlace, makeObjective;                     // place_tools.cpp

} // namespace esagono
