// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 11: close combat, step by step.
#include "banditen/march.h"
#include "banditen/melee.h"
#include "banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

constexpr std::size_t marchDepth = 1; ///< the march lies below the close combat

void setMelee(Draft& draft, const Melee& melee) {
    draft.revise(melee.locals());
}

/// Back to where they came from; from off the map, there again (A69).
void goHome(Draft& draft, const Melee& melee) {
    for (const CounterId unit : melee.assaulters(draft.position())) {
        if (melee.from.exists()) {
            draft.move(unit, melee.from, "11.1");
        } else {
            draft.move(unit, melee.box, "14");
            draft.set(unit, entered, 0);
        }
    }
    draft.say(Text(say::assaultersGoBack, melee.side), "11.1");
}

/// 11.1, A13: a tie or a test that was passed.
void activeGoesBack(Draft& draft, const Melee& melee) {
    if (!melee.opportunity || is(draft.position(), ruling::assaultersGoBack)) {
        goHome(draft, melee);
        return;
    }
    std::vector<CounterId> movers = actingUnits(draft.position());
    std::erase_if(movers, [&](CounterId unit) { return draft.position().hex(unit) != melee.hex; });
    if (!movers.empty())
        fallBack(draft, movers, marchDepth, "11.1");
}

void springMines(Draft& draft, Melee& melee) {
    const Blast blast = springMine(draft, melee.hex, melee.assaulters(draft.position()));
    melee.at = blast.went ? Melee::At::Back : Melee::At::Surrender; // 16.9.2, A59
    setMelee(draft, melee);
    if (blast.hits > 0)
        suffer(draft, melee.side, melee.hex, blast.hits - 1, false, true);
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
    melee.at = isOver ? Melee::At::End : Melee::At::Fight;
    setMelee(draft, melee);
}

void markFire(Draft& draft, std::span<const CounterId> units) {
    for (const CounterId unit : units)
        draft.set(unit, fired, std::min(draft.position().status(unit, fired) + 1, mostFires),
                  "11.1.1");
}

/// What the loser suffers in the hex.
void applyBand(Draft& draft, Melee& melee) {
    const std::vector<CounterId> losers = melee.unitsOf(draft.position(), melee.loser);
    melee.at = Melee::At::End;
    switch (melee.band) {
    case Band::Tie:
        activeGoesBack(draft, melee);
        break;
    case Band::Test:
        if (testMorale(draft, losers, "11.1"))
            activeGoesBack(draft, melee);
        else
            melee.at = Melee::At::Retreat;
        break;
    case Band::Loss: {
        melee.at = Melee::At::Retreat;
        setMelee(draft, melee);
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
    setMelee(draft, melee);
}

void fight(Draft& draft, Melee& melee) {
    const Position position = draft.position();
    const std::vector<CounterId> assaulters = melee.assaulters(position);
    const std::vector<CounterId> defenders = melee.defenders(position);
    const Odds odds = meleeOdds(position, melee.side, melee.from, melee.hex, assaulters, defenders);
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
    melee.at = Melee::At::End;
    setMelee(draft, melee);
    const std::vector<CounterId> units = melee.unitsOf(draft.position(), melee.loser);
    if (units.empty())
        return;
    if (melee.loser == melee.side) {
        goHome(draft, melee);
        if (melee.band == Band::Loss && melee.from.exists())
            testMorale(draft, units, "11.1");
        return;
    }
    const std::vector<HexId> hexes = retreatHexes(draft.position(), units, melee.hex, melee.from);
    if (hexes.empty()) { // A14
        draft.say(Text(say::nowhereToGo, melee.hex), "11.1");
        for (const CounterId unit : units)
            eliminate(draft, unit, "11.1");
    } else if (hexes.size() == 1) {
        withdraw(draft, melee, units, hexes.front());
    } else {
        draft.push(retreatFrame, melee.loser, {}, "11.1");
    }
}

void finish(Draft& draft, const Melee& melee) {
    const bool areBothThere = hasUnit(draft.position(), melee.hex, axis) &&
                              hasUnit(draft.position(), melee.hex, partisan);
    if (areBothThere)
        goHome(draft, melee);
    draft.pop();
    if (!melee.assaulters(draft.position()).empty())
        occupy(draft, melee.hex, melee.side);
    refresh(draft);
    endIfDecided(draft);
}

void runMelee(Draft& draft) {
    for (;;) {
        Melee melee = Melee::read(draft.position().locals());
        if (melee.at < Melee::At::Retreat && melee.assaulters(draft.position()).empty())
            melee.at = Melee::At::End; // a mine took them all
        switch (melee.at) {
        case Melee::At::Mines:
            springMines(draft, melee);
            break;
        case Melee::At::Back:
            goHome(draft, melee);
            finish(draft, melee);
            return;
        case Melee::At::Surrender:
            askSurrender(draft, melee);
            break;
        case Melee::At::Fight:
            fight(draft, melee);
            break;
        case Melee::At::Retreat:
            retreat(draft, melee);
            break;
        case Melee::At::End:
            finish(draft, melee);
            return;
        }
        if (draft.position().frame().name != meleeFrame)
            return; // somebody has to suffer or to choose first
    }
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

} // namespace

Melee Melee::read(const Values& locals) {
    Melee melee;
    melee.at = At(locals.get(Stage, 0));
    melee.side = locals.side(Side);
    melee.hex = locals.hex(Where);
    melee.from = locals.hex(CameFrom);
    if (locals.has(Box))
        melee.box.code = static_cast<std::uint16_t>(locals.get(Box));
    melee.opportunity = locals.get(Opportunity, 0) != 0;
    melee.band = Band(locals.get(Result, 0));
    melee.loser = locals.side(Loser);
    return melee;
}

Values Melee::locals() const {
    Values values(Loser + 1);
    values.set(Stage, static_cast<std::int32_t>(at));
    values.set(Side, side);
    values.set(Where, hex);
    values.set(CameFrom, from);
    if (box.exists())
        values.set(Box, static_cast<std::int32_t>(box.code));
    values.set(Opportunity, opportunity ? 1 : 0);
    values.set(Result, static_cast<std::int32_t>(band));
    values.set(Loser, loser);
    return values;
}

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
        odds.defenders.add(Text(say::tallyTerrain, hex), terrain, "8.2.1");
    const HexMap& map = position.map();
    if (from.exists() && map.has(map.hexside(from, hex), stream)) // A22
        odds.defenders.add(say::tallyStream, printed(position).stream.assault, "8.2.2");
    return odds;
}

Band bandOf(const Position& position, int winner, int loser) {
    const int difference = winner - loser;
    if (difference == 0)
        return Band::Tie;
    if (difference < firstAssaultElimination - 1)
        return Band::Test;
    const int measured = is(position, ruling::eliminationByDifference) ? difference : winner; // A12
    const bool isDoubled = measured > 2 * loser;
    return difference >= firstAssaultElimination && isDoubled ? Band::Elimination : Band::Loss;
}

void storm(Draft& draft, std::span<const CounterId> units, HexId from, HexId hex, Place box,
           bool opportunity) {
    Melee melee;
    melee.side = draft.position().side(units.front());
    melee.hex = hex;
    melee.from = from;
    melee.box = box;
    melee.opportunity = opportunity;
    melee.loser = melee.side;
    draft.say(Text(opportunity ? say::opportunityAssault : say::assaultOn, melee.side, hex),
              opportunity ? "12.2" : "11", Milestone::Combat);
    for (const CounterId unit : units)
        draft.move(unit, hex, "5.1.4");
    draft.push(meleeFrame, {}, melee.locals(), "11");
    if (is(draft.position(), ruling::assaultCaptures)) // A33
        occupy(draft, hex, melee.side);
}

FrameKind meleeKind() {
    return {"banditen.melee",
            say::frameMelee,
            {{"stage"},
             {"side", FieldKind::Side},
             {"hex", FieldKind::Hex},
             {"from", FieldKind::Hex},
             {"box", FieldKind::Place},
             {"opportunity"},
             {"result"},
             {"loser", FieldKind::Side}},
            runMelee};
}

} // namespace esagono::banditen
