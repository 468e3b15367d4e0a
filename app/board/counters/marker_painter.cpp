// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/marker_painter.h"

#include "app/board/counters/counter_text.h"
#include "app/board/lettering/path_text.h"

#include <QPainter>

namespace esagono {

namespace {

constexpr QRgb accent = 1; ///< stands for the colour of the marker's side

/// A filled or drawn outline; 0: not filled, not drawn.
struct DrawingPiece {
    QRgb fill;
    QRgb line;
    qreal width;
    const char* path;
};
/// Where a drawing has its text: none if the size is 0.
struct TextPlace {
    qreal baseline = 84;
    qreal size = 26;
    QRgb colour = print::ink;
};
struct DrawingRow {
    const char* name;
    std::vector<DrawingPiece> pieces;
    TextPlace text = {};
};

const std::vector<DrawingRow>& drawingRows() {
    constexpr QRgb ink = print::ink;
    constexpr QRgb earth = 0xff6d4a1e;
    constexpr QRgb sand = 0xffd8c9a2;
    constexpr QRgb sky = 0xffc9d6e2;
    constexpr QRgb sun = 0xfff0c34a;
    constexpr QRgb stone = 0xff8d867a;
    static const std::vector<DrawingRow> rows = {
        {"marker", {{sand, ink, 2.4, "M50 18L77.7 34V66L50 82L22.3 66V34Z"}}, {59, 26, ink}},
        {"trench", {{0, earth, 5, "M14 50h11V33h16.7v17h16.6V33H75v17h11"}}, {86, 28, ink}},
        {"bunker",
         {{sand, ink, 3, "M22 56L31 25H69L78 56Z"}, {ink, 0, 0, "M35 35H65L67 43H33Z"}},
         {88, 27, ink}},
        {"fort",
         {{accent, ink, 3, "M20 58V26H30V34H40V26H60V34H70V26H80V58Z"},
          {print::cream, 0, 0, "M43 58V46A7 7 0 0 1 57 46V58Z"}},
         {88, 27, ink}},
        {"mine",
         {{ink, 0, 0, "O50 40 14"},
          {0, ink, 3.6, "M50 18V62M28 40H72M34.4 24.4L65.6 55.6M65.6 24.4L34.4 55.6"},
          {print::ground, 0, 0, "O45.5 35.5 3"}},
         {91, 27, print::red}},
        {"objective",
         {{print::red, print::cream, 2,
           "M50 13L58.88 36.78L84.24 37.88L64.38 53.68L71.16 78.13L50 64.12L28.84 78.13L35.62 "
           "53.68L15.76 37.88L41.12 36.78Z"}},
         {59, 29, print::cream}},
        {"weather_fair",
         {{sun, ink, 2, "O50 50 18"},
          {0, ink, 3.4,
           "M74 50H84M67 67L74 74M50 74V84M33 67L26 74M26 50H16M33 33L26 26M50 26V16M67 33L74 26"}},
         {0, 0, ink}},
        {"weather_rain",
         {{sky, ink, 2.6, "M28 58a14 14 0 0 1 4-27a18 18 0 0 1 34-3a15 15 0 0 1 6 30Z"},
          {0, print::blue, 4.4, "M36 67l-5 13M51 67l-5 13M66 67l-5 13"}},
         {0, 0, ink}},
        {"weather",
         {{0, ink, 3, "M60 22V15M76 28L81 23M83 44H90M44 28L39 23M76 60L81 65"},
          {sun, ink, 2, "O60 44 15"},
          {sky, ink, 2.6, "M26 74a12 12 0 0 1 3-23a16 16 0 0 1 30-3a13 13 0 0 1 6 26Z"},
          {0, print::blue, 4, "M34 80l-4 9M47 80l-4 9M60 80l-4 9"}},
         {0, 0, ink}},
        {"frost",
         {{0, print::blue, 4,
           "M50 16V84M20.5 33L79.5 67M79.5 33L20.5 67M41 20L50 28L59 20M41 80L50 72L59 80M21 "
           "44L32.5 40L30.5 28M79 56L67.5 60L69.5 72M79 44L67.5 40L69.5 28M21 56L32.5 60L30.5 72"}},
         {0, 0, ink}},
        {"morale",
         {{0, ink, 4, "M27 70V12"},
          {accent, ink, 2.4, "M29 14C42 6 54 24 79 14V48C54 58 42 40 29 48Z"}},
         {90, 28, ink}},
        {"turn", {{ink, 0, 0, "M16 40H58V26L86 50L58 74V60H16Z"}}, {0, 0, ink}},
        {"control", {{accent, ink, 2.4, "M14 22H86V78H14Z"}}, {62, 34, print::cream}},
        {"factory_demolished",
         {{stone, ink, 2.4, "M22 80V46l17 10.5V46l17 10.5V36h8l3-14h9l2 58Z"},
          {0, print::cream, 10, "M16 18L84 86"},
          {0, print::red, 7, "M16 18L84 86"}},
         {0, 0, ink}},
        {"offensive",
         {{0, print::red, 10, "M16 74C28 32 56 24 71 40"},
          {print::red, 0, 0, "M56 46L84 60L87 26Z"}},
         {0, 0, ink}},
        {"air_point",
         {{accent, 0, 0,
           "M50 18c3.6 0 5.1 5.2 5.4 13.5L90 42.5V51L55.7 47L54 64.5L66.5 70.5V76.5L50 73.5L33.5 "
           "76.5V70.5L46 64.5L44.3 47L10 51V42.5L44.6 31.5c.3-8.3 1.8-13.5 5.4-13.5Z"}},
         {95, 20, ink}},
        {"event", {{print::paper, ink, 3, "M24 82L50 16L76 82Z"}}, {76, 26, ink}},
        {"supply_source",
         {{sand, ink, 2.6, "M20 38L50 22L80 38V80H20Z"},
          {0, ink, 2.6, "M20 38L50 54L80 38M50 54V80"},
          {ink, 0, 0, "M58 60L72 52.5V58L58 65.5Z"}},
         {0, 0, ink}},
        {"hospital",
         {{print::paper, ink, 2.6, "M20 20H80V80H20Z"},
          {print::red, 0, 0, "M42 28H58V42H72V58H58V72H42V58H28V42H42Z"}},
         {0, 0, ink}},
        {"landing",
         {{0, print::blue, 4, "M12 76c7-7 12-7 19 0c7 7 12 7 19 0c7-7 12-7 19 0c7 7 12 7 19 0"},
          {ink, 0, 0, "M42 14H58V42H72L50 66L28 42H42Z"}},
         {0, 0, ink}},
        {"ammunition",
         {{sand, ink, 2.6,
           "M26 78V44c0-9 4-17 7-22c3 5 7 13 7 22V78ZM43 78V44c0-9 4-17 7-22c3 5 7 13 7 22V78Z"},
          {0, ink, 2.6, "M60 78V44c0-9 4-17 7-22c3 5 7 13 7 22V78Z"},
          {0, ink, 2.6, "M26 68H40M43 68H57"}},
         {0, 0, ink}},
        {"points", {{sun, ink, 2.4, "O50 50 32"}, {0, ink, 1.6, "O50 50 26"}}, {62, 34, ink}},
        {"brigades",
         {{print::paper, ink, 3, "M18 34H82V74H18Z"},
          {0, ink, 3, "M18 34L82 74M82 34L18 74"},
          {0, ink, 3, "M45 16L55 28M55 16L45 28"}},
         {0, 0, ink}},
    };
    return rows;
}

struct DrawingShape {
    DrawingPiece piece;
    QPainterPath path;
};
const std::vector<std::vector<DrawingShape>>& drawingShapes() {
    static const std::vector<std::vector<DrawingShape>> shapes = [] {
        std::vector<std::vector<DrawingShape>> all;
        for (const DrawingRow& row : drawingRows()) {
            std::vector<DrawingShape>& drawing = all.emplace_back();
            for (const DrawingPiece& piece : row.pieces)
                drawing.push_back({piece, pathFrom(piece.path)});
        }
        return all;
    }();
    return shapes;
}

} // namespace

int markerDrawingNamed(std::string_view name) {
    const std::vector<DrawingRow>& rows = drawingRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].name == name)
            return int(i);
    return -1;
}

QStringList markerDrawingNames() {
    QStringList names;
    for (const DrawingRow& row : drawingRows())
        names.append(QLatin1String(row.name));
    return names;
}

void paintMarkerDrawing(QPainter& painter, const MarkerLook& look) {
    if (look.badge.shape != BadgeShape::None)
        paintBadge(painter, {50, 50}, 2.2, look.badge);
    if (look.drawing < 0 || look.drawing >= int(drawingShapes().size()))
        return;
    const auto inkOf = [&](QRgb named) {
        return QColor(named != accent ? named : look.accent != 0 ? look.accent : print::red);
    };
    const TextPlace& place = drawingRows()[std::size_t(look.drawing)].text;
    const bool writes = !look.text.isEmpty() && place.size > 0;
    painter.save();
    if (!writes && place.baseline > 80) // what leaves room for a text that is not there is centred
        painter.translate(0, 10);
    for (const DrawingShape& shape : drawingShapes()[std::size_t(look.drawing)]) {
        if (shape.piece.fill != 0)
            painter.fillPath(shape.path, inkOf(shape.piece.fill));
        if (shape.piece.line != 0)
            painter.strokePath(shape.path, QPen(inkOf(shape.piece.line), shape.piece.width,
                                                Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
    if (writes)
        paintText(painter, {50, place.baseline}, place.size, look.text, QColor(place.colour), 84);
    painter.restore();
}

} // namespace esagono
