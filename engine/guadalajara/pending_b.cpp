// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
bool exertsZone(const Position& position, CounterId unit) { return false; }
HexSet zoneOf(const Position& position, SideId side) { return HexSet(position.map().size()); }
HexSet openZoneOf(const Position& position, SideId side) { return HexSet(position.map().size()); }
bool isInZone(const Position& position, HexId hex, SideId of) { return false; }
int stackedIn(const Position& position, HexId hex, SideId side) { return {}; }
Objection whyNotStack(const Position& position, std::span<const CounterId> units, HexId hex) { return {}; }
Objection whyNotLeave(const Position& position, std::span<const CounterId> units) { return {}; }
Room room(const Position& position, HexId hex, SideId side) { return {}; }
int allowanceOf(const Position& position, CounterId unit) { return {}; }
std::optional<int> stepHalves(const Position& position, Class by, HexId from, HexId to) { return {}; }
Objection whyNotGo(const Position& position, CounterId unit, HexId from, HexId to) { return {}; }
void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section) {}
std::optional<Ratio> marchCost(const Position& position, CounterId unit, std::span<const HexId> way) { return {}; }
Objection whyNotBeyondLine(const Position& position, CounterId unit, HexId hex) { return {}; }
Objection whyNotReserve(const Position& position, SideId side, std::span<const CounterId> units) { return {}; }
bool isCargo(const Position& position, CounterId unit) { return false; }
void load(Draft& draft, CounterId unit, CounterId truck, const char* section) {}
void unload(Draft& draft, CounterId unit, const char* section) {}
FrameKind beginMovementKind() { FrameKind kind; kind.name = "guadalajara.begin_movement"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind movementKind() { FrameKind kind; kind.name = "guadalajara.movement"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind beginExploitationKind() { FrameKind kind; kind.name = "guadalajara.begin_exploitation"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind exploitationKind() { FrameKind kind; kind.name = "guadalajara.exploitation"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind marchKind() { FrameKind kind; kind.name = "guadalajara.march"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind goOnKind() { FrameKind kind; kind.name = "guadalajara.go_on"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind screenKind() { FrameKind kind; kind.name = "guadalajara.screen"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
}
