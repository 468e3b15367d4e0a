// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/counters/symbol_picture.h"

#include "app/board/counters/nato_symbols.h"

#include <QPainter>

#include <algorithm>

namespace esagono {

namespace {

/// Where a symbol stands on a counter of 100 units, with a little air.
constexpr QRectF symbolBox(23, 18, 54, 40); // wheels stand below the box

} // namespace

SymbolPicture::SymbolPicture(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setImplicitSize(36, 24);
}

void SymbolPicture::paint(QPainter* painter) {
    const SymbolNumber symbol = symbolNamed(m_symbol.toStdString());
    if (symbol == noSymbol)
        return;
    const qreal scale = std::min(width() / symbolBox.width(), height() / symbolBox.height());
    painter->translate(width() / 2, height() / 2);
    painter->scale(scale, scale);
    painter->translate(-symbolBox.center());
    paintSymbol(*painter, symbol, {m_color.rgba(), m_ground.rgba(), m_color.rgba()});
}

bool SymbolPicture::isDrawable() const {
    return symbolNamed(m_symbol.toStdString()) != noSymbol;
}

void SymbolPicture::setSymbol(const QString& symbol) {
    m_symbol = symbol;
    update();
    Q_EMIT changed();
}

void SymbolPicture::setColor(const QColor& color) {
    m_color = color;
    update();
    Q_EMIT changed();
}

void SymbolPicture::setGround(const QColor& ground) {
    m_ground = ground;
    update();
    Q_EMIT changed();
}

} // namespace esagono
