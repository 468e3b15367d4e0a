// SPDX-License-Identifier: GPL-3.0-or-later
// The first thing a new user sees: language and side colours, then the tour or straight to the games.
import QtQuick
import QtQuick.Layouts
import Esagono

Sheet {
    id: greeting

    required property Shell shell
    signal continued()
    signal skipped()

    elevation: 3
    implicitHeight: layout.implicitHeight + 2 * Theme.margin
    objectName: "tourGreeting"

    ColumnLayout {
        id: layout
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.padding

        RowLayout {
            spacing: Theme.padding

            Emblem {
                implicitWidth: Theme.px(40)
                implicitHeight: Theme.px(40)
                Accessible.ignored: true
            }
            TitleText {
                //% "Welcome to Esagono"
                text: qsTrId("app.tour.welcome")
                font: Theme.pageTitle
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(20)
                Layout.fillWidth: true
            }
        }
        Paragraph {
            //% "A table for hex-and-counter wargames that knows the rules: it shows what is possible, says why something is not, and writes everything down."
            text: qsTrId("app.tour.what")
            Layout.fillWidth: true
        }
        SettingRow {
            //% "Language"
            label: qsTrId("app.language")
            note: ""

            LanguageSelector {
                objectName: "tourLanguage"
                shell: greeting.shell
            }
        }
        SettingRow {
            label: qsTrId("app.settings.palette")
            note: qsTrId("app.settings.palette_note")

            SegmentedControl {
                objectName: "tourPalette"
                label: qsTrId("app.settings.palette")
                segments: [qsTrId("app.settings.palette_classic"), qsTrId("app.settings.palette_safe")]
                currentIndex: greeting.shell.settings.safePalette ? 1 : 0
                onActivated: index => greeting.shell.settings.safePalette = index === 1
            }
        }
        RowLayout {
            spacing: Theme.between
            Layout.topMargin: Theme.between

            Item {
                Layout.fillWidth: true
            }
            PlainButton {
                objectName: "tourSkipGreeting"
                //% "Straight to the games"
                text: qsTrId("app.tour.skip")
                onClicked: greeting.skipped()
            }
            MainButton {
                objectName: "tourStart"
                visible: greeting.shell.tour.available
                implicitHeight: Theme.controlMain
                //% "Two-minute tour"
                text: qsTrId("app.tour.start")
                onClicked: greeting.continued()
            }
        }
    }
}
