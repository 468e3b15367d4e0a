// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

FrameKind strategicKind() {
    return {"tscw.strategic", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

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

FrameKind overstackKind() {
    return {"tscw.overstack", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

Objection whyNotStack(const Position&, std::span<const CounterId>, HexId) {
    return {};
}
Objection whyNotTogether(const Position&, std::span<const CounterId>) {
    return {};
}
bool isOverstacked(const Position&, HexId, SideId) {
    return false;
}
void pushOverstacked(Draft&, SideId) {}
Room room(const Position&, HexId, SideId) {
    return {};
}
Network networkOf(const Position&, CounterId) {
    return {};
}
Supply supplyOf(const Position&, CounterId) {
    return InSupply;
}
std::vector<std::uint8_t> suppliesOf(const Position& position, SideId) {
    return std::vector<std::uint8_t>(position.counterCount());
}
Supply supplyIn(const Position&, CounterId, HexId) {
    return InSupply;
}
bool isSuppliedHex(const Position&, HexId, Network) {
    return true;
}
HexSet airBasesOf(const Position& position, SideId) {
    return HexSet(position.map().size());
}
bool isLinked(const Position&, HexId, HexId, SideId) {
    return false;
}
void checkSupply(Draft&, const char*) {}
std::vector<HexId> trace(const Position&, CounterId) {
    return {};
}
bool exertsZone(const Position&, CounterId) {
    return false;
}
HexSet zoneOf(const Position& position, SideId) {
    return HexSet(position.map().size());
}
HexSet supplyZoneOf(const Position& position, SideId) {
    return HexSet(position.map().size());
}
bool isInZone(const Position&, HexId, SideId) {
    return false;
}
int railLeft(const Position&, SideId) {
    return 0;
}
int seaLeft(const Position&, SideId) {
    return 0;
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
Objection whyNotStayUnsupplied(const Position&, std::span<const CounterId>, HexId) {
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
