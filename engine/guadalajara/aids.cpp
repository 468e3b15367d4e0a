// SPDX-License-Identifier: GPL-3.0-or-later
#include "guadalajara/aids.h"

#include "guadalajara/supply.h"

namespace esagono::guadalajara {

const Aids& aids() {
    static const Aids table = {.rules = "guadalajara", .traceSeenBy = traceSeenBy};
    return table;
}

} // namespace esagono::guadalajara
