// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a diary for watching: the slow part, which may run in any thread.
#pragma once

#include "app/replay/film_reading.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace esagono {

/// A film, or why there is none.
struct OpenedFilm {
    std::unique_ptr<Recording> recording;
    std::unique_ptr<Film> film;
    QString packageFolder; ///< where its pictures lie; empty: unknown
    Text problem;
};

[[nodiscard]] OpenedFilm openFilm(const QString& path, GameList games, const QStringList& shelves,
                                  Strand strand);

} // namespace esagono
