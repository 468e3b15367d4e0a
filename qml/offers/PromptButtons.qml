// SPDX-License-Identifier: GPL-3.0-or-later
// The right end of the prompt bar: why not, take back, and what may be pressed.
import QtQuick
import Esagono

Row {
    id: buttons

    required property PlayController play
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
        visible: buttons.roomy && buttons.play.canAskHint
        glyph: "wand"
        label: qsTrId("app.hint.ask")
        checked: buttons.play.hints.shown
        onClicked: buttons.play.askHint()
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
        visible: buttons.play.canRedo
        glyph: "redo"
        label: buttons.play.redoLabel
        onClicked: buttons.play.redo()
    }
    OfferButton {
        objectName: "undoButton"
        //% "Undo"
        text: qsTrId("app.play.undo")
        glyph: "undo"
        keyHint: buttons.narrow ? "" : buttons.keyUndo
        tip: buttons.play.canTakeBack ? buttons.play.takeBackLabel : buttons.play.takeBackWhyNot
        whyNot: buttons.play.canTakeBack ? ""
                : buttons.play.takeBackWhyNot !== "" ? buttons.play.takeBackWhyNot
                //% "Nothing has been done yet that could be taken back."
                : qsTrId("app.play.nothing_to_undo")
        onChosen: buttons.play.takeBack()
    }
    OfferBar {
        play: buttons.play
        offers: buttons.offers
        tight: buttons.narrow
        calm: buttons.calm
        onMainPressed: buttons.mainPressed()
    }
}
