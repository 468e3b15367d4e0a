// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/plate.h"

#include "app/board/counters/counter_painter.h"
#include "app/board/counters/stack_layout.h"
#include "app/board/map/map_painter.h"
#include "app/board/scene/overlay_painter.h"
#include "app/share/ink.h"
#include "app/share/messages.h"
#include "engine/core/fault.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr int leastEdgeOfDisc = 22; // counters smaller than this carry no height

/// The part moved so that as little as possible of it lies beyond the sheet.
QRectF within(QRectF part, const QRectF& sheet) {
    if (part.width() < sheet.width())
        part.moveLeft(std::clamp(part.left(), sheet.left(), sheet.right() - part.width()));
    else
        part.moveLeft(sheet.center().x() - part.width() / 2);
    if (part.height() < sheet.height())
        part.moveTop(std::clamp(part.top(), sheet.top(), sheet.bottom() - part.height()));
    else
        part.moveTop(sheet.center().y() - part.height() / 2);
    return part;
}

QImage emptySheet(int edge) {
    const int side = edge + 2 * int(std::ceil(edge * counterReach)) + 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QRectF counterBoxIn(const QImage& image, int edge) {
    const int margin = (image.width() - edge) / 2;
    return QRectF(margin, margin, edge, edge);
}

int typeFor(const PlateWish& wish) {
    return std::clamp(wish.size.width() / 62, 11, 34);
}

/// Paper and words around the map.
QMargins marginsFor(const PlateWish& wish) {
    const int margin = wish.frame ? typeFor(wish) : 0;
    const int band = std::max(margin, wish.band ? typeFor(wish) * 3 : 0);
    return {margin, band, margin, band};
}

QRectF sheetFor(const PlateWish& wish, const MapDrawing& map) {
    return wish.legend ? map.geometry.sheet() : map.geometry.ground();
}

} // namespace

PlateWish fitted(PlateWish wish, const MapDrawing& map) {
    if (wish.size.height() > 0)
        return wish;
    const QMargins margins = marginsFor(wish);
    const QRectF sheet = sheetFor(wish, map);
    const int room = std::max(1, wish.size.width() - margins.left() - margins.right());
    wish.size.setHeight(int(std::ceil(room * sheet.height() / sheet.width())) + margins.top() +
                        margins.bottom());
    return wish;
}

bool isPossible(QSize size) {
    return !size.isEmpty() && size.width() <= PlateWish::longest &&
           size.height() <= PlateWish::longest &&
           qint64(size.width()) * size.height() <= PlateWish::most;
}

Plate::Plate(const GamePackage& package, const HexMap& hexes, std::shared_ptr<const MapDrawing> map,
             const PlateWish& wish)
    : m_package(&package)
    , m_hexes(&hexes)
    , m_map(std::move(map))
    , m_liveries(readLiveries(package))
    , m_wish(wish) {
    if (!isPossible(wish.size))
        throw Fault(FaultKind::TooLarge, say::pictureTooLarge);
    layOut();
    paintGround();
}

void Plate::layOut() {
    m_type = typeFor(m_wish);
    m_window = QRect(QPoint(), m_wish.size).marginsRemoved(marginsFor(m_wish));
    if (m_window.width() < 16 || m_window.height() < 16) // too small for anything but the map
        m_window = QRect(QPoint(), m_wish.size);

    const BoardGeometry& geometry = m_map->geometry;
    const QRectF sheet = sheetFor(m_wish, *m_map);
    const QSizeF room(m_window.size());
    m_pixels = m_wish.hexesAcross > 0
                   ? room.width() / (m_wish.hexesAcross * geometry.hexWidth())
                   : std::min(room.width() / sheet.width(), room.height() / sheet.height());
    m_part = QRectF(QPointF(), room / m_pixels);
    m_part.moveCenter(m_wish.centre.exists() ? geometry.centre(m_wish.centre) : sheet.center());
    m_part = within(m_part, sheet);
    m_edge =
        std::max(3, int(std::round(geometry.hexWidth() * m_pixels * StackLayout::edgeOfWidth)));
}

void Plate::paintGround() {
    m_ground = QImage(m_wish.size, QImage::Format_RGB32);
    if (m_ground.isNull())
        throw Fault(FaultKind::TooLarge, say::pictureFailed);
    m_ground.fill(ink::colour(m_wish.dark ? 0x1b1916 : 0xf4eddc));
    QPainter painter(&m_ground);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setClipRect(m_window);
    painter.fillRect(m_window, ink::colour(m_wish.dark ? 0x15130f : 0xe9dfc6));
    MapStyle style;
    style.dark = m_wish.dark;
    style.legend = m_wish.legend;
    style.numbers = m_wish.numbers;
    const QRectF seen = m_part.intersected(sheetFor(m_wish, *m_map));
    painter.translate(QPointF(onPlate(seen.topLeft()).toPoint()));
    paintMap(painter, *m_map, seen, m_pixels, style);
    painter.resetTransform();
    painter.setClipping(false);
    if (m_wish.frame) {
        painter.setPen(QPen(ink::colour(m_wish.dark ? 0x5b5344 : 0xb9aa86), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(m_window).adjusted(-0.5, -0.5, 0.5, 0.5));
    }
}

QPointF Plate::onPlate(QPointF sheetPoint) const {
    return (sheetPoint - m_part.topLeft()) * m_pixels + QPointF(m_window.topLeft());
}

const QImage& Plate::counter(const CounterLook& look) {
    QImage& image = m_counters[look];
    if (image.isNull()) {
        QImage painted = emptySheet(m_edge);
        QPainter painter(&painted);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = counterBoxIn(painted, m_edge);
        paintCounterShadow(painter, box);
        paintCounter(painter, box, look, m_edge);
        painter.end();
        image = painted;
    }
    return image;
}

const QImage& Plate::marker(const MarkerLook& look) {
    QImage& image = m_markers[look];
    if (image.isNull()) {
        const int edge = std::max(3, int(m_edge * StackLayout::markerEdge));
        QImage painted = emptySheet(edge);
        QPainter painter(&painted);
        painter.setRenderHint(QPainter::Antialiasing);
        paintCounterShadow(painter, counterBoxIn(painted, edge));
        paintMarker(painter, counterBoxIn(painted, edge), look, edge);
        painter.end();
        image = painted;
    }
    return image;
}

void Plate::paintMarks(QPainter& painter, const View& view, const Highlights& marks,
                       bool under) const {
    if (marks == Highlights())
        return;
    OverlayManner manner;
    manner.scale = m_pixels;
    manner.dark = m_wish.dark;
    for (std::size_t i = 0; i < m_package->sides.size(); ++i)
        manner.sides.push_back(sideColour(*m_liveries, SideId(i), Palette::Classic));
    const Overlay overlay = overlayOf(marks, view, *m_hexes, m_map->geometry, manner);
    painter.save();
    painter.translate(onPlate(m_map->geometry.sheet().topLeft()));
    for (const OverlayItem& item : under ? overlay.under : overlay.over)
        item.paint(painter);
    painter.restore();
}

void Plate::paintPieces(QPainter& painter, const View& view) {
    const StackLayout stacks(view, m_map->geometry, Riding(*m_package));
    const GamePackage& package = *m_package;
    const Palette palette = m_wish.safePalette ? Palette::Safe : Palette::Classic;
    const qreal beyond = stacks.edge();
    const QRectF near = m_part.adjusted(-beyond, -beyond, beyond, beyond);
    const auto put = [&](const QImage& image, QPointF centre) {
        const QPointF corner = onPlate(centre) - QPointF(image.width() / 2.0, image.height() / 2.0);
        painter.drawImage(corner.toPoint(), image);
    };
    for (const Piece& piece : stacks.markers())
        if (near.contains(piece.centre))
            put(marker(lookOf(*m_liveries, package, view.markers[piece.seen], palette)),
                piece.centre);
    for (const Piece& piece : stacks.counters()) {
        if (!near.contains(piece.centre))
            continue;
        put(counter(lookOf(*m_liveries, package, view.counters[piece.seen], palette)),
            piece.centre);
        if (!piece.isTop() || piece.stack < 2 || m_edge < leastEdgeOfDisc)
            continue;
        const qreal aside = stacks.edge() * 0.45;
        const QPointF disc =
            onPlate(stacks.stack(piece.hex).front().centre + QPointF(-aside, aside));
        const qreal radius = m_edge * 0.15;
        painter.setBrush(QColor::fromRgba(print::ink));
        painter.setPen(QPen(QColor::fromRgba(print::cream), m_edge / 60.0));
        painter.drawEllipse(disc, radius, radius);
        painter.setFont(ink::sans(std::max(6, int(radius * 1.35)), QFont::Bold));
        painter.setPen(QColor::fromRgba(print::cream));
        painter.drawText(QRectF(disc.x() - radius, disc.y() - radius, 2 * radius, 2 * radius),
                         Qt::AlignCenter, QString::number(piece.stack));
    }
}

void Plate::paintWords(QPainter& painter, const PlateWords& words) const {
    const int top = m_window.top();
    const int foot = m_wish.size.height() - m_window.bottom() - 1;
    if (top < m_type * 2)
        return;
    const int margin = m_type;
    const int width = m_wish.size.width() - 2 * margin;
    const QColor inked = ink::colour(m_wish.dark ? 0xf1e9d8 : 0x1d1a16);
    const QColor second = ink::colour(m_wish.dark ? 0xcfc5b0 : 0x4d463a);

    const QFont asideFont = ink::sans(int(m_type * 0.85));
    const int asideWidth =
        std::min(width / 2, QFontMetrics(asideFont).horizontalAdvance(words.aside) + 2);
    painter.setFont(asideFont);
    painter.setPen(second);
    painter.drawText(QRect(margin + width - asideWidth, 0, asideWidth, top),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(asideFont).elidedText(words.aside, Qt::ElideRight, asideWidth));
    const QFont titleFont = ink::serif(int(m_type * 1.35), QFont::DemiBold);
    const int titleWidth = width - asideWidth - margin;
    painter.setFont(titleFont);
    painter.setPen(inked);
    painter.drawText(QRect(margin, 0, titleWidth, top), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(titleFont).elidedText(words.title, Qt::ElideRight, titleWidth));

    QFont captionFont = ink::serif(m_type, QFont::Medium);
    const QRect captionBox(margin, m_window.bottom() + 1, width, foot);
    const int flags = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;
    for (int size = m_type; size > m_type * 0.6; --size) { // the smallest that must be
        captionFont.setPixelSize(size);
        if (QFontMetrics(captionFont).boundingRect(captionBox, flags, words.caption).height() <=
            foot)
            break;
    }
    painter.setFont(captionFont);
    painter.setPen(inked);
    painter.drawText(captionBox, flags, words.caption);
}

QImage Plate::paint(const View& view, const PlateWords& words, const Highlights& marks) {
    QImage picture = m_ground;
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setClipRect(m_window);
    paintMarks(painter, view, marks, true);
    paintPieces(painter, view);
    paintMarks(painter, view, marks, false);
    painter.setClipping(false);
    if (m_wish.band)
        paintWords(painter, words);
    return picture;
}

} // namespace esagono
