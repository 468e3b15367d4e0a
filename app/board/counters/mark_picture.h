// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing by its name, for tracks and panels: weather, morale, objective … or a badge.
#pragma once

#include "app/board/scene/board_source.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace esagono {

class MarkPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(esagono::BoardSource* source READ source WRITE setSource NOTIFY changed)
    Q_PROPERTY(QString symbol MEMBER m_symbol WRITE setSymbol NOTIFY changed)
    Q_PROPERTY(QString text MEMBER m_text WRITE setText NOTIFY changed)
    Q_PROPERTY(int side MEMBER m_side WRITE setSide NOTIFY changed) // whose colour; -1: nobody's
    Q_PROPERTY(bool framed MEMBER m_framed WRITE setFramed NOTIFY changed) // as a marker lies there
    Q_PROPERTY(bool safePalette MEMBER m_safePalette WRITE setSafePalette NOTIFY changed)

public:
    explicit MarkPicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] BoardSource* source() const { return m_source; }
    void setSource(BoardSource* source);
    void setSymbol(const QString& symbol) { change(m_symbol, symbol); }
    void setText(const QString& text) { change(m_text, text); }
    void setSide(int side) { change(m_side, side); }
    void setFramed(bool framed) { change(m_framed, framed); }
    void setSafePalette(bool safe) { change(m_safePalette, safe); }

Q_SIGNALS:
    void changed();

private:
    template <class Value>
    void change(Value& member, const Value& value) {
        if (member == value)
            return;
        member = value;
        readAccent();
        Q_EMIT changed();
    }
    void readAccent();

    QPointer<BoardSource> m_source;
    QString m_symbol;
    QString m_text;
    int m_side = -1;
    bool m_framed = false;
    bool m_safePalette = false;
    QRgb m_accent = 0;
};

} // namespace esagono
