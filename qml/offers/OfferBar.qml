// SPDX-License-Identifier: GPL-3.0-or-later
// What may be pressed now: at most three buttons, the main one last; the rest stands in a menu.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Row {
    id: bar

    required property PlayTable play
    required property OfferRows offers
    property bool tight: false // little room
    property bool calm: false  // the main action lies elsewhere
    signal mainPressed()
    readonly property int shownButtons: tight && offers.plainButtons > 1 ? 0 : Math.min(2, offers.plainButtons)
    readonly property bool severalPickers: offers.pickers.length > 1
    readonly property int hidden: offers.buttons.length - shownButtons + (severalPickers ? offers.pickers.length : 0)

    objectName: "offerBar"
    spacing: Theme.between

    Repeater {
        model: bar.shownButtons

        OfferButton {
            required property int index
            readonly property OfferRow offer: bar.offers.buttons[index] ?? null

            objectName: offer ? "offer_" + offer.index : ""
            text: offer ? offer.label : ""
            onChosen: bar.play.hand.pressOffer(offer.index)
        }
    }
    OfferMenu {
        visible: bar.hidden > 0
        play: bar.play
        offers: bar.offers
        skipped: bar.shownButtons
        withPickers: bar.severalPickers
    }
    OfferButton {
        objectName: "mainOffer"
        visible: bar.offers.main !== null
        tone: bar.calm ? PlainButton.Ordinary : PlainButton.Primary
        text: bar.offers.main ? bar.offers.main.label : ""
        //: Key caps: Control and Return
        //% "Ctrl ↵"
        keyHint: bar.tight ? "" : qsTrId("app.play.key_end")
        onChosen: bar.mainPressed()
    }
}
