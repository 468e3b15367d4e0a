// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/minimap_item.h"

#include "app/board/counters/sprite_layer.h"
#include "app/board/map/paper.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGRectangleNode>

#include <algorithm>
#include <array>

namespace esagono {

namespace {

constexpr qreal frameLine = 1.6; // of the frame
constexpr qreal unitEdge = 5.2;  // of a unit's square

/// The picture, and over it the frame: its ground and its four lines.
class Nodes : public QSGTransformNode { // as the root of the board's scene
public:
    explicit Nodes(QQuickWindow* window) {
        appendChildNode(picture = new SpriteLayer);
        for (QSGRectangleNode*& part : parts) {
            appendChildNode(part = window->createRectangleNode());
            part->setColor(QColor::fromRgb(print::ink));
        }
        parts.front()->setColor(QColor(255, 255, 255, 36));
    }
    void frame(const QRectF& box) {
        parts[0]->setRect(box);
        parts[1]->setRect({box.left(), box.top(), box.width(), frameLine});
        parts[2]->setRect({box.left(), box.bottom() - frameLine, box.width(), frameLine});
        parts[3]->setRect({box.left(), box.top(), frameLine, box.height()});
        parts[4]->setRect({box.right() - frameLine, box.top(), frameLine, box.height()});
    }
    SpriteLayer* picture = nullptr;

private:
    std::array<QSGRectangleNode*, 5> parts{};
};

} // namespace

MinimapItem::MinimapItem(QQuickItem* parent)
    : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setClip(true);
    setAcceptedMouseButtons(Qt::LeftButton);
}

void MinimapItem::setBoard(BoardItem* board) {
    if (board == m_board)
        return;
    if (m_board)
        m_board->disconnect(this);
    m_board = board;
    if (board) {
        connect(board, &BoardItem::contentChanged, this, &MinimapItem::contentChanged);
        connect(board, &BoardItem::mannerChanged, this, &MinimapItem::contentChanged);
        connect(board, &BoardItem::viewMoved, this, &QQuickItem::update);
    }
    contentChanged();
    Q_EMIT boardChanged();
}

void MinimapItem::contentChanged() {
    m_stale = true;
    polish();
}

void MinimapItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    contentChanged();
}

QRectF MinimapItem::sheetBox() const {
    if (!m_board || m_board->camera().sheet().isEmpty() || width() <= 0 || height() <= 0)
        return {};
    const QSizeF size = m_board->camera().sheet().size().scaled(this->size(), Qt::KeepAspectRatio);
    return {QPointF(width() - size.width(), height() - size.height()) / 2, size};
}

qreal MinimapItem::scale() const {
    return sheetBox().width() / m_board->camera().sheet().width();
}

QRectF MinimapItem::frame() const {
    const QRectF box = sheetBox();
    if (box.isEmpty())
        return {};
    const QRectF seen = m_board->camera().seen();
    return QRectF(box.topLeft() + (seen.topLeft() - m_board->camera().sheet().topLeft()) * scale(),
                  seen.size() * scale()) &
           box;
}

void MinimapItem::updatePolish() {
    if (!std::exchange(m_stale, false))
        return;
    m_picture = {};
    const QRectF box = sheetBox();
    const BoardScene* const scene = m_board ? &m_board->scene() : nullptr;
    if (!box.isEmpty() && !scene->overview().isNull()) {
        const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
        m_picture = scene->overview().scaled((box.size() * ratio).toSize(), Qt::IgnoreAspectRatio,
                                             Qt::SmoothTransformation);
        QImage paper = paperOf(m_picture);
        QPainter painter(&paper);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(ratio, ratio);
        painter.setPen(QPen(QColor::fromRgb(print::cream), 0.8));
        const View& view = m_board->source()->view();
        for (const Piece& piece : scene->stacks().counters()) {
            if (!piece.isTop())
                continue;
            painter.setBrush(scene->sideColour(view.counters[piece.seen].side));
            const QPointF at =
                (scene->geometry()->centre(piece.hex) - m_board->camera().sheet().topLeft()) *
                scale();
            painter.drawRoundedRect(
                QRectF(at - QPointF(unitEdge, unitEdge) / 2, QSizeF(unitEdge, unitEdge)), 1, 1);
        }
    }
    update();
}

QSGNode* MinimapItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData* /*data*/) {
    if (m_picture.isNull()) {
        delete node;
        return nullptr;
    }
    auto* nodes = static_cast<Nodes*>(node);
    if (!nodes)
        nodes = new Nodes(window());
    nodes->picture->show(window(), {{1, m_picture, sheetBox()}});
    nodes->frame(frame());
    return nodes;
}

void MinimapItem::mousePressEvent(QMouseEvent* event) {
    const QRectF box = frame();
    m_grip = box.contains(event->position()) ? event->position() - box.center() : QPointF();
    lookAt(event->position());
}

void MinimapItem::mouseMoveEvent(QMouseEvent* event) {
    lookAt(event->position());
}

void MinimapItem::lookAt(QPointF at) {
    const QRectF box = sheetBox();
    if (!box.isEmpty())
        m_board->setCentre((at - m_grip - box.topLeft()) / scale() +
                           m_board->camera().sheet().topLeft());
}

} // namespace esagono
