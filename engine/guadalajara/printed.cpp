// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/guadalajara/printed.h"

#include "engine/core/fault.h"
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/messages.h"
#include "engine/guadalajara/setup/printed_scenario.h"

#include <algorithm>

namespace esagono::guadalajara {

void lacks(std::string_view what) {
    throw Fault(FaultKind::Mismatch, Text(say::packageLacks, std::string(what)));
}

namespace {

/// A number of a list of bands with names.
int named(const GamePackage& package, Charts chart, std::string_view row) {
    const Chart& table = package.charts[chart];
    const auto at = table.rows.find(row);
    const auto value = at ? table.number(*at) : std::nullopt;
    if (!value)
        lacks(row);
    return *value;
}

constexpr std::array<std::string_view, classes> classNames = {"foot", "motorised", "tank"};

/// Points in halves; nothing where the chart forbids.
std::optional<int> halvesIn(const Chart& chart, std::string_view row, std::string_view column) {
    const auto value = chart.ratio(row, column);
    if (!value)
        return std::nullopt;
    const Ratio twice = *value * Ratio(2);
    if (!twice.isWhole())
        lacks(row);
    return static_cast<int>(twice.over());
}

Terrain terrainFrom(const Chart& chart, std::string_view row) {
    if (!chart.rows.find(row))
        lacks(row);
    Terrain terrain;
    for (std::size_t i = 0; i < classes; ++i)
        terrain.halves[i] = halvesIn(chart, row, classNames[i]);
    terrain.defence = chart.ratio(row, "defence").value_or(1);
    terrain.shift = chart.number(row, "shift").value_or(0);
    terrain.barrage = chart.number(row, "barrage").value_or(0);
    terrain.mayOverrun = chart.cell(row, "overrun") == "yes";
    return terrain;
}

Crossing crossingFrom(const Chart& chart, std::string_view row) {
    if (!chart.rows.find(row))
        lacks(row);
    Crossing crossing;
    for (std::size_t i = 0; i < classes; ++i)
        crossing.halves[i] = halvesIn(chart, row, classNames[i]);
    crossing.attack = chart.ratio(row, "attack").value_or(1);
    crossing.drm = chart.number(row, "drm").value_or(0);
    return crossing;
}

void readTerrain(const GamePackage& package, Printed& printed) {
    for (const TerrainKind& kind : package.terrains)
        printed.terrain.push_back(terrainFrom(package.charts[TerrainChart], kind.id));
    const Chart& ways = package.charts[WaysChart];
    constexpr std::array<std::string_view, 2> kinds = {"road", "track"};
    for (std::size_t way = 0; way < kinds.size(); ++way)
        for (std::size_t i = 0; i < classes; ++i) {
            const auto halves = halvesIn(ways, kinds[way], classNames[i]);
            if (!halves)
                lacks(kinds[way]);
            printed.ways[way][i] = *halves;
        }
    printed.river = crossingFrom(package.charts[HexsidesChart], "river");
    printed.stream = crossingFrom(package.charts[HexsidesChart], "stream");
    printed.bridge = crossingFrom(package.charts[HexsidesChart], "bridge");
    printed.railBridge = crossingFrom(package.charts[HexsidesChart], "rail_bridge");
}

void readCosts(const GamePackage& package, Printed& printed) {
    const auto cost = [&](std::string_view row) { return named(package, CostsChart, row); };
    printed.stacking = cost("stacking");
    printed.pair = cost("pair");
    printed.zocHalves = 2 * cost("zoc");
    printed.loadHalves = 2 * cost("load");
    printed.overrunFootHalves = 2 * cost("overrun_foot");
    printed.overrunMotorHalves = 2 * cost("overrun_motor");
    printed.jamFootHalves = 2 * cost("jam_foot");
    printed.jamMotorHalves = 2 * cost("jam_motor");
    printed.trace = cost("trace");
    printed.startLine = cost("start_line");
    printed.airBarrage = cost("air_barrage");
    printed.interdictionRadius = cost("interdiction_radius");
    printed.panic = cost("panic");
    printed.panicRange = cost("panic_range");
    printed.hillsForBrihuega = cost("hills");
    printed.screen = cost("screen");
    printed.looseLine = cost("loose_line");
    printed.crossing = cost("crossing");
    printed.suddenDeath = cost("sudden_death");
}

void readModifiers(const GamePackage& package, Printed& printed) {
    printed.antiTankDrm = named(package, CombatModifiersChart, "anti_tank");
    printed.brihuegaDrm = named(package, CombatModifiersChart, "brihuega");
    printed.panicDrm = named(package, CombatModifiersChart, "panic");
    printed.dgDrm = named(package, CombatModifiersChart, "dg");
    printed.attackerAirShift = named(package, CombatShiftsChart, "air_attacker");
    printed.defenderAirShift = named(package, CombatShiftsChart, "air_defender");
    printed.unobservedShift = named(package, BarrageShiftsChart, "unobserved");
    printed.antiTankAfter = named(package, TankModifiersChart, "anti_tank");
    printed.t26After = named(package, TankModifiersChart, "t26");
}

template <class Kind>
Kind kindOf(const Counter& counter, TraitId trait) {
    const WordId word = counter.words[trait.index()];
    return word.exists() && word.index() < static_cast<std::size_t>(Kind::None) ? Kind(word.value)
                                                                                : Kind::None;
}

bool isBattalion(const GamePackage& package, const Counter& counter) {
    const auto size = find<TraitId>(package.traits, "size");
    if (!size.exists())
        lacks("size");
    const WordId word = counter.words[size.index()];
    return word.exists() &&
           package.traits[size.index()].words[word.index()].id.starts_with("battalion");
}

void readPieces(const GamePackage& package, Printed& printed) {
    printed.trucks.resize(1);
    for (std::size_t i = 0; i < package.counters.size(); ++i) {
        const Counter& counter = package.counters[i];
        Piece piece;
        piece.type = kindOf<Type>(counter, typeTrait);
        piece.faction = kindOf<Faction>(counter, factionTrait);
        piece.division = kindOf<Division>(counter, divisionTrait);
        piece.mayExploit = counter.flags[exploitationFlag];
        piece.isAntiTank = counter.flags[antiTankFlag];
        piece.isArmoured = counter.flags[armouredFlag];
        piece.hasFlames = counter.flags[flameFlag];
        piece.isVolunteer = counter.flags[volunteerFlag];
        piece.isT26 = counter.flags[t26Flag];
        if (piece.type == Type::None || piece.faction == Faction::None || !counter.side.exists())
            lacks(counter.id);
        piece.isBattalion = piece.type == Type::Infantry && isBattalion(package, counter);
        if (piece.type == Type::Truck) {
            piece.number = counter.number(0, numberAttribute);
            if (static_cast<std::size_t>(piece.number) != printed.trucks.size())
                lacks(counter.id);
            printed.trucks.push_back(CounterId(i));
        }
        if (piece.type == Type::Air)
            printed.air[counter.side.index()].push_back(CounterId(i));
        if (piece.type == Type::Hq) {
            if (piece.division == Division::None)
                lacks(counter.id);
            printed.hqs[static_cast<std::size_t>(piece.division)] = CounterId(i);
        }
        printed.pieces.push_back(piece);
    }
}

/// A result is as it would be written again.
void readCombat(const GamePackage& package) {
    for (const std::string& cell : package.charts[CombatChart].cells)
        if (CombatResult::from(cell).cell() != cell)
            lacks("combat");
}

} // namespace

std::shared_ptr<const void> readPrinted(const GamePackage& package) {
    readCombat(package);
    auto printed = std::make_shared<Printed>();
    readTerrain(package, *printed);
    readCosts(package, *printed);
    readModifiers(package, *printed);
    readPieces(package, *printed);
    for (const HexMap& map : package.maps)
        printed->grounds.push_back(groundOf(map));
    for (const Scenario& scenario : package.scenarios)
        printed->courses.push_back(courseOf(package, scenario));
    return printed;
}

const Course& course(const Position& position) {
    const std::vector<Scenario>& scenarios = position.package().scenarios;
    return printed(position).courses[std::size_t(position.setting().scenario - scenarios.data())];
}

bool isVolunteer(const Position& position, CounterId counter) {
    const Piece& it = piece(position, counter);
    if (it.isVolunteer)
        return true;
    return is(position, ruling::a(64)) && it.division < Division::LIT && // A64
           (it.type == Type::Artillery || it.type == Type::Engineers);
}

int stepsOf(const Position& position, CounterId counter) {
    const Counter& it = position.printed(counter);
    const std::uint16_t face = position.face(counter);
    return it.has(face, stepsAttribute) ? it.number(face, stepsAttribute) : 0;
}

int stackingOf(const Position& position, CounterId counter) {
    const Piece& it = piece(position, counter);
    if (it.type == Type::Truck)
        return cargoOf(position, counter).exists() ? printed(position).pair : 0;
    if (it.isArmoured || it.hasFlames || it.type == Type::ArmouredTrain || it.type == Type::Air ||
        isAboard(position, counter))
        return 0;
    return stepsOf(position, counter);
}

Class classOn(const Position& position, CounterId counter, std::uint16_t face) {
    const Counter& it = position.printed(counter);
    if (typeOf(position, counter) == Type::ArmouredTrain)
        return Class::Rail;
    if (it.has(face, motorisedAttribute))
        return Class::Motorised;
    return it.has(face, tankAttribute) ? Class::Tank : Class::Foot;
}

Class classOf(const Position& position, CounterId counter) {
    return isAboard(position, counter) ? Class::Motorised
                                       : classOn(position, counter, position.face(counter));
}

int printedMovement(const Position& position, CounterId counter) {
    const CounterId mover = isAboard(position, counter) ? truckOf(position, counter) : counter;
    const Counter& it = position.printed(mover);
    const std::uint16_t face = position.face(mover);
    for (const AttributeId each : {footAttribute, motorisedAttribute, tankAttribute})
        if (it.has(face, each))
            return it.number(face, each);
    return 0;
}

CounterId truckOf(const Position& position, CounterId unit) {
    return printed(position).trucks[static_cast<std::size_t>(position.status(unit, aboard))];
}

CounterId cargoOf(const Position& position, CounterId truck) {
    const int number = piece(position, truck).number;
    const Place place = position.place(truck);
    if (!place.exists())
        return {};
    for (const CounterId each : position.stack(place))
        if (position.status(each, aboard) == number)
            return each;
    return {};
}

std::vector<CounterId> unitsIn(const Position& position, Place place, SideId side) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(place))
        if (position.side(each) == side && isUnit(position, each))
            units.push_back(each);
    return units;
}

bool hasUnit(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isUnit(position, each);
    });
}

bool hasUnarmoured(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isUnit(position, each) && !isArmoured(position, each);
    });
}

CounterId armourIn(const Position& position, HexId hex, SideId side) {
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && isArmoured(position, each))
            return each;
    return {};
}

bool isBeside(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.map().neighbours(hex),
                               [&](HexId beside) { return hasUnit(position, beside, side); });
}

} // namespace esagono::guadalajara
