// SPDX-License-Identifier: GPL-3.0-or-later
// Where the eye is above a sheet, and how near. Lengths on the screen are logical pixels, lengths
// on the sheet are units of board_geometry.h.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace esagono {

class BoardCamera {
public:
    static constexpr qreal mostZoom = 4;

    void setSheet(const QRectF& sheet);
    void setView(QSizeF pixels);
    void setZoom(qreal zoom);
    void setCentre(QPointF sheetPoint);

    [[nodiscard]] const QRectF& sheet() const { return m_sheet; }
    [[nodiscard]] qreal zoom() const { return m_zoom; }
    [[nodiscard]] QPointF centre() const { return m_centre; }
    /// Pixels per unit.
    [[nodiscard]] qreal scale() const;
    [[nodiscard]] QPointF toView(QPointF sheetPoint) const;
    [[nodiscard]] QPointF toSheet(QPointF viewPoint) const;
    /// The part of the sheet, and of what lies beyond it, that is in view.
    [[nodiscard]] QRectF seen() const;

    /// Zooms so that what is under that point of the view stays under it.
    void zoomAt(qreal zoom, QPointF viewPoint);
    void panBy(QPointF pixels);
    /// The whole sheet, in the middle.
    void fit();

    /// As far away as one may go: the whole sheet is in view.
    [[nodiscard]] qreal leastZoom() const;
    /// The next rung of the ladder of zooms, four to a doubling; 1 is one of them.
    [[nodiscard]] qreal nextZoom(qreal zoom, int rungs) const;
    /// The zoom as it is kept: equal zooms are equal numbers.
    [[nodiscard]] qreal kept(qreal zoom) const;

private:
    /// The zoom at which the sheet just fits.
    [[nodiscard]] qreal fitting() const;
    void keepOnSheet();

    QRectF m_sheet;
    QSizeF m_view;
    QPointF m_centre;
    qreal m_zoom = 1;
};

} // namespace esagono
