// SPDX-License-Identifier: GPL-3.0-or-later
// The pens of the map: how a road, a river, a city or a star is drawn, on the map and in its
// legend. The painter is taken to work in sheet units.
#pragma once

#include "app/board/lettering/map_lettering.h"
#include "app/board/map/map_lines.h"
#include "app/board/map/map_links.h"
#include "app/board/map/map_places.h"
#include "app/board/map/map_scale.h"

#include <QPainter>

namespace esagono {

namespace mapInk {
inline constexpr QRgb paper = 0xfff4ecd8;
inline constexpr QRgb halo = 0xfffbf4e2;
inline constexpr QRgb ink = 0xff2a231a;
inline constexpr QRgb frame = 0xff4a3f2e;
inline constexpr QRgb water = 0xff2f5d86; ///< words and lines on and beside water
inline constexpr QRgb star = 0xffb8182a;
} // namespace mapInk

class MapPens {
public:
    /// Of lines only what touches the view is drawn.
    MapPens(QPainter& painter, MapScale scale, const QRectF& view)
        : m_painter(painter)
        , m_scale(scale)
        , m_view(view.adjusted(-0.7, -0.7, 0.7, 0.7)) {}

    /// All banks are drawn before all waters, all casings before all surfaces: so they join.
    void riverBank(const SideLine& river);
    void riverWater(const SideLine& river);
    void wayCasing(WayStyle style, const QPolygonF& line);
    void waySurface(WayStyle style, const QPolygonF& line);
    void bridge(const Bridge& bridge);
    void hexsideLine(SideStyle style, const QPolygonF& line);
    void namedLine(LineStyle style, const QColor& colour, const QPolygonF& line);
    void coastLine(const QPolygonF& line, qreal strength);
    /// `seed` makes every cluster of houses another one.
    void sign(PlaceSign sign, QPointF at, quint32 seed);
    void star(QPointF at, qreal radius, const Lettering& figure);
    void exitArrow(QPointF tip, QPointF inwards, const QColor& colour);
    /// Type of that size with its box at a point; a halo of paper around it if it is wanted.
    void words(const Lettering& lettering, QPointF at, qreal size, const QColor& colour,
               qreal halo = 1.5);

    [[nodiscard]] const MapScale& scale() const { return m_scale; }

private:
    void fill(const std::vector<QPolygonF>& outlines, const QColor& colour);
    void stroke(const QPolygonF& line, const QColor& colour, qreal width,
                Qt::PenCapStyle cap = Qt::RoundCap);
    void house(QPointF at, QSizeF size, qreal angle, bool dark);

    QPainter& m_painter;
    MapScale m_scale;
    QRectF m_view; ///< with room for what is wide
};

/// The colours of names by the kind of place.
[[nodiscard]] QColor nameColour(PlaceSign sign);

} // namespace esagono
