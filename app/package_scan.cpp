// SPDX-License-Identifier: GPL-3.0-or-later
#include "package_scan.h"

#include "kit/shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace esagono {

QStringList packageFolders(const QStringList& asked) {
    QStringList folders = asked;
    if (folders.isEmpty()) {
        folders = qEnvironmentVariable("ESAGONO_PACKAGES")
                      .split(QDir::listSeparator(), Qt::SkipEmptyParts);
        folders << QCoreApplication::applicationDirPath() +
                       QStringLiteral("/../share/esagono/packages");
        if (QFileInfo::exists(QStringLiteral(ESAGONO_SOURCE_PACKAGES)))
            folders << QStringLiteral(ESAGONO_SOURCE_PACKAGES);
    }
    for (QString& folder : folders)
        folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    folders.removeDuplicates();
    return folders;
}

QList<FoundPackage> scanPackages(const QStringList& folders) {
    std::vector<std::filesystem::path> paths;
    for (const QString& folder : folders)
        paths.push_back(QFileInfo(folder).filesystemFilePath());
    QList<FoundPackage> found;
    for (const ShelvedPackage& shelved : lookAlong(paths))
        found << FoundPackage{
            QFileInfo(shelved.folder).filePath(), QString::fromStdString(shelved.id).simplified(),
            shelved.title, QString::fromStdString(shelved.release).simplified(), shelved.problem};
    return found;
}

QString titleOf(const FoundPackage& package, const QString& language) {
    const std::string title(inLanguage(package.titles, language.toStdString()));
    if (!title.empty())
        return QString::fromStdString(title).simplified();
    return package.id.isEmpty() ? QFileInfo(package.folder).fileName() : package.id;
}

} // namespace esagono
