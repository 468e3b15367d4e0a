// SPDX-License-Identifier: GPL-3.0-or-later
// What this machine can show a window on, and how Qt Quick should draw on it.
#pragma once

class QString;

namespace esagono {

/// Whether a window can be shown to somebody: a screen of the system, or a platform chosen by hand.
[[nodiscard]] bool hasDisplay();

/// Whether a renderer of this name computes on the processor only.
[[nodiscard]] bool isSoftwareRasterizer(const QString& rendererName);

/// Draws with Qt's own software renderer where there is no graphics processor: it is faster there
/// than an emulated one. Left alone if QT_QUICK_BACKEND or QSG_RHI_BACKEND say what to do, or if
/// ESAGONO_RENDERER is "gpu"; forced by ESAGONO_RENDERER "software". Call it after the application
/// object exists and before the first window.
void chooseRenderer();

} // namespace esagono
