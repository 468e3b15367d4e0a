// SPDX-License-Identifier: GPL-3.0-or-later
// What Guadalajara 1937 answers to somebody who looks at the table.
#pragma once

#include "engine/play/asking/aids.h"

namespace esagono::guadalajara {

[[nodiscard]] const Aids& aids();

} // namespace esagono::guadalajara
