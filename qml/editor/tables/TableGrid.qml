// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a table with their headings. Arrows walk, Shift chooses a block, writing or Enter changes a cell,
// Ctrl+D fills down.
// What the bench tells is a plain map.
// qmllint disable type compiler
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Esagono

FocusScope {
    id: grid

    required property TableBench bench
    required property string shading // "loss", "change" or "none"
    readonly property var head: bench.head
    readonly property int columns: head.columns ? head.columns.length : 0
    readonly property int rows: head.rows ? head.rows.length : 0
    readonly property bool banded: head.banded === true
    readonly property int leadWidth: longest([head.rowTitle ?? "", ...(head.rows ?? [])], Theme.px(64), Theme.px(170))
    readonly property int cellWidth: Math.max(longest(head.columns ?? [], Theme.px(52), Theme.px(150)),
                                              Math.min(Theme.px(84), columns > 0 ? Math.floor((width - leadWidth - 1) / columns) : 0))
    readonly property int cellHeight: Theme.px(34)
    readonly property bool editing: pen.visible

    function longest(words: var, least: int, most: int): int {
        let widest = 0
        for (const word of words)
            widest = Math.max(widest, measure.advanceWidth(word))
        return Math.max(least, Math.min(most, widest + Theme.px(18)))
    }
    /// Opens the cell; with a text it begins with that.
    function write(text: string, replaces: bool): void {
        pen.begin(replaces ? text : (bench.cell.text ?? ""), replaces)
    }
    function tint(balance: real): color {
        return balance < 0 ? Qt.alpha(Theme.redSide, -balance * 0.42) : Qt.alpha(Theme.blueSide, balance * 0.42)
    }
    function reveal(): void {
        const x = leadWidth + bench.column * cellWidth, y = cellHeight * (bench.row + 1)
        view.contentX = Math.max(0, Math.min(Math.max(0, view.contentWidth - view.width),
                                             x < view.contentX + leadWidth ? x - leadWidth
                                             : x + cellWidth > view.contentX + view.width ? x + cellWidth - view.width : view.contentX))
        view.contentY = Math.max(0, Math.min(Math.max(0, view.contentHeight - view.height),
                                             y < view.contentY + cellHeight ? y - cellHeight
                                             : y + cellHeight > view.contentY + view.height ? y + cellHeight - view.height : view.contentY))
    }

    objectName: "tableGrid"
    implicitHeight: cellHeight * (rows + 1) + 2
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: head.title ?? ""
    Keys.onPressed: event => {
        const extend = (event.modifiers & Qt.ShiftModifier) !== 0
        const control = (event.modifiers & Qt.ControlModifier) !== 0
        if (editing || (event.modifiers & Qt.AltModifier))
            return
        event.accepted = true
        if (event.key === Qt.Key_Up) bench.move(-1, 0, extend)
        else if (event.key === Qt.Key_Down) bench.move(1, 0, extend)
        else if (event.key === Qt.Key_Left) bench.move(0, -1, extend)
        else if (event.key === Qt.Key_Right) bench.move(0, 1, extend)
        else if (event.key === Qt.Key_Home) bench.goTo(control ? 0 : bench.row, 0, extend)
        else if (event.key === Qt.Key_End) bench.goTo(control ? rows - 1 : bench.row, columns - 1, extend)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_F2) write("", false)
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) bench.clear()
        else if (event.matches(StandardKey.Copy)) bench.copy()
        else if (event.matches(StandardKey.Paste)) bench.paste()
        else if (control && event.key === Qt.Key_D) bench.fillDown()
        else if (!control && event.text.length === 1 && event.text > " ") write(event.text, true)
        else event.accepted = false
    }

    Connections {
        target: grid.bench
        function onCursorChanged(): void {
            grid.reveal()
        }
    }
    FontMetrics {
        id: measure
        font: Theme.strong
    }

    component Heading: Rectangle {
        id: heading
        property alias text: words.text
        property bool marked: false
        property string tip: ""
        signal rewritten(string label)

        height: grid.cellHeight
        color: marked ? Theme.chosen : Theme.bar
        border.color: Theme.line
        border.width: 1

        Text {
            id: words
            anchors.fill: parent
            anchors.margins: Theme.within
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font: Theme.strong
            color: Theme.ink
            elide: Text.ElideRight
            visible: !rename.visible
        }
        TextEntry {
            id: rename
            visible: false
            anchors.fill: parent
            horizontalAlignment: TextInput.AlignHCenter
            //% "Heading"
            label: qsTrId("app.editor.table.heading")
            onAccepted: {
                const label = text
                visible = false
                grid.forceActiveFocus()
                heading.rewritten(label)
            }
            onActiveFocusChanged: if (!activeFocus) visible = false
            Keys.onEscapePressed: {
                visible = false
                grid.forceActiveFocus()
            }
        }
        TapHandler {
            onDoubleTapped: {
                rename.text = words.text
                rename.visible = true
                rename.forceActiveFocus()
                rename.selectAll()
            }
        }
        HoverHandler {
            id: pointed
        }
        Tip {
            text: heading.tip
            shown: pointed.hovered
        }
    }

    Flickable {
        id: view
        anchors.fill: parent
        clip: true
        contentWidth: grid.leadWidth + grid.columns * grid.cellWidth + 1
        contentHeight: grid.cellHeight * (grid.rows + 1) + 1
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollRail { }
        T.ScrollBar.horizontal: ScrollRail { }

        Grid {
            x: grid.leadWidth
            y: grid.cellHeight
            columns: Math.max(1, grid.columns)

            Repeater {
                model: grid.bench.grid

                Rectangle {
                    id: cell

                    required property int index
                    required property string text
                    required property int source
                    required property real balance
                    required property bool weighed
                    required property bool rolled
                    required property bool differs
                    required property bool odd
                    readonly property int row: Math.floor(index / Math.max(1, grid.columns))
                    readonly property int column: index % Math.max(1, grid.columns)
                    readonly property bool chosen: {
                        const dr = row - grid.bench.row, dc = column - grid.bench.column
                        const nr = grid.bench.rowsChosen, nc = grid.bench.columnsChosen
                        return dr * Math.sign(nr || 1) >= 0 && dr * Math.sign(nr || 1) <= Math.abs(nr)
                               && dc * Math.sign(nc || 1) >= 0 && dc * Math.sign(nc || 1) <= Math.abs(nc)
                    }

                    objectName: "cell_" + row + "_" + column
                    width: grid.cellWidth
                    height: grid.cellHeight
                    color: chosen && (grid.bench.rowsChosen !== 0 || grid.bench.columnsChosen !== 0) ? Theme.blueGround
                           : grid.shading === "change" ? (differs ? Theme.goldGround : Theme.raise)
                           : grid.shading === "loss" && weighed ? grid.tint(balance) : Theme.raise
                    border.color: Theme.line
                    Accessible.role: Accessible.Cell
                    Accessible.name: text

                    Text {
                        anchors.fill: parent
                        anchors.margins: Theme.px(3)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: cell.text
                        font: Theme.plain
                        color: cell.rolled ? Theme.ink : Theme.muted
                        elide: Text.ElideRight
                        textFormat: Text.PlainText
                    }
                    Rectangle { // a finding
                        visible: cell.odd
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: Theme.px(3)
                        width: Theme.px(6)
                        height: width
                        color: Theme.gold
                    }
                    Rectangle { // other than in the original
                        visible: cell.differs && grid.shading !== "change"
                        anchors.left: parent.left
                        anchors.bottom: parent.bottom
                        anchors.margins: Theme.px(3)
                        width: Theme.px(12)
                        height: Theme.px(2)
                        color: Theme.blue
                    }
                    TapHandler {
                        acceptedModifiers: Qt.NoModifier
                        onTapped: {
                            grid.forceActiveFocus()
                            grid.bench.goTo(cell.row, cell.column)
                        }
                        onDoubleTapped: grid.write("", false)
                    }
                    TapHandler {
                        acceptedModifiers: Qt.ShiftModifier
                        onTapped: grid.bench.goTo(cell.row, cell.column, true)
                    }
                }
            }
        }
        Row { // headings stay in sight
            x: grid.leadWidth
            y: view.contentY
            z: 1

            Repeater {
                model: grid.columns

                Heading {
                    required property int index
                    objectName: "columnHead_" + index
                    width: grid.cellWidth
                    text: grid.banded ? "" : (grid.head.columns?.[index] ?? "")
                    marked: grid.bench.column === index
                    onRewritten: label => grid.bench.setColumnLabel(index, label)
                }
            }
        }
        Column {
            x: view.contentX
            y: grid.cellHeight
            z: 1

            Repeater {
                model: grid.rows

                Heading {
                    required property int index
                    objectName: "rowHead_" + index
                    width: grid.leadWidth
                    readonly property string meaning: grid.head.meanings?.[index] ?? ""
                    text: grid.head.rows?.[index] ?? ""
                    tip: meaning !== text ? meaning : ""
                    marked: grid.bench.row === index
                    onRewritten: label => grid.bench.setRowLabel(index, label)
                }
            }
        }
        Heading { // what runs downwards
            x: view.contentX
            y: view.contentY
            z: 2
            width: grid.leadWidth
            text: grid.head.rowTitle ?? ""
            enabled: false
        }
        Rectangle { // where the keyboard is
            visible: grid.rows > 0
            x: grid.leadWidth + grid.bench.column * grid.cellWidth
            y: grid.cellHeight * (grid.bench.row + 1)
            width: grid.cellWidth
            height: grid.cellHeight
            color: "transparent"
            border.width: Theme.px(2)
            border.color: grid.activeFocus ? Theme.blue : Theme.edge
        }
        TextEntry {
            id: pen

            function begin(words: string, keepsAll: bool): void {
                text = words
                visible = true
                forceActiveFocus()
                if (keepsAll)
                    cursorPosition = length
                else
                    selectAll()
            }
            function leave(): void {
                const hadKeyboard = activeFocus
                visible = false
                focus = false // else the grid would hand the keyboard back to it
                if (hadKeyboard)
                    grid.forceActiveFocus()
            }
            function put(): void {
                if (!visible)
                    return
                leave()
                grid.bench.setCell(text)
            }

            objectName: "cellEntry"
            visible: false
            x: grid.leadWidth + grid.bench.column * grid.cellWidth
            y: grid.cellHeight * (grid.bench.row + 1)
            z: 1
            width: Math.max(grid.cellWidth, Math.min(Theme.px(220), contentWidth + Theme.px(24)))
            height: grid.cellHeight
            horizontalAlignment: TextInput.AlignHCenter
            //% "Cell"
            label: qsTrId("app.editor.table.cell")
            onActiveFocusChanged: if (!activeFocus) put()
            Keys.onPressed: event => {
                event.accepted = true
                if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
                    put()
                    grid.bench.move(1, 0)
                } else if (event.key === Qt.Key_Tab) {
                    put()
                    grid.bench.move(0, 1)
                } else if (event.key === Qt.Key_Escape) {
                    leave()
                } else {
                    event.accepted = false
                }
            }
        }
    }
}
