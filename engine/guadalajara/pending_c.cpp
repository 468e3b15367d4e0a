// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/chapters.h"
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace esagono::guadalajara {
void loseStep(Draft& draft, CounterId unit, Cause cause, const char* section) {}
void destroy(Draft& draft, CounterId unit, Cause cause, const char* section) {}
void pushLosses(Draft& draft, std::span<const CounterId> units, int steps, Cause cause, const char* section) {}
void seeToStranded(Draft& draft, HexId hex, SideId side, bool lossesLeft, const char* section) {}
void disable(Draft& draft, CounterId armour, const char* section) {}
void pushBattle(Draft& draft, SideId side, std::span<const CounterId> attackers, HexId hex, bool overrun, bool intensive) {}
Objection whyNotAttackers(const Position& position, SideId side, std::span<const CounterId> units, HexId target, bool overrun) { return {}; }
Preview previewBattle(const Position& position, SideId side, std::span<const CounterId> attackers, HexId hex, bool overrun) { return {}; }
void unloadUnderAttack(Draft& draft, HexId hex, SideId side, const char* section) {}
Ratio attackOf(const Position& position, CounterId unit) { return {}; }
Ratio defenceOf(const Position& position, CounterId unit) { return {}; }
Ratio barrageOf(const Position& position, CounterId gun) { return {}; }
FrameKind repairKind() { FrameKind kind; kind.name = "guadalajara.repair"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind combatKind() { FrameKind kind; kind.name = "guadalajara.combat"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind battleKind() { FrameKind kind; kind.name = "guadalajara.battle"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind supportKind() { FrameKind kind; kind.name = "guadalajara.support"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind lossesKind() { FrameKind kind; kind.name = "guadalajara.losses"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind strandedKind() { FrameKind kind; kind.name = "guadalajara.stranded"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind retreatKind() { FrameKind kind; kind.name = "guadalajara.retreat"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
FrameKind advanceKind() { FrameKind kind; kind.name = "guadalajara.advance"; kind.run = [](Draft& draft) { draft.pop(); }; return kind; }
}
