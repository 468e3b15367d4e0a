// SPDX-License-Identifier: GPL-3.0-or-later
// Where the counters and markers of a view lie on the sheet: stacks that climb up and right,
// riders above the counters that carry them, markers in a corner of their hex, one stack spread
// out. Lengths are units of board_geometry.h.
#pragma once

#include "app/board/map/riding.h"
#include "app/board/scene/board_geometry.h"
#include "engine/play/view.h"

#include <QPointF>
#include <QRectF>

#include <span>
#include <vector>

namespace esagono {

/// One counter or marker on the map.
struct Piece {
    std::size_t seen = 0; ///< its number in the view's list
    HexId hex;
    int height = 0; ///< 0: the lowest
    int stack = 1;  ///< how many lie there
    QPointF centre;
    [[nodiscard]] bool isTop() const { return height == stack - 1; }
};

class StackLayout {
public:
    static constexpr qreal edgeOfWidth = 0.585; ///< a counter's edge as part of a hex's width
    static constexpr qreal step = 0.062;        ///< from counter to counter, as part of the edge
    static constexpr qreal markerEdge = 0.46;   ///< a marker's, as part of a counter's

    StackLayout() = default;
    StackLayout(const View& view, const BoardGeometry& geometry, const Riding& riding = {});

    [[nodiscard]] qreal edge() const { return m_edge; }
    /// From the bottom to the top, and from north to south.
    [[nodiscard]] const std::vector<Piece>& counters() const { return m_counters; }
    [[nodiscard]] const std::vector<Piece>& markers() const { return m_markers; }
    /// The stack of a hex, from the bottom to the top.
    [[nodiscard]] std::span<const Piece> stack(HexId hex) const;
    /// The counter under a point, the top one first; null: none.
    [[nodiscard]] const Piece* counterAt(QPointF sheetPoint) const;
    [[nodiscard]] QRectF box(const Piece& piece) const;

private:
    std::vector<Piece> m_counters;
    std::vector<Piece> m_markers;
    qreal m_edge = 1;
};

/// A stack spread out on a slip of paper, top counter first; lengths are pixels of the view.
class Fan {
public:
    static constexpr qreal gap = 9;
    static constexpr qreal foot = 17; ///< below each counter, for the number of its key

    Fan() = default;
    /// About the middle of a hex, but within the view as far as it goes.
    Fan(int counters, qreal edge, QPointF hexCentre, const QRectF& view);

    [[nodiscard]] bool isOpen() const { return !m_boxes.empty(); }
    [[nodiscard]] const QRectF& panel() const { return m_panel; }
    [[nodiscard]] const std::vector<QRectF>& boxes() const { return m_boxes; }
    /// Which counter is under a point, from the top; -1: none.
    [[nodiscard]] int at(QPointF viewPoint) const;

private:
    QRectF m_panel;
    std::vector<QRectF> m_boxes;
};

} // namespace esagono
