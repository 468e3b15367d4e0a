// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is printed on a counter, line by line, each with its source.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Esagono

Flickable {
    id: page

    required property CounterBench bench
    readonly property var form: { // null: no counter is chosen
        const told = bench.form // made anew whenever it is asked for
        return told.id === undefined ? null : told
    }

    clip: true
    contentHeight: lines.implicitHeight + 2 * Theme.groups
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollRail { }

    ColumnLayout {
        id: lines
        visible: page.form !== null
        x: Theme.margin
        y: Theme.groups
        width: page.width - 2 * Theme.margin
        spacing: Theme.between

        RowLayout {
            spacing: Theme.padding

            TitleText {
                objectName: "counterTitle"
                text: page.form?.name ?? ""
                font: Theme.pageTitle
                Layout.maximumWidth: lines.width - Theme.px(220)
            }
            Chip {
                visible: page.form?.reconstructed ?? false
                tone: Chip.Gold
                //% "reconstructed values"
                text: qsTrId("app.editor.counter.reconstructed_values")
            }
            Chip {
                objectName: "counterChosen"
                visible: page.bench.chosen > 1
                tone: Chip.Blue
                //% "%n counter(s) are changed together"
                text: qsTrId("app.editor.counter.together", page.bench.chosen)
            }
        }
        Text {
            //: %1 = id of a counter
            //% "%1 · used in %n scenario(s)"
            text: qsTrId("app.editor.counter.used_in", page.form?.usedIn ?? 0).arg(page.form?.id ?? "")
            font: Theme.secondary
            color: Theme.muted
        }
        FormHeading {
            //: Heading: name, side, type of a counter
            //% "Identity"
            text: qsTrId("app.editor.counter.identity")
            Layout.fillWidth: true
        }
        FormLine {
            //: What is printed on a counter
            //% "Short name"
            label: qsTrId("app.editor.counter.name")
            source: page.form?.nameSource ?? null
            onMarked: mark => page.bench.mark("counter", 0, "name", mark)

            TextEntry {
                id: name
                objectName: "counterName"
                label: qsTrId("app.editor.counter.name")
                text: page.form?.name ?? ""
                onEditingFinished: {
                    if (page.form && text !== page.form.name)
                        page.bench.setName(text)
                    text = Qt.binding(() => page.form?.name ?? "")
                }
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.px(420)
            }
        }
        FormLine {
            //% "Side"
            label: qsTrId("app.editor.counter.side")
            source: page.form?.sideSource ?? null
            onMarked: mark => page.bench.mark("counter", 0, "side", mark)

            ChoiceBox {
                objectName: "counterSide"
                label: qsTrId("app.editor.counter.side")
                model: page.form?.sides ?? []
                textRole: "name"
                currentIndex: page.form?.sides.findIndex(side => side.id === page.form.side) ?? -1
                onActivated: index => page.bench.setSide(page.form.sides[index].id)
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.px(420)
            }
        }
        Column {
            spacing: Theme.within
            Layout.fillWidth: true

            Repeater {
                model: page.form?.traits ?? []

                FormLine {
                    id: trait
                    required property var modelData
                    label: modelData.name
                    source: modelData.source
                    onMarked: mark => page.bench.mark("trait", 0, modelData.id, mark)
                    width: parent?.width ?? 0

                    TraitChoice {
                        trait: trait.modelData
                        onPicked: word => page.bench.setTrait(trait.modelData.id, word)
                        Layout.fillWidth: true
                        Layout.maximumWidth: Theme.px(420)
                    }
                }
            }
        }
        FormLine {
            //: The sign in the middle of a counter
            //% "Symbol"
            label: qsTrId("app.editor.counter.symbol")

            SymbolComposer {
                own: page.form?.symbol ?? ""
                parts: page.form?.parts ?? []
                onToggled: (part, on) => page.bench.setSymbolPart(part, on)
                onCleared: page.bench.clearSymbol()
                Layout.fillWidth: true
            }
        }
        FormLine {
            visible: (page.form?.flags.length ?? 0) > 0
            //: Signs a counter bears or not: motorised, independent
            //% "Signs"
            label: qsTrId("app.editor.counter.flags")
            source: page.form?.flagSource ?? null
            onMarked: mark => page.bench.mark("counter", 0, "flags", mark)

            Flow {
                spacing: Theme.padding
                Layout.fillWidth: true

                Repeater {
                    model: page.form?.flags ?? []

                    CheckField {
                        required property var modelData
                        objectName: "flag_" + modelData.id
                        text: modelData.name
                        checked: modelData.on
                        onToggled: page.bench.setFlag(modelData.id, checked)
                    }
                }
            }
        }
        Column {
            spacing: Theme.within
            Layout.fillWidth: true

            Repeater {
                model: page.form?.faces ?? []

                FaceForm {
                    required property var modelData
                    required property int index
                    bench: page.bench
                    face: modelData
                    number: index
                    removable: (page.form?.faces.length ?? 0) > 1
                    width: parent?.width ?? 0
                }
            }
        }
        QuietButton {
            objectName: "addFace"
            glyph: "plus"
            //% "New face"
            text: qsTrId("app.editor.counter.add_face")
            onClicked: page.bench.addFace()
        }
        FormHeading {
            //: Heading: where the values of a counter come from
            //% "Source"
            text: qsTrId("app.editor.counter.source")
            Layout.fillWidth: true
        }
        Paragraph {
            text: page.form?.source.words ? page.form.source.words
                  //% "No source is given for this counter."
                  : qsTrId("app.editor.counter.no_source")
            Layout.fillWidth: true
        }
        SourceChip {
            source: page.form?.source ?? null
            //% "the whole counter"
            what: qsTrId("app.editor.counter.whole")
            onMarked: mark => page.bench.mark("counter", 0, "*", mark)
        }
        FormHeading {
            visible: page.bench.formation.length > 1
            //: Heading: the other counters of a division
            //% "Same formation"
            text: qsTrId("app.editor.counter.same_formation")
            Layout.fillWidth: true

            PlainButton {
                objectName: "copyToFormation"
                small: true
                glyph: "copy"
                //: Gives the values of this counter to all of its formation
                //% "Copy values to all %n"
                text: qsTrId("app.editor.counter.copy_to_all", page.bench.formation.length)
                onClicked: page.bench.copyToFormation()
            }
        }
        Flow {
            visible: page.bench.formation.length > 1
            spacing: Theme.padding
            Layout.fillWidth: true

            Repeater {
                model: page.bench.formation.length > 1 ? page.bench.formation : []

                CounterPicture {
                    id: mate
                    required property var modelData
                    source: page.bench.board
                    counter: modelData.counter
                    face: 0
                    safePalette: Theme.safePalette
                    shadow: true
                    width: Theme.px(56)
                    height: width
                    Accessible.role: Accessible.Button
                    Accessible.name: modelData.name

                    Rectangle {
                        visible: mate.modelData.counter === page.bench.counter
                        anchors.fill: parent
                        anchors.margins: -Theme.px(3)
                        radius: Theme.px(8)
                        color: "transparent"
                        border.width: Theme.px(3)
                        border.color: Theme.marked
                    }
                    TapHandler {
                        onTapped: page.bench.counter = mate.modelData.counter
                    }
                }
            }
        }
    }
}
