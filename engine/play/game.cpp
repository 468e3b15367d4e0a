// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/game.h"

#include "core/fault.h"
#include "play/messages.h"

namespace esagono {

namespace {

std::string_view nameInPackage(const std::string& thing) {
    return thing;
}
template <class Thing>
std::string_view nameInPackage(const Thing& thing) {
    return thing.id;
}

template <class Things>
void expectNames(const GamePackage& package, const char* what, const Things& declared,
                 const std::vector<std::string_view>& wanted) {
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (i >= declared.size() || nameInPackage(declared[i]) != wanted[i])
            throw Fault(FaultKind::Mismatch,
                        Text(say::packageLacks, package.id, what, wanted[i], i + 1));
}

} // namespace

Game::Game(GamePackage printed, const Rules& written)
    : package(std::move(printed))
    , rules(&written) {
    const Names& names = rules->names;
    if (package.rules != rules->id)
        throw Fault(FaultKind::Mismatch, Text(say::noSuchRules, package.rules));
    expectNames(package, "sides", package.sides, names.sides);
    expectNames(package, "statuses", package.statuses, names.statuses);
    expectNames(package, "markers", package.markers, names.markers);
    expectNames(package, "tracks", package.tracks, names.tracks);
    expectNames(package, "boxes", package.boxes, names.boxes);
    expectNames(package, "pools", package.pools, names.pools);
    expectNames(package, "attributes", package.attributes, names.attributes);
    expectNames(package, "traits", package.traits, names.traits);
    expectNames(package, "flags", package.flags, names.flags);
    expectNames(package, "rulings", package.rulings, names.rulings);
    expectNames(package, "charts", package.charts, names.charts);
    for (const HexMap& map : package.maps) {
        expectNames(package, "terrains", map.sheet().terrains, names.terrains);
        expectNames(package, "features", map.sheet().features, names.features);
        expectNames(package, "links", map.sheet().links, names.links);
    }
    if (rules->prepare != nullptr)
        prepared = rules->prepare(package);
}

Setting settingOf(const Game& game, std::string_view scenario) {
    const Scenario* found = game.package.scenario(scenario);
    if (found == nullptr)
        throw Fault(FaultKind::NotFound, Text(say::noSuchScenario, std::string(scenario)));
    Setting setting{&game, found, &game.package.maps[found->map],
                    standardChoices(game.package.rulings)};
    for (const auto& [ruling, choice] : found->rulings)
        choose(setting, ruling, choice);
    return setting;
}

void choose(Setting& setting, std::string_view ruling, std::string_view choice) {
    const auto& rulings = setting.package().rulings;
    if (const auto id = find<RulingId>(rulings, ruling); id.exists())
        if (const auto found = findChoice(rulings[id.index()], choice)) {
            setting.rulings[id.index()] = static_cast<std::uint8_t>(*found);
            return;
        }
    throw Fault(FaultKind::NotFound,
                Text(say::noSuchChoice, std::string(ruling), std::string(choice)));
}

} // namespace esagono
