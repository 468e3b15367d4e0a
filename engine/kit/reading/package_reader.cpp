// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/package_reader.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/readers.h"

namespace esagono {

namespace {

/// The documents of a package under their names; remembers which ones were asked for.
class Shelf {
public:
    Shelf(const Documents& documents, std::vector<Finding>& findings)
        : m_documents(documents)
        , m_findings(findings) {}

    template <class Read>
    void readIfThere(std::string_view name, Read read) {
        const auto found = m_documents.find(name);
        if (found == m_documents.end())
            return;
        m_used.emplace(name);
        read(Reading(found->first, found->second, m_findings));
    }

    void noteTheRest() const {
        for (const auto& [name, document] : m_documents)
            if (!m_used.contains(name) && !name.starts_with("rules/"))
                addFinding(m_findings,
                           {Finding::Weight::Note, name, "", Text(say::unusedFile, name)});
    }

private:
    const Documents& m_documents;
    std::vector<Finding>& m_findings;
    std::set<std::string, std::less<>> m_used;
};

void readMaps(const Reading& document, Shelf& shelf, GamePackage& package, Declared& declared) {
    constexpr std::size_t maxMaps = 32;
    const Reading maps = document.at("maps");
    for (const Reading& file : maps.list(maxMaps)) {
        const std::size_t before = package.maps.size();
        shelf.readIfThere(file.text(),
                          [&](const Reading& map) { readMap(map, package, declared); });
        if (package.maps.size() == before)
            file.refuse(Word{say::aFile});
    }
    if (package.maps.empty())
        maps.refuse(Word{say::atLeastOne});
    for (const Reading& box : document.listOr("boxes"))
        for (const HexMap& map : package.maps)
            if (map.grid().find(box.text("id")).exists())
                box.at("id").refuse(Word{say::anUnusedId});
}

} // namespace

GamePackage readPackage(Documents documents, std::vector<Finding>& findings) {
    GamePackage package;
    Declared declared;
    Shelf shelf(documents, findings);
    if (!documents.contains("package.json"))
        throw Fault(FaultKind::NotFound, Text(say::noPackage, "package.json"));
    shelf.readIfThere("package.json", [&](const Reading& document) {
        expectFormat(document, "esagono-package");
        readDeclarations(document, package, declared);
        readMaps(document, shelf, package, declared);
    });
    shelf.readIfThere("counters.json",
                      [&](const Reading& document) { readCounters(document, package, declared); });
    shelf.readIfThere("charts.json",
                      [&](const Reading& document) { readCharts(document, package); });
    printFromCharts(package);
    shelf.readIfThere("scenarios.json",
                      [&](const Reading& document) { readScenarios(document, package, declared); });
    shelf.readIfThere("rulebook.json",
                      [&](const Reading& document) { readRulebook(document, package); });
    shelf.readIfThere("rulings.json",
                      [&](const Reading& document) { readRulings(document, package); });
    shelf.readIfThere("texts.json", [&](const Reading& document) { readTexts(document, package); });
    shelf.readIfThere("display.json",
                      [&](const Reading& document) { readDisplay(document, declared); });
    shelf.noteTheRest();
    package.documents = std::move(documents);
    return package;
}

GamePackage readPackage(const std::filesystem::path& folder) {
    std::vector<Finding> findings;
    return readPackage(readDocuments(folder), findings);
}

} // namespace esagono
