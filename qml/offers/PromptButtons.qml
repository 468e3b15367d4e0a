// SPDX-License-Identifier: GPL-3.0-or-later
// The right end of the prompt bar: why not, take back, and what may be pressed.
import QtQuick
import Esagono

Row {
    id: buttons

    required property PlayTable play
    required property OfferRows offers
    property bool narrow: false
    property bool roomy: false
    property string keyUndo: ""
    property bool calm: false
    signal whyNotAsked()
    signal mainPressed()

    spacing: Theme.between

    IconButton {
        objectName: "hintButton"
        visible: buttons.roomy && buttons.play.turn.canAskHint
        glyph: "wand"
        label: qsTrId("app.hint.ask")
        checked: buttons.play.turn.hints.shown
        onClicked: buttons.play.turn.askHint()
    }
    QuietButton {
        objectName: "whyNotButton"
        //% "Why not?"
        text: qsTrId("app.play.why_not")
        glyph: "why"
        keyHint: buttons.narrow ? "" : "?"
        //% "Press it, then point at a hex or a unit"
        tip: qsTrId("app.play.why_not_tip")
        onClicked: buttons.whyNotAsked()
    }
    IconButton {
        objectName: "redoButton"
        visible: buttons.play.undo.canRedo
        glyph: "redo"
        label: buttons.play.undo.redoLabel
        onClicked: buttons.play.undo.redo()
    }
    OfferButton {
        objectName: "undoButton"
        //% "Undo"
        text: qsTrId("app.play.undo")
        glyph: "undo"
        keyHint: buttons.narrow ? "" : buttons.keyUndo
        tip: buttons.play.undo.canTakeBack ? buttons.play.undo.takeBackLabel : buttons.play.undo.takeBackWhyNot
        whyNot: buttons.play.undo.canTakeBack ? ""
                : buttons.play.undo.takeBackWhyNot !== "" ? buttons.play.undo.takeBackWhyNot
                //% "Nothing has been done yet that could be taken back."
                : qsTrId("app.play.nothing_to_undo")
        onChosen: buttons.play.undo.takeBack()
    }
    OfferBar {
        play: buttons.play
        offers: buttons.offers
        tight: buttons.narrow
        calm: buttons.calm
        onMainPressed: buttons.mainPressed()
    }
}
