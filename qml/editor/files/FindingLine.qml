// SPDX-License-Identifier: GPL-3.0-or-later
// One finding: how grave, what, where, and the button that settles it.
import QtQuick
import QtQuick.Layouts
import Esagono

ListRow {
    id: line

    required property int index
    required property int weight
    required property string sentence
    required property string place
    required property string fix
    signal chosen()
    signal fixed()

    implicitHeight: Math.max(Theme.px(32), implicitContentHeight + Theme.between)
    text: sentence
    barred: true
    rightPadding: Theme.groups // the rail
    objectName: "finding"
    onClicked: chosen()

    contentItem: RowLayout {
        spacing: Theme.between

        Glyph {
            name: ["info", "warning", "error"][line.weight]
            color: [Theme.blue, Theme.gold, Theme.red][line.weight]
            size: Theme.icon
            Accessible.ignored: true
        }
        Text {
            text: line.sentence
            font: Theme.plain
            color: Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.fillWidth: true
        }
        Text {
            property bool mayBeCut: true // ids of any length
            text: line.place
            font: Theme.mono
            color: Theme.muted
            elide: Text.ElideMiddle
            textFormat: Text.PlainText
            Layout.maximumWidth: Theme.px(180)
        }
        PlainButton {
            objectName: "fix"
            visible: line.fix !== ""
            small: true
            text: line.fix
            onClicked: line.fixed()
        }
    }
}
