// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the editor that adds tools to the bar above it.
import QtQuick
import Esagono

FocusScope {
    required property Shell shell
    readonly property Workbench workbench: shell.workbench
    property Component tools: null // EditorTools

    focus: true
    Accessible.role: Accessible.Pane
}
