// SPDX-License-Identifier: GPL-3.0-or-later
// All tools. A new one is a class, what makes it, and a row here: bar, keys, menu and palette
// follow.
#include "app/editing/maps/tools/make_tools.h"

#include <QtGlobal>

namespace esagono {

namespace {

constexpr ToolRow allTools[] = {
    //% "Select"
    {"select", "cursor", "V", QT_TRID_NOOP("app.editor.tool.select"), makeSelect},
    //: The tool that moves the map under the window
    //% "Move the map"
    {"pan", "hand", "", QT_TRID_NOOP("app.editor.tool.pan"), makePan},
    //% "Brush"
    {"brush", "brush", "B", QT_TRID_NOOP("app.editor.tool.brush"), makeBrush},
    //% "Fill"
    {"fill", "bucket", "G", QT_TRID_NOOP("app.editor.tool.fill"), makeFill},
    //% "Line"
    {"line", "straight", "", QT_TRID_NOOP("app.editor.tool.line"), makeLine},
    //% "Rectangle"
    {"rectangle", "rectangle", "", QT_TRID_NOOP("app.editor.tool.rectangle"), makeRectangle},
    //% "Hexsides"
    {"hexside", "side", "E", QT_TRID_NOOP("app.editor.tool.hexside"), makeBorder},
    //% "Road"
    {"road", "road", "R", QT_TRID_NOOP("app.editor.tool.road"), makeRoad},
    //% "Railway"
    {"rail", "rail", "T", QT_TRID_NOOP("app.editor.tool.rail"), makeRail},
    //% "Place"
    {"label", "letter", "L", QT_TRID_NOOP("app.editor.tool.label"), makePlace},
    //% "Objective"
    {"objective", "star", "O", QT_TRID_NOOP("app.editor.tool.objective"), makeObjective},
    //% "Areas and lines"
    {"area", "polygon", "A", QT_TRID_NOOP("app.editor.tool.area"), makeArea},
    //% "Measure"
    {"measure", "ruler", "M", QT_TRID_NOOP("app.editor.tool.measure"), makeMeasure},
    //: The tool that lays a picture of a printed map under the grid
    //% "Scan and calibrate"
    {"scan", "picture", "K", QT_TRID_NOOP("app.editor.tool.scan"), makeScan},
};

} // namespace

std::span<const ToolRow> mapTools() {
    return allTools;
}

} // namespace esagono
