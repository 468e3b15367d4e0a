// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked over the map: reach, targets, ways, layers. Made of items that know how much room
// they take, so that only what has changed is painted anew.
#pragma once

#include "app/board/scene/board_geometry.h"
#include "app/board/scene/board_source.h"

#include <QRectF>

#include <functional>
#include <vector>

class QPainter;

namespace esagono {

/// How the marks are to be drawn.
struct OverlayManner {
    qreal scale = 1; ///< device pixels per unit
    qreal ratio = 1; ///< device pixels per logical pixel
    bool dark = false;
    std::vector<QColor> sides; ///< by SideId
    friend bool operator==(const OverlayManner&, const OverlayManner&) = default;
};

/// One mark. Lengths are device pixels from the sheet's upper left corner.
struct OverlayItem {
    int depth = 0; ///< the lower, the earlier
    QRectF bounds;
    std::size_t hash = 0; ///< items with the same hash look the same
    std::function<void(QPainter&)> paint;
};

struct Overlay {
    std::vector<OverlayItem> under; ///< below the counters, in order of depth
    std::vector<OverlayItem> over;  ///< above them
    /// Everything but these hexes is dimmed; nothing is if there are none.
    std::vector<std::pair<HexId, QPolygonF>> lit;
    QColor dimming;
    QRectF sheet; ///< how far the dimming goes
};

[[nodiscard]] Overlay overlayOf(const Highlights& highlights, const View& view, const HexMap& map,
                                const BoardGeometry& geometry, const OverlayManner& manner);

/// The ring around the hex of the keyboard's cursor, as a picture about the middle of the hex.
[[nodiscard]] QImage cursorRing(const BoardGeometry& geometry, const OverlayManner& manner);

} // namespace esagono
