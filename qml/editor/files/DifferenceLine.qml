// SPDX-License-Identifier: GPL-3.0-or-later
// One difference: where, what was, what is, and the button that puts back what was.
import QtQuick
import QtQuick.Layouts
import Esagono

ListRow {
    id: line

    required property int index
    required property string place
    required property string was
    required property string now
    required property bool revertible
    signal chosen()
    signal putBack()

    implicitHeight: Math.max(Theme.px(32), implicitContentHeight + Theme.between)
    //: Read aloud. %1 = where, %2 = what was, %3 = what is
    //% "%1: %2, now %3"
    text: qsTrId("app.differences.row").arg(place).arg(was).arg(now)
    barred: true
    objectName: "difference"
    onClicked: chosen()

    contentItem: RowLayout {
        spacing: Theme.between

        Text {
            property bool mayBeCut: true // names of any length
            text: line.place
            font: Theme.plain
            color: Theme.ink
            elide: Text.ElideMiddle
            textFormat: Text.PlainText
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(320)
        }
        Text {
            property bool mayBeCut: true
            text: line.was
            font.family: Theme.plain.family
            font.pixelSize: Theme.plain.pixelSize
            font.strikeout: true
            color: Theme.muted
            elide: Text.ElideRight
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignRight
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(150)
        }
        Glyph {
            name: "right"
            color: Theme.muted
            size: Theme.px(12)
            Accessible.ignored: true
        }
        Text {
            property bool mayBeCut: true
            text: line.now
            font: Theme.strong
            color: Theme.ink
            elide: Text.ElideRight
            textFormat: Text.PlainText
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(150)
        }
        PlainButton {
            objectName: "putBack"
            opacity: line.revertible ? 1 : 0
            enabled: line.revertible
            small: true
            //% "Put back"
            text: qsTrId("app.differences.put_back")
            onClicked: line.putBack()
        }
    }
}
