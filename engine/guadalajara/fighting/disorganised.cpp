// SPDX-License-Identifier: GPL-3.0-or-later
// 1.7: units become disorganised.
#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

void disorganise(Draft& draft, std::span<const CounterId> units, const char* section) {
    for (const CounterId unit : units)
        if (isUnit(draft.position(), unit) && draft.position().isOnMap(unit))
            draft.set(unit, dg, 1, section);
}

} // namespace esagono::guadalajara
