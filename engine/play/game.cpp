// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game.h"

#include "engine/core/checked.h"
#include "engine/core/fault.h"
#include "engine/play/messages.h"
#include "engine/play/referee.h"

#include <stdexcept>

namespace esagono {

Game::Game(std::shared_ptr<const GamePackage> shared, const Rules& written)
    : printed(std::move(shared))
    , package(*printed)
    , rules(&written) {
    if (package.rules != rules->id)
        throw Fault(FaultKind::Mismatch, Text(say::noSuchRules, package.rules));
    if (const std::vector<Finding> broken = breaches(package, rules->expects); !broken.empty())
        throw Fault(FaultKind::Mismatch, broken.front().text);
    if (rules->prepare == nullptr)
        return;
    try {
        prepared = rules->prepare(package);
    } catch (const Record::exception&) { // of a shape the contract does not mention
        cannotGoOn(Unfit::Shape);
    } catch (const std::logic_error&) {
        cannotGoOn(Unfit::Shape);
    }
}

std::vector<FrameKind> madeBy(std::span<const FrameMaker> table) {
    std::vector<FrameKind> kinds;
    for (const FrameMaker make : table)
        kinds.push_back(make());
    return kinds;
}

std::vector<Finding> whyNotPlayed(const GamePackage& package, const Rules& rules) {
    std::vector<Finding> findings = breaches(package, rules.expects);
    if (!findings.empty())
        return findings;
    std::string file = "package.json";
    std::string pointer;
    try {
        const std::shared_ptr<const GamePackage> borrowed(std::shared_ptr<void>(), &package);
        const Game game(borrowed, rules);
        file = "scenarios.json";
        for (std::size_t i = 0; i < package.scenarios.size(); ++i) {
            pointer = "/scenarios/" + std::to_string(i);
            SeededDice dice(seedFrom(package.scenarios[i].id));
            static_cast<void>(begin(settingOf(game, package.scenarios[i].id), dice));
        }
    } catch (const Fault& fault) {
        addFinding(findings, {Finding::Weight::Error, file, pointer, fault.text()});
    }
    return findings;
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
