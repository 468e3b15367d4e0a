// SPDX-License-Identifier: GPL-3.0-or-later
// The offers of the moment, sorted: what is pressed (the main one last), and what is filled on the map or in a panel.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Esagono

Instantiator {
    id: rows

    required property PlayTable play
    property list<OfferRow> buttons // without the main one; what revises comes last
    property int plainButtons: 0    // so many of them revise nothing
    property OfferRow main: null
    property list<OfferRow> pickers

    function sort() {
        const buttons = [], revising = [], pickers = []
        let main = null
        for (let i = 0; i < count; ++i) {
            const row = objectAt(i) as OfferRow
            if (!row)
                continue
            if (row.main && !main)
                main = row
            else if (row.kind === "button" && row.revises)
                revising.push(row)
            else if (row.kind === "button")
                buttons.push(row)
            else
                pickers.push(row)
        }
        rows.main = main
        rows.plainButtons = buttons.length
        rows.buttons = buttons.concat(revising)
        rows.pickers = pickers
    }

    model: play.hand.offers
    delegate: OfferRow {
        onKindChanged: rows.later.restart()
        onMainChanged: rows.later.restart()
    }
    onObjectAdded: later.restart()
    onObjectRemoved: {
        main = null
        buttons = []
        pickers = []
        later.restart()
    }

    readonly property Timer later: Timer {
        interval: 0
        onTriggered: rows.sort()
    }
}
