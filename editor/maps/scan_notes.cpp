// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/scan_notes.h"

#include "editor/record_names.h"

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr char scansFormat[] = "esagono-scans";
constexpr int scansVersion = 1;
constexpr std::size_t mostNotes = 200;
constexpr std::size_t mostPoints = 1000;

std::optional<double> numberOf(const Record& record, const char* key) {
    const auto found = record.find(key);
    if (found == record.end() || !found->is_number() || !std::isfinite(found->get<double>()))
        return std::nullopt;
    return found->get<double>();
}

std::optional<ScanNote> noteFrom(const Record& record) {
    if (!record.is_object())
        return std::nullopt;
    ScanNote note{
        textUnder(record, "package"), textUnder(record, "map"), textUnder(record, "file"), {}, 1};
    const auto laid = record.find("grid");
    const auto calibration = laid == record.end() ? std::nullopt : calibrationFrom(*laid);
    if (note.package.empty() || note.map.empty() || note.file.empty() || !calibration)
        return std::nullopt;
    note.lay.calibration = *calibration;
    note.lay.found = record.value("found", Record()) == Record(true);
    note.strength = std::clamp(numberOf(record, "strength").value_or(1), 0.0, 1.0);
    if (const auto points = record.find("points"); points != record.end() && points->is_array())
        for (const Record& each : *points) {
            if (!each.is_object() || note.lay.points.size() == mostPoints)
                continue;
            const auto x = numberOf(each, "x");
            const auto y = numberOf(each, "y");
            if (const std::string hex = textUnder(each, "hex"); !hex.empty() && x && y)
                note.lay.points.push_back({hex, {*x, *y}});
        }
    return note;
}

Record written(const ScanNote& note) {
    Record points = Record::array();
    for (const ScanPoint& point : note.lay.points)
        points.push_back({{"hex", point.hex}, {"x", point.at.x}, {"y", point.at.y}});
    return {{"package", note.package},  {"map", note.map},
            {"file", note.file},        {"grid", written(note.lay.calibration)},
            {"found", note.lay.found},  {"points", std::move(points)},
            {"strength", note.strength}};
}

} // namespace

Record written(const std::vector<ScanNote>& notes) {
    Record list = Record::array();
    for (const ScanNote& note : notes)
        list.push_back(written(note));
    return {{"format", scansFormat}, {"version", scansVersion}, {"scans", std::move(list)}};
}

std::vector<ScanNote> scanNotesFrom(const Record& record) {
    std::vector<ScanNote> notes;
    if (!record.is_object() || textUnder(record, "format") != scansFormat ||
        record.value("version", Record()) != Record(scansVersion))
        return notes;
    const auto list = record.find("scans");
    if (list != record.end() && list->is_array())
        for (const Record& each : *list)
            if (auto note = noteFrom(each))
                remember(notes, std::move(*note));
    return notes;
}

const ScanNote* findNote(const std::vector<ScanNote>& notes, std::string_view package,
                         std::string_view map) {
    const auto found = std::ranges::find_if(
        notes, [&](const ScanNote& note) { return note.package == package && note.map == map; });
    return found == notes.end() ? nullptr : &*found;
}

void remember(std::vector<ScanNote>& notes, ScanNote note) {
    std::erase_if(notes, [&](const ScanNote& each) {
        return each.package == note.package && each.map == note.map;
    });
    if (!note.file.empty())
        notes.push_back(std::move(note));
    if (notes.size() > mostNotes)
        notes.erase(notes.begin());
}

} // namespace esagono
