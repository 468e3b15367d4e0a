// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/printing/print_map.h"

#include "app/board/map/map_drawing.h"
#include "app/board/map/map_painter.h"
#include "app/editing/printing/pdf_pages.h"
#include "app/share/ink.h"
#include "app/share/plate.h"

#include <QImageWriter>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr qreal dotsPerMm = 300 / 25.4;
constexpr int strip = 512; // rows of dots that are painted without a look at the clock

QRectF sheetOf(const MapDrawing& map, const MapWish& wish) {
    return wish.legend ? map.geometry.sheet() : map.geometry.ground();
}

qreal mmPerUnit(const MapDrawing& map, const MapWish& wish) {
    return wish.hex / std::min(map.geometry.hexWidth(), map.geometry.hexHeight());
}

/// A part of the map, given in millimetres, as dots. `reached` and `share`: how far the work has
/// come, and how much of it this is.
QImage painted(const MapDrawing& map, const MapWish& wish, const QRectF& part, Work& work,
               double reached, double share) {
    const QSize size(int(std::ceil(part.width() * dotsPerMm)),
                     int(std::ceil(part.height() * dotsPerMm)));
    if (!isPossible(size))
        throw Fault(FaultKind::TooLarge, say::pictureTooLarge);
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        throw Fault(FaultKind::TooLarge, say::pictureFailed);
    image.fill(Qt::white);
    const qreal pixels = mmPerUnit(map, wish) * dotsPerMm;
    const QPointF corner = sheetOf(map, wish).topLeft() + part.topLeft() * dotsPerMm / pixels;
    MapStyle style;
    style.legend = wish.legend;
    style.numbers = wish.numbers;
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (int y = 0; y < size.height(); y += strip) {
        work.reach(reached + share * y / size.height(), say::drawing);
        const int height = std::min(strip, size.height() - y);
        painter.save();
        painter.setClipRect(0, y, size.width(), height);
        painter.translate(0, y);
        const QRectF seen(corner + QPointF(0, y / pixels),
                          QSizeF(size.width() / pixels, height / pixels));
        paintMap(painter, map, seen, pixels, style);
        painter.restore();
    }
    return image;
}

struct Division {
    QPageLayout::Orientation orientation;
    QSizeF room; ///< of the map on one page
    int columns, rows;
};

int partsOf(qreal length, qreal room, qreal overlap) {
    return length <= room ? 1 : 1 + int(std::ceil((length - room) / (room - overlap) - 1e-6));
}

Division divided(QSizeF map, const MapWish& wish, QPageLayout::Orientation orientation) {
    QSizeF room = QPageSize(wish.paper).size(QPageSize::Millimeter);
    if (orientation == QPageLayout::Landscape)
        room.transpose();
    room -= QSizeF(2 * wish.margin, 2 * wish.margin);
    return {orientation, room, partsOf(map.width(), room.width(), wish.overlap),
            partsOf(map.height(), room.height(), wish.overlap)};
}

/// Short lines outside the corners, and where the next page begins; the page's name between them.
void paintMarks(QPainter& painter, const QRectF& box, const MapPage& page, const MapPages& all,
                const MapWish& wish) {
    painter.setPen(QPen(Qt::black, 0.1));
    const qreal from = wish.margin - 1, to = std::max(1.0, wish.margin - 6);
    const auto across = [&](qreal x) {
        painter.drawLine(QPointF(x, to), QPointF(x, from));
        painter.drawLine(QPointF(x, box.bottom() + wish.margin - from),
                         QPointF(x, box.bottom() + wish.margin - to));
    };
    const auto along = [&](qreal y) {
        painter.drawLine(QPointF(to, y), QPointF(from, y));
        painter.drawLine(QPointF(box.right() + wish.margin - from, y),
                         QPointF(box.right() + wish.margin - to, y));
    };
    across(box.left());
    across(box.right());
    along(box.top());
    along(box.bottom());
    if (page.column + 1 < all.columns)
        across(box.right() - wish.overlap);
    if (page.row + 1 < all.rows)
        along(box.bottom() - wish.overlap);
    painter.save(); // letters are measured in whole units
    painter.scale(0.1, 0.1);
    painter.setFont(ink::sans(30));
    painter.drawText(QRectF(box.left() * 10 + 20, 5, 400, from * 10 - 10),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1%2").arg(QChar(u'A' + page.row % 26)).arg(page.column + 1));
    painter.restore();
}

} // namespace

MapPages layMapPages(QSizeF map, const MapWish& wish) {
    const Division upright = divided(map, wish, QPageLayout::Portrait);
    const Division lying = divided(map, wish, QPageLayout::Landscape);
    const Division& best =
        lying.columns * lying.rows < upright.columns * upright.rows ? lying : upright;
    MapPages laid{map, best.orientation, best.columns, best.rows, {}};
    const QSizeF step = best.room - QSizeF(wish.overlap, wish.overlap);
    for (int row = 0; row < best.rows; ++row)
        for (int column = 0; column < best.columns; ++column)
            laid.pages.push_back(
                {column, row,
                 QRectF(QPointF(column * step.width(), row * step.height()), best.room)
                     .intersected(QRectF(QPointF(), map))});
    return laid;
}

QSizeF printedSize(const MapDrawing& map, const MapWish& wish) {
    return sheetOf(map, wish).size() * mmPerUnit(map, wish);
}

void writeMapPages(const MapDrawing& map, const QString& title, const MapWish& wish,
                   QIODevice& device, Work& work) {
    const MapPages laid = layMapPages(printedSize(map, wish), wish);
    PdfPages pdf(device, QPageSize(wish.paper), laid.orientation, title);
    const double share = 1.0 / double(laid.pages.size());
    for (std::size_t i = 0; i < laid.pages.size(); ++i) {
        if (i > 0)
            pdf.turn();
        const MapPage& page = laid.pages[i];
        const QImage image = painted(map, wish, page.part, work, double(i) * share, share);
        const QRectF box(QPointF(wish.margin, wish.margin), page.part.size());
        pdf.painter.drawImage(box, image, QRectF(QPointF(), page.part.size() * dotsPerMm));
        paintMarks(pdf.painter, box, page, laid, wish);
    }
    work.reach(1, say::writing);
}

void writeMapPicture(const MapDrawing& map, const MapWish& wish, QIODevice& device, Work& work) {
    QImage image = painted(map, wish, QRectF(QPointF(), printedSize(map, wish)), work, 0, 0.9);
    image.setDotsPerMeterX(int(std::lround(dotsPerMm * 1000)));
    image.setDotsPerMeterY(int(std::lround(dotsPerMm * 1000)));
    work.reach(0.9, say::writing);
    QImageWriter writer(&device, "png");
    if (!writer.write(image))
        throw Fault(FaultKind::Unwritable,
                    Text(say::targetUnwritable, "PNG", writer.errorString().toStdString()));
}

} // namespace esagono
