// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/package_scan.h"

#include "app/languages.h"
#include "app/shipped.h"

#include "engine/kit/reading/shelf.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QtConcurrentMap>

namespace esagono {

namespace {

constexpr std::string_view cardFile = "package.json";
constexpr std::string_view rulingsFile = "rulings.json";

/// What the shelf shows of the package in a folder.
FoundPackage examine(const std::filesystem::path& folder) {
    ShelvedPackage shelved = takeDown(folder);
    FoundPackage package{QFileInfo(shelved.folder).filePath(),
                         QString::fromStdString(shelved.id).simplified(),
                         shelved.title,
                         QString::fromStdString(shelved.release).simplified(),
                         shelved.problem,
                         {},
                         {},
                         {}};
    if (shelved.package) {
        package.titles = shelved.package->title;
        package.spoken = spokenTexts(*shelved.package);
        package.digest = QString::fromStdString(hexText(shelved.package->digest()));
        std::erase_if(shelved.package->documents,
                      [](const auto& each) { return each.first != rulingsFile; });
        package.package = std::make_shared<GamePackage>(*std::move(shelved.package));
    }
    return package;
}

} // namespace

QStringList packageFolders(const QStringList& asked) {
    QStringList folders = asked;
    if (folders.isEmpty()) {
        folders = qEnvironmentVariable("ESAGONO_PACKAGES")
                      .split(QDir::listSeparator(), Qt::SkipEmptyParts);
        folders << shippedFolder(QStringLiteral("packages"));
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
    auto found = QtConcurrent::blockingMapped<QList<FoundPackage>>(packagesIn(paths), examine);
    QSet<QString> known;
    found.removeIf([&known](const FoundPackage& package) {
        if (package.id.isEmpty())
            return false;
        const bool isSecond = known.contains(package.id);
        known.insert(package.id);
        return isSecond;
    });
    return found;
}

std::shared_ptr<const GamePackage> withDocuments(const std::shared_ptr<const GamePackage>& package,
                                                 const QString& folder) {
    if (!package || package->documents.contains(cardFile))
        return package;
    ShelvedPackage whole = takeDown(QFileInfo(folder).filesystemFilePath());
    return whole.package ? std::make_shared<const GamePackage>(*std::move(whole.package)) : nullptr;
}

QString titleOf(const FoundPackage& package, const QString& language) {
    if (const QString title = wordsIn(package.titles, language).simplified(); !title.isEmpty())
        return title;
    return package.id.isEmpty() ? QFileInfo(package.folder).fileName() : package.id;
}

QString fallbackOf(const FoundPackage& package, const QString& language) {
    const SpokenTexts& spoken = package.spoken;
    const std::size_t here = spoken.count(language.toStdString());
    if (here == spoken.all)
        return {};
    QString other = QStringLiteral("en"); // as wordsIn() has it
    if (spoken.count("en") == 0)
        other = QString::fromStdString(spoken.in.begin()->first);
    const int known = int(Languages::codes().indexOf(other));
    const QString name = known < 0 ? other : Languages::names().at(known);
    if (here == 0)
        return qtTrId("app.rules.only_in").arg(name);
    //: A game is not wholly translated; %1 = the language the rest of it is in, by its own name
    //% "partly in %1"
    return qtTrId("app.library.partly_in").arg(name);
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
