// SPDX-License-Identifier: GPL-3.0-or-later
// A page with a title, a way back and a column that scrolls. Esc leaves it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: frame

    property string title
    property string lead: ""      // a sentence under the title
    property real measure: Theme.px(860) // widest column
    default property alias body: column.data
    property alias foot: foot.data
    signal closed()

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Keys.onEscapePressed: frame.closed()

    Flickable {
        id: scroll
        anchors.top: parent.top
        anchors.bottom: bar.visible ? bar.top : parent.bottom
        width: parent.width
        clip: true
        contentWidth: width
        contentHeight: column.implicitHeight + 2 * Theme.margin
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }

        ColumnLayout {
            id: column
            x: Math.max(Theme.groups, Math.round((scroll.width - width) / 2))
            y: Theme.margin
            width: Math.min(frame.measure, scroll.width - 2 * Theme.groups)
            spacing: Theme.groups

            RowLayout {
                spacing: Theme.between

                IconButton {
                    objectName: "back"
                    glyph: "chevronLeft"
                    //% "Back"
                    label: qsTrId("app.page.back")
                    keyHint: ""
                    onClicked: frame.closed()
                }
                TitleText {
                    text: frame.title
                    font: Theme.pageTitle
                    Layout.fillWidth: true
                }
            }
            Paragraph {
                visible: frame.lead !== ""
                text: frame.lead
                Layout.fillWidth: true
            }
        }
    }
    Rectangle {
        id: bar
        visible: foot.children.length > 0
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(56)
        color: Theme.bar

        Separator {
            width: parent.width
        }
        RowLayout {
            id: foot
            x: column.x
            width: column.width
            height: parent.height
            spacing: Theme.between
        }
    }
}
