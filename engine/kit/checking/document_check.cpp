// SPDX-License-Identifier: GPL-3.0-or-later
// What can be seen of the documents alone, whatever they are about: words and sources.
#include "engine/kit/checking/checks.h"

#include "engine/kit/checking/package_check.h"
#include "engine/kit/messages.h"
#include "engine/kit/reading/source.h"

#include <algorithm>

namespace esagono {

namespace {

/// Parts that belong to others: nobody knows what their keys mean.
bool isOpaque(std::string_view key) {
    return key == "extra" || key == "special" || key == "drawing" || key == "sources";
}

void extend(std::string& pointer, std::string_view key) {
    pointer += '/';
    for (const char c : key)
        if (c == '~' || c == '/')
            pointer += c == '~' ? "~0" : "~1";
        else
            pointer += c;
}

/// Calls visit(pointer, object) for every object of a record, from the outside inwards. One pointer
/// grows and shrinks on the way: every start of the program comes through here.
template <class Visit>
void visitObjects(const Record& record, std::string& pointer, const Visit& visit) {
    const std::size_t here = pointer.size();
    const auto descend = [&](const Record& below, std::string_view key) {
        extend(pointer, key);
        visitObjects(below, pointer, visit);
        pointer.resize(here);
    };
    if (record.is_object()) {
        visit(pointer, record);
        for (const auto& [key, value] : record.items())
            if (value.is_structured() && !isOpaque(key))
                descend(value, key);
    } else if (record.is_array()) {
        for (std::size_t i = 0; i < record.size(); ++i)
            if (record[i].is_structured())
                descend(record[i], std::to_string(i));
    }
}

template <class Visit>
void visitObjects(const Record& document, const Visit& visit) {
    std::string pointer;
    visitObjects(document, pointer, visit);
}

/// Texts by language codes, at least one of which packages should speak.
bool areWords(const Record& object) {
    const auto isTranslation = [](const auto& item) {
        const std::string& key = item.key();
        return key.size() == 2 && key[0] >= 'a' && key[0] <= 'z' && key[1] >= 'a' &&
               key[1] <= 'z' && item.value().is_string();
    };
    const auto isSpoken = [&](std::string_view language) { return object.contains(language); };
    const auto items = object.items();
    return std::any_of(packageLanguages.begin(), packageLanguages.end(), isSpoken) &&
           std::all_of(items.begin(), items.end(), isTranslation);
}

std::string missingLanguages(const Record& words) {
    std::string missing;
    for (const std::string_view language : packageLanguages) {
        const auto found = words.find(language);
        if (found == words.end() || found->get_ref<const std::string&>().empty())
            missing += (missing.empty() ? "" : ", ") + std::string(language);
    }
    return missing;
}

bool isMark(const Record& mark) {
    return mark.is_string() && !mark.get_ref<const std::string&>().empty();
}

/// Whether an object's source covers the value of one of its keys.
bool covers(const Record& object, const std::string& key) {
    const auto source = object.find("source");
    if (source == object.end())
        return false;
    if (!source->is_object())
        return isMark(*source);
    for (const std::string& wanted : {key, std::string("*")})
        if (const auto mark = source->find(wanted); mark != source->end() && isMark(*mark))
            return true;
    return false;
}

/// How many plain values in here no mark covers.
std::size_t countUnmarked(const Record& record, bool covered) {
    if (covered)
        return 0; // what covers a thing covers everything in it
    if (!record.is_structured())
        return record.is_null() ? 0 : 1;
    std::size_t count = 0;
    for (const auto& [key, value] : record.items()) {
        if (record.is_object() && (isOpaque(key) || key == "source" || key == "note"))
            continue;
        count += countUnmarked(value, record.is_object() && covers(record, key));
    }
    return count;
}

/// The parts of a document whose values somebody printed once, and may print differently.
void checkPart(const std::string& file, const Record& document, const std::string& pointer,
               bool covered, Findings& findings) {
    const Record::json_pointer place(pointer);
    if (covered || !document.contains(place))
        return;
    if (const std::size_t count = countUnmarked(document[place], false); count > 0)
        addFinding(findings, {Finding::Weight::Note, file, pointer, Text(say::noSource, count)});
}

void checkEach(const std::string& file, const Record& document, const std::string& list,
               std::initializer_list<const char*> parts, Findings& findings) {
    const auto things = document.find(list);
    if (things == document.end() || !things->is_array())
        return;
    for (std::size_t i = 0; i < things->size(); ++i)
        for (const std::string part : parts)
            checkPart(file, document, "/" + list + "/" + std::to_string(i) + "/" + part,
                      covers(document, list) || covers((*things)[i], part), findings);
}

} // namespace

void checkWords(const GamePackage& package, Findings& findings) {
    for (const auto& [name, document] : package.documents)
        visitObjects(document, [&, file = name](const std::string& pointer, const Record& object) {
            if (!areWords(object))
                return;
            if (const std::string missing = missingLanguages(object); !missing.empty())
                addFinding(findings, {Finding::Weight::Warning, file, pointer,
                                      Text(say::wordsMissing, missing)});
        });
}

SpokenTexts spokenTexts(const GamePackage& package) {
    SpokenTexts spoken;
    for (const auto& [name, document] : package.documents)
        visitObjects(document, [&](const std::string&, const Record& object) {
            if (!areWords(object))
                return;
            ++spoken.all;
            for (const auto& [language, text] : object.items())
                spoken.in[language] += text.get_ref<const std::string&>().empty() ? 0 : 1;
        });
    return spoken;
}

void checkSources(const GamePackage& package, Findings& findings) {
    for (const auto& [name, document] : package.documents)
        visitObjects(document, [&, file = name](const std::string& pointer, const Record& object) {
            const auto source = object.find("source");
            if (source != object.end() && isMark(*source) &&
                sourceFrom(source->get_ref<const std::string&>()).kind == Source::Kind::Unstated)
                addFinding(findings, {Finding::Weight::Note, file, pointer + "/source",
                                      Text(say::sourceUnclear, source->get<std::string>())});
        });
    for (const MapFile& map : package.mapFiles) {
        const Record& document = package.documents.find(map.file)->second;
        for (const char* part :
             {"terrain", "elevation", "hexsides", "links", "areas", "lines", "control"})
            checkPart(map.file, document, std::string("/") + part, covers(document, part),
                      findings);
        checkEach(map.file, document, "places", {"hex", "values"}, findings);
    }
    const auto check = [&](const char* file, const char* list,
                           std::initializer_list<const char*> parts) {
        if (const auto document = package.documents.find(file); document != package.documents.end())
            checkEach(file, document->second, list, parts, findings);
    };
    check("counters.json", "counters", {"faces"});
    check("charts.json", "charts", {"rows", "bands"});
    check("scenarios.json", "scenarios",
          {"control", "tracks", "pools", "setup", "reinforcements", "markers"});
}

} // namespace esagono
