// SPDX-License-Identifier: GPL-3.0-or-later
// What The Spanish Civil War answers to somebody who looks at the table.
#pragma once

#include "engine/play/asking/aids.h"

namespace esagono::tscw {

[[nodiscard]] const Aids& aids();

} // namespace esagono::tscw
