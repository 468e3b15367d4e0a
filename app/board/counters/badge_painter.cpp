// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/badge_painter.h"

#include "app/board/counters/counter_text.h"
#include "app/board/lettering/path_text.h"
#include "app/board/map/palette.h"

#include <QPainter>

namespace esagono {

namespace {

/// An outline about the origin with its colours, the sign it bears when no text is given, and how
/// its text is set.
struct BadgeRow {
    std::string_view name;
    const char* outline;
    QRgb fill;
    QRgb edge;
    qreal width;
    QRgb ink;
    const char* lines; ///< a sign made of lines
    qreal lineWidth;
    const char* solid; ///< a sign that is filled
    qreal textSize;
    qreal baseline;
};
constexpr QRgb amber = 0xfff6c445;
constexpr BadgeRow badgeRows[] = {
    {"", "", 0, 0, 0, 0, "", 0, "", 0, 0},
    {"burst", "", amber, print::ink, 1.6, print::ink, "", 0, "", 14, 5},
    {"octagon", "M-6 -14.5H6L14.5 -6V6L6 14.5H-6L-14.5 6V-6Z", print::red, print::cream, 1.8,
     print::cream, "M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5", 3.4, "", 14, 5},
    {"arrow", "M-14 -9H3L14 0L3 9H-14L-7.5 0Z", print::paper, print::ink, 1.8, print::ink, "", 0,
     "", 12, 4.3},
    {"crossed_circle", "O0 0 14", print::paper, print::ink, 1.8, print::red,
     "M-7 7L7 -7M7 7L-7 -7M-8.5 2.5L-2.5 8.5M8.5 2.5L2.5 8.5", 2.6, "", 14, 5},
    {"shield", "M-13 -13H13V2c0 8-7 11.5-13 14c-6-2.5-13-6-13-14Z", print::blue, print::cream, 1.8,
     print::cream, "", 0, "", 17, 6},
    {"barred_square",
     "M-10 -13H10A3 3 0 0 1 13 -10V10A3 3 0 0 1 10 13H-10A3 3 0 0 1 -13 10V-10A3 3 0 0 1 -10 -13Z",
     0xff8d867a, print::ink, 1.6, print::cream, "M-13 13L13 -13", 3.6, "", 15, 5.3},
    {"flame", "M0 -16c14 11 12 18 9 22c-2 5-6 8-9 8c-3 0-13-3-12-12c1-7 9-10 12-18Z", print::red,
     print::ink, 1.5, print::cream, "", 0, "", 15, 11},
    {"trapezium", "M-15 8L-9 -6H9L15 8Z", 0xffd8c9a2, print::ink, 1.7, print::ink, "M-7 3.5H6", 3.4,
     "O-8 1.5 2.5", 12, 5.6},
    {"rounded_box",
     "M-9 -11H9A6 6 0 0 1 15 -5V5A6 6 0 0 1 9 11H-9A6 6 0 0 1 -15 5V-5A6 6 0 0 1 -9 -11Z",
     print::paper, print::ink, 1.7, print::ink, "M0 -8V3M-5 -1L0 4.5L5 -1M-9 8H9", 2.5, "", 15,
     5.3},
    {"triangle", "M0 -15L16 13H-16Z", amber, print::ink, 1.8, print::ink, "M0 -6V4", 3.6,
     "O0 8.5 2.1", 15, 9.5},
    {"diamond", "M0 -16L16 0L0 16L-16 0Z", print::paper, print::red, 2.2, print::red, "", 0, "",
     13.5, 4.8},
    {"lock", "M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z", print::paper, print::ink, 1.8, print::ink,
     "M-4 -2V-5A4 4 0 0 1 4 -5V-2", 2.4, "M-6 -2H6V7H-6Z", 14, 5},
    {"pill", "M-4 -7H4A7 7 0 0 1 4 7H-4A7 7 0 0 1 -4 -7Z", print::ink, print::cream, 1.4,
     print::cream, "", 0, "", 12, 4.3},
};

QPainterPath outlineOf(BadgeShape shape) {
    if (shape == BadgeShape::Burst)
        return starPath({}, 16, 8, 0.72);
    return pathFrom(badgeRows[std::size_t(shape)].outline);
}

} // namespace

BadgeShape badgeNamed(std::string_view name) {
    for (std::size_t i = 1; i < std::size(badgeRows); ++i)
        if (badgeRows[i].name == name)
            return BadgeShape(i);
    return BadgeShape::None;
}

std::string_view badgeName(BadgeShape shape) {
    return badgeRows[std::size_t(shape)].name;
}

QRectF badgeBounds(BadgeShape shape) {
    const qreal rim = badgeRows[std::size_t(shape)].width / 2;
    return outlineOf(shape).boundingRect().adjusted(-rim, -rim, rim, rim);
}

void paintBadge(QPainter& painter, QPointF centre, qreal unit, const BadgeLook& look) {
    if (look.shape == BadgeShape::None)
        return;
    const BadgeRow& row = badgeRows[std::size_t(look.shape)];
    const QPainterPath outline = outlineOf(look.shape);
    const QColor fill(look.fill != 0 ? look.fill : row.fill);
    // A letter keeps its contrast whatever ground a package chooses.
    const QRgb ink = look.fill != 0 ? inkOn(look.fill) : row.ink;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(unit, unit);
    painter.fillPath(outline, fill);
    painter.strokePath(
        outline, QPen(QColor(row.edge), row.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    if (look.text.isEmpty()) {
        painter.fillPath(pathFrom(row.solid), QColor(ink));
        if (row.lineWidth > 0)
            painter.strokePath(pathFrom(row.lines), QPen(QColor(ink), row.lineWidth, Qt::SolidLine,
                                                         Qt::RoundCap, Qt::RoundJoin));
    } else {
        const qreal size = look.text.size() > 1 ? row.textSize * 0.96 : row.textSize;
        paintText(painter, {0, row.baseline}, size, look.text, QColor(ink), 20);
    }
    painter.restore();
}

} // namespace esagono
