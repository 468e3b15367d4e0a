// SPDX-License-Identifier: GPL-3.0-or-later
// Tools that paint hexes: a brush, a bucket, a ruler, a rectangle.
#include "app/editing/maps/map_words.h"
#include "app/editing/maps/tools/make_tools.h"
#include "app/editing/maps/tools/paint_kinds.h"

namespace esagono {

namespace {

using HexIds = std::vector<HexId>;

class PaintTool : public MapTool {
public:
    using MapTool::MapTool;
    int uses() const override { return MapHand::Paints | paintOf(hand().kit()).use; }
    void marks(const MapDraft& map, const Touch& at, Highlights& marks) const override {
        if (!at.hex.exists())
            return;
        const QRgb tint = paintOf(hand().kit()).tint(hand()).rgba();
        for (const HexId hex : touched(map, at.hex))
            marks.hexes.push_back({hex, HexMark::Brush, {}, false, tint});
    }

protected:
    void paint(const MapDraft& map, const HexIds& hexes, bool away,
               const char* name = say::mapEditPaint) const {
        paintOf(hand().kit()).paint(hand(), map, hexes, away, name);
    }
};

class BrushTool : public PaintTool {
public:
    using PaintTool::PaintTool;
    int uses() const override { return PaintTool::uses() | MapHand::Sizes; }
    void begin(const MapDraft& map, const Touch& at) override {
        const bool ruled = at.ruled && hand().last().exists();
        paint(map, ruled ? map.line(hand().last(), at.hex) : touched(map, at.hex), at.away);
    }
    void move(const MapDraft& map, const Touch& at) override {
        paint(map, map.sweep(hand().last(), at.hex, hand().kit().brush), at.away);
    }
    HexIds touched(const MapDraft& map, HexId hex) const override {
        return map.brush(hex, hand().kit().brush);
    }
};

class FillTool : public PaintTool {
public:
    using PaintTool::PaintTool;
    void begin(const MapDraft& map, const Touch& at) override {
        paint(map, touched(map, at.hex), at.away, say::mapEditFill);
    }
    HexIds touched(const MapDraft& map, HexId hex) const override { return map.flood(hex); }
};

/// Paints what lies between where the hand came down and where it is lifted.
class SpanTool : public PaintTool {
public:
    using Between = HexIds (MapDraft::*)(HexId, HexId) const;
    SpanTool(MapHand& hand, Between between)
        : PaintTool(hand)
        , m_between(between) {}
    int uses() const override { return PaintTool::uses() | MapHand::Spans; }
    void end(const MapDraft& map, const Touch& at) override {
        paint(map, touched(map, at.hex), at.away);
    }
    HexIds touched(const MapDraft& map, HexId hex) const override {
        return hand().isDown() ? (map.*m_between)(hand().from(), hex) : HexIds{hex};
    }

private:
    Between m_between;
};

} // namespace

std::unique_ptr<MapTool> makeBrush(MapHand& hand) {
    return std::make_unique<BrushTool>(hand);
}

std::unique_ptr<MapTool> makeFill(MapHand& hand) {
    return std::make_unique<FillTool>(hand);
}

std::unique_ptr<MapTool> makeLine(MapHand& hand) {
    return std::make_unique<SpanTool>(hand, &MapDraft::line);
}

std::unique_ptr<MapTool> makeRectangle(MapHand& hand) {
    return std::make_unique<SpanTool>(hand, &MapDraft::rectangle);
}

} // namespace esagono
