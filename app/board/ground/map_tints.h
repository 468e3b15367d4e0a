// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of heights: green lowlands, brown mountains, white summits, blue below the sea.
#pragma once

#include <QColor>

namespace esagono {

/// `highest` is that of the map, in the same measure: metres or levels.
[[nodiscard]] QColor heightTint(int height, int highest);

} // namespace esagono
