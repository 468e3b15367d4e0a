// SPDX-License-Identifier: GPL-3.0-or-later
// How an export shall be: only what matters for its kind is asked.
pragma ComponentBehavior: Bound
import QtQuick
import Esagono

Column {
    id: wishes

    required property string kind
    required property bool allowed
    required property ReplayTable replay
    required property Languages languages
    signal copyRequested()

    readonly property bool drawn: kind === "png" || kind === "webp"
    readonly property bool report: kind === "html" || kind === "pdf"
    readonly property bool ranged: kind === "webp" || kind === "log"
    readonly property bool worded: kind !== "position" && kind !== "json"
    readonly property var speeds: [0.5, 1, 2, 4, 8, 16]
    readonly property var strideIds: ["command", "phase", "turn"]
    property string range: "whole"  // "whole", "turn", "moment"
    property bool toHere: false     // a report ends with what is shown
    property int language: 0
    property int stride: 0
    property int speed: 1
    property bool title: true

    /// What is offered first, for the film as it is now.
    function begin(): void {
        language = languages.index
        firstTurn.value = replay.winder.firstTurn
        lastTurn.value = replay.winder.lastTurn
        firstMoment.value = Math.max(1, replay.winder.moment)
        lastMoment.value = replay.winder.end
    }
    /// As the desk takes them.
    function all(): var {
        const wanted = { language: languages.codes[language], safePalette: Theme.safePalette }
        if (drawn) {
            wanted.width = kind === "png" ? pictureWidth.value : filmWidth.value
            wanted.title = title
        }
        if (kind === "webp") {
            wanted.stride = strideIds[stride]
            wanted.speed = speeds[speed]
        }
        if (ranged)
            Object.assign(wanted, range === "turn" ? replay.part("turn", firstTurn.value, lastTurn.value)
                                  : range === "moment" ? replay.part("moment", firstMoment.value, lastMoment.value)
                                  : replay.part("", 0, 0))
        if (report && !toHere)
            wanted.at = -1
        return wanted
    }

    component Wish: Item {
        id: wish

        property string label
        default property alias control: room.data

        width: parent ? parent.width : 0
        height: Math.max(Theme.control, room.childrenRect.height)

        Text {
            property bool mayBeCut: true
            text: wish.label
            width: room.x - Theme.within
            height: Theme.control
            font: Theme.secondary
            color: Theme.muted
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
        }
        Item {
            id: room
            x: Theme.px(92)
            width: parent.width - x
            height: childrenRect.height
        }
    }
    component Span: Row {
        id: span

        property NumberEntry first: one
        property NumberEntry last: other
        property int least: 0
        property int most: 1
        property string what

        spacing: Theme.between

        NumberEntry {
            id: one
            objectName: span.what + "First"
            implicitWidth: Theme.px(104)
            from: span.least
            to: span.most
            //% "First"
            label: qsTrId("app.export.first")
        }
        Text {
            text: "–"
            font: Theme.plain
            color: Theme.ink2
            height: one.height
            verticalAlignment: Text.AlignVCenter
        }
        NumberEntry {
            id: other
            objectName: span.what + "Last"
            implicitWidth: Theme.px(104)
            from: span.least
            to: span.most
            //% "Last"
            label: qsTrId("app.export.last")
        }
    }

    property alias firstTurn: turns.first
    property alias lastTurn: turns.last
    property alias firstMoment: moments.first
    property alias lastMoment: moments.last

    spacing: Theme.between

    Paragraph {
        objectName: "exportWhat"
        width: parent.width
        font: Theme.secondary
        text: wishes.kind === "png"
              //% "The map with its counters as the board shows them now, as a PNG picture."
              ? qsTrId("app.export.about.png")
              : wishes.kind === "position"
              //% "Where everything lies now, as a text from which a game can be begun. The same in every language."
              ? qsTrId("app.export.about.position")
              : wishes.kind === "webp"
              //% "The game as an animated WebP picture, which every browser plays."
              ? qsTrId("app.export.about.webp")
              : wishes.kind === "log"
              //% "The story line by line, with the notes, as plain text."
              ? qsTrId("app.export.about.log")
              : wishes.kind === "json"
              //% "Everything the diary has, as JSON. The same in every language."
              ? qsTrId("app.export.about.json")
              //% "After-action report: forces, a map of every turn, the decisive combats, the story, charts and dice."
              : qsTrId("app.export.about.report")
    }
    Paragraph {
        objectName: "exportHidden"
        visible: !wishes.allowed
        width: parent.width
        font: Theme.secondaryStrong
        color: Theme.red
        //% "This file hides nothing: it is made only in the view “Everything”."
        text: qsTrId("app.export.hidden")
    }
    Wish {
        visible: wishes.worded && wishes.replay.viewer >= 0 && wishes.allowed
        label: qsTrId("app.replay.view_as")

        Text {
            height: Theme.control
            text: wishes.replay.viewer >= 0 && wishes.replay.sides[wishes.replay.viewer]
                  ? wishes.replay.sides[wishes.replay.viewer].name : ""
            font: Theme.medium
            color: Theme.ink
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
        }
    }
    Wish {
        visible: wishes.worded
        label: qsTrId("app.language")

        ChoiceBox {
            objectName: "exportLanguage"
            glyph: "globe"
            label: qsTrId("app.language")
            model: wishes.languages.names
            currentIndex: wishes.language
            onActivated: index => wishes.language = index
        }
    }
    Wish {
        visible: wishes.drawn
        //% "Width"
        label: qsTrId("app.export.width")

        Row {
            spacing: Theme.between

            NumberEntry {
                id: pictureWidth
                objectName: "pictureWidth"
                visible: wishes.kind === "png"
                implicitWidth: Theme.px(120)
                from: 320
                to: 8192
                stepSize: 160
                value: 2400
                label: qsTrId("app.export.width")
            }
            NumberEntry {
                id: filmWidth
                objectName: "filmWidth"
                visible: wishes.kind === "webp"
                implicitWidth: Theme.px(120)
                from: 240
                to: 1920
                stepSize: 80
                value: 960
                label: qsTrId("app.export.width")
            }
            Text {
                //% "pixels"
                text: qsTrId("app.export.pixels")
                height: pictureWidth.implicitHeight
                font: Theme.secondary
                color: Theme.muted
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
    Wish {
        visible: wishes.ranged
        //% "Range"
        label: qsTrId("app.export.range")

        SegmentedControl {
            readonly property var ids: ["whole", "turn", "moment"]

            objectName: "exportRange"
            label: qsTrId("app.export.range")
            segments: [
                //% "Whole game"
                qsTrId("app.export.whole"),
                //% "Turns"
                qsTrId("app.export.turns"),
                qsTrId("app.replay.events")
            ]
            currentIndex: ids.indexOf(wishes.range)
            onActivated: index => wishes.range = ids[index]
        }
    }
    Wish {
        visible: wishes.ranged && wishes.range === "turn"

        Span {
            id: turns
            what: "turn"
            least: wishes.replay.winder.firstTurn
            most: wishes.replay.winder.lastTurn
        }
    }
    Wish {
        visible: wishes.ranged && wishes.range === "moment"

        Span {
            id: moments
            what: "moment"
            least: 1
            most: Math.max(1, wishes.replay.winder.end)
        }
    }
    Wish {
        visible: wishes.report
        label: qsTrId("app.export.range")

        SegmentedControl {
            objectName: "reportRange"
            label: qsTrId("app.export.range")
            segments: [
                qsTrId("app.export.whole"),
                //% "Up to here"
                qsTrId("app.export.to_here")
            ]
            currentIndex: wishes.toHere ? 1 : 0
            onActivated: index => wishes.toHere = index === 1
        }
    }
    Wish {
        visible: wishes.kind === "webp"
        //% "A picture per"
        label: qsTrId("app.export.stride")

        SegmentedControl {
            objectName: "exportStride"
            label: qsTrId("app.export.stride")
            segments: [
                qsTrId("app.replay.stride.command"),
                qsTrId("app.replay.stride.phase"),
                qsTrId("app.replay.stride.turn")
            ]
            currentIndex: wishes.stride
            onActivated: index => wishes.stride = index
        }
    }
    Wish {
        visible: wishes.kind === "webp"
        label: qsTrId("app.replay.speed")

        SegmentedControl {
            objectName: "exportSpeed"
            label: qsTrId("app.replay.speed")
            segments: ["½×", "1×", "2×", "4×", "8×", "16×"]
            currentIndex: wishes.speed
            onActivated: index => wishes.speed = index
        }
    }
    CheckField {
        visible: wishes.drawn
        objectName: "exportTitle"
        x: Theme.px(92)
        //% "Title and caption"
        text: qsTrId("app.export.words")
        checked: wishes.title
        onToggled: wishes.title = checked
    }
    PlainButton {
        visible: wishes.kind === "position"
        objectName: "copyPosition"
        glyph: "copy"
        //% "Copy to the clipboard"
        text: qsTrId("app.export.copy")
        enabled: wishes.allowed
        onClicked: wishes.copyRequested()
    }
}
