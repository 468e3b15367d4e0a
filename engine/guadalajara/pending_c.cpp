// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
void pushBattle(Draft& draft, SideId side, std::span<const CounterId> attackers, HexId hex, bool overrun, bool intensive) {}
Objection whyNotAttackers(const Position& position, SideId side, std::span<const CounterId> units, HexId target, bool overrun) { return {}; }
Preview previewBattle(const Position& position, SideId side, std::span<const CounterId> attackers, HexId hex, bool overrun) { return {}; }
void unloadUnderAttack(Draft& draft, HexId hex, SideId side, const char* section) {}
FrameKind combatKind() { FrameKind kind; kind.name = "guadalajara.combat"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind battleKind() { FrameKind kind; kind.name = "guadalajara.battle"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind supportKind() { FrameKind kind; kind.name = "guadalajara.support"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind retreatKind() { FrameKind kind; kind.name = "guadalajara.retreat"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind advanceKind() { FrameKind kind; kind.name = "guadalajara.advance"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
}
