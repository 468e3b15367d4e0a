// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/map_edits.h"

#include "editor/files/new_package.h"

#include <algorithm>

namespace esagono {

namespace {

/// A part that is not there yet is made, so that something can be put into it.
void need(Edit& edit, const MapDraft& map, const char* part, Record empty) {
    if (map.part(part).is_null())
        edit.set(map.file(), pointerTo("", part), std::move(empty));
}

/// Sets a key of a part, or removes it if the value is null. Nothing if that changes nothing.
void put(Edit& edit, const MapDraft& map, const char* part, const std::string& key, Record value) {
    const Record& now = map.entry(part, key);
    if (now == value)
        return;
    const std::string pointer = pointerTo(pointerTo("", part), key);
    if (value.is_null())
        edit.remove(map.file(), pointer);
    else
        edit.set(map.file(), pointer, std::move(value));
}

bool isMark(std::string_view key) {
    return key == "source" || key == "note" || key == "extra";
}

void erase(Record& list, const Record& value) {
    for (std::size_t i = list.size(); i-- > 0;)
        if (list[i] == value)
            list.erase(i);
}

/// A thing that is a list, or an object with the list under a key: the same with another list.
Record withList(const Record& thing, const char* key, Record list) {
    if (!thing.is_object())
        return list;
    Record changed = thing;
    changed[key] = std::move(list);
    return changed;
}

Record listOf(const Record& thing, const char* key) {
    const Record& list = listIn(thing, key);
    return list.is_array() ? list : Record::array();
}

std::string placePointer(std::size_t place) {
    return pointerTo("/places", place);
}

} // namespace

void become(Edit& edit, const std::string& file, const std::string& pointer, const Record& before,
            const Record& after) {
    if (before == after)
        return;
    if (before.is_array() && after.is_array() && before.size() <= after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i)
            if (before[i] != after[i])
                edit.set(file, pointerTo(pointer, i), after[i]);
        for (std::size_t i = before.size(); i < after.size(); ++i)
            edit.insert(file, pointerTo(pointer, "-"), after[i]);
    } else if (before.is_object() && after.is_object()) {
        for (const auto& [key, value] : before.items())
            if (!after.contains(key))
                edit.remove(file, pointerTo(pointer, key));
        for (const auto& [key, value] : after.items())
            if (const auto found = before.find(key); found == before.end())
                edit.set(file, pointerTo(pointer, key), value);
            else
                become(edit, file, pointerTo(pointer, key), *found, value);
    } else {
        edit.set(file, pointer, after);
    }
}

Edit paintTerrain(const MapDraft& map, std::span<const HexId> hexes, const std::string& terrain,
                  Text name) {
    Edit edit{std::move(name), {}, {}};
    for (const HexId hex : hexes)
        put(edit, map, "terrain", map.grid().label(hex), terrain);
    return edit;
}

Edit replaceTerrain(const MapDraft& map, const std::string& from, const std::string& to,
                    Text name) {
    std::vector<HexId> hexes = map.hexes();
    std::erase_if(hexes, [&](HexId hex) { return map.terrain(hex) != from; });
    return paintTerrain(map, hexes, to, std::move(name));
}

Edit setElevation(const MapDraft& map, std::span<const HexId> hexes, std::optional<int> metres,
                  Text name) {
    Edit edit{std::move(name), {}, {}};
    if (metres)
        need(edit, map, "elevation", Record::object());
    const std::size_t made = edit.changes.size();
    for (const HexId hex : hexes)
        put(edit, map, "elevation", map.grid().label(hex), metres ? Record(*metres) : Record());
    if (edit.changes.size() == made)
        edit.changes.clear();
    return edit;
}

Edit setControl(const MapDraft& map, const std::string& list, std::span<const HexId> hexes,
                const std::string& side, Text name) {
    Edit edit{std::move(name), {}, {}};
    const Record& now = map.entry("control", list);
    Record then = now.is_object() ? now : Record::object();
    for (const HexId hex : hexes) {
        const std::string holder = map.control(list, hex);
        if (holder == side)
            continue;
        const std::string label = map.grid().label(hex);
        for (const std::string& each : {holder, side}) {
            if (each.empty())
                continue;
            Record& listed = then[each];
            if (listed.is_string()) // an area: from now on its hexes one by one
                listed = listOf(map.entry("areas", listed.get<std::string>()), "hexes");
            if (listed.is_null())
                listed = Record::array();
        }
        if (!holder.empty())
            erase(then[holder], label);
        if (!side.empty())
            then[side].push_back(label);
    }
    if (then == (now.is_null() ? Record::object() : now))
        return edit;
    need(edit, map, "control", Record::object());
    if (now.is_null())
        edit.set(map.file(), pointerTo("/control", list), std::move(then));
    else
        become(edit, map.file(), pointerTo("/control", list), now, then);
    return edit;
}

Edit setFeature(const MapDraft& map, HexPair side, const std::string& feature, bool there,
                Text name) {
    Edit edit{std::move(name), {}, {}};
    std::vector<std::string> now = map.features(side);
    if ((std::ranges::find(now, feature) != now.end()) == there)
        return edit;
    if (there)
        now.push_back(feature);
    else
        std::erase(now, feature);
    need(edit, map, "hexsides", Record::object());
    put(edit, map, "hexsides", map.sideKey(side), now.empty() ? Record() : Record(now));
    return edit;
}

Edit layLink(const MapDraft& map, const std::string& kind, std::span<const HexId> way,
             const std::string& grade, Text name) {
    Edit edit{std::move(name), {}, {}};
    LinkLines lines(map);
    for (std::size_t i = 1; i < way.size(); ++i)
        if (map.adjacent(way[i - 1], way[i]))
            lines.lay(kind, map.grid().label(way[i - 1]), map.grid().label(way[i]), grade);
    lines.into(edit);
    return edit;
}

Edit cutLink(const MapDraft& map, const std::string& kind, HexPair side, Text name) {
    Edit edit{std::move(name), {}, {}};
    LinkLines lines(map);
    lines.cut(kind, map.grid().label(side.first), map.grid().label(side.second));
    lines.into(edit);
    return edit;
}

Edit addPlace(const MapDraft& map, HexId hex, const PlaceWords& words, Text name) {
    Edit edit{std::move(name), {}, {}};
    need(edit, map, "places", Record::array());
    edit.insert(map.file(), "/places/-",
                Record{{"name", words.name}, {"kind", words.kind}, {"hex", map.grid().label(hex)}});
    return edit;
}

Edit changePlace(const MapDraft& map, std::size_t place, const PlaceWords& words, Text name) {
    Edit edit{std::move(name), {}, {}};
    const Record& now = map.part("places").at(place);
    if (now.value("name", "") != words.name)
        edit.set(map.file(), pointerTo(placePointer(place), "name"), words.name);
    if (now.value("kind", "") != words.kind)
        edit.set(map.file(), pointerTo(placePointer(place), "kind"), words.kind);
    return edit;
}

Edit movePlace(const MapDraft& map, std::size_t place, HexId hex, Text name) {
    Edit edit{std::move(name), {}, {}};
    const Record& now = map.part("places").at(place);
    const std::string label = map.grid().label(hex);
    if (now.value("hex", "") == label)
        return edit;
    edit.set(map.file(), pointerTo(placePointer(place), "hex"), label);
    if (now.contains("drawing"))
        edit.remove(map.file(), pointerTo(placePointer(place), "drawing"));
    return edit;
}

Edit setPlaceValue(const MapDraft& map, std::size_t place, const std::string& key,
                   std::optional<int> value, Text name) {
    Edit edit{std::move(name), {}, {}};
    const Record& now = map.part("places").at(place);
    const Record values = now.value("values", Record());
    Record then = values.is_object() ? values : Record::object();
    if (value)
        then[key] = *value;
    else
        then.erase(key);
    const std::string pointer = pointerTo(placePointer(place), "values");
    if (then.empty() && !values.is_null())
        edit.remove(map.file(), pointer);
    else if (!then.empty() && then != values)
        edit.set(map.file(), pointer, std::move(then));
    return edit;
}

Edit removePlace(const MapDraft& map, std::size_t place, Text name) {
    Edit edit{std::move(name), {}, {}};
    edit.remove(map.file(), placePointer(place));
    return edit;
}

Edit putInArea(const MapDraft& map, const std::string& area, std::span<const HexId> hexes,
               bool inside, Text name) {
    Edit edit{std::move(name), {}, {}};
    const Record& now = map.entry("areas", area);
    Record list = listOf(now, "hexes");
    for (const HexId hex : hexes) {
        const Record label = map.grid().label(hex);
        const bool listed = std::ranges::find(list, label) != list.end();
        if (inside && !listed)
            list.push_back(label);
        else if (!inside && listed)
            erase(list, label);
    }
    if (list == listIn(now, "hexes"))
        return edit;
    if (now.is_null()) {
        if (list.empty())
            return edit;
        need(edit, map, "areas", Record::object());
        edit.set(map.file(), pointerTo("/areas", area), std::move(list));
    } else {
        become(edit, map.file(), pointerTo("/areas", area), now,
               withList(now, "hexes", std::move(list)));
    }
    return edit;
}

Edit putOnLine(const MapDraft& map, const std::string& line, HexPair side, bool on, Text name) {
    Edit edit{std::move(name), {}, {}};
    const Record& now = map.entry("lines", line);
    Record list = listOf(now, "hexsides");
    const std::string a = map.grid().label(side.first);
    const std::string b = map.grid().label(side.second);
    const auto splitting = [](const Record& label) {
        const std::string text = label.is_string() ? label.get<std::string>() : std::string();
        const std::size_t bar = std::min(text.find('|'), text.size());
        return std::pair(text.substr(0, bar), text.substr(std::min(bar + 1, text.size())));
    };
    const std::size_t before = list.size();
    for (const std::string& label : {a + '|' + b, b + '|' + a})
        erase(list, label);
    if (on && list.size() < before)
        return edit; // it is there
    if (on) {
        // Two hexsides meet in a corner if they have a hex in common and the others touch.
        const auto continuing = [&](const Record& end) -> std::optional<std::string> {
            const auto [first, second] = splitting(end);
            const auto touch = [&](const std::string& one, const std::string& other) {
                const HexId x = map.grid().find(one);
                const HexId y = map.grid().find(other);
                return x.exists() && y.exists() && map.adjacent(x, y);
            };
            for (const auto& [mine, other] : {std::pair(a, b), std::pair(b, a)}) {
                if (first == mine && touch(second, other))
                    return mine + '|' + other;
                if (second == mine && touch(first, other))
                    return other + '|' + mine;
            }
            return std::nullopt;
        };
        const auto atEnd = list.empty() ? std::nullopt : continuing(list.back());
        const auto atStart = list.empty() ? std::nullopt : continuing(list.front());
        if (!atEnd && atStart)
            list.insert(list.begin(), *atStart);
        else
            list.push_back(atEnd.value_or(a + '|' + b));
    } else if (list.size() == before) {
        return edit;
    }
    if (now.is_null()) {
        need(edit, map, "lines", Record::object());
        edit.set(map.file(), pointerTo("/lines", line), std::move(list));
    } else {
        become(edit, map.file(), pointerTo("/lines", line), now,
               withList(now, "hexsides", std::move(list)));
    }
    return edit;
}

std::string freeId(const MapDraft& map, const std::string& part, std::string_view words) {
    const std::string id = idFrom(words, part == "lines" ? "line" : "area");
    std::string free = id;
    for (int number = 2; isMark(free) || !map.entry(part, free).is_null(); ++number)
        free = id + '_' + std::to_string(number);
    return free;
}

Edit addNamed(const MapDraft& map, const std::string& part, const std::string& thing,
              const std::string& language, const std::string& words, Text name) {
    Edit edit{std::move(name), {}, {}};
    need(edit, map, part.c_str(), Record::object());
    edit.set(
        map.file(), pointerTo(pointerTo("", part), thing),
        {{part == "lines" ? "hexsides" : "hexes", Record::array()}, {"name", {{language, words}}}});
    return edit;
}

Edit removeNamed(const MapDraft& map, const std::string& part, const std::string& thing,
                 Text name) {
    Edit edit{std::move(name), {}, {}};
    if (!isMark(thing) && !map.entry(part, thing).is_null())
        edit.remove(map.file(), pointerTo(pointerTo("", part), thing));
    return edit;
}

} // namespace esagono
