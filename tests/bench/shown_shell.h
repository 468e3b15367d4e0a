// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program in its window, with the packages of the source tree and data of its own.
#pragma once

#include "app/board/scene/board_item.h"
#include "app/shell.h"
#include "tests/bench/watched_application.h"

#include <QQuickWindow>

#include <stdexcept>

namespace esagono::bench {

/// Everything that must be settled before the application is made.
inline void showWithoutScreen() {
    qputenv("QT_QUICK_BACKEND", "software");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

class ShownShell {
public:
    /// The window is there when it returns, with the library.
    ShownShell(Application& application, const QString& data)
        : m_application(application)
        , m_shell(options(data)) {
        m_shell.settings().setProperty("tourSeen", true);
        m_shell.settings().setProperty("curtain", false);
        if (!m_shell.open())
            throw std::runtime_error("there is no window");
        QObject::connect(m_shell.window(), &QQuickWindow::frameSwapped, &m_shell,
                         [this] { m_drawn = true; });
        wait([this] { return !m_shell.isBusy(); });
    }

    [[nodiscard]] Shell& shell() { return m_shell; }
    [[nodiscard]] BoardItem& board() {
        for (BoardItem* const board :
             m_shell.window()->findChildren<BoardItem*>(QStringLiteral("board")))
            if (board->isVisible())
                return *board;
        throw std::runtime_error("there is no board");
    }

    void wait(const std::function<bool()>& done) {
        Times ignored;
        wait(ignored, done);
    }
    void wait(Times& events, const std::function<bool()>& done) {
        m_application.waitUntil(events, done);
    }
    /// Until the next picture; there may be nothing to draw.
    void untilDrawn() {
        Times ignored;
        untilDrawn(ignored);
    }
    void untilDrawn(Times& events) {
        m_drawn = false;
        const double patience = now(Clock::Wall) + 0.05;
        wait(events, [&] { return m_drawn || now(Clock::Wall) > patience; });
    }
    /// Until there is nothing left to draw.
    void untilQuiet() {
        do {
            untilDrawn();
        } while (m_drawn || m_shell.isBusy());
    }

private:
    static StartOptions options(const QString& data) {
        StartOptions options;
        options.dataFolder = data;
        options.packages = {QStringLiteral(ESAGONO_SOURCE_DIR "/resources")};
        options.language = QStringLiteral("en");
        options.size = QSize(1280, 720);
        return options;
    }

    Application& m_application;
    Shell m_shell;
    bool m_drawn = false;
};

} // namespace esagono::bench
