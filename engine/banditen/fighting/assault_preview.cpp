// SPDX-License-Identifier: GPL-3.0-or-later
// What a close combat may bring, before a die is thrown, and what it cost.
#include "engine/banditen/actions/actions.h"
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/shown/prospect_messages.h"

#include <algorithm>
#include <map>

namespace esagono::banditen {

namespace {

constexpr int facesOfDie = 6;

struct MeleeResult {
    Band band = Band::Tie;
    SideId loser; ///< none: a tie
    friend auto operator<=>(const MeleeResult&, const MeleeResult&) = default;
};

MeleeResult resultOf(const Position& position, SideId side, const Odds& odds, int attackDie,
                     int defenceDie) {
    const int attack = sumOf(odds.assaulters) + attackDie;
    const int defence = sumOf(odds.defenders) + defenceDie;
    const Band band = bandOf(position, std::max(attack, defence), std::min(attack, defence));
    if (band == Band::Tie)
        return {};
    return {band, attack < defence ? side : other(side)};
}

Text prospectOf(const MeleeResult& result) {
    switch (result.band) {
    case Band::Test:
        return {say::prospectTest, result.loser};
    case Band::Loss:
        return {say::prospectLoss, result.loser};
    case Band::Elimination:
        return {say::prospectElimination, result.loser};
    case Band::Tie:
        break;
    }
    return say::prospectTie;
}

/// 15.6: on how many faces Germans surrender.
int surrenderingFaces(const Position& position) {
    const Chart& chart = position.chart(SurrenderChart);
    int surrendering = 0;
    for (int die = 1; die <= facesOfDie; ++die)
        surrendering += chart.cell(chart.rowHeld(die)) == "surrender" ? 1 : 0;
    return surrendering;
}

/// In how many ways two dice bring which result.
using Ways = std::map<MeleeResult, int>;

void addFight(const Position& position, SideId side, const Odds& odds, int weight, Ways& ways) {
    for (int attackDie = 1; attackDie <= facesOfDie; ++attackDie)
        for (int defenceDie = 1; defenceDie <= facesOfDie; ++defenceDie)
            ways[resultOf(position, side, odds, attackDie, defenceDie)] += weight;
}

} // namespace

Preview previewMelee(const Position& position, SideId side, HexId from, HexId hex,
                     std::span<const CounterId> assaulters, std::span<const CounterId> defenders) {
    std::vector<CounterId> firm(defenders.begin(), defenders.end());
    std::erase_if(firm,
                  [&](CounterId unit) { return piece(position, unit).faction == Faction::German; });
    const int surrendering = firm.size() < defenders.size() ? surrenderingFaces(position) : 0;
    Odds odds = meleeOdds(position, side, from, hex, assaulters, defenders);
    Ways ways; // a die for the Germans, and two for the fight
    addFight(position, side, odds, facesOfDie - surrendering, ways);
    if (!firm.empty() && surrendering > 0) // A47: the others fight on
        addFight(position, side, meleeOdds(position, side, from, hex, assaulters, firm),
                 surrendering, ways);
    const int setOff = facesSettingOff(position, hex, assaulters); // 16.9.2
    const auto chance = [&](int count, int of) {
        return Ratio(count * (facesOfDie - setOff), of * facesOfDie);
    };
    Preview preview;
    if (setOff > 0)
        preview.prospects.push_back({say::prospectMine, Ratio(setOff, facesOfDie)});
    preview.parts = {{say::partAssaulters, std::move(odds.assaulters)},
                     {say::partDefenders, std::move(odds.defenders)}};
    if (firm.empty() && surrendering > 0)
        preview.prospects.push_back({say::prospectSurrender, chance(surrendering, facesOfDie)});
    for (const auto& [result, count] : ways)
        if (count > 0 && setOff < facesOfDie)
            preview.prospects.push_back(
                {prospectOf(result), chance(count, facesOfDie * facesOfDie * facesOfDie)});
    return preview;
}

Preview previewAssault(const Position& position, const Command& command) {
    const std::vector<HexId> path = command.arguments.hexes(chosen::Rest);
    const HexId target = path.back();
    const HexId from =
        path.size() > 1 ? path[path.size() - 2] : command.arguments.hex(chosen::From);
    return previewMelee(position, command.side, from, target,
                        command.arguments.counters(chosen::Units),
                        unitsIn(position, target, other(command.side)));
}

std::vector<int> tollOfMelee(const Position& position, int attackDie, int defenceDie) {
    const Melee melee = Melee::from(position.locals());
    const Odds odds = meleeOdds(position, melee.side, melee.cameFrom, melee.hex,
                                melee.assaulters(position), melee.defenders(position));
    const MeleeResult result = resultOf(position, melee.side, odds, attackDie, defenceDie);
    std::vector<int> cost(2);
    if (result.band == Band::Loss)
        cost[result.loser.index()] = 1;
    if (result.band == Band::Elimination)
        cost[result.loser.index()] = strength(position, melee.unitsOf(position, result.loser));
    return cost;
}

} // namespace esagono::banditen
