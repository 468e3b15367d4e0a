// SPDX-License-Identifier: GPL-3.0-or-later
// The window in every state worth looking at: pages, and moments of recorded games with something
// selected, asked or opened. One shell shows them all, one after the other.
#pragma once

#include "tests/app/shell_fixture.h"

#include <memory>

namespace esagono {

class WindowScenes {
public:
    /// The pages first, then the moments of a game.
    [[nodiscard]] static QStringList names();
    /// The pages of the editor.
    [[nodiscard]] static QStringList editorNames();

    /// A window of that size, on a shelf with some games begun.
    WindowScenes(QSize size, const QString& language, const QString& theme = {});
    ~WindowScenes();

    [[nodiscard]] Shell& shell() { return *m_shell; }
    [[nodiscard]] bool open() { return m_shell->open(); }
    /// Brings the window into that state and waits until it is drawn; false: it did not get there.
    [[nodiscard]] bool show(const QString& name);
    void speak(const QString& language);
    /// The board is not drawn any more: painting it takes longer than everything else.
    void leaveMapAway();
    /// Until nothing is read or painted any more.
    [[nodiscard]] bool settle();

private:
    struct Scene;
    static const std::vector<Scene>& scenes();
    static bool isOfEditor(const Scene& scene);

    /// A copy of the recorded campaign before that command, lying on the table.
    [[nodiscard]] bool lay(const std::string& before);
    /// A map in the editor; null: it does not open.
    [[nodiscard]] MapBench* openMap();
    /// A package on the workbench.
    [[nodiscard]] bool layPackage();
    /// Closes what was opened, asked and selected.
    void leaveEverything();
    void leaveTable();
    void writeCorrections();
    void turnTo(const char* panelPage);
    void look(const char* hex, double zoom);
    [[nodiscard]] int counter(const char* id);
    [[nodiscard]] int hex(const char* label);
    bool press(const char* part);
    bool trigger(const char* action);

    ShellFolder m_folder;
    std::unique_ptr<Shell> m_shell;
    std::string m_moment; // what lies on the table
    int m_tables = 0;
    bool m_mapless = false;
};

} // namespace esagono
