// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn differently on a map after an edit: everything, or a part of the sheet.
#pragma once

#include "engine/kit/package.h"

#include <QRectF>

namespace esagono {

struct MapChanges {
    bool everything = false; ///< another grid, other counters or colours
    QRectF part;             ///< of the sheet; empty: nothing
};

[[nodiscard]] MapChanges changesOf(const GamePackage& before, const GamePackage& after,
                                   std::size_t map);

} // namespace esagono
