// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

FrameKind beginCombatKind() {
    return {
        "tscw.begin_combat", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind combatKind() {
    return {"tscw.combat", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind endCombatKind() {
    return {"tscw.end_combat", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind battleKind() {
    return {"tscw.battle", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind supportKind() {
    return {"tscw.support", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind airKind() {
    return {"tscw.air", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind antiAirKind() {
    return {"tscw.anti_air", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind navalKind() {
    return {"tscw.naval", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind battleChitsKind() {
    return {
        "tscw.battle_chits", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind lossesKind() {
    return {"tscw.losses", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind advanceKind() {
    return {"tscw.advance", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind pursuitKind() {
    return {"tscw.pursuit", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

void loseStep(Draft&, CounterId, const char*) {}
void eliminate(Draft&, CounterId, const char*) {}
bool isActiveFortification(const Position&, HexId) {
    return false;
}
bool isFortifiedSide(const Position&, HexId, HexId) {
    return false;
}
bool costsMoreForNationalists(const Position&, HexId) {
    return false;
}
void activateLines(Draft&) {}
void breakFortification(Draft&, HexId) {}
std::optional<DiceReading> reading(const Position&, const DiceRolled&) {
    return {};
}
std::optional<std::vector<int>> toll(const Position&, const DiceRolled&, const DiceRolled*) {
    return {};
}

} // namespace esagono::tscw
