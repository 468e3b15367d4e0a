// SPDX-License-Identifier: GPL-3.0-or-later
// The window: what Esagono is on the left, the shelf of games on the right, a status line below. Where it is
// narrow (large scale factors, small screens) the left part moves to the top.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Esagono

ApplicationWindow {
    id: main

    required property Library library
    required property Languages languages
    readonly property bool narrow: width < 840

    width: Math.min(1440, Screen.desktopAvailableWidth)
    height: Math.min(900, Screen.desktopAvailableHeight)
    minimumWidth: 560
    minimumHeight: 360
    visible: true
    title: "Esagono"
    color: Theme.paper
    font: Theme.plain
    palette {
        window: Theme.paper
        windowText: Theme.ink
        base: Theme.raise
        text: Theme.ink
        button: Theme.raise
        buttonText: Theme.ink
        highlight: Theme.chosen
        highlightedText: Theme.ink
        placeholderText: Theme.muted
    }

    Shortcut {
        sequences: ["Ctrl+Q"]
        onActivated: Qt.quit()
    }
    Shortcut {
        sequences: ["F5"]
        onActivated: main.library.lookAgain()
    }

    GridLayout {
        anchors.fill: parent
        columns: main.narrow ? 1 : 2
        columnSpacing: 0
        rowSpacing: 0

        AboutPanel {
            languages: main.languages
            narrow: main.narrow
            Layout.fillWidth: main.narrow
            Layout.fillHeight: !main.narrow
            Layout.preferredWidth: main.narrow ? -1 : 248
        }
        LibraryPage {
            library: main.library
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }

    footer: StatusLine {
        library: main.library
    }
}
