// SPDX-License-Identifier: GPL-3.0-or-later
// A strip of cells: so many solid ones, then so many hatched ones. One item, however many cells.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace esagono {

class CellStrip : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int solid MEMBER m_solid NOTIFY changed)
    Q_PROPERTY(int hatched MEMBER m_hatched NOTIFY changed)
    Q_PROPERTY(qreal cell MEMBER m_cell NOTIFY changed) // its width
    Q_PROPERTY(qreal gap MEMBER m_gap NOTIFY changed)
    Q_PROPERTY(QColor solidColour MEMBER m_solidColour NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed) // under the hatching
    Q_PROPERTY(QColor hatching MEMBER m_hatching NOTIFY changed)

public:
    explicit CellStrip(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    int m_solid = 0;
    int m_hatched = 0;
    qreal m_cell = 0;
    qreal m_gap = 0;
    QColor m_solidColour;
    QColor m_ground;
    QColor m_hatching;
};

} // namespace esagono
