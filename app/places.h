// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program keeps its things: settings, games, pictures that can be made anew.
#pragma once

#include <QString>

#include <filesystem>

namespace esagono {

struct Places {
    QString settings;    ///< a file
    QString games;       ///< the folder of the diaries
    QString cache;       ///< a folder that may be emptied at any time
    QString packages;    ///< the folder of the author's own packages
    QString recovery;    ///< the folder of work that is not saved yet
    QString corrections; ///< the folder of the player's corrections to printed games
};

/// Everything below one folder for portable use; empty: where this system keeps such things.
[[nodiscard]] Places placesIn(const QString& folder);

/// A path as the engine takes it.
[[nodiscard]] std::filesystem::path diskPath(const QString& path);

/// The ending of a diary, with its point.
inline constexpr char diaryEnding[] = ".esagono";

/// A name for a new file in the folder that nothing has yet: "Name.esagono", "Name 2.esagono" …
/// What a file system would not take is left out of the name.
[[nodiscard]] QString freeFile(const QString& folder, const QString& name,
                               const QString& ending = QLatin1String(diaryEnding));

} // namespace esagono
