// SPDX-License-Identifier: GPL-3.0-or-later
// The declared names of the package, as numbers, in its order.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <string_view>

namespace esagono::guadalajara {

inline constexpr SideId nationalist{0};
inline constexpr SideId republican{1};
inline constexpr SideId other(SideId side) {
    return side == nationalist ? republican : nationalist;
}

// Statuses
inline constexpr StatusId dg{0}; ///< disorganised (1.7)
inline constexpr StatusId oos{1};
inline constexpr StatusId reserve{2};  ///< see Reserve
inline constexpr StatusId aboard{3};   ///< the number of the truck that carries it; 0: none
inline constexpr StatusId attached{4}; ///< to a division not its own, as 1 + Division; 0: no
inline constexpr StatusId moved{5};
inline constexpr StatusId spent{6}; ///< movement in this phase, in half points
inline constexpr StatusId fired{7};
inline constexpr StatusId fought{8};
inline constexpr StatusId returns{9};  ///< the turn in which it comes back; 0: never
inline constexpr StatusId crossed{10}; ///< the turn in which it crossed the line (4.3a); 0: never
inline constexpr StatusId bound{11};   ///< set up east of column 20 (Sc.4.b)

enum Reserve { NotInReserve, InReserve, Released };

// Markers
inline constexpr MarkerId interdicted{0};

// Tracks
inline constexpr TrackId turn{0};
inline constexpr TrackId phase{1}; ///< see Phase
inline constexpr TrackId points{2};
inline constexpr TrackId emergencies{3}; ///< groups called (3.1d)
inline constexpr TrackId exited{4};      ///< Italian battalions that left by 1.07
inline constexpr TrackId brihuegaTaken{5};
inline constexpr std::array<TrackId, 2> reserveMarkers = {TrackId(6), TrackId(7)}; ///< to be placed
/// By Division; Littorio has none.
inline constexpr std::array<TrackId, 3> moraleTrack = {TrackId(8), TrackId(11), TrackId(14)};
inline constexpr std::array<TrackId, 3> panicTrack = {TrackId(9), TrackId(12), TrackId(15)};
inline constexpr std::array<TrackId, 3> retreatTrack = {TrackId(10), TrackId(13), TrackId(16)};

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
inline constexpr std::array<BoxId, 2> forcesBox = {BoxId(0), BoxId(1)};
inline constexpr std::size_t firstTurnBox = 2;
inline constexpr int turnBoxes = 11;
inline constexpr BoxId turnBox(int number) {
    return BoxId(firstTurnBox + static_cast<std::size_t>(number - 1));
}
inline constexpr std::size_t firstZoneBox = 13; ///< entry zones A to E
inline constexpr std::size_t zones = 5;
inline constexpr BoxId zoneBox(std::size_t zone) {
    return BoxId(firstZoneBox + zone);
}
inline constexpr BoxId offMap{18};
inline constexpr std::array<BoxId, 2> emergencyBox = {BoxId(19), BoxId(20)};
inline constexpr BoxId disabledTanks{21};
inline constexpr std::array<BoxId, 2> airReady = {BoxId(24), BoxId(22)}; ///< by side
inline constexpr std::array<BoxId, 2> airUsed = {BoxId(25), BoxId(23)};
inline constexpr BoxId exitedBox{26};
inline constexpr BoxId withdrawn{27};
inline constexpr BoxId eliminated{28};

// What is printed on counters
inline constexpr AttributeId attackAttribute{0};
inline constexpr AttributeId defenceAttribute{1};
inline constexpr AttributeId footAttribute{2};
inline constexpr AttributeId motorisedAttribute{3};
inline constexpr AttributeId tankAttribute{4};
inline constexpr AttributeId stepsAttribute{5};
inline constexpr AttributeId barrageAttribute{6};
inline constexpr AttributeId rangeAttribute{7};
inline constexpr AttributeId supplyRangeAttribute{8};
inline constexpr AttributeId attackDrmAttribute{9};
inline constexpr AttributeId defenceDrmAttribute{10};
inline constexpr AttributeId numberAttribute{11};

inline constexpr TraitId typeTrait{0};
inline constexpr TraitId factionTrait{1};
inline constexpr TraitId divisionTrait{2};

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
enum class Division : std::uint8_t { FN, PN, DLV, LIT, None };
inline constexpr std::size_t volunteerDivisions = 3; ///< those with morale (2.7)

inline constexpr std::size_t exploitationFlag = 0; ///< the yellow box (1.13a)
inline constexpr std::size_t antiTankFlag = 1;
inline constexpr std::size_t armouredFlag = 2;
inline constexpr std::size_t flameFlag = 3;
inline constexpr std::size_t volunteerFlag = 4;
inline constexpr std::size_t t26Flag = 5;
inline constexpr std::size_t railFlag = 6;

// Faces: battalions and tanks are turned when they lose a step, guns when they change their mode,
// air points when they have attacked.
inline constexpr std::uint8_t reducedFace = 1;
inline constexpr std::uint8_t barrageMode = 0;
inline constexpr std::uint8_t moveMode = 1;
inline constexpr std::uint8_t attackedFace = 1;

// The map
inline constexpr TerrainId clearTerrain{0};
inline constexpr TerrainId woods{1};
inline constexpr TerrainId hills{2};
inline constexpr TerrainId minorVillage{3};
inline constexpr TerrainId majorVillage{4};
inline constexpr FeatureId river{0};
inline constexpr FeatureId stream{1};
inline constexpr FeatureId bridge{2};
inline constexpr FeatureId railBridge{3};
inline constexpr LinkId road{0};
inline constexpr LinkId trail{1};
inline constexpr LinkId rail{2};

// Charts
enum Charts : std::size_t {
    CombatChart,
    BarrageChart,
    TankVsTankChart,
    TankAfterCombatChart,
    AttritionChart,
    InterdictionChart,
    AirPointsChart,
    ItalianAirPointsChart,
    TerrainChart,
    WaysChart,
    HexsidesChart,
    CombatModifiersChart,
    CombatShiftsChart,
    BarrageShiftsChart,
    TankModifiersChart,
    ReconstitutionChart,
    ReconstitutionModifiersChart,
    TankRepairChart,
    VariableReinforcementsChart,
    CostsChart,
    VictoryChart,
    TurnsChart,
};

/// Options and rulings, in the package's order. Choice 0 is the standard reading; the names say
/// what holds with choice 1.
namespace ruling {
inline constexpr RulingId incompatibility{0}; // 4.1
inline constexpr RulingId screens{1};         // 4.2
inline constexpr RulingId looserLine{2};      // 4.3: 1 looser, 2 none
inline constexpr RulingId variable{3};        // 4.4
inline constexpr RulingId italianAir{4};      // 4.5
inline constexpr RulingId betterFog{5};       // 4.6
inline constexpr RulingId intensive{6};       // 4.7
inline constexpr RulingId simplePanic{7};     // 4.8

inline constexpr std::size_t as = 97; ///< the highest number; there is no A37
inline constexpr std::size_t missing = 37;
/// Ruling A1, A2 …
inline constexpr RulingId a(std::size_t number) {
    return RulingId(7 + number - (number > missing ? 1 : 0));
}
} // namespace ruling

} // namespace esagono::guadalajara
