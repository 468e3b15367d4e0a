// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/finding_places.h"

#include "engine/core/messages.h"
#include "engine/kit/messages.h"

#include <algorithm>

namespace esagono {

namespace {

/// The id of the list's entry a pointer leads into: "/counters/7/faces" is about the eighth one.
std::string entryId(const Record& document, const std::vector<std::string>& steps) {
    if (steps.size() < 2)
        return {};
    const Record::json_pointer entry("/" + steps[0] + "/" + steps[1] + "/id");
    return document.contains(entry) && document.at(entry).is_string()
               ? document.at(entry).get<std::string>()
               : std::string();
}

/// The first hex a pointer into a map names, in its steps or at its end.
std::string hexIn(const Record& map, const std::vector<std::string>& steps) {
    if (steps.size() < 2)
        return {};
    if (steps[0] == "terrain" || steps[0] == "elevation")
        return steps[1];
    if (steps[0] == "hexsides")
        return steps[1].substr(0, steps[1].find('|'));
    std::string pointer;
    const Record* value = &map;
    for (const std::string& step : steps) {
        pointer = pointerTo(pointer, step);
        const Record::json_pointer place(pointer);
        if (!map.contains(place))
            return {};
        value = &map.at(place);
        if (value->is_object() && value->contains("hex") && (*value)["hex"].is_string())
            return (*value)["hex"].get<std::string>();
    }
    while (value->is_array() && !value->empty())
        value = &value->front();
    return value->is_string() && steps[0] != "grid" ? value->get<std::string>() : std::string();
}

} // namespace

std::vector<std::string> stepsOf(std::string_view pointer) {
    std::vector<std::string> steps;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            steps.emplace_back();
        else if (!steps.empty() && pointer[i] == '~' && i + 1 < pointer.size())
            steps.back() += pointer[++i] == '1' ? '/' : '~';
        else if (!steps.empty())
            steps.back() += pointer[i];
    }
    return steps;
}

Finding findingOf(const Text& fault) {
    Finding finding{Finding::Weight::Error, {}, {}, fault};
    const auto text = [&](std::size_t number) {
        const std::string* const found = number < fault.arguments.size()
                                             ? std::get_if<std::string>(&fault.arguments[number])
                                             : nullptr;
        return found == nullptr ? std::string() : *found;
    };
    if (text(0).ends_with(".json"))
        finding.file = text(0);
    if (!finding.file.empty() && text(1).starts_with('/') && text(1) != "/")
        finding.pointer = text(1);
    return finding;
}

FindingPlace placeOf(const Documents& documents, const Finding& finding) {
    const auto document = documents.find(finding.file);
    if (document == documents.end())
        return {};
    FindingPlace place{{}, {}, {finding.file, finding.pointer}};
    const std::vector<std::string> steps = stepsOf(finding.pointer);
    const Record& format = document->second.is_object() && document->second.contains("format")
                               ? document->second["format"]
                               : Record();
    if (finding.text.id == say::wordsMissing || finding.text.id == say::nameMissing) {
        place.page = "texts";
        place.id = finding.pointer;
    } else if (finding.file == "counters.json") {
        place.page = "counters";
        place.id = entryId(document->second, steps);
    } else if (finding.file == "charts.json") {
        place.page = "tables";
        place.id = entryId(document->second, steps);
    } else if (finding.file == "scenarios.json") {
        place.page = "scenarios";
        place.id = entryId(document->second, steps);
    } else if (format == "esagono-map") {
        place.page = "map";
        place.id = hexIn(document->second, steps);
    } else if (finding.file == "package.json" && !steps.empty() &&
               (steps[0] == "terrains" || steps[0] == "features" || steps[0] == "links")) {
        place.page = "map";
    }
    return place;
}

} // namespace esagono
