// SPDX-License-Identifier: GPL-3.0-or-later
// Tools that make a place of a hex: a village, or an objective. One that is there is kept.
#include "app/editing/maps/map_words.h"
#include "app/editing/maps/map_work.h"
#include "app/editing/maps/tools/make_tools.h"
#include "editor/maps/map_edits.h"

namespace esagono {

namespace {

class PlaceTool : public MapTool {
public:
    PlaceTool(MapHand& hand, bool objective)
        : MapTool(hand)
        , m_objective(objective) {}
    int uses() const override { return 0; }
    void begin(const MapDraft& map, const Touch& at) override {
        hand().work().select({at.hex});
        if (map.placesIn(at.hex).empty())
            found(map, at.hex);
        if (const auto now = hand().work().draft(); now && m_objective)
            value(*now, now->placesIn(at.hex).front());
    }

private:
    void found(const MapDraft& map, HexId hex) const {
        //: What a new place on the map is called until it has a name; %1 = its hex
        //% "Place %1"
        const std::string name = qtTrId("app.editor.map.new_place")
                                     .arg(QString::fromStdString(map.grid().label(hex)))
                                     .toStdString();
        hand().work().perform(addPlace(map, hex, {name, m_objective ? "objective" : "village"},
                                       Text(say::mapEditPlaceAdd, name)));
    }
    /// A point, unless it is worth something already.
    void value(const MapDraft& map, std::size_t place) const {
        const Record& record = map.part("places").at(place);
        if (record.contains("values") && record["values"].contains("vp"))
            return;
        hand().work().perform(setPlaceValue(
            map, place, "vp", 1, Text(say::mapEditPlace, record.value("name", std::string()))));
    }

    bool m_objective;
};

} // namespace

std::unique_ptr<MapTool> makePlace(MapHand& hand) {
    return std::make_unique<PlaceTool>(hand, false);
}

std::unique_ptr<MapTool> makeObjective(MapHand& hand) {
    return std::make_unique<PlaceTool>(hand, true);
}

} // namespace esagono
