// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing of a track in the palette the player has chosen.
import Esagono

MarkPicture {
    safePalette: Theme.safePalette
}
