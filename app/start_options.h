// SPDX-License-Identifier: GPL-3.0-or-later
// What was asked for on the command line.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace esagono {

struct StartOptions {
    enum class Appearance { System, Light, Dark };

    QStringList packages; ///< folders to search instead of the usual ones
    QString dataFolder;   ///< where everything is kept; empty: where the system keeps such things
    QString diary;        ///< a saved game to open; empty: none
    QString package;      ///< a package folder to begin a game of; empty: none
    QString shared;       ///< a packed game or corrections to take in; empty: none
    bool replay = false;  ///< the diary is to be watched, not played; without one, which is asked
    bool edit = false;    ///< the package is to be edited, not played; likewise
    int at = -1;          ///< the event at which the diary is shown; -1: as it is
    QString page;         ///< one of those --page names; empty: the usual one
    QString language;     ///< a language code; empty: the system's
    Appearance appearance = Appearance::System;
    QSize size;           ///< of the window; empty: as it likes
    qreal scale = 0;      ///< pixels of the picture per unit of the size; 0: as the system says
    QString screenshot;   ///< picture file to write; empty: none
    QString exportTo;     ///< file to share the diary as; empty: none
    bool smoke = false;   ///< leave after the first frame with what was asked for
    bool version = false; ///< what was built is to be told
    QString answer;       ///< the help or the version, if that was all that was wanted
    QString complaint;    ///< what was not understood; empty: everything was
    QString build;        ///< what the program was built from; not asked for but told

    /// Nobody is watching: the program leaves by itself.
    [[nodiscard]] bool isUnattended() const {
        return smoke || !screenshot.isEmpty() || !exportTo.isEmpty();
    }
};

/// Reads the arguments, the program's own name first. Needs no application object, but the help
/// names the program only if there is one.
[[nodiscard]] StartOptions readStartOptions(const QStringList& arguments);

} // namespace esagono
