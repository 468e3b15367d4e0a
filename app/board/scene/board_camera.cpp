// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/board_camera.h"

#include "app/board/scene/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr int rungsPerDoubling = 4;
constexpr qreal overhang = 0.12;      // how much of the view may lie beyond the sheet's edge
constexpr qreal usualLeast = 0.2;     // small sheets are seen from as far as larger ones
constexpr qreal smallestLeast = 0.02; // however large the sheet

/// The middle of the view along one axis, so that not too much of it lies beyond the sheet.
qreal kept(qreal middle, qreal seen, qreal from, qreal to) {
    const qreal beyond = seen * (0.5 - overhang);
    if (to - from <= 2 * beyond)
        return (from + to) / 2;
    return std::clamp(middle, from + beyond, to - beyond);
}

} // namespace

void BoardCamera::setSheet(const QRectF& sheet) {
    m_sheet = sheet;
    keepOnSheet();
}

void BoardCamera::setView(QSizeF pixels) {
    m_view = pixels;
    keepOnSheet();
}

void BoardCamera::setZoom(qreal zoom) {
    m_zoom = kept(zoom);
    keepOnSheet();
}

void BoardCamera::setCentre(QPointF sheetPoint) {
    m_centre = sheetPoint;
    keepOnSheet();
}

qreal BoardCamera::scale() const {
    return pixelsPerUnit * m_zoom;
}

QPointF BoardCamera::toView(QPointF sheetPoint) const {
    return (sheetPoint - m_centre) * scale() + QPointF(m_view.width(), m_view.height()) / 2;
}

QPointF BoardCamera::toSheet(QPointF viewPoint) const {
    return (viewPoint - QPointF(m_view.width(), m_view.height()) / 2) / scale() + m_centre;
}

QRectF BoardCamera::seen() const {
    return {toSheet({}), m_view / scale()};
}

void BoardCamera::zoomAt(qreal zoom, QPointF viewPoint) {
    const QPointF under = toSheet(viewPoint);
    m_zoom = kept(zoom);
    m_centre += under - toSheet(viewPoint);
    keepOnSheet();
}

void BoardCamera::panBy(QPointF pixels) {
    setCentre(m_centre + pixels / scale());
}

void BoardCamera::fit() {
    if (m_sheet.isEmpty() || m_view.isEmpty())
        return;
    m_zoom = kept(fitting());
    setCentre(m_sheet.center());
}

qreal BoardCamera::fitting() const {
    return std::min(m_view.width() / m_sheet.width(), m_view.height() / m_sheet.height()) /
           pixelsPerUnit;
}

qreal BoardCamera::leastZoom() const {
    if (m_sheet.isEmpty() || m_view.isEmpty())
        return usualLeast;
    return std::clamp(fitting(), smallestLeast, usualLeast);
}

qreal BoardCamera::nextZoom(qreal zoom, int rungs) const {
    constexpr qreal slack = 0.02; // already on a rung
    const qreal rung = std::log2(zoom) * rungsPerDoubling;
    const qreal next =
        rungs > 0 ? std::floor(rung + slack) + rungs : std::ceil(rung - slack) + rungs;
    return kept(std::exp2(next / rungsPerDoubling));
}

qreal BoardCamera::kept(qreal zoom) const {
    return std::round(std::clamp(zoom, leastZoom(), mostZoom) * 10000) / 10000;
}

void BoardCamera::keepOnSheet() {
    if (m_sheet.isEmpty() || m_view.isEmpty())
        return;
    const QSizeF shown = m_view / scale();
    m_centre = {esagono::kept(m_centre.x(), shown.width(), m_sheet.left(), m_sheet.right()),
                esagono::kept(m_centre.y(), shown.height(), m_sheet.top(), m_sheet.bottom())};
}

} // namespace esagono
