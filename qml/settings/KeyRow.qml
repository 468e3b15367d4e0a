// SPDX-License-Identifier: GPL-3.0-or-later
// One command and its keys.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

T.AbstractButton {
    id: row

    required property AppAction modelData
    signal changeRequested(AppAction action)

    implicitHeight: Theme.row
    leftPadding: Theme.between
    rightPadding: Theme.between
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: modelData?.plainText ?? "" // commands leave with their page
    onClicked: changeRequested(modelData)
    Keys.onReturnPressed: row.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: modelData?.keyText ?? ""

    contentItem: RowLayout {
        spacing: Theme.between

        Text {
            text: row.text
            font: Theme.plain
            color: Theme.ink
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        Text {
            visible: !row.modelData?.keyText
            //: A command without a key
            //% "none"
            text: qsTrId("app.keys.none")
            font: Theme.secondary
            color: Theme.muted
        }
        Row {
            visible: row.modelData.keyText !== ""
            spacing: Theme.between

            Repeater {
                model: Actions.nativeKeys(row.modelData)

                KeyCap {
                    required property string modelData

                    text: modelData
                    width: Math.ceil(implicitWidth)
                }
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusField
        color: row.hovered || row.visualFocus ? Theme.chosen : "transparent"

        FocusRing {
            shown: row.visualFocus
            gap: 0
        }
    }
}
