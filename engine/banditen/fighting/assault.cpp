// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 11: close combat, step by step.
#include "engine/banditen/fighting/melee.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

constexpr std::size_t marchDepth = 1; ///< the march lies below the close combat

/// Back to where they came from; from off the map, there again (A69).
void goHome(Draft& draft, const Melee& melee, std::span<const CounterId> units,
            const char* section) {
    for (const CounterId unit : units) {
        if (melee.cameFrom.exists()) {
            draft.move(unit, melee.cameFrom, section);
        } else {
            draft.move(unit, melee.box, "14");
            draft.set(unit, entered, 0);
        }
    }
    if (!units.empty())
        draft.say(Text(say::assaultersGoBack, melee.side), section);
}

/// 11.1, A13: whether whoever assaults is the active player of a tie.
bool isActiveAssaulting(const Position& position, const Melee& melee) {
    return !melee.opportunity || is(position, ruling::assaultersGoBack);
}

/// 11.1: a tie or a test that was passed. Those who retreat go another way.
void activeGoesBack(Draft& draft, const Melee& melee) {
    const bool areAssaulters = isActiveAssaulting(draft.position(), melee);
    std::vector<CounterId> units =
        areAssaulters ? melee.assaulters(draft.position()) : actingUnits(draft.position());
    std::erase_if(units, [&](CounterId unit) {
        return draft.position().hex(unit) != melee.hex || std::ranges::count(melee.going, unit) > 0;
    });
    if (areAssaulters)
        goHome(draft, melee, units, "11.1");
    else
        fallBack(draft, units, marchDepth, "11.1");
}

void springMines(Draft& draft, Melee& melee) {
    const Blast blast = springMine(draft, melee.hex, melee.assaulters(draft.position()));
    melee.step = blast.went ? MeleeStep::Back : MeleeStep::Surrender; // 16.9.2, A59
    keep(draft, melee);
    if (blast.went)
        sufferHits(draft, melee.side, melee.hex, blast.hits, false);
}

void goBack(Draft& draft, Melee& melee) {
    goHome(draft, melee, melee.assaulters(draft.position()), "16.9.2");
    melee.step = MeleeStep::End;
}

/// 15.6, A47
void askSurrender(Draft& draft, Melee& melee) {
    std::vector<CounterId> germans = melee.defenders(draft.position());
    std::erase_if(germans, [&](CounterId unit) {
        return piece(draft.position(), unit).faction != Faction::German;
    });
    if (!germans.empty()) {
        const int die = draft.roll(say::diceSurrender, "15.6");
        const Chart& chart = draft.position().chart(SurrenderChart);
        if (chart.cell(chart.rowHeld(die)) == "surrender") {
            draft.say(Text(say::germansSurrender, melee.hex), "15.6");
            for (const CounterId unit : germans)
                putAway(draft, unit, eliminated, "15.6");
        }
    }
    const bool isOver = melee.defenders(draft.position()).empty();
    melee.step = isOver ? MeleeStep::End : MeleeStep::Fight;
    keep(draft, melee);
}

void markFire(Draft& draft, std::span<const CounterId> units) {
    for (const CounterId unit : units)
        draft.set(unit, fired, std::min(draft.position().status(unit, fired) + 1, mostFires),
                  "11.1.1");
}

/// A difference of 1 to 3: who fails retreats, or all of them (A93).
void applyTest(Draft& draft, Melee& melee) {
    const MoraleCheck check =
        testMorale(draft, melee.unitsOf(draft.position(), melee.loser), "11.1");
    const Position position = draft.position();
    const std::vector<CounterId> left = melee.unitsOf(position, melee.loser);
    const bool goAnyway = melee.loser == melee.side && isActiveAssaulting(position, melee);
    const bool onlySome = is(position, ruling::onlyTheShakenRetreat) && !goAnyway;
    melee.going = check.passed ? std::vector<CounterId>() : onlySome ? check.failed : left;
    melee.step = melee.going.empty() ? MeleeStep::End : MeleeStep::Retreat;
    if (melee.going.size() < left.size())
        activeGoesBack(draft, melee);
}

/// What the loser suffers in the hex.
void applyBand(Draft& draft, Melee& melee) {
    const std::vector<CounterId> losers = melee.unitsOf(draft.position(), melee.loser);
    melee.step = MeleeStep::End;
    switch (melee.band) {
    case Band::Tie:
        activeGoesBack(draft, melee);
        break;
    case Band::Test:
        applyTest(draft, melee);
        break;
    case Band::Loss: {
        melee.step = MeleeStep::Retreat;
        keep(draft, melee);
        const bool moversOnly = melee.opportunity && melee.loser != melee.side &&
                                is(draft.position(), ruling::onlyMoversFight);
        suffer(draft, melee.loser, melee.hex, 1, moversOnly, false); // A15
        return;
    }
    case Band::Elimination:
        for (const CounterId unit : losers)
            eliminate(draft, unit, "11.1");
        break;
    }
    keep(draft, melee);
}

void fight(Draft& draft, Melee& melee) {
    const Position position = draft.position();
    const std::vector<CounterId> assaulters = melee.assaulters(position);
    const std::vector<CounterId> defenders = melee.defenders(position);
    const Odds odds =
        meleeOdds(position, melee.side, melee.cameFrom, melee.hex, assaulters, defenders);
    const int attack = sumOf(odds.assaulters) + draft.roll(say::diceAssault, "11.1");
    const int defence = sumOf(odds.defenders) + draft.roll(say::diceDefence, "11.1");
    draft.say(Text(say::meleeTotals, melee.side, attack, other(melee.side), defence), "11.1");
    markFire(draft, assaulters);
    markFire(draft, defenders);
    melee.loser = attack < defence ? melee.side : other(melee.side);
    melee.band = bandOf(draft.position(), std::max(attack, defence), std::min(attack, defence));
    applyBand(draft, melee);
}

void retreat(Draft& draft, Melee& melee) {
    melee.step = MeleeStep::Retreat; // until nobody has to go any more
    if (melee.band == Band::Loss && melee.going.empty() && melee.gone.empty())
        melee.going = melee.unitsOf(draft.position(), melee.loser);
    if (melee.loser != melee.side) {
        leave(draft, melee);
        return;
    }
    goHome(draft, melee, melee.going, "11.1");
    if (melee.cameFrom.exists())
        melee.gone = melee.going;
    melee.going.clear();
    melee.step = MeleeStep::Shaken;
    keep(draft, melee);
}

void finish(Draft& draft, const Melee& melee) {
    const bool areBothThere = hasUnit(draft.position(), melee.hex, axis) &&
                              hasUnit(draft.position(), melee.hex, partisan);
    if (areBothThere)
        goHome(draft, melee, melee.assaulters(draft.position()), "11.1");
    draft.pop();
    if (!melee.assaulters(draft.position()).empty())
        occupy(draft, melee.hex, melee.side);
    refresh(draft);
    endIfDecided(draft);
}

constexpr std::array<Melee::Step, std::size_t(MeleeStep::End)> meleeSteps = {
    springMines, goBack, askSurrender, fight, retreat, shakeThose,
};

/// A mine may have taken all who assault.
bool goesOn(const Position& position, Melee& melee) {
    return melee.step >= MeleeStep::Retreat || !melee.assaulters(position).empty();
}

void runMelee(Draft& draft) {
    Melee melee = Melee::from(draft.position().locals());
    if (runSteps<Melee>(draft, melee, meleeSteps, goesOn))
        finish(draft, melee);
}

void addSide(const Position& position, std::span<const CounterId> units, Tally& tally) {
    for (const CounterId unit : units)
        if (!isCommand(position, unit) || !is(position, ruling::commandsAddNothing)) // A77
            tally.add(Text(say::tallyUnit, unit), strength(position, unit), "11.1");
    const auto any = [&](StatusId status, int least) { // A16: once, whoever has it
        return std::ranges::any_of(
            units, [&](CounterId unit) { return position.status(unit, status) >= least; });
    };
    if (any(prone, 1))
        tally.add(say::tallyProne, printed(position).proneAssault, "10.1.1");
    if (any(fired, mostFires))
        tally.add(say::tallyFire2, printed(position).fire2Assault, "11.1.1");
}

/// A22, A94
bool hasStreamBonus(const Position& position, HexId from, HexId hex) {
    const HexMap& map = position.map();
    const FeatureSet features = map.features(map.hexside(from, hex));
    const bool isBridged = features.contains(bridge) && is(position, ruling::bridgesTakeTheBonus);
    return features.contains(stream) && !isBridged;
}

} // namespace

std::vector<CounterId> Melee::defenders(const Position& position) const {
    std::vector<CounterId> units = unitsIn(position, hex, other(side));
    if (opportunity && is(position, ruling::onlyMoversFight)) // A60
        std::erase_if(units, [&](CounterId unit) { return position.status(unit, acting) == 0; });
    return units;
}

int assaultTerrain(const Position& position, HexId hex, SideId defender) {
    int best = terrainOf(position, hex).assault;
    const bool isProtected = defender == axis || !is(position, ruling::fortsOnlyForRsi); // A74
    if (isProtected && ground(position).isFort[hex.index()] != 0)
        best = std::max(best, printed(position).fort.assault);
    if (isProtected && hasBunker(position, hex))
        best = std::max(best, printed(position).bunker.assault);
    return best;
}

Odds meleeOdds(const Position& position, SideId side, HexId from, HexId hex,
               std::span<const CounterId> assaulters, std::span<const CounterId> defenders) {
    Odds odds;
    addSide(position, assaulters, odds.assaulters);
    addSide(position, defenders, odds.defenders);
    if (const int terrain = assaultTerrain(position, hex, other(side)); terrain != 0)
        odds.defenders.add(Text(say::tallyTerrain, hex), terrain,
                           sectionOfTerrain(position, hex, other(side)));
    if (from.exists() && hasStreamBonus(position, from, hex))
        odds.defenders.add(say::tallyStream, printed(position).stream.assault, "8.2.2");
    return odds;
}

Band bandOf(const Position& position, int winner, int loser) {
    const int difference = winner - loser;
    const Chart& chart = position.chart(AssaultResultsChart);
    const std::string& code = chart.cell(chart.rowHeld(difference));
    if (code == "A")
        return Band::Tie;
    if (code == "M")
        return Band::Test;
    const int measured = is(position, ruling::eliminationByDifference) ? difference : winner; // A12
    return code == "E" && measured > 2 * loser ? Band::Elimination : Band::Loss;
}

void storm(Draft& draft, std::span<const CounterId> units, HexId from, HexId hex, Place box,
           bool opportunity) {
    Melee melee;
    melee.side = draft.position().side(units.front());
    melee.hex = hex;
    melee.cameFrom = from;
    melee.box = box;
    melee.opportunity = opportunity;
    melee.loser = melee.side;
    draft.say(Text(opportunity ? say::opportunityAssault : say::assaultOn, melee.side, hex),
              opportunity ? "12.2" : "11", Milestone::Combat);
    for (const CounterId unit : units)
        draft.move(unit, hex, opportunity ? "5.2.2" : "5.1.4");
    draft.push(frame(meleeKind), {}, melee.locals(), "11");
    if (is(draft.position(), ruling::assaultCaptures)) // A33
        capture(draft, hex, melee.side);
}

FrameKind meleeKind() {
    return {"banditen.melee", say::frameMelee, Melee::fields(), runMelee};
}

} // namespace esagono::banditen
