// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/map_resize.h"

#include "editor/maps/map_edits.h"
#include "editor/messages.h"
#include "engine/kit/reading/package_reader.h"

#include <cmath>
#include <set>

namespace esagono {

namespace {

using Labels = std::set<std::string, std::less<>>;

/// One of the hexes a text speaks of: a number, or the two of a hexside.
std::string spokenOf(std::string_view text, const Labels& labels) {
    const std::size_t bar = text.find('|');
    for (const std::string_view each :
         {text.substr(0, bar), bar == std::string_view::npos ? text : text.substr(bar + 1)})
        if (labels.contains(each))
            return std::string(each);
    return {};
}

/// The first hex of those that a value speaks of, as text or key; empty: none.
std::string usedIn(const Record& value, const Labels& labels) {
    if (value.is_string())
        return spokenOf(value.get_ref<const std::string&>(), labels);
    if (value.is_object() || value.is_array())
        for (const auto& [key, inner] : value.items()) {
            if (key == "source" || key == "note" || key == "extra")
                continue;
            if (value.is_object())
                if (std::string found = spokenOf(key, labels); !found.empty())
                    return found;
            if (std::string found = usedIn(inner, labels); !found.empty())
                return found;
        }
    return {};
}

/// Why the hexes cannot go; empty: nothing speaks of them.
Text whyNotGo(const MapDraft& map, const Labels& gone) {
    for (const char* part : {"hexsides", "links", "places", "areas", "lines", "control"})
        if (const std::string hex = usedIn(map.part(part), gone); !hex.empty())
            return Text(say::hexStillUsed, hex, map.file() + '/' + part);
    for (const char* part : {"exits", "rivers", "linkPoints"})
        if (const std::string hex = usedIn(map.entry("drawing", part), gone); !hex.empty())
            return Text(say::hexStillUsed, hex, map.file() + "/drawing/" + part);
    const auto scenarios = map.documents().find("scenarios.json");
    const Record id = map.part("id");
    if (scenarios == map.documents().end() || !scenarios->second.is_object())
        return {};
    for (const Record& scenario : scenarios->second.value("scenarios", Record::array()))
        if (!scenario.is_object() || scenario.value("map", id) == id)
            if (const std::string hex = usedIn(scenario, gone); !hex.empty())
                return Text(say::hexStillUsed, hex, std::string("scenarios.json"));
    return {};
}

/// By how much the centre of every hex moves on the sheet.
struct Shift {
    double x = 0;
    double y = 0;
};
Shift shiftOf(const Grid& before, const Grid& after) {
    const bool pointy = before.orientation == Orientation::Pointy;
    const int columns = before.columns.first - after.columns.first;
    const int rows = before.rowsRun == RowsRun::South ? before.rows.first - after.rows.first
                                                      : after.rows.last - before.rows.last;
    return {columns * (pointy ? std::sqrt(3.0) : 1.5), rows * (pointy ? 1.5 : std::sqrt(3.0))};
}

/// To the thousandth, as everything drawn is written.
Record moved(const Record& number, double by) {
    return number.is_number() ? Record(std::round((number.get<double>() + by) * 1000) / 1000)
                              : number;
}

void movePoint(Record& object, const char* x, const char* y, Shift by) {
    if (!object.is_object())
        return;
    for (const auto& [key, way] : {std::pair(x, by.x), std::pair(y, by.y)})
        if (object.contains(key))
            object[key] = moved(object[key], way);
}

/// Pairs of numbers, however deep they lie.
void movePairs(Record& value, Shift by) {
    if (value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number())
        value = Record::array({moved(value[0], by.x), moved(value[1], by.y)});
    else if (value.is_structured())
        for (Record& inner : value)
            movePairs(inner, by);
}

void moveDrawing(Edit& edit, const MapDraft& map, Shift by) {
    if (by.x == 0 && by.y == 0)
        return;
    const Record& now = map.part("drawing");
    if (now.is_object()) {
        Record then = now;
        for (const char* pairs : {"coast", "linkPoints"})
            if (then.contains(pairs))
                movePairs(then[pairs], by);
        for (const char* heights : {"heights", "heightsFine"})
            if (then.contains(heights))
                movePoint(then[heights], "x0", "y0", by);
        if (then.contains("transform"))
            movePoint(then["transform"], "cx", "cy", by);
        if (then.contains("labels"))
            for (Record& label : then["labels"])
                movePoint(label, "x", "y", by);
        become(edit, map.file(), "/drawing", now, then);
    }
    const Record& places = map.part("places");
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].contains("drawing")) {
            Record drawing = places[i]["drawing"];
            movePoint(drawing, "x", "y", by);
            become(edit, map.file(), pointerTo(pointerTo("/places", i), "drawing"),
                   places[i]["drawing"], drawing);
        }
}

Record range(NumberRange numbers) {
    return Record::array({numbers.first, numbers.last});
}

} // namespace

std::variant<Edit, Text> resizeMap(const MapDraft& map, NumberRange rows, NumberRange columns,
                                   const std::string& terrain, Text name) {
    Grid grid = map.grid();
    grid.rows = rows;
    grid.columns = columns;
    if (!grid.isSound() || grid.size() > maxHexes)
        return Text(say::gridUnsound);
    Edit edit{std::move(name), {}, {}};
    if (grid == map.grid())
        return edit;
    Labels gone;
    for (const HexId hex : map.hexes())
        if (const std::string label = map.grid().label(hex); !grid.find(label).exists())
            gone.insert(label);
    if (Text why = whyNotGo(map, gone); !why.empty())
        return why;
    for (const std::string& label : gone)
        for (const char* part : {"terrain", "elevation"})
            if (!map.entry(part, label).is_null())
                edit.remove(map.file(), pointerTo(pointerTo("", part), label));
    if (rows != map.grid().rows)
        edit.set(map.file(), "/grid/rows", range(rows));
    if (columns != map.grid().columns)
        edit.set(map.file(), "/grid/columns", range(columns));
    for (std::size_t i = 0; i < grid.size(); ++i)
        if (const std::string label = grid.label(HexId(i)); !map.grid().find(label).exists())
            edit.set(map.file(), pointerTo("/terrain", label), terrain);
    moveDrawing(edit, map, shiftOf(map.grid(), grid));
    return edit;
}

} // namespace esagono
