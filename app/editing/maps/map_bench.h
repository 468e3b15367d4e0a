// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author works on the map: the tool in his hand, what it paints with, the hex he looks at.
// Clicks and forms become edits of editor/maps/map_edits.h; one stroke of the hand is one step to
// undo.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/maps/map_patch.h"
#endif
#include "app/editing/counters/look_bench.h"
#include "app/editing/maps/editor_board.h"
#include "app/editing/maps/scan_bench.h"

#include <QPointF>
#include <QVariantList>
#include <QVariantMap>

namespace esagono {

class Workbench;

class MapBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    Q_PROPERTY(esagono::EditorBoard* board READ board CONSTANT)
    Q_PROPERTY(esagono::ScanBench* scan READ scan CONSTANT)
    Q_PROPERTY(esagono::LookBench* looks READ looks CONSTANT)
    /// The titles of the package's maps, and the one that is edited.
    Q_PROPERTY(QStringList maps READ maps NOTIFY changed)
    Q_PROPERTY(int map READ map WRITE setMap NOTIFY changed)
    /// "select", "pan", "brush", "fill", "line", "rectangle", "hexside", "road", "rail", "label",
    /// "objective", "area", "measure", "scan".
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY toolChanged)
    /// 0, 1 or 2 hexes around the one that is pointed at: 1, 7 or 19 hexes.
    Q_PROPERTY(int brush MEMBER m_brush NOTIFY toolChanged)
    /// What the tools paint with: ids.
    Q_PROPERTY(QString terrain MEMBER m_terrain NOTIFY toolChanged)
    Q_PROPERTY(QString feature MEMBER m_feature NOTIFY toolChanged)
    Q_PROPERTY(QString link MEMBER m_link NOTIFY toolChanged)
    Q_PROPERTY(QString grade MEMBER m_grade NOTIFY toolChanged)
    Q_PROPERTY(QString area MEMBER m_area NOTIFY toolChanged)
    Q_PROPERTY(QString side MEMBER m_side NOTIFY toolChanged)
    /// "height": the brush sets heights, "control": it gives hexes to a side; else terrain.
    Q_PROPERTY(QString paints MEMBER m_paints NOTIFY toolChanged)
    Q_PROPERTY(int height MEMBER m_height NOTIFY toolChanged)
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
    /// Where the pointer is, for the line at the foot and the slip beside the pointer.
    Q_PROPERTY(QString pointed READ pointed NOTIFY hoverChanged)
    Q_PROPERTY(QString preview READ preview NOTIFY hoverChanged)

public:
    explicit MapBench(Workbench& workbench);
    ~MapBench() override;

    [[nodiscard]] EditorBoard* board() { return &m_board; }
    [[nodiscard]] ScanBench* scan() { return &m_scan; }
    [[nodiscard]] LookBench* looks() { return &m_looks; }
    /// Whether the board shows an older map than the package has.
    [[nodiscard]] bool isBehind() const { return m_board.isBehind(); }
    [[nodiscard]] QStringList maps() const;
    [[nodiscard]] int map() const { return int(m_board.map()); }
    void setMap(int map);
    [[nodiscard]] const QString& tool() const { return m_tool; }
    void setTool(const QString& tool);
    [[nodiscard]] QVariantList terrains() const;
    [[nodiscard]] QVariantList features() const;
    [[nodiscard]] QVariantList links() const;
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] QVariantList areas() const;
    [[nodiscard]] QVariantList placeKinds() const;
    [[nodiscard]] QVariantMap counts() const;
    [[nodiscard]] QVariantMap extent() const;
    [[nodiscard]] int reconstructed() const { return int(m_reconstructed.size()); }
    [[nodiscard]] bool showsReconstructed() const { return m_showsReconstructed; }
    void setShowsReconstructed(bool shown);
    [[nodiscard]] bool showsCounters() const { return m_showsCounters; }
    void setShowsCounters(bool shown);
    [[nodiscard]] int selectedHex() const;
    [[nodiscard]] int selectedCount() const { return int(m_selected.size()); }
    [[nodiscard]] QVariantMap hex() const;
    [[nodiscard]] bool canPaste() const { return !m_patch.empty(); }
    [[nodiscard]] QString pointed() const;
    [[nodiscard]] QString preview() const;

    // The hand on the board. Hexes are numbers of the board, -1: none.
    Q_INVOKABLE void hover(int hex, int neighbour);
    Q_INVOKABLE void begin(int hex, int neighbour, int modifiers);
    Q_INVOKABLE void move(int hex, int neighbour, int modifiers);
    Q_INVOKABLE void end(int hex, int neighbour, int modifiers);
    /// What was begun is taken back.
    Q_INVOKABLE void leave();
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
    void toolChanged();
    void selectionChanged();
    void hoverChanged();

private:
    [[nodiscard]] const GamePackage* package() const;
    [[nodiscard]] std::string file() const;
    [[nodiscard]] std::optional<MapDraft> draft() const;
    [[nodiscard]] HexId hexFrom(int hex) const;
    [[nodiscard]] HexId chosen() const { return m_selected.empty() ? HexId() : m_selected.back(); }
    [[nodiscard]] std::string controlList() const;
    [[nodiscard]] QVariantMap sideOf(const MapDraft& map, HexId hex, Direction direction) const;
    [[nodiscard]] QString placeKindName(const std::string& kind) const;
    [[nodiscard]] QString nameIn(const QVariantList& things, const QString& id) const;
    [[nodiscard]] QColor colourIn(const QVariantList& things, const QString& id) const;
    /// The link the tool lays: the current one if it suits the tool, else the first that does.
    [[nodiscard]] QString linkOfTool() const;
    [[nodiscard]] std::vector<HexId> touched(const MapDraft& map, HexId hex) const;
    void perform(Edit edit, const char* stroke);
    void paint(const std::vector<HexId>& hexes, bool away);
    void drawSide(HexId hex, HexId neighbour, bool away);
    void layTo(HexId hex, bool away);
    void pick(HexId hex);
    void markPlace(HexId hex);
    void showMarks();
    void showCounters();
    void findReconstructed();
    void settle();

    Workbench& m_workbench;
    EditorBoard m_board;
    ScanBench m_scan;
    LookBench m_looks;
    QString m_tool = QStringLiteral("select");
    QString m_paints = QStringLiteral("terrain");
    QString m_terrain;
    QString m_feature;
    QString m_link;
    QString m_grade;
    QString m_area;
    QString m_side;
    int m_brush = 0;
    int m_height = 0;

    bool m_showsReconstructed = false;
    bool m_showsCounters = false;
    std::vector<HexId> m_reconstructed;
    int m_asked = 0;               ///< counts the searches for them: only the last one is shown
    std::vector<HexId> m_selected; ///< the last one has its form shown
    MapPatch m_patch;              ///< what was copied
    HexId m_hovered;
    HexId m_hoveredNeighbour;
    bool m_working = false; ///< the hand is down
    bool m_performed = false;
    HexId m_from;             ///< where it was put down
    HexId m_last;             ///< where it was last
    std::vector<HexId> m_wet; ///< painted, and not yet drawn so by the board
};

} // namespace esagono
