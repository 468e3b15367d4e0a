// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/board_scene.h"

#include "app/board/map/map_drawing.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr std::size_t tilesAhead = 8;   // tiles wanted around the view
constexpr qreal overviewScale = 100;    // pixels per unit of the layer with the whole sheet
constexpr QRgb lightTable = 0xffe9dfc6; // what the sheet lies on
constexpr QRgb darkTable = 0xff15130f;

/// A transformation, though it transforms nothing: the software renderer forgets place and clip of
/// layers whose parent is a bare node.
class Root : public QSGTransformNode {
public:
    explicit Root(QQuickWindow* window)
        : ground(window->createRectangleNode()) {
        appendChildNode(ground);
        for (std::size_t i = 0; i < layers.size(); ++i) {
            QSGNode* below = this;
            if (i == BoardScene::Pieces)
                appendChildNode(below = pieces = new QSGOpacityNode);
            below->appendChildNode(layers[i] = new SpriteLayer);
        }
    }
    QSGRectangleNode* ground;
    QSGOpacityNode* pieces = nullptr;
    std::array<SpriteLayer*, BoardScene::layerCount> layers{};
};

MapStyle styleOf(const BoardScene::Manner& manner) {
    const auto shows = [&](const char* part) {
        return !manner.hidden.contains(QLatin1String(part));
    };
    return {.numbers = manner.numbers,
            .dark = manner.dark,
            .legend = shows("legend"),
            .frontLine = shows("lines"),
            .places = shows("places"),
            .roads = shows("roads"),
            .rails = shows("rails"),
            .hexsides = shows("hexsides"),
            .grid = shows("grid"),
            .heights = manner.heights,
            .ground = manner.ground,
            .underlay = manner.underlay,
            .underlayStrength = manner.underlayStrength};
}

QRectF grown(const QRectF& rect, qreal part) {
    const QPointF by(rect.width() * part, rect.height() * part);
    return {rect.topLeft() - by, rect.bottomRight() + by};
}

} // namespace

BoardScene::BoardScene(QObject* parent)
    : QObject(parent) {
    connect(&m_reading, &QFutureWatcherBase::finished, this, &BoardScene::mapRead);
    connect(&m_tiles, &TileStore::arrived, this, [this] {
        m_tilesStale = true;
        Q_EMIT changed();
    });
    connect(&m_tiles, &TileStore::overviewArrived, this, [this] {
        m_tilesStale = true;
        Q_EMIT overviewChanged();
        Q_EMIT changed();
    });
    connect(&m_atlas, &CounterAtlas::prepared, this, [this] {
        if (!m_atlas.isPreparing())
            m_preparing = 0;
        m_piecesStale = true;
        Q_EMIT changed();
    });
}

BoardScene::~BoardScene() = default;

void BoardScene::setSource(const BoardSource* source) {
    m_source = source;
    settingChanged();
}

void BoardScene::setManner(const Manner& manner) {
    if (manner == m_manner)
        return;
    const Manner before = std::exchange(m_manner, manner);
    if (styleOf(before) != styleOf(manner)) {
        m_layers[OldTiles] = m_layers[Tiles]; // until the new ones are painted
        m_layers[OldTiles].dirty = true;
        paintMapAnew();
    }
    if (before.safePalette != manner.safePalette) {
        m_looks.clear();
        readLooks();
    }
    m_tilesStale = m_overlayStale = m_piecesStale = true;
    Q_EMIT changed();
}

void BoardScene::settingChanged() {
    const Setting* const setting = m_source ? m_source->setting() : nullptr;
    m_geometry.reset();
    m_drawing.reset();
    m_liveries.reset();
    m_looks.clear();
    m_journeys.stop();
    m_cursor = m_fanned = HexId();
    m_hovered = m_dragged = CounterId();
    m_changedPart = m_readPart = {};
    for (Shown& layer : m_layers)
        layer = {};
    if (setting) {
        m_geometry.emplace(*setting->map);
        m_liveries = m_source->liveries();
        m_riding = Riding(setting->package());
    }
    readMap();
    paintMapAnew();
    highlightsChanged();
    viewChanged();
}

/// The board stays empty until the map has been read.
void BoardScene::readMap() {
    m_reading.setFuture(m_source && m_source->setting()
                            ? m_source->drawing()
                            : QFuture<std::shared_ptr<const MapDrawing>>());
}

void BoardScene::mapRead() {
    if (m_reading.isCanceled()) // there is nothing to read
        return;
    const QRectF sheet = m_drawing ? m_drawing->geometry.sheet() : QRectF();
    m_drawing = m_reading.result();
    m_geometry = m_drawing->geometry;
    const QRectF part = std::exchange(m_readPart, QRectF());
    if (!part.isEmpty() && sheet == m_geometry->sheet()) {
        m_tiles.redraw(m_drawing, part);
        m_tilesStale = m_tilesUnasked = true;
        m_overlayStale = true;
        m_complete = false;
        reckonBusy();
        Q_EMIT changed();
    } else {
        paintMapAnew();
        viewChanged();
        Q_EMIT sheetChanged();
    }
    readAgain();
}

void BoardScene::drawingChanged(const QRectF& part) {
    m_changedPart |= part;
    readAgain();
}

/// Reads the map again if it is drawn otherwise now; one reading after the other, so that there is
/// something to be seen while changes follow each other quickly.
void BoardScene::readAgain() {
    if (m_changedPart.isEmpty() || !m_readPart.isEmpty() || !m_drawing)
        return;
    m_readPart = std::exchange(m_changedPart, QRectF());
    readMap();
    reckonBusy();
}

void BoardScene::paintMapAnew() {
    m_tiles.setMap(m_drawing, styleOf(m_manner), m_ratio);
    m_tileRange = {};
    m_tilesStale = true;
    m_complete = false;
    reckonBusy();
}

void BoardScene::viewChanged() {
    if (!m_geometry)
        m_stacks = {};
    else
        m_stacks = StackLayout(m_source->view(), *m_geometry, m_riding);
    readLooks();
    m_overlayStale = m_piecesStale = true;
    Q_EMIT changed();
}

void BoardScene::highlightsChanged() {
    m_marks.clear();
    if (m_geometry)
        for (const MarkedCounter& marked : m_source->highlights().counters)
            m_marks.insert(marked.counter.value, marked.mark);
    m_overlayStale = m_piecesStale = true;
    Q_EMIT changed();
}

void BoardScene::setCamera(const BoardCamera& camera, qreal ratio, bool moving) {
    const bool otherRatio = std::exchange(m_ratio, ratio) != ratio;
    m_camera = camera;
    if (otherRatio) {
        for (Shown& layer : m_layers)
            layer = {};
        m_overlayStale = m_piecesStale = true;
        paintMapAnew();
    }
    m_moving = moving;
    if (m_drawing &&
        m_tiles.covering(camera.seen(), m_layers[Tiles].scale * ratio) != m_tileRange) {
        m_complete = false;
        m_tilesStale = true; // even if it has come back before it is drawn
    }
    reckonBusy();
    Q_EMIT changed();
}

BoardScene::Work BoardScene::work() const {
    Work work = m_work;
    work.tiles = m_tiles.painted();
    work.counters = m_atlas.painted();
    work.overlays = m_overlayTiles.painted();
    return work;
}

QColor BoardScene::sideColour(SideId side) const {
    if (!m_liveries || !side.exists())
        return QColor::fromRgb(print::ink);
    return esagono::sideColour(*m_liveries, side,
                               m_manner.safePalette ? Palette::Safe : Palette::Classic);
}

/// A point of the sheet in a layer laid out for that scale.
QPointF BoardScene::onSheet(QPointF sheetPoint, qreal scale) const {
    return (sheetPoint - m_geometry->sheet().topLeft()) * scale;
}

void BoardScene::show(Layer layer, std::vector<Sprite> sprites, qreal scale) {
    Shown& shown = m_layers[layer];
    if (shown.sprites == sprites && shown.scale == scale)
        return;
    shown = {std::move(sprites), scale, true};
}

void BoardScene::refresh() {
    if (!m_drawing || m_camera.seen().isEmpty())
        return;
    refreshTiles();
    refreshOverlay();
    refreshPieces();
    refreshFlights();
    refreshCursor();
    refreshFan();
    reckonBusy();
}

void BoardScene::reckonBusy() {
    const qreal scale = m_camera.scale();
    const bool busy =
        m_geometry && (!m_drawing || !m_readPart.isEmpty() || m_moving || !m_complete ||
                       m_preparing != 0 || m_tiles.overview().isNull() ||
                       m_layers[Tiles].scale != scale || m_layers[Pieces].scale != scale);
    if (std::exchange(m_busy, busy) != busy)
        Q_EMIT busyChanged();
}

void BoardScene::refreshTiles() {
    Shown& shown = m_layers[Tiles];
    const qreal scale = m_camera.scale();
    if ((!m_moving || shown.scale == 0) && shown.scale != scale) {
        if (!shown.sprites.empty())
            m_layers[OldTiles] = shown;
        m_layers[OldTiles].dirty = true;
        shown = {{}, scale, true};
        m_tileRange = {};
    }
    const qreal pixels = shown.scale * m_ratio;
    const QRectF seen = m_camera.seen();
    const QRect range = m_tiles.covering(seen, pixels);
    if (std::exchange(m_tileRange, range) != range)
        m_tilesStale = m_tilesUnasked = true;
    if (!m_tilesStale && (!m_tilesUnasked || m_moving))
        return;
    m_tilesStale = false;

    std::vector<Tile> tiles;
    const QRect around = m_tiles.covering(grown(seen, 0.5), pixels);
    for (int y = around.top(); y <= around.bottom(); ++y)
        for (int x = around.left(); x <= around.right(); ++x)
            tiles.push_back({pixels, x, y});
    const QPointF middle = QRectF(range).center() - QPointF(0.5, 0.5);
    std::ranges::sort(tiles, {}, [&](const Tile& tile) {
        const qreal away = (QPointF(tile.x, tile.y) - middle).manhattanLength();
        return range.contains(tile.x, tile.y) ? away : 1000 + away;
    });
    const auto inView = std::size_t(range.width() * range.height());
    tiles.resize(std::min(tiles.size(), inView + tilesAhead));

    std::vector<Sprite> sprites;
    std::size_t missing = 0;
    std::size_t stale = 0;
    for (const Tile& tile : tiles) {
        const bool seenNow = range.contains(tile.x, tile.y);
        if (const QImage image = m_tiles.find(tile); !image.isNull())
            sprites.push_back({quint64(tile.y) << 16 | quint64(tile.x), image, tileRect(tile)});
        else if (seenNow)
            ++missing;
        if (seenNow && !m_tiles.isFresh(tile))
            ++stale;
    }
    if (m_tilesUnasked && !m_moving) {
        m_tilesUnasked = false;
        m_tiles.want(tiles, inView);
    }
    std::ranges::sort(sprites, {}, &Sprite::id);
    show(Tiles, std::move(sprites), shown.scale);
    m_complete = stale == 0;
    refreshOverview(missing == 0);
}

QRectF BoardScene::tileRect(const Tile& tile) const {
    const QRect box = QRect(tile.x * Tile::edge, tile.y * Tile::edge, Tile::edge, Tile::edge) &
                      QRect(QPoint(), m_tiles.sheetPixels(tile.scale));
    return {QPointF(box.topLeft()) / m_ratio, QSizeF(box.size()) / m_ratio};
}

/// What lies below the tiles as long as some are missing: those of the scale before, the whole
/// sheet.
void BoardScene::refreshOverview(bool complete) {
    if (complete && !m_moving)
        show(OldTiles, {}, m_layers[OldTiles].scale);
    std::vector<Sprite> sheet;
    if (!complete && !m_tiles.overview().isNull())
        sheet.push_back(
            {1, m_tiles.overview(), QRectF(QPointF(), m_geometry->sheet().size() * overviewScale)});
    show(Overview, std::move(sheet), overviewScale);
}

void BoardScene::refreshOverlay() {
    const qreal scale = m_camera.scale();
    if (m_moving && m_layers[Under].scale != 0 && !m_overlayStale)
        return;
    const qreal shownScale = m_moving && m_layers[Under].scale != 0 ? m_layers[Under].scale : scale;
    const qreal pixels = shownScale * m_ratio;
    const QRectF seen = m_camera.seen() & m_geometry->sheet();
    const auto index = [&](qreal units) {
        return int(std::floor(units * pixels / OverlayTiles::edge));
    };
    const QPointF from = seen.topLeft() - m_geometry->sheet().topLeft();
    const QPointF to = seen.bottomRight() - m_geometry->sheet().topLeft();
    const QRect inView(QPoint(index(from.x()), index(from.y())),
                       QPoint(index(to.x()), index(to.y())));
    const QRect range = inView.adjusted(-1, -1, 1, 1);
    if (!m_overlayStale && m_layers[Under].scale == shownScale && m_overlayRange.contains(inView))
        return;
    m_overlayRange = range;
    OverlayManner manner{pixels, m_ratio, m_manner.dark, {}};
    for (std::size_t side = 0; side < m_source->setting()->package().sides.size(); ++side)
        manner.sides.push_back(sideColour(SideId(side)));
    if (m_overlayStale || manner != m_overlayManner) {
        if (manner != m_overlayManner)
            m_overlayTiles.clear();
        m_overlayManner = manner;
        m_overlay = overlayOf(m_source->highlights(), m_source->view(), *m_source->setting()->map,
                              *m_geometry, manner);
    }
    m_overlayStale = false;
    show(Under, m_overlayTiles.under(m_overlay, range, m_ratio), shownScale);
    show(Over, m_overlayTiles.over(m_overlay, range, m_ratio), shownScale);
}

QSGNode* BoardScene::draw(QSGNode* node, QQuickWindow* window, QSizeF size) {
    auto* root = static_cast<Root*>(node);
    if (!root) {
        root = new Root(window);
        for (Shown& layer : m_layers)
            layer.dirty = true;
    }
    ++m_work.frames;
    // Set anew it would be drawn over the seams of tiles that are not drawn again.
    if (const QRectF whole(QPointF(), size); root->ground->rect() != whole)
        root->ground->setRect(whole);
    if (const auto colour = QColor::fromRgb(m_manner.dark ? darkTable : lightTable);
        root->ground->color() != colour)
        root->ground->setColor(colour);
    root->pieces->setOpacity(m_manner.pieces);
    QPointF origin;
    if (m_geometry) {
        const QPointF corner = m_camera.toView(m_geometry->sheet().topLeft()) * m_ratio;
        origin = QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio;
    }
    for (std::size_t i = 0; i < layerCount; ++i) {
        Shown& shown = m_layers[i];
        if (std::exchange(shown.dirty, false))
            m_work.nodes += root->layers[i]->show(window, shown.sprites);
        if (i == Fanned)
            root->layers[i]->place({}, 1);
        else
            root->layers[i]->place(origin, shown.scale == 0 ? 1 : m_camera.scale() / shown.scale);
    }
    return root;
}

} // namespace esagono
