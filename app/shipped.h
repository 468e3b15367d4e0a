// SPDX-License-Identifier: GPL-3.0-or-later
// What goes with the program: packages, the guide.
#pragma once

#include <QString>

namespace esagono {

/// A folder shipped with the program: "packages", "guide". In a build tree it leads to the sources.
[[nodiscard]] QString shippedFolder(const QString& what);

} // namespace esagono
