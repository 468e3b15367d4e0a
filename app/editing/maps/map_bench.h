// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author works on the map: which one, what is shown of it, the hex he looks at. What his
// hand does becomes edits of editor/maps/map_edits.h by the tool it holds; forms do it here.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/maps/map_patch.h"
#endif
#include "app/editing/counters/look_bench.h"
#include "app/editing/maps/editor_board.h"
#include "app/editing/maps/map_hand.h"
#include "app/editing/maps/map_work.h"
#include "app/editing/maps/scan_bench.h"

#include <QVariantMap>

namespace esagono {

class Workbench;

class MapBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    Q_PROPERTY(esagono::EditorBoard* board READ board CONSTANT)
    Q_PROPERTY(esagono::MapHand* hand READ hand CONSTANT)
    Q_PROPERTY(esagono::ScanBench* scan READ scan CONSTANT)
    Q_PROPERTY(esagono::LookBench* looks READ looks CONSTANT)
    /// The titles of the package's maps, and the one that is edited.
    Q_PROPERTY(QStringList maps READ maps NOTIFY changed)
    Q_PROPERTY(int map READ map WRITE setMap NOTIFY changed)
    /// What the package declares: lists of { id, name, colour, note }.
    Q_PROPERTY(QVariantList terrains READ terrains NOTIFY changed)
    Q_PROPERTY(QVariantList features READ features NOTIFY changed)
    Q_PROPERTY(QVariantList links READ links NOTIFY changed)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// The map's own areas and lines: { id: "areas/x", name, colour, count, line }.
    Q_PROPERTY(QVariantList areas READ areas NOTIFY changed)
    /// { id, name }
    Q_PROPERTY(QVariantList placeKinds READ placeKinds NOTIFY changed)
    /// How many there are of each layer: { places, objectives, roads, rails, hexsides, terrain,
    /// lines }.
    Q_PROPERTY(QVariantMap counts READ counts NOTIFY changed)
    /// First and last row and column.
    Q_PROPERTY(QVariantMap extent READ extent NOTIFY changed)
    /// Hexes whose ground or height is reconstructed: how many, and whether they are marked.
    Q_PROPERTY(int reconstructed READ reconstructed NOTIFY changed)
    Q_PROPERTY(
        bool showsReconstructed READ showsReconstructed WRITE setShowsReconstructed NOTIFY changed)
    /// Whether the counters of the first scenario on this map are shown.
    Q_PROPERTY(bool showsCounters READ showsCounters WRITE setShowsCounters NOTIFY changed)
    /// What is chosen: the hex whose form is shown (-1: none), and how many in all.
    Q_PROPERTY(int selectedHex READ selectedHex NOTIFY selectionChanged)
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY selectionChanged)
    Q_PROPERTY(QVariantMap hex READ hex NOTIFY selectionChanged)
    Q_PROPERTY(bool canPaste READ canPaste NOTIFY selectionChanged)

public:
    explicit MapBench(Workbench& workbench);
    ~MapBench() override;

    [[nodiscard]] EditorBoard* board() { return &m_board; }
    [[nodiscard]] MapHand* hand() { return &m_hand; }
    [[nodiscard]] ScanBench* scan() { return &m_scan; }
    [[nodiscard]] LookBench* looks() { return &m_looks; }
    /// Whether the board shows an older map than the package has.
    [[nodiscard]] bool isBehind() const { return m_board.isBehind(); }
    [[nodiscard]] QStringList maps() const;
    [[nodiscard]] int map() const { return int(m_board.map()); }
    void setMap(int map);
    [[nodiscard]] QVariantList terrains() const { return m_work.terrains(); }
    [[nodiscard]] QVariantList features() const { return m_work.features(); }
    [[nodiscard]] QVariantList links() const { return m_work.links(); }
    [[nodiscard]] QVariantList sides() const { return m_work.sides(); }
    [[nodiscard]] QVariantList areas() const { return m_work.areas(); }
    [[nodiscard]] QVariantList placeKinds() const { return m_work.placeKinds(); }
    [[nodiscard]] QVariantMap counts() const;
    [[nodiscard]] QVariantMap extent() const;
    [[nodiscard]] int reconstructed() const { return int(m_reconstructed.size()); }
    [[nodiscard]] bool showsReconstructed() const { return m_showsReconstructed; }
    void setShowsReconstructed(bool shown);
    [[nodiscard]] bool showsCounters() const { return m_showsCounters; }
    void setShowsCounters(bool shown);
    [[nodiscard]] int selectedHex() const;
    [[nodiscard]] int selectedCount() const { return int(m_work.selected().size()); }
    [[nodiscard]] QVariantMap hex() const;
    [[nodiscard]] bool canPaste() const { return !m_patch.empty(); }

    /// The board shows what was painted.
    Q_INVOKABLE void drawn();

    // The form of the chosen hex
    Q_INVOKABLE void selectHex(int hex);
    Q_INVOKABLE void setHexTerrain(const QString& terrain);
    Q_INVOKABLE void setHexHeight(const QString& metres);
    Q_INVOKABLE void setHexControl(const QString& side);
    /// Says where a value of the chosen hexes comes from: of "terrain", "elevation" or "values"
    /// (of the place). An empty mark: as what is around it.
    Q_INVOKABLE void markSource(const QString& what, const QString& mark);
    Q_INVOKABLE void setPlaceName(const QString& name);
    Q_INVOKABLE void setPlaceKind(const QString& kind);
    /// Empty: the place is no objective.
    Q_INVOKABLE void setPlaceValue(const QString& key, const QString& value);
    Q_INVOKABLE void removePlace();
    Q_INVOKABLE void setSideFeature(int direction, const QString& feature, bool there);
    Q_INVOKABLE void setSideLink(int direction, const QString& link, bool there);

    // The selection as a piece of the map
    Q_INVOKABLE void copy();
    Q_INVOKABLE void paste();
    Q_INVOKABLE void turn(int sixths);
    Q_INVOKABLE void mirror();
    Q_INVOKABLE void clearSelection();
    /// Every hex of the terrain of the chosen one becomes that of the brush.
    Q_INVOKABLE void replaceEverywhere();

    /// Rows and columns, first and last; why not, or empty.
    Q_INVOKABLE QString resize(int firstRow, int lastRow, int firstColumn, int lastColumn);
    /// Makes an area of the name, or a line, and takes it in hand.
    Q_INVOKABLE void addArea(const QString& name, bool line);
    Q_INVOKABLE void removeArea(const QString& area);

    /// Shows what stands there: the place a finding speaks of.
    void reveal(const QString& file, const QString& pointer);

Q_SIGNALS:
    void changed();
    void selectionChanged();

private:
    [[nodiscard]] std::optional<MapDraft> draft() const { return m_work.draft(); }
    [[nodiscard]] HexId chosen() const { return m_work.chosen(); }
    [[nodiscard]] QVariantMap sideOf(const MapDraft& map, HexId hex, Direction direction) const;
    void putDown(const MapDraft& map, const MapPatch& patch, HexId middle, const char* name);
    void showUnsure();
    void showCounters();
    void findReconstructed();

    Workbench& m_workbench;
    EditorBoard m_board;
    MapWork m_work;
    MapHand m_hand;
    ScanBench m_scan;
    LookBench m_looks;
    bool m_showsReconstructed = false;
    bool m_showsCounters = false;
    std::vector<HexId> m_reconstructed;
    int m_asked = 0;  ///< counts the searches for them: only the last one is shown
    MapPatch m_patch; ///< what was copied
};

} // namespace esagono
