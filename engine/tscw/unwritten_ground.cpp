// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

FrameKind seaKind() {
    return {"tscw.sea", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind railKind() {
    return {"tscw.rail", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind beginMovementKind() {
    return {
        "tscw.begin_movement", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind movementKind() {
    return {"tscw.movement", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind beginExploitationKind() {
    return {"tscw.begin_exploitation", "", {{"side", FieldKind::Side}}, [](Draft& draft) {
                draft.pop();
            }};
}

FrameKind exploitationKind() {
    return {
        "tscw.exploitation", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind endMovementKind() {
    return {
        "tscw.end_movement", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

HexSet railReach(const Position& position, CounterId) {
    return HexSet(position.map().size());
}
bool isOnRailToUss(const Position&, HexId, Network) {
    return false;
}
int allowanceOf(const Position&, CounterId, Moved) {
    return 0;
}
std::optional<int> stepCost(const Position&, CounterId, HexId, HexId, Moved) {
    return {};
}
Objection whyNotEnter(const Position&, CounterId, HexId, HexId) {
    return {};
}
Objection whyNotBeyondLimit(const Position&, std::span<const CounterId>, HexId) {
    return {};
}
void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section) {
    draft.move(unit, hex, section);
}
std::optional<Ratio> marchCost(const Position&, CounterId, std::span<const HexId>) {
    return {};
}

} // namespace esagono::tscw
