// SPDX-License-Identifier: GPL-3.0-or-later
// A line of dots under a word: one item instead of a rectangle for every dot.
#pragma once

#include <QColor>
#include <QQuickItem>

namespace esagono {

class DottedLine : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit DottedLine(QQuickItem* parent = nullptr);

Q_SIGNALS:
    void changed();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    QColor m_color = Qt::black;
};

} // namespace esagono
