// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/files/correction_desk.h"

#include "app/editing/files/workbench.h"
#include "app/library.h"
#include "app/places.h"
#include "app/text_formatter.h"
#include "editor/files/new_package.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

namespace {

constexpr char noDifference[] = "app.differences.none"; // as the panel says it
constexpr int editPause = 300; // milliseconds after the last edit until differences are looked for

/// The differences that correct values: what the copy is called is no correction.
std::vector<Correction> valuesPutRight(const Documents& original, const Documents& changed) {
    std::vector<Correction> all = differences(original, changed);
    if (original.at("package.json").value("id", "") != changed.at("package.json").value("id", ""))
        std::erase_if(all, [](const Correction& each) {
            return each.file == "package.json" &&
                   (each.pointer == "/title" || each.pointer.starts_with("/title/"));
        });
    return all;
}

} // namespace

/// What came of keeping corrections.
struct CorrectionDesk::Kept {
    QString file;
    QString name;
    int changes = 0;
    bool already = false; ///< they were there before
    Text problem;
};

CorrectionDesk::CorrectionDesk(Workbench& workbench, const Library& library, QString folder,
                               QObject* parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_library(library)
    , m_folder(std::move(folder)) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(editPause);
    connect(&m_soon, &QTimer::timeout, this, &CorrectionDesk::compare);
    connect(&workbench, &Workbench::opened, this, &CorrectionDesk::lookForOriginal);
    connect(&library, &Library::scanned, this, &CorrectionDesk::lookForOriginal);
    connect(&workbench, &Workbench::languageChanged, this, &CorrectionDesk::lookForOriginal);
    connect(&workbench, &Workbench::edited, this, [this] {
        if (m_watched)
            m_soon.start();
    });
}

void CorrectionDesk::lookForOriginal() {
    const Record* const rules = m_workbench.isOpen()
                                    ? valueAt(m_workbench.documents(), {"package.json", "/rules"})
                                    : nullptr;
    const FoundPackage* const found =
        rules != nullptr && rules->is_string()
            ? m_library.find(QString::fromStdString(rules->get<std::string>()))
            : nullptr;
    m_available = found != nullptr;
    m_originalFolder = found ? found->folder : QString();
    m_title = found ? titleOf(*found, m_workbench.language()) : QString();
    Q_EMIT availableChanged();
    if (m_watched)
        compare();
}

void CorrectionDesk::setWatched(bool watched) {
    if (watched == m_watched)
        return;
    m_watched = watched;
    Q_EMIT watchedChanged();
    if (watched)
        compare();
}

void CorrectionDesk::compare() {
    const int asked = ++m_asked;
    if (!m_available) {
        m_differences.tell({});
        return;
    }
    ++m_running;
    Q_EMIT busyChanged();
    QtConcurrent::run([folder = diskPath(m_originalFolder), changed = m_workbench.snapshot(),
                       language = m_workbench.language()]() -> QList<DifferenceRow> {
        try {
            const Documents original = readDocuments(folder);
            return differenceRows(valuesPutRight(original, *changed), original, *changed, language);
        } catch (...) {
            return {}; // the library says what is wrong with it
        }
    }).then(this, [this, asked](const QList<DifferenceRow>& rows) {
        --m_running;
        if (asked == m_asked)
            m_differences.tell(rows);
        Q_EMIT busyChanged();
    });
}

void CorrectionDesk::goTo(int row) {
    if (row < 0 || row >= m_differences.count())
        return;
    const EditPlace& at = m_differences.rows().at(row).at;
    m_workbench.reveal(QString::fromStdString(at.file), QString::fromStdString(at.pointer));
}

void CorrectionDesk::putBack(int row) {
    if (row < 0 || row >= m_differences.count() || m_soon.isActive() || isBusy())
        return; // what is shown is not what there is
    m_workbench.perform(m_differences.rows().at(row).back);
}

QString CorrectionDesk::told(const Kept& kept) const {
    if (kept.already) {
        //: %1 = name of corrections to a printed game
        //% "“%1” was there already."
        return qtTrId("app.corrections.already").arg(kept.name);
    }
    if (QFileInfo(kept.file).absolutePath() != QDir(m_folder).absolutePath())
        return qtTrId("app.export.done").arg(QFileInfo(kept.file).fileName());
    //: %1 = name of corrections to a printed game, %n = how many values they put right
    //% "“%1” can be chosen when a game begins: %n value(s) put right."
    return qtTrId("app.corrections.kept", kept.changes).arg(kept.name);
}

/// Runs it elsewhere and says what came of it.
void CorrectionDesk::keep(const std::function<Kept()>& work) {
    ++m_running;
    Q_EMIT busyChanged();
    QtConcurrent::run([work]() -> Kept {
        try {
            return work();
        } catch (...) {
            return {{}, {}, 0, false, caughtText()};
        }
    }).then(this, [this](const Kept& done) {
        --m_running;
        Q_EMIT busyChanged();
        if (!done.problem.empty()) {
            Q_EMIT failed(phrase(done.problem, m_workbench.language()));
            return;
        }
        Q_EMIT kept();
        Q_EMIT this->done(told(done));
    });
}

void CorrectionDesk::save(const QString& name, const QString& author, const QUrl& file) {
    const QString tidy = name.simplified();
    if (!m_available || tidy.isEmpty())
        return;
    const QString target = file.isLocalFile()
                               ? file.toLocalFile()
                               : freeFile(m_folder, tidy, QLatin1String(correctionsEnding));
    if (!file.isLocalFile() && !QDir().mkpath(m_folder)) {
        Q_EMIT failed(qtTrId("app.share.fault.unwritable")
                          .arg(QDir::toNativeSeparators(m_folder), QString()));
        return;
    }
    Corrections corrections;
    corrections.id = idFrom(tidy.normalized(QString::NormalizationForm_KD).toStdString());
    corrections.name[""] = tidy.toStdString();
    corrections.author = author.simplified().toStdString();
    keep([=, folder = diskPath(m_originalFolder), changed = m_workbench.snapshot()]() -> Kept {
        const GamePackage original = readPackage(folder);
        Corrections made = corrections;
        made.package = original.id;
        made.release = original.release;
        made.packageDigest = hexText(original.digest());
        made.list = valuesPutRight(original.documents, *changed);
        if (made.list.empty())
            return {{}, {}, 0, false, Text(noDifference)};
        // Whoever takes them shall be able to read them, and to play
        (void)readCorrections(readableText(written(made)), tidy.toStdString());
        (void)corrected(original, {&made, 1});
        writeCorrections(made, diskPath(target));
        return {target, tidy, int(made.list.size()), false, {}};
    });
}

void CorrectionDesk::importFrom(const QString& file) {
    keep([file, folder = m_folder, language = m_workbench.language()]() -> Kept {
        const Corrections read = readCorrections(diskPath(file));
        QString name = wordsIn(read.name, language).simplified();
        if (name.isEmpty())
            name = QFileInfo(file).completeBaseName();
        for (const FoundCorrections& found : correctionsIn(diskPath(folder)))
            if (found.corrections && found.corrections->digest() == read.digest())
                return {QFileInfo(found.file).filePath(), name, 0, true, {}};
        if (!QDir().mkpath(folder))
            refuseUnwritable(utf8Of(diskPath(folder)),
                             std::make_error_code(std::errc::permission_denied));
        const QString target = freeFile(folder, name, QLatin1String(correctionsEnding));
        writeCorrections(read, diskPath(target));
        return {target, name, int(read.list.size()), false, {}};
    });
}

} // namespace esagono
