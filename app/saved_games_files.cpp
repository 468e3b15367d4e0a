// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the files of saved games.
#include "app/places.h"
#include "app/saved_games.h"
#include "app/text_formatter.h"

#include "engine/core/fault.h"
#include "engine/store/salvage.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QtConcurrentRun>

namespace esagono {

namespace {

/// Writes what SQLite keeps beside a diary into it, so that the one file is everything. Throws
/// Fault.
void settle(const QString& file) {
    const Journal journal = Journal::open(diskPath(file), Access::ReadWrite, Checks::Hasty);
}

QString nameOf(const QString& file) {
    return QFileInfo(file).completeBaseName();
}

QString inUse(const QString& file) {
    //: %1 = name of a saved game
    //% "“%1” is open now. Go back to the library first."
    return qtTrId("app.library.in_use").arg(nameOf(file));
}

} // namespace

void SavedGames::work(const std::function<void()>& job, const std::function<void()>& then) {
    ++m_working;
    auto* const watcher = new QFutureWatcher<Text>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, then] {
        watcher->deleteLater();
        --m_working;
        if (const Text fault = watcher->result(); !fault.empty())
            Q_EMIT failed(phrase(fault, m_language));
        else
            then();
        lookAgain();
    });
    watcher->setFuture(QtConcurrent::run([job]() -> Text {
        try {
            job();
            return {};
        } catch (...) {
            return caughtText();
        }
    }));
}

void SavedGames::rename(const QString& path, const QString& name) {
    if (path == m_current)
        return Q_EMIT failed(inUse(path));
    if (name.simplified().isEmpty() || name.simplified() == nameOf(path))
        return;
    const QString target = freeFile(QFileInfo(path).path(), name);
    const auto renamed = std::make_shared<bool>(false);
    work(
        [path, target, renamed] {
            try {
                settle(path);
            } catch (const Fault& fault) { // what cannot be opened can still be called otherwise
                if (fault.kind() == FaultKind::Busy || fault.kind() == FaultKind::NotFound)
                    throw;
            }
            *renamed = QFile::rename(path, target);
        },
        [this, target, path, renamed] {
            //: %1 = new name of a saved game
            //% "The game is now called “%1”."
            const QString good = qtTrId("app.library.renamed").arg(nameOf(target));
            //: %1 = name of a saved game
            //% "“%1” could not be renamed: its folder cannot be written."
            const QString bad = qtTrId("app.library.not_renamed").arg(nameOf(path));
            if (*renamed)
                Q_EMIT done(good, {});
            else
                Q_EMIT failed(bad);
        });
}

void SavedGames::duplicate(const QString& path) {
    //: A copy of a saved game: %1 = its name
    //% "%1, copy"
    const QString target = freePath(qtTrId("app.library.copy_name").arg(nameOf(path)));
    work([path, target] { (void)esagono::salvage(diskPath(path), diskPath(target)); },
         [this, target] {
             //: %1 = name of the new saved game
             //% "The copy is called “%1”."
             Q_EMIT done(qtTrId("app.library.duplicated").arg(nameOf(target)), {});
         });
}

void SavedGames::exportTo(const QString& path, const QUrl& target) {
    QString file = target.isLocalFile() ? target.toLocalFile() : target.toString();
    if (!file.endsWith(QLatin1String(diaryEnding)))
        file += QLatin1String(diaryEnding);
    work(
        [path, file] {
            // The dialog has asked whether the old file may go; until the copy is whole it stays.
            const QString fresh = freeFile(QFileInfo(file).path(), nameOf(file));
            (void)esagono::salvage(diskPath(path), diskPath(fresh));
            if (fresh != file && QFile::remove(file))
                QFile::rename(fresh, file);
        },
        [this, file] {
            //: %1 = file
            //% "The game was copied to %1."
            Q_EMIT done(qtTrId("app.library.exported").arg(QDir::toNativeSeparators(file)), {});
        });
}

void SavedGames::importFrom(const QUrl& url) {
    const QString file = url.isLocalFile() ? url.toLocalFile() : url.toString();
    if (const QString why = whyNotWritable(); !why.isEmpty())
        return Q_EMIT failed(why);
    const QString target = freePath(nameOf(file));
    work(
        [file, target] {
            (void)Journal::open(diskPath(file), Access::ReadOnly, Checks::Everything);
            (void)esagono::salvage(diskPath(file), diskPath(target));
        },
        [this, target] {
            //: %1 = name of a saved game
            //% "“%1” is now among your games."
            Q_EMIT done(qtTrId("app.library.imported").arg(nameOf(target)), {});
        });
}

void SavedGames::salvage(const QString& path) {
    //: What could be saved of a damaged game: %1 = its name
    //% "%1, saved part"
    const QString target = freePath(qtTrId("app.library.salvage_name").arg(nameOf(path)));
    const auto saved = std::make_shared<Salvaged>();
    work([path, target, saved] { *saved = esagono::salvage(diskPath(path), diskPath(target)); },
         [this, target, saved] {
             //: %1 = name of the new saved game; %n = how many commands it has
             //% "%n move(s) could be saved, as “%1”. The damaged file is as it was."
             Q_EMIT done(qtTrId("app.library.salvaged", int(saved->pages)).arg(nameOf(target)), {});
         });
}

void SavedGames::moveToTrash(const QString& path) {
    if (path == m_current)
        return Q_EMIT failed(inUse(path));
    try {
        settle(path);
    } catch (const Fault& fault) { // what cannot be opened can still be thrown away
        if (fault.kind() == FaultKind::Busy)
            return Q_EMIT failed(phrase(fault.text(), m_language));
    }
    // Without this folder Qt 6.4 makes a trash of its own in whatever folder the program runs.
    const QString home = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    QString inTrash;
    if (!QDir().mkpath(home) || !QFile::moveToTrash(path, &inTrash)) {
        //: %1 = name of a saved game
        //% "“%1” could not be moved to the trash. Nothing was changed."
        return Q_EMIT failed(qtTrId("app.library.not_trashed").arg(nameOf(path)));
    }
    m_trashed = inTrash;
    m_trashedFrom = path;
    //: %1 = name of a saved game
    //% "“%1” is in the trash."
    Q_EMIT done(qtTrId("app.library.trashed").arg(nameOf(path)),
                inTrash.isEmpty() ? QString() : QStringLiteral("undoTrash"));
    lookAgain();
}

void SavedGames::takeFromTrash() {
    const QString target = freePath(nameOf(m_trashedFrom));
    if (m_trashed.isEmpty() || !QFile::rename(m_trashed, target))
        //% "The game could not be taken out of the trash; it is still there."
        Q_EMIT failed(qtTrId("app.library.not_restored"));
    else
        //: %1 = name of a saved game
        //% "“%1” is back."
        Q_EMIT done(qtTrId("app.library.restored").arg(nameOf(target)), {});
    m_trashed.clear();
    lookAgain();
}

void SavedGames::showInFolder(const QString& path) const {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).path()));
}

} // namespace esagono
