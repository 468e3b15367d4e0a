// SPDX-License-Identifier: GPL-3.0-or-later
// Line icons by name: a box of 16 units, round lines of 1.5, one colour.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QStringList>

namespace esagono {

class Glyph : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed)
    Q_PROPERTY(qreal size READ edge WRITE setEdge NOTIFY changed) // edge of the box; 16 unless told

public:
    explicit Glyph(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] qreal edge() const { return m_edge; }
    void setEdge(qreal edge);

    [[nodiscard]] static QStringList names();

Q_SIGNALS:
    void changed();

private:
    QString m_name;
    QColor m_color = Qt::black;
    qreal m_edge = 16;
};

/// Paints an icon into a square box; an unknown name paints nothing.
void paintGlyph(QPainter& painter, const QRectF& box, const QString& name, const QColor& colour);

} // namespace esagono
