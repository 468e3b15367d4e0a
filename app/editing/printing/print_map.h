// SPDX-License-Identifier: GPL-3.0-or-later
// A map on paper as large as the printed one: as a picture, or on pages that overlap and are cut
// and glued together. Drawn by the painter of the board.
#pragma once

#include "app/share/work.h"
#include "engine/kit/package.h"

#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

#include <memory>
#include <vector>

class QIODevice;

namespace esagono {

struct MapDrawing;

struct MapWish {
    QPageSize::PageSizeId paper = QPageSize::A4;
    qreal hex = 18;     ///< millimetres from side to side
    qreal overlap = 8;  ///< that two pages share, in millimetres
    qreal margin = 10;  ///< that a printer leaves empty
    bool legend = true; ///< title, legend and scale
    bool numbers = true;
};

/// One page: what of the map is on it.
struct MapPage {
    int column = 0;
    int row = 0;
    QRectF part; ///< millimetres on the whole map
};
struct MapPages {
    QSizeF map; ///< in millimetres
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    int columns = 0;
    int rows = 0;
    std::vector<MapPage> pages; ///< row by row
};
/// With the paper turned so that fewest are needed.
[[nodiscard]] MapPages layMapPages(QSizeF map, const MapWish& wish);

/// How large the map is with hexes of the size wished for, in millimetres.
[[nodiscard]] QSizeF printedSize(const MapDrawing& map, const MapWish& wish);

/// PDF, one page for each of them, with cut marks. Throws Unwanted if it is to stop, Fault if
/// nothing can be written there.
void writeMapPages(const MapDrawing& map, const QString& title, const MapWish& wish,
                   QIODevice& device, Work& work);
/// PNG at 300 dots per inch. Throws Fault(TooLarge) for a picture nobody could hold.
void writeMapPicture(const MapDrawing& map, const MapWish& wish, QIODevice& device, Work& work);

} // namespace esagono
