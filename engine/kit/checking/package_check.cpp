// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/checking/package_check.h"

#include "engine/kit/checking/checks.h"
#include "engine/kit/messages.h"

namespace esagono {

namespace {

/// Everything on the table must be drawn somewhere, or nobody will see it.
template <class Kinds>
void checkDrawn(const Record& display, const char* list, const Kinds& kinds, Findings& findings) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        bool drawn = false;
        if (const auto entries = display.find(list); entries != display.end())
            for (const Record& entry : *entries)
                drawn = drawn || entry["id"] == kinds[i].id;
        if (!drawn)
            addFinding(findings, {Finding::Weight::Warning, "package.json",
                                  "/" + std::string(list) + "/" + std::to_string(i),
                                  Text(say::notDrawn, kinds[i].id)});
    }
}

void checkDisplay(const GamePackage& package, Findings& findings) {
    const auto found = package.documents.find("display.json");
    const Record display = found == package.documents.end() ? Record::object() : found->second;
    checkDrawn(display, "statuses", package.statuses, findings);
    checkDrawn(display, "markers", package.markers, findings);
    checkDrawn(display, "tracks", package.tracks, findings);
    checkDrawn(display, "boxes", package.boxes, findings);
    checkDrawn(display, "pools", package.pools, findings);
}

void checkNamed(const std::string& file, const std::string& list, const auto& things,
                Findings& findings) {
    for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i].name.empty())
            addFinding(findings,
                       {Finding::Weight::Warning, file, "/" + list + "/" + std::to_string(i),
                        Text(say::nameMissing, things[i].id)});
}

void checkNames(const GamePackage& package, Findings& findings) {
    const auto check = [&](const char* list, const auto& things) {
        checkNamed("package.json", list, things, findings);
    };
    check("sides", package.sides);
    check("statuses", package.statuses);
    check("markers", package.markers);
    check("tracks", package.tracks);
    check("boxes", package.boxes);
    check("pools", package.pools);
    check("chits", package.chits);
    check("attributes", package.attributes);
    check("traits", package.traits);
    check("flags", package.flags);
    check("terrains", package.terrains);
    check("features", package.features);
    check("links", package.links);
    std::vector<Named> scenarios;
    for (const Scenario& scenario : package.scenarios)
        scenarios.push_back({scenario.id, scenario.title});
    checkNamed("scenarios.json", "scenarios", scenarios, findings);
}

void checkRulings(const GamePackage& package, Findings& findings) {
    for (std::size_t i = 0; i < package.rulings.size(); ++i) {
        const Ruling& ruling = package.rulings[i];
        const RuleSection* section = package.rulebook.find(RuleRef(ruling.section));
        const char* wrong = section == nullptr                       ? say::rulingWithoutSection
                            : section->enforced == Enforced::Missing ? say::rulingWithoutText
                                                                     : nullptr;
        if (wrong != nullptr)
            addFinding(findings, {Finding::Weight::Warning, "rulings.json",
                                  "/rulings/" + std::to_string(i) + "/section",
                                  Text(wrong, ruling.id, ruling.section)});
    }
}

} // namespace

std::vector<Finding> checkPackage(const GamePackage& package) {
    Findings findings;
    static_cast<void>(readPackage(package.documents, findings));
    checkMaps(package, findings);
    checkCharts(package, findings);
    checkScenarios(package, findings);
    checkRulings(package, findings);
    checkDisplay(package, findings);
    checkNames(package, findings);
    checkWords(package, findings);
    checkSources(package, findings);
    return findings;
}

} // namespace esagono
