// SPDX-License-Identifier: GPL-3.0-or-later
// The package on the workbench and the disk: opening, saving, what is kept in case the program ends
// in the middle of work.
#include "app/editing/files/workbench.h"

#include "app/places.h"
#include "app/text_formatter.h"
#include "editor/files/new_package.h"
#include "editor/files/package_folder.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

namespace {

QString shownPath(const std::filesystem::path& path) {
    return QDir::fromNativeSeparators(QString::fromStdU16String(path.u16string()));
}

/// Letters with accents count as those without.
std::string idFromTitle(const QString& title) {
    return idFrom(title.normalized(QString::NormalizationForm_KD).toStdString());
}

} // namespace

/// Reads the documents beside the interface, and hands them on unless something else was asked for
/// since.
void Workbench::read(const QString& folder, const std::function<void(Documents, Documents)>& then) {
    struct Read {
        Documents documents;
        Documents mirrored;
        Text problem;
    };
    const int wanted = ++m_opening;
    QtConcurrent::run([path = diskPath(folder)]() -> Read {
        try {
            Documents documents = readDocuments(path);
            return {documents, std::move(documents), {}};
        } catch (...) {
            return {{}, {}, caughtText()};
        }
    }).then(this, [this, then, wanted](Read read) {
        if (wanted != m_opening)
            return;
        if (!read.problem.empty()) {
            Q_EMIT failed(phrase(read.problem, m_language));
            return;
        }
        discardRecovery();
        then(std::move(read.documents), std::move(read.mirrored));
    });
}

void Workbench::openFolder(const QString& folder) {
    read(folder, [this, folder](Documents documents, Documents mirrored) {
        lay(EditStack(std::move(documents)), std::move(mirrored), folder, folder);
    });
}

void Workbench::openCopy(const QString& folder) {
    read(folder, [this, folder](Documents documents, Documents mirrored) {
        lay(EditStack(std::move(documents)), std::move(mirrored), {}, folder);
        //: The title of a copy; %1 = title of a game
        //% "%1 (copy)"
        const QString title = qtTrId("app.editor.copy_title").arg(this->title());
        Edit edit{QT_TRID_NOOP("app.editor.edit.name_copy"), {}, {}};
        edit.set("package.json", "/id", idFromTitle(title));
        edit.set("package.json", "/title", title.toStdString());
        perform(std::move(edit));
    });
}

void Workbench::begin(Documents documents) {
    ++m_opening;
    discardRecovery();
    Documents mirrored = documents;
    lay(EditStack(std::move(documents)), std::move(mirrored), {}, {});
}

void Workbench::lay(EditStack stack, Documents mirrored, const QString& folder,
                    const QString& pictures) {
    m_stack = std::move(stack);
    m_folder = folder;
    m_pictures = pictures;
    m_game.reset();
    m_package.reset();
    m_open = true;
    m_mirror.begin(std::move(mirrored));
    Q_EMIT opened();
    Q_EMIT stackChanged();
    Q_EMIT titleChanged();
    Q_EMIT busyChanged();
}

void Workbench::close() {
    ++m_opening;
    discardRecovery();
    m_open = false;
    m_stack = EditStack();
    m_folder.clear();
    m_game.reset();
    m_package.reset();
    m_changed.reset();
    m_findings.tell({});
    Q_EMIT opened();
    Q_EMIT titleChanged();
    Q_EMIT stackChanged();
    Q_EMIT packageChanged();
}

void Workbench::save() {
    if (isOriginal() && !m_folder.isEmpty()) {
        saveCopy(qtTrId("app.editor.copy_title").arg(title()));
        Q_EMIT becameOwn(title());
    } else if (m_folder.isEmpty()) {
        saveCopy(title());
    } else {
        saveTo(m_folder, false);
    }
}

void Workbench::saveCopy(const QString& title) {
    QDir().mkpath(m_packages);
    const std::string id = idFromTitle(title);
    QString name = QString::fromStdString(id);
    for (int number = 2; QFileInfo::exists(m_packages + QLatin1Char('/') + name); ++number)
        name = QString::fromStdString(id) + QLatin1Char('_') + QString::number(number);
    //: What the menu undoes: the package got an id and a title of its own
    //% "Name the copy"
    Edit edit{QT_TRID_NOOP("app.editor.edit.name_copy"), {}, {}};
    edit.set("package.json", "/id", name.toStdString());
    edit.set("package.json", "/title", title.toStdString());
    perform(std::move(edit));
    saveTo(m_packages + QLatin1Char('/') + name, true);
}

void Workbench::saveTo(const QString& folder, bool asCopy) {
    if (m_saving)
        return;
    m_saving = true;
    Q_EMIT busyChanged();
    m_stack.endStroke();
    const std::size_t depth = m_stack.depth();
    auto saving = QtConcurrent::run(&m_writer,
                                    [documents = snapshot(), from = diskPath(m_pictures),
                                     to = diskPath(folder), asCopy]() -> Text {
                                        try {
                                            if (asCopy)
                                                savePackageAs(*documents, from, to);
                                            else
                                                savePackage(*documents, to);
                                            return {};
                                        } catch (...) {
                                            return caughtText();
                                        }
                                    });
    saving.then(this, [this, folder, depth](const Text& problem) {
        m_saving = false;
        if (!problem.empty()) {
            Q_EMIT failed(phrase(problem, m_language));
        } else {
            m_folder = m_pictures = folder;
            if (depth == m_stack.depth()) { // nothing was done meanwhile
                m_stack.markSaved();
                discardRecovery();
            }
            Q_EMIT opened();
            Q_EMIT stackChanged();
            Q_EMIT savedTo(folder);
        }
        Q_EMIT busyChanged();
    });
}

void Workbench::beginKeeping() {
    if (m_kept.isValid() || m_recovery.isEmpty())
        return;
    m_kept = QDateTime::currentDateTime();
    m_writer.start([log = m_log, documents = snapshot(), folder = diskPath(m_recovery),
                    package = diskPath(m_folder)] {
        try {
            *log = std::make_unique<RecoveryLog>(folder, package, *documents);
        } catch (...) {
            log->reset(); // a disk that is full must not stop the work; saving will say so
        }
    });
}

/// Adds to the recovery file.
void Workbench::keep(std::function<void(RecoveryLog&)> line) {
    if (!m_kept.isValid())
        return;
    m_kept = QDateTime::currentDateTime();
    m_writer.start([log = m_log, line = std::move(line)] {
        try {
            if (*log)
                line(**log);
        } catch (...) {
            log->reset();
        }
    });
    if (!m_settling.isActive())
        m_settling.start();
    Q_EMIT keptChanged();
}

void Workbench::discardRecovery() {
    m_settling.stop();
    m_writer.start([log = m_log] {
        if (*log)
            (*log)->discard();
        log->reset();
    });
    m_kept = {};
    Q_EMIT keptChanged();
}

QVariantList Workbench::unfinished() const {
    QVariantList list;
    for (const std::filesystem::path& file : recoveryFiles(diskPath(m_recovery))) {
        QVariantMap entry{{QStringLiteral("file"), shownPath(file)},
                          {QStringLiteral("when"), QFileInfo(shownPath(file)).lastModified()}};
        try {
            const Recovered recovered = recover(file);
            const Record* const title =
                valueAt(recovered.stack.documents(), {"package.json", "/title"});
            const Record* const words = title != nullptr && title->is_object() && !title->empty()
                                            ? &*title->begin()
                                            : title;
            entry.insert(QStringLiteral("title"),
                         words != nullptr && words->is_string()
                             ? QString::fromStdString(words->get<std::string>())
                             : QString());
            entry.insert(QStringLiteral("lines"), int(recovered.lines));
        } catch (...) {
            entry.insert(QStringLiteral("problem"), phrase(caughtText(), m_language));
        }
        list.append(entry);
    }
    return list;
}

void Workbench::takeUp(const QString& file) {
    try {
        Recovered recovered = recover(diskPath(file));
        discardRecovery();
        const QString folder = shownPath(recovered.package);
        Documents mirrored = recovered.stack.documents();
        lay(std::move(recovered.stack), std::move(mirrored), folder, folder);
        beginKeeping(); // in a file of its own, and only then the old one goes
        keep([old = diskPath(file)](RecoveryLog& log) {
            log.settle();
            esagono::discardRecovery(old);
        });
    } catch (...) {
        Q_EMIT failed(phrase(caughtText(), m_language));
    }
}

void Workbench::throwAway(const QString& file) {
    esagono::discardRecovery(diskPath(file));
}

} // namespace esagono
