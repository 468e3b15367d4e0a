// SPDX-License-Identifier: GPL-3.0-or-later
// The title of a page, a section or a card.
import QtQuick
import Esagono

Text {
    font: Theme.section
    color: Theme.ink
    textFormat: Text.PlainText
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
