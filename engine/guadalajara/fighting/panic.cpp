// SPDX-License-Identifier: GPL-3.0-or-later
// 2.7: morale and panic of the volunteer divisions.
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/fighting/panic_messages.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// Number of a volunteer division; nothing for all others.
std::optional<std::size_t> volunteersOf(const Position& position, CounterId unit) {
    const Division division = piece(position, unit).division;
    if (division >= Division::LIT || is(position, ruling::simplePanic)) // 4.8a
        return std::nullopt;
    return static_cast<std::size_t>(division);
}

bool isInCompulsoryRetreat(const Position& position) {
    for (std::size_t depth = 0; depth < position.depth(); ++depth)
        if (position.frame(depth).name == frame(compulsoryKind))
            return true;
    return false;
}

/// 2.7d, Sc.4 rule 1: whether the division has its compulsory retreat still to make.
bool mustRetreat(const Position& position, std::size_t division) {
    return position.track(retreatTrack[division]) == 0 &&
           !course(position).noForcedRetreat[division];
}

void panic(Draft& draft, std::size_t division) {
    const int level = draft.position().track(moraleTrack[division]);
    draft.set(panicTrack[division], 1, "2.7d");
    draft.say(Text(say::divisionPanics, Word{nameOf(Division(division))}, level), "2.7c");
    if (!mustRetreat(draft.position(), division))
        return;
    draft.set(retreatTrack[division], 1, "2.7e");
    draft.say(Text(say::retreatBegins, Word{nameOf(Division(division))}), "2.7e");
    beginCompulsoryRetreat(draft, Division(division));
}

/// The divisions in their order; after a retreat it goes on with the next.
void runMorale(Draft& draft) {
    enum { Next };
    const std::size_t depth = draft.position().depth();
    for (auto each = static_cast<std::size_t>(std::max(0, draft.position().locals().get(Next)));
         each < volunteerDivisions; ++each) {
        const bool isPanic = draft.position().track(panicTrack[each]) != 0;
        const int level = draft.position().track(moraleTrack[each]);
        const bool isHigh = level >= printed(draft.position()).panic; // 2.7c
        draft.setLocal(Next, static_cast<std::int32_t>(each + 1));
        if (isHigh && !isPanic)
            panic(draft, each);
        if (!isHigh && isPanic) { // 2.7f
            draft.set(panicTrack[each], 0, "2.7f");
            draft.say(Text(say::divisionSteady, Word{nameOf(Division(each))}, level), "2.7f");
        }
        if (draft.position().depth() > depth)
            return;
    }
    draft.pop();
}

} // namespace

const char* nameOf(Division division) {
    return division == Division::FN   ? say::divisionFn
           : division == Division::PN ? say::divisionPn
                                      : say::divisionDlv;
}

bool isPanicked(const Position& position, CounterId unit) {
    const auto division = volunteersOf(position, unit);
    return division && position.track(panicTrack[*division]) != 0;
}

void shiftMorale(Draft& draft, CounterId unit, int change, const char* section) {
    const Position position = draft.position();
    const auto division = volunteersOf(position, unit);
    if (!division || (change < 0 && isHq(position, unit)) ||              // 2.7b
        (is(position, ruling::a(41)) && isInCompulsoryRetreat(position))) // A41
        return;
    const TrackId track = moraleTrack[*division];
    const int most = position.package().tracks[track.index()].most;
    draft.set(track, std::clamp(position.track(track) + change, 0, most), section);
}

FrameKind moraleKind() {
    return {"guadalajara.morale", say::frameMorale, {{"next"}}, runMorale};
}

} // namespace esagono::guadalajara
