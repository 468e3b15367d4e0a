// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

namespace esagono {

/// What stands under a key in something that QML is given as a map.
[[nodiscard]] inline QVariant in(const QVariant& map, const char* key) {
    return map.toMap().value(QLatin1String(key));
}

} // namespace esagono
