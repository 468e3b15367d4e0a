// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/source_edits.h"

#include "editor/files/finding_places.h"
#include "engine/core/ensure.h"
#include "engine/kit/reading/source.h"

#include <map>
#include <set>

namespace esagono {

namespace {

/// What the object says about its sources, spelt out value by value.
Record spelt(const Record& holder) {
    const auto source = holder.find("source");
    if (source == holder.end())
        return Record::object();
    return source->is_string() ? Record{{"*", *source}} : *source;
}

/// Gives many values of an object the same mark. Those that have marks already are changed one by
/// one: there may be thousands beside them.
void markAll(Edit& edit, const Record& object, const EditPlace& holder,
             const std::set<std::string>& keys, const char* mark) {
    const std::string pointer = pointerTo(holder.pointer, "source");
    const auto before = object.find("source");
    const bool listed = before != object.end() && before->is_object();
    Record source = spelt(object);
    for (const std::string& key : keys)
        if (!listed)
            source[key] = mark;
        else if (!source.contains(key) || source[key] != Record(mark))
            edit.set(holder.file, pointerTo(pointer, key), mark);
    if (!listed)
        edit.set(holder.file, pointer, std::move(source));
}

} // namespace

void markSource(Edit& edit, const Documents& documents, const EditPlace& holder,
                std::string_view key, std::string_view mark) {
    const Record* const object = valueAt(documents, holder);
    ensure(object != nullptr && object->is_object());
    Record source = spelt(*object);
    const std::string name(key);
    if (mark.empty())
        source.erase(name);
    else
        source[name] = mark;
    if (source.size() == 1 && source.contains("*"))
        source = Record(source["*"]);
    const std::string pointer = pointerTo(holder.pointer, "source");
    const auto before = object->find("source");
    if (source.empty() && before != object->end())
        edit.remove(holder.file, pointer);
    else if (!source.empty() && (before == object->end() || *before != source))
        edit.set(holder.file, pointer, std::move(source));
}

void markOwnValues(Edit& edit, const Documents& documents, const std::string& file) {
    const Record* const document = valueAt(documents, {file, ""});
    if (document == nullptr)
        return;
    std::map<std::string, std::set<std::string>> set; // keys by holder
    for (const Change& change : edit.changes) {
        if (change.kind != Change::Kind::Set || change.at.file != file)
            continue;
        const Record::json_pointer pointer(change.at.pointer);
        const std::string holder = pointer.parent_pointer().to_string();
        const Record* const object = valueAt(documents, {file, holder});
        if (object != nullptr && object->is_object() && pointer.back() != "source" &&
            sourceOf(*document, holder).kind != Source::Kind::Unstated)
            set[holder].insert(pointer.back());
    }
    for (const auto& [holder, keys] : set)
        markAll(edit, *valueAt(documents, {file, holder}), {file, holder}, keys, ownMark);
}

void markOwnWork(Edit& edit, const Documents& documents, const std::string& mapFile) {
    const Record* const map = valueAt(documents, {mapFile, ""});
    if (map == nullptr)
        return;
    std::map<std::string, std::set<std::string>> painted; // keys by part
    for (const Change& change : edit.changes)
        for (const char* part : {"terrain", "elevation", "hexsides"}) {
            const std::string parent = pointerTo("", part) + '/';
            if (change.kind != Change::Kind::Set || change.at.file != mapFile ||
                !change.at.pointer.starts_with(parent))
                continue;
            const std::string key = change.at.pointer.substr(parent.size());
            if (key != "source" && key != "note" && key != "extra" &&
                key.find('/') == std::string::npos)
                painted[part].insert(key);
        }
    for (const Change& change : edit.changes) // what a place is called and worth
        if (const auto steps = stepsOf(change.at.pointer);
            change.kind == Change::Kind::Set && change.at.file == mapFile && steps.size() > 2 &&
            steps[0] == "places" &&
            (steps[2] == "values" || steps[2] == "name" || steps[2] == "kind"))
            painted[steps[0] + '/' + steps[1]].insert(steps[2]);
    for (const auto& [part, keys] : painted) {
        const EditPlace holder{mapFile, '/' + part};
        const Record* const object = valueAt(documents, holder);
        if (object != nullptr && object->is_object() &&
            sourceOf(*map, holder.pointer).kind != Source::Kind::Unstated)
            markAll(edit, *object, holder, keys, ownMark);
    }
}

} // namespace esagono
