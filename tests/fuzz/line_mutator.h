// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs are lines, each perhaps a word and then JSON. Mutating bytes alone would hardly ever get
// past the JSON parser; this changes values, keys and lines, and leaves bytes to libFuzzer now and
// then. Included once by every fuzz target.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/record.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace esagono::fuzz {

inline std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

inline void collect(Record& record, std::vector<Record*>& into) {
    into.push_back(&record);
    if (record.is_structured())
        for (Record& each : record)
            collect(each, into);
}

/// A value that has broken programs before.
inline Record oddValue(Chance& chance) {
    static const Record values[] = {0,
                                    1,
                                    -1,
                                    127,
                                    255,
                                    256,
                                    32767,
                                    32768,
                                    -32768,
                                    65535,
                                    65536,
                                    INT32_MAX,
                                    INT32_MIN,
                                    4294967296,
                                    INT64_MAX,
                                    INT64_MIN,
                                    UINT64_MAX,
                                    1e300,
                                    0.5,
                                    "",
                                    " ",
                                    "0101",
                                    "-1",
                                    "a/b:c~d",
                                    std::string(300, 'x'),
                                    true,
                                    false,
                                    nullptr,
                                    Record::array(),
                                    Record::object(),
                                    Record::array({Record::array()}),
                                    Record::object({{"", 0}})};
    return values[chance.below(std::size(values))];
}

inline void change(Record& root, Chance& chance) {
    std::vector<Record*> nodes;
    collect(root, nodes);
    Record& node = *nodes[chance.below(nodes.size())];
    const Record other = *nodes[chance.below(nodes.size())];
    const auto any = [&] { return static_cast<std::ptrdiff_t>(chance.below(node.size())); };
    switch (chance.below(6)) {
    case 0:
        node = oddValue(chance);
        break;
    case 1:
        node = other;
        break;
    case 2: // something less
        if (node.is_structured() && !node.empty())
            node.erase(std::next(node.begin(), any()));
        break;
    case 3: // something more
        if (node.is_array())
            node.push_back(other);
        else if (node.is_object())
            node[other.is_string() ? other.get<std::string>() : "extra"] = oddValue(chance);
        break;
    case 4:
        if (node.is_number_integer())
            node = node.get<std::int64_t>() / 2 + static_cast<std::int64_t>(chance.below(9)) - 4;
        break;
    default: // a key under another name, or a list turned round
        if (node.is_array())
            std::reverse(node.begin(), node.end());
        else if (node.is_object() && !node.empty() && other.is_string()) {
            const auto from = std::next(node.begin(), any());
            Record value = *from;
            node.erase(from);
            node[other.get<std::string>()] = std::move(value);
        }
    }
}

/// Changes the JSON of a line, if it has any.
inline void changeJson(std::string& line, Chance& chance) {
    const std::size_t start = line.find_first_of("{[");
    if (start == std::string::npos)
        return;
    Record record = Record::parse(line.substr(start), nullptr, false);
    if (record.is_discarded())
        return;
    for (std::size_t times = 1 + chance.below(3); times > 0; --times)
        change(record, chance);
    line = line.substr(0, start) + record.dump(-1, ' ', false, Record::error_handler_t::replace);
}

inline void changeLines(std::vector<std::string>& lines, Chance& chance) {
    const std::size_t at = chance.below(lines.size());
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    switch (chance.below(8)) {
    case 0:
        lines.erase(place);
        break;
    case 1:
        lines.insert(place, std::string(lines[chance.below(lines.size())]));
        break;
    case 2:
        std::swap(lines[at], lines[chance.below(lines.size())]);
        break;
    default:
        changeJson(lines[at], chance);
    }
}

} // namespace esagono::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned int seed) {
    using namespace esagono;
    Chance chance(seed);
    auto lines = fuzz::linesOf({reinterpret_cast<const char*>(data), size});
    if (lines.empty() || chance.below(4) == 0)
        return LLVMFuzzerMutate(data, size, most);
    fuzz::changeLines(lines, chance);
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    if (text.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
