// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenarios/setup_check.h"

#include "editor/messages.h"
#include "engine/core/dice.h"
#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/play/position.h"
#include "engine/play/referee.h"

#include <algorithm>

namespace esagono {

namespace {

/// Puts everybody where the deployment says, as if the players had done it.
void deploy(State& state, const Deployment& deployment) {
    for (const Deployment::Piece& piece : deployment.counters) {
        const Place now = state.counters[piece.counter.index()].place;
        if (now.exists() && now != piece.place)
            fold(state, {CounterMoved{piece.counter, now, piece.place}, {}});
        else if (!now.exists())
            fold(state,
                 {CounterPlaced{piece.counter, piece.place, static_cast<std::uint8_t>(piece.face)},
                  {}});
    }
}

void judge(const Position& position, bool placed, SetupReport& report) {
    const Setting& setting = position.setting();
    if (setting.game->rules->whyNotPosition != nullptr)
        if (const std::optional<Refusal> why = setting.game->rules->whyNotPosition(position))
            report.problems.push_back({why->text, why->rule, {}, {}});
    if (!placed)
        return;
    for (std::size_t i = 0; i < setting.package().sides.size(); ++i)
        for (const Progress& progress : progressOf(position, SideId(i)))
            if (progress.done < progress.of)
                report.problems.push_back({progress.label, progress.rule, SideId(i), progress.open,
                                           progress.done, progress.of});
}

} // namespace

SetupReport checkSetup(const GamePackage& package, GameList games, std::string_view scenario,
                       std::optional<std::size_t> deployment) {
    SetupReport report;
    const auto rules = std::ranges::find(games, package.rules, &Rules::id);
    if (rules == games.end()) {
        report.fault = Text(say::setupNoRules, package.rules);
        return report;
    }
    try {
        const Game game(package, **rules);
        const Setting setting = settingOf(game, scenario);
        SeededDice dice(seedFrom("setup"));
        State state = begin(setting, dice).state;
        const auto& deployments = setting.scenario->deployments;
        const bool placed = deployment && *deployment < deployments.size();
        if (placed)
            deploy(state, deployments[*deployment]);
        judge({state, setting}, placed, report);
    } catch (const Fault& fault) {
        report.fault = fault.text();
    }
    return report;
}

} // namespace esagono
