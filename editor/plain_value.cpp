// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/plain_value.h"

#include "engine/core/fault.h"

#include <algorithm>
#include <vector>

namespace esagono {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// One that can stand among others in a line.
bool isPlain(std::string_view word) {
    return !word.empty() && trimmed(word) == word &&
           word.find_first_of(",:\n") == std::string_view::npos;
}

std::optional<std::string> wordOf(const Record& value) {
    if (value.is_number() || value.is_boolean())
        return compactText(value);
    if (value.is_string() && isPlain(value.get_ref<const std::string&>()))
        return value.get<std::string>();
    return std::nullopt;
}

/// Strings, or numbers, or yes and no, but not a mixture; what is empty is of any kind.
bool isOfOneKind(const Record& all) {
    return std::all_of(all.begin(), all.end(), [&](const Record& each) {
        return each.is_number() ? all.front().is_number() : each.type() == all.front().type();
    });
}

std::optional<Record> fromJson(std::string_view text) {
    try {
        return readRecord(text, "value");
    } catch (const Fault&) { // it cannot be read as a value
        return std::nullopt;
    }
}

bool areAlike(const Record& one, const Record& other) {
    return one.type() == other.type() || (one.is_number() && other.is_number());
}

/// A word where words of that kind stand.
std::optional<Record> wordLike(const Record& kind, std::string_view word) {
    if (!isPlain(word))
        return std::nullopt;
    if (kind.is_string() || kind.is_null())
        return Record(std::string(word));
    const auto value = fromJson(word);
    return value && areAlike(*value, kind) ? value : std::nullopt;
}

std::vector<std::string_view> partsOf(std::string_view line) {
    std::vector<std::string_view> parts;
    while (!trimmed(line).empty()) {
        const std::size_t comma = std::min(line.find(','), line.size());
        parts.push_back(trimmed(line.substr(0, comma)));
        line.remove_prefix(std::min(comma + 1, line.size()));
    }
    return parts;
}

} // namespace

std::optional<std::string> asLine(const Record& value) {
    if (!value.is_structured())
        return value.is_string() ? value.get<std::string>()
               : value.is_null() ? std::string()
                                 : compactText(value);
    if (!isOfOneKind(value))
        return std::nullopt;
    std::string line;
    for (const auto& [key, each] : value.items()) {
        const auto word = wordOf(each);
        if (!word || (value.is_object() && !isPlain(key)))
            return std::nullopt;
        line += (line.empty() ? "" : ", ") + (value.is_object() ? key + ": " : "") + *word;
    }
    return line;
}

std::optional<Record> readLine(const Record& old, std::string_view line) {
    if (old.is_string())
        return Record(std::string(line));
    if (!old.is_structured() || !asLine(old)) {
        const auto value = fromJson(line);
        return value && areAlike(*value, old) ? value : std::nullopt;
    }
    const Record kind = old.empty() ? Record() : old.front();
    Record now = old.is_array() ? Record::array() : Record::object();
    for (const std::string_view part : partsOf(line)) {
        const std::size_t colon = part.find(':');
        const bool keyed = old.is_object();
        if (keyed && colon == std::string_view::npos)
            return std::nullopt;
        const std::string key(keyed ? trimmed(part.substr(0, colon)) : std::string_view());
        const auto value = wordLike(kind, keyed ? trimmed(part.substr(colon + 1)) : part);
        if (!value || (keyed && (!isPlain(key) || now.contains(key))))
            return std::nullopt;
        if (keyed)
            now[key] = *value;
        else
            now.push_back(*value);
    }
    return now;
}

} // namespace esagono
