// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of all registered actions, as they are now.
import QtQml
import QtQuick
import Esagono

Item {
    Instantiator {
        model: Actions
        delegate: Shortcut {
            required property AppAction action

            sequences: [...action.shortcuts]
            enabled: action.enabled && !action.local && action.shortcuts.length > 0
            onActivated: action.trigger()
        }
    }
}
