// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/guadalajara/shown/aids.h"

#include "engine/guadalajara/supply/supply.h"

namespace esagono::guadalajara {

const Aids& aids() {
    static const Aids table = {.traceSeenBy = traceSeenBy};
    return table;
}

} // namespace esagono::guadalajara
