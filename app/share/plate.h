// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the table at a moment, as large as wanted: map and counters, a title above and words
// below if there are any. The map is painted once, whatever moments are shown on it.
#pragma once

#include "app/board/counters/counter_look.h"
#include "app/board/map/map_drawing.h"
#include "app/board/scene/board_source.h"

#include <QHash>
#include <QImage>
#include <QSize>

#include <memory>

namespace esagono {

struct PlateWish {
    static constexpr int longest = 16384;       ///< pixels, each way; also what WebP can hold
    static constexpr qint64 most = 100'000'000; ///< in all

    QSize size{1600, 1100}; ///< a height of 0 follows from the map: see fitted()
    qreal hexesAcross = 0;  ///< 0: the whole map
    HexId centre;           ///< of a part of the map; none: the middle
    bool legend = false;    ///< title, legend and scale of the printed map
    bool frame = true;      ///< paper around the map; else it fills the picture
    bool band = true;       ///< room above and below for words
    bool numbers = true;    ///< of hexes
    bool dark = false;
    bool safePalette = false;
};

/// What stands above and below.
struct PlateWords {
    QString title;
    QString aside; ///< at the other end of the title's line
    QString caption;
};

class Plate {
public:
    /// The package and its map must outlive it. Throws Fault(TooLarge) for a picture nobody could
    /// hold.
    Plate(const GamePackage& package, const HexMap& hexes, std::shared_ptr<const MapDrawing> map,
          const PlateWish& wish);

    [[nodiscard]] QImage paint(const View& view, const PlateWords& words = {},
                               const Highlights& marks = {});

private:
    void layOut();
    void paintGround();
    void paintMarks(QPainter& painter, const View& view, const Highlights& marks, bool under) const;
    void paintPieces(QPainter& painter, const View& view);
    void paintWords(QPainter& painter, const PlateWords& words) const;
    [[nodiscard]] const QImage& counter(const CounterLook& look);
    [[nodiscard]] const QImage& marker(const MarkerLook& look);
    [[nodiscard]] QPointF onPlate(QPointF sheetPoint) const;

    const GamePackage* m_package;
    const HexMap* m_hexes;
    std::shared_ptr<const MapDrawing> m_map;
    std::shared_ptr<const Liveries> m_liveries;
    PlateWish m_wish;
    int m_type = 16;    ///< of the caption, in pixels
    QRect m_window;     ///< where the map is, on the plate
    QRectF m_part;      ///< what of the sheet is in it
    qreal m_pixels = 1; ///< in a unit of the sheet
    QImage m_ground;
    int m_edge = 1; ///< of a counter
    QHash<CounterLook, QImage> m_counters;
    QHash<MarkerLook, QImage> m_markers;
};

/// The wish with a height, if it has none: just enough for the whole map at that width.
[[nodiscard]] PlateWish fitted(PlateWish wish, const MapDrawing& map);

/// Whether a picture of that size can be made.
[[nodiscard]] bool isPossible(QSize size);

} // namespace esagono
