// SPDX-License-Identifier: GPL-3.0-or-later
// One track or box in the strip: its name, and below it what its style asks for.
import QtQuick
import QtQuick.Layouts
import Esagono

Item {
    id: group

    required property PlayController play
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
    readonly property bool isShelf: style === "shelf" || style === "grid" || style === "list"
    readonly property string content: !known || level === 2 ? "word" : isShelf ? "shelf" : style

    readonly property Item kind: content === "row" ? cellRow : content === "symbol" ? picture
                                 : content === "stars" ? stars : content === "shelf" ? shelf
                                 : content === "count" ? count : word

    visible: shown && style !== "marker"
    implicitWidth: column.implicitWidth + (index > 0 ? Theme.px(30) : Theme.px(15))
    Layout.preferredWidth: implicitWidth
    Layout.fillWidth: content === "shelf"
    Layout.maximumWidth: implicitWidth
    Layout.minimumWidth: content === "shelf" ? Math.min(implicitWidth, Theme.px(120)) : implicitWidth
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
        x: group.index > 0 ? Theme.px(15) : 0
        height: parent.height
        width: Math.max(0, parent.width - x - Theme.px(15))
        spacing: 0

        RowLayout {
            visible: group.level < 2
            spacing: Theme.px(5)
            Layout.topMargin: Theme.px(9)

            SideMark {
                visible: group.mark !== "dot" && group.mark !== ""
                mark: group.mark
                tint: group.colour
                Layout.preferredWidth: Theme.px(8)
                Layout.preferredHeight: Theme.px(8)
            }
            GroupLabel {
                text: group.content === "row" && group.caption !== "" && group.level === 0
                      //: A track and its value: "Turn · 18–19 August"
                      //% "%1 · %2"
                      ? qsTrId("app.play.track_head").arg(group.name).arg(group.caption) : group.name
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
            }
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
                cells: visible ? group.cells : []
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
                most: visible ? group.most : 0
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
                counters: visible ? group.counters : []
                spoken: group.spoken
            }
            TrackCount {
                id: count
                visible: group.kind === this
                anchors.fill: parent
                play: group.play
                counters: visible ? group.counters : []
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
