// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 1.11d, 1.11e and 1.15: armour left alone, armour disabled, armour repaired.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/guadalajara/sequence_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

enum StrandedVerbs { Withdraw, GiveUp };
namespace stranded {
enum Locals { Unit };
enum Arguments { To };
} // namespace stranded

/// Where lone armour could go, and how far it is.
struct Refuge {
    std::vector<HexId> nearest; ///< hexes with friends it can join, all equally near
    std::vector<HexId> before;  ///< by hex: the hex before it on the way
    bool hasFriends = false;    ///< some hex with friends can be reached (1.11e)
};

/// 1.11d: through no forbidden terrain and no enemies; zones of control do not matter.
Refuge refugeOf(const Position& position, CounterId unit) {
    Refuge refuge;
    refuge.before.resize(position.map().size());
    const SideId side = position.side(unit);
    const Class by = classOf(position, unit);
    const HexId start = position.hex(unit);
    HexSet seenHexes(position.map().size());
    seenHexes.insert(start);
    std::vector<HexId> edge = {start};
    while (!edge.empty() && refuge.nearest.empty()) {
        std::vector<HexId> next;
        for (const HexId from : edge)
            for (const HexId to : position.map().neighbours(from)) {
                if (seenHexes.contains(to) || !isInPlay(position, to) ||
                    !stepHalves(position, by, from, to) || hasUnit(position, to, other(side)))
                    continue;
                seenHexes.insert(to);
                refuge.before[to.index()] = from;
                next.push_back(to);
                refuge.hasFriends = refuge.hasFriends || hasUnit(position, to, side);
                if (hasUnit(position, to, side) && !whyNotStack(position, {&unit, 1}, to))
                    refuge.nearest.push_back(to);
            }
        edge = std::move(next);
    }
    std::ranges::sort(refuge.nearest);
    return refuge;
}

/// 1.12b: flamethrower engineers do as armour does.
const char* strandedSection(const Position& position, CounterId unit) {
    return isArmoured(position, unit) ? "1.11d" : "1.12b";
}

void withdraw(Draft& draft, CounterId unit, const Refuge& refuge, HexId to) {
    std::vector<HexId> way;
    const HexId start = draft.position().hex(unit);
    for (HexId at = to; at != start; at = refuge.before[at.index()])
        way.push_back(at);
    std::ranges::reverse(way);
    const char* section = strandedSection(draft.position(), unit);
    draft.say(Text(say::armourWithdraws, unit, to), section);
    for (const HexId hex : way)
        enterHex(draft, unit, hex, section);
}

/// 1.11d; 1.12b: where armour is disabled, engineers are lost.
void giveUp(Draft& draft, CounterId unit) {
    if (isArmoured(draft.position(), unit))
        disable(draft, unit, "1.11d");
    else
        destroy(draft, unit, Cause::Retreat, "1.12b");
}

/// 1.11d, 1.11e; 1.12b: flamethrower engineers likewise.
void seeTo(Draft& draft, CounterId unit, bool lossesLeft) {
    if (isAboard(draft.position(), unit))
        unload(draft, unit, "1.12b"); // it leaves its truck where it is
    const Refuge refuge = refugeOf(draft.position(), unit);
    if (lossesLeft && isArmoured(draft.position(), unit)) {
        if (refuge.hasFriends)
            disable(draft, unit, "1.11e");
        else
            destroy(draft, unit, Cause::Combat, "1.11e");
        return;
    }
    if (refuge.nearest.empty()) {
        giveUp(draft, unit);
        return;
    }
    if (refuge.nearest.size() == 1) {
        withdraw(draft, unit, refuge, refuge.nearest.front());
        return;
    }
    Values locals(1);
    locals.set(stranded::Unit, unit);
    draft.push(frame(strandedKind), draft.position().side(unit), locals,
               strandedSection(draft.position(), unit)); // A86
}

Verdict whyNotWithdraw(const Position& position, const Command& command) {
    const CounterId unit = position.locals().counter(stranded::Unit);
    const HexId to = command.arguments.hex(stranded::To);
    if (std::ranges::count(refugeOf(position, unit).nearest, to) == 0)
        return refuse(strandedSection(position, unit), say::notNearestFriends, unit, to);
    return allowed;
}

/// Only if others have meanwhile taken every place.
Verdict whyNotGiveUp(const Position& position, const Command&) {
    const CounterId unit = position.locals().counter(stranded::Unit);
    const Refuge refuge = refugeOf(position, unit);
    if (!refuge.nearest.empty())
        return refuse(strandedSection(position, unit), say::notNearestFriends, unit,
                      position.hex(unit));
    return allowed;
}

Text promptStranded(const Position& position, SideId /*side*/) {
    return {say::promptStranded, position.locals().counter(stranded::Unit)};
}

std::vector<Offer> offerStranded(const Position& position, SideId side) {
    const CounterId unit = position.locals().counter(stranded::Unit);
    const std::vector<std::int32_t> candidates = valuesOf(refugeOf(position, unit).nearest);
    if (candidates.empty())
        return {buttonOffer(VerbId(GiveUp), Text(say::armourDisabled, unit))};
    return {offerOf(OfferKind::Hexes, VerbId(Withdraw), Text(say::offerStranded, unit), Values(1),
                    stranded::To, candidates, [&](const Values& attempt) {
                        return whyNotWithdraw(position, {side, VerbId(Withdraw), attempt});
                    })};
}

void takeWithdraw(Draft& draft, const Command& command) {
    const CounterId unit = draft.position().locals().counter(stranded::Unit);
    draft.pop();
    withdraw(draft, unit, refugeOf(draft.position(), unit), command.arguments.hex(stranded::To));
}

void takeGiveUp(Draft& draft, const Command&) {
    const CounterId unit = draft.position().locals().counter(stranded::Unit);
    draft.pop();
    giveUp(draft, unit);
}

/// 1.15: one die for each; who is repaired comes back next turn with one step.
void runRepair(Draft& draft) {
    const SideId side = draft.position().locals().side(0);
    const int next = turnNow(draft.position()) + 1;
    std::vector<CounterId> disabled;
    for (const CounterId each : draft.position().stack(disabledTanks))
        if (draft.position().side(each) == side)
            disabled.push_back(each);
    std::ranges::sort(disabled);
    if (next <= draft.position().setting().scenario->lastTurn)
        for (const CounterId each : disabled) {
            const int die = draft.roll(say::rollRepair, "1.15");
            const Chart& chart = draft.position().chart(TankRepairChart);
            if (chart.cell(chart.rowHeld(die)) != "repaired") {
                draft.say(Text(say::armourNotRepaired, each), "1.15");
                continue;
            }
            draft.say(Text(say::armourRepaired, each, next), "1.15");
            draft.turn(each, reducedFace, "1.15");
            draft.set(each, returns, next, "1.15");
            draft.move(each, turnBox(next), "1.15");
        }
    draft.pop();
}

} // namespace

void disable(Draft& draft, CounterId armour, const char* section) {
    draft.say(Text(say::armourDisabled, armour), section);
    for (const StatusId status : {dg, oos, reserve, aboard, moved, spent, fired, fought, returns})
        draft.set(armour, status, 0);
    draft.move(armour, disabledTanks, section);
}

void seeToStranded(Draft& draft, HexId hex, SideId side, bool lossesLeft, const char* /*section*/) {
    std::vector<CounterId> alone;
    for (const CounterId each : unitsIn(draft.position(), hex, side)) {
        if (!isDependent(draft.position(), each))
            return;
        alone.push_back(each);
    }
    for (const CounterId each : alone)
        seeTo(draft, each, lossesLeft);
}

FrameKind strandedKind() {
    FrameKind kind{"guadalajara.stranded", say::frameStranded, {{"unit", FieldKind::Counter}}};
    kind.offers = offerStranded;
    kind.promptNow = promptStranded;
    kind.verbs = {{"withdraw", {{"to", FieldKind::Hex}}, whyNotWithdraw, takeWithdraw},
                  {"give_up", {}, whyNotGiveUp, takeGiveUp}};
    return kind;
}

FrameKind repairKind() {
    return {"guadalajara.repair", say::phaseRepair, {{"side", FieldKind::Side}}, runRepair};
}

} // namespace esagono::guadalajara
