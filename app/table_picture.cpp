// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_picture.h"

#include "app/board/counters/counter_painter.h"
#include "app/board/map/map_drawing.h"
#include "app/board/map/map_painter.h"
#include "app/board/map/paper.h"
#include "app/board/scene/board_geometry.h"

#include <QMutexLocker>
#include <QPainter>

#include <algorithm>
#include <map>

namespace esagono {

namespace {

constexpr qreal counterPart = 0.585;   // of a hex's width
constexpr qreal stackStep = 0.062;     // of the counter, up and to the right
constexpr std::size_t shownHeight = 3; // of a stack

using Stacks = std::map<HexId, std::vector<const SeenCounter*>>; // the top first

Stacks stacksOf(const std::vector<SeenCounter>& counters) {
    Stacks stacks;
    for (const SeenCounter& counter : counters)
        if (counter.place.isHex())
            stacks[counter.place.hex()].push_back(&counter);
    return stacks;
}

/// Where most stacks can be seen at once, of more than one side if possible.
QPointF liveliest(const BoardGeometry& geometry, const Stacks& stacks, QSizeF seen) {
    QPointF best = geometry.extent().center();
    int most = 0;
    for (const auto& [hex, stack] : stacks) {
        const QPointF middle = geometry.centre(hex);
        QRectF view(QPointF(), seen);
        view.moveCenter(middle);
        std::map<SideId, int> bySide;
        for (const auto& [other, others] : stacks)
            if (view.contains(geometry.centre(other)))
                ++bySide[others.front()->side];
        int worth = 0;
        for (const auto& [side, count] : bySide)
            worth += std::min(count, 6); // a second side is worth more than a crowd
        if (worth > most) {
            most = worth;
            best = middle;
        }
    }
    return best;
}

QRectF keptWithin(QRectF view, const QRectF& sheet) {
    if (view.width() < sheet.width())
        view.moveLeft(std::clamp(view.left(), sheet.left(), sheet.right() - view.width()));
    if (view.height() < sheet.height())
        view.moveTop(std::clamp(view.top(), sheet.top(), sheet.bottom() - view.height()));
    return view;
}

void paintStack(QPainter& painter, QPointF centre, qreal edge, const Liveries& liveries,
                const GamePackage& package, const std::vector<const SeenCounter*>& stack) {
    const std::size_t height = std::min(stack.size(), shownHeight);
    for (std::size_t i = height; i-- > 0;) { // the bottom first
        const qreal lift = static_cast<qreal>(height - 1 - i) * stackStep * edge;
        const QRectF box(centre + QPointF(lift - edge / 2, -lift - edge / 2), QSizeF(edge, edge));
        paintCounterShadow(painter, box);
        paintCounter(painter, box, lookOf(liveries, package, *stack[i], Palette::Classic), edge);
    }
}

} // namespace

std::shared_ptr<const MapDrawing> Drawings::of(const GamePackage& package, std::size_t map,
                                               const QString& folder, const QString& language) {
    const std::string key = hexText(package.digest()) + std::to_string(map) + folder.toStdString() +
                            language.toStdString();
    const QMutexLocker locker(&m_lock);
    if (key != m_key) {
        m_drawing = readMapDrawing(package, map, folder, language);
        m_key = key;
    }
    return m_drawing;
}

void Drawings::forget() {
    const QMutexLocker locker(&m_lock);
    m_key.clear();
    m_drawing.reset();
}

QImage tablePicture(Drawings& drawings, const GamePackage& package, std::size_t map,
                    const std::vector<SeenCounter>& counters, const PictureWish& wish) {
    const auto drawing = drawings.of(package, map, wish.packageFolder, wish.language);
    const BoardGeometry& geometry = drawing->geometry;
    const Stacks stacks = stacksOf(counters);
    const qreal pixels = wish.size.width() / (wish.hexesAcross * geometry.hexWidth());
    const QSizeF seen = QSizeF(wish.size) / pixels;
    QRectF view(QPointF(), seen);
    view.moveCenter(liveliest(geometry, stacks, seen * 0.8));
    view = keptWithin(view, geometry.extent());

    QImage picture(wish.size, QImage::Format_RGB32);
    picture.fill(QColor(0xe9dfc6));
    QImage paper = paperOf(picture);
    QPainter painter(&paper);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    MapStyle style;
    style.dark = wish.dark;
    style.legend = false;
    paintMap(painter, *drawing, view, pixels, style);
    const auto liveries = readLiveries(package);
    const qreal edge = counterPart * geometry.hexWidth() * pixels;
    for (const auto& [hex, stack] : stacks)
        paintStack(painter, (geometry.centre(hex) - view.topLeft()) * pixels, edge, *liveries,
                   package, stack);
    return picture;
}

std::vector<SeenCounter> suggestedSetUp(const GamePackage& package) {
    std::vector<SeenCounter> counters;
    if (package.scenarios.empty())
        return counters;
    const std::vector<std::optional<std::int16_t>> statuses(package.statuses.size(), 0);
    std::vector<bool> placed(package.counters.size());
    for (const Deployment& deployment : package.scenarios.front().deployments)
        for (const Deployment::Piece& piece : deployment.counters)
            if (!placed[piece.counter.index()]) {
                placed[piece.counter.index()] = true;
                counters.push_back({piece.counter, package.counters[piece.counter.index()].side,
                                    piece.place, piece.face, statuses});
            }
    return counters;
}

} // namespace esagono
