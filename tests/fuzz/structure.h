// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that are taken apart and put together wrongly: parts deleted, doubled, swapped, of
// another type, or beyond all measure. The fuzzer's bytes choose which.
#pragma once

#include "engine/core/chance.h"
#include "engine/kit/package.h"

#include <algorithm>
#include <array>

namespace esagono::fuzz {

/// Choices made by bytes; when they are used up, by chance that follows from all of them.
class Choices {
public:
    Choices(const std::uint8_t* data, std::size_t size)
        : m_data(data)
        , m_left(size)
        , m_chance(seedOf(data, size)) {}

    std::size_t below(std::size_t bound) {
        if (m_left < 2)
            return m_chance.below(bound);
        const std::size_t value = (std::size_t{m_data[0]} << 8U | m_data[1]) * bound >> 16U;
        m_data += 2;
        m_left -= 2;
        return value;
    }
    bool oneIn(std::size_t bound) { return below(bound) == 0; }
    Chance& chance() { return m_chance; }

private:
    static std::uint64_t seedOf(const std::uint8_t* data, std::size_t size) {
        std::uint64_t seed = size;
        for (std::size_t i = 0; i < size; ++i)
            seed = (seed ^ data[i]) * 0x100000001B3U;
        return seed;
    }

    const std::uint8_t* m_data;
    std::size_t m_left;
    Chance m_chance;
};

/// Some value inside, found by going down a random way.
inline Record& somewhere(Record& root, Choices& choices) {
    Record* at = &root;
    while (at->is_structured() && !at->empty() && !choices.oneIn(6))
        at = &*std::next(at->begin(), static_cast<std::ptrdiff_t>(choices.below(at->size())));
    return *at;
}

/// Some list or object inside that has members; null if there is none on the way.
inline Record* someParent(Record& root, Choices& choices) {
    Record* at = &root;
    Record* parent = nullptr;
    while (at->is_structured() && !at->empty()) {
        parent = at;
        if (choices.oneIn(5))
            break;
        at = &*std::next(at->begin(), static_cast<std::ptrdiff_t>(choices.below(at->size())));
    }
    return parent;
}

inline Record beyondMeasure(const Record& value, Choices& choices) {
    static constexpr std::array<std::int64_t, 16> numbers = {
        0, -1, 1, 2, 7, 99, 100, 127, 255, 1000, 32767, -32768, 65535, INT32_MAX, INT32_MIN, 5};
    if (value.is_number())
        return numbers[choices.below(numbers.size())];
    if (value.is_string())
        switch (choices.below(5)) {
        case 0:
            return "";
        case 1:
            return std::string(200, 'x');
        case 2:
            return std::to_string(numbers[choices.below(numbers.size())]);
        case 3:
            return value.get<std::string>() + "1";
        default:
            return "1/" + std::to_string(numbers[choices.below(numbers.size())]);
        }
    if (value.is_array() && !value.empty()) {
        Record more = value;
        for (std::size_t i = choices.below(300); i > 0; --i)
            more.push_back(value[choices.below(value.size())]);
        return more;
    }
    return value.is_boolean() ? Record(!value.get<bool>()) : Record::array();
}

inline Record ofAnotherType(const Record& value, Choices& choices) {
    switch (choices.below(6)) {
    case 0:
        return nullptr;
    case 1:
        return value.is_string() ? Record(1) : Record("1");
    case 2:
        return Record::array({value});
    case 3:
        return Record::object({{"id", value}});
    case 4:
        return true;
    default:
        return value.is_structured() ? Record(value.size()) : Record::object();
    }
}

/// A small change that still reads well: another number, another word that stands near, a list
/// without one of its members, two members in each other's place.
inline void disturb(Record& root, Choices& choices) {
    Record* parent = someParent(root, choices);
    if (parent == nullptr)
        return;
    const auto any = [&](Record& list) {
        return std::next(list.begin(), static_cast<std::ptrdiff_t>(choices.below(list.size())));
    };
    Record& value = *any(*parent);
    Record& other = *any(*parent);
    if (parent->is_array() && choices.oneIn(2))
        parent->erase(any(*parent));
    else if (value.is_number())
        value = choices.oneIn(2) ? beyondMeasure(value, choices)
                                 : Record(value.get<std::int64_t>() +
                                          static_cast<std::int64_t>(choices.below(9)) - 4);
    else if (value.type() == other.type())
        std::swap(value, other);
    else if (parent->is_object())
        parent->erase(any(*parent));
}

/// Changes one thing about a document.
inline void takeApart(Record& root, Choices& choices) {
    if (!choices.oneIn(3)) {
        disturb(root, choices);
        return;
    }
    const auto any = [&](Record& list) {
        return std::next(list.begin(), static_cast<std::ptrdiff_t>(choices.below(list.size())));
    };
    Record* parent = someParent(root, choices);
    if (parent == nullptr)
        return;
    switch (choices.below(8)) {
    case 0:
    case 1:
        parent->erase(any(*parent));
        break;
    case 2: { // doubled
        const Record value = *any(*parent);
        if (parent->is_array())
            parent->insert(any(*parent), value);
        else
            *any(*parent) = value;
        break;
    }
    case 3:
        std::swap(*any(*parent), *any(*parent));
        break;
    case 4: {
        Record& value = *any(*parent);
        value = ofAnotherType(value, choices);
        break;
    }
    case 5: { // grafted from elsewhere
        const Record value = somewhere(root, choices);
        *any(*parent) = value;
        break;
    }
    default: {
        Record& value = *any(*parent);
        value = beyondMeasure(value, choices);
    }
    }
}

/// The same value with the words of one language only and without what says where it comes from.
inline Record lean(const Record& value) {
    if (!value.is_structured())
        return value;
    Record less = value.is_array() ? Record::array() : Record::object();
    if (value.is_array()) {
        for (const Record& each : value)
            less.push_back(lean(each));
        return less;
    }
    const bool isWords = value.contains("en") && value.contains("it");
    for (const auto& [key, each] : value.items())
        if (isWords ? key == "en" : key != "source" && key != "note")
            less[key] = lean(each);
    return less;
}

/// What is played of a package. It reads in a fraction of the time.
inline Documents lean(const Documents& documents) {
    Documents less;
    for (const auto& [name, document] : documents)
        if (name != "rulebook.json" && !name.starts_with("rules/"))
            less.emplace(name, lean(document));
    return less;
}

/// Which documents are worth it: those that are played, mostly.
inline void takeApart(Documents& documents, Choices& choices) {
    std::vector<Record*> played;
    std::vector<Record*> all;
    for (auto& [name, document] : documents) {
        all.push_back(&document);
        if (name.starts_with("map") || name == "package.json" || name == "charts.json" ||
            name == "counters.json" || name == "scenarios.json" || name == "rulings.json")
            played.push_back(&document);
    }
    auto& from = played.empty() || choices.oneIn(20) ? all : played;
    takeApart(*from[choices.below(from.size())], choices);
}

} // namespace esagono::fuzz
