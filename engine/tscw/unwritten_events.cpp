// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters that are not written yet: they pass. The game is not in the list of games until none is
// left.
#include "tscw/chapters.h"

namespace esagono::tscw {

FrameKind drawKind() {
    return {"tscw.draw", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind newChitsKind() {
    return {"tscw.new_chits", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind chitKind() {
    return {"tscw.chit", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind flipHqsKind() {
    return {"tscw.flip_hqs", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

FrameKind reservesKind() {
    return {"tscw.reserves", "", {{"side", FieldKind::Side}}, [](Draft& draft) { draft.pop(); }};
}

Verdict whyNotPlay(const Position&, SideId, ChitId, Moment) {
    return allowed;
}
void offerChits(const Position&, SideId, Moment, VerbId, std::vector<Offer>&) {}
void playChit(Draft&, SideId, ChitId) {}
void discard(Draft&, SideId, ChitId, const char*) {}
void settleObligations(Draft&) {}
void noteAttack(Draft&, SideId, HexId, int) {}
void noteCapture(Draft&, SideId, HexId) {}
Objection whyNotReserve(const Position&, CounterId, std::span<const CounterId>) {
    return {};
}
void leaveReserve(Draft&, HexId, SideId) {}
Seen seen(const Position&, SideId, CounterId) {
    return Seen::Whole;
}
bool hidesTrack(const Position&, SideId, TrackId) {
    return false;
}
bool hidesEvent(const Position&, SideId, const Event&) {
    return false;
}
std::vector<Layer> layers() {
    return {};
}
std::vector<Preview::Part> explain(const Position&, CounterId) {
    return {};
}
std::vector<Culprit> culprits(const Position&, SideId, const Refusal&) {
    return {};
}

} // namespace esagono::tscw
