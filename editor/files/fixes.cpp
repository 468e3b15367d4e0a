// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/fixes.h"

#include "editor/files/finding_places.h"
#include "editor/messages.h"
#include "engine/core/messages.h"
#include "engine/kit/messages.h"
#include "engine/kit/words.h"

#include <algorithm>

namespace esagono {

namespace {

using Fix = std::optional<Edit>;

const Record* thing(const Documents& documents, const Finding& finding) {
    return valueAt(documents, {finding.file, finding.pointer});
}

Edit removing(const char* name, const Finding& finding) {
    Edit edit{name, {}, {}};
    edit.remove(finding.file, finding.pointer);
    return edit;
}

std::string parentOf(const std::string& pointer) {
    return pointer.substr(0, pointer.rfind('/'));
}

/// Copies what there is, with a mark before it, into the languages that lack it.
Fix copyWords(const Documents&, const Finding& finding, const Record& words) {
    std::string from;
    for (const std::string_view language :
         {std::string_view("en"), packageLanguages[0], packageLanguages[2], packageLanguages[3]})
        if (from.empty() && words.is_object())
            from = words.value(std::string(language), std::string());
    if (from.empty())
        return {};
    if (from.starts_with(untranslated))
        from.erase(0, untranslated.size());
    Edit edit{say::fixCopyWords, {}, {}};
    for (const std::string_view language : packageLanguages)
        if (words.value(std::string(language), std::string()).empty())
            edit.set(finding.file, pointerTo(finding.pointer, language),
                     std::string(untranslated) + from);
    return edit;
}

/// The last step is the offender: an entry of a list, a key of an object.
Fix removeIt(const Documents&, const Finding& finding, const Record&) {
    return removing(say::fixRemove, finding);
}

/// The pointer leads to the hex of a place.
Fix removePlace(const Documents&, const Finding& finding, const Record&) {
    Edit edit{say::fixRemovePlace, {}, {}};
    edit.remove(finding.file, parentOf(finding.pointer));
    return edit;
}

Fix removeFile(const Documents&, const Finding& finding, const Record&) {
    return removing(say::fixRemoveFile, finding);
}

Fix draw(const Documents& documents, const Finding& finding, const Record& kind) {
    const std::vector<std::string> steps = stepsOf(finding.pointer);
    if (steps.empty() || !kind.is_object() || !kind.contains("id"))
        return {};
    Edit edit{say::fixDraw, {}, {}};
    if (!documents.contains("display.json"))
        edit.set("display.json", "", {{"format", "esagono-display"}, {"version", 1}});
    const std::string list = pointerTo("", steps[0]);
    const Record* const entries = valueAt(documents, {"display.json", list});
    if (entries == nullptr)
        edit.set("display.json", list, Record::array({{{"id", kind["id"]}}}));
    else
        edit.insert("display.json", pointerTo(list, entries->size()), {{"id", kind["id"]}});
    return edit;
}

Fix nameById(const Documents&, const Finding& finding, const Record& kind) {
    if (!kind.is_object() && !kind.is_string())
        return {};
    Edit edit{say::fixNameById, {}, {}};
    const Record id = kind.is_string() ? kind : kind.value("id", Record());
    if (!id.is_string())
        return {};
    if (kind.is_string())
        edit.set(finding.file, finding.pointer, {{"id", id}, {"name", id}});
    else
        edit.set(finding.file,
                 pointerTo(finding.pointer, finding.file == "scenarios.json" ? "title" : "name"),
                 id);
    return edit;
}

/// A label for every turn: the last ones are taken away, or empty ones added.
Fix fitLabels(const Documents& documents, const Finding& finding, const Record& labels) {
    const Record* const turns = valueAt(documents, {finding.file, parentOf(finding.pointer)});
    if (turns == nullptr || !labels.is_array() || !turns->contains("last"))
        return {};
    const int first = turns->value("first", 1);
    const int last = turns->value("last", first);
    const auto wanted = static_cast<std::size_t>(std::max(0, last - first + 1));
    Record fitting = labels;
    while (fitting.size() > wanted)
        fitting.erase(fitting.size() - 1);
    while (fitting.size() < wanted)
        fitting.push_back(std::to_string(first + static_cast<int>(fitting.size())));
    Edit edit{say::fixTurnLabels, {}, {}};
    edit.set(finding.file, finding.pointer, std::move(fitting));
    return edit;
}

/// The pointer leads to the turn of arrival.
Fix lengthen(const Documents& documents, const Finding& finding, const Record& turn) {
    const std::vector<std::string> steps = stepsOf(finding.pointer);
    if (steps.size() < 2 || !turn.is_number_integer())
        return {};
    const std::string last = pointerTo(pointerTo("", steps[0]), steps[1]) + "/turns/last";
    if (valueAt(documents, {finding.file, last}) == nullptr)
        return {};
    Edit edit{say::fixLengthen, {}, {}};
    edit.set(finding.file, last, turn);
    return edit;
}

/// The second of two things with one id gets another.
Fix rename(const Documents& documents, const Finding& finding, const Record& id) {
    const std::vector<std::string> steps = stepsOf(finding.pointer);
    if (!id.is_string() || steps.size() < 3 || steps.back() != "id")
        return {};
    const Record* const list =
        valueAt(documents, {finding.file, parentOf(parentOf(finding.pointer))});
    const auto taken = [&](const std::string& name) {
        return list != nullptr && std::any_of(list->begin(), list->end(), [&](const Record& entry) {
                   return entry.is_object() && entry.value("id", Record()) == name;
               });
    };
    std::string fresh;
    for (int number = 2; fresh.empty() || taken(fresh); ++number)
        fresh = id.get<std::string>() + "_" + std::to_string(number);
    Edit edit{Text(say::fixRename, fresh), {}, {}};
    edit.set(finding.file, finding.pointer, fresh);
    return edit;
}

struct Cure {
    std::string_view finding;
    Fix (*fix)(const Documents&, const Finding&, const Record& there);
};
constexpr Cure cures[] = {
    {say::unknownKey, removeIt},     {say::wordsMissing, copyWords},
    {say::counterTwice, removeIt},   {say::areaOffMap, removeIt},
    {say::areaEmpty, removeIt},      {say::placeOffMap, removePlace},
    {say::unusedFile, removeFile},   {say::notDrawn, draw},
    {say::nameMissing, nameById},    {say::turnLabelsMissing, fitLabels},
    {say::arrivesTooLate, lengthen}, {say::deployedElsewhere, removeIt},
};

} // namespace

std::optional<Edit> fixFor(const Documents& documents, const Finding& finding) {
    const Record* const there = thing(documents, finding);
    if (there == nullptr)
        return {};
    for (const Cure& cure : cures)
        if (cure.finding == finding.text.id)
            return cure.fix(documents, finding, *there);
    if (finding.text.id == say::malformed && finding.text.arguments.size() > 2 &&
        finding.text.arguments[2] == TextArgument(Word{say::anUnusedId}))
        return rename(documents, finding, *there);
    return {};
}

} // namespace esagono
