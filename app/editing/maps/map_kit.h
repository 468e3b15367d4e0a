// SPDX-License-Identifier: GPL-3.0-or-later
// What the tools of the map's page paint with: ids of what the package declares, and how large.
#pragma once

#include <QString>

namespace esagono {

struct MapKit {
    QString paints = QStringLiteral("terrain"); ///< what brushes change
    QString terrain;
    QString feature;
    QString link;
    QString grade;
    QString area; ///< "areas/x" or "lines/x"
    QString side;
    int height = 0; ///< in metres
    int brush = 0;
};

} // namespace esagono
