// SPDX-License-Identifier: GPL-3.0-or-later
// A window with a built-in package on the workbench, opened at one page of the editor.
#pragma once

#include "app/board/scene/board_item.h"
#include "tests/app/patience.h"
#include "tests/app/shell_fixture.h"

namespace esagono {

/// The test game, where a package of the program is asked for.
inline constexpr char testGame[] = "../tests/skirmish/package";

class EditorWindow {
public:
    explicit EditorWindow(const char* page, const char* package = "santander") {
        m_shell = std::make_unique<Shell>(m_folder.options());
        [&] {
            QVERIFY(m_shell->open());
            bench().openFolder(sourcePackages() + u'/' + QLatin1String(package));
            QTRY_VERIFY(bench().isOpen() && bench().package());
            bench().setProperty("page", QLatin1String(page));
            settle();
        }();
    }

    [[nodiscard]] Shell& shell() { return *m_shell; }
    [[nodiscard]] Workbench& bench() { return m_shell->workbench(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    /// Until everything that was changed has been read and laid out. A map lies where it stays only
    /// when it has been painted: how large its sheet is, is not known before.
    void settle() {
        QTRY_VERIFY(!bench().isBusy());
        m_shell->window()->grabWindow();
        letPass();
        if (const auto* const board = qobject_cast<BoardItem*>(part("board")))
            QTRY_VERIFY(!board->isVisible() || !board->isBusy());
    }
    [[nodiscard]] QQuickItem* part(const char* name) { return esagono::part(*m_shell, name); }
    void click(const char* name) { esagono::click(*m_shell, part(name)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_shell->window(), key, modifiers);
    }
    void write(const char* text) {
        for (const char* c = text; *c != 0; ++c)
            QTest::keyClick(m_shell->window(), *c);
    }

private:
    ShellFolder m_folder;
    std::unique_ptr<Shell> m_shell;
};

} // namespace esagono
