// SPDX-License-Identifier: GPL-3.0-or-later
// The window: menu bar, one page at a time, messages above them. What the program keeps is given to it.
import QtQuick
import QtQuick.Templates as T
import Esagono

T.ApplicationWindow {
    id: main

    required property Shell shell
    readonly property string pageTitle: shell.inGame || shell.page === "opening" ? shell.play.title
        : shell.inReplay ? shell.replay.title
        : shell.page === "rules" ? shell.rules.title
        : shell.inEditor ? shell.workbench.title
        //% "Settings"
        : shell.page === "settings" ? qsTrId("app.page.settings")
        //% "Keys"
        : shell.page === "shortcuts" ? qsTrId("app.page.keys")
        //% "User guide"
        : shell.page === "guide" ? qsTrId("app.page.guide")
        //% "About Esagono"
        : shell.page === "about" ? qsTrId("app.page.about")
        //% "New game"
        : shell.page === "new" ? qsTrId("app.page.new")
        //% "Library"
        : qsTrId("app.page.library")

    width: Math.min(1440, Screen.desktopAvailableWidth)
    height: Math.min(900, Screen.desktopAvailableHeight)
    minimumWidth: 560
    minimumHeight: 360
    visible: true
    title: shell.play.open ? shell.play.title : "Esagono"
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
    property bool leaving: false // the author has been asked
    onClosing: close => {
        if (shell.workbench.open && !shell.workbench.saved && !leaving && !shell.unattended) {
            close.accepted = false
            documents.before(() => {
                main.leaving = true
                main.close()
            })
            return
        }
        if (shell.workbench.open)
            shell.workbench.close()
        if (visibility === Window.Windowed)
            shell.settings.window = Qt.rect(x, y, width, height)
        shell.settings.maximised = visibility === Window.Maximized
        shell.replay.close()
        shell.play.close()
    }
    Component.onCompleted: {
        if (shell.settings.maximised && !shell.unattended)
            showMaximized()
    }

    // The settings reach Theme, the models and the table here
    Binding { target: Theme; property: "mode"; value: main.shell.settings.theme }
    Binding { target: Theme; property: "scale"; value: main.shell.settings.interfaceScale }
    Binding { target: Theme; property: "comfortable"; value: main.shell.settings.comfortable }
    Binding { target: Theme; property: "safePalette"; value: main.shell.settings.safePalette }
    Binding { target: Theme; property: "animationSpeed"; value: main.shell.settings.animationSpeed }
    Binding { target: Theme; property: "reducedMotion"; value: main.shell.settings.reducedMotion }
    Binding { target: main.shell.library; property: "dark"; value: Theme.dark }
    Binding { target: main.shell.savedGames; property: "dark"; value: Theme.dark }
    Binding { target: main.shell.rules; property: "dark"; value: Theme.dark }
    Binding { target: main.shell.rules; property: "safePalette"; value: Theme.safePalette }

    Timer { // once the start page has taken the keyboard; whoever opens a game wants to play it
        interval: 1
        running: main.shell.page === "library" && !main.shell.settings.tourSeen && !main.shell.unattended
        onTriggered: guide.greet()
    }
    ShellActions {
        shell: main.shell
        window: main
        onPaletteRequested: palette.open()
        onTourRequested: guide.begin()
    }
    DocumentActions {
        id: documents
        shell: main.shell
    }
    ActionKeys { }

    header: AppMenuBar {
        id: menuBar
        works: [main.shell.shareDesk.sharing, main.shell.printing.work]
        caption: main.pageTitle
        detail: main.shell.inGame && main.shell.play.open ? main.shell.play.scenario
                //: What the window shows beside the name of a game; %1 = who played it
                //% "replay %1"
                : main.shell.inReplay ? qsTrId("app.replay.detail").arg(main.shell.replay.players).trim()
                //: What the window shows beside the name of a game
                //% "rules"
                : main.shell.page === "rules" ? qsTrId("app.rules.detail")
                //: What the window shows beside the name of a package
                //% "editor"
                : main.shell.inEditor ? qsTrId("app.editor.detail") : ""
        saved: main.shell.inGame && main.shell.play.open || main.shell.inEditor && main.shell.workbench.saved
        diary: main.shell.inGame && main.shell.play.open ? main.shell.play.diary : null
        onDiaryRequested: main.shell.lookAtDiary()
        testing: main.shell.inGame && main.shell.play.open && main.shell.workbench.open
        changed: main.shell.inEditor && !main.shell.workbench.saved
        kept: main.shell.inEditor && !main.shell.workbench.saved ? main.shell.workbench.kept : new Date(NaN)
        onPaletteRequested: palette.open()
    }

    DropArea { // unless a page has a place of its own for it
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            const path = drop.hasUrls ? main.shell.savedGames.pathOf(drop.urls[0]) : ""
            if (path === "" || main.shell.take(path))
                return
            if (main.shell.page === "replay")
                main.shell.watch(path)
            else
                main.shell.openGame(path)
        }
    }
    PageStack {
        anchors.fill: parent
        shell: main.shell
        objectName: "pages"
    }
    MessageColumn {
        messages: main.shell.messages
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.padding
        anchors.topMargin: main.shell.inReplay ? Theme.px(84) : Theme.padding // what winds and exports stays free
        width: Math.min(Theme.px(440), parent.width - 2 * Theme.padding)
    }
    CommandPalette {
        id: palette
    }
    TourGuide {
        id: guide
        anchors.fill: parent
        shell: main.shell
    }
}
