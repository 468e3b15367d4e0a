// SPDX-License-Identifier: GPL-3.0-or-later
// One track or box in the strip: its name, and below it what its style asks for.
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: group

    required property PlayTable play
    required property int level // 0 all, 1 without second lines, 2 one line of words
    required property int index
    required property string name
    required property string style
    required property bool known
    required property int value
    required property int most
    required property int threshold
    required property string text
    required property string caption
    required property string symbol
    required property var cells
    required property var counters
    required property string mark
    required property color colour
    required property string spoken
    required property bool shown
    property bool fits: true // there is room for it
    readonly property bool wanted: shown && style !== "marker"
    readonly property bool isShelf: style === "shelf" || style === "grid" || style === "list"
    readonly property string content: !known || level === 2 ? "word" : isShelf ? "shelf" : style
    readonly property real inset: Theme.px(level === 0 ? 15 : 11)
    readonly property real margins: index > 0 ? 2 * inset : inset
    /// With the name in two lines and counters one upon the other.
    readonly property real least: Math.min(implicitWidth, margins + Math.max(level === 2 ? 0 : head.narrowest,
                                                                    kind === shelf ? shelf.least : kind.implicitWidth))
    readonly property Item kind: content === "row" ? cellRow : content === "symbol" ? picture
                                 : content === "stars" ? stars : content === "shelf" ? shelf
                                 : content === "count" ? count : word

    visible: wanted && fits
    implicitWidth: margins + Math.max(level === 2 ? 0 : head.widest, kind.implicitWidth)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Rectangle {
        visible: group.index > 0
        width: 1
        height: parent.height - Theme.px(24)
        y: Theme.px(12)
        color: Theme.line2
    }
    ColumnLayout {
        id: column
        x: group.index > 0 ? group.inset : 0
        height: parent.height
        width: Math.max(0, parent.width - x - group.inset)
        spacing: 0

        TrackHead {
            id: head
            visible: group.level < 2
            mark: group.mark
            colour: group.colour
            text: group.content === "row" && group.caption !== "" && group.level === 0
                  //: A track and its value: "Turn · 18–19 August"
                  //% "%1 · %2"
                  ? qsTrId("app.play.track_head").arg(group.name).arg(group.caption) : group.name
            Layout.fillWidth: true
            Layout.topMargin: Theme.px(4)
        }
        // All kinds stand ready: a layout of Qt 6.4 falls over items that leave it while it is at work.
        Item {
            implicitWidth: group.kind.implicitWidth
            Layout.fillWidth: true
            Layout.fillHeight: true

            TrackRow {
                id: cellRow
                visible: group.kind === this
                anchors.fill: parent
                cells: group.kind === this ? group.cells : []
                play: group.play
                dense: group.level > 0
            }
            TrackSymbol {
                id: picture
                visible: group.kind === this
                anchors.fill: parent
                play: group.play
                symbol: group.symbol
                text: group.text
            }
            TrackStars {
                id: stars
                visible: group.kind === this
                anchors.fill: parent
                value: group.value
                most: group.kind === this ? group.most : 0
                threshold: group.threshold
                colour: group.colour
                text: group.text
                caption: group.caption
                dense: group.level > 0
            }
            TrackShelf {
                id: shelf
                visible: group.kind === this
                anchors.fill: parent
                play: group.play
                counters: group.kind === this ? group.counters : []
                spoken: group.spoken
            }
            TrackCount {
                id: count
                visible: group.kind === this
                anchors.fill: parent
                play: group.play
                counters: group.kind === this ? group.counters : []
                value: group.value
                most: group.most
            }
            TrackWord {
                id: word
                visible: group.kind === this
                anchors.fill: parent
                name: group.level === 2 ? group.name : ""
                mark: group.level === 2 ? group.mark : "dot"
                colour: group.colour
                text: group.text
            }
        }
    }
}
