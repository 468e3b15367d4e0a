// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/mark_picture.h"

#include "app/board/counters/counter_painter.h"
#include "app/board/counters/marker_painter.h"
#include "engine/play/game.h"

#include <QPainter>

namespace esagono {

MarkPicture::MarkPicture(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setImplicitSize(30, 30);
}

void MarkPicture::setSource(BoardSource* source) {
    if (m_source == source)
        return;
    if (m_source != nullptr)
        m_source->disconnect(this);
    m_source = source;
    if (source != nullptr)
        connect(source, &BoardSource::settingChanged, this, &MarkPicture::readAccent);
    readAccent();
    Q_EMIT changed();
}

/// The colour of the side it belongs to, if the source knows such a side.
void MarkPicture::readAccent() {
    const Setting* setting = m_source != nullptr ? m_source->setting() : nullptr;
    m_accent = 0;
    if (setting != nullptr && m_side >= 0)
        m_accent = sideColour(*readLiveries(setting->package()), SideId(std::size_t(m_side)),
                              m_safePalette ? Palette::Safe : Palette::Classic)
                       .rgb();
    update();
}

void MarkPicture::paint(QPainter* painter) {
    MarkerLook look = markerLookNamed(m_symbol, m_text);
    look.accent = m_accent;
    const qreal edge = qMin(width(), height());
    const QRectF box((width() - edge) / 2, (height() - edge) / 2, edge, edge);
    if (m_framed) {
        paintMarker(*painter, box, look, edge * painter->deviceTransform().m11());
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(box.topLeft());
    painter->scale(edge / 100, edge / 100);
    paintMarkerDrawing(*painter, look);
}

} // namespace esagono
