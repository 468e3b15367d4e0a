// SPDX-License-Identifier: GPL-3.0-or-later
// A chit in words: its dot, its name, what it says.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

RowLayout {
    id: line

    required property var modelData

    spacing: Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: modelData.name
    Accessible.description: modelData.text

    Rectangle {
        radius: width / 2
        color: line.modelData.dot === "yellow" ? "#e8b93a" : line.modelData.dot === "blue" ? "#3a7fc4" : Theme.panel
        border.color: Theme.line2
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.px(4)
        Layout.preferredWidth: Theme.px(9)
        Layout.preferredHeight: Theme.px(9)
    }
    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true

        Text {
            text: line.modelData.count > 1
                  //: A chit that is there several times; %1 = its name, %2 = how many
                  //% "%1 × %2"
                  ? qsTrId("app.track.chits").arg(line.modelData.name).arg(line.modelData.count) : line.modelData.name
            textFormat: Text.PlainText
            font: Theme.secondaryStrong
            color: Theme.ink
            wrapMode: Text.WordWrap
            Layout.fillWidth: true
        }
        Text {
            visible: text !== ""
            text: line.modelData.text
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.ink2
            wrapMode: Text.WordWrap
            Layout.fillWidth: true
        }
    }
}
