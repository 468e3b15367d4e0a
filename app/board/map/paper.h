// SPDX-License-Identifier: GPL-3.0-or-later
// The paper of a picture that is kept. What a painter needs for its work, often half as large as
// the picture, stays with what it was begun on for as long as that lives: so it is begun on the
// paper, and goes with it.
#pragma once

#include <QImage>

namespace esagono {

/// To paint on; it shows what the picture shows, and must go before the picture is copied.
[[nodiscard]] inline QImage paperOf(QImage& picture) {
    QImage paper(picture.bits(), picture.width(), picture.height(), picture.bytesPerLine(),
                 picture.format());
    paper.setDevicePixelRatio(picture.devicePixelRatio());
    return paper;
}

} // namespace esagono
