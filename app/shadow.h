// SPDX-License-Identifier: GPL-3.0-or-later
// The soft shadow of a rounded sheet. Painted once per size of corner and stretched: it needs no
// graphics processor.
#pragma once

#include <QQuickPaintedItem>

namespace esagono {

/// Lies around the sheet: `reach` wider on every side.
class Shadow : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(int elevation MEMBER m_elevation NOTIFY changed)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed)
    Q_PROPERTY(qreal reach READ reach NOTIFY changed)

public:
    explicit Shadow(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;
    [[nodiscard]] qreal reach() const { return m_elevation >= 3 ? 36 : 16; }

Q_SIGNALS:
    void changed();

private:
    qreal m_radius = 6;
    int m_elevation = 2;
    bool m_dark = false;
};

} // namespace esagono
