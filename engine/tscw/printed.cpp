// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tscw/printed.h"

#include "engine/core/fault.h"
#include "engine/tscw/fighting/battle.h"
#include "engine/tscw/messages.h"
#include "engine/tscw/printed_map.h"

#include <algorithm>

namespace esagono::tscw {

void lacks(std::string_view what) {
    throw Fault(FaultKind::Mismatch, Text(say::packageLacks, std::string(what)));
}

namespace {

/// A number of a list of bands with names.
int named(const GamePackage& package, ChartNumber chart, std::string_view row) {
    const Chart& table = package.charts[chart];
    const auto at = table.rows.find(row);
    const auto value = at ? table.number(*at) : std::nullopt;
    if (!value)
        lacks(row);
    return *value;
}

int cell(const Chart& chart, std::string_view row, std::string_view column) {
    const auto value = chart.number(row, column);
    if (!value)
        lacks(row);
    return *value;
}

Terrain terrainFrom(const Chart& chart, std::string_view row) {
    constexpr std::array<std::string_view, classes> names = {"foot", "cavalry", "motorised"};
    Terrain terrain;
    for (std::size_t i = 0; i < classes; ++i)
        terrain.cost[i] = cell(chart, row, names[i]);
    terrain.drm = cell(chart, row, "drm");
    terrain.shift = cell(chart, row, "shift");
    return terrain;
}

void readTerrain(const GamePackage& package, Printed& printed) {
    const Chart& chart = package.charts[TerrainChart];
    for (const TerrainKind& kind : package.terrains)
        printed.terrain.push_back(chart.rows.find(kind.id) ? terrainFrom(chart, kind.id)
                                                           : Terrain());
    printed.city = terrainFrom(chart, "city");
    const Chart& sides = package.charts[HexsidesChart];
    const auto crossing = [&](std::string_view row) {
        return Printed::Crossing{cell(sides, row, "foot"), cell(sides, row, "motorised"),
                                 cell(sides, row, "drm")};
    };
    printed.minorRiver = crossing("minor_river");
    printed.majorRiver = crossing("major_river");
    printed.fortified = crossing("fortified");
    printed.bridge = cell(sides, "bridge", "foot");
}

/// The cell of a turn.
int ofTurn(const Chart& chart, int turn, std::string_view column) {
    const auto row = chart.rows.find(turn);
    const auto at = chart.columns.find(column);
    const auto value = row && at ? chart.number(*row, *at) : std::nullopt;
    if (!value)
        lacks(column);
    return *value;
}

/// In halves; 0 where nothing is printed.
std::array<int, 3> costsIn(const Chart& chart, std::string_view column) {
    std::array<int, 3> halves{};
    std::ranges::transform(std::array{"division", "other", "hq"}, halves.begin(),
                           [&](std::string_view row) {
                               const Ratio cost = chart.ratio(row, column).value_or(Ratio(0));
                               return static_cast<int>((cost * Ratio(2)).roundedDown());
                           });
    return halves;
}

void readTurns(const GamePackage& package, Printed& printed) {
    printed.railCost = costsIn(package.charts[StrategicCostChart], "rail");
    printed.seaCost = costsIn(package.charts[StrategicCostChart], "sea");
    const Chart& points = package.charts[ResourcePointsChart];
    const Chart& limits = package.charts[StrategicMovementChart];
    for (std::size_t i = 1; i <= turnBoxes; ++i) {
        const int turn = static_cast<int>(i);
        printed.income[i] = {ofTurn(points, turn, "republican"), ofTurn(points, turn, "north"),
                             ofTurn(points, turn, "nationalist"), ofTurn(points, turn, "italian")};
        printed.railLimit[i] = {2 * ofTurn(limits, turn, "rail_nationalist"),
                                2 * ofTurn(limits, turn, "rail_republican")};
        printed.seaLimit[i] = {2 * ofTurn(limits, turn, "sea_nationalist"),
                               2 * ofTurn(limits, turn, "sea_republican")};
    }
}

void readLimits(const GamePackage& package, Printed& printed) {
    const auto limit = [&](std::string_view row) { return named(package, LimitsChart, row); };
    printed.stackUnits = limit("stack_units");
    printed.stackDivisions = limit("stack_divisions");
    printed.stackHqs = limit("stack_hq");
    printed.supplyLength = limit("supply_length");
    printed.airRange = limit("air_range");
    printed.pointsKept = limit("points_kept");
    printed.repairCost = limit("repair");
    printed.rebuildCost = limit("rebuild");
    printed.artilleryCost = limit("artillery");
    printed.activationCost = limit("activation");
    printed.entryRadius = limit("entry_radius");
    printed.bigBattle = limit("big_battle");
    printed.breakthroughMost = limit("breakthrough_most");
    printed.evacuation = limit("evacuation");
    printed.ammunitionLast = limit("ammunition_last");
    printed.navalRepublican = limit("naval_republican");
    printed.asturianSteps = named(package, NorthernLimitsChart, "asturian");
    printed.cantabrianSteps = named(package, NorthernLimitsChart, "cantabrian");
    printed.basqueSteps = named(package, NorthernLimitsChart, "basque");
}

void readMorale(const GamePackage& package, Printed& printed) {
    const auto morale = [&](std::string_view row) { return named(package, MoraleChart, row); };
    printed.mobilisationMost = morale("mobilisation_most");
    printed.mobilisationMorale = morale("mobilisation_morale");
    printed.mobilisationPoints = morale("mobilisation_points");
    printed.mobilisationRadius = morale("mobilisation_radius");
    printed.biberonMorale = morale("biberon_morale");
    printed.biberonPoints = morale("biberon_points");
    printed.biberonFirst = morale("biberon_first");
    printed.biberonLast = morale("biberon_last");
    printed.toledoEmpty = named(package, AlcazarModifiersChart, "toledo_empty");
    printed.alcazarFalls = named(package, AlcazarModifiersChart, "falls");
    printed.alcazarResists = named(package, AlcazarModifiersChart, "resists");
    printed.alcazarRelieved = named(package, AlcazarModifiersChart, "relieved");
}

void readModifiers(const GamePackage& package, Printed& printed) {
    const auto drm = [&](std::string_view row) {
        return named(package, CombatModifiersChart, row);
    };
    printed.defenderOos = drm("defender_oos");
    printed.concentric = drm("concentric");
    printed.navalAttacker = drm("naval_attacker");
    printed.navalDefender = drm("naval_defender");
    printed.colonialAttack = drm("colonial_attack");
    printed.colonialDefence = drm("colonial_defence");
    printed.ammunition = drm("ammunition");
    printed.aboveTable = drm("above_table");
    printed.belowTable = drm("below_table");
    printed.madridShift = named(package, CombatShiftsChart, "madrid");
    printed.condorShift = named(package, CombatShiftsChart, "condor");
    printed.artilleryShift = named(package, CombatShiftsChart, "artillery");
}

/// The words of a trait stand in the order of the kinds, after None.
template <class Kind>
Kind kindOf(const Counter& counter, TraitId trait) {
    const WordId word = counter.words[trait.index()];
    return word.exists() ? Kind(word.index() + 1) : Kind::None;
}

Reverse reverseOf(const Counter& counter) {
    constexpr std::array<std::pair<std::string_view, Reverse>, 3> names = {
        {{"reduced", Reverse::Reduced},
         {"converted", Reverse::Converted},
         {"used", Reverse::Used}}};
    if (counter.faces.size() < 2)
        return Reverse::None;
    const auto found = std::ranges::find(names, std::string_view(counter.faces[1].name),
                                         &std::pair<std::string_view, Reverse>::first);
    if (found == names.end())
        lacks(counter.id);
    return found->second;
}

Size convertedSizeOf(const GamePackage& package, const Counter& counter) {
    const WordId word = counter.words[reverseSizeTrait.index()];
    if (!word.exists())
        return Size::None;
    const auto& sizes = package.traits[sizeTrait.index()].words;
    const std::string& name = package.traits[reverseSizeTrait.index()].words[word.index()].id;
    const WordId size = find<WordId>(sizes, name);
    if (!size.exists())
        lacks(counter.id);
    return Size(size.index() + 1);
}

/// What the file of the counters says besides what is on them.
void readEntry(const GamePackage& package, const Record& extra, Piece& piece) {
    if (extra.contains("entry") && extra.at("entry").contains("hex"))
        piece.entry =
            hexNamed(package.maps.front(), extra.at("entry").at("hex").get<std::string>());
    if (extra.contains("exchange"))
        piece.exchangedFor =
            counterNamed(package, extra.at("exchange").at("for").get<std::string>());
}

Piece pieceFrom(const GamePackage& package, const Counter& counter) {
    Piece piece;
    piece.type = kindOf<Type>(counter, typeTrait);
    piece.army = kindOf<Army>(counter, armyTrait);
    piece.size = kindOf<Size>(counter, sizeTrait);
    piece.affiliation = kindOf<Affiliation>(counter, affiliationTrait);
    piece.reverse = reverseOf(counter);
    piece.convertedSize = convertedSizeOf(package, counter);
    piece.isWhiteDotted = counter.flags[WhiteDotFlag];
    piece.isMotorised = counter.flags[MotorisedFlag];
    piece.isInternational = counter.flags[InternationalFlag];
    piece.isMobilisation = counter.flags[MobilisationFlag];
    piece.supportsNorth = counter.flags[NorthernFlag];
    if (counter.has(0, leavesAttribute))
        piece.leaves = counter.number(0, leavesAttribute);
    const bool isOfGround = piece.type <= Type::Hq;
    if (piece.type == Type::None || piece.army == Army::None || !counter.side.exists() ||
        (isOfGround && !counter.has(0, movementAttribute)))
        lacks(counter.id);
    return piece;
}

void readPieces(const GamePackage& package, Printed& printed) {
    const Record& file = package.documents.at("counters.json").at("counters");
    for (std::size_t i = 0; i < package.counters.size(); ++i) {
        Piece piece = pieceFrom(package, package.counters[i]);
        if (file.at(i).contains("extra"))
            readEntry(package, file.at(i).at("extra"), piece);
        printed.pieces.push_back(piece);
    }
}

/// 15.25.3: whoever is not in the chart goes with all.
void readAffiliations(const GamePackage& package, Printed& printed) {
    const Chart& chart = package.charts[AffiliationChart];
    const auto& words = package.traits[affiliationTrait.index()].words;
    for (auto& row : printed.friendly)
        row.fill(true);
    for (std::size_t one = 0; one < words.size(); ++one)
        for (std::size_t two = 0; two < words.size(); ++two)
            printed.friendly[one + 1][two + 1] =
                chart.cell(words[one].id, words[two].id).value_or("yes") == "yes";
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
    readTurns(package, *printed);
    readLimits(package, *printed);
    readMorale(package, *printed);
    readModifiers(package, *printed);
    readPieces(package, *printed);
    readAffiliations(package, *printed);
    printed->chits = readChits(package);
    const HexMap& map = package.maps.front();
    printed->lines = linesOf(package, map);
    for (const Scenario& scenario : package.scenarios) {
        Course course = courseOf(package, scenario);
        for (std::size_t i = 0; i < fortifiedLines; ++i)
            for (const HexId hex : printed->lines[i].hexes)
                course.ground.line[hex.index()] = static_cast<std::uint8_t>(i + 1);
        printed->courses.push_back(std::move(course));
    }
    return printed;
}

int stepsOf(const Position& position, CounterId counter) {
    const Counter& it = position.printed(counter);
    const std::uint16_t face = position.face(counter);
    return it.has(face, stepsAttribute) ? it.number(face, stepsAttribute) : 0;
}

std::vector<CounterId> unitsIn(const Position& position, Place place, SideId side) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(place))
        if (position.side(each) == side && isGround(position, each))
            units.push_back(each);
    return units;
}

std::vector<CounterId> combatUnitsIn(const Position& position, Place place, SideId side) {
    std::vector<CounterId> units;
    for (const CounterId each : position.stack(place))
        if (position.side(each) == side && isCombatUnit(position, each))
            units.push_back(each);
    return units;
}

CounterId hqIn(const Position& position, HexId hex, SideId side) {
    for (const CounterId each : position.stack(hex))
        if (position.side(each) == side && isHq(position, each))
            return each;
    return {};
}

bool hasUnit(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isGround(position, each);
    });
}

bool hasCombatUnit(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(position.stack(hex), [&](CounterId each) {
        return position.side(each) == side && isCombatUnit(position, each);
    });
}

bool isBeside(const Position& position, HexId hex, SideId side) {
    return std::ranges::any_of(openFrom(position, hex),
                               [&](HexId beside) { return hasUnit(position, beside, side); });
}

bool canCross(const Position& position, HexId from, HexId to) {
    return std::ranges::find(openFrom(position, from), to) != openFrom(position, from).end();
}

} // namespace esagono::tscw
