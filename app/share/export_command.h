// SPDX-License-Identifier: GPL-3.0-or-later
// Sharing a game from the command line, without a window.
#pragma once

#include "app/start_options.h"

namespace esagono {

/// Writes what --export asks for. The program's exit code: 0, or 1 after a message.
[[nodiscard]] int exportGame(const StartOptions& options);

} // namespace esagono
