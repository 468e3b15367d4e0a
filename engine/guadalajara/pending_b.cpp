// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
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
