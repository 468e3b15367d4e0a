// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shelf.h"

#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "engine/kit/reading/package_reader.h"

#include <algorithm>

namespace esagono::cli {

std::vector<ShelvedPackage> shelfOf(const Desk& desk) {
    return lookAlong(packagePlaces(desk.packages));
}

GamePackage packageNamed(const Desk& desk, const std::string& id) {
    for (ShelvedPackage& shelved : shelfOf(desk))
        if (shelved.id == id)
            return shelved.package ? *std::move(shelved.package)
                                   : readPackage(shelved.folder); // which says what is wrong
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
