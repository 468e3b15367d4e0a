// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/overlay_tiles.h"

#include "app/board/map/paper.h"

#include <QPainter>
#include <QPainterPath>

namespace esagono {

std::vector<Sprite> OverlayTiles::under(const Overlay& overlay, const QRect& tiles, qreal ratio) {
    const Overlay* const light = overlay.lit.empty() ? nullptr : &overlay;
    return sprites(m_under, overlay.under, light, tiles, ratio);
}

std::vector<Sprite> OverlayTiles::over(const Overlay& overlay, const QRect& tiles, qreal ratio) {
    return sprites(m_over, overlay.over, nullptr, tiles, ratio);
}

void OverlayTiles::clear() {
    m_under.clear();
    m_over.clear();
    m_dimmed = {};
}

std::vector<Sprite> OverlayTiles::sprites(Pass& pass, const std::vector<OverlayItem>& items,
                                          const Overlay* light, const QRect& tiles, qreal ratio) {
    pass.removeIf([&](const auto tile) { return !tiles.contains(tile.key()); });
    std::vector<Sprite> sprites;
    if (items.empty() && !light) {
        pass.clear();
        return sprites;
    }
    for (int y = tiles.top(); y <= tiles.bottom(); ++y)
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            const QRectF box(x * edge, y * edge, edge, edge);
            std::vector<const OverlayItem*> here;
            std::size_t signature = light ? 1 : 0;
            for (const OverlayItem& item : items)
                if (item.bounds.intersects(box)) {
                    here.push_back(&item);
                    signature = qHashMulti(signature, item.hash);
                }
            bool plain = true; // nothing but dimmed
            if (light) {
                plain = light->sheet.contains(box);
                for (const auto& [hex, polygon] : light->lit)
                    if (polygon.boundingRect().intersects(box)) {
                        plain = false;
                        signature = qHashMulti(signature, hex.value);
                    }
            }
            if (here.empty() && !(light && light->sheet.intersects(box)))
                continue;
            Painted& tile = pass[{x, y}];
            if (tile.image.isNull() || tile.signature != signature) {
                if (here.empty() && plain) {
                    if (m_dimmed.isNull())
                        m_dimmed = paint(box, {}, light);
                    tile.image = m_dimmed;
                } else {
                    tile.image = paint(box, here, light);
                }
                tile.signature = signature;
            }
            const quint64 id = quint64(quint32(x)) << 32 | quint32(y);
            sprites.push_back({id, tile.image, QRectF(box.topLeft() / ratio, box.size() / ratio)});
        }
    return sprites;
}

QImage OverlayTiles::paint(const QRectF& box, const std::vector<const OverlayItem*>& items,
                           const Overlay* light) {
    QImage image(edge, edge, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QImage paper = paperOf(image);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-box.topLeft());
    if (light) {
        QPainterPath around;
        around.setFillRule(Qt::OddEvenFill);
        around.addRect(box & light->sheet);
        for (const auto& [hex, polygon] : light->lit)
            if (polygon.boundingRect().intersects(box)) {
                around.addPolygon(polygon);
                around.closeSubpath();
            }
        painter.fillPath(around, light->dimming);
    }
    for (const OverlayItem* const item : items)
        item->paint(painter);
    ++m_painted;
    return image;
}

} // namespace esagono
