// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes that marks over the map are made of. Every line carries a halo, so that it can be told
// from the map's own lines; sizes are device pixels.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPolygonF>
#include <QString>

class QPainter;

namespace esagono::overlay {

inline constexpr QRgb ink = 0xff1d1a16;
inline constexpr QRgb paper = 0xfffffdf6;
inline constexpr QRgb red = 0xff8f1d18;
inline constexpr QRgb blue = 0xff24507f;
inline constexpr QRgb gold = 0xffffd451;
inline constexpr QRgb green = 0xff3c6a34;
inline constexpr QRgb front = 0xff5b2c83;  // never the colour of a line that is printed on a map
inline constexpr QRgb unsure = 0xff9a5b00; // ours until somebody knows better

[[nodiscard]] QColor tinted(QRgb colour, qreal opacity);
/// From a pale yellow for little (0) to a dark red for the most (1), in five steps.
[[nodiscard]] QColor heatColour(qreal weight);

struct Line {
    QRgb colour = ink;
    qreal width = 1;
    Qt::PenStyle style = Qt::SolidLine;
};
/// The path drawn with one line over the other, the first at the bottom.
void strokes(QPainter& painter, const QPainterPath& path, std::initializer_list<Line> lines);

/// Parallel lines inside a polygon, rising or falling; they meet those of its neighbours.
void hatch(QPainter& painter, const QPolygonF& polygon, const QColor& colour, qreal width,
           qreal distance, bool rising);
/// Dots inside a polygon.
void dots(QPainter& painter, const QPolygonF& polygon, const QColor& colour, qreal radius,
          qreal distance);

/// A small label in a capsule; a diamond before the text says that whoever comes must stop.
struct Pill {
    QString text;
    bool stop = false;
    QRgb fill = paper;
    QRgb edge = blue;
    QRgb letters = ink;
    qreal height = 17;
};
[[nodiscard]] QRectF pillRect(QPointF centre, const Pill& pill);
void paintPill(QPainter& painter, QPointF centre, const Pill& pill);

/// A broad arrow from one point to the other.
[[nodiscard]] QPainterPath arrow(QPointF from, QPointF to, qreal width);
/// A line that leaves the straight way a little.
[[nodiscard]] QPainterPath bow(QPointF from, QPointF to);
/// A disc with a sign of one letter.
void paintDisc(QPainter& painter, QPointF centre, qreal radius, QRgb colour, const QString& sign);

} // namespace esagono::overlay
