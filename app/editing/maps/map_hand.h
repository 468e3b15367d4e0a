// SPDX-License-Identifier: GPL-3.0-or-later
// The hand over the map that is edited: the tool it holds, what that paints with, where it came
// down. From there until it is lifted is one stroke, and one step to undo.
#pragma once

#include "app/board/scene/board_source.h"
#include "app/editing/maps/map_kit.h"
#include "app/editing/maps/tools/map_tool.h"

namespace esagono {

class EditorBoard;
class MapWork;

class MapHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the map's bench")
    /// All tools: { id, glyph, key, label }; the label is the id of a message.
    Q_PROPERTY(QVariantList tools READ tools CONSTANT)
    /// The id of the one that is held, and what it uses: Use, or'ed.
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY changed)
    Q_PROPERTY(int uses READ uses NOTIFY changed)
    /// What brushes can change: { id, label }, and what they change now: one of the ids.
    Q_PROPERTY(QVariantList paintKinds READ paintKinds CONSTANT)
    Q_PROPERTY(QString paints MEMBER(m_kit.paints) NOTIFY changed)
    /// What the tools paint with: ids.
    Q_PROPERTY(QString terrain MEMBER(m_kit.terrain) NOTIFY changed)
    Q_PROPERTY(QString feature MEMBER(m_kit.feature) NOTIFY changed)
    Q_PROPERTY(QString link MEMBER(m_kit.link) NOTIFY changed)
    Q_PROPERTY(QString grade MEMBER(m_kit.grade) NOTIFY changed)
    Q_PROPERTY(QString area MEMBER(m_kit.area) NOTIFY changed)
    Q_PROPERTY(QString side MEMBER(m_kit.side) NOTIFY changed)
    Q_PROPERTY(int height MEMBER(m_kit.height) NOTIFY changed)
    /// 0, 1 or 2 hexes around the one that is pointed at: 1, 7 or 19 hexes.
    Q_PROPERTY(int brush MEMBER(m_kit.brush) NOTIFY changed)
    /// Where the pointer is, for the line at the foot and the slip beside the pointer.
    Q_PROPERTY(QString pointed READ pointed NOTIFY hoverChanged)
    Q_PROPERTY(QString preview READ preview NOTIFY hoverChanged)

public:
    /// What a tool uses: parts of the palette, the keys and the board.
    enum Use {
        Terrains = 0x1, ///< the terrains, to paint with
        Heights = 0x2,
        Holders = 0x4, ///< the sides, to paint with
        Features = 0x8,
        Links = 0x10,
        Areas = 0x20,
        Scan = 0x40,
        Paints = 0x80,   ///< the choice what is painted
        Sizes = 0x100,   ///< the size of the brush
        Spans = 0x200,   ///< it goes from hex to hex
        Borders = 0x400, ///< it goes along hexsides
        Choice = 0x800,  ///< what it is used on is chosen; from the palette it only takes up tools
        Eye = 0x1000,    ///< it moves the map
    };
    Q_ENUM(Use)

    MapHand(MapWork& work, EditorBoard& board);
    ~MapHand() override;

    // For QML. Hexes are numbers of the board, -1: none.
    Q_INVOKABLE void hover(int hex, int neighbour);
    Q_INVOKABLE void begin(int hex, int neighbour, int modifiers);
    Q_INVOKABLE void move(int hex, int neighbour, int modifiers);
    Q_INVOKABLE void end(int hex, int neighbour, int modifiers);
    /// What was begun is taken back.
    Q_INVOKABLE void leave();
    /// One of the terrains, sides, features, links or areas is taken from the palette, and a tool
    /// that paints with it if the one in hand does not.
    Q_INVOKABLE void take(esagono::MapHand::Use what, const QString& id);

    [[nodiscard]] QVariantList tools() const;
    [[nodiscard]] QString tool() const;
    void setTool(const QString& tool);
    [[nodiscard]] int uses() const;
    [[nodiscard]] QVariantList paintKinds() const;
    [[nodiscard]] QString pointed() const;
    [[nodiscard]] QString preview() const;

    // For the tools
    [[nodiscard]] MapWork& work() const { return m_work; }
    [[nodiscard]] MapKit& kit() { return m_kit; }
    /// Where it came down, while it is down; where it was before it came where it is now.
    [[nodiscard]] HexId from() const { return m_from; }
    [[nodiscard]] HexId last() const { return m_last; }
    [[nodiscard]] bool isDown() const { return m_down; }
    /// These were painted, and the board does not show it yet.
    void wet(const std::vector<HexId>& hexes);

    // For the bench
    [[nodiscard]] HexId hovered() const { return m_hover.hex; }
    /// Puts into the hand what the package knows, where it holds something else.
    void settle();
    /// Another map lies there, or none, or one of another size.
    void forget();
    /// The hand has been nowhere yet.
    void forgetStart() { m_from = HexId(); }
    /// The board shows what was painted.
    void dry();
    /// These are marked as unsure.
    void markUnsure(std::vector<HexId> hexes);
    void showMarks();

Q_SIGNALS:
    void changed();
    void hoverChanged();

private:
    [[nodiscard]] Touch touch(int hex, int neighbour, int modifiers) const;
    [[nodiscard]] MapTool& held() const { return *m_tools[m_held]; }

    MapWork& m_work;
    EditorBoard& m_board;
    MapKit m_kit;
    std::vector<std::unique_ptr<MapTool>> m_tools; ///< as in mapTools()
    std::size_t m_held = 0;
    Touch m_hover;
    HexId m_from;
    HexId m_last;
    bool m_down = false;
    std::vector<HexId> m_wet;
    std::vector<HexId> m_unsure;
};

} // namespace esagono
