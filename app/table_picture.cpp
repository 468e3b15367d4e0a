// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_picture.h"

#include "board_picture.h"

namespace esagono {

namespace {

/// The middle of a picture, as large as it can be.
QImage cut(const QImage& picture, QSize size) {
    const QImage scaled =
        picture.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    return scaled.copy((scaled.width() - size.width()) / 2, (scaled.height() - size.height()) / 2,
                       size.width(), size.height());
}

} // namespace

QImage tablePicture(const View& view, const Setting& setting, const QString&, QSize size, bool) {
    return cut(boardPicture(view, setting), size);
}

QImage coverPicture(const GamePackage&, const QString&, QSize size, bool) {
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(QColor(0xe9dfc6));
    return picture;
}

} // namespace esagono
