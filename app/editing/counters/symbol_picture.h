// SPDX-License-Identifier: GPL-3.0-or-later
// The symbol of a troop type by itself, for choosing one.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace esagono {

class SymbolPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString symbol MEMBER m_symbol WRITE setSymbol NOTIFY changed) ///< "infantry"
    /// Whether there is such a symbol.
    Q_PROPERTY(bool drawable READ isDrawable NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color WRITE setColor NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground WRITE setGround NOTIFY changed)

public:
    explicit SymbolPicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;
    [[nodiscard]] bool isDrawable() const;
    void setSymbol(const QString& symbol);
    void setColor(const QColor& color);
    void setGround(const QColor& ground);

Q_SIGNALS:
    void changed();

private:
    QString m_symbol;
    QColor m_color = Qt::black;
    QColor m_ground = Qt::white;
};

} // namespace esagono
