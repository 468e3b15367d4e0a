// SPDX-License-Identifier: GPL-3.0-or-later
// Tools that draw: rivers along hexsides, roads from hex to hex, areas and lines that have names.
#include "app/editing/maps/map_words.h"
#include "app/editing/maps/map_work.h"
#include "app/editing/maps/tools/make_tools.h"
#include "editor/maps/map_edits.h"

namespace esagono {

namespace {

/// Draws along hexsides.
class BorderTool : public MapTool {
public:
    using MapTool::MapTool;
    int uses() const override { return MapHand::Features | MapHand::Borders; }
    void begin(const MapDraft& map, const Touch& at) override {
        const QString& feature = hand().kit().feature;
        if (feature.isEmpty() || !at.neighbour.exists() || !map.adjacent(at.hex, at.neighbour))
            return;
        MapWork& work = hand().work();
        work.perform(setFeature(map, {at.hex, at.neighbour}, feature.toStdString(), !at.away,
                                Text(at.away ? say::mapEditFeatureAway : say::mapEditFeature,
                                     nameIn(work.features(), feature).toStdString())));
    }
    void move(const MapDraft& map, const Touch& at) override { begin(map, at); }
    void marks(const MapDraft&, const Touch& at, Highlights& marks) const override {
        if (at.hex.exists() && at.neighbour.exists())
            marks.sides.push_back(
                {{at.hex, at.neighbour},
                 colourIn(hand().work().features(), hand().kit().feature).rgba()});
    }
};

/// Lays roads, or railways.
class LinkTool : public MapTool {
public:
    LinkTool(MapHand& hand, bool rail)
        : MapTool(hand)
        , m_rail(rail) {}
    int uses() const override { return MapHand::Links | MapHand::Spans; }
    bool takes(int what, const QString& id) const override {
        if (what != MapHand::Links)
            return false;
        for (const QVariant& each : hand().work().links())
            if (const QVariantMap link = each.toMap(); link.value(QStringLiteral("id")) == id)
                return link.value(QStringLiteral("rail")).toBool() == m_rail;
        return false;
    }
    /// It goes on from where the hand was.
    void move(const MapDraft& map, const Touch& at) override {
        const std::string link = kind().toStdString();
        if (link.empty())
            return;
        MapWork& work = hand().work();
        const std::vector<HexId> way = map.line(hand().last(), at.hex);
        const std::string words = nameIn(work.links(), kind()).toStdString();
        if (!at.away) {
            work.perform(layLink(map, link, way, hand().kit().grade.toStdString(),
                                 Text(say::mapEditLink, words)));
            return;
        }
        for (std::size_t i = 1; i < way.size(); ++i)
            if (const auto now = work.draft())
                work.perform(
                    cutLink(*now, link, {way[i - 1], way[i]}, Text(say::mapEditLinkAway, words)));
    }
    void marks(const MapDraft&, const Touch& at, Highlights& marks) const override {
        if (at.hex.exists())
            marks.hexes.push_back({at.hex,
                                   HexMark::Drawn,
                                   {},
                                   false,
                                   colourIn(hand().work().links(), kind()).rgba()});
    }

private:
    /// The one that was taken if the tool lays such, else the first that it does.
    QString kind() const {
        const QString& taken = hand().kit().link;
        if (takes(MapHand::Links, taken))
            return taken;
        for (const QVariant& each : hand().work().links())
            if (const QString id = each.toMap().value(QStringLiteral("id")).toString();
                takes(MapHand::Links, id))
                return id;
        return {};
    }

    bool m_rail;
};

/// Paints the hexes of an area, or draws a line along hexsides, whichever is taken.
class AreaTool : public MapTool {
public:
    using MapTool::MapTool;
    int uses() const override {
        return MapHand::Areas | (isLine() ? MapHand::Borders : MapHand::Sizes);
    }
    void begin(const MapDraft& map, const Touch& at) override {
        draw(map, at, touched(map, at.hex));
    }
    void move(const MapDraft& map, const Touch& at) override {
        draw(map, at, map.sweep(hand().last(), at.hex, hand().kit().brush));
    }
    std::vector<HexId> touched(const MapDraft& map, HexId hex) const override {
        return map.brush(hex, hand().kit().brush);
    }
    void marks(const MapDraft& map, const Touch& at, Highlights& marks) const override;

private:
    bool isLine() const { return hand().kit().area.startsWith(QLatin1String("lines/")); }
    std::string id() const { return hand().kit().area.section(QLatin1Char('/'), 1).toStdString(); }
    void draw(const MapDraft& map, const Touch& at, const std::vector<HexId>& hexes) const {
        MapWork& work = hand().work();
        const Text name(say::mapEditArea, nameIn(work.areas(), hand().kit().area).toStdString());
        if (!isLine() && !id().empty())
            work.perform(putInArea(map, id(), hexes, !at.away, name));
        else if (isLine() && at.neighbour.exists() && map.adjacent(at.hex, at.neighbour))
            work.perform(putOnLine(map, id(), {at.hex, at.neighbour}, !at.away, name));
    }
};

void AreaTool::marks(const MapDraft& map, const Touch& at, Highlights& marks) const {
    const QRgb tint = colourIn(hand().work().areas(), hand().kit().area).rgba();
    const Grid& grid = map.grid();
    const Record& shown = map.entry(isLine() ? "lines" : "areas", id());
    for (const Record& each : listIn(shown, isLine() ? "hexsides" : "hexes")) {
        const std::string text = each.is_string() ? each.get<std::string>() : std::string();
        if (const std::size_t bar = text.find('|'); bar != std::string::npos)
            marks.sides.push_back(
                {{grid.find(text.substr(0, bar)), grid.find(text.substr(bar + 1))}, tint});
        else if (const HexId hex = grid.find(text); hex.exists())
            marks.hexes.push_back({hex, HexMark::Drawn, {}, false, tint});
    }
    if (!at.hex.exists())
        return;
    if (!isLine())
        for (const HexId hex : touched(map, at.hex))
            marks.hexes.push_back({hex, HexMark::Brush, {}, false, tint});
    else if (at.neighbour.exists())
        marks.sides.push_back({{at.hex, at.neighbour}, tint});
}

} // namespace

std::unique_ptr<MapTool> makeBorder(MapHand& hand) {
    return std::make_unique<BorderTool>(hand);
}

std::unique_ptr<MapTool> makeRoad(MapHand& hand) {
    return std::make_unique<LinkTool>(hand, false);
}

std::unique_ptr<MapTool> makeRail(MapHand& hand) {
    return std::make_unique<LinkTool>(hand, true);
}

std::unique_ptr<MapTool> makeArea(MapHand& hand) {
    return std::make_unique<AreaTool>(hand);
}

} // namespace esagono
