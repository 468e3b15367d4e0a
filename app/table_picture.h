// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures for the library: a table as it stands, a game as its box would show it.
#pragma once

#include "play/view.h"

#include <QImage>
#include <QSize>
#include <QString>

namespace esagono {

/// The part of the table where most happens, cut to the size. Any thread.
[[nodiscard]] QImage tablePicture(const View& view, const Setting& setting,
                                  const QString& packageFolder, QSize size, bool dark);

/// The map of the first scenario with counters of a finished set-up, if it has one. Any thread.
[[nodiscard]] QImage coverPicture(const GamePackage& package, const QString& packageFolder,
                                  QSize size, bool dark);

} // namespace esagono
