// SPDX-License-Identifier: GPL-3.0-or-later
// A look along the shelves: which folders hold a game package, and what each says of itself.
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace esagono {

enum class PackageProblem {
    None,       ///< everything the shelf needs could be read
    Unreadable, ///< the system refuses to read package.json
    TooLarge,   ///< package.json is longer than any honest one
    NotJson,    ///< package.json is not a JSON object
    NoId,       ///< it does not say which package it is
    NoTitle,    ///< it does not say what the game is called
    NoVersion,  ///< it does not say which version it is
};

struct FoundPackage {
    QString folder;                ///< where it lies, absolute
    QString id;                    ///< empty if unknown
    QMap<QString, QString> titles; ///< by language code; empty if unknown
    QString version;               ///< empty if unknown
    PackageProblem problem = PackageProblem::None;
    int line = 0; ///< of package.json, where it stops being JSON; counted from 1
};

/// The folders to look in, most particular first: `asked` alone if there are any, otherwise those
/// of $ESAGONO_PACKAGES, the one installed beside the program, and the source tree's own.
[[nodiscard]] QStringList packageFolders(const QStringList& asked);

/// The packages in the given folders and one level below, in order of folder and name. Of two with
/// the same id the first is kept. Touches no object: it may run in any thread.
[[nodiscard]] QList<FoundPackage> scanPackages(const QStringList& folders);

/// What the package.json of one folder says.
[[nodiscard]] FoundPackage readPackage(const QString& folder);

/// The title in the given language, else in English, else in any; else the id; else the folder's
/// name.
[[nodiscard]] QString titleOf(const FoundPackage& package, const QString& language);

} // namespace esagono
