// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/tile_store.h"

#include "app/board/map/map_drawing.h"
#include "app/board/map/paper.h"

#include <QMutex>
#include <QPainter>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace esagono {

/// A map to be painted in one manner.
struct Commission {
    quint64 number = 0; ///< raised with every map and manner
    std::shared_ptr<const MapDrawing> drawing;
    MapStyle style;
    qreal ratio = 1;
    QImage overview; ///< of the map as it was; null: there is none
    QRectF changed;  ///< what it shows otherwise than the map now

    [[nodiscard]] QRectF sheet() const { return drawing->geometry.sheet(); }
};

namespace {

constexpr int overviewEdge = 1024; // pixels of the longer edge
constexpr int leastOverview = 640; // if it is put together from tiles

constexpr Tile wholeSheet{0, 0, 0};

QImage paintOverview(const Commission& commission) {
    const QSizeF size = commission.sheet().size();
    if (!commission.overview.isNull()) {
        QImage picture = commission.overview;
        const qreal pixels = picture.width() / size.width();
        const QPointF corner = commission.sheet().topLeft();
        const QRect box = QRectF((commission.changed.topLeft() - corner) * pixels,
                                 commission.changed.size() * pixels)
                              .toAlignedRect() &
                          picture.rect();
        QImage paper = paperOf(picture);
        QPainter painter(&paper);
        painter.setClipRect(box);
        painter.translate(box.topLeft());
        paintMap(painter, *commission.drawing,
                 QRectF(corner + QPointF(box.topLeft()) / pixels, QSizeF(box.size()) / pixels),
                 pixels, commission.style);
        return picture;
    }
    const qreal scale = overviewEdge / std::max(size.width(), size.height());
    return mapPicture(*commission.drawing, (size * scale).toSize(), commission.style);
}

QImage paintTile(const Commission& commission, const Tile& tile) {
    const QRectF sheet = commission.sheet();
    const QRect box = QRect(tile.x * Tile::edge, tile.y * Tile::edge, Tile::edge, Tile::edge) &
                      QRect(QPoint(), (sheet.size() * tile.scale).toSize());
    QImage image(box.size(), QImage::Format_RGB32);
    image.setDevicePixelRatio(commission.ratio);
    {
        QImage paper = paperOf(image);
        QPainter painter(&paper);
        const QRectF part(sheet.topLeft() + QPointF(box.topLeft()) / tile.scale,
                          QSizeF(box.size()) / tile.scale);
        paintMap(painter, *commission.drawing, part, tile.scale / commission.ratio,
                 commission.style);
    }
    image.setDevicePixelRatio(1);
    return image;
}

} // namespace

struct TileStore::Bench {
    QMutex mutex;
    Commission commission;
    std::deque<Tile> jobs;
    std::vector<Tile> begun;
    int workers = 0;
    int places = 0; ///< for workers

    /// The next thing to paint; nothing: the worker may go home.
    std::optional<std::pair<Commission, Tile>> next() {
        const QMutexLocker lock(&mutex);
        if (jobs.empty() || workers > places) {
            --workers;
            return std::nullopt;
        }
        const Tile tile = jobs.front();
        jobs.pop_front();
        begun.push_back(tile);
        return std::pair(commission, tile);
    }
    void end(quint64 number, const Tile& tile) {
        const QMutexLocker lock(&mutex);
        if (number == commission.number)
            std::erase(begun, tile);
    }
};

TileStore::TileStore(QObject* parent)
    : QObject(parent)
    , m_bench(std::make_shared<Bench>()) {
    m_workers.setMaxThreadCount(std::max(1, QThread::idealThreadCount()));
    m_workers.setThreadPriority(QThread::LowPriority);
}

TileStore::~TileStore() {
    {
        const QMutexLocker lock(&m_bench->mutex);
        m_bench->jobs.clear();
    }
    m_workers.waitForDone();
}

void TileStore::setMap(std::shared_ptr<const MapDrawing> drawing, const MapStyle& style,
                       qreal ratio) {
    m_kept.clear();
    m_wanted.clear();
    m_sheet = drawing ? drawing->geometry.sheet() : QRectF();
    const QMutexLocker lock(&m_bench->mutex);
    if (m_bench->commission.drawing != drawing)
        m_overview = {};
    m_bench->commission = {m_bench->commission.number + 1, std::move(drawing), style, ratio};
    m_bench->jobs.clear();
    m_bench->begun.clear();
    m_overviewStale = m_bench->commission.drawing != nullptr;
    m_overviewPart = {};
}

void TileStore::redraw(std::shared_ptr<const MapDrawing> drawing, const QRectF& part) {
    for (auto kept = m_kept.begin(); kept != m_kept.end(); ++kept) {
        const Tile& tile = kept.key();
        const QRectF box(m_sheet.topLeft() + QPointF(tile.x, tile.y) * Tile::edge / tile.scale,
                         QSizeF(Tile::edge, Tile::edge) / tile.scale);
        kept->stale = kept->stale || box.intersects(part);
    }
    // What is still to be painted for the first time is painted whole.
    const bool whole = m_overview.isNull() || (m_overviewStale && m_overviewPart.isEmpty());
    m_overviewPart = whole ? QRectF() : m_overviewPart | part;
    m_overviewStale = true;
    const QMutexLocker lock(&m_bench->mutex);
    Commission& commission = m_bench->commission;
    ++commission.number;
    commission.drawing = std::move(drawing);
    commission.overview = whole ? QImage() : m_overview;
    commission.changed = m_overviewPart;
    m_bench->jobs.clear();
    m_bench->begun.clear();
}

bool TileStore::isFresh(const Tile& tile) const {
    const auto kept = m_kept.find(tile);
    return kept != m_kept.end() && !kept->stale;
}

void TileStore::want(std::vector<Tile> tiles, std::size_t inView) {
    m_wanted = std::move(tiles);
    const QMutexLocker lock(&m_bench->mutex);
    if (!m_bench->commission.drawing)
        return;
    m_bench->jobs.clear();
    const auto isMissing = [this](const Tile& tile) {
        return !isFresh(tile) && std::ranges::find(m_bench->begun, tile) == m_bench->begun.end();
    };
    // Tiles that show the whole sheet will make the overview too.
    const bool coversAll = !m_wanted.empty() && isLargeEnough(m_wanted.front().scale) &&
                           inView == sheetAt(m_wanted.front().scale).size();
    const bool needsOverview = m_overviewStale && !coversAll && isMissing(wholeSheet);
    for (std::size_t i = 0; i < m_wanted.size(); ++i) {
        if (i == inView && needsOverview)
            m_bench->jobs.push_back(wholeSheet);
        if (isMissing(m_wanted[i]))
            m_bench->jobs.push_back(m_wanted[i]);
    }
    if (m_wanted.size() <= inView && needsOverview)
        m_bench->jobs.push_back(wholeSheet);
    hire();
}

/// Sends for workers until all are here or there is one for each job. All are needed as long as
/// there is nothing to be seen; later one processor is left to those who look. The bench is locked.
void TileStore::hire() {
    const int all = m_workers.maxThreadCount();
    m_bench->places = m_overview.isNull() ? all : std::max(1, all - 1);
    while (m_bench->workers < m_bench->places && m_bench->workers < int(m_bench->jobs.size())) {
        ++m_bench->workers;
        m_workers.start([this, bench = m_bench] {
            while (const auto job = bench->next()) {
                const auto& [commission, tile] = *job;
                const QImage image =
                    tile == wholeSheet ? paintOverview(commission) : paintTile(commission, tile);
                bench->end(commission.number, tile);
                QMetaObject::invokeMethod(
                    this,
                    [this, number = commission.number, tile = tile, image] {
                        keep(number, tile, image);
                    },
                    Qt::QueuedConnection);
            }
        });
    }
}

void TileStore::keep(quint64 commission, const Tile& tile, const QImage& image) {
    if (commission != m_bench->commission.number)
        return;
    ++m_painted;
    if (tile == wholeSheet) {
        keepOverview(image);
        return;
    }
    m_kept.insert(tile, {image, ++m_clock});
    makeRoom();
    if (m_overviewStale)
        joinOverview(tile.scale);
    Q_EMIT arrived();
}

void TileStore::keepOverview(const QImage& image) {
    m_overview = image;
    m_overviewStale = false;
    m_overviewPart = {};
    {
        const QMutexLocker lock(&m_bench->mutex);
        hire();
    }
    Q_EMIT overviewArrived();
}

/// All tiles of one scale.
std::vector<Tile> TileStore::sheetAt(qreal scale) const {
    std::vector<Tile> tiles;
    const QRect all = covering(m_sheet, scale);
    for (int y = all.top(); y <= all.bottom(); ++y)
        for (int x = all.left(); x <= all.right(); ++x)
            tiles.push_back({scale, x, y});
    return tiles;
}

bool TileStore::isLargeEnough(qreal scale) const {
    const QSize size = sheetPixels(scale);
    return std::max(size.width(), size.height()) >= leastOverview;
}

/// Puts the overview together, if all tiles of a scale are there.
void TileStore::joinOverview(qreal scale) {
    const std::vector<Tile> tiles = sheetAt(scale);
    if (!isLargeEnough(scale) ||
        !std::ranges::all_of(tiles, [this](const Tile& tile) { return isFresh(tile); }))
        return;
    QImage sheet(sheetPixels(scale), QImage::Format_RGB32);
    QImage paper = paperOf(sheet);
    QPainter painter(&paper);
    for (const Tile& tile : tiles)
        painter.drawImage(QPoint(tile.x, tile.y) * Tile::edge, m_kept.value(tile).image);
    painter.end();
    if (std::max(sheet.width(), sheet.height()) > overviewEdge)
        sheet =
            sheet.scaled(overviewEdge, overviewEdge, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    keepOverview(sheet);
}

bool TileStore::isIdle() const {
    return !m_overviewStale &&
           std::ranges::all_of(m_wanted, [this](const Tile& tile) { return isFresh(tile); });
}

QImage TileStore::find(const Tile& tile) {
    const auto kept = m_kept.find(tile);
    if (kept == m_kept.end())
        return {};
    kept->used = ++m_clock;
    return kept->image;
}

qsizetype TileStore::bytes() const {
    qsizetype bytes = 0;
    for (const Kept& kept : m_kept)
        bytes += kept.image.sizeInBytes();
    return bytes;
}

/// Throws away what was not used for longest, but nothing that is wanted now.
void TileStore::makeRoom() {
    qsizetype left = bytes();
    if (left <= room)
        return;
    std::vector<std::pair<quint64, Tile>> spare;
    for (auto kept = m_kept.cbegin(); kept != m_kept.cend(); ++kept)
        if (std::ranges::find(m_wanted, kept.key()) == m_wanted.end())
            spare.emplace_back(kept->used, kept.key());
    std::ranges::sort(spare, {}, &std::pair<quint64, Tile>::first);
    for (const auto& [used, tile] : spare) {
        left -= m_kept.value(tile).image.sizeInBytes();
        m_kept.remove(tile);
        if (left <= room)
            return;
    }
}

QSize TileStore::sheetPixels(qreal scale) const {
    return (m_sheet.size() * scale).toSize();
}

QRect TileStore::covering(const QRectF& sheetRect, qreal scale) const {
    const QRectF part = sheetRect & m_sheet;
    if (part.isEmpty())
        return {};
    const QSize all = sheetPixels(scale);
    const auto index = [](qreal pixel, int edge) {
        return std::clamp(int(std::floor(pixel / Tile::edge)), 0, (edge - 1) / Tile::edge);
    };
    const QPointF from = (part.topLeft() - m_sheet.topLeft()) * scale;
    const QPointF to = (part.bottomRight() - m_sheet.topLeft()) * scale;
    return {QPoint(index(from.x(), all.width()), index(from.y(), all.height())),
            QPoint(index(to.x(), all.width()), index(to.y(), all.height()))};
}

} // namespace esagono
