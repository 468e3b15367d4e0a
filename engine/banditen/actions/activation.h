// SPDX-License-Identifier: GPL-3.0-or-later
// Whose activation comes next.
#pragma once

#include "engine/banditen/chapters.h"

namespace esagono::banditen {

enum ActivationLocals { NextSide, Passes };

/// Takes the decision off the stack and notes who comes next, after so many passes in a row.
void takeTurn(Draft& draft, SideId next, int passes);

} // namespace esagono::banditen
