// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
void endIfDecided(Draft& draft) {}
void begin(Draft& draft) {}
Objection whyNotDeploy(const Position& position, CounterId unit, HexId hex) { return {}; }
Objection whyNotEndSetup(const Position& position, SideId side) { return {}; }
Verdict whyNotPosition(const Position& position) { return {}; }
std::vector<HexId> returnHexes(const Position& position, CounterId unit) { return {}; }
Objection whyNotReturn(const Position& position, CounterId unit, HexId hex) { return {}; }
std::vector<HexId> entryHexes(const Position& position, CounterId unit) { return {}; }
bool mayEnter(const Position& position, CounterId unit) { return false; }
Objection whyNotExit(const Position& position, CounterId unit, HexId hex) { return {}; }
void leaveMap(Draft& draft, CounterId unit, HexId hex) {}
void score(Draft& draft) {}
std::vector<Worth> worth(const Position& position) { return {}; }
Ending ending(const Position& position) { return {}; }
FrameKind setupKind() { FrameKind kind; kind.name = "guadalajara.setup"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind deployKind() { FrameKind kind; kind.name = "guadalajara.deploy"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind reinforcementsKind() { FrameKind kind; kind.name = "guadalajara.reinforcements"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind arriveKind() { FrameKind kind; kind.name = "guadalajara.arrive"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
}
