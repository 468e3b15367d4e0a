// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/santander/printed.h"

#include "engine/core/fault.h"
#include "engine/santander/messages.h"

#include <algorithm>
#include <charconv>

namespace esagono::santander {

namespace {

[[noreturn]] void lacks(std::string_view what) {
    throw Fault(FaultKind::Mismatch, Text(say::packageLacks, std::string(what)));
}

int halves(const Chart& chart, std::string_view row, std::string_view column) {
    const auto points = chart.ratio(row, column);
    return points ? static_cast<int>((*points * 2).roundedUp()) : 0;
}

void readTerrain(const GamePackage& package, Printed& printed) {
    const Chart& chart = package.charts[TerrainChart];
    for (const TerrainKind& kind : package.terrains) {
        Terrain terrain;
        terrain.isLand = chart.ratio(kind.id, "move").has_value();
        terrain.halves = halves(chart, kind.id, "move");
        terrain.rainHalves = halves(chart, kind.id, "rain");
        terrain.stacking = chart.number(kind.id, "stacking").value_or(0);
        terrain.defence = chart.ratio(kind.id, "defence").value_or(Ratio(1));
        printed.terrain.push_back(terrain);
    }
    printed.riverHalves = halves(chart, "river", "move");
    printed.roadHalves = halves(chart, "road", "move");
    printed.roadOtherHalves = halves(chart, "road_other", "move");
}

template <class Kind>
Kind kindOf(const Counter& counter, TraitId trait, Kind none) {
    const WordId word = counter.words[trait.index()];
    return word.exists() && word.index() < static_cast<std::size_t>(none) ? Kind(word.value) : none;
}

/// 4.1: the divisions with a yellow circle, by the numbers of divisionRolls.
std::int8_t rolledDivisionOf(const GamePackage& package, const Counter& counter) {
    const WordId word = counter.words[divisionTrait.index()];
    if (!counter.flags[yellowCircle] || !word.exists())
        return -1;
    const auto& words = package.traits[divisionTrait.index()].words;
    const auto found = std::ranges::find(rolledDivisions, words[word.index()].id);
    return found == rolledDivisions.end()
               ? std::int8_t{-1}
               : static_cast<std::int8_t>(found - rolledDivisions.begin());
}

void readPieces(const GamePackage& package, Printed& printed) {
    for (std::size_t i = 0; i < package.counters.size(); ++i) {
        const Counter& counter = package.counters[i];
        Piece piece;
        piece.type = kindOf(counter, typeTrait, Type::Marker);
        piece.group = kindOf(counter, groupTrait, Group::None);
        piece.size = kindOf(counter, sizeTrait, Size::None);
        piece.command = counter.words[commandTrait.index()];
        piece.rolledDivision = rolledDivisionOf(package, counter);
        piece.isMotorised = counter.flags[motorised];
        piece.steps = static_cast<std::uint8_t>(counter.faces.size());
        printed.pieces.push_back(piece);
        if (piece.type == Type::Air)
            printed.air.push_back(CounterId(i));
        if (piece.type > Type::Supply || piece.type == Type::Air)
            continue;
        printed.ground.push_back(CounterId(i));
        for (std::size_t face = 0; face < counter.faces.size(); ++face)
            if (!counter.has(face, movement) ||
                (piece.type <= Type::Hq && !counter.has(face, defence)) ||
                (piece.type <= Type::Armour &&
                 (!counter.has(face, attack) || !counter.has(face, stacking))))
                lacks(counter.id);
        if (piece.type == Type::Hq && (!counter.has(0, bombardment) || counter.faces.size() != 2))
            lacks(counter.id);
        if (piece.type == Type::Supply && counter.faces.size() != 2)
            lacks(counter.id);
    }
    printed.hqCtv = find<CounterId>(package.counters, "HQ_CTV");
    if (!printed.hqCtv.exists())
        lacks("HQ_CTV");
    const auto& commands = package.traits[commandTrait.index()].words;
    printed.r9m = find<WordId>(commands, "R9M");
    printed.fin = find<WordId>(commands, "FIN");
}

void readMap(const GamePackage& package, Printed& printed) {
    const HexMap& map = package.maps.front();
    const auto area = [&](const char* name) {
        const AreaId found = map.area(name);
        if (!found.exists())
            lacks(name);
        return found;
    };
    printed.sources = {area("supply_nationalist"), area("supply_republican")};
    printed.westRoads = area("supply_west_roads");
    printed.front = {area("front_nationalist"), area("front_republican")};
    printed.basqueSetup = area("basque_setup");
    printed.basqueZone = area("basque_zone");
    printed.ctvColumns = area("ctv_columns");
    printed.reinosa = map.find(reinosaHex);
    if (!printed.reinosa.exists())
        lacks(reinosaHex);
    printed.open.resize(map.size());
    for (const HexId from : map.hexes())
        for (const HexId to : map.neighbours(from)) {
            OpenNeighbours& open = printed.open[from.index()];
            if (printed.terrain[map.terrain(to).index()].isLand &&
                !map.has(map.hexside(from, to), impassable))
                open.hexes[open.count++] = to;
        }
    printed.isObjective.assign(map.size(), 0);
    for (const NamedPlace& place : map.sheet().places)
        if (const int points = place.value("vp"); points > 0) {
            printed.objectives.push_back({place.hex, points});
            printed.isObjective[place.hex.index()] = 1;
        }
}

int stepsIn(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        lacks("combat");
    return value;
}

void readResults(const GamePackage& package, Printed& printed) {
    for (const std::string& cell : package.charts[CombatChart].cells) {
        const std::size_t bar = cell.find('/');
        if (cell == "B")
            printed.combat.push_back({0, 0, true});
        else if (bar == std::string::npos)
            lacks("combat");
        else
            printed.combat.push_back({stepsIn(std::string_view(cell).substr(0, bar)),
                                      stepsIn(std::string_view(cell).substr(bar + 1)), false});
    }
    for (const std::string& cell : package.charts[BombardmentChart].cells) {
        if (cell == "-" || cell == "D" || cell == "D1")
            printed.bombardment.push_back(cell == "-" ? 0 : cell == "D" ? 1 : 2);
        else
            lacks("bombardment");
    }
    constexpr std::array<std::string_view, 5> codes = {"OK", "R", "R0", "R1", "E"};
    for (const std::string& cell : package.charts[MoraleChart].cells) {
        const auto code = std::ranges::find(codes, cell);
        if (code == codes.end())
            lacks("morale");
        printed.moraleBands.push_back(MoraleResult(code - codes.begin()));
    }
    const Chart& modifiers = package.charts[ModifiersChart];
    const auto modifier = [&](const char* name) {
        const auto row = modifiers.rows.find(name);
        const auto value = row ? modifiers.number(*row) : std::nullopt;
        if (!value)
            lacks(name);
        return *value;
    };
    printed.trenchBombardment = modifier("trench_bombardment");
    printed.trenchCombat = modifier("trench_combat");
    printed.concentric = modifier("concentric");
    printed.belowTable = modifier("below_table");
    printed.aboveTable = modifier("above_table");
    printed.asturian = modifier("asturian");
    printed.basqueMorale = modifier("basque");
    printed.rainAfterRain = modifier("rain_after_rain");
    printed.firstTurnShift = modifier("first_turn_shift");
}

} // namespace

std::shared_ptr<const void> readPrinted(const GamePackage& package) {
    auto printed = std::make_shared<Printed>();
    readTerrain(package, *printed);
    readPieces(package, *printed);
    readMap(package, *printed);
    readResults(package, *printed);
    return printed;
}

bool hasCombatUnit(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isCombat(position, each);
    });
}

bool hasUnit(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isUnit(position, each);
    });
}

bool barsCombatUnits(const Position& position, HexId hex, SideId side) {
    return hasCombatUnit(position, hex, side) ||
           (is(position, ruling::loneHqMustBeAttacked) && hasUnit(position, hex, side));
}

CounterId findType(const Position& position, HexId hex, SideId side, Type type) {
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && piece(position, each).type == type)
            return each;
    return {};
}

std::vector<CounterId> combatUnits(const Position& position, HexId hex, SideId side) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && isCombat(position, each))
            units.push_back(each);
    return units;
}

} // namespace esagono::santander
