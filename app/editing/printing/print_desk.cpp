// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/printing/print_desk.h"

#include "app/editing/files/workbench.h"
#include "app/editing/printing/print_kinds.h"
#include "app/places.h"
#include "app/settings.h"
#include "app/share/messages.h"
#include "app/share/plate.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace esagono {

PrintDesk::PrintDesk(Workbench& workbench, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_settings(settings) {
    connect(&m_work, &FileWork::done, this, &PrintDesk::done);
    connect(&m_work, &FileWork::failed, this, &PrintDesk::failed);
}

QVariantList PrintDesk::kinds() const {
    QVariantList list;
    for (const PrintKind& each : printKinds())
        list << QVariantMap{{QStringLiteral("id"), QLatin1String(each.id)},
                            {QStringLiteral("glyph"), QLatin1String(each.glyph)},
                            {QStringLiteral("label"), QLatin1String(each.label)},
                            {QStringLiteral("ending"), QLatin1String(each.ending)}};
    return list;
}

void PrintDesk::begin(const QString& kind, const QString& file, const QVariantMap& wishes) {
    const std::shared_ptr<const GamePackage> package = m_workbench.package();
    if (!package || package->maps.empty() || file.isEmpty() || m_work.isRunning())
        return;
    const QString target = QDir::fromNativeSeparators(file);
    m_settings.setProperty("exportFolder", QFileInfo(target).path());
    m_work.run(target, say::drawing,
               [=, write = printKind(kind).write, language = m_workbench.language(),
                folder = m_workbench.pictureFolder()](Work& work) {
                   writeFile(
                       target,
                       [&](QIODevice& device) {
                           write({*package, wishes, language, folder}, device, work);
                       },
                       work);
               });
}

QString PrintDesk::summary(const QString& kind, const QVariantMap& wishes) const {
    const std::shared_ptr<const GamePackage> package = m_workbench.package();
    if (!package || package->maps.empty())
        return {};
    return printKind(kind).summary(
        {*package, wishes, m_workbench.language(), m_workbench.pictureFolder()});
}

QString PrintDesk::propose(const QString& kind) const {
    QString folder = m_settings.exportFolder;
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QDir::homePath();
    const PrintKind& wanted = printKind(kind);
    return QDir::toNativeSeparators(freeFile(folder,
                                             qtTrId(wanted.fileName).arg(m_workbench.title()),
                                             u'.' + QLatin1String(wanted.ending)));
}

} // namespace esagono
