// SPDX-License-Identifier: GPL-3.0-or-later
// Section 10.8 and what else happens when a unit enters a hex: 9.3, 10.6.1, 10.7.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

/// 9.3: a column dies when an enemy unit enters. A10: so does a headquarters on its own.
void overrun(Draft& draft, HexId hex, SideId enemy) {
    for (const Type type : {Type::Supply, Type::Hq})
        if (const CounterId found = findType(draft.position(), hex, enemy, type); found.exists())
            eliminate(draft, found, type == Type::Supply ? "9.3" : "9.2");
}

/// 10.6.1: one step of the track for each entry, even if it is an objective won by attack.
void tellMorale(Draft& draft, HexId hex, SideId side, Entry entry, bool isCapture) {
    const bool isObjective = printed(draft.position()).isObjective[hex.index()] != 0;
    if (isCapture && isObjective) {
        draft.say(Text(say::objectiveTaken, side, hex), "14.1", Milestone::Objective);
        shiftMorale(draft, side == nationalist ? +1 : -1);
    } else if (side == republican && entry == Entry::Victorious) {
        shiftMorale(draft, -1);
    }
}

} // namespace

void shiftMorale(Draft& draft, int change) {
    const int now = draft.position().track(morale);
    draft.set(morale, std::clamp(now + change, 0, highestMorale), "10.6.1");
}

void removeTrench(Draft& draft, HexId hex, const char* section) {
    for (const MarkerOnTable& marker : draft.position().markers(hex))
        if (marker.marker == trench) {
            const MarkerOnTable gone = marker;
            draft.emit(MarkerRemoved{gone.marker, gone.place, gone.side, gone.value}, section);
            return;
        }
}

void enterHex(Draft& draft, CounterId unit, HexId hex, const char* section, Entry entry) {
    const SideId side = draft.position().side(unit);
    const bool takesHexes = isUnit(draft.position(), unit); // a column takes nothing
    if (takesHexes)
        overrun(draft, hex, other(side));
    draft.move(unit, hex, section);
    if (!takesHexes)
        return;
    if (side == nationalist && !is(draft.position(), ruling::trenchGoesWithUnits))
        removeTrench(draft, hex); // K26
    const bool isCapture = draft.position().controller(hex) != side;
    draft.setControl(hex, side, "10.8");
    if (isCapture) {
        tellMorale(draft, hex, side, entry, true);
        score(draft);
    }
}

} // namespace esagono::santander
