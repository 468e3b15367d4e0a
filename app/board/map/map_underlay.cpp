// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_underlay.h"

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

constexpr int coarsest = 256; // dots along the shorter edge: nothing is drawn smaller than that

} // namespace

ScanPicture::ScanPicture(QImage picture, QSize size)
    : dots(size) {
    levels.push_back(std::move(picture).convertToFormat(QImage::Format_RGB32));
    while (std::min(levels.back().width(), levels.back().height()) >= 2 * coarsest)
        levels.push_back(levels.back().scaled(levels.back().size() / 2, Qt::IgnoreAspectRatio,
                                              Qt::SmoothTransformation));
}

void paintUnderlay(QPainter& painter, const MapUnderlay& underlay, qreal pixels) {
    if (!underlay.picture)
        return;
    const ScanPicture& picture = *underlay.picture;
    const qreal fine = pixels * painter.device()->devicePixelRatioF() *
                       std::sqrt(std::abs(underlay.onSheet.determinant())); // pixels per dot
    const auto isFineEnough = [&](const QImage& level) {
        return level.width() >= picture.dots.width() * fine;
    };
    // The coarsest that is still as fine as the pixels.
    const auto found = std::find_if(picture.levels.rbegin(), picture.levels.rend(), isFineEnough);
    const QImage& level = found == picture.levels.rend() ? picture.levels.front() : *found;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(QTransform::fromScale(picture.dots.width() / level.width(),
                                               picture.dots.height() / level.height()) *
                             underlay.onSheet,
                         true);
    painter.drawImage(QPointF(), level);
    painter.restore();
}

} // namespace esagono
