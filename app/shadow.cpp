// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shadow.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGNinePatchNode>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

/// Remembers what it was painted for.
class Patch : public QSGTransformNode {
public:
    explicit Patch(QQuickWindow* window)
        : node(window->createNinePatchNode()) {
        appendChildNode(node);
    }
    QSGNinePatchNode* node;
    QSize painted;
};

} // namespace

Shadow::Shadow(QQuickItem* parent)
    : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &Shadow::changed, this, [this] {
        m_stale = true;
        update();
    });
}

/// Rings of falling strength, from the sheet outwards and a little down: the light comes from
/// above.
QImage Shadow::picture(QSize size) const {
    const bool high = m_elevation >= 3;
    const qreal drop = high ? 8 : 3;
    const qreal strength = m_dark ? 0.55 : high ? 0.30 : 0.22;
    const QRectF sheet = QRectF(QPointF(), size).adjusted(reach(), reach(), -reach(), -reach());
    const int rings = high ? 20 : 12;
    QColor colour = m_dark ? QColor(0, 0, 0) : QColor(52, 38, 14);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int ring = 0; ring < rings; ++ring) {
        const qreal out = blur() * (1 - qreal(ring) / rings) - blur() * 0.25;
        colour.setAlphaF(float(strength * 2.2 / rings * (0.25 + qreal(ring) / rings)));
        painter.setBrush(colour);
        const qreal corner = std::max(m_radius, m_radius + out);
        painter.drawRoundedRect(sheet.adjusted(-out, drop - out, out, drop + out), corner, corner);
    }
    return image;
}

void Shadow::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    update();
}

QSGNode* Shadow::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
    const QSize whole(int(std::ceil(width())), int(std::ceil(height())));
    if (whole.isEmpty()) {
        delete old;
        return nullptr;
    }
    auto* const patch = old ? static_cast<Patch*>(old) : new Patch(window());
    // As far as corners reach from the edge; what lies between them is stretched.
    const int edge = int(std::ceil(reach() + m_radius + blur()));
    const QSize size = whole.boundedTo(QSize(2 * edge + 1, 2 * edge + 1));
    if (patch->painted != size || m_stale) {
        patch->painted = size;
        patch->node->setTexture(window()->createTextureFromImage(picture(size)));
        const int x = (size.width() - 1) / 2;
        const int y = (size.height() - 1) / 2;
        patch->node->setPadding(x, y, x, y);
        m_stale = false;
    }
    patch->node->setBounds(QRectF(QPointF(), whole));
    patch->node->setDevicePixelRatio(1);
    patch->node->update();
    return patch;
}

} // namespace esagono
