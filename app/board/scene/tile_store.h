// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of the painted map at any scale, painted on worker threads, nearest first, and kept as
// long as there is room.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/map/map_painter.h"
#endif

#include <QHash>
#include <QImage>
#include <QObject>
#include <QRect>
#include <QThreadPool>

#include <deque>
#include <memory>
#include <vector>

namespace esagono {

struct MapDrawing;

/// One square of the sheet at one scale, counted from the sheet's upper left corner.
struct Tile {
    static constexpr int edge = 512; ///< device pixels; at the sheet's right and lower edge less

    qreal scale = 0; ///< device pixels per unit
    int x = 0;
    int y = 0;
    friend bool operator==(const Tile&, const Tile&) = default;
    friend size_t qHash(const Tile& tile, size_t seed = 0) {
        return qHashMulti(seed, tile.scale, tile.x, tile.y);
    }
};

class TileStore : public QObject {
    Q_OBJECT

public:
    explicit TileStore(QObject* parent = nullptr);
    ~TileStore() override;

    /// Another map, or the same in another manner. Everything kept is thrown away.
    /// `ratio` is the number of device pixels to a logical one.
    void setMap(std::shared_ptr<const MapDrawing> drawing, const MapStyle& style, qreal ratio);
    /// The same sheet, drawn otherwise within a part. Tiles that do not touch it stay; the others
    /// are as they were until they have been painted anew.
    void redraw(std::shared_ptr<const MapDrawing> drawing, const QRectF& part);
    /// What is wanted, most urgent first, all of one scale; the first so many are in view. What was
    /// wanted before and is not begun is forgotten.
    void want(std::vector<Tile> tiles, std::size_t inView);
    /// The tile's picture, null if it is not there (yet).
    [[nodiscard]] QImage find(const Tile& tile);
    /// Whether the tile is there as the map is drawn now.
    [[nodiscard]] bool isFresh(const Tile& tile) const;
    /// The whole sheet, small; null if it is not there yet.
    [[nodiscard]] const QImage& overview() const { return m_overview; }
    /// Whether everything wanted is there.
    [[nodiscard]] bool isIdle() const;
    /// Bytes of tiles kept, if those that are wanted do not need more.
    static constexpr qsizetype room = 20 << 20;
    /// Bytes of all tiles that are there.
    [[nodiscard]] qsizetype bytes() const;
    /// How many tiles have been painted so far.
    [[nodiscard]] int painted() const { return m_painted; }
    /// The tiles that cover a part of the sheet.
    [[nodiscard]] QRect covering(const QRectF& sheetRect, qreal scale) const;
    /// The size of the whole sheet in device pixels.
    [[nodiscard]] QSize sheetPixels(qreal scale) const;

Q_SIGNALS:
    void arrived();
    void overviewArrived();

private:
    struct Kept {
        QImage image;
        quint64 used = 0;
        bool stale = false; ///< the map is drawn otherwise now
    };
    struct Bench; ///< what the workers and the store share
    void hire();
    void keep(quint64 commission, const Tile& tile, const QImage& image);
    void keepOverview(const QImage& image);
    [[nodiscard]] std::vector<Tile> sheetAt(qreal scale) const;
    [[nodiscard]] bool isLargeEnough(qreal scale) const;
    void joinOverview(qreal scale);
    void makeRoom();

    std::shared_ptr<Bench> m_bench;
    QThreadPool m_workers;
    QHash<Tile, Kept> m_kept;
    QImage m_overview;
    bool m_overviewStale = true; ///< of another map or manner, or none
    QRectF m_overviewPart;       ///< only this part of it is; empty: all
    QRectF m_sheet;
    std::vector<Tile> m_wanted;
    quint64 m_clock = 0;
    int m_painted = 0;
};

} // namespace esagono
