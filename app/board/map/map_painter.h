// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a map, or any part of it, at any scale. Parts that touch join without a seam.
#pragma once

#include "app/board/map/map_underlay.h"

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QSize>

namespace esagono {

struct MapDrawing;

struct MapStyle {
    bool numbers = true;   ///< of hexes; they appear from about 45 % on
    bool dark = false;     ///< dimmed, for the dark theme
    bool legend = true;    ///< title, legend, scale, north
    bool frontLine = true; ///< the lines a map names
    bool places = true;    ///< their signs and names
    bool roads = true;
    bool rails = true;
    bool hexsides = true; ///< rivers, and what else lies along hexsides
    bool grid = true;
    bool heights = false;      ///< of hexes: tints and figures
    qreal ground = 1;          ///< how strong tints, light and patterns of the ground are
    MapUnderlay underlay = {}; ///< above the ground, below the grid
    qreal underlayStrength = 1;
    friend bool operator==(const MapStyle&, const MapStyle&) = default;
};

/// Paints a part of the sheet into (0, 0) to its size times the pixels of a unit, in the painter's
/// own coordinates. On a device with a device pixel ratio everything is as fine as the device;
/// words and lines keep the size `pixels` gives them. For seamless tiles their corners lie on whole
/// pixels of the sheet. From any thread.
void paintMap(QPainter& painter, const MapDrawing& drawing, const QRectF& sheetRect, qreal pixels,
              const MapStyle& style = {});

/// The whole sheet fitted into a picture of that size, as large as its proportions allow.
[[nodiscard]] QImage mapPicture(const MapDrawing& drawing, QSize size, const MapStyle& style = {});

} // namespace esagono
