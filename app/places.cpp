// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/places.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace esagono {

namespace {

constexpr int longestName = 80; // of a file, without its ending

QString standard(QStandardPaths::StandardLocation location) {
    return QStandardPaths::writableLocation(location);
}

QString tidyName(const QString& name) {
    QString tidy;
    for (const QChar letter : name.simplified())
        if (letter.isPrint() && !QStringLiteral("/\\:*?\"<>|").contains(letter))
            tidy += letter;
    while (tidy.startsWith(u'.') || tidy.startsWith(u' '))
        tidy.remove(0, 1);
    while (tidy.endsWith(u'.') || tidy.endsWith(u' '))
        tidy.chop(1);
    return tidy.isEmpty() ? QStringLiteral("game") : tidy.left(longestName);
}

} // namespace

std::filesystem::path diskPath(const QString& path) {
    return QFileInfo(path).filesystemFilePath();
}

Places placesIn(const QString& folder) {
    if (!folder.isEmpty()) {
        const QString root = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
        return {root + QStringLiteral("/settings.ini"), root + QStringLiteral("/games"),
                root + QStringLiteral("/cache"),        root + QStringLiteral("/packages"),
                root + QStringLiteral("/recovery"),     root + QStringLiteral("/corrections")};
    }
    const QString data = standard(QStandardPaths::AppDataLocation);
    return {standard(QStandardPaths::AppConfigLocation) + QStringLiteral("/settings.ini"),
            data + QStringLiteral("/games"),
            standard(QStandardPaths::CacheLocation),
            data + QStringLiteral("/packages"),
            data + QStringLiteral("/recovery"),
            data + QStringLiteral("/corrections")};
}

QString freeFile(const QString& folder, const QString& name, const QString& ending) {
    const QString tidy = tidyName(name);
    const QDir shelf(folder);
    QString file = shelf.filePath(tidy + ending);
    for (int n = 2; QFileInfo::exists(file); ++n)
        file = shelf.filePath(QStringLiteral("%1 %2%3").arg(tidy).arg(n).arg(ending));
    return file;
}

} // namespace esagono
