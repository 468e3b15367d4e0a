// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edit.h"

#include "editor/messages.h"
#include "engine/core/ensure.h"
#include "engine/core/fault.h"

#include <algorithm>

namespace esagono {

namespace {

using Pointer = Record::json_pointer;

[[noreturn]] void refuse(const EditPlace& place) {
    throw Fault(FaultKind::Mismatch, Text(say::noSuchPlace, place.file, place.pointer));
}

/// The number of an entry of a list; "-" is the place behind the last.
std::size_t indexOf(const Record& list, const std::string& key, const EditPlace& place) {
    if (key == "-")
        return list.size();
    if (key.empty() || key.size() > 7 ||
        !std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; }))
        refuse(place);
    return std::stoul(key);
}

Change changeWhole(Documents& documents, const Change& change) {
    const auto found = documents.find(change.at.file);
    const bool there = found != documents.end();
    Change back{there ? Change::Kind::Set : Change::Kind::Remove, change.at,
                there ? std::move(found->second) : Record()};
    if (change.kind == Change::Kind::Remove) {
        if (!there)
            refuse(change.at);
        documents.erase(found);
    } else {
        documents.insert_or_assign(change.at.file, change.value);
    }
    return back;
}

Change changeKey(Record& object, const std::string& key, const Change& change) {
    const auto found = object.find(key);
    const bool there = found != object.end();
    Change back{there ? Change::Kind::Set : Change::Kind::Remove, change.at,
                there ? std::move(*found) : Record()};
    if (change.kind == Change::Kind::Set)
        object[key] = change.value;
    else if (change.kind == Change::Kind::Remove && there)
        object.erase(found);
    else
        refuse(change.at);
    return back;
}

Change changeEntry(Record& list, const std::string& key, const Change& change) {
    const std::size_t index = indexOf(list, key, change.at);
    const bool inserts = change.kind == Change::Kind::Insert;
    if (index > list.size() || (index == list.size() && !inserts))
        refuse(change.at);
    const EditPlace at{change.at.file,
                       pointerTo(Pointer(change.at.pointer).parent_pointer().to_string(), index)};
    const auto entry = list.begin() + std::ptrdiff_t(index);
    if (inserts) {
        list.insert(entry, change.value);
        return {Change::Kind::Remove, at, Record()};
    }
    if (change.kind == Change::Kind::Set)
        return {Change::Kind::Set, at, std::exchange(*entry, change.value)};
    Change back{Change::Kind::Insert, at, std::move(*entry)};
    list.erase(entry);
    return back;
}

/// Does one change and returns what undoes it; throws if its place is not there, having changed
/// nothing.
Change applyOne(Documents& documents, const Change& change) {
    if (change.at.pointer.empty())
        return changeWhole(documents, change);
    const auto document = documents.find(change.at.file);
    if (document == documents.end())
        refuse(change.at);
    Pointer parent;
    try {
        parent = Pointer(change.at.pointer);
    } catch (const Record::exception&) {
        refuse(change.at);
    }
    const std::string key = parent.back();
    parent.pop_back();
    if (!document->second.contains(parent))
        refuse(change.at);
    Record& holder = document->second[parent];
    if (holder.is_object())
        return changeKey(holder, key, change);
    if (holder.is_array())
        return changeEntry(holder, key, change);
    refuse(change.at);
}

void applyBackwards(Documents& documents, std::vector<Change>& undoing) {
    std::ranges::reverse(undoing);
    for (const Change& change : undoing)
        (void)applyOne(documents, change);
}

} // namespace

void Edit::set(std::string file, std::string pointer, Record value) {
    changes.push_back({Change::Kind::Set, {std::move(file), std::move(pointer)}, std::move(value)});
}

void Edit::insert(std::string file, std::string pointer, Record value) {
    changes.push_back(
        {Change::Kind::Insert, {std::move(file), std::move(pointer)}, std::move(value)});
}

void Edit::remove(std::string file, std::string pointer) {
    changes.push_back({Change::Kind::Remove, {std::move(file), std::move(pointer)}, Record()});
}

std::string pointerTo(std::string_view parent, std::string_view key) {
    std::string pointer(parent);
    pointer += '/';
    for (const char c : key) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

std::string pointerTo(std::string_view parent, std::size_t index) {
    return pointerTo(parent, std::to_string(index));
}

const Record* valueAt(const Documents& documents, const EditPlace& place) {
    const auto document = documents.find(place.file);
    if (document == documents.end())
        return nullptr;
    try {
        const Pointer pointer(place.pointer);
        return document->second.contains(pointer) ? &document->second.at(pointer) : nullptr;
    } catch (const Record::exception&) {
        return nullptr;
    }
}

Edit carryOut(Documents& documents, const Edit& edit, bool trusted) {
    Edit undoing{edit.name, {}, edit.stroke};
    try {
        for (const Change& change : edit.changes)
            undoing.changes.push_back(applyOne(documents, change));
    } catch (const Fault&) {
        ensure(!trusted);
        applyBackwards(documents, undoing.changes);
        throw;
    }
    std::ranges::reverse(undoing.changes);
    return undoing;
}

} // namespace esagono
