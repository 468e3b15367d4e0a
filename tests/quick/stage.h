// SPDX-License-Identifier: GPL-3.0-or-later
// The program as the tests written in QML see it: started and left as a user does, its parts found
// by name, hexes and counters by what the package calls them.
#pragma once

#include "tests/app/shell_fixture.h"

#include <functional>
#include <memory>

namespace esagono {

class Stage : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* shell READ shell NOTIFY changed)
    Q_PROPERTY(QObject* play READ play NOTIFY changed)
    Q_PROPERTY(QObject* replay READ replay NOTIFY changed)
    /// Something is still being read, painted or moved.
    Q_PROPERTY(bool busy READ isBusy)
    /// The decision that is pending: "santander.movement".
    Q_PROPERTY(QString decision READ decision)
    /// How often Qt had something to find fault with.
    Q_PROPERTY(int warnings READ warnings)

public:
    ~Stage() override;

    /// Starts the program in the folder of this stage, where it finds what it left there.
    Q_INVOKABLE bool open(int width, int height, const QString& language);
    /// From the next start on, the small game made for tests is on the shelf, alone.
    Q_INVOKABLE void shelveTestGame() { m_isTestGame = true; }
    /// Closes the window and ends the program.
    Q_INVOKABLE void leave();
    /// A new folder: nothing has been played or set. `settings` are lines of the settings file.
    Q_INVOKABLE void clear(const QStringList& settings);

    /// Begins a game that always rolls the same dice, and puts it among the saved ones; its file.
    Q_INVOKABLE QString begun(const QString& game, const QString& scenario,
                              const QString& seed) const;

    /// Puts a recorded game among the saved ones, so many of its commands; its file.
    Q_INVOKABLE QString record(const QString& golden, int commands) const;

    /// Likewise, but after some of its commands the game goes another way, by chance.
    Q_INVOKABLE QString recordOther(const QString& golden, int commands, int more) const;
    /// Both in one diary: the other way is a branch.
    Q_INVOKABLE QString recordBranched(const QString& golden, int commands, int kept,
                                       int more) const;

    /// Until nothing is left that can be done at once.
    Q_INVOKABLE void letPass() const { esagono::letPass(); }
    /// Waits until everything stands where it belongs.
    Q_INVOKABLE bool polished() const;
    /// A part of the window that is shown, by its name; null: there is none.
    Q_INVOKABLE [[nodiscard]] QQuickItem* part(const QString& name) const;
    /// The first of those whose names begin so.
    Q_INVOKABLE [[nodiscard]] QQuickItem* firstPart(const QString& prefix) const;
    /// The middle of a hex, in the coordinates of the board.
    Q_INVOKABLE [[nodiscard]] QPointF hexAt(const QString& label) const;
    Q_INVOKABLE [[nodiscard]] int counter(const QString& id) const;
    Q_INVOKABLE [[nodiscard]] QString counterId(int counter) const;
    /// The number of a counter among what may be chosen now; -1: it may not.
    Q_INVOKABLE [[nodiscard]] int choiceOf(const QString& id) const;
    /// Where a counter lies, by its id: a hex number, a box, or nothing.
    Q_INVOKABLE [[nodiscard]] QString place(const QString& id) const;
    /// The hexes that can be reached, or attacked.
    Q_INVOKABLE [[nodiscard]] QStringList reach() const;
    Q_INVOKABLE [[nodiscard]] QStringList targets() const;
    /// The counters that may act.
    Q_INVOKABLE [[nodiscard]] QStringList candidates() const;
    /// Writes a picture of the window, for whoever wants to see where a test stands.
    Q_INVOKABLE bool picture(const QString& file) const;
    Q_INVOKABLE [[nodiscard]] QStringList files(const QString& folder) const;
    /// A file of the stage's folder, and its bytes, a letter each; empty: there is none.
    Q_INVOKABLE [[nodiscard]] QString pathOf(const QString& name) const;
    Q_INVOKABLE [[nodiscard]] QString bytesOf(const QString& file) const;
    Q_INVOKABLE [[nodiscard]] QString clipboard() const;
    /// A file is dragged from elsewhere and let go over the middle of a part.
    Q_INVOKABLE void drop(const QString& file, QQuickItem* part) const;

    [[nodiscard]] QObject* shell() const { return m_shell.get(); }
    [[nodiscard]] QObject* play() const { return m_shell ? &m_shell->play() : nullptr; }
    [[nodiscard]] QObject* replay() const { return m_shell ? &m_shell->replay() : nullptr; }
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QString decision() const;
    [[nodiscard]] int warnings() const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QStringList marked(HexMark mark) const;
    [[nodiscard]] QQuickItem* find(const std::function<bool(const QString&)>& isMeant) const;

    std::unique_ptr<ShellFolder> m_folder = std::make_unique<ShellFolder>();
    std::unique_ptr<Shell> m_shell;
    bool m_isTestGame = false;
};

} // namespace esagono
