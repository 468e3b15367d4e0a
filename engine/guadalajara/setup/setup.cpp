// SPDX-License-Identifier: GPL-3.0-or-later
// Section 2.9 and the lists of the scenarios: how the table is laid, and who may stand where.
#include "engine/guadalajara/setup/setup.h"

#include "engine/guadalajara/setup/setup_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

bool isPlayed(const Position& position, const SetupGroup& group) {
    return !course(position).byJadraque[group.number] || is(position, ruling::a(6));
}

/// Those whose owner chooses wait in his box; reinforcements lie on the turn track.
void layOutForces(Draft& draft) {
    const Scenario& scenario = *draft.setting().scenario;
    const auto put = [&](const SetupGroup& group, Place place) {
        for (const CounterId counter : group.counters)
            if (!draft.position().place(counter).exists())
                draft.place(counter, place, "Sc", static_cast<std::uint8_t>(group.face));
    };
    for (const SetupGroup& group : scenario.setup)
        if (isPlayed(draft.position(), group))
            put(group, forcesBox[group.side.index()]);
    for (const SetupGroup& group : scenario.reinforcements)
        put(group, group.place.exists() ? group.place : Place(turnBox(group.turn)));
}

void layOutAttachments(Draft& draft) {
    for (const CounterId unit : course(draft.position()).roundBrihuega) // Sc.4.b
        draft.set(unit, attached, 1 + static_cast<int>(Division::DLV), "Sc.4.b");
    if (is(draft.position(), ruling::a(65)) && course(draft.position()).number == 4)
        for (const HexId hex : ground(draft.position()).doubtful)
            draft.setControl(hex, republican, RuleRef("Sc.4.c", "A65"));
}

void ask(Draft& draft, SideId side) {
    const char* section = listOf(draft.position(), side);
    draft.say(Text(say::setupOf, side), section, Milestone::Phase);
    draft.push(frame(deployKind), side, {side.value}, section);
}

void runSetup(Draft& draft) {
    const int next = draft.position().locals().get(0, 0);
    const SideId first = course(draft.position()).setupFirst;
    draft.setLocal(0, next + 1);
    if (next == 0) {
        ask(draft, first);
    } else if (next == 1) {
        ask(draft, other(first));
    } else {
        draft.pop();
        draft.push(frame(turnKind), {}, {0}, "Seq");
    }
}

// The conditions that stand beside the lists

Verdict whyNotLimit(const Position& position, const SetupGroup& group, CounterId unit, HexId hex) {
    const auto limits = group.extra.find("limit");
    if (limits == group.extra.end())
        return allowed;
    const auto limit = limits->find(position.map().label(hex));
    if (limit == limits->end())
        return allowed;
    const auto there = unitsIn(position, hex, group.side);
    if (std::ranges::count_if(there, [&](CounterId each) { return each != unit; }) >=
        limit->get<int>())
        return refuse(listOf(position, group.side), say::limitThere, hex, limit->get<int>());
    return allowed;
}

/// A84: with the units of other groups, not only in their areas.
Verdict whyNotWith(const Position& position, const SetupGroup& group, CounterId unit, HexId hex) {
    const auto with = group.extra.find("with");
    if (with == group.extra.end() || !is(position, ruling::a(84)))
        return allowed;
    const auto isOfThem = [&](CounterId each) {
        const SetupGroup* theirs = setupGroupOf(position, each);
        return theirs != nullptr && std::ranges::count(*with, Record(theirs->id)) > 0;
    };
    const auto areThere = [&](HexId place) {
        return std::ranges::any_of(unitsIn(position, place, group.side), isOfThem);
    };
    const bool mayBeBeside = group.extra.contains("adjacent");
    if (areThere(hex) ||
        (mayBeBeside && std::ranges::any_of(position.map().neighbours(hex), areThere)))
        return allowed;
    return refuse({listOf(position, group.side), "A84"}, say::notWithGroup, unit, hex);
}

Verdict whyNotBehindFront(const Position& position, const SetupGroup& group, HexId hex) {
    if (group.extra.contains("notAdjacent") && !is(position, ruling::a(35)) &&
        isBeside(position, hex, other(group.side)))
        return refuse({"Sc.4", "A35"}, say::notBehindFront, hex);
    return allowed;
}

Verdict whyNotInList(const Position& position, CounterId unit, HexId hex) {
    const SideId side = position.side(unit);
    const AreaId foreign =
        side == nationalist ? ground(position).republicanSide : ground(position).nationalistSide;
    if (course(position).number != 4 && isIn(position, foreign, hex))
        return refuse("2.9", say::beyondStartLine, unit, hex);
    if (std::ranges::count(hexesFor(position, unit), hex) == 0)
        return refuse(listOf(position, side), say::notInTheList, unit, hex);
    return allowed;
}

} // namespace

const SetupGroup* setupGroupOf(const Position& position, CounterId unit) {
    const std::size_t number = course(position).setupGroup[unit.index()];
    return number == 0 ? nullptr : &position.setting().scenario->setup[number - 1];
}

bool isSetUpByOwner(const Position& position, CounterId unit) {
    const SetupGroup* group = setupGroupOf(position, unit);
    return group != nullptr && !group->place.exists() && isPlayed(position, *group);
}

std::vector<CounterId> waitingUnits(const Position& position, SideId side) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(forcesBox[side.index()]))
        units.push_back(each);
    std::ranges::sort(units);
    return units;
}

std::vector<CounterId> standingUnits(const Position& position, SideId side) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i);
            position.isOnMap(unit) && position.side(unit) == side && isSetUpByOwner(position, unit))
            units.push_back(unit);
    return units;
}

std::span<const HexId> hexesFor(const Position& position, CounterId unit) {
    const std::size_t number = course(position).setupGroup[unit.index()];
    return number == 0 ? std::span<const HexId>() : course(position).setupHexes[number - 1];
}

const char* listOf(const Position& position, SideId side) {
    constexpr std::array<std::array<const char*, 2>, 4> lists = {{
        {"Sc.1.b", "Sc.1.a"},
        {"Sc.2.b", "Sc.2.a"},
        {"Sc.3.b", "Sc.3.a"},
        {"Sc.4.b", "Sc.4.a"},
    }};
    return lists[static_cast<std::size_t>(course(position).number - 1)][side.index()];
}

Verdict whyNotDeploy(const Position& position, CounterId unit, HexId hex) {
    if (!isSetUpByOwner(position, unit))
        return refuse(listOf(position, position.side(unit)), say::notSetUpNow, unit);
    const SetupGroup& group = *setupGroupOf(position, unit);
    if (!position.map().exists(hex))
        return refuse(listOf(position, group.side), say::notInTheList, unit, hex);
    if (Verdict why = whyNotInList(position, unit, hex))
        return why;
    if (hasUnit(position, hex, other(group.side)))
        return refuse(listOf(position, group.side), say::enemyThere, hex);
    if (Verdict why = whyNotLimit(position, group, unit, hex))
        return why;
    if (Verdict why = whyNotWith(position, group, unit, hex))
        return why;
    if (Verdict why = whyNotBehindFront(position, group, hex))
        return why;
    if (Verdict why = whyNotShutIn(position, unit, hex))
        return why;
    return whyNotStack(position, {&unit, 1}, hex);
}

Verdict whyNotEndSetup(const Position& position, SideId side) {
    if (const auto waiting = waitingUnits(position, side); !waiting.empty())
        return refuse(listOf(position, side), say::stillWaiting, waiting.front());
    for (const CounterId unit : standingUnits(position, side)) {
        if (Verdict why = whyNotDeploy(position, unit, position.hex(unit)))
            return why;
        const bool needsOthers = isArmoured(position, unit) || isFlameEngineers(position, unit);
        const auto there = unitsIn(position, position.hex(unit), side);
        if (needsOthers && std::ranges::none_of(there, [&](CounterId each) {
                return each != unit && !isArmoured(position, each);
            }))
            return refuse(isArmoured(position, unit) ? "1.11b" : "1.12b", say::mayNotStandAlone,
                          unit);
    }
    return allowed;
}

Verdict whyNotTurnGun(const Position& position, SideId side, CounterId gun) {
    if (is(position, ruling::a(83)) || position.side(gun) != side ||
        typeOf(position, gun) != Type::Artillery)
        return refuse({"1.8a", "A83"}, say::noSuchGun, gun);
    return allowed;
}

void takeTurnGun(Draft& draft, const Command& command) {
    const CounterId gun = command.arguments.counter(0);
    draft.turn(gun, draft.position().face(gun) == barrageMode ? moveMode : barrageMode,
               RuleRef("1.8a", "A83"));
}

void begin(Draft& draft) {
    layOut(draft);
    layOutForces(draft);
    layOutAttachments(draft);
    draft.push(frame(setupKind), {}, {0}, "Sc");
}

FrameKind setupKind() {
    return {"guadalajara.setup", say::frameSetup, {{"next"}}, runSetup};
}

} // namespace esagono::guadalajara
