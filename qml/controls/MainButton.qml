// SPDX-License-Identifier: GPL-3.0-or-later
// The one main action of a view.
import Esagono

PlainButton {
    tone: PlainButton.Primary
}
