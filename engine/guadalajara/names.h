// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/play/names.h"

#include <array>
#include <string_view>

namespace esagono::guadalajara {

/// What the package declares, in its order.
inline constexpr Names names{
    .sides = {"nationalist", "republican"},
    .statuses = {{"dg", 0, 1},
                 {"oos", 0, 1},
                 {"reserve", 0, 2},
                 {"aboard", 0, 26},
                 {"attached", 0, 4},
                 {"moved", 0, 1},
                 {"spent", 0, 200},
                 {"fired", 0, 1},
                 {"fought", 0, 1},
                 {"returns", 0, 30},
                 {"crossed", 0, 11},
                 {"bound", 0, 1}},
    .markers = {"interdicted"},
    .tracks = {{"turn", 1, 11},
               {"phase", 0, 19},
               {"vp", -20, 120},
               {"emergency", 0, 2},
               {"exited", 0, 60},
               {"brihuega", 0, 1},
               {"reserve_nationalist", 0, 40},
               {"reserve_republican", 0, 40},
               {"morale_fn", 0, 40},
               {"panic_fn", 0, 1},
               {"retreat_fn", 0, 1},
               {"morale_pn", 0, 40},
               {"panic_pn", 0, 1},
               {"retreat_pn", 0, 1},
               {"morale_dlv", 0, 40},
               {"panic_dlv", 0, 1},
               {"retreat_dlv", 0, 1}},
    .boxes = {"nationalist_forces",
              "republican_forces",
              "turn_1",
              "turn_2",
              "turn_3",
              "turn_4",
              "turn_5",
              "turn_6",
              "turn_7",
              "turn_8",
              "turn_9",
              "turn_10",
              "turn_11",
              "zone_a",
              "zone_b",
              "zone_c",
              "zone_d",
              "zone_e",
              "off_map",
              "emergency_5",
              "emergency_6",
              "disabled_tanks",
              "republican_air_ready",
              "republican_air_used",
              "italian_air_ready",
              "italian_air_used",
              "exited_box",
              "withdrawn",
              "eliminated"},
    .attributes = {{"attack", 0, 99},
                   {"defence", 0, 99},
                   {"movement", 0, 99},
                   {"movement_motorised", 0, 99},
                   {"movement_tank", 0, 99},
                   {"steps", 0, 99},
                   {"barrage", 0, 99},
                   {"range", 0, 99},
                   {"supply_range", 0, 99},
                   {"attack_drm", 0, 99},
                   {"defence_drm", -99, 99},
                   {"number", 0, 99}},
    .traits = {"type", "faction", "division"},
    .flags = {"exploitation", "anti_tank", "armoured", "flame", "volunteer", "t26", "rail"},
    .terrains = {"clear", "woods", "hills", "minor_village", "major_village"},
    .features = {"river", "stream", "bridge", "rail_bridge"},
    .links = {"road", "track", "rail"},
    .rulings = {"political_incompatibility", "cavalry_screens", "looser_line",
                "variable_reinforcements", "italian_air_bases", "better_fog", "intensive_combat",
                "simplified_panic"},
    .charts = {"combat",
               "barrage",
               "tank_vs_tank",
               "tank_after_combat",
               "attrition",
               "interdiction",
               "air_points",
               "italian_air_points",
               "terrain",
               "ways",
               "hexsides",
               "combat_modifiers",
               "combat_shifts",
               "barrage_shifts",
               "tank_modifiers",
               "reconstitution",
               "reconstitution_modifiers",
               "tank_repair",
               "variable_reinforcements",
               "costs",
               "victory_scenario1",
               "turns"},
};

inline constexpr SideId nationalist = names.sides["nationalist"];
inline constexpr SideId republican = names.sides["republican"];
inline constexpr SideId other(SideId side) {
    return side == nationalist ? republican : nationalist;
}

// Statuses
inline constexpr StatusId dg = names.statuses["dg"]; ///< disorganised (1.7)
inline constexpr StatusId oos = names.statuses["oos"];
inline constexpr StatusId reserve = names.statuses["reserve"]; ///< see Reserve
/// The number of the truck that carries it; 0: none.
inline constexpr StatusId aboard = names.statuses["aboard"];
/// To a division not its own, as 1 + Division; 0: no.
inline constexpr StatusId attached = names.statuses["attached"];
inline constexpr StatusId moved = names.statuses["moved"];
/// Movement in this phase, in half points.
inline constexpr StatusId spent = names.statuses["spent"];
inline constexpr StatusId fired = names.statuses["fired"];
inline constexpr StatusId fought = names.statuses["fought"];
/// The turn in which it comes back; 0: never.
inline constexpr StatusId returns = names.statuses["returns"];
/// The turn in which it crossed the line (4.3a); 0: never.
inline constexpr StatusId crossed = names.statuses["crossed"];
inline constexpr StatusId bound = names.statuses["bound"]; ///< set up east of column 20 (Sc.4.b)

enum Reserve { NotInReserve, InReserve, Released };

// Markers
inline constexpr MarkerId interdicted = names.markers["interdicted"];

// Tracks
inline constexpr TrackId turn = names.tracks["turn"];
inline constexpr TrackId phase = names.tracks["phase"]; ///< see Phase
inline constexpr TrackId points = names.tracks["vp"];
inline constexpr TrackId emergencies = names.tracks["emergency"]; ///< groups called (3.1d)
inline constexpr TrackId exited = names.tracks["exited"]; ///< Italian battalions that left by 1.07
inline constexpr TrackId brihuegaTaken = names.tracks["brihuega"];
inline constexpr std::array<TrackId, 2> reserveMarkers = {
    names.tracks["reserve_nationalist"], names.tracks["reserve_republican"]}; ///< to be placed
/// By Division; Littorio has none.
inline constexpr std::array<TrackId, 3> moraleTrack = {
    names.tracks["morale_fn"], names.tracks["morale_pn"], names.tracks["morale_dlv"]};
inline constexpr std::array<TrackId, 3> panicTrack = {
    names.tracks["panic_fn"], names.tracks["panic_pn"], names.tracks["panic_dlv"]};
inline constexpr std::array<TrackId, 3> retreatTrack = {
    names.tracks["retreat_fn"], names.tracks["retreat_pn"], names.tracks["retreat_dlv"]};

/// The sequence of play, as the track of phases counts it.
enum Phase {
    PregameBarrage,
    Reinforcements,
    NationalistMovement,
    NationalistRepair,
    NationalistBarrage,
    NationalistCombat,
    NationalistSupply,
    NationalistExploitation,
    NationalistCleanUp,
    AirPoints,
    Interdiction,
    RepublicanMovement,
    RepublicanRepair,
    RepublicanBarrage,
    RepublicanCombat,
    ItalianMorale,
    RepublicanSupply,
    RepublicanExploitation,
    RepublicanCleanUp,
    EndOfTurn,
};

// Boxes, by side where there are two
inline constexpr std::array<BoxId, 2> forcesBox = {names.boxes["nationalist_forces"],
                                                   names.boxes["republican_forces"]};
inline constexpr std::size_t firstTurnBox = names.boxes["turn_1"].index();
inline constexpr int turnBoxes = 11;
inline constexpr BoxId turnBox(int number) {
    return BoxId(firstTurnBox + static_cast<std::size_t>(number - 1));
}
inline constexpr std::size_t firstZoneBox = names.boxes["zone_a"].index(); ///< entry zones A to E
inline constexpr std::size_t zones = 5;
inline constexpr BoxId zoneBox(std::size_t zone) {
    return BoxId(firstZoneBox + zone);
}
inline constexpr BoxId offMap = names.boxes["off_map"];
inline constexpr std::array<BoxId, 2> emergencyBox = {names.boxes["emergency_5"],
                                                      names.boxes["emergency_6"]};
inline constexpr BoxId disabledTanks = names.boxes["disabled_tanks"];
inline constexpr std::array<BoxId, 2> airReady = {names.boxes["italian_air_ready"],
                                                  names.boxes["republican_air_ready"]}; ///< by side
inline constexpr std::array<BoxId, 2> airUsed = {names.boxes["italian_air_used"],
                                                 names.boxes["republican_air_used"]};
inline constexpr BoxId exitedBox = names.boxes["exited_box"];
inline constexpr BoxId withdrawn = names.boxes["withdrawn"];
inline constexpr BoxId eliminated = names.boxes["eliminated"];

// What is printed on counters
inline constexpr AttributeId attackAttribute = names.attributes["attack"];
inline constexpr AttributeId defenceAttribute = names.attributes["defence"];
inline constexpr AttributeId footAttribute = names.attributes["movement"];
inline constexpr AttributeId motorisedAttribute = names.attributes["movement_motorised"];
inline constexpr AttributeId tankAttribute = names.attributes["movement_tank"];
inline constexpr AttributeId stepsAttribute = names.attributes["steps"];
inline constexpr AttributeId barrageAttribute = names.attributes["barrage"];
inline constexpr AttributeId rangeAttribute = names.attributes["range"];
inline constexpr AttributeId supplyRangeAttribute = names.attributes["supply_range"];
inline constexpr AttributeId attackDrmAttribute = names.attributes["attack_drm"];
inline constexpr AttributeId defenceDrmAttribute = names.attributes["defence_drm"];
inline constexpr AttributeId numberAttribute = names.attributes["number"];

inline constexpr TraitId typeTrait = names.traits["type"];
inline constexpr TraitId factionTrait = names.traits["faction"];
inline constexpr TraitId divisionTrait = names.traits["division"];

inline constexpr TraitWords typeWords{"type",
                                      {"infantry", "machine_gun", "engineers", "flame_engineers",
                                       "workers", "cavalry", "motorcycle", "anti_tank", "tank",
                                       "flame_tank", "armoured_car", "artillery", "armoured_train",
                                       "railway_infantry", "hq", "truck", "air"},
                                      true};
enum class Type : std::uint8_t {
    Infantry,
    MachineGun,
    Engineers,
    FlameEngineers,
    Workers,
    Cavalry,
    Motorcycle,
    AntiTank,
    Tank,
    FlameTank,
    ArmouredCar,
    Artillery,
    ArmouredTrain,
    RailwayInfantry,
    Hq,
    Truck,
    Air,
    None,
};
inline constexpr TraitWords factionWords{
    "faction",
    {"spanish_nationalist", "falangist", "carlist", "mixed", "italian_army", "italian_volunteer",
     "italian_air", "republican_army", "communist", "anarchist", "international", "republican_air"},
    true};
enum class Faction : std::uint8_t {
    SpanishNationalist,
    Falangist,
    Carlist,
    Mixed,
    ItalianArmy,
    ItalianVolunteer,
    ItalianAir,
    RepublicanArmy,
    Communist,
    Anarchist,
    International,
    RepublicanAir,
    None,
};
inline constexpr TraitWords divisionWords{"division", {"FN", "PN", "DLV", "LIT"}, true};
enum class Division : std::uint8_t { FN, PN, DLV, LIT, None };
inline constexpr std::size_t volunteerDivisions = 3; ///< those with morale (2.7)

/// The yellow box (1.13a).
inline constexpr std::size_t exploitationFlag = names.flags["exploitation"];
inline constexpr std::size_t antiTankFlag = names.flags["anti_tank"];
inline constexpr std::size_t armouredFlag = names.flags["armoured"];
inline constexpr std::size_t flameFlag = names.flags["flame"];
inline constexpr std::size_t volunteerFlag = names.flags["volunteer"];
inline constexpr std::size_t t26Flag = names.flags["t26"];
inline constexpr std::size_t railFlag = names.flags["rail"];

// Faces: battalions and tanks are turned when they lose a step, guns when they change their mode,
// air points when they have attacked.
inline constexpr std::uint8_t reducedFace = 1;
inline constexpr std::uint8_t barrageMode = 0;
inline constexpr std::uint8_t moveMode = 1;
inline constexpr std::uint8_t attackedFace = 1;

// The map
inline constexpr TerrainId clearTerrain = names.terrains["clear"];
inline constexpr TerrainId woods = names.terrains["woods"];
inline constexpr TerrainId hills = names.terrains["hills"];
inline constexpr TerrainId minorVillage = names.terrains["minor_village"];
inline constexpr TerrainId majorVillage = names.terrains["major_village"];
inline constexpr FeatureId river = names.features["river"];
inline constexpr FeatureId stream = names.features["stream"];
inline constexpr FeatureId bridge = names.features["bridge"];
inline constexpr FeatureId railBridge = names.features["rail_bridge"];
inline constexpr LinkId road = names.links["road"];
inline constexpr LinkId trail = names.links["track"];
inline constexpr LinkId rail = names.links["rail"];

// Charts
enum Charts : std::size_t {
    CombatChart = names.charts["combat"],
    BarrageChart = names.charts["barrage"],
    TankVsTankChart = names.charts["tank_vs_tank"],
    TankAfterCombatChart = names.charts["tank_after_combat"],
    AttritionChart = names.charts["attrition"],
    InterdictionChart = names.charts["interdiction"],
    AirPointsChart = names.charts["air_points"],
    ItalianAirPointsChart = names.charts["italian_air_points"],
    TerrainChart = names.charts["terrain"],
    WaysChart = names.charts["ways"],
    HexsidesChart = names.charts["hexsides"],
    CombatModifiersChart = names.charts["combat_modifiers"],
    CombatShiftsChart = names.charts["combat_shifts"],
    BarrageShiftsChart = names.charts["barrage_shifts"],
    TankModifiersChart = names.charts["tank_modifiers"],
    ReconstitutionChart = names.charts["reconstitution"],
    ReconstitutionModifiersChart = names.charts["reconstitution_modifiers"],
    TankRepairChart = names.charts["tank_repair"],
    VariableReinforcementsChart = names.charts["variable_reinforcements"],
    CostsChart = names.charts["costs"],
    VictoryChart = names.charts["victory_scenario1"],
    TurnsChart = names.charts["turns"],
};

/// Options and rulings, in the package's order. Choice 0 is the standard reading; the names say
/// what holds with choice 1.
namespace ruling {
inline constexpr RulingId incompatibility = names.rulings["political_incompatibility"]; // 4.1
inline constexpr RulingId screens = names.rulings["cavalry_screens"];                   // 4.2
inline constexpr RulingId looserLine = names.rulings["looser_line"]; // 4.3: 1 looser, 2 none
inline constexpr RulingId variable = names.rulings["variable_reinforcements"]; // 4.4
inline constexpr RulingId italianAir = names.rulings["italian_air_bases"];     // 4.5
inline constexpr RulingId betterFog = names.rulings["better_fog"];             // 4.6
inline constexpr RulingId intensive = names.rulings["intensive_combat"];       // 4.7
inline constexpr RulingId simplePanic = names.rulings["simplified_panic"];     // 4.8

inline constexpr std::size_t as = 97; ///< the highest number; there is no A37
inline constexpr std::size_t missing = 37;
/// Ruling A1, A2 …
inline constexpr RulingId a(std::size_t number) {
    return RulingId(names.rulings.size() - 1 + number - (number > missing ? 1 : 0));
}
} // namespace ruling

} // namespace esagono::guadalajara
