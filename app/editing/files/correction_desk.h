// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections to a built-in game: what is different on the workbench, kept as a small file of
// differences for one's own games or for others; and files that others made.
#pragma once

#include "app/editing/files/difference_list.h"

#include <QTimer>
#include <QUrl>

#include <functional>

namespace esagono {

class Library;
class Workbench;

class CorrectionDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The desk is given to the window")
    /// Whether the package on the bench is a built-in game, or a copy of one.
    Q_PROPERTY(bool available READ isAvailable NOTIFY availableChanged)
    /// The title of the game it is compared with.
    Q_PROPERTY(QString original READ originalTitle NOTIFY availableChanged)
    Q_PROPERTY(esagono::DifferenceList* differences READ differences CONSTANT)
    /// Somebody looks: the differences follow what is edited.
    Q_PROPERTY(bool watched MEMBER m_watched WRITE setWatched NOTIFY watchedChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    /// `folder` is where the player's corrections lie.
    CorrectionDesk(Workbench& workbench, const Library& library, QString folder,
                   QObject* parent = nullptr);

    [[nodiscard]] bool isAvailable() const { return m_available; }
    [[nodiscard]] QString originalTitle() const { return m_title; }
    [[nodiscard]] DifferenceList* differences() { return &m_differences; }
    [[nodiscard]] bool isBusy() const { return m_running > 0; }
    void setWatched(bool watched);

    /// Shows on its page what a row speaks of.
    Q_INVOKABLE void goTo(int row);
    /// Puts back what was; it can be undone.
    Q_INVOKABLE void putBack(int row);
    /// Keeps the differences as corrections among the player's own, or in a file if there is one.
    Q_INVOKABLE void save(const QString& name, const QString& author, const QUrl& file = {});
    /// Takes a file that somebody shared; done() or failed() follow.
    void importFrom(const QString& file);

Q_SIGNALS:
    void availableChanged();
    void watchedChanged();
    void busyChanged();
    /// The player has other corrections than before.
    void kept();
    void done(const QString& message);
    void failed(const QString& message);

private:
    struct Kept;
    void lookForOriginal();
    void compare();
    void keep(const std::function<Kept()>& work);
    [[nodiscard]] QString told(const Kept& kept) const;

    Workbench& m_workbench;
    const Library& m_library;
    QString m_folder;
    QString m_originalFolder;
    QString m_title;
    bool m_available = false;
    bool m_watched = false;
    int m_running = 0;
    int m_asked = 0; ///< counts comparisons: only the last one is shown
    QTimer m_soon;
    DifferenceList m_differences;
};

} // namespace esagono
