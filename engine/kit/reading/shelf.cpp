// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/shelf.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr char packageCard[] = "package.json";

/// What a broken package says of itself, as far as it can be read.
void readCard(const Documents& documents, ShelvedPackage& shelved) {
    const auto found = documents.find(packageCard);
    if (found == documents.end() || !found->second.is_object())
        return;
    const Record& record = found->second;
    const auto text = [&](const char* key) {
        const auto value = record.find(key);
        return value != record.end() && value->is_string() ? value->get<std::string>()
                                                           : std::string();
    };
    shelved.id = text("id");
    shelved.release = text("release");
    if (const auto title = record.find("title"); title != record.end() && title->is_object())
        for (const auto& [language, words] : title->items())
            if (words.is_string())
                shelved.title.emplace(language, words.get<std::string>());
}

} // namespace

ShelvedPackage takeDown(const std::filesystem::path& folder) {
    ShelvedPackage shelved;
    shelved.folder = folder;
    try {
        Documents documents = readDocuments(folder);
        readCard(documents, shelved);
        std::vector<Finding> findings;
        shelved.package = readPackage(std::move(documents), findings);
    } catch (const Fault& fault) {
        shelved.problem = fault.text();
    }
    return shelved;
}

std::vector<std::filesystem::path> packagesIn(const std::vector<std::filesystem::path>& folders) {
    namespace fs = std::filesystem;
    std::vector<fs::path> found;
    const auto look = [&](const fs::path& folder) {
        std::error_code unknown;
        if (!fs::exists(folder / packageCard, unknown))
            return false;
        fs::path whole = fs::weakly_canonical(folder, unknown);
        if (unknown)
            whole = folder;
        if (std::ranges::count(found, whole) == 0)
            found.push_back(std::move(whole));
        return true;
    };
    for (const fs::path& folder : folders) {
        if (look(folder))
            continue;
        std::error_code unreadable;
        std::vector<fs::path> below;
        for (fs::directory_iterator at(folder, unreadable), end; !unreadable && at != end;
             at.increment(unreadable))
            below.push_back(at->path());
        std::ranges::sort(below);
        std::ranges::for_each(below, look);
    }
    return found;
}

std::vector<ShelvedPackage> lookAlong(const std::vector<std::filesystem::path>& folders) {
    std::vector<ShelvedPackage> shelf;
    std::set<std::string> known;
    for (const std::filesystem::path& folder : packagesIn(folders)) {
        ShelvedPackage shelved = takeDown(folder);
        if (shelved.id.empty() || known.insert(shelved.id).second)
            shelf.push_back(std::move(shelved));
    }
    return shelf;
}

} // namespace esagono
