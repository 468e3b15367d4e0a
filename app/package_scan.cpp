// SPDX-License-Identifier: GPL-3.0-or-later
#include "package_scan.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace esagono {

namespace {

constexpr qint64 longestCard = 1024 * 1024;
const QString cardName = QStringLiteral("package.json");

FoundPackage broken(FoundPackage package, PackageProblem problem) {
    package.problem = problem;
    return package;
}

QMap<QString, QString> titlesIn(const QJsonObject& card) {
    QMap<QString, QString> titles;
    const QJsonObject byLanguage = card.value(QLatin1String("title")).toObject();
    for (auto title = byLanguage.begin(); title != byLanguage.end(); ++title) {
        const QString text = title.value().toString().simplified();
        if (!text.isEmpty())
            titles.insert(title.key(), text);
    }
    return titles;
}

} // namespace

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
    QList<FoundPackage> found;
    QSet<QString> known;
    const auto look = [&](const QString& folder) {
        if (!QFileInfo::exists(folder + u'/' + cardName))
            return false;
        FoundPackage package = readPackage(folder);
        if (package.id.isEmpty() || !known.contains(package.id))
            found << package;
        known << package.id;
        return true;
    };
    for (const QString& folder : folders) {
        if (look(folder))
            continue;
        const QDir shelf(folder);
        const QStringList names = shelf.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& name : names)
            look(shelf.filePath(name));
    }
    return found;
}

FoundPackage readPackage(const QString& folder) {
    FoundPackage package;
    package.folder = folder;
    QFile file(folder + u'/' + cardName);
    if (!file.open(QIODevice::ReadOnly))
        return broken(package, PackageProblem::Unreadable);
    const QByteArray bytes = file.read(longestCard + 1);
    if (file.error() != QFileDevice::NoError)
        return broken(package, PackageProblem::Unreadable);
    if (bytes.size() > longestCard)
        return broken(package, PackageProblem::TooLarge);

    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (!document.isObject()) {
        package.line = int(bytes.left(error.offset).count('\n')) + 1;
        return broken(package, PackageProblem::NotJson);
    }
    const QJsonObject card = document.object();
    package.id = card.value(QLatin1String("id")).toString().simplified();
    package.titles = titlesIn(card);
    package.version = card.value(QLatin1String("version")).toVariant().toString().simplified();
    if (package.id.isEmpty())
        package.problem = PackageProblem::NoId;
    else if (package.titles.isEmpty())
        package.problem = PackageProblem::NoTitle;
    else if (package.version.isEmpty())
        package.problem = PackageProblem::NoVersion;
    return package;
}

QString titleOf(const FoundPackage& package, const QString& language) {
    for (const QString& wanted : {language, QStringLiteral("en")})
        if (const auto title = package.titles.find(wanted); title != package.titles.end())
            return *title;
    if (!package.titles.isEmpty())
        return package.titles.first();
    return package.id.isEmpty() ? QFileInfo(package.folder).fileName() : package.id;
}

} // namespace esagono
