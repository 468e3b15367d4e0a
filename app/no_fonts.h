// SPDX-License-Identifier: GPL-3.0-or-later
// What is done where the system has no font to write with: the program says so, in letters of its
// own, and leaves.
#pragma once

#include "app/start_options.h"

#include <QRasterWindow>

namespace esagono {

/// Whether anything can be written. Needs the application object.
[[nodiscard]] bool canWrite();

/// Whether what was asked for has letters drawn in it; a log and a record are plain text.
[[nodiscard]] bool needsLetters(const StartOptions& options);

/// Says on the error output, and in a window unless nobody is watching, that there are no fonts and
/// what to do. Returns when the window has been closed; what the program has to leave with.
[[nodiscard]] int tellNoFonts(const StartOptions& options);

/// The window that says so; any key that closes a dialog closes it.
class NoFontsNotice : public QRasterWindow {
public:
    NoFontsNotice();

    /// Everything it says, in the language that is spoken now.
    [[nodiscard]] static QStringList words();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace esagono
