// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario: which one and what is not on the map at the left, its table in the middle, what is asked about it at the right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

FocusScope {
    id: editor

    required property Shell shell
    readonly property Workbench workbench: shell.workbench
    readonly property ScenarioBench bench: workbench.scenarios
    readonly property SetupBench setup: bench.setup

    objectName: "scenarioEditor"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTrId("app.editor.scenarios")
    Component.onCompleted: bench.attend(true)
    Component.onDestruction: bench.attend(false)
    Keys.onEscapePressed: {
        board.fannedHex = -1
        setup.held = -1
        setup.tool = SetupBench.Counters
    }
    Keys.onDeletePressed: {
        if (setup.held >= 0)
            setup.takeOut(setup.held)
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        ScenarioList {
            bench: editor.bench
            ghost: ghost
            Layout.preferredWidth: Theme.px(238)
            Layout.fillHeight: true
        }
        Separator {
            Layout.fillHeight: true
            Layout.preferredWidth: 1
        }
        Rectangle {
            color: Theme.boardGround
            clip: true
            Layout.fillWidth: true
            Layout.fillHeight: true

            Board {
                id: board
                objectName: "board"
                anchors.fill: parent
                focus: true
                activeFocusOnTab: true
                source: editor.setup.board
                dark: Theme.dark
                safePalette: Theme.safePalette
                animationSpeed: 0
                loose: true
                drawing: editor.setup.tool !== SetupBench.Counters
                onHexClicked: (hex, counter, button) => {
                    board.forceActiveFocus()
                    board.cursorHex = -1
                    const moves = editor.setup.held >= 0
                    editor.setup.click(hex)
                    board.fannedHex = !moves && board.fannedHex !== hex && editor.setup.stack.length > 1 ? hex : -1
                }
                onCounterDragged: counter => {
                    board.fannedHex = -1
                    ghost.lift(counter)
                }
                onCounterCarried: (counter, at) => {
                    ghost.concealed = board.contains(at)
                    ghost.carry(board.mapToItem(editor, at.x, at.y))
                }
                onCounterDropped: (counter, hex) => { // where the hand was lifted, not where it was seen last
                    if (hex >= 0) {
                        ghost.leave()
                        editor.setup.put(counter, hex)
                        editor.setup.hex = hex
                    } else {
                        ghost.letGo()
                    }
                    ghost.concealed = false
                }
                onCounterLeft: {
                    ghost.leave()
                    ghost.concealed = false
                }
                onDrawBegun: (hex, neighbour, modifiers) => {
                    board.forceActiveFocus()
                    board.cursorHex = -1
                    editor.setup.begin(hex, modifiers)
                }
                onDrawMoved: (hex, neighbour, modifiers) => editor.setup.move(hex, modifiers)
                onDrawEnded: editor.setup.end()
                onDrawLeft: editor.setup.end()
                Keys.onPressed: event => keys.press(event)

                HoverHandler {
                    cursorShape: board.drawing ? Qt.CrossCursor : Qt.ArrowCursor
                }
                FocusRing {
                    shown: board.activeFocus && board.cursorHex >= 0
                    gap: -1
                    radius: 0
                }
            }
            ScenarioKeys {
                id: keys
                board: board
                bench: editor.setup
            }
            Connections {
                target: editor.setup
                function onHandChanged(): void { // what is in the hand goes to the board
                    if (editor.setup.held >= 0)
                        board.forceActiveFocus()
                }
            }
            PieceDrop {
                objectName: "boardDrop"
                outlined: false
                onBrought: (piece, at) => {
                    const hex = board.hexAt(at.x, at.y)
                    if (hex < 0)
                        return
                    editor.setup.put(piece, hex)
                    editor.setup.hex = hex
                }
            }
            ScenarioHand {
                bench: editor.setup
                x: Theme.padding
                y: Theme.padding
                width: Math.min(implicitWidth, parent.width - 2 * Theme.padding)
            }
            Sheet {
                visible: hint.text !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(52)
                width: Math.min(hint.implicitWidth + 2 * Theme.padding, parent.width - 2 * Theme.padding)
                height: hint.implicitHeight + 2 * Theme.between

                Text {
                    id: hint
                    objectName: "scenarioHint"
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, parent.width - 2 * Theme.padding)
                    text: editor.setup.held >= 0
                          //% "Click a hex to put the counter there, or lead the cursor with the arrow keys and press Enter. Delete takes it out of the scenario, Escape lets go."
                          ? qsTrId("app.editor.scenario_held")
                          : board.activeFocus && board.cursorHex >= 0 && editor.setup.tool === SetupBench.Counters
                            //: While the keyboard leads the cursor over the board
                            //% "Space takes the next counter beside the map in hand, 1 to 9 one of this hex; Enter looks into the hex."
                            ? qsTrId("app.editor.setup.cursor_hint") : ""
                    font: Theme.secondary
                    color: Theme.ink
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                }
            }
            ZoomBox {
                board: board
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.padding
            }
        }
        Separator {
            Layout.fillHeight: true
            Layout.preferredWidth: 1
        }
        ScenarioForm {
            bench: editor.bench
            ghost: ghost
            onHexRequested: hex => {
                board.centreOn(hex)
                editor.setup.hex = hex
            }
            Layout.preferredWidth: Theme.px(340)
            Layout.fillHeight: true
        }
    }
    PieceGhost {
        id: ghost
        source: editor.setup.board
    }
}
