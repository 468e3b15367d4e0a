// SPDX-License-Identifier: GPL-3.0-or-later
// The soft shadow of a rounded sheet. Its corners are painted once and what lies between them is
// stretched: it needs no graphics processor, and a large sheet costs no more than a small one.
#pragma once

#include <QImage>
#include <QQuickItem>

namespace esagono {

/// Lies around the sheet: `reach` wider on every side.
class Shadow : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(int elevation MEMBER m_elevation NOTIFY changed)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed)
    Q_PROPERTY(qreal reach READ reach NOTIFY changed)

public:
    explicit Shadow(QQuickItem* parent = nullptr);
    [[nodiscard]] qreal reach() const { return m_elevation >= 3 ? 36 : 16; }

Q_SIGNALS:
    void changed();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    [[nodiscard]] qreal blur() const { return m_elevation >= 3 ? 30 : 12; }
    [[nodiscard]] QImage picture(QSize size) const;

    qreal m_radius = 6;
    int m_elevation = 2;
    bool m_dark = false;
    bool m_stale = true; ///< the picture shows another manner
};

} // namespace esagono
