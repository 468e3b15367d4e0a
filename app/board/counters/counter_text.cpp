// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/counter_text.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <cmath>

namespace esagono {

namespace {

constexpr qreal keptSize = 100;    // outlines are kept at this size
constexpr qreal digitWidth = 0.51; // of a narrow face, as part of its size

struct Outline {
    QPainterPath path;
    qreal advance = 0;
};

/// The outlines of one face. Each thread that draws has its own: a board's worker and the window do
/// not wait for each other.
class TypeFace {
public:
    TypeFace() {
        m_font.setFamilies({QStringLiteral("Roboto Condensed"), QStringLiteral("Arial Narrow"),
                            QStringLiteral("Liberation Sans Narrow"),
                            QStringLiteral("DejaVu Sans Condensed"), QStringLiteral("Inter"),
                            QStringLiteral("Arial"), QStringLiteral("Helvetica")});
        m_font.setPixelSize(int(keptSize));
        m_font.setWeight(QFont::Bold);
        m_font.setHintingPreference(QFont::PreferNoHinting);
        const qreal width = QFontMetricsF(m_font).horizontalAdvance(u'0') / keptSize;
        m_narrowing = width > digitWidth * 1.1 ? digitWidth / width : 1;
    }

    const Outline& outline(char32_t letter) {
        const auto found = m_outlines.constFind(letter);
        if (found != m_outlines.cend())
            return *found;
        const QString text = QString::fromUcs4(&letter, 1);
        QPainterPath path;
        path.addText(0, 0, m_font, text);
        const QTransform narrow = QTransform::fromScale(m_narrowing, 1);
        return *m_outlines.insert(
            letter,
            {narrow.map(path), m_narrowing * QFontMetricsF(m_font).horizontalAdvance(text)});
    }

private:
    QFont m_font;
    qreal m_narrowing = 1;
    QHash<char32_t, Outline> m_outlines;
};

Outline outlineOf(const QString& text) {
    thread_local TypeFace face;
    Outline line;
    for (const char32_t letter : text.toUcs4()) {
        const Outline& next = face.outline(letter);
        line.path.addPath(next.path.translated(line.advance, 0));
        line.advance += next.advance;
    }
    line.path.setFillRule(Qt::WindingFill);
    return line;
}

} // namespace

qreal textWidth(const QString& text, qreal size) {
    return outlineOf(text).advance * size / keptSize;
}

void paintText(QPainter& painter, QPointF baseline, qreal size, const QString& text, QColor colour,
               qreal room) {
    const Outline line = outlineOf(text);
    const qreal scale = size / keptSize;
    const qreal width = line.advance * scale;
    const qreal narrow = room > 0 && width > room ? room / width : 1;
    painter.save();
    const QTransform device = painter.deviceTransform();
    if (device.type() <= QTransform::TxScale && device.m22() > 0) { // feet stand on whole pixels
        const qreal y = device.map(baseline).y();
        baseline.ry() += (std::round(y) - y) / device.m22();
    }
    painter.translate(baseline);
    painter.scale(scale * narrow, scale);
    painter.translate(-line.advance / 2, 0);
    painter.fillPath(line.path, colour);
    painter.restore();
}

} // namespace esagono
