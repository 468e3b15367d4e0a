// SPDX-License-Identifier: GPL-3.0-or-later
// A counter in the palette the player has chosen.
import Esagono

CounterPicture {
    safePalette: Theme.safePalette
}
