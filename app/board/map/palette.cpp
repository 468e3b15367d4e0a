// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/palette.h"

#include "app/board/lettering/path_text.h"

#include <QPainter>

#include <cmath>

namespace esagono {

namespace {

/// Marks in a circle of radius 6 about the origin; those with a width are lines.
struct MarkShape {
    std::string_view name;
    qreal width;
    const char* path;
};
constexpr MarkShape markShapes[] = {
    {"", 0, ""},
    {"square", 0, "M-5 -5H5V5H-5Z"},
    {"round", 0, "O0 0 5.4"},
    {"bar", 0, "M-6 -1.9H6V1.9H-6Z"},
    {"double_bar", 0, "M-6 -3.6H6V-1.2H-6ZM-6 1.2H6V3.6H-6Z"},
    {"triangle", 0, "M0 -6L6 4.8H-6Z"},
    {"open_triangle", 1.8, "M0 -4.8L5.1 4.2H-5.1Z"},
    {"half_triangle", 1.6, "M0 -6L6 4.8H-6Z"},
    {"diamond", 0, "M0 -6L6 0L0 6L-6 0Z"},
    {"star", 0, ""},
    {"three_star", 0, ""},
    {"saltire", 2.6, "M-4.8 -4.8L4.8 4.8M4.8 -4.8L-4.8 4.8"},
    {"cross", 2.8, "M0 -6V6M-6 0H6"},
    {"ring", 2.2, "O0 0 4.5"},
    {"chevron", 2.6, "M-6 3.6L0 -3.6L6 3.6"},
    {"flame", 0, "M0 -6C9 0.6 5.4 6 0 6C-5.4 6 -7.8 0.6 0 -6Z"},
};

double linear(int channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(QRgb colour) {
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) +
           0.0722 * linear(qBlue(colour));
}

QPainterPath markPath(NationMark mark) {
    switch (mark) {
    case NationMark::Star:
        return starPath({}, 6, 5, 0.42);
    case NationMark::ThreeStar:
        return starPath({0, 0.6}, 6.7, 3, 0.3);
    default:
        return pathFrom(markShapes[std::size_t(mark)].path);
    }
}

} // namespace

NationMark nationMarkNamed(std::string_view name) {
    for (std::size_t i = 1; i < std::size(markShapes); ++i)
        if (markShapes[i].name == name)
            return NationMark(i);
    return NationMark::None;
}

void paintNationMark(QPainter& painter, NationMark mark, QPointF centre, qreal radius,
                     QColor colour) {
    if (mark == NationMark::None)
        return;
    const MarkShape& shape = markShapes[std::size_t(mark)];
    const QPainterPath path = markPath(mark);
    painter.save();
    painter.translate(centre);
    painter.scale(radius / 6, radius / 6);
    if (shape.width == 0)
        painter.fillPath(path, colour);
    else
        painter.strokePath(path, QPen(colour, shape.width, Qt::SolidLine, Qt::FlatCap));
    if (mark == NationMark::HalfTriangle)
        painter.fillPath(pathFrom("M0 -6L6 4.8H0Z"), colour);
    painter.restore();
}

double contrast(QRgb one, QRgb other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QRgb inkOn(QRgb ground) {
    return contrast(print::ink, ground) >= contrast(print::cream, ground) ? print::ink
                                                                          : print::cream;
}

QRgb laidOver(QRgb colour, qreal opacity, QRgb ground) {
    const auto mix = [&](int above, int below) {
        return qRound(above * opacity + below * (1 - opacity));
    };
    return qRgb(mix(qRed(colour), qRed(ground)), mix(qGreen(colour), qGreen(ground)),
                mix(qBlue(colour), qBlue(ground)));
}

} // namespace esagono
