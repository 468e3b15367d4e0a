// SPDX-License-Identifier: GPL-3.0-or-later
// A button without a ground of its own until it is pointed at.
import Esagono

PlainButton {
    tone: PlainButton.Quiet
}
