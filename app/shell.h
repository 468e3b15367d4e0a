// SPDX-License-Identifier: GPL-3.0-or-later
// The program at work: its shelf, its language, and the window that shows them.
#pragma once

#include "languages.h"
#include "library.h"
#include "start_options.h"

#include <QQmlApplicationEngine>

class QQuickWindow;

namespace esagono {

class Shell : public QObject {
    Q_OBJECT

public:
    explicit Shell(const StartOptions& options, QObject* parent = nullptr);

    /// Opens the window and begins to look for games. False if the interface could not be loaded;
    /// what was wrong with it has been printed.
    [[nodiscard]] bool open();

    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] Languages& languages() { return m_languages; }

private:
    void leaveWhenDrawn(QQuickWindow* shown);
    void savePicture(QQuickWindow* shown);

    StartOptions m_options;
    Languages m_languages;
    Library m_library;
    QQmlApplicationEngine m_engine;
};

/// Everything that must be settled once, before the first Shell: name, version, icon, fonts,
/// colours and the style of the controls. Needs the application object.
void settleAppearance(StartOptions::Appearance appearance);

} // namespace esagono
