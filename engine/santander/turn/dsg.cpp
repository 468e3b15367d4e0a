// SPDX-License-Identifier: GPL-3.0-or-later
// Section 9.5: disorganisation, and 6.3: what lack of supply does with it.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

Ratio fitness(const Position& position, CounterId unit) {
    const int level = position.status(unit, dsg);
    if (level > 1 && position.ruling(ruling::dsgLevels) == ruling::Quarter)
        return {1, 4}; // A3
    // 6.3.1: halved for one reason, it is not halved again for the other
    return level > 0 || position.status(unit, oos) != 0 ? Ratio(1, 2) : Ratio(1);
}

void disorganise(Draft& draft, CounterId unit, int levels, bool fromBombardment,
                 const char* section) {
    const int before = draft.position().status(unit, dsg);
    const bool isOut = draft.position().status(unit, oos) != 0;
    // 6.3.1: one level more, on the first marker an unsupplied unit gets. A41, A4
    const bool converts = fromBombardment || is(draft.position(), ruling::retreatDsgConverted);
    const int after = before + levels + (isOut && before == 0 && converts ? 1 : 0);
    if (after > mostDsg || (after == mostDsg && isOut)) {
        draft.say(Text(after > mostDsg ? say::breaksUp : say::surrenders, unit), "9.5.1");
        eliminate(draft, unit, "9.5.1");
        return;
    }
    draft.set(unit, dsg, after, section);
}

} // namespace esagono::santander
