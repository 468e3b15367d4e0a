// SPDX-License-Identifier: GPL-3.0-or-later
// What a player asks: who, which verb, which arguments. A command carries a whole choice.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/values.h"

namespace esagono {

struct Command {
    SideId side;
    VerbId verb;
    Values arguments;
    friend bool operator==(const Command&, const Command&) = default;
};

} // namespace esagono
