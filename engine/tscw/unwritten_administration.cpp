// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

FrameKind mobilisationKind() {
    return {
        "tscw.mobilisation", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind withdrawalsKind() {
    return {"tscw.withdrawals", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind incomeKind() {
    return {"tscw.income", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind rebuildKind() {
    return {"tscw.rebuild", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind reinforcementsKind() {
    return {
        "tscw.reinforcements", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind placeKind() {
    return {"tscw.place", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind endAdministrationKind() {
    return {"tscw.end_administration", "", {{"side", FieldKind::Side}}, [](Draft& draft) {
                draft.pop();
            }};
}

FrameKind endTurnKind() {
    return {"tscw.end_turn", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

void begin(Draft&) {}
Verdict whyNotPosition(const Position&) {
    return allowed;
}
void changeMorale(Draft&, int, const char*) {}
void takeHex(Draft& draft, HexId hex, SideId side, const char* section) {
    draft.setControl(hex, side, section);
}
void endIfDecided(Draft&) {}
bool checkVictory(Draft&) {
    return false;
}
std::vector<Worth> worth(const Position&) {
    return {};
}
Ending ending(const Position&) {
    return {};
}
std::vector<Pool> poolsFor(const Position&, CounterId) {
    return {};
}
std::optional<Pool> payingPool(const Position&, CounterId) {
    return {};
}
void addPoints(Draft&, Pool, int, const char*) {}
Objection whyNotWithdraw(const Position&, CounterId) {
    return {};
}
void withdraw(Draft&, CounterId, bool, const char*) {}
Objection whyNotPlace(const Position&, CounterId, HexId) {
    return {};
}

} // namespace esagono::tscw
