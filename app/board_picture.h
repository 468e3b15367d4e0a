// SPDX-License-Identifier: GPL-3.0-or-later
// The table as a picture: map, counters and markers as one viewer sees them, drawn from data.
#pragma once

#include "play/view.h"

#include <QImage>
#include <QString>

namespace esagono {

struct PictureOptions {
    qreal radius = 44; ///< of a hex, centre to corner, in pixels
    QString caption;   ///< a line above the map; empty: none
};

[[nodiscard]] QImage boardPicture(const View& view, const Setting& setting,
                                  const PictureOptions& options = {});

} // namespace esagono
