// SPDX-License-Identifier: GPL-3.0-or-later
// Tools that change nothing: to choose hexes, to move the map, to measure, to lay a scan.
#include "app/editing/maps/map_work.h"
#include "app/editing/maps/tools/make_tools.h"

namespace esagono {

namespace {

/// From its palette one takes what to paint with, and the tool for it.
class SelectTool : public MapTool {
public:
    using MapTool::MapTool;
    int uses() const override {
        return MapHand::Choice | MapHand::Spans | MapHand::Terrains | MapHand::Features |
               MapHand::Links;
    }
    bool takes(int, const QString&) const override { return false; }
    /// Chooses the hex; with Ctrl it is added to the others, or taken out.
    void begin(const MapDraft&, const Touch& at) override {
        std::vector<HexId> hexes = {at.hex};
        if (at.away) {
            hexes = hand().work().selected();
            if (std::erase(hexes, at.hex) == 0)
                hexes.push_back(at.hex);
        }
        hand().work().select(std::move(hexes));
    }
    /// Chooses all between; the form stays that of the first.
    void move(const MapDraft& map, const Touch& at) override {
        if (at.hex == hand().last())
            return;
        std::vector<HexId> hexes = map.rectangle(hand().from(), at.hex);
        std::erase(hexes, hand().from());
        hexes.push_back(hand().from());
        hand().work().select(std::move(hexes));
    }
};

/// Tells how far it is from where the hand came down last.
class MeasureTool : public MapTool {
public:
    using MapTool::MapTool;
    int uses() const override { return 0; }
    void marks(const MapDraft& map, const Touch& at, Highlights& marks) const override {
        const HexId from = hand().from();
        if (!at.hex.exists() || !from.exists() || from == at.hex)
            return;
        const int far = distance(map.grid().hex(from), map.grid().hex(at.hex));
        marks.strokes.push_back({Stroke::Kind::Path, map.line(from, at.hex), {}, 1, 0});
        marks.hexes.push_back({at.hex, HexMark::Path, QString::number(far), false});
    }
};

/// Does nothing itself; the page does.
class PageTool : public MapTool {
public:
    PageTool(MapHand& hand, MapHand::Use use)
        : MapTool(hand)
        , m_use(use) {}
    int uses() const override { return m_use; }

private:
    MapHand::Use m_use;
};

} // namespace

std::unique_ptr<MapTool> makeSelect(MapHand& hand) {
    return std::make_unique<SelectTool>(hand);
}

std::unique_ptr<MapTool> makePan(MapHand& hand) {
    return std::make_unique<PageTool>(hand, MapHand::Eye);
}

std::unique_ptr<MapTool> makeMeasure(MapHand& hand) {
    return std::make_unique<MeasureTool>(hand);
}

std::unique_ptr<MapTool> makeScan(MapHand& hand) {
    return std::make_unique<PageTool>(hand, MapHand::Scan);
}

} // namespace esagono
