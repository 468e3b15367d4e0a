// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game_opening.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/messages.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace esagono {

namespace {

bool isPackage(const QString& folder, const QString& id) {
    QFile file(folder + QStringLiteral("/package.json"));
    return file.open(QIODevice::ReadOnly) &&
           QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("id")) == id;
}

/// Whether somebody can at least look at it.
bool mayBeRead(FaultKind kind) {
    return kind == FaultKind::Busy || kind == FaultKind::Unwritable;
}

} // namespace

QString packageFolderOf(const GamePackage& package, const QStringList& shelves) {
    const QString id = QString::fromStdString(package.id);
    for (const QString& shelf : shelves) {
        if (isPackage(shelf, id))
            return shelf;
        const QStringList below = QDir(shelf).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        for (const QString& name : below)
            if (const QString folder = shelf + u'/' + name; isPackage(folder, id))
                return folder;
    }
    return {};
}

OpenedGame beginGame(const Agreement& wanted, GameList games) {
    OpenedGame opened;
    opened.packageFolder = wanted.packageFolder;
    try {
        Start start{.scenario = wanted.scenario,
                    .rulings = wanted.rulings,
                    .told = wanted.told,
                    .players = wanted.players,
                    .at = nowInUtc()};
        if (wanted.seeded)
            start.seed = freshSeed();
        for (const QString& file : wanted.corrections)
            start.corrections.push_back(readCorrections(QFileInfo(file).filesystemFilePath()));
        opened.match = Match::create(
            QFileInfo(wanted.file).filesystemFilePath(),
            readPackage(QFileInfo(wanted.packageFolder).filesystemFilePath()), games, start);
    } catch (const DiceWanted& needed) {
        opened.diceWanted = needed.faces();
        opened.problem = diceText(needed);
    } catch (...) {
        opened.problem = caughtText();
    }
    return opened;
}

OpenedGame openGame(const QString& path, GameList games, const QStringList& shelves,
                    BranchNumber branch) {
    OpenedGame opened;
    const std::filesystem::path file = QFileInfo(path).filesystemFilePath();
    try {
        try {
            opened.match = Match::open(file, games, Access::ReadWrite, branch);
        } catch (const Fault& fault) {
            if (!mayBeRead(fault.kind()))
                throw;
            opened.match = Match::open(file, games, Access::ReadOnly, branch);
            opened.readOnly = true;
            opened.fault = fault.kind();
            opened.problem = fault.text();
        }
        opened.packageFolder = packageFolderOf(opened.match->setting().package(), shelves);
    } catch (...) {
        opened.problem = caughtText();
    }
    return opened;
}

std::string nowInUtc() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace esagono
