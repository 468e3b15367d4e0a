// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/figure_line.h"

#include "app/board/counters/counter_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace esagono {

namespace {

using FigureFrame = CounterFigure::Frame;
using Join = CounterFigure::Join;
using Stand = CounterFigure::Stand;

constexpr qreal capital = 0.711; // height of a figure as part of its size
constexpr qreal framed = 0.86;   // figures in frames are smaller

QString textOf(const CounterFigure& figure) {
    return figure.frame == FigureFrame::Parentheses ? u'(' + figure.text + u')' : figure.text;
}

qreal sizeOf(const CounterFigure& figure, qreal normal) {
    switch (figure.size) {
    case CounterFigure::Size::Large:
        return normal * 1.17;
    case CounterFigure::Size::Small:
        return normal * 0.6;
    default:
        return normal;
    }
}

qreal circleRadius(const CounterFigure& figure, qreal size) {
    return std::max(textWidth(figure.text, size * framed), size * 0.5) / 2 + size * 0.17;
}

} // namespace

FigureLine::FigureLine(const std::vector<CounterFigure>& figures, qreal baseline, qreal size,
                       qreal margin)
    : m_figures(figures)
    , m_baseline(baseline)
    , m_margin(margin) {
    for (const CounterFigure& figure : figures)
        m_spread = m_spread || figure.stand != Stand::Line;
    set(size);
    if (m_pieces.empty())
        return;
    qreal needed = 0;
    for (const Piece& piece : m_pieces)
        needed += piece.width;
    const qreal room = 100 - 2 * m_margin - (m_spread ? 5 * qreal(m_figures.size() - 1) : 0);
    if (needed > room)
        set(size * room / needed);
}

void FigureLine::set(qreal size) {
    m_pieces.clear();
    qreal x = 0;
    bool first = true;
    qreal rightmost = 100 - m_margin;
    for (const CounterFigure& figure : m_figures) {
        Piece piece{figure, 0, 0, sizeOf(figure, size)};
        piece.width = widthOf(piece);
        if (figure.stand == Stand::Right)
            piece.x = rightmost -= piece.width;
        else if (figure.stand == Stand::Middle)
            piece.x = 53 - piece.width / 2;
        else if (!first) {
            CounterFigure join = figure;
            join.text.clear();
            Piece between{join, x, 0, size};
            between.width = widthOf(between);
            x += between.width;
            m_pieces.push_back(between);
        }
        if (figure.stand == Stand::Line || figure.stand == Stand::Left) {
            piece.x = x;
            x += piece.width;
            first = false;
        }
        m_pieces.push_back(piece);
    }
    const qreal start = m_spread ? m_margin : 50 - x / 2;
    for (Piece& piece : m_pieces)
        if (piece.figure.stand == Stand::Line || piece.figure.stand == Stand::Left)
            piece.x += start;
}

qreal FigureLine::widthOf(const Piece& piece) const {
    const CounterFigure& figure = piece.figure;
    if (figure.text.isEmpty()) {
        switch (figure.join) {
        case Join::Dash:
            return piece.size * 0.36;
        case Join::Dot:
            return piece.size * 0.44;
        case Join::Slash:
            return textWidth(QStringLiteral("/"), piece.size);
        default:
            return piece.size * 0.3;
        }
    }
    const qreal plain = textWidth(textOf(figure), piece.size);
    const qreal star = figure.starred ? piece.size * 0.4 : 0;
    switch (figure.frame) {
    case FigureFrame::Circle:
        return 2 * circleRadius(figure, piece.size) + star + 1;
    case FigureFrame::Box:
    case FigureFrame::Reversed:
        return std::max(plain * framed * 0.9 + piece.size * 0.24, piece.size * 0.7) + star;
    default:
        return plain + star;
    }
}

QRectF FigureLine::bounds() const {
    QRectF all;
    for (const Piece& piece : m_pieces) {
        const bool isFramed =
            piece.figure.frame == FigureFrame::Circle && !piece.figure.text.isEmpty();
        const qreal radius = isFramed ? circleRadius(piece.figure, piece.size) + 1 : 0;
        const qreal height = std::max(piece.size * capital, 2 * radius);
        const qreal middle = m_baseline - piece.size * capital / 2;
        all |= QRectF(piece.x, middle - height / 2, piece.width, height);
    }
    return all;
}

void FigureLine::paint(QPainter& painter, QRgb ink) const {
    for (const Piece& piece : m_pieces) {
        if (piece.figure.text.isEmpty())
            paintJoin(painter, piece, QColor(ink));
        else
            paintFigure(painter, piece, QColor(ink));
    }
}

void FigureLine::paintJoin(QPainter& painter, const Piece& piece, QColor ink) const {
    QPainterPath path;
    const qreal middle = m_baseline - piece.size * 0.29;
    switch (piece.figure.join) {
    case Join::Dash:
        path.addRect(piece.x + piece.width * 0.14, middle - piece.size * 0.045, piece.width * 0.72,
                     piece.size * 0.09);
        break;
    case Join::Dot:
        path.addEllipse(QPointF(piece.x + piece.width / 2, middle), piece.size * 0.075,
                        piece.size * 0.075);
        break;
    case Join::Slash:
        paintText(painter, {piece.x + piece.width / 2, m_baseline}, piece.size, QStringLiteral("/"),
                  ink);
        break;
    default:
        break;
    }
    painter.fillPath(path, ink);
}

void FigureLine::paintFigure(QPainter& painter, const Piece& piece, QColor ink) const {
    const CounterFigure& figure = piece.figure;
    const qreal star = figure.starred ? piece.size * 0.4 : 0;
    const qreal width = piece.width - star;
    const QPointF foot(piece.x + width / 2, m_baseline);
    const QPointF middle(foot.x(), m_baseline - piece.size * capital / 2);
    const qreal raised = piece.size * capital * (1 - framed) / 2;
    QPainterPath frame;
    switch (figure.frame) {
    case FigureFrame::Circle: {
        const qreal radius = circleRadius(figure, piece.size);
        frame.addEllipse(middle, radius, radius);
        painter.fillPath(frame, QColor(print::paper));
        painter.strokePath(frame, QPen(QColor(print::ink), 2));
        paintText(painter, {foot.x(), foot.y() - raised}, piece.size * framed, figure.text,
                  QColor(print::ink));
        break;
    }
    case FigureFrame::Box:
    case FigureFrame::Reversed: {
        const qreal height = piece.size * 0.88;
        frame.addRoundedRect(QRectF(piece.x, middle.y() - height / 2, width, height), 3, 3);
        const bool reversed = figure.frame == FigureFrame::Reversed;
        painter.fillPath(frame, reversed ? ink : QColor(print::yellow));
        if (!reversed)
            painter.strokePath(frame, QPen(QColor(print::ink), 1.4));
        paintText(painter, {foot.x(), foot.y() - raised * 1.4}, piece.size * framed * 0.9,
                  figure.text, QColor(reversed ? inkOn(ink.rgb()) : print::ink));
        break;
    }
    default:
        paintText(painter, foot, piece.size, textOf(figure), ink);
    }
    if (figure.starred)
        paintText(painter, {piece.x + width + star / 2, m_baseline + piece.size * 0.03},
                  piece.size * 0.8, QStringLiteral("*"), ink);
    if (figure.underlined) {
        QPainterPath line;
        line.addRect(piece.x - 1, m_baseline + 1.6, width + 2, 2.8);
        painter.fillPath(line, ink);
    }
}

} // namespace esagono
