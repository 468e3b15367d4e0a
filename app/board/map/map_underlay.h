// SPDX-License-Identifier: GPL-3.0-or-later
// A picture beneath the lines of the map, laid so that its hexes lie under those of the sheet: an
// author's scan of a printed map.
#pragma once

#include <QImage>
#include <QPainter>
#include <QQmlEngine>
#include <QTransform>

#include <memory>
#include <vector>

namespace esagono {

/// A picture in several finenesses, so that it is smooth however small it is drawn. Any thread.
struct ScanPicture {
    /// `size` is that of the picture on the disk, which may have been too fine to be kept whole.
    ScanPicture(QImage picture, QSize size);

    QSizeF dots;
    std::vector<QImage> levels; ///< each half as fine as the one before
};

class MapUnderlay {
    Q_GADGET
    QML_ANONYMOUS

public:
    std::shared_ptr<const ScanPicture> picture; ///< null: nothing lies there
    QTransform onSheet;                         ///< from its dots to units of the sheet

    friend bool operator==(const MapUnderlay&, const MapUnderlay&) = default;
};

/// The painter's coordinates are those of the sheet, of which a unit has so many pixels.
void paintUnderlay(QPainter& painter, const MapUnderlay& underlay, qreal pixels);

} // namespace esagono
