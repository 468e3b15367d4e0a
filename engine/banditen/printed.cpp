// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/banditen/printed.h"

#include "engine/banditen/messages.h"
#include "engine/core/fault.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

constexpr std::size_t mostTurns = 17; // of Tarnova: A3

[[noreturn]] void lacks(std::string_view what) {
    throw Fault(FaultKind::Mismatch, Text(say::packageLacks, std::string(what)));
}

/// A number of a list of bands with names.
int named(const GamePackage& package, Charts chart, std::string_view row) {
    const Chart& table = package.charts[chart];
    const auto at = table.rows.find(row);
    const auto value = at ? table.number(*at) : std::nullopt;
    if (!value)
        lacks(row);
    return *value;
}

std::optional<int> cell(const Chart& chart, std::string_view row, std::string_view column) {
    const auto value = chart.number(row, column);
    return value ? std::optional<int>(*value) : std::nullopt;
}

Terrain terrainFrom(const Chart& chart, std::string_view row) {
    if (!chart.rows.find(row))
        lacks(row);
    return {cell(chart, row, "move"), cell(chart, row, "armour"),
            cell(chart, row, "fire").value_or(0), cell(chart, row, "assault").value_or(0),
            cell(chart, row, "sight").value_or(0) != 0};
}

void readTerrain(const GamePackage& package, Printed& printed) {
    const Chart& terrain = package.charts[TerrainChart];
    for (const TerrainKind& kind : package.terrains)
        printed.terrain.push_back(terrainFrom(terrain, kind.id));
    printed.fort = terrainFrom(terrain, "fort");
    printed.bunker = terrainFrom(terrain, "bunker");
    printed.stream = terrainFrom(terrain, "stream");
    printed.road = terrainFrom(terrain, "road");
}

void readWeapons(const GamePackage& package, Printed& printed) {
    const Chart& weapons = package.charts[WeaponsChart];
    const auto weapon = [&](std::string_view row) {
        return Weapon{cell(weapons, row, "open"), cell(weapons, row, "fortified").value_or(0)};
    };
    constexpr std::array<std::string_view, 6> types = {
        "infantry", "machine_gun", "mortar", "light_artillery", "anti_tank", "armoured_car"};
    for (std::size_t i = 0; i < types.size(); ++i)
        printed.weapons[i] = weapon(types[i]);
    printed.light = weapon("light");
    printed.nightRange = cell(weapons, "night", "range").value_or(0);
    for (const Counter& counter : package.counters)
        for (const Face& face : counter.faces)
            printed.longest = std::max<int>(printed.longest, face.numbers[rangeAttribute.index()]);
}

void readCosts(const GamePackage& package, Printed& printed) {
    constexpr std::array<std::string_view, 8> actions = {
        "move", "fire", "move_fire", "assault", "split_merge", "recover", "op_fire", "op_assault"};
    const Chart& chart = package.charts[ActionsChart];
    for (std::size_t i = 0; i < actions.size(); ++i)
        printed.costs[i] = {cell(chart, actions[i], "cost").value_or(0),
                            cell(chart, actions[i], "out")};
    printed.entryCost = named(package, OtherCostsChart, "entry");
    printed.entryAssaultCost = named(package, OtherCostsChart, "entry_assault");
    printed.infirmaryCost = named(package, OtherCostsChart, "infirmary");
    printed.hastenCost = named(package, OtherCostsChart, "third_battalion");
}

void readNumbers(const GamePackage& package, Printed& printed) {
    printed.moveFire = named(package, FireModifiersChart, "move_fire");
    printed.proneFire = named(package, FireModifiersChart, "prone");
    printed.automatic = named(package, FireModifiersChart, "automatic");
    printed.proneAssault = named(package, AssaultModifiersChart, "prone");
    printed.fire2Assault = named(package, AssaultModifiersChart, "fire_2");
    printed.rsiMorale = named(package, MoraleChart, "rsi");
    printed.rsiLeast = named(package, MoraleChart, "rsi_least");
    printed.garibaldiMorale = named(package, MoraleChart, "garibaldi");
    printed.germanMorale = named(package, MoraleChart, "german");
    printed.rediValtoceMorale = named(package, MoraleChart, "redi_valtoce");
    printed.yugoslavMorale = named(package, MoraleChart, "yugoslav");
    printed.assaultMorale = named(package, MoraleChart, "assault_company");
    printed.firstPoints = named(package, ActivationChart, "gravellona_first");
    printed.perFormation = named(package, ActivationChart, "gravellona_formation");
    printed.firstPointsTarnova = named(package, ActivationChart, "tarnova_first");
    printed.firstAxisPointsTarnova = named(package, ActivationChart, "tarnova_axis_first");
    printed.perBattalion = named(package, ActivationChart, "tarnova_battalion");
    printed.mostPoints = named(package, ActivationChart, "most");
}

template <class Kind>
Kind kindOf(const Counter& counter, TraitId trait) {
    const WordId word = counter.words[trait.index()];
    return word.exists() && word.index() < static_cast<std::size_t>(Kind::None) ? Kind(word.value)
                                                                                : Kind::None;
}

/// Whether a Command of that formation commands units that are marked so.
bool commands(Formation formation, CommandedBy by) {
    switch (by) {
    case CommandedBy::VG:
        return formation == Formation::VG;
    case CommandedBy::III: // A30
        return formation == Formation::III || formation == Formation::VG;
    case CommandedBy::GAR:
        return formation == Formation::GAR;
    case CommandedBy::Fulmine:
        return formation == Formation::Fulmine;
    case CommandedBy::Battalion1:
        return formation == Formation::Battalion1;
    case CommandedBy::Battalion2:
        return formation == Formation::Battalion2;
    case CommandedBy::Battalion3:
        return formation == Formation::Battalion3;
    case CommandedBy::AnyYugoslav: // 16.5.1
        return formation >= Formation::Battalion1 && formation <= Formation::Battalion3;
    case CommandedBy::Always:
    case CommandedBy::None:
        break;
    }
    return false;
}

void readPieces(const GamePackage& package, Printed& printed) {
    for (std::size_t i = 0; i < package.counters.size(); ++i) {
        const Counter& counter = package.counters[i];
        Piece piece;
        piece.type = kindOf<Type>(counter, typeTrait);
        piece.formation = kindOf<Formation>(counter, formationTrait);
        piece.faction = kindOf<Faction>(counter, factionTrait);
        piece.command = kindOf<CommandedBy>(counter, commandTrait);
        piece.isAutomatic = counter.flags[automaticFlag];
        piece.isLight = counter.flags[lightFlag];
        piece.isFractional = counter.flags[fractionalFlag];
        if (piece.type == Type::None || !counter.side.exists() ||
            !counter.has(0, strengthAttribute) || !counter.has(0, movementAttribute))
            lacks(counter.id);
        if (piece.type == Type::Command)
            printed.commands.push_back(CounterId(i));
        const auto alike = std::ranges::find_if(printed.pieces, [&](const Piece& each) {
            return each.type == piece.type && each.formation == piece.formation;
        });
        piece.group = alike == printed.pieces.end()
                          ? static_cast<std::uint16_t>(printed.groups.size())
                          : alike->group;
        if (alike == printed.pieces.end())
            printed.groups.emplace_back();
        Group& group = printed.groups[piece.group];
        group.counters.push_back(CounterId(i));
        group.full = std::max<int>(group.full, counter.number(0, strengthAttribute));
        printed.pieces.push_back(piece);
    }
    printed.commanders.resize(printed.pieces.size());
    for (std::size_t i = 0; i < printed.pieces.size(); ++i)
        for (const CounterId command : printed.commands)
            if (package.counters[command.index()].side == package.counters[i].side &&
                commands(printed.pieces[command.index()].formation, printed.pieces[i].command))
                printed.commanders[i].push_back(command);
}

Ground groundOf(const HexMap& map) {
    Ground ground;
    ground.isFort.resize(map.size());
    ground.isObjective.resize(map.size());
    const AreaId forts = map.area("forts");
    ground.isTarnova = forts.exists();
    if (ground.isTarnova) {
        ground.forts = map.area(forts).hexes;
        for (const HexId hex : ground.forts)
            ground.isFort[hex.index()] = 1;
    }
    for (const auto& [name, value] : {std::pair("objectives", 1), {"objectives_optional", 2}})
        if (const AreaId area = map.area(name); area.exists())
            for (const HexId hex : map.area(area).hexes) {
                ground.isObjective[hex.index()] = static_cast<std::uint8_t>(value);
                ground.objectives.push_back(hex);
            }
    for (std::size_t i = 0; i < entryAreas.size(); ++i)
        ground.entries[i] = map.area(entryAreas[i].id);
    constexpr std::array<std::string_view, 3> battalions = {"setup_1btg", "setup_2btg",
                                                            "setup_3btg"};
    for (std::size_t i = 0; i < battalions.size(); ++i)
        ground.battalions[i] = map.area(battalions[i]);
    ground.thirdZone = map.area("zone_3btg");
    ground.corteCerro = map.area("corte_cerro");
    const auto need = [](bool isThere, std::string_view what) {
        if (!isThere)
            lacks(what);
    };
    for (std::size_t i = 0; i < entryAreas.size(); ++i)
        need(ground.entries[i].exists() || (entryAreas[i].id == "entry_ita") != ground.isTarnova,
             entryAreas[i].id);
    for (std::size_t i = 0; i < battalions.size(); ++i)
        need(ground.battalions[i].exists() || !ground.isTarnova, battalions[i]);
    need(ground.thirdZone.exists() || !ground.isTarnova, "zone_3btg");
    need(ground.corteCerro.exists() || ground.isTarnova, "corte_cerro");
    need(!ground.objectives.empty() || ground.isTarnova, "objectives");
    return ground;
}

/// 16.6.1, 16.6.2, 16.7.2: the turns of Tarnova; within a day they are counted.
void readTurns(const GamePackage& package, Printed& printed) {
    const Chart& chart = package.charts[TurnsTarnovaChart];
    for (std::size_t row = 0; row < chart.rows.entries.size(); ++row) {
        const std::string& label = chart.rows.entries[row].label;
        const std::string_view light = chart.cell(label, "light").value_or("");
        Hour hour;
        hour.day = cell(chart, label, "day").value_or(0);
        hour.isNight = light == "night";
        hour.isDark = hour.isNight || light == "dark";
        const bool isNewDay = printed.hours.empty() || printed.hours.back().day != hour.day;
        hour.ordinal = isNewDay ? 1 : printed.hours.back().ordinal + 1;
        printed.hours.push_back(hour);
    }
    if (printed.hours.size() < mostTurns)
        lacks("turns_tarnova");
}

void layRulers(Printed& printed) {
    printed.rulers.resize(Ruler::ways);
    for (const Hex way : disc({0, 0}, printed.longest)) {
        std::vector<HexOnLine> line = hexesOnLine({0, 0}, way);
        if (line.size() >= 2) { // the ends block nothing (A25)
            line.erase(line.begin());
            line.pop_back();
        } else {
            line.clear();
        }
        printed.rulers[Ruler::number(way)] = std::move(line);
    }
}

void lookAround(const Printed& printed, const HexMap& map, Ground& ground) {
    const std::vector<Hex> ways = disc({0, 0}, printed.longest);
    ground.clear.resize(map.size());
    for (const HexId from : map.hexes())
        for (const Hex way : ways)
            ground.clear[from.index()][Ruler::number(way)] =
                std::ranges::none_of(printed.ruler(way), [&](const HexOnLine& step) {
                    const auto blocks = [&](Hex hex) {
                        return blocksSight(printed, ground, map, map.id(map.hex(from) + hex));
                    };
                    return blocks(step.first) && (!step.second || blocks(*step.second));
                });
}

} // namespace

std::shared_ptr<const void> readPrinted(const GamePackage& package) {
    auto printed = std::make_shared<Printed>();
    readTerrain(package, *printed);
    readWeapons(package, *printed);
    readCosts(package, *printed);
    readNumbers(package, *printed);
    readPieces(package, *printed);
    layRulers(*printed);
    for (const HexMap& map : package.maps) {
        printed->grounds.push_back(groundOf(map));
        lookAround(*printed, map, printed->grounds.back());
    }
    readTurns(package, *printed);
    return printed;
}

const Hour& hourOf(const Position& position) {
    static const Hour noMatter;
    if (!isTarnova(position))
        return noMatter;
    const auto& hours = printed(position).hours;
    const auto now = static_cast<std::size_t>(std::max(position.track(turn), 1));
    return hours[std::min(now, hours.size()) - 1];
}

int lastTurn(const Position& position) {
    const int printedLast = position.setting().scenario->lastTurn;
    if (isTarnova(position))
        return printedLast + (is(position, ruling::extraTurn) ? 1 : 0); // A3
    return printedLast - ruling::lengths.front() +
           ruling::lengths[position.ruling(ruling::gameLength)]; // A2
}

int strength(const Position& position, std::span<const CounterId> units) {
    int sum = 0;
    for (const CounterId unit : units)
        sum += strength(position, unit);
    return sum;
}

std::vector<CounterId> unitsIn(const Position& position, Place place, SideId side) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(place))
        if (position.side(each) == side)
            units.push_back(each);
    return units;
}

bool hasUnit(const Position& position, HexId hex, SideId side) {
    return position.isOccupiedBy(hex, side);
}

bool hasCombatUnit(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isCombat(position, each);
    });
}

bool isBeside(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.map().neighbours(hex),
                               [&](HexId beside) { return hasUnit(position, beside, side); });
}

std::vector<CounterId> actingUnits(const Position& position) {
    std::vector<CounterId> units;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        if (position.status(CounterId(i), acting) != 0)
            units.push_back(CounterId(i));
    return units;
}

bool isObjective(const Position& position, HexId hex) {
    const int kind = ground(position).isObjective[hex.index()];
    return kind == 1 || (kind == 2 && is(position, ruling::seventhObjective));
}

} // namespace esagono::banditen
