// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dotted_line.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

namespace esagono {

namespace {

constexpr qreal dot = 2;
constexpr qreal dotStep = 4;

} // namespace

DottedLine::DottedLine(QQuickItem* parent)
    : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &DottedLine::changed, this, &QQuickItem::update);
}

void DottedLine::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    update();
}

QSGNode* DottedLine::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
    QSGNode* const root = old ? old : new QSGTransformNode; // the software renderer wants one
    QSGNode* child = root->firstChild();
    for (qreal x = 0; x < width(); x += dotStep) {
        auto* node = static_cast<QSGRectangleNode*>(child);
        if (!node)
            root->appendChildNode(node = window()->createRectangleNode());
        node->setRect(x, 0, std::min(dot, width() - x), height());
        node->setColor(m_color);
        child = node->nextSibling();
    }
    while (child) {
        QSGNode* const next = child->nextSibling();
        root->removeChildNode(child);
        delete child;
        child = next;
    }
    return root;
}

} // namespace esagono
