// SPDX-License-Identifier: GPL-3.0-or-later
// The offers for which the prompt bar has no room.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

PlainButton {
    id: more

    required property PlayTable play
    required property OfferRows offers
    property int skipped: 0       // so many buttons stand in the bar already
    property bool withPickers: false

    objectName: "moreOffers"
    //% "More"
    text: qsTrId("app.play.more")
    glyph: "chevronDown"
    checked: menu.opened
    onClicked: menu.opened ? menu.close() : menu.open()

    Popover {
        id: menu
        x: more.width - width
        y: more.height + Theme.within
        padding: Theme.within
        contentItem: Column {
            Repeater {
                model: more.withPickers ? more.offers.pickers : []

                OfferMenuItem {
                    required property OfferRow modelData
                    offer: modelData
                    checked: more.play.hand.openOffer === modelData?.index // there is none any more while rows change
                    onClicked: {
                        menu.close()
                        more.play.hand.openOfferAt(offer.index)
                    }
                }
            }
            Repeater {
                model: Math.max(0, more.offers.buttons.length - more.skipped)

                OfferMenuItem {
                    required property int index
                    offer: more.offers.buttons[index + more.skipped] ?? null
                    onClicked: {
                        menu.close()
                        more.play.hand.pressOffer(offer.index)
                    }
                }
            }
        }
    }
}
