// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 15.1 and 16.1: the set-up, played as decisions. The Axis comes first.
#include "engine/banditen/setup/setup.h"

#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// Reinforcements wait beside the map.
void layOutReinforcements(Draft& draft) {
    for (const SetupGroup& group : draft.setting().scenario->reinforcements)
        for (const CounterId counter : group.counters)
            if (group.place.exists() && !draft.position().place(counter).exists())
                draft.place(counter, group.place, "14");
}

/// 16.9: as many mines of each value as the chart says.
void layOutMines(Draft& draft) {
    const Chart& chart = draft.position().chart(MinesChart);
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row)
        for (int i = 0; i < chart.number(row).value_or(0); ++i)
            draft.emit(MarkerPlaced{mine, forcesBox[axis.index()], axis,
                                    static_cast<std::int16_t>(chart.rows.entries[row].from)},
                       "16.9");
}

void ask(Draft& draft, SideId side) {
    draft.say(Text(say::setupOf, side), isTarnova(draft.position()) ? "16.1" : "15.1",
              Milestone::Phase);
    draft.push(frame(deployKind), side, {side.value},
               isTarnova(draft.position()) ? "16.1" : "15.1");
}

void runSetup(Draft& draft) {
    const int next = draft.position().locals().get(0, 0);
    draft.setLocal(0, next + 1);
    if (next == 0) {
        ask(draft, axis);
    } else if (next == 1) {
        ask(draft, partisan);
    } else {
        draft.pop();
        draft.push(frame(turnKind), {}, {0}, "3.1.a");
    }
}

bool isGaribaldi(Formation formation) {
    return formation >= Formation::Redi && formation <= Formation::Fanfulla;
}

/// 16.1: the area of a battalion, or of the one the assault company is with.
AreaId battalionArea(const Position& position, CounterId unit) {
    const Formation formation = piece(position, unit).formation;
    int number = static_cast<int>(formation) - static_cast<int>(Formation::Battalion1);
    if (formation == Formation::Assault)
        number = position.track(assaultCompany) - 1;
    if (number < 0 || number > 2)
        return {};
    return ground(position).battalions[static_cast<std::size_t>(number)];
}

Verdict whyNotAxisHex(const Position& position, CounterId unit, HexId hex) {
    if (!isTarnova(position)) {
        if (!isObjective(position, hex))
            return refuse("15.1", say::notAnObjective, hex);
        return allowed;
    }
    const bool isBuilding = position.map().terrain(hex) == building;
    if (isCommand(position, unit) ? !isBuilding
                                  : !isBuilding && ground(position).isFort[hex.index()] == 0)
        return refuse("16.1", isCommand(position, unit) ? say::notABuilding : say::notFortified,
                      hex);
    return allowed;
}

Verdict whyNotPartisanHex(const Position& position, CounterId unit, HexId hex) {
    if (!isTarnova(position)) {
        const int chosen = position.track(corteCerro);
        const Formation formation = piece(position, unit).formation;
        if (chosen == 0 ||
            static_cast<int>(formation) != static_cast<int>(Formation::Redi) + chosen - 1)
            return refuse("15.1", say::otherFormationChosen, unit);
        if (!position.map().inArea(ground(position).corteCerro, hex))
            return refuse("15.1", say::notInArea, hex);
        return allowed;
    }
    const AreaId area = battalionArea(position, unit);
    if (!area.exists())
        return refuse("16.1", say::assignFirst, unit);
    if (!position.map().inArea(area, hex))
        return refuse("16.1", say::notInArea, hex);
    return allowed;
}

/// 15.1, 16.1: enough units must be left for the hexes that are still empty.
Verdict whyNotSpare(const Position& position, CounterId unit, HexId hex) {
    if (position.side(unit) != axis || !isCombat(position, unit))
        return allowed;
    Garrisons garrisons = garrisonsOf(position);
    std::erase(garrisons.open, hex);
    if (const HexId old = position.hex(unit); old.exists() && old != hex) {
        const auto there = unitsIn(position, old, axis);
        const bool isLast = std::ranges::none_of(
            there, [&](CounterId each) { return each != unit && isCombat(position, each); });
        if (isLast && std::ranges::count(garrisons.held, old) > 0)
            garrisons.open.push_back(old);
    }
    const auto waiting = waitingUnits(position, axis);
    const auto left = std::ranges::count_if(
        waiting, [&](CounterId each) { return each != unit && isCombat(position, each); });
    if (static_cast<std::ptrdiff_t>(garrisons.open.size()) > left)
        return refuse(isTarnova(position) ? "16.1" : "15.1", say::neededElsewhere, unit,
                      garrisons.open.front());
    return allowed;
}

} // namespace

bool isSetUpByOwner(const Position& position, CounterId unit) {
    const Formation formation = piece(position, unit).formation;
    if (isTarnova(position))
        return formation != Formation::Italians;
    if (position.side(unit) == axis)
        return formation == Formation::I || formation == Formation::IV ||
               (formation == Formation::VG && isCommand(position, unit));
    return isGaribaldi(formation);
}

bool isWaiting(const Position& position, CounterId unit) {
    return position.place(unit) == Place(forcesBox[position.side(unit).index()]);
}

std::vector<CounterId> waitingUnits(const Position& position, SideId side) {
    std::vector<CounterId> units = unitsIn(position, forcesBox[side.index()], side);
    std::ranges::sort(units);
    return units;
}

std::vector<CounterId> standingUnits(const Position& position, SideId side) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (const CounterId unit(i);
            position.side(unit) == side && position.isOnMap(unit) && isSetUpByOwner(position, unit))
            units.push_back(unit);
    return units;
}

Garrisons garrisonsOf(const Position& position) {
    Garrisons garrisons;
    const Ground& here = ground(position);
    for (const HexId hex : isTarnova(position) ? here.forts : here.objectives)
        if (isTarnova(position) || isObjective(position, hex))
            (hasCombatUnit(position, hex, axis) ? garrisons.held : garrisons.open).push_back(hex);
    return garrisons;
}

std::vector<HexId> hexesFor(const Position& position, CounterId unit) {
    if (position.side(unit) == partisan) {
        const AreaId area =
            isTarnova(position) ? battalionArea(position, unit) : ground(position).corteCerro;
        return area.exists() ? position.map().area(area).hexes : std::vector<HexId>();
    }
    std::vector<HexId> hexes =
        isTarnova(position) ? ground(position).forts : ground(position).objectives;
    if (isTarnova(position))
        for (const HexId hex : position.map().hexes())
            if (position.map().terrain(hex) == building)
                hexes.push_back(hex);
    return hexes;
}

Verdict whyNotDeploy(const Position& position, CounterId unit, HexId hex) {
    if (!position.map().exists(hex))
        return refuse("15.1", say::notInArea, hex);
    if (Verdict why = position.side(unit) == axis ? whyNotAxisHex(position, unit, hex)
                                                  : whyNotPartisanHex(position, unit, hex))
        return why;
    if (Verdict why = whyNotStack(position, {&unit, 1}, hex))
        return why;
    return whyNotSpare(position, unit, hex);
}

Verdict whyNotEndSetup(const Position& position, SideId side) {
    const char* section = isTarnova(position) ? "16.1" : "15.1";
    if (const auto waiting = waitingUnits(position, side); !waiting.empty())
        return refuse(section, say::stillWaiting, waiting.front());
    if (side != axis)
        return allowed;
    if (const Garrisons garrisons = garrisonsOf(position); !garrisons.open.empty())
        return refuse(section, say::leftEmpty, garrisons.open.front());
    if (markersLeft(position, mine) > 0)
        return refuse("16.9", say::minesLeft, markersLeft(position, mine));
    if (markersLeft(position, bunker) > 0)
        return refuse("16.10", say::bunkersLeft, markersLeft(position, bunker));
    if (markersLeft(position, infirmary) > 0)
        return refuse("16.11.2", say::infirmaryLeft);
    return allowed;
}

void begin(Draft& draft) {
    layOut(draft);
    if (isTarnova(draft.position()))
        layOutMines(draft);
    layOutReinforcements(draft);
    draft.push(frame(setupKind), {}, {0}, isTarnova(draft.position()) ? "16.1" : "15.1");
}

FrameKind setupKind() {
    return {"banditen.setup", say::frameSetup, {{"next"}}, runSetup};
}

} // namespace esagono::banditen
