// SPDX-License-Identifier: GPL-3.0-or-later
// The layers with counters: those that lie on the map, those under way, those of a spread stack.
#include "app/board/scene/board_scene.h"

#include "app/board/map/paper.h"
#include "app/board/scene/overlay_shapes.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace esagono {

namespace {

constexpr std::size_t paintedAtOnce = 6; // more missing counters are left to a worker
constexpr qreal leastFanEdge = 64;
constexpr qreal mostFanEdge = 96;

/// Numbers of sprites: a counter has its own, everything else one of its kind.
enum class Kind : quint64 { Counter, Back, Disc, Marker, Ghost, Dragged, Panel, Fanned, Cursor };
quint64 numbered(Kind kind, std::size_t number) {
    return quint64(kind) << 32 | number;
}

/// The slip of paper a spread stack lies on, with the number of each counter's key.
QImage fanPanel(const Fan& fan, qreal ratio, bool dark) {
    constexpr qreal border = 14; // for the shadow
    const QSizeF size = fan.panel().size() + QSizeF(2 * border, 2 * border);
    QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QImage paper = paperOf(image);
    QPainter painter(&paper);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(ratio, ratio);
    const QRectF box(QPointF(border, border), fan.panel().size());
    painter.setPen(Qt::NoPen);
    for (int ring = 6; ring > 0; --ring) {
        painter.setBrush(QColor(52, 38, 14, 9));
        painter.drawRoundedRect(box.adjusted(-ring * 1.4, -ring * 0.8, ring * 1.4, ring * 2),
                                6 + ring, 6 + ring);
    }
    painter.setPen(QPen(QColor::fromRgb(dark ? 0xff5b5344 : 0xffb9aa86), 1));
    painter.setBrush(QColor::fromRgb(dark ? 0xff24211d : 0xfffbf7ec));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    QFont font(QStringLiteral("JetBrains Mono"));
    font.setPixelSize(11);
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(dark ? 0xffa89d87 : 0xff6a6150));
    int number = 0;
    for (const QRectF& counter : fan.boxes()) {
        const QRectF foot(counter.left(), counter.bottom() + 3, counter.width(), Fan::foot);
        painter.drawText(foot.translated(box.topLeft() - fan.panel().topLeft()), Qt::AlignCenter,
                         QString::number(++number));
    }
    return image;
}

} // namespace

void BoardScene::readLooks() {
    if (!m_geometry) {
        m_looks.clear();
        return;
    }
    // Most counters look as before: only those that changed are described anew.
    QHash<quint32, std::size_t> before;
    for (std::size_t i = 0; i < m_looks.size(); ++i)
        if (m_looks[i].first.counter.exists())
            before.insert(m_looks[i].first.counter.value, i);
    std::vector<std::pair<SeenCounter, CounterLook>> looks;
    const View& view = m_source->view();
    looks.reserve(view.counters.size());
    const Palette palette = m_manner.safePalette ? Palette::Safe : Palette::Classic;
    for (const SeenCounter& seen : view.counters) {
        const auto known = before.constFind(seen.counter.value);
        if (known != before.cend() && m_looks[*known].first.face == seen.face &&
            m_looks[*known].first.statuses == seen.statuses)
            looks.emplace_back(seen, std::move(m_looks[*known].second));
        else
            looks.emplace_back(
                seen, esagono::lookOf(*m_liveries, m_source->setting()->package(), seen, palette));
    }
    m_looks = std::move(looks);
}

const CounterLook* BoardScene::lookOf(CounterId counter) const {
    const auto found = std::ranges::find_if(
        m_looks, [&](const auto& each) { return each.first.counter == counter; });
    return counter.exists() && found != m_looks.end() ? &found->second : nullptr;
}

std::optional<CounterMark> BoardScene::markOf(CounterId counter) const {
    const auto mark = m_marks.constFind(counter.value);
    return counter.exists() && mark != m_marks.cend() ? std::optional(*mark) : std::nullopt;
}

void BoardScene::setHovered(CounterId counter) {
    if (std::exchange(m_hovered, counter) == counter)
        return;
    m_piecesStale = true;
    Q_EMIT changed();
}

void BoardScene::setCursor(HexId hex) {
    if (std::exchange(m_cursor, hex) != hex)
        Q_EMIT changed();
}

void BoardScene::setFanned(HexId hex) {
    if (std::exchange(m_fanned, hex) != hex)
        Q_EMIT changed();
}

void BoardScene::setDragged(CounterId counter, QPointF sheetPoint) {
    if (std::exchange(m_dragged, counter) != counter)
        m_piecesStale = true;
    m_dragPoint = sheetPoint;
    Q_EMIT changed();
}

void BoardScene::setJourneys(const JourneyPlayer& journeys, int time) {
    if (m_journeys.counters() != journeys.counters()) {
        m_journeys = journeys;
        m_piecesStale = true;
    }
    m_time = time;
    Q_EMIT changed();
}

int BoardScene::edgeAt(qreal scale) const {
    return std::max(4, int(std::round(m_stacks.edge() * scale * m_ratio)));
}

/// A picture about a point of the sheet, on whole device pixels.
Sprite BoardScene::pieceSprite(quint64 id, const QImage& image, QPointF centre, qreal scale) const {
    const QPointF corner =
        onSheet(centre, scale) * m_ratio - QPointF(image.width(), image.height()) / 2;
    const QPointF whole(std::round(corner.x()), std::round(corner.y()));
    return {id, image, QRectF(whole / m_ratio, QSizeF(image.size()) / m_ratio)};
}

void BoardScene::refreshPieces() {
    const qreal wanted = m_camera.scale();
    const qreal shown = m_layers[Pieces].scale;
    const QRectF seen = m_camera.seen() & m_geometry->sheet();
    const bool rescale = wanted != shown && (!m_moving || shown == 0);
    if (!m_piecesStale && !rescale && m_piecesArea.contains(seen))
        return;
    const QRectF around(seen.topLeft() - QPointF(seen.width(), seen.height()) / 2, seen.size() * 2);
    const qreal scale = rescale ? wanted : shown;
    const int edge = edgeAt(scale);
    std::vector<CounterLook> missing;
    for (const Piece& piece : m_stacks.counters())
        if (around.contains(piece.centre) && !m_atlas.has(m_looks[piece.seen].second, edge))
            missing.push_back(m_looks[piece.seen].second);
    if (missing.size() > paintedAtOnce) {
        if (m_preparing != edge || !m_preparedArea.contains(seen)) {
            m_preparing = edge;
            m_preparedArea = around;
            m_atlas.prepare(std::move(missing), edge);
        }
        if (rescale)
            return; // what is there is shown scaled until they come
    } else if (rescale) {
        m_atlas.keepOnly({edge});
    }
    m_layers[Pieces].scale = scale;
    m_piecesStale = false;
    buildPieces(around);
}

void BoardScene::buildPieces(const QRectF& area) {
    m_piecesArea = area;
    const qreal scale = m_layers[Pieces].scale;
    const int edge = edgeAt(scale);
    std::vector<Sprite> sprites;
    if (!m_manner.counters) {
        show(Pieces, {}, scale);
        return;
    }
    const View& view = m_source->view();
    const GamePackage& package = m_source->setting()->package();
    for (const Piece& piece : m_stacks.markers())
        if (area.contains(piece.centre)) {
            const MarkerLook look = esagono::lookOf(*m_liveries, package, view.markers[piece.seen]);
            const QImage image = m_atlas.picture(look, int(edge * StackLayout::markerEdge));
            sprites.push_back(
                pieceSprite(numbered(Kind::Marker, piece.seen), image, piece.centre, scale));
        }
    std::optional<Sprite> raised; // a selected counter lies on its stack
    for (const Piece& piece : m_stacks.counters()) {
        if (!area.contains(piece.centre))
            continue;
        const auto& [seen, look] = m_looks[piece.seen];
        const bool away = seen.counter.exists() &&
                          (m_journeys.isUnderWay(seen.counter) || seen.counter == m_dragged);
        if (!away && (m_atlas.has(look, edge) || m_preparing != edge)) {
            const CounterState state{markOf(seen.counter),
                                     seen.counter.exists() && seen.counter == m_hovered, false};
            const std::size_t backs = piece.hex.index() << 8 | std::size_t(piece.height);
            const quint64 id = seen.counter.exists() ? numbered(Kind::Counter, seen.counter.index())
                                                     : numbered(Kind::Back, backs);
            Sprite sprite =
                pieceSprite(id, m_atlas.picture(look, edge, state), piece.centre, scale);
            if (state.isRaised() && !raised)
                raised = std::move(sprite);
            else
                sprites.push_back(std::move(sprite));
        }
        if (!piece.isTop())
            continue;
        if (raised)
            sprites.push_back(std::move(*std::exchange(raised, std::nullopt)));
        if (piece.stack > 1 && edge >= 22 * m_ratio) {
            const QPointF lowest = m_stacks.stack(piece.hex).front().centre;
            const qreal aside = m_stacks.edge() * 0.45;
            sprites.push_back(pieceSprite(numbered(Kind::Disc, piece.hex.index()),
                                          m_atlas.heightDisc(piece.stack, edge),
                                          lowest + QPointF(-aside, aside), scale));
        }
    }
    const Highlights& marked = m_source->highlights();
    if (const CounterLook* const look = lookOf(marked.ghost); look && marked.ghostHex.exists())
        sprites.push_back(pieceSprite(
            numbered(Kind::Ghost, 0), m_atlas.picture(*look, edge, {.mark = {}, .ghost = true}),
            m_geometry->centre(marked.ghostHex) + QPointF(0, 0.04), scale));
    show(Pieces, std::move(sprites), scale);
}

void BoardScene::refreshFlights() {
    std::vector<Sprite> sprites;
    const qreal scale = m_layers[Pieces].scale;
    if (m_manner.counters && scale != 0) {
        const int edge = edgeAt(scale);
        for (const CounterId counter : m_journeys.counters())
            if (const CounterLook* const look = lookOf(counter))
                sprites.push_back(
                    pieceSprite(numbered(Kind::Counter, counter.index()),
                                m_atlas.picture(*look, edge, {.mark = CounterMark::Selected}),
                                m_journeys.at(counter, m_time), scale));
        if (const CounterLook* const look = lookOf(m_dragged))
            sprites.push_back(pieceSprite(
                numbered(Kind::Dragged, 0),
                m_atlas.picture(*look, edge, {.mark = CounterMark::Selected}), m_dragPoint, scale));
    }
    show(Flights, std::move(sprites), scale);
}

void BoardScene::refreshCursor() {
    std::vector<Sprite> sprites;
    const qreal scale = m_layers[Under].scale;
    if (m_cursor.exists() && scale != 0) {
        const Shown& shown = m_layers[Cursor];
        const QImage ring = !shown.sprites.empty() && shown.scale == scale
                                ? shown.sprites.front().image
                                : cursorRing(*m_geometry, m_overlayManner);
        sprites.push_back(
            pieceSprite(numbered(Kind::Cursor, 0), ring, m_geometry->centre(m_cursor), scale));
    }
    show(Cursor, std::move(sprites), scale);
}

std::vector<std::size_t> BoardScene::fanned() const {
    std::vector<std::size_t> counters;
    if (m_fanned.exists())
        for (const Piece& piece : m_stacks.stack(m_fanned) | std::views::reverse)
            counters.push_back(piece.seen);
    return counters;
}

void BoardScene::refreshFan() {
    const std::vector<std::size_t> counters = fanned();
    if (counters.empty() || !m_manner.counters) {
        m_fan = {};
        show(Fanned, {}, 1);
        return;
    }
    const qreal edge = std::clamp(m_stacks.edge() * m_camera.scale(), leastFanEdge, mostFanEdge);
    const QRectF view = QRectF(m_camera.toView(m_camera.seen().topLeft()),
                               m_camera.toView(m_camera.seen().bottomRight()))
                            .adjusted(8, 8, -8, -8);
    const Fan fan(int(counters.size()), edge, m_camera.toView(m_geometry->centre(m_fanned)), view);
    const auto& old = m_layers[Fanned].sprites;
    const QImage panel = m_fan.isOpen() && m_fan.panel().size() == fan.panel().size() &&
                                 m_fan.boxes().size() == fan.boxes().size() && !old.empty()
                             ? old.front().image
                             : fanPanel(fan, m_ratio, m_manner.dark);
    m_fan = fan;
    const auto sprite = [&](quint64 id, const QImage& image, QPointF centre) {
        const QPointF corner = centre * m_ratio - QPointF(image.width(), image.height()) / 2;
        return Sprite{id, image,
                      QRectF(QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio,
                             QSizeF(image.size()) / m_ratio)};
    };
    std::vector<Sprite> sprites{sprite(numbered(Kind::Panel, 0), panel, fan.panel().center())};
    for (std::size_t i = 0; i < counters.size(); ++i) {
        const auto& [seen, look] = m_looks[counters[i]];
        const CounterState state{markOf(seen.counter),
                                 seen.counter.exists() && seen.counter == m_hovered, false};
        sprites.push_back(sprite(numbered(Kind::Fanned, i),
                                 m_atlas.picture(look, int(std::round(edge * m_ratio)), state),
                                 fan.boxes()[i].center()));
    }
    show(Fanned, std::move(sprites), 1);
}

} // namespace esagono
