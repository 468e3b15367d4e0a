// SPDX-License-Identifier: GPL-3.0-or-later
// Everything a board draws, as layers of pictures: tiles of the map, marks, counters. Rebuilds only
// what has changed, and hands the scene graph only that.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/counters/counter_atlas.h"
#include "app/board/counters/stack_layout.h"
#include "app/board/scene/board_camera.h"
#include "app/board/scene/board_source.h"
#include "app/board/scene/journey_player.h"
#include "app/board/scene/overlay_tiles.h"
#include "app/board/scene/tile_store.h"
#endif

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>

#include <array>
#include <bitset>
#include <optional>

class QQuickWindow;
class QSGNode;

namespace esagono {

class BoardScene : public QObject {
    Q_OBJECT

public:
    /// From the bottom to the top.
    enum Layer { Overview, OldTiles, Tiles, Under, Pieces, Over, Cursor, Flights, Fanned };
    static constexpr std::size_t layerCount = Fanned + 1;

    /// How the board is to look.
    struct Manner {
        bool counters = true;
        bool numbers = true;
        bool dark = false;
        bool safePalette = false;
        QStringList hidden; ///< parts of the map; see BoardItem::hiddenParts
        bool heights = false;
        qreal ground = 1; ///< how strong they are
        qreal pieces = 1;
        MapUnderlay underlay = {};
        qreal underlayStrength = 1;
        friend bool operator==(const Manner&, const Manner&) = default;
    };
    /// What has been done since the beginning, for those who watch the costs.
    struct Work {
        int frames = 0; ///< times the scene graph was handed something
        int nodes = 0;  ///< nodes that were touched
        int tiles = 0;
        int counters = 0;
        int overlays = 0;
    };

    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    // What is shown. The source must live until another (or none) is set.
    void setSource(const BoardSource* source);
    void setManner(const Manner& manner);
    void settingChanged();
    void drawingChanged(const QRectF& part);
    void viewChanged();
    void highlightsChanged();
    void setHovered(CounterId counter);
    void setCursor(HexId hex);
    void setFanned(HexId hex);
    /// A counter that follows the pointer; none: nothing does.
    void setDragged(CounterId counter, QPointF sheetPoint);
    /// The counters under way, and how long they have been. Those on their way are not in their
    /// stacks.
    void setJourneys(const JourneyPlayer& journeys, int time);

    /// Where the eye is; while it draws nearer or farther, what is there is only scaled.
    void setCamera(const BoardCamera& camera, qreal ratio, bool moving);

    [[nodiscard]] const std::optional<BoardGeometry>& geometry() const { return m_geometry; }
    [[nodiscard]] const StackLayout& stacks() const { return m_stacks; }
    [[nodiscard]] const Fan& fan() const { return m_fan; }
    /// The counters of the spread stack, as numbers in the view's list, the top first.
    [[nodiscard]] std::vector<std::size_t> fanned() const;
    [[nodiscard]] const QImage& overview() const { return m_tiles.overview(); }
    [[nodiscard]] QColor sideColour(SideId side) const;
    /// Whether something in view is still shown coarser than it will be.
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// Whether nothing is being painted, not even for later.
    [[nodiscard]] bool isIdle() const { return !m_busy && m_tiles.isIdle(); }
    [[nodiscard]] Work work() const;
    [[nodiscard]] std::optional<CounterMark> markOf(CounterId counter) const;

    /// Brings the layers up to date. To be called before drawing.
    void refresh();
    /// Hands the scene graph what has changed.
    QSGNode* draw(QSGNode* root, QQuickWindow* window, QSizeF size);

Q_SIGNALS:
    /// There is something to draw.
    void changed();
    void busyChanged();
    void overviewChanged();
    /// The map has been read: the sheet has its size.
    void sheetChanged();

private:
    struct Shown {
        std::vector<Sprite> sprites;
        qreal scale = 0; ///< logical pixels per unit they are laid out for
        bool dirty = true;
    };
    void show(Layer layer, std::vector<Sprite> sprites, qreal scale);
    void reckonBusy();
    void readMap();
    void mapRead();
    void readAgain();
    void paintMapAnew();
    void readLooks();
    void refreshTiles();
    void refreshOverview(bool complete);
    void refreshOverlay();
    void refreshPieces();
    void refreshFlights();
    void refreshCursor();
    void refreshFan();
    void buildPieces(const QRectF& area);
    [[nodiscard]] QRectF tileRect(const Tile& tile) const;
    [[nodiscard]] QPointF onSheet(QPointF sheetPoint, qreal scale) const;
    [[nodiscard]] int edgeAt(qreal scale) const;
    [[nodiscard]] Sprite pieceSprite(quint64 id, const QImage& image, QPointF centre,
                                     qreal scale) const;
    [[nodiscard]] const CounterLook* lookOf(CounterId counter) const;

    const BoardSource* m_source = nullptr;
    Manner m_manner;
    BoardCamera m_camera;
    qreal m_ratio = 1;
    bool m_moving = false;
    bool m_busy = false;
    bool m_complete = false; ///< no tile in view is missing

    std::optional<BoardGeometry> m_geometry;
    std::shared_ptr<const MapDrawing> m_drawing;
    std::shared_ptr<const Liveries> m_liveries;
    QFutureWatcher<std::shared_ptr<const MapDrawing>> m_reading;
    QRectF m_changedPart; ///< of the sheet: drawn otherwise, and not read yet
    QRectF m_readPart;    ///< likewise, being read
    TileStore m_tiles;
    CounterAtlas m_atlas;
    Overlay m_overlay;
    OverlayManner m_overlayManner;
    OverlayTiles m_overlayTiles;
    Riding m_riding;
    StackLayout m_stacks;
    std::vector<std::pair<SeenCounter, CounterLook>> m_looks; ///< by number in the view's list
    QHash<quint32, CounterMark> m_marks;
    Fan m_fan;
    JourneyPlayer m_journeys;
    int m_time = 0;
    CounterId m_hovered;
    HexId m_cursor;
    HexId m_fanned;
    CounterId m_dragged;
    QPointF m_dragPoint;

    QRect m_tileRange;
    QRect m_overlayRange;
    QRectF m_piecesArea;   ///< the part of the sheet whose counters are in their layer
    QRectF m_preparedArea; ///< and the part that is being prepared
    int m_preparing = 0;   ///< the edge of the counters being prepared; 0: none
    bool m_tilesStale = true;
    bool m_tilesUnasked = false; ///< those in view have not been asked for since the eye moved
    bool m_overlayStale = true;
    bool m_piecesStale = true;
    std::array<Shown, layerCount> m_layers;
    Work m_work;
};

} // namespace esagono
