// SPDX-License-Identifier: GPL-3.0-or-later
// The whole map, small, with the units as squares in the colours of their sides, and a frame around
// what the board shows. The frame can be dragged.
#pragma once

#include "app/board/scene/board_item.h"

#include <QImage>
#include <QPointer>
#include <QQuickItem>

namespace esagono {

class MinimapItem : public QQuickItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Minimap)
    Q_PROPERTY(esagono::BoardItem* board READ board WRITE setBoard NOTIFY boardChanged)

public:
    explicit MinimapItem(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardItem* board() const { return m_board; }
    void setBoard(BoardItem* board);
    /// The board's frame here.
    [[nodiscard]] QRectF frame() const;

Q_SIGNALS:
    void boardChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void contentChanged();
    void lookAt(QPointF at);
    /// Where the sheet lies in the item, as large as it fits.
    [[nodiscard]] QRectF sheetBox() const;
    [[nodiscard]] qreal scale() const;

    QPointer<BoardItem> m_board;
    QImage m_picture; ///< the map and the units
    bool m_stale = true;
    QPointF m_grip; ///< from the frame's middle to where it is held
};

} // namespace esagono
