// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/correction_pointer.h"

#include "engine/core/ensure.h"

#include <charconv>
#include <set>

namespace esagono {

namespace {

/// The first step of a pointer, which loses it; steps are written with ~1 for / and ~0 for ~.
std::optional<std::string> eatStep(std::string_view& pointer) {
    if (!pointer.starts_with('/'))
        return std::nullopt;
    pointer.remove_prefix(1);
    const std::size_t end = std::min(pointer.find('/'), pointer.size());
    std::string step;
    for (std::size_t i = 0; i < end; ++i) {
        if (pointer[i] != '~') {
            step += pointer[i];
            continue;
        }
        if (i + 1 == end || (pointer[i + 1] != '0' && pointer[i + 1] != '1'))
            return std::nullopt;
        step += pointer[++i] == '1' ? '/' : '~';
    }
    pointer.remove_prefix(end);
    return step;
}

/// Where in a list a step leads; its size if it is the place after the last entry.
std::optional<std::size_t> indexIn(const Record& list, std::string_view step) {
    if (step.starts_with('@')) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (const auto id = list[i].is_object() ? list[i].find("id") : list[i].end();
                id != list[i].end() && *id == step.substr(1))
                return i;
        return list.size();
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    const bool plain = error == std::errc() && end == step.data() + step.size() &&
                       (step.size() == 1 || step.front() != '0');
    return plain && index <= list.size() ? std::optional(index) : std::nullopt;
}

const Record* childOf(const Record& parent, const std::string& step) {
    if (parent.is_object()) {
        const auto found = parent.find(step);
        return found == parent.end() ? nullptr : &*found;
    }
    if (!parent.is_array())
        return nullptr;
    const auto index = indexIn(parent, step);
    return index && *index < parent.size() ? &parent[*index] : nullptr;
}

struct Leaf {
    const Record* parent = nullptr; ///< null: there is no such place
    std::string step;               ///< empty with the document itself as parent: all of it
    bool whole = false;
};

Leaf leafAt(const Record& document, std::string_view pointer) {
    if (pointer.empty())
        return {&document, {}, true};
    const Record* parent = &document;
    for (;;) {
        auto step = eatStep(pointer);
        if (!step || parent == nullptr)
            return {};
        if (pointer.empty())
            return {parent, *std::move(step)};
        parent = childOf(*parent, *step);
    }
}

} // namespace

std::string stepInto(const std::string& pointer, std::string_view step) {
    std::string further = pointer + "/";
    for (const char c : step) {
        if (c == '~')
            further += "~0";
        else if (c == '/')
            further += "~1";
        else
            further += c;
    }
    return further;
}

bool isListOfIds(const Record& list) {
    std::set<std::string> ids;
    for (const Record& entry : list) {
        const auto id = entry.is_object() ? entry.find("id") : entry.end();
        if (!entry.is_object() || id == entry.end() || !id->is_string() ||
            !ids.insert(id->get<std::string>()).second)
            return false;
    }
    return !list.empty();
}

const Record* entryWithId(const Record& list, std::string_view id) {
    return childOf(list, "@" + std::string(id));
}

const Record* valueAt(const Record& document, std::string_view pointer) {
    const Leaf leaf = leafAt(document, pointer);
    if (leaf.parent == nullptr || leaf.whole)
        return leaf.parent;
    return childOf(*leaf.parent, leaf.step);
}

std::string plainPointer(const Record& document, std::string_view pointer) {
    std::string plain;
    const Record* at = &document;
    while (const auto step = eatStep(pointer)) {
        const Record* const next = childOf(*at, *step);
        if (next == nullptr)
            break;
        plain = stepInto(plain, at->is_array() ? std::to_string(next - &at->front()) : *step);
        at = next;
    }
    return plain;
}

bool isPlace(const Record& document, std::string_view pointer) {
    const Leaf leaf = leafAt(document, pointer);
    if (leaf.parent == nullptr)
        return false;
    return leaf.whole || leaf.parent->is_object() ||
           (leaf.parent->is_array() && indexIn(*leaf.parent, leaf.step));
}

void putAt(Record& document, std::string_view pointer, const std::optional<Record>& value) {
    const Leaf leaf = leafAt(document, pointer);
    ensure(leaf.parent != nullptr && (!leaf.whole || value));
    auto& parent = const_cast<Record&>(*leaf.parent); // inside the document, which may be changed
    if (leaf.whole) {
        parent = *value;
    } else if (parent.is_object()) {
        if (value)
            parent[leaf.step] = *value;
        else
            parent.erase(leaf.step);
    } else {
        const std::size_t index = indexIn(parent, leaf.step).value();
        if (value && index == parent.size())
            parent.push_back(*value);
        else if (value)
            parent[index] = *value;
        else if (index < parent.size())
            parent.erase(index);
    }
}

} // namespace esagono
