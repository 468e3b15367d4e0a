// SPDX-License-Identifier: GPL-3.0-or-later
// What an author wants to do to a package: the edit that does it, or why it cannot be done.
#pragma once

#include "editor/edit.h"

namespace esagono {

struct Proposal {
    Edit edit;
    Text refusal; ///< empty: nothing speaks against it

    Proposal(Edit done)
        : edit(std::move(done)) {}
    Proposal(Text why)
        : refusal(std::move(why)) {}
    [[nodiscard]] bool isRefused() const { return !refusal.empty(); }
};

} // namespace esagono
