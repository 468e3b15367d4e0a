// SPDX-License-Identifier: GPL-3.0-or-later
// How the system's allocator is used, where it lets itself be told.
#pragma once

namespace esagono {

/// Once, before anything large is allocated: pictures are large and soon gone, so what they took
/// goes back at once, and threads share the rest.
void settleMemory();

/// Gives back to the system what lies free between things in use. Takes some milliseconds: not for
/// the interface thread. Any other.
void giveBackMemory();

} // namespace esagono
