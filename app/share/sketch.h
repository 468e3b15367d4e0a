// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing made of lines, areas and words, for paper and for browsers alike.
#pragma once

#include <QColor>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <variant>
#include <vector>

class QPainter;

namespace esagono {

class Sketch {
public:
    explicit Sketch(QSizeF size)
        : m_size(size) {}
    [[nodiscard]] QSizeF size() const { return m_size; }

    struct Line {
        QPolygonF points;
        QColor colour;
        qreal width = 1;
        bool dashed = false;
    };
    struct Area {
        QPolygonF points;
        QColor colour;
    };
    struct Words {
        QString text;
        QPointF at; ///< on the base line
        QColor colour;
        qreal size = 11;
        Qt::AlignmentFlag align = Qt::AlignLeft;
        bool bold = false;
    };
    void add(Line line) { m_parts.emplace_back(std::move(line)); }
    void add(Area area) { m_parts.emplace_back(std::move(area)); }
    void add(Words words) { m_parts.emplace_back(std::move(words)); }

    /// Into a rectangle of the same proportions.
    void paint(QPainter& painter, const QRectF& box) const;
    /// An <svg> element; `title` is what it shows, for those who do not see it.
    [[nodiscard]] QString svg(const QString& title) const;

private:
    QSizeF m_size;
    std::vector<std::variant<Line, Area, Words>> m_parts;
};

} // namespace esagono
