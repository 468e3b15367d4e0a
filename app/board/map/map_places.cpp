// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_places.h"

#include "app/board/map/map_reading.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <set>

namespace esagono {

namespace {

struct KindOfPlace {
    const char* word;
    PlaceSign sign;
};
/// The kinds a map may name, and the signs display.json may ask for under `places`.
constexpr std::array<KindOfPlace, 22> placeKinds = {{
    {"city", PlaceSign::City},
    {"capital", PlaceSign::Capital},
    {"provincial-capital", PlaceSign::Capital},
    {"provincial_capital", PlaceSign::Capital},
    {"town", PlaceSign::Town},
    {"village-major", PlaceSign::Town},
    {"major_village", PlaceSign::Town},
    {"village", PlaceSign::Village},
    {"village-minor", PlaceSign::Village},
    {"minor_village", PlaceSign::Village},
    {"peak", PlaceSign::Peak},
    {"mountain", PlaceSign::Peak},
    {"hill", PlaceSign::Peak},
    {"pass", PlaceSign::Pass},
    {"fort", PlaceSign::Fort},
    {"strongpoint", PlaceSign::Fort},
    {"building", PlaceSign::House},
    {"objective", PlaceSign::House},
    {"bridge", PlaceSign::None},
    {"entry", PlaceSign::None},
    {"area", PlaceSign::None},
    {"none", PlaceSign::None},
}};

PlaceSign signOf(const std::string& kind, const Record& display) {
    const std::string wanted =
        textIn(entryOf(memberOf(display, "places"), kind), "symbol").toStdString();
    for (const std::string& word : {wanted, kind})
        for (const KindOfPlace& known : placeKinds)
            if (word == known.word)
                return known.sign;
    return PlaceSign::Village;
}

int rankOf(const MapPlace& place) {
    const int objective = place.points > 0 ? 0 : 1;
    switch (place.sign) {
    case PlaceSign::City:
    case PlaceSign::Capital:
        return objective;
    case PlaceSign::Town:
    case PlaceSign::Fort:
        return 2 + objective;
    case PlaceSign::Village:
    case PlaceSign::House:
    case PlaceSign::None:
        return 4 + objective;
    case PlaceSign::Pass:
        return 6;
    case PlaceSign::Peak:
        return 7;
    }
    return 8;
}

bool isSettled(PlaceSign sign) {
    return sign <= PlaceSign::Village;
}

/// The point, or the nearest on the way to the middle that is clear of the hexsides.
QPointF wellInside(const BoardGeometry& geometry, HexId hex, QPointF point) {
    const QPointF centre = geometry.centre(hex);
    for (int tenths = 10; tenths > 0; --tenths) {
        const QPointF off = (point - centre) * (tenths / 10.0);
        if (geometry.hexAt(centre + off * 1.15) == hex)
            return centre + off;
    }
    return centre;
}

} // namespace

NameStyle nameStyleOf(const MapPlace& place) {
    const bool objective = place.points > 0;
    switch (place.sign) {
    case PlaceSign::City:
        return {Script::City, 21.5, 0.02, true, 6};
    case PlaceSign::Capital:
        return {Script::City, 17, 0.01, false, 9};
    case PlaceSign::Town:
        return {Script::Town, 16.5, 0, false, objective ? 12.0 : 19.0};
    case PlaceSign::Fort:
    case PlaceSign::House:
        return {Script::Town, 15, 0, false, 24};
    case PlaceSign::None:
    case PlaceSign::Village:
        return {Script::Village, 14.5, 0, false, objective ? 24.0 : 33.0};
    case PlaceSign::Pass:
    case PlaceSign::Peak:
        return {Script::Nature, 13.5, 0.005, false, 42};
    }
    return {};
}

qreal signRadius(PlaceSign sign) {
    switch (sign) {
    case PlaceSign::City:
        return 15;
    case PlaceSign::Capital:
        return 7;
    case PlaceSign::Town:
        return 8.5;
    case PlaceSign::Village:
        return 4.6;
    case PlaceSign::Peak:
    case PlaceSign::Pass:
        return 5;
    case PlaceSign::Fort:
        return 15;
    case PlaceSign::House:
        return 6;
    case PlaceSign::None:
        return 2;
    }
    return 4;
}

std::vector<MapPlace> readPlaces(const HexMap& map, const BoardGeometry& geometry,
                                 const LinkPoints& points, const Record& display) {
    std::vector<MapPlace> places;
    for (const NamedPlace& named : map.sheet().places) {
        MapPlace place;
        place.sign = signOf(named.kind, display);
        place.hex = named.hex;
        place.name = QString::fromStdString(named.name);
        place.points = named.value("vp");
        place.rank = rankOf(place);
        place.at = points.in(named.hex);
        const Record drawing =
            named.drawnAt.empty() ? Record() : Record::parse(named.drawnAt, nullptr, false);
        place.at = {numberIn(drawing, "x", place.at.x()), numberIn(drawing, "y", place.at.y())};
        places.push_back(std::move(place));
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const MapPlace& a, const MapPlace& b) { return a.rank < b.rank; });
    std::set<HexId> served;
    for (MapPlace& place : places) {
        // Roads lead to the main place of a hex; all places lie clearly inside their hexes.
        const QPointF link = points.in(place.hex);
        if (isSettled(place.sign) && QLineF(link, place.at).length() < 0.6 &&
            served.insert(place.hex).second)
            place.at = link;
        else
            place.at = wellInside(geometry, place.hex, place.at);
    }
    return places;
}

} // namespace esagono
