// SPDX-License-Identifier: GPL-3.0-or-later
// What is read rather than looked up, with links to other sections.
import QtQuick
import Esagono

Text {
    id: ruleText

    font.family: Theme.serif
    font.pixelSize: Theme.px(16.5)
    color: Theme.ink
    linkColor: Theme.blue
    textFormat: Text.StyledText
    wrapMode: Text.Wrap
    lineHeightMode: Text.FixedHeight
    lineHeight: Theme.px(26)
    Accessible.role: Accessible.Paragraph
    Accessible.name: text.replace(/<[^>]*>/g, "")

    HoverHandler {
        cursorShape: ruleText.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
