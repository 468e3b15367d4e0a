// SPDX-License-Identifier: GPL-3.0-or-later
// Banditen! for those who only look, for the list of aids.
#pragma once

#include "engine/play/asking/aids.h"

namespace esagono::banditen {

[[nodiscard]] const Aids& aids();

} // namespace esagono::banditen
