// SPDX-License-Identifier: GPL-3.0-or-later
// A track whose value has a picture and a word: the weather.
import QtQuick
import Esagono

Row {
    id: track

    required property PlayTable play
    required property string symbol
    required property string text

    spacing: Theme.px(8)

    TrackPicture {
        source: track.play
        symbol: track.symbol
        width: Theme.px(30)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }
    Text {
        text: track.text
        font: Theme.strong
        color: Theme.ink
        anchors.verticalCenter: parent.verticalCenter
    }
}
