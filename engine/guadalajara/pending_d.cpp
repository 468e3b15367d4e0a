// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
bool isSupplied(const Position& position, CounterId unit) { return false; }
std::vector<std::uint8_t> outOfSupply(const Position& position, SideId side) { return {}; }
std::vector<HexId> trace(const Position& position, CounterId unit) { return {}; }
Division divisionOf(const Position& position, CounterId unit) { return {}; }
bool hasWayToHq(const Position& position, CounterId unit) { return false; }
void disorganise(Draft& draft, std::span<const CounterId> units, const char* section) {}
int airPointsReady(const Position& position, SideId side) { return {}; }
void spendAir(Draft& draft, SideId side, int count, const char* section) {}
bool isInterdicted(const Position& position, HexId hex, SideId mover) { return false; }
CounterId interdictorIn(const Position& position, HexId hex, bool unused) { return {}; }
bool canBeInterdicted(const Position& position, CounterId unit) { return false; }
bool attackByInterdictor(Draft& draft, CounterId unit, HexId hex, bool counts) { return false; }
bool isPanicked(const Position& position, CounterId unit) { return false; }
void shiftMorale(Draft& draft, CounterId unit, int change, const char* section) {}
Seen seen(const Position& position, SideId viewer, CounterId counter) { return Seen::Whole; }
std::vector<Layer> layers() { return {}; }
std::vector<Preview::Part> explain(const Position& position, CounterId unit) { return {}; }
std::vector<Culprit> culprits(const Position& position, SideId asker, const Refusal& refusal) { return {}; }
std::optional<DiceReading> reading(const Position& position, const DiceRolled& dice) { return {}; }
std::optional<std::vector<int>> toll(const Position& position, const DiceRolled& dice, const DiceRolled* earlier) { return {}; }
FrameKind interdictKind() { FrameKind kind; kind.name = "guadalajara.interdict"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind barrageKind() { FrameKind kind; kind.name = "guadalajara.barrage"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind shellingKind() { FrameKind kind; kind.name = "guadalajara.shelling"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind supplyKind() { FrameKind kind; kind.name = "guadalajara.supply"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind airPointsKind() { FrameKind kind; kind.name = "guadalajara.air_points"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind placeInterdictionKind() { FrameKind kind; kind.name = "guadalajara.place_interdiction"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind moraleKind() { FrameKind kind; kind.name = "guadalajara.morale"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind compulsoryKind() { FrameKind kind; kind.name = "guadalajara.compulsory"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
}
