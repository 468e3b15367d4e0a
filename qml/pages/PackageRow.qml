// SPDX-License-Identifier: GPL-3.0-or-later
// One package on the shelf: title, where it lies, id and version; or why it cannot be used.
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: row

    required property int index
    required property string title
    required property string packageId
    required property string version
    required property string folder
    required property string problem
    readonly property bool broken: problem !== ""

    implicitHeight: texts.implicitHeight + 2 * Theme.between
    color: ListView.isCurrentItem && activeFocus ? Theme.chosen : "transparent"

    Accessible.role: Accessible.ListItem
    Accessible.name: broken
                     //: Read aloud. %1 = title, %2 = why it cannot be used
                     //% "%1: %2"
                     ? qsTrId("app.library.row_broken").arg(title).arg(problem)
                     //: Read aloud. %1 = title, %2 = version
                     //% "%1, version %2"
                     : qsTrId("app.library.row").arg(title).arg(version)
    Accessible.description: folder
    Accessible.focusable: true
    Accessible.focused: activeFocus

    TapHandler {
        onTapped: {
            row.ListView.view.currentIndex = row.index
            row.forceActiveFocus(Qt.MouseFocusReason)
        }
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.groups
        anchors.rightMargin: Theme.groups
        spacing: Theme.groups

        ColumnLayout {
            id: texts
            spacing: 2
            Layout.fillWidth: true

            RowLayout {
                spacing: Theme.between

                Text {
                    text: row.title
                    textFormat: Text.PlainText
                    font: Theme.cardTitle
                    color: Theme.ink
                    elide: Text.ElideRight
                    maximumLineCount: 1
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                }
                Chip {
                    visible: row.broken
                    //% "Cannot be used"
                    text: qsTrId("app.library.broken")
                }
            }
            Paragraph {
                visible: row.broken
                text: row.problem
                color: Theme.red
                Layout.fillWidth: true
            }
            Text {
                text: row.folder
                textFormat: Text.PlainText
                font: Theme.secondary
                color: Theme.muted
                elide: Text.ElideMiddle
                Layout.fillWidth: true
            }
        }
        Text {
            text: row.packageId
            textFormat: Text.PlainText
            font: Theme.mono
            color: Theme.ink2
            elide: Text.ElideRight
            Layout.preferredWidth: 160
        }
        Text {
            text: row.version
            textFormat: Text.PlainText
            font: Theme.mono
            color: Theme.ink2
            elide: Text.ElideRight
            Layout.preferredWidth: 88
        }
    }
    Rectangle {
        color: Theme.line
        width: parent.width
        height: 1
        anchors.bottom: parent.bottom
    }
    FocusRing {
        shown: row.activeFocus
        anchors.margins: 1
        radius: 4
    }
}
