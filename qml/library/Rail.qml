// SPDX-License-Identifier: GPL-3.0-or-later
// The left edge of the library: where one can go, and how the program looks and speaks.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Esagono

Rectangle {
    id: rail

    required property Shell shell
    required property bool narrow

    implicitWidth: narrow ? Theme.px(56) : Theme.px(208)
    color: Theme.bar

    component Entry: RailEntry {
        compact: rail.narrow
        Layout.fillWidth: true
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.px(10)
        anchors.topMargin: Theme.groups
        spacing: Theme.px(2)

        RowLayout {
            spacing: Theme.px(10)
            Layout.leftMargin: rail.narrow ? 0 : Theme.px(9)
            Layout.bottomMargin: Theme.padding

            Emblem {
                implicitWidth: Theme.px(34)
                implicitHeight: Theme.px(34)
                Accessible.ignored: true
            }
            ColumnLayout {
                visible: !rail.narrow
                spacing: 0

                TitleText {
                    text: "Esagono"
                    font: Theme.section
                }
                Text {
                    //% "Every rule enforced"
                    text: qsTrId("app.library.motto")
                    font: Theme.small
                    color: Theme.muted
                    wrapMode: Text.WordWrap
                    Layout.fillWidth: true
                }
            }
        }
        Entry {
            objectName: "railLibrary"
            glyph: "hex"
            //% "Library"
            text: qsTrId("app.page.library")
            current: rail.shell.page === "library"
            onClicked: rail.shell.show("library")
        }
        Entry {
            objectName: "railSaved"
            glyph: "save"
            //% "Saved games"
            text: qsTrId("app.library.saved")
            note: rail.shell.savedGames.total > 0 ? rail.shell.savedGames.total.toString() : ""
            current: rail.shell.page === "saved"
            onClicked: rail.shell.show("saved")
        }
        GroupLabel {
            visible: !rail.narrow
            //% "Learn"
            text: qsTrId("app.library.learn")
            Layout.topMargin: Theme.groups
            Layout.leftMargin: Theme.px(10)
            Layout.bottomMargin: Theme.within
        }
        Entry {
            objectName: "railTour"
            visible: rail.shell.tour.available
            glyph: "wand"
            //% "First game, guided"
            text: qsTrId("app.library.guided")
            onClicked: Actions.trigger("help.tour")
        }
        Entry {
            glyph: "list"
            //% "Keys"
            text: qsTrId("app.library.keys")
            onClicked: rail.shell.show("shortcuts")
        }
        GroupLabel {
            visible: !rail.narrow
            //: Heading: maps, counters and scenarios of one's own
            //% "Make"
            text: qsTrId("app.library.make")
            Layout.topMargin: Theme.groups
            Layout.leftMargin: Theme.px(10)
            Layout.bottomMargin: Theme.within
        }
        Entry {
            objectName: "railNewPackage"
            glyph: "pencil"
            //: Begins a package in the editor
            //% "A new map"
            text: qsTrId("app.library.new_map")
            onClicked: Actions.trigger("editor.new")
        }
        Item {
            Layout.fillHeight: true
        }
        Entry {
            objectName: "railSettings"
            glyph: "settings"
            //% "Settings"
            text: qsTrId("app.page.settings")
            onClicked: rail.shell.show("settings")
        }
        LanguageSelector {
            visible: !rail.narrow
            shell: rail.shell
            quiet: true
            opensUpwards: true
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.between
        }
        SegmentedControl {
            objectName: "lightOrDark"
            visible: !rail.narrow
            fill: true
            //% "Colours"
            label: qsTrId("app.library.colours")
            //% "Light"
            segments: [{ text: qsTrId("app.theme.light"), glyph: "sun" },
                       //% "Dark"
                       { text: qsTrId("app.theme.dark"), glyph: "moon" }]
            currentIndex: Theme.dark ? 1 : 0
            onActivated: index => rail.shell.settings.theme = index === 1 ? "dark" : "light"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.px(8)
            Layout.rightMargin: Theme.px(8)
            Layout.bottomMargin: Theme.within
        }
        Entry {
            visible: rail.narrow
            glyph: Theme.dark ? "sun" : "moon"
            text: qsTrId("app.library.colours")
            onClicked: rail.shell.settings.theme = Theme.dark ? "light" : "dark"
        }
    }
    Separator {
        height: parent.height
        anchors.right: parent.right
    }
}
