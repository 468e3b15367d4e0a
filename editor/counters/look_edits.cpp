// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/counters/look_edits.h"

#include "editor/counters/look_messages.h"
#include "editor/files/new_package.h"
#include "editor/put_key.h"
#include "editor/tables/chart_edits.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr char packageFile[] = "package.json";

bool isCalled(const Record& entry, std::string_view id, const char* key = "id") {
    if (!entry.is_object())
        return false;
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() && found->get_ref<const std::string&>() == id;
}

/// Where the entry with an id stands in a list of a document; an empty file: nowhere.
EditPlace entryIn(const Documents& documents, const char* file, const std::string& list,
                  std::string_view id, const char* key = "id") {
    const Record* const entries = valueAt(documents, {file, list});
    if (entries != nullptr && entries->is_array())
        for (std::size_t i = 0; i < entries->size(); ++i)
            if (isCalled((*entries)[i], id, key))
                return {file, pointerTo(list, i)};
    return {};
}

std::string textAt(const Documents& documents, const EditPlace& holder, std::string_view key) {
    if (holder.file.empty())
        return {};
    const Record* const value = valueAt(documents, {holder.file, pointerTo(holder.pointer, key)});
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

/// An entry at the end of a list that may not be there yet.
void append(Edit& edit, const Documents& documents, const char* file, const std::string& list,
            Record entry) {
    const Record* const entries = valueAt(documents, {file, list});
    if (entries != nullptr && entries->is_array())
        edit.insert(file, pointerTo(list, entries->size()), std::move(entry));
    else
        edit.set(file, list, Record::array({std::move(entry)}));
}

void needDisplay(Edit& edit, const Documents& documents) {
    if (!documents.contains(displayFile))
        edit.set(displayFile, "", {{"format", "esagono-display"}, {"version", 1}});
}

/// The list in which display.json speaks of a terrain on a map; an empty file: it does not.
EditPlace displayOf(const Documents& documents, std::string_view map, std::string_view terrain) {
    if (const EditPlace own = entryIn(documents, displayFile, "/maps", map); !own.file.empty())
        if (EditPlace entry =
                entryIn(documents, displayFile, pointerTo(own.pointer, "terrains"), terrain);
            !entry.file.empty())
            return entry;
    return entryIn(documents, displayFile, "/terrains", terrain);
}

/// Sets or takes away a key of an entry of display.json, which is made if it is not there.
void dress(Edit& edit, const Documents& documents, const EditPlace& entry, const std::string& list,
           std::string_view id, std::string_view key, const std::string& value) {
    const Record written = value.empty() ? Record() : Record(value);
    if (!entry.file.empty()) {
        putKey(edit, *valueAt(documents, entry), entry, key, written);
    } else if (!value.empty()) {
        needDisplay(edit, documents);
        append(edit, documents, displayFile, list, {{"id", id}, {std::string(key), value}});
    }
}

} // namespace

std::string freeTerrainId(const Documents& documents, std::string_view name) {
    const std::string id = idFrom(name, "terrain");
    std::string free = id;
    for (int number = 2; !entryIn(documents, packageFile, "/terrains", free).file.empty(); ++number)
        free = id + '_' + std::to_string(number);
    return free;
}

Edit addTerrain(const Documents& documents, const TerrainWish& wish, Text name) {
    Edit edit{std::move(name), {}, {}};
    Record words = Record::object();
    for (const auto& [language, text] : wish.name)
        if (!text.empty())
            words[language] = text;
    Record terrain = {{"id", wish.id}, {"name", std::move(words)}};
    if (wish.water)
        terrain["ground"] = "water";
    append(edit, documents, packageFile, "/terrains", std::move(terrain));
    Record look = {{"id", wish.id}};
    if (!wish.symbol.empty())
        look["symbol"] = wish.symbol;
    if (!wish.colour.empty())
        look["colour"] = wish.colour;
    needDisplay(edit, documents);
    append(edit, documents, displayFile, "/terrains", std::move(look));
    if (const EditPlace chart = entryIn(documents, chartFile, "/charts", "terrain");
        !chart.file.empty() && !wish.like.empty()) {
        const std::string rows = pointerTo(chart.pointer, "rows");
        if (const EditPlace model = entryIn(documents, chartFile, rows, wish.like, "at");
            !model.file.empty()) {
            Record row = *valueAt(documents, model);
            row["at"] = wish.id;
            append(edit, documents, chartFile, rows, std::move(row));
        }
    }
    return edit;
}

Proposal removeTerrain(const Documents& documents, const std::string& terrain, Text name) {
    const EditPlace kind = entryIn(documents, packageFile, "/terrains", terrain);
    if (kind.file.empty())
        return Edit{std::move(name), {}, {}};
    if (valueAt(documents, {packageFile, "/terrains"})->size() == 1)
        return Text(say::terrainOnlyOne);
    for (const auto& [file, document] : documents)
        if (const Record* const hexes = valueAt(documents, {file, "/terrain"});
            hexes != nullptr && hexes->is_object() && isCalled(document, "esagono-map", "format"))
            for (const auto& [hex, value] : hexes->items())
                if (value == Record(terrain) && hex != "source" && hex != "note")
                    return Text(say::terrainInUse, hex);
    Edit edit{std::move(name), {}, {}};
    edit.remove(kind.file, kind.pointer);
    if (const EditPlace look = entryIn(documents, displayFile, "/terrains", terrain);
        !look.file.empty())
        edit.remove(look.file, look.pointer);
    if (const Record* const maps = valueAt(documents, {displayFile, "/maps"});
        maps != nullptr && maps->is_array())
        for (std::size_t i = 0; i < maps->size(); ++i)
            if (const EditPlace own = entryIn(
                    documents, displayFile, pointerTo(pointerTo("/maps", i), "terrains"), terrain);
                !own.file.empty())
                edit.remove(own.file, own.pointer);
    if (const EditPlace chart = entryIn(documents, chartFile, "/charts", "terrain");
        !chart.file.empty())
        if (const EditPlace row =
                entryIn(documents, chartFile, pointerTo(chart.pointer, "rows"), terrain, "at");
            !row.file.empty())
            edit.remove(row.file, row.pointer);
    return edit;
}

EditPlace terrainWords(const Documents& documents, std::string_view terrain) {
    EditPlace place = entryIn(documents, packageFile, "/terrains", terrain);
    if (!place.file.empty())
        place.pointer = pointerTo(place.pointer, "name");
    return place;
}

std::string terrainLook(const Documents& documents, std::string_view map, std::string_view terrain,
                        std::string_view key) {
    return textAt(documents, displayOf(documents, map, terrain), key);
}

Edit setTerrainLook(const Documents& documents, std::string_view map, std::string_view terrain,
                    std::string_view key, const std::string& value, Text name) {
    Edit edit{std::move(name), {}, {}};
    dress(edit, documents, displayOf(documents, map, terrain), "/terrains", terrain, key, value);
    return edit;
}

std::string sideLook(const Documents& documents, std::string_view side, std::string_view key) {
    if (key == "colour")
        return textAt(documents, entryIn(documents, packageFile, "/sides", side), key);
    EditPlace entry = entryIn(documents, displayFile, "/sides", side);
    if (const std::size_t bar = key.find('/'); bar != std::string_view::npos) {
        entry.pointer = pointerTo(entry.pointer, key.substr(0, bar));
        key.remove_prefix(bar + 1);
    }
    return textAt(documents, entry, key);
}

Edit setSideLook(const Documents& documents, std::string_view side, std::string_view key,
                 const std::string& value, Text name) {
    Edit edit{std::move(name), {}, {}};
    if (key == "colour") {
        if (const EditPlace kind = entryIn(documents, packageFile, "/sides", side);
            !kind.file.empty())
            putKey(edit, *valueAt(documents, kind), kind, key,
                   value.empty() ? Record() : Record(value));
        return edit;
    }
    const EditPlace entry = entryIn(documents, displayFile, "/sides", side);
    const std::size_t bar = key.find('/');
    if (bar == std::string_view::npos) {
        dress(edit, documents, entry, "/sides", side, key, value);
        return edit;
    }
    const std::string_view part = key.substr(0, bar);
    const std::string inner(key.substr(bar + 1));
    const EditPlace holder{entry.file, pointerTo(entry.pointer, part)};
    if (const Record* const there = entry.file.empty() ? nullptr : valueAt(documents, holder);
        there != nullptr && there->is_object()) {
        putKey(edit, *there, holder, inner, value.empty() ? Record() : Record(value));
    } else if (!value.empty()) {
        Record made = {{inner, value}};
        if (entry.file.empty()) {
            needDisplay(edit, documents);
            append(edit, documents, displayFile, "/sides",
                   {{"id", side}, {std::string(part), std::move(made)}});
        } else {
            edit.set(holder.file, holder.pointer, std::move(made));
        }
    }
    return edit;
}

} // namespace esagono
