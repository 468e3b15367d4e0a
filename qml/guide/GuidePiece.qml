// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of the guide: a heading, a paragraph, an item of a list, or a picture with what it shows under it.
import QtQuick
import Esagono

Column {
    id: piece

    required property string kind // "heading", "paragraph", "item", "picture"
    required property string text // markdown
    required property url picture

    spacing: Theme.within

    Image {
        id: image
        visible: piece.kind === "picture"
        source: piece.picture
        width: Math.min(piece.width, implicitWidth)
        height: implicitWidth > 0 ? Math.round(width * implicitHeight / implicitWidth) : 0
        asynchronous: true
        smooth: true
        mipmap: true
        Accessible.role: Accessible.Graphic
        Accessible.name: piece.text
    }
    Row {
        visible: piece.kind !== "heading"
        width: piece.width
        spacing: Theme.between

        Text {
            id: dot
            visible: piece.kind === "item"
            text: "•"
            font: words.font
            color: words.color
            Accessible.ignored: true
        }
        Paragraph {
            id: words
            text: piece.text
            textFormat: Text.MarkdownText
            font: piece.kind === "picture" ? Theme.secondary : Theme.plain
            width: piece.width - (dot.visible ? dot.width + parent.spacing : 0)
        }
    }
    TitleText {
        visible: piece.kind === "heading"
        text: piece.text
        font: Theme.section
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        width: piece.width
    }
}
