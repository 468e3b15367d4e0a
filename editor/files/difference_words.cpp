// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/difference_words.h"

#include "editor/files/difference_messages.h"
#include "editor/files/finding_places.h"
#include "editor/record_names.h"
#include "editor/tables/source_edits.h"
#include "engine/kit/correction_pointer.h"
#include "engine/kit/reading/source.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace esagono {

namespace {

constexpr std::size_t longestValue = 90; // letters

bool isWords(const Record& value) {
    if (!value.is_object() || value.empty())
        return false;
    for (const auto& [code, text] : value.items())
        if (std::ranges::count(packageLanguages, code) == 0 || !text.is_string())
            return false;
    return true;
}

/// Shortened at the border of a letter.
std::string shortened(std::string text) {
    if (text.size() <= longestValue)
        return text;
    std::size_t end = longestValue;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "…";
}

/// Reads one difference step by step.
class Reader {
public:
    Reader(const Correction& difference, const Documents& original, const Documents& changed,
           std::string_view language)
        : m_difference(difference)
        , m_steps(stepsOf(difference.pointer))
        , m_original(original)
        , m_changed(changed)
        , m_language(language) {
        // A mark is told as the value it speaks of, and that it is its source
        const auto mark = std::ranges::find(m_steps, "source");
        m_isMark = mark != m_steps.end();
        if (m_isMark)
            m_steps.erase(mark);
        if (m_isMark && !m_steps.empty() && m_steps.back() == "*")
            m_steps.pop_back();
    }

    std::vector<Text> path() {
        const std::size_t told = beginning();
        for (std::size_t i = told; i < m_steps.size(); ++i)
            tell(i);
        if (m_isMark)
            m_path.emplace_back(say::placeSource);
        else if (isForReading())
            m_path.emplace_back(say::placeForReading);
        return std::move(m_path);
    }

    [[nodiscard]] Text value(const std::optional<Record>& value) const {
        if (!value || value->is_null())
            return {say::valueNothing};
        if (value->is_boolean())
            return {value->get<bool>() ? say::valueYes : say::valueNo};
        if (value->is_string() && m_isMark)
            return source(value->get<std::string>());
        if (value->is_string())
            return byName(shortened(meaning(value->get<std::string>())));
        if (value->is_number())
            return byName(compactText(*value));
        if (isWords(*value))
            return byName(shortened(spokenIn(*value, m_language)));
        if (const std::string all = listed(*value); !all.empty())
            return byName(all);
        if (std::string name = nameOfEntry(*value, m_language); !name.empty())
            return byName(shortened(std::move(name)));
        return {say::valueEntries, std::int64_t(value->size())};
    }

private:
    /// A mark as the chips beside values say it.
    static Text source(const std::string& mark) {
        switch (sourceFrom(mark).kind) {
        case Source::Kind::Copy:
            return {"app.editor.source.copy"};
        case Source::Kind::Reconstructed:
            return {"app.editor.source.reconstructed"};
        default:
            return byName(shortened(mark));
        }
    }
    /// What stands at the first steps, now or before.
    [[nodiscard]] const Record* at(std::size_t steps) const {
        std::string pointer;
        for (std::size_t i = 0; i < steps; ++i)
            pointer = stepInto(pointer, m_steps[i]);
        for (const Documents* documents : {&m_changed, &m_original})
            if (const auto document = documents->find(m_difference.file);
                document != documents->end())
                if (const Record* const found = valueAt(document->second, pointer))
                    return found;
        return nullptr;
    }
    [[nodiscard]] std::string nameAt(std::size_t steps) const {
        const Record* const entry = at(steps);
        std::string name = entry == nullptr ? std::string() : nameOfEntry(*entry, m_language);
        if (!name.empty())
            return name;
        const std::string& step = m_steps[steps - 1];
        return step.starts_with('@') ? step.substr(1) : step;
    }
    /// The name of what the package declares in one of its lists under that id; else the id.
    [[nodiscard]] std::string declared(const char* list, const std::string& id) const {
        const auto card = m_changed.find("package.json");
        const Record* const entry =
            card == m_changed.end() ? nullptr
                                    : valueAt(card->second, "/" + std::string(list) + "/@" + id);
        return entry == nullptr ? id : nameOfEntry(*entry, m_language);
    }
    [[nodiscard]] bool isMap() const {
        const auto document = m_changed.find(m_difference.file);
        return document != m_changed.end() && document->second.is_object() &&
               document->second.value("format", Record()) == "esagono-map";
    }
    [[nodiscard]] bool isIn(const char* file, const char* list) const {
        return m_difference.file == file && m_steps.size() > 1 && m_steps[0] == list;
    }

    /// What the first steps are called together; how many they are.
    std::size_t beginning() {
        struct Kind {
            const char* file;
            const char* list;
            const char* message;
        };
        static constexpr std::array kinds{
            Kind{"counters.json", "counters", say::placeCounter},
            Kind{"charts.json", "charts", say::placeNamed}, // "Combat Results Table"
            Kind{"scenarios.json", "scenarios", say::placeScenario},
            Kind{"rulings.json", "rulings", say::placeRuling},
        };
        for (const Kind& kind : kinds)
            if (isIn(kind.file, kind.list)) {
                m_path.emplace_back(kind.message, nameAt(2));
                return 2;
            }
        if (isMap())
            return onMap();
        if (m_difference.file != "package.json")
            m_path.push_back(byName(m_difference.file));
        return 0;
    }

    /// Whether no rule looks at what is different.
    [[nodiscard]] bool isForReading() const {
        const Record* const chart = isIn("charts.json", "charts") ? at(2) : nullptr;
        if (chart == nullptr || !chart->contains("forReading"))
            return false;
        const Record& marked = (*chart)["forReading"];
        const auto named = [&](const std::string& label) {
            return std::ranges::count(marked, Record(label)) > 0;
        };
        for (std::size_t i = 3; i < m_steps.size(); ++i) {
            const std::string& before = m_steps[i - 1];
            std::size_t number = 0;
            const std::string& step = m_steps[i];
            std::from_chars(step.data(), step.data() + step.size(), number);
            const bool isRow = before == "rows" || before == "bands";
            if ((isRow || before == "cells") && marked.is_boolean())
                return marked.get<bool>();
            if (isRow ? named(nameAt(i + 1))
                      : before == "cells" && (named(step) || named(columnName(number))))
                return true;
        }
        return false;
    }

    std::size_t onMap() {
        if (m_steps.empty())
            return 0;
        const std::string& part = m_steps[0];
        const bool further = m_steps.size() > 1;
        if (further && (part == "terrain" || part == "elevation")) {
            m_path.emplace_back(say::placeHex, m_steps[1]);
            m_path.emplace_back(part == "terrain" ? say::placeTerrain : say::placeHeight);
            return 2;
        }
        if (further && part == "hexsides") {
            const std::size_t bar = m_steps[1].find('|');
            m_path.emplace_back(say::placeHexside, m_steps[1].substr(0, bar),
                                bar == std::string::npos ? std::string()
                                                         : m_steps[1].substr(bar + 1));
            return 2;
        }
        if (further && (part == "areas" || part == "lines")) {
            m_path.emplace_back(part == "areas" ? say::placeArea : say::placeLine, nameAt(2));
            return 2;
        }
        if (further && part == "places") {
            m_path.push_back(byName(nameAt(2)));
            return 2;
        }
        if (further && part == "links") {
            m_path.push_back(byName(declared("links", m_steps[1])));
            return 2;
        }
        if (part == "control" || part == "drawing") {
            m_path.emplace_back(part == "control" ? say::placeControl : say::placeDrawing);
            return 1;
        }
        return 0;
    }

    void tell(std::size_t i) {
        const std::string& step = m_steps[i];
        const std::string before = i > 0 ? m_steps[i - 1] : std::string();
        std::size_t number = 0;
        const bool counted = std::from_chars(step.data(), step.data() + step.size(), number).ptr ==
                                 step.data() + step.size() &&
                             !step.empty();
        if (step == "faces" || step == "traits" || step == "rows" || step == "cells" ||
            step == "bands" || step == "columns")
            return; // what follows says it
        if (before == "faces" && counted && number < 2)
            m_path.emplace_back(number == 0 ? say::placeFront : say::placeReverse);
        else if ((before == "rows" || before == "bands") && counted)
            m_path.emplace_back(say::placeRow, nameAt(i + 1));
        else if ((before == "cells" || before == "columns") && counted)
            m_path.emplace_back(say::placeColumn, columnName(number));
        else if (step.starts_with('@'))
            m_path.push_back(byName(nameAt(i + 1)));
        else if (counted)
            m_path.emplace_back(say::placeNumber, number + 1);
        else
            m_path.push_back(key(step, before));
    }
    [[nodiscard]] std::string columnName(std::size_t number) const {
        const Record* const chart = at(2);
        const Record* const column =
            chart == nullptr ? nullptr : valueAt(*chart, "/columns/" + std::to_string(number));
        return column != nullptr && column->is_string() ? column->get<std::string>()
                                                        : std::to_string(number + 1);
    }
    [[nodiscard]] Text key(const std::string& step, const std::string& before) const {
        if (step == "name" || step == "called")
            return {say::placeName};
        if (step == "title")
            return {say::placeTitle};
        if (step == "side")
            return {say::placeSide};
        if (before == "traits")
            return byName(declared("traits", step));
        return byName(declared("attributes", step));
    }

    /// What a word of the documents means at this place.
    [[nodiscard]] std::string meaning(const std::string& word) const {
        if (isMap() && m_steps.size() > 1 && m_steps[0] == "terrain")
            return declared("terrains", word);
        if (isMap() && m_steps.size() > 1 && m_steps[0] == "hexsides")
            return declared("features", word);
        if (!m_steps.empty() && m_steps.back() == "side")
            return declared("sides", word);
        if (!m_steps.empty() && m_steps.back() == "flags")
            return declared("flags", word);
        return word;
    }

    /// A short list of words; empty if it is none.
    [[nodiscard]] std::string listed(const Record& value) const {
        std::string all;
        if (!value.is_array())
            return all;
        for (const Record& each : value) {
            if (!each.is_string())
                return {};
            all += (all.empty() ? "" : ", ") + meaning(each.get<std::string>());
        }
        return all.size() <= longestValue ? all : std::string();
    }

    const Correction& m_difference;
    std::vector<std::string> m_steps;
    const Documents& m_original;
    const Documents& m_changed;
    std::string_view m_language;
    bool m_isMark = false; ///< it says where a value comes from
    std::vector<Text> m_path;
};

/// Where an entry that is gone belongs in what is left of its list: right behind the nearest of
/// those that stood before it.
std::size_t placeAmong(const Record& original, const Record& left, std::string_view id) {
    std::size_t place = 0;
    for (const Record& entry : original) {
        const auto own = entry["id"].get<std::string>();
        if (own == id)
            break;
        if (const Record* const there = entryWithId(left, own))
            place = std::size_t(there - &left.front()) + 1;
    }
    return place;
}

/// The place of what holds a value, and the value's key there; of a mark, those of what it marks.
struct Holding {
    std::string holder, key;
    bool isMark = false;
};

Holding holdingOf(const std::string& pointer) {
    const std::size_t last = pointer.rfind('/');
    if (last == std::string::npos)
        return {pointer, {}};
    std::string holder = pointer.substr(0, last), key = pointer.substr(last + 1);
    if (key == "source")
        return {std::move(holder), {}, true};
    if (holder.ends_with("/source"))
        return {holder.substr(0, holder.size() - std::string_view("/source").size()),
                std::move(key), true};
    return {std::move(holder), std::move(key)};
}

/// The mark that an object itself gives to one of its keys; empty: none.
std::string markOf(const Documents& documents, const EditPlace& holder, const std::string& key) {
    const auto document = documents.find(holder.file);
    const Record* const object =
        document == documents.end() ? nullptr : valueAt(document->second, holder.pointer);
    const Record* const mark =
        object == nullptr ? nullptr : valueAt(*object, stepInto("/source", key));
    return mark != nullptr && mark->is_string() ? mark->get<std::string>() : std::string();
}

} // namespace

bool accompanies(const Correction& mark, std::span<const Correction> all) {
    const Holding marked = holdingOf(mark.pointer);
    return marked.isMark && std::ranges::any_of(all, [&](const Correction& each) {
               const Holding held = holdingOf(each.pointer);
               return each.file == mark.file && !held.isMark && held.holder == marked.holder &&
                      (marked.key.empty() || marked.key == held.key);
           });
}

DifferenceWords wordsOf(const Correction& difference, const Documents& original,
                        const Documents& changed, std::string_view language) {
    Reader reader(difference, original, changed, language);
    DifferenceWords words{{}, reader.value(difference.was), reader.value(difference.now)};
    words.path = reader.path();
    return words;
}

EditPlace placeOf(const Correction& difference, const Documents& changed) {
    const auto document = changed.find(difference.file);
    if (document == changed.end())
        return {difference.file, {}};
    // What the map says of a hex is found by its number, even where nothing is said of it any more
    if (!difference.now && difference.pointer.find('@') == std::string::npos)
        return {difference.file, difference.pointer};
    return {difference.file, plainPointer(document->second, difference.pointer)};
}

Edit puttingBack(const Correction& difference, const Documents& original,
                 const Documents& changed) {
    Edit edit{say::editPutBack, {}, {}};
    const auto document = changed.find(difference.file);
    if (document == changed.end() || !isPlace(document->second, difference.pointer))
        return edit;
    const std::size_t last = difference.pointer.rfind('/');
    const std::string holder = difference.pointer.substr(0, last);
    const Record* const parent = valueAt(document->second, holder);
    std::string pointer = plainPointer(document->second, difference.pointer);
    if (!difference.now) // a key or an entry that is gone
        pointer = plainPointer(document->second, holder) + difference.pointer.substr(last);
    const Holding held = holdingOf(difference.pointer);
    const std::string mark = markOf(original, {difference.file, held.holder}, held.key);
    if (!held.isMark && parent != nullptr && parent->is_object() &&
        mark != markOf(changed, {difference.file, held.holder}, held.key))
        markSource(edit, changed, {difference.file, plainPointer(document->second, held.holder)},
                   held.key, mark); // what it was said to come from returns with it
    if (!difference.was)
        edit.remove(difference.file, pointer);
    else if (difference.now || (parent != nullptr && parent->is_object()))
        edit.set(difference.file, pointer, *difference.was);
    else if (const auto before = original.find(difference.file); before != original.end())
        if (const Record* const list = valueAt(before->second, holder))
            edit.insert(
                difference.file,
                pointerTo(plainPointer(document->second, holder),
                          placeAmong(*list, *parent, difference.was->value("id", std::string()))),
                *difference.was);
    return edit;
}

} // namespace esagono
