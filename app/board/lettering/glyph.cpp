// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/lettering/glyph.h"

#include "app/board/lettering/path_text.h"

#include <QPainter>

namespace esagono {

namespace {

struct GlyphRow {
    const char* name;
    const char* lines;
    const char* solid = ""; ///< media marks, dots, arrow heads
};

constexpr GlyphRow glyphRows[] = {
    {"undo", "M5.5 3.5L2 7l3.5 3.5M2 7h7.5a4 4 0 0 1 0 8H6"},
    {"redo", "M10.5 3.5L14 7l-3.5 3.5M14 7H6.5a4 4 0 0 0 0 8H10"},
    {"why", "O8 8 6.75M6 6.2a2 2 0 1 1 2.9 1.8C8.2 8.4 8 8.8 8 9.5", "O8 11.8 .95"},
    {"help", "O8 8 6.75M6 6.2a2 2 0 1 1 2.9 1.8C8.2 8.4 8 8.8 8 9.5", "O8 11.8 .95"},
    {"reach", "M2 13.5L6 5l4 4 4-6.5M10.5 2.5H14V6"},
    {"zone", "M8 4.5l3 1.75v3.5l-3 1.75-3-1.75v-3.5ZM8 1v1.5M8 13.5V15M2 4.5l1.3 .7M14 "
             "4.5l-1.3 .7M2 11.5l1.3-.7M14 11.5l-1.3-.7"},
    {"supply",
     "M3.4 11.5H1.5V4.5h8v7H6.2M9.5 7h3l2 2.2v2.3H13.2M9.5 11.5h.9O4.8 12 1.4 O11.8 12 1.4"},
    {"control", "M3 15V2h10.5l-2.5 3.5 2.5 3.5H3"},
    {"numbers", "M3 6h10.5M2.5 10.5H13M6.2 2.5L5 13.5M11 2.5L9.8 13.5"},
    {"eye",
     "M1 8C1 8 3.5 3.5 8 3.5C12.5 3.5 15 8 15 8C15 8 12.5 12.5 8 12.5C3.5 12.5 1 8 1 8ZO8 8 2"},
    {"eyeOff",
     "M2 2l12 12M6.3 6.4a2.5 2.5 0 0 0 3.4 3.4M4 4.5C2 5.9 1 8 1 8C1 8 3.5 12.5 8 12.5c1 0 1.9-.2 "
     "2.7-.6M7 3.6c4.8-.6 8 4.4 8 4.4c0 0-.6 1.2-1.8 2.3"},
    {"search", "O7 7 4.75M10.5 10.5L14.5 14.5"},
    {"zoomIn", "O7 7 4.75M10.5 10.5L14.5 14.5M7 5v4M5 7h4"},
    {"zoomOut", "O7 7 4.75M10.5 10.5L14.5 14.5M5 7h4"},
    {"fit", "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"},
    {"play", "M4.5 3v10L13 8Z", "M4.5 3v10L13 8Z"},
    {"pause", "M5 3.5v9M11 3.5v9"},
    {"next", "M4 3.5l6 4.5-6 4.5ZM12.5 3.5v9", "M4 3.5l6 4.5-6 4.5Z"},
    {"previous", "M12 3.5L6 8l6 4.5ZM3.5 3.5v9", "M12 3.5L6 8l6 4.5Z"},
    {"first", "M13.5 3.5L9 8l4.5 4.5M8.5 3.5L4 8l4.5 4.5M2 3.5v9"},
    {"last", "M2.5 3.5L7 8l-4.5 4.5M7.5 3.5L12 8l-4.5 4.5M14 3.5v9"},
    {"folder", "M1.5 13V3.5H6L7.5 5.2h7V13Z"},
    {"trash", "M2.5 4.2h11M6 4V2.5h4V4M4 4.5l.6 9.5h6.8l.6-9.5M6.8 7v4.5M9.2 7v4.5"},
    {"rename", "M1.5 14.5h13M4 11.5l.8-2.8 6.4-6.4 2 2-6.4 6.4Z"},
    {"pencil", "M2.5 13.5l1-3.5 8-8 2.5 2.5-8 8ZM9.8 3.7L12.3 6.2"},
    {"copy", "M5.5 5.5h8v9h-8ZM3 11V2h8"},
    {"print", "M4.5 6V2.5h7V6M4.5 12H2.5V6h11v6h-2M4.5 9.5h7v4h-7Z"},
    {"export", "M8 10.5V2M4.8 5L8 1.8 11.2 5M2.5 9.5v4.5h11V9.5"},
    {"import", "M8 2v8.5M4.8 7.4L8 10.6l3.2-3.2M2.5 9.5v4.5h11V9.5"},
    {"settings",
     "O8 8 2.4M8 1.2v2M8 12.8v2M1.2 8h2M12.8 8h2M3.2 3.2l1.4 1.4M11.4 11.4l1.4 1.4M12.8 "
     "3.2l-1.4 1.4M4.6 11.4l-1.4 1.4O8 8 4.8"},
    {"globe", "O8 8 6.75M1.3 8h13.4M8 1.3c4 4 4 9.4 0 13.4M8 1.3c-4 4-4 9.4 0 13.4"},
    {"sun", "O8 8 3M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 "
            "11.6l-1 1"},
    {"moon", "M13.5 9.5A6 6 0 1 1 6.5 2.5a5 5 0 0 0 7 7Z"},
    {"dice",
     "M4 2.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 "
     "0 1 4 2.5Z",
     "O5.5 5.5 1 O10.5 10.5 1 O8 8 1"},
    {"close", "M4 4l8 8M12 4l-8 8"},
    {"check", "M2.8 8.6l3.5 3.5L13.2 4.3"},
    {"chevronUp", "M3.5 10L8 5.5 12.5 10"},
    {"chevronDown", "M3.5 6L8 10.5 12.5 6"},
    {"chevronLeft", "M10 3.5L5.5 8 10 12.5"},
    {"chevronRight", "M6 3.5L10.5 8 6 12.5"},
    {"up", "M8 14V2.5M3.5 7L8 2.5 12.5 7"},
    {"down", "M8 2v11.5M3.5 9L8 13.5 12.5 9"},
    {"left", "M14 8H2.5M7 3.5L2.5 8 7 12.5"},
    {"right", "M2 8h11.5M9 3.5L13.5 8 9 12.5"},
    {"lock", "M3.5 7.2h9v6.8h-9ZM5.3 7V5a2.7 2.7 0 0 1 5.4 0v2"},
    {"flag", "M3 15V2M3 2.5c3.5-1.5 6 1.5 10 0v6.5c-4 1.5-6.5-1.5-10 0"},
    {"users",
     "O5.5 5.2 2.5M1 14c0-3 2-4.5 4.5-4.5C8 9.5 10 11 10 14M10.5 7.6a2.3 2.3 0 1 0-.6-4.3M11.8 "
     "9.7c2 .3 3.2 1.8 3.2 "
     "4.3"},
    {"robot", "M3 6h10v7.5H3ZM8 6V3M1.3 9v2M14.7 9v2M6.3 11.3h3.4",
     "O6 8.9 .95 O10 8.9 .95 O8 2.4 1.1"},
    {"mail", "M1.5 3.5h13v9h-13ZM1.8 4l6.2 5 6.2-5"},
    {"book", "M2 3c3-1 5-.5 6 1 1-1.5 3-2 6-1v10c-3-1-5-.5-6 1-1-1.5-3-2-6-1ZM8 4v10"},
    {"film", "M2 3h12v10H2ZM5 3v10M11 3v10M2 6.3h3M2 9.7h3M11 6.3h3M11 9.7h3"},
    {"star", "M8 1.5l2 4.3 4.6 .5-3.4 3.2 .9 4.7L8 11.9l-4.1 2.3 .9-4.7L1.4 6.3 6 5.8Z"},
    {"info", "O8 8 6.75M8 7.4v4", "O8 4.7 .95"},
    {"warning", "M8 2l6.5 12h-13ZM8 6.5v3.6", "O8 12.1 .9"},
    {"error", "O8 8 6.75M5.5 5.5l5 5M10.5 5.5l-5 5"},
    {"plus", "M8 3v10M3 8h10"},
    {"minus", "M3 8h10"},
    {"menu", "M2.5 4h11M2.5 8h11M2.5 12h11"},
    {"wand", "M2.5 13.5l7.5-7.5M11.5 1.5v3M13 3h-3M13.8 7v2M14.8 8h-2M7 1.8v1.6M7.8 2.6H6.2"},
    {"list", "M5.5 4h9M5.5 8h9M5.5 12h9", "O2.4 4 .95 O2.4 8 .95 O2.4 12 .95"},
    {"hex", "M8 1.5l5.6 3.25v6.5L8 14.5l-5.6-3.25v-6.5Z"},
    {"save", "M2 2h9l3 3v9H2ZM5 2v4h5V2M5 14v-4h6v4"},
    {"clock", "O8 8 6.75M8 4v4l2.8 2"},
    {"history", "M2.6 4.8A6.5 6.5 0 1 1 1.6 9M2.4 1.8V5h3.2M8 4.8V8.2l2.6 1.7"},
    {"log", "M3 3h10M3 6.5h10M3 10h7M3 13.5h5"},
    {"sight", "M3.2 11.8L11.8 4.2O2.5 12.5 1.2 O12.5 3.5 1.2"},
    {"branch", "M4 5.5v5O4 3.8 1.7 O4 12.2 1.7 O12 5 1.7M12 6.7c0 3.5-8 1.3-8 3.8"},
    {"compare", "M2 3h5v10H2ZM9 3h5v10H9Z"},
    {"note", "M3 2h10v8l-4 4H3ZM13 10H9v4"},
    {"chart", "M2 2v12h12M5 11.5V8M8 11.5V4.5M11 11.5V6.5"},
    {"layers", "M8 2l6 3-6 3-6-3ZM2 8l6 3 6-3M2 11l6 3 6-3"},
    {"picture", "M2 3h12v10H2ZM2 11l3.5-3.5L9 11l2-2 3 3", "O10.6 6 1.1"},
    {"plane", "M8 1.5v12.5M1.5 9L8 5.5 14.5 9M5.5 14L8 12.3 10.5 14"},
    {"target", "O8 8 5M8 1v4M8 11v4M1 8h4M11 8h4"},
    {"cursor", "M3.5 2l9.5 5.2-4.2 1.3-1.9 4.2Z"},
    {"hand",
     "M5 9V4M7.5 7.5V2.5M10 7.5V3M12.5 8V4.5M12.5 8v2.5c0 2.5-1.6 4-4 4-2.2 0-3.3-1-4.6-3.2L2.2 "
     "8.6c.9-.7 1.8-.5 2.8 .6"},
    {"brush", "M14 2L7 9M7 9c-2-.5-3.4 .5-3.4 2.4 0 1-.6 1.6-1.6 2 3 .9 6 0 6-2.4 0-1-.4-1.6-1-2Z"},
    {"bucket", "M7 2.5l6 6-5 5-5.5-5.5ZM2.5 8H12.5M14 11v2.5"},
    {"side", "M8 1.5l5.6 3.25M8 1.5L2.4 4.75v6.5L8 14.5"},
    {"road", "M5.5 2L3 14M10.5 2L13 14M8 3v2M8 7v2M8 11v2"},
    {"rail", "M6.5 2L3 14M9.5 2L13 14M5.8 4.5h4.4M4.8 8h6.4M3.8 11.5h8.4"},
    {"letter", "M3 5V3h10v2M8 3v10.5M6 13.5h4"},
    {"polygon", "M8 2l5.5 4-2 7.5h-7l-2-7.5Z"},
    {"ruler", "M2 11L11 2l3 3-9 9ZM5 8l1.5 1.5M8 5l1.5 1.5"},
    {"straight", "M3.8 12.2L12.2 3.8O2.8 13.2 1.2 O13.2 2.8 1.2"},
    {"rectangle", "M2.5 4h11v8h-11Z"},
    {"turnLeft", "M3.2 5A6 6 0 1 1 2 8.8M3 1.8V5.2h3.4"},
    {"turnRight", "M12.8 5A6 6 0 1 0 14 8.8M13 1.8V5.2h-3.4"},
    {"mountains", "M1.5 13l4-8 3 5 2-3 4 6Z"},
    {"fan", "M2.5 13.5v-8h5v8ZM6.2 5l1.6-2.8 4.3 2.5-3.3 5.7M9.8 12l4.7-1.5-1.6-5"},
};

const GlyphRow* rowNamed(const QString& name) {
    for (const GlyphRow& row : glyphRows)
        if (name == QLatin1String(row.name))
            return &row;
    return nullptr;
}

} // namespace

void paintGlyph(QPainter& painter, const QRectF& box, const QString& name, const QColor& colour) {
    const GlyphRow* row = rowNamed(name);
    if (row == nullptr)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 16, box.height() / 16);
    painter.fillPath(pathFrom(row->solid), colour);
    painter.strokePath(pathFrom(row->lines),
                       QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

Glyph::Glyph(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setImplicitSize(m_edge, m_edge);
}

void Glyph::paint(QPainter* painter) {
    const qreal edge = qMin(width(), height());
    paintGlyph(*painter, QRectF((width() - edge) / 2, (height() - edge) / 2, edge, edge), m_name,
               m_color);
}

void Glyph::setName(const QString& name) {
    if (m_name == name)
        return;
    m_name = name;
    update();
    Q_EMIT changed();
}

void Glyph::setColor(const QColor& color) {
    if (m_color == color)
        return;
    m_color = color;
    update();
    Q_EMIT changed();
}

void Glyph::setEdge(qreal edge) {
    if (m_edge == edge)
        return;
    m_edge = edge;
    setImplicitSize(edge, edge);
    Q_EMIT changed();
}

QStringList Glyph::names() {
    QStringList names;
    for (const GlyphRow& row : glyphRows)
        names.append(QLatin1String(row.name));
    return names;
}

} // namespace esagono
