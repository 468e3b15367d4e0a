// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/shelf.h"

#include "cli/messages.h"
#include "cli/places.h"
#include "kit/package_reader.h"

#include <algorithm>

namespace esagono::cli {

namespace fs = std::filesystem;

namespace {

constexpr char packageFile[] = "package.json";

bool isPackage(const fs::path& folder) {
    std::error_code unknown;
    return fs::is_regular_file(folder / packageFile, unknown);
}

/// The package's name as its own file says; empty if the file does not.
std::string nameIn(const fs::path& folder) {
    try {
        const Record record =
            readRecord(readFile(folder / packageFile, RecordLimits().bytes), packageFile);
        if (record.is_object() && record.contains("id") && record["id"].is_string())
            return record["id"].get<std::string>();
    } catch (const Fault&) { // whoever reads the whole package will say what is wrong
    }
    return {};
}

} // namespace

std::vector<fs::path> packageFolders(const Desk& desk) {
    std::vector<fs::path> folders;
    const auto add = [&](const fs::path& folder) {
        std::error_code unknown;
        fs::path whole = fs::weakly_canonical(folder, unknown);
        if (unknown)
            whole = folder;
        if (std::ranges::count(folders, whole) == 0)
            folders.push_back(std::move(whole));
    };
    for (const fs::path& place : packagePlaces(desk.packages)) {
        if (isPackage(place)) {
            add(place);
            continue;
        }
        std::error_code unreadable;
        std::vector<fs::path> inside;
        for (fs::directory_iterator entry(place, unreadable), end; !unreadable && entry != end;
             entry.increment(unreadable))
            if (isPackage(entry->path()))
                inside.push_back(entry->path());
        std::ranges::sort(inside);
        std::ranges::for_each(inside, add);
    }
    return folders;
}

GamePackage packageNamed(const Desk& desk, const std::string& id) {
    for (const fs::path& folder : packageFolders(desk))
        if (nameIn(folder) == id)
            return readPackage(folder);
    throw Fault(FaultKind::NotFound, Text(say::noSuchGame, id));
}

const Rules* rulesFor(const Desk& desk, const GamePackage& package) {
    const auto found = std::ranges::find(desk.games, package.rules, &Rules::id);
    return found == desk.games.end() ? nullptr : *found;
}

std::map<std::string, std::string> choicesFrom(const std::vector<std::string>& settings) {
    std::map<std::string, std::string> choices;
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos ||
            !choices.emplace(setting.substr(0, equals), setting.substr(equals + 1)).second)
            throw Misuse(Text(say::choiceExpected, setting));
    }
    return choices;
}

} // namespace esagono::cli
