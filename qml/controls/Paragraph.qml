// SPDX-License-Identifier: GPL-3.0-or-later
// Interface text that may run over several lines.
import QtQuick
import Esagono

Text {
    font: Theme.plain
    color: Theme.ink2
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    lineHeightMode: Text.FixedHeight
    lineHeight: font.pixelSize < Theme.px(13) ? Theme.secondaryLine : Theme.plainLine
    Accessible.role: Accessible.Paragraph
    Accessible.name: text
}
