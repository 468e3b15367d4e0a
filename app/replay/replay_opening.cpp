// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/replay_opening.h"

#include "app/play/game_opening.h"
#include "engine/core/fault.h"

#include <QFileInfo>

namespace esagono {

OpenedFilm openFilm(const QString& path, GameList games, const QStringList& shelves,
                    Strand strand) {
    OpenedFilm opened;
    try {
        opened.recording = Recording::open(QFileInfo(path).filesystemFilePath(), games);
        opened.film = std::make_unique<Film>(*opened.recording, strand);
        opened.packageFolder = packageFolderOf(opened.recording->setting().package(), shelves);
    } catch (...) {
        opened.film.reset();
        opened.recording.reset();
        opened.problem = caughtText();
    }
    return opened;
}

} // namespace esagono
