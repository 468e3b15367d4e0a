// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture_limit.h"

#include <QImageReader>

namespace esagono {

void limitPictures() {
    QImageReader::setAllocationLimit(mostPictureMegabytes);
}

} // namespace esagono
