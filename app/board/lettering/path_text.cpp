// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/path_text.h"

#include <QByteArrayView>
#include <QtMath>

namespace esagono {

namespace {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

class PathReader {
public:
    explicit PathReader(std::string_view text)
        : m_rest(text) {}

    QPainterPath read() {
        char letter = 'M';
        while (skipBlanks()) {
            const char c = m_rest.front();
            if (!isDigit(c) && c != '-' && c != '.') {
                letter = c;
                m_rest.remove_prefix(1);
            } else if (letter == 'M' || letter == 'm') {
                letter = letter == 'M' ? 'L' : 'l'; // further points of a move are lines
            }
            step(letter);
        }
        return m_path;
    }

private:
    bool skipBlanks() {
        while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == ','))
            m_rest.remove_prefix(1);
        return !m_rest.empty();
    }

    qreal number() {
        skipBlanks();
        std::size_t length = m_rest.front() == '-' ? 1 : 0;
        bool point = false;
        for (; length < m_rest.size(); ++length) {
            if (m_rest[length] == '.' && !point)
                point = true;
            else if (!isDigit(m_rest[length]))
                break;
        }
        const qreal value = QByteArrayView(m_rest.data(), qsizetype(length)).toDouble();
        m_rest.remove_prefix(length);
        return value;
    }

    QPointF point(bool relative) {
        const qreal x = number();
        const qreal y = number();
        return relative ? m_at + QPointF(x, y) : QPointF(x, y);
    }

    void lineTo(QPointF to) {
        m_path.lineTo(to);
        m_at = to;
    }

    void step(char letter) {
        const bool relative = letter >= 'a';
        switch (letter & ~0x20) {
        case 'M':
            m_at = point(relative);
            m_path.moveTo(m_at);
            break;
        case 'L':
            lineTo(point(relative));
            break;
        case 'H':
            lineTo({number() + (relative ? m_at.x() : 0), m_at.y()});
            break;
        case 'V':
            lineTo({m_at.x(), number() + (relative ? m_at.y() : 0)});
            break;
        case 'C': {
            const QPointF first = point(relative);
            const QPointF second = point(relative);
            const QPointF end = point(relative);
            m_path.cubicTo(first, second, end);
            m_at = end;
            break;
        }
        case 'Q': {
            const QPointF bend = point(relative);
            const QPointF end = point(relative);
            m_path.quadTo(bend, end);
            m_at = end;
            break;
        }
        case 'A': {
            const qreal width = number();
            const qreal height = number();
            static_cast<void>(number()); // no outline here is slanted
            const bool large = number() != 0;
            const bool clockwise = number() != 0;
            arcTo(point(relative), width, height, large, clockwise);
            break;
        }
        case 'O': {
            const QPointF centre = point(relative);
            const qreal radius = number();
            m_path.addEllipse(centre, radius, radius);
            break;
        }
        default:
            m_path.closeSubpath();
            m_at = m_path.currentPosition();
        }
    }

    /// Part of an ellipse; radii that are too short grow until the end can be reached.
    void arcTo(QPointF end, qreal width, qreal height, bool large, bool clockwise) {
        const QPointF half((m_at.x() - end.x()) / 2 / width, (m_at.y() - end.y()) / 2 / height);
        const qreal square = QPointF::dotProduct(half, half);
        const qreal grow = square > 1 ? qSqrt(square) : 1;
        const qreal away = square > 1 || square == 0 ? 0 : qSqrt(1 / square - 1);
        const qreal turn = large == clockwise ? -away : away;
        const QPointF middle = (m_at + end) / 2;
        const QPointF centre(middle.x() + turn * half.y() * width,
                             middle.y() - turn * half.x() * height);
        const auto angleOf = [&](QPointF p) {
            return qRadiansToDegrees(
                qAtan2(-(p.y() - centre.y()) / height, (p.x() - centre.x()) / width));
        };
        const qreal start = angleOf(m_at);
        qreal sweep = angleOf(end) - start;
        if (clockwise && sweep > 0)
            sweep -= 360;
        if (!clockwise && sweep < 0)
            sweep += 360;
        const QSizeF radii(width * grow, height * grow);
        m_path.arcTo(centre.x() - radii.width(), centre.y() - radii.height(), 2 * radii.width(),
                     2 * radii.height(), start, sweep);
        m_at = end;
    }

    std::string_view m_rest;
    QPainterPath m_path;
    QPointF m_at;
};

} // namespace

QPainterPath pathFrom(std::string_view text) {
    return PathReader(text).read();
}

QPainterPath starPath(QPointF centre, qreal radius, int points, qreal depth) {
    QPainterPath star;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = M_PI * i / points - M_PI / 2;
        const qreal reach = i % 2 == 0 ? radius : radius * depth;
        const QPointF corner = centre + QPointF(reach * qCos(angle), reach * qSin(angle));
        if (i == 0)
            star.moveTo(corner);
        else
            star.lineTo(corner);
    }
    star.closeSubpath();
    return star;
}

} // namespace esagono
