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
    for (ShelvedPackage& shelved : lookAlong(paths)) {
        FoundPackage package{QFileInfo(shelved.folder).filePath(),
                             QString::fromStdString(shelved.id).simplified(),
                             shelved.title,
                             QString::fromStdString(shelved.release).simplified(),
                             shelved.problem,
                             {}};
        if (shelved.package) {
            package.titles = shelved.package->title;
            package.package = std::make_shared<GamePackage>(*std::move(shelved.package));
        }
        found << package;
    }
    return found;
}

QString titleOf(const FoundPackage& package, const QString& language) {
    if (const QString title = wordsIn(package.titles, language).simplified(); !title.isEmpty())
        return title;
    return package.id.isEmpty() ? QFileInfo(package.folder).fileName() : package.id;
}

QString wordsIn(const Words& words, const QString& language) {
    return QString::fromStdString(std::string(inLanguage(words, language.toStdString())));
}

QVariantList scenarioList(const GamePackage& package, const QString& language) {
    QVariantList list;
    for (const Scenario& scenario : package.scenarios)
        list << QVariantMap{{QStringLiteral("id"), QString::fromStdString(scenario.id)},
                            {QStringLiteral("title"), wordsIn(scenario.title, language)},
                            {QStringLiteral("summary"), wordsIn(scenario.summary, language)},
                            {QStringLiteral("turns"), scenario.lastTurn - scenario.firstTurn + 1}};
    return list;
}

} // namespace esagono
