// SPDX-License-Identifier: GPL-3.0-or-later
// A die as it lies on the table: pips up to six, figures beyond.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Rectangle {
    id: die

    property int face: 1
    property int sides: 6
    property bool rolls: false // turns once when it appears
    readonly property bool pips: sides <= 6
    /// Which of the nine places carry a pip, by face.
    readonly property var layout: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    implicitWidth: Theme.px(48)
    implicitHeight: implicitWidth
    radius: width * 0.16
    color: "#fffdf6"
    border.color: "#1d1a16"
    border.width: Math.max(1, width * 0.045)
    Accessible.role: Accessible.Graphic
    Accessible.name: String(face)

    NumberAnimation on rotation {
        running: die.rolls && Theme.motion(420) > 0
        from: -270
        to: 0
        duration: Theme.motion(420)
        easing.type: Easing.OutQuart
    }
    Repeater {
        model: die.pips ? die.layout[die.face] ?? [] : []

        Rectangle {
            required property int modelData
            width: die.width * 0.19
            height: width
            radius: width / 2
            color: "#1d1a16"
            x: die.width * (0.26 + 0.24 * (modelData % 3)) - width / 2
            y: die.height * (0.26 + 0.24 * Math.floor(modelData / 3)) - height / 2
        }
    }
    Text {
        anchors.centerIn: parent
        visible: !die.pips
        text: die.face
        font.family: Theme.sans
        font.pixelSize: die.width * 0.5
        font.weight: Font.Bold
        color: "#1d1a16"
    }
}
