// SPDX-License-Identifier: GPL-3.0-or-later
// What of a package can be printed: its map on pages or as a picture, its counters, its tables. One
// row each.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/package.h"
#endif

#include <QString>
#include <QVariantMap>

#include <span>

class QIODevice;

namespace esagono {

class Work;

struct PrintJob {
    const GamePackage& package; ///< has a map
    const QVariantMap& wishes;
    const QString& language;
    const QString& pictureFolder;
};

struct PrintKind {
    const char* id;
    const char* glyph;
    const char* label;    ///< a message, as are the next
    const char* fileName; ///< %1 = title of the game
    const char* ending;
    void (*write)(const PrintJob& job, QIODevice& device, Work& work);
    /// What it would be, as a sentence: how large, how many pages.
    QString (*summary)(const PrintJob& job);
};

/// In the order they are offered.
[[nodiscard]] std::span<const PrintKind> printKinds();
/// The first, if there is none of that id.
[[nodiscard]] const PrintKind& printKind(const QString& id);

} // namespace esagono
