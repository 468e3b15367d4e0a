// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/map_lettering.h"

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr qreal capHeight = 0.70;
constexpr qreal descent = 0.22;
constexpr qreal leading = 1.0;
constexpr int drawnSize = 128; // pixels; outlines are scaled down from here

QFont fontOf(Script script, qreal spacing) {
    QFont font;
    const bool sans = script == Script::Figures || script == Script::Bold;
    if (sans)
        font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Roboto"),
                          QStringLiteral("Noto Sans"), QStringLiteral("Arial")});
    else
        font.setFamilies({QStringLiteral("Esagono Serif"), QStringLiteral("Vollkorn"),
                          QStringLiteral("Source Serif 4"), QStringLiteral("Noto Serif"),
                          QStringLiteral("Georgia"), QStringLiteral("Times New Roman")});
    font.setStyleHint(sans ? QFont::SansSerif : QFont::Serif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(drawnSize);
    font.setItalic(script == Script::Nature);
    switch (script) {
    case Script::City:
    case Script::Title:
    case Script::Bold:
        font.setWeight(QFont::Bold);
        break;
    case Script::Town:
        font.setWeight(QFont::DemiBold);
        break;
    case Script::Village:
    case Script::Figures:
        font.setWeight(QFont::Medium);
        break;
    case Script::Nature:
        font.setWeight(QFont::Normal);
        break;
    }
    if (spacing != 0)
        font.setLetterSpacing(QFont::AbsoluteSpacing, spacing * drawnSize);
    return font;
}

} // namespace

KeptPath::KeptPath(const QPainterPath& path)
    : m_rule(path.fillRule()) {
    const auto count = std::size_t(path.elementCount());
    m_at.reserve(2 * count);
    m_elements.reserve(count);
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        m_at.push_back(float(element.x));
        m_at.push_back(float(element.y));
        m_elements.push_back(std::uint8_t(element.type));
    }
}

QPainterPath KeptPath::path() const {
    QPainterPath path;
    path.setFillRule(m_rule);
    path.reserve(int(m_elements.size()));
    const auto point = [this](std::size_t i) {
        return QPointF(qreal(m_at[2 * i]), qreal(m_at[2 * i + 1]));
    };
    for (std::size_t i = 0; i < m_elements.size(); ++i)
        switch (m_elements[i]) {
        case QPainterPath::MoveToElement:
            path.moveTo(point(i));
            break;
        case QPainterPath::LineToElement:
            path.lineTo(point(i));
            break;
        default: // a curve: its two other points follow
            path.cubicTo(point(i), point(i + 1), point(i + 2));
            i += 2;
        }
    return path;
}

QSizeF sizeOf(const QString& text, Script script, qreal spacing) {
    const QFontMetricsF metrics(fontOf(script, spacing));
    const QStringList lines = text.split(QLatin1Char('\n'));
    qreal width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line) / drawnSize - spacing);
    return {width, capHeight + descent + leading * static_cast<qreal>(lines.size() - 1)};
}

Lettering lettered(const QString& text, Script script, Align align, qreal spacing) {
    const QFont font = fontOf(script, spacing);
    const QFontMetricsF metrics(font);
    Lettering lettering;
    lettering.size = sizeOf(text, script, spacing);
    const QStringList lines = text.split(QLatin1Char('\n'));
    QPainterPath path;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const qreal free =
            lettering.size.width() - (metrics.horizontalAdvance(lines[i]) / drawnSize - spacing);
        const qreal left = align == Align::Left ? 0 : align == Align::Centre ? free / 2 : free;
        path.addText(left * drawnSize, (capHeight + leading * static_cast<qreal>(i)) * drawnSize,
                     font, lines[i]);
    }
    path.setFillRule(Qt::WindingFill);
    lettering.shape = KeptPath(QTransform::fromScale(1.0 / drawnSize, 1.0 / drawnSize).map(path));
    return lettering;
}

QString inTwoLines(const QString& name) {
    constexpr qsizetype shortEnough = 13;
    if (name.size() <= shortEnough)
        return name;
    qsizetype best = -1;
    for (qsizetype i = 1; i + 1 < name.size(); ++i)
        if (name[i] == QLatin1Char(' ') &&
            (best < 0 || std::abs(2 * i - name.size()) < std::abs(2 * best - name.size())))
            best = i;
    QString cut = name;
    if (best > 0)
        cut[best] = QLatin1Char('\n');
    return cut;
}

} // namespace esagono
