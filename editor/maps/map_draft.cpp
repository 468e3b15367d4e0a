// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/map_draft.h"

#include "editor/messages.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/map/sight.h"

#include <algorithm>

namespace esagono {

namespace {

const Record nothing;

const Record& documentOf(const Documents& documents, const std::string& file) {
    const auto found = documents.find(file);
    if (found == documents.end())
        throw Fault(FaultKind::Malformed, Text(say::noSuchPlace, file, std::string()));
    return found->second;
}

bool holds(const Record& list, std::string_view word) {
    return list.is_array() && std::ranges::any_of(list, [&](const Record& each) {
               return each.is_string() && each.get_ref<const std::string&>() == word;
           });
}

} // namespace

const Record& listIn(const Record& entry, std::string_view key) {
    if (!entry.is_object())
        return entry;
    const auto found = entry.find(key);
    return found == entry.end() ? nothing : *found;
}

MapDraft::MapDraft(const Documents& documents, std::string file)
    : m_documents(documents)
    , m_file(std::move(file))
    , m_record(documentOf(documents, m_file))
    , m_grid(gridOf(m_record, m_file)) {}

const Record& MapDraft::part(std::string_view key) const {
    const auto found = m_record.find(key);
    return found == m_record.end() ? nothing : *found;
}

const Record& MapDraft::entry(std::string_view of, std::string_view key) const {
    const Record& holder = part(of);
    if (!holder.is_object())
        return nothing;
    const auto found = holder.find(key);
    return found == holder.end() ? nothing : *found;
}

std::string MapDraft::terrain(HexId hex) const {
    if (hex.index() >= m_grid.size())
        return {};
    const Record& value = entry("terrain", m_grid.label(hex));
    return value.is_string() ? value.get<std::string>() : std::string();
}

bool MapDraft::exists(HexId hex) const {
    return !terrain(hex).empty();
}

std::optional<int> MapDraft::elevation(HexId hex) const {
    const Record& value = entry("elevation", m_grid.label(hex));
    return value.is_number_integer() ? std::optional(value.get<int>()) : std::nullopt;
}

HexId MapDraft::neighbour(HexId hex, Direction direction) const {
    const HexId next = m_grid.id(esagono::neighbour(m_grid.hex(hex), direction));
    return next.exists() && exists(next) ? next : HexId();
}

bool MapDraft::adjacent(HexId a, HexId b) const {
    return distance(m_grid.hex(a), m_grid.hex(b)) == 1;
}

std::vector<HexId> MapDraft::hexes() const {
    std::vector<HexId> all;
    for (std::size_t i = 0; i < m_grid.size(); ++i)
        if (exists(HexId(i)))
            all.emplace_back(i);
    return all;
}

std::vector<std::size_t> MapDraft::placesIn(HexId hex) const {
    std::vector<std::size_t> found;
    const std::string label = m_grid.label(hex);
    const Record& places = part("places");
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].is_object() && places[i].value("hex", Record()) == label)
            found.push_back(i);
    return found;
}

std::string MapDraft::control(std::string_view list, HexId hex) const {
    const std::string label = m_grid.label(hex);
    const Record& sides = entry("control", list);
    if (!sides.is_object())
        return {};
    for (const auto& [side, hexes] : sides.items()) {
        const Record& listed =
            hexes.is_string() ? listIn(entry("areas", hexes.get_ref<const std::string&>()), "hexes")
                              : hexes;
        if (side != "source" && side != "note" && side != "extra" && holds(listed, label))
            return side;
    }
    return {};
}

std::vector<std::string> MapDraft::areasOf(HexId hex) const {
    std::vector<std::string> names;
    const std::string label = m_grid.label(hex);
    const Record& areas = part("areas");
    if (areas.is_object())
        for (const auto& [name, area] : areas.items())
            if (name != "source" && holds(listIn(area, "hexes"), label))
                names.push_back(name);
    return names;
}

std::string MapDraft::sideKey(HexPair side) const {
    const auto [low, high] = std::minmax(side.first, side.second);
    std::string key = m_grid.label(low) + '|' + m_grid.label(high);
    std::string other = m_grid.label(high) + '|' + m_grid.label(low);
    return entry("hexsides", other).is_null() ? key : other;
}

std::vector<std::string> MapDraft::features(HexPair side) const {
    std::vector<std::string> names;
    for (const Record& each : entry("hexsides", sideKey(side)))
        if (each.is_string())
            names.push_back(each.get<std::string>());
    return names;
}

std::vector<std::string> MapDraft::links(HexPair side) const {
    std::vector<std::string> kinds;
    const Record& links = part("links");
    if (!links.is_object())
        return kinds;
    const std::string a = m_grid.label(side.first);
    const std::string b = m_grid.label(side.second);
    for (const auto& [kind, lines] : links.items())
        for (const Record& line : lines) {
            const Record& way = listIn(line, "hexes");
            bool crosses = false;
            for (std::size_t i = 1; i < way.size() && !crosses; ++i)
                crosses = (way[i - 1] == a && way[i] == b) || (way[i - 1] == b && way[i] == a);
            if (crosses) {
                kinds.push_back(kind);
                break;
            }
        }
    return kinds;
}

std::vector<HexId> MapDraft::brush(HexId centre, int radius) const {
    std::vector<HexId> touched;
    for (const Hex hex : disc(m_grid.hex(centre), radius))
        if (const HexId id = m_grid.id(hex); id.exists() && exists(id))
            touched.push_back(id);
    return touched;
}

std::vector<HexId> MapDraft::sweep(HexId from, HexId to, int radius) const {
    std::vector<HexId> touched;
    for (const HexId step : line(from, to))
        for (const HexId each : brush(step, radius))
            if (std::ranges::find(touched, each) == touched.end())
                touched.push_back(each);
    return touched;
}

std::vector<HexId> MapDraft::flood(HexId from) const {
    const std::string wanted = terrain(from);
    if (wanted.empty())
        return {};
    std::vector<bool> open(m_grid.size()); // of the same terrain, and not found yet
    for (std::size_t i = 0; i < open.size(); ++i)
        open[i] = HexId(i) != from && terrain(HexId(i)) == wanted;
    std::vector<HexId> touched{from};
    for (std::size_t i = 0; i < touched.size(); ++i)
        for (const Hex each : neighbours(m_grid.hex(touched[i])))
            if (const HexId next = m_grid.id(each); next.exists() && open[next.index()]) {
                open[next.index()] = false;
                touched.push_back(next);
            }
    return touched;
}

std::vector<HexId> MapDraft::line(HexId from, HexId to) const {
    std::vector<HexId> touched;
    for (const HexOnLine& step : hexesOnLine(m_grid.hex(from), m_grid.hex(to)))
        if (const HexId id = m_grid.id(step.first); id.exists() && exists(id))
            touched.push_back(id);
    return touched;
}

std::vector<HexId> MapDraft::rectangle(HexId from, HexId to) const {
    std::vector<HexId> touched;
    const auto [firstRow, lastRow] = std::minmax({m_grid.row(from), m_grid.row(to)});
    const auto [firstColumn, lastColumn] = std::minmax({m_grid.column(from), m_grid.column(to)});
    for (int row = firstRow; row <= lastRow; ++row)
        for (int column = firstColumn; column <= lastColumn; ++column)
            if (const HexId hex = m_grid.numbered(row, column); hex.exists() && exists(hex))
                touched.push_back(hex);
    return touched;
}

} // namespace esagono
