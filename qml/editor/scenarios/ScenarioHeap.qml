// SPDX-License-Identifier: GPL-3.0-or-later
// Counters that do not lie on the map and belong together: a box, an area, or those nobody needs.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Item {
    id: heap

    required property SetupBench bench
    required property PieceGhost ghost
    required property string title
    required property string side
    required property color colour
    required property int group
    required property var counters
    property bool open: true

    implicitHeight: column.implicitHeight + 2 * Theme.px(7)

    Rectangle {
        width: Theme.px(3)
        height: parent.height
        color: heap.colour
    }
    ColumnLayout {
        id: column
        x: Theme.padding
        y: Theme.px(7)
        width: parent.width - 2 * Theme.padding
        spacing: Theme.px(7)

        T.AbstractButton {
            id: head
            implicitHeight: Math.max(Theme.controlSmall, implicitContentHeight)
            focusPolicy: Qt.TabFocus
            hoverEnabled: true
            onClicked: heap.open = !heap.open
            Accessible.role: Accessible.Button
            Accessible.name: heap.title
            Accessible.description: heap.side
            Accessible.checkable: true
            Accessible.checked: heap.open
            Layout.fillWidth: true

            contentItem: RowLayout {
                spacing: Theme.within

                Glyph {
                    name: heap.open ? "chevronDown" : "chevronRight"
                    color: Theme.ink2
                    size: Theme.icon
                    Accessible.ignored: true
                }
                Text {
                    property bool mayBeCut: true // names of boxes and areas
                    text: heap.title
                    font: Theme.strong
                    color: Theme.ink
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    Layout.fillWidth: true
                }
                Text {
                    text: heap.counters.length
                    font: Theme.secondary
                    color: Theme.muted
                }
            }
            background: FocusRing {
                shown: head.visualFocus
                gap: 0
            }
            Tip {
                text: heap.side === "" ? heap.title : heap.title + " · " + heap.side
                shown: head.hovered
            }
        }
        Flow {
            visible: heap.open && heap.counters.length > 0
            spacing: Theme.px(6)
            Layout.fillWidth: true

            Repeater {
                model: heap.open ? heap.counters.length : 0 // not the list: what stays is not made anew

                ScenarioPiece {
                    required property int index
                    readonly property var entry: heap.counters[index] ?? { counter: -1, name: "" }

                    bench: heap.bench
                    ghost: heap.ghost
                    counter: entry.counter
                    name: entry.name
                }
            }
        }
    }
    Separator {
        y: parent.height - 1
        width: parent.width
    }
    PieceDrop {
        objectName: "heapDrop"
        onBrought: piece => heap.group < 0 || heap.bench.layer >= 0 ? heap.bench.takeOut(piece)
                                                                    : heap.bench.join(piece, heap.group)
    }
}
