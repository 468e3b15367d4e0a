// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/counter_atlas.h"

#include "app/board/counters/counter_painter.h"
#include "app/board/map/paper.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QThread>

#include <algorithm>
#include <array>
#include <cmath>

namespace esagono {

namespace {

constexpr QRgb gold = 0xffffd451;
constexpr qreal drawnEdge = 62; // of the counters whose lines are given in pixels below

QImage sheetFor(int edge) {
    const int border = int(std::ceil(edge * CounterAtlas::margin));
    QImage image(edge + 2 * border, edge + 2 * border, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QRectF boxIn(const QImage& image, int edge) {
    const qreal border = (image.width() - edge) / 2.0;
    return {border, border, qreal(edge), qreal(edge)};
}

QImage paintPlain(const CounterLook& look, int edge) {
    QImage image = sheetFor(edge);
    QImage paper = paperOf(image);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCounter(painter, boxIn(image, edge), look, edge);
    return image;
}

/// A line around the counter: wide in the one colour, narrower in the other.
void ring(QPainter& painter, const QRectF& box, qreal growth, QRgb outer, qreal wide, QRgb inner,
          qreal narrow, Qt::PenStyle style = Qt::SolidLine) {
    const QPainterPath line = counterOutline(box, growth);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor::fromRgba(outer), wide));
    painter.drawPath(line);
    QPen pen(QColor::fromRgba(inner), narrow, style, Qt::FlatCap);
    if (style == Qt::CustomDashLine)
        pen.setDashPattern({2.6, 1.6});
    painter.setPen(pen);
    painter.drawPath(line);
}

void brackets(QPainter& painter, const QRectF& box, qreal unit) {
    const QRectF frame = box.adjusted(-4 * unit, -4 * unit, 4 * unit, 4 * unit);
    const qreal arm = box.width() * 0.24;
    QPainterPath path;
    for (const auto& [corner, x, y] :
         {std::tuple(frame.topLeft(), 1, 1), std::tuple(frame.topRight(), -1, 1),
          std::tuple(frame.bottomRight(), -1, -1), std::tuple(frame.bottomLeft(), 1, -1)}) {
        path.moveTo(corner + QPointF(0, y * arm));
        path.lineTo(corner);
        path.lineTo(corner + QPointF(x * arm, 0));
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(print::cream, 6.0), std::pair(print::red, 3.2)}) {
        painter.setPen(QPen(QColor::fromRgba(colour), width * unit, Qt::SolidLine, Qt::SquareCap,
                            Qt::MiterJoin));
        painter.drawPath(path);
    }
}

void paintState(QPainter& painter, const QRectF& box, const CounterState& state) {
    const qreal unit = std::max(box.width() / drawnEdge, 0.55);
    painter.setOpacity(1);
    if (state.ghost) {
        ring(painter, box, 0, qRgba(0xff, 0xf7, 0xea, 150), 3 * unit, print::ink, 1.8 * unit,
             Qt::CustomDashLine);
        return;
    }
    if (state.mark == CounterMark::Selected)
        ring(painter, box, 2.5 * unit, print::ink, 4.6 * unit, gold, 2.6 * unit);
    else if (state.mark == CounterMark::Target)
        brackets(painter, box, unit);
    else if (state.mark == CounterMark::Blocker)
        ring(painter, box, 4 * unit, print::cream, 4.8 * unit, print::red, 2.8 * unit,
             Qt::CustomDashLine);
    else if (state.hovered)
        ring(painter, box, 1.5 * unit, 0xffffffff, 3.4 * unit, print::ink, 1.4 * unit);
    else if (state.mark == CounterMark::Candidate)
        ring(painter, box, 1.2 * unit, qRgba(0xff, 0xfd, 0xf6, 225), 2.2 * unit,
             qRgba(0x1d, 0x1a, 0x16, 70), 0.7 * unit);
}

int numberOfState(const CounterState& state) {
    return (state.mark ? int(*state.mark) + 1 : 0) * 4 + (state.hovered ? 2 : 0) +
           (state.ghost ? 1 : 0);
}

} // namespace

CounterAtlas::CounterAtlas(QObject* parent)
    : QObject(parent) {
    m_worker.setMaxThreadCount(1);
}

CounterAtlas::~CounterAtlas() {
    m_worker.clear();
    m_worker.waitForDone();
}

bool CounterAtlas::has(const CounterLook& look, int edge) const {
    const auto size = m_sizes.constFind(edge);
    return size != m_sizes.cend() && size->counters.contains(look);
}

QImage CounterAtlas::picture(const CounterLook& look, int edge, const CounterState& state) {
    Size& size = m_sizes[edge];
    QImage& plain = size.counters[look];
    if (plain.isNull()) {
        plain = paintPlain(look, edge);
        ++m_painted;
    }
    QImage& shown = size.states[{plain.cacheKey(), numberOfState(state)}];
    if (!shown.isNull())
        return shown;
    shown = sheetFor(edge);
    QImage paper = paperOf(shown);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF box = boxIn(shown, edge);
    QPointF at;
    if (!state.ghost)
        paintCounterShadow(painter, box, state.isRaised());
    if (state.isRaised()) {
        at.ry() -= std::round(edge * counterLift);
        box.translate(at);
    }
    const bool spent = state.mark == CounterMark::Spent;
    if (spent) { // the ground it lies on stays hidden, only the print fades
        painter.fillPath(counterOutline(box), QColor::fromRgba(print::paper));
        painter.setOpacity(0.62);
    } else if (state.ghost) {
        painter.setOpacity(0.55);
    }
    painter.drawImage(at, plain);
    paintState(painter, box, state);
    painter.end(); // as long as somebody paints, handing out means copying
    return shown;
}

QImage CounterAtlas::picture(const MarkerLook& look, int edge) {
    QImage& image = m_sizes[edge].markers[look];
    if (!image.isNull())
        return image;
    image = sheetFor(edge);
    QImage paper = paperOf(image);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCounterShadow(painter, boxIn(image, edge));
    paintMarker(painter, boxIn(image, edge), look, edge);
    painter.end();
    ++m_painted;
    return image;
}

QImage CounterAtlas::heightDisc(int height, int edge) {
    QImage& image = m_sizes[edge].discs[height];
    if (!image.isNull())
        return image;
    const qreal unit = edge / drawnEdge;
    const int side = int(std::ceil(20 * unit));
    image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QImage paper = paperOf(image);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle(side / 2.0, side / 2.0);
    painter.setBrush(QColor::fromRgba(print::ink));
    painter.setPen(QPen(QColor::fromRgba(print::cream), 1.4 * unit));
    painter.drawEllipse(middle, 8 * unit, 8 * unit);
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(std::max(1, int(std::round(10.5 * unit))));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(QColor::fromRgba(print::cream));
    painter.drawText(QRectF(QPointF(), image.size()), Qt::AlignCenter, QString::number(height));
    painter.end();
    ++m_painted;
    return image;
}

void CounterAtlas::prepare(std::vector<CounterLook> looks, int edge) {
    std::erase_if(looks, [&](const CounterLook& look) { return has(look, edge); });
    ++m_jobs;
    m_worker.start([this, looks = std::move(looks), edge] {
        std::vector<QImage> pictures;
        for (const CounterLook& look : looks)
            pictures.push_back(paintPlain(look, edge));
        QMetaObject::invokeMethod(
            this,
            [this, looks, pictures, edge] {
                --m_jobs;
                Size& size = m_sizes[edge];
                for (std::size_t i = 0; i < looks.size(); ++i)
                    if (!size.counters.contains(looks[i]))
                        size.counters.insert(looks[i], pictures[i]);
                m_painted += int(looks.size());
                Q_EMIT prepared(edge);
            },
            Qt::QueuedConnection);
    });
}

void CounterAtlas::keepOnly(std::initializer_list<int> edges) {
    m_sizes.removeIf(
        [&](const auto size) { return std::ranges::find(edges, size.key()) == edges.end(); });
}

} // namespace esagono
