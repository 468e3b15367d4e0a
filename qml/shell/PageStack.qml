// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window; each is made when it is first shown.
import QtQuick
import Esagono

FocusScope {
    id: stack

    required property Shell shell

    focus: true

    PageLoader {
        page: "../pages/LibraryPage.qml"
        shell: stack.shell
        shown: stack.shell.page === "library" || stack.shell.page === "saved"
        kept: !stack.shell.inGame && !stack.shell.inReplay && !stack.shell.inEditor // its pictures are large
    }
    PageLoader {
        page: "../pages/NewGamePage.qml"
        shell: stack.shell
        shown: stack.shell.page === "new"
        kept: false
    }
    PageLoader {
        page: "../pages/SettingsPage.qml"
        shell: stack.shell
        shown: stack.shell.page === "settings"
        kept: false
    }
    PageLoader {
        page: "../pages/ShortcutsPage.qml"
        shell: stack.shell
        shown: stack.shell.page === "shortcuts"
        kept: false
    }
    PageLoader {
        page: "../pages/RulesPage.qml"
        shell: stack.shell
        shown: stack.shell.page === "rules"
        kept: false
    }
    PageLoader {
        page: "../pages/GuidePage.qml"
        shell: stack.shell
        shown: stack.shell.page === "guide"
        kept: false
    }
    PageLoader {
        page: "../pages/AboutPage.qml"
        shell: stack.shell
        shown: stack.shell.page === "about"
        kept: false
    }
    PageLoader {
        id: table
        page: "../pages/GamePage.qml"
        shell: stack.shell
        given: ({ play: stack.shell.play, settings: stack.shell.settings })
        shown: stack.shell.inGame
        kept: stack.shell.play.open // while one looks something up elsewhere

        Connections {
            target: table.item // its type would be read at the start
            ignoreUnknownSignals: true
            function onCloseRequested(): void {
                stack.shell.closeGame()
            }
            function onReplayRequested(diary: string): void {
                stack.shell.watch(diary)
            }
            function onRuleRequested(rule: string): void {
                stack.shell.tellRule(rule)
            }
        }
    }
    PageLoader {
        page: "../pages/ReplayPage.qml"
        shell: stack.shell
        shown: stack.shell.inReplay
        kept: stack.shell.replay.open
    }
    PageLoader {
        page: "../pages/EditorPage.qml"
        shell: stack.shell
        shown: stack.shell.inEditor
        kept: stack.shell.workbench.open
    }
}
