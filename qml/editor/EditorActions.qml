// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the package on the workbench, whatever page of it is shown.
import QtQuick
import Esagono

Item {
    id: actions

    required property Workbench workbench
    required property bool free
    required property bool comparable // there is a built-in game it comes from
    signal playRequested()
    signal gamesRequested()
    signal compareRequested()
    signal correctionsRequested()
    signal printRequested()

    AppAction {
        actionId: "editor.undo"
        category: "edit"
        glyph: "undo"
        keys: ["Ctrl+Z"]
        //: %1 = what is undone: "Paint hills"
        //% "&Undo: %1"
        text: actions.workbench.canUndo ? qsTrId("app.action.editor_undo").arg(actions.workbench.undoName)
              //% "&Undo"
              : qsTrId("app.action.editor_undo_nothing")
        enabled: actions.free && actions.workbench.canUndo
        onTriggered: actions.workbench.undo()
    }
    AppAction {
        actionId: "editor.redo"
        category: "edit"
        glyph: "redo"
        keys: ["Ctrl+Shift+Z"]
        //: %1 = what is done again: "Paint hills"
        //% "&Redo: %1"
        text: actions.workbench.canRedo ? qsTrId("app.action.editor_redo").arg(actions.workbench.redoName)
              //% "&Redo"
              : qsTrId("app.action.editor_redo_nothing")
        enabled: actions.free && actions.workbench.canRedo
        onTriggered: actions.workbench.redo()
    }
    AppAction {
        actionId: "editor.save"
        category: "file"
        glyph: "save"
        keys: ["Ctrl+S"]
        //% "&Save the package"
        text: qsTrId("app.action.editor_save")
        enabled: actions.free && !actions.workbench.saved
        onTriggered: actions.workbench.save()
    }
    AppAction {
        actionId: "editor.play"
        category: "editor"
        glyph: "play"
        separated: true
        keys: ["F6"]
        //% "Pla&y the package as it is"
        text: qsTrId("app.action.editor_play")
        enabled: actions.free
        onTriggered: actions.playRequested()
    }
    AppAction {
        actionId: "editor.randomGames"
        category: "editor"
        glyph: "dice"
        keys: ["Shift+F6"]
        //% "&Random games…"
        text: qsTrId("app.action.editor_random_games")
        enabled: actions.free
        onTriggered: actions.gamesRequested()
    }
    AppAction {
        actionId: "editor.compare"
        category: "editor"
        glyph: "compare"
        //% "Compare &with the built-in game"
        text: qsTrId("app.action.editor_compare")
        enabled: actions.free && actions.comparable
        onTriggered: actions.compareRequested()
    }
    AppAction {
        actionId: "editor.corrections"
        category: "editor"
        glyph: "save"
        //% "S&ave as corrections…"
        text: qsTrId("app.action.editor_corrections")
        enabled: actions.free && actions.comparable
        onTriggered: actions.correctionsRequested()
    }
    AppAction {
        actionId: "editor.print"
        category: "editor"
        glyph: "print"
        //% "Pr&int and export…"
        text: qsTrId("app.action.editor_print")
        enabled: actions.free
        onTriggered: actions.printRequested()
    }
}
