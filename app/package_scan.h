// SPDX-License-Identifier: GPL-3.0-or-later
// Where this computer keeps game packages, and what the shelf shows of each.
#pragma once

#include "engine/core/text.h"
#include "engine/kit/checking/package_check.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <memory>

namespace esagono {

struct FoundPackage {
    QString folder;  ///< where it lies, absolute
    QString id;      ///< empty if unknown
    Words titles;    ///< empty if unknown
    QString version; ///< empty if unknown
    Text problem;    ///< why it cannot be used; empty if it can
    /// What it holds, without its documents: of many games only one is played. Those of its rulings
    /// stay, for readers of the rules. Null if it cannot be used.
    std::shared_ptr<const GamePackage> package;
    SpokenTexts spoken; ///< how far it is translated
    QString digest;     ///< hexadecimal, of what it holds: taken once, while the shelf is searched
};

/// The folders to look in, most particular first: `asked` alone if there are any, otherwise those
/// of $ESAGONO_PACKAGES, the one installed beside the program, and the source tree's own.
[[nodiscard]] QStringList packageFolders(const QStringList& asked);

/// The packages in the given folders and one level below, read on all processors at once; of two
/// with the same id the first. Touches no object: it may run in any thread.
[[nodiscard]] QList<FoundPackage> scanPackages(const QStringList& folders);

/// A package with its documents: read again from its folder if it is one from the shelf. Null if it
/// is no longer there. Any thread.
[[nodiscard]] std::shared_ptr<const GamePackage>
withDocuments(const std::shared_ptr<const GamePackage>& package, const QString& folder);

/// The title in the given language, else in English, else in any; else the id; else the folder's
/// name.
[[nodiscard]] QString titleOf(const FoundPackage& package, const QString& language);

/// Which language stands in for the given one, and how far ("only in English"); empty: none has to.
[[nodiscard]] QString fallbackOf(const FoundPackage& package, const QString& language);

/// A package's words in the given language, else in English, else in any.
[[nodiscard]] QString wordsIn(const Words& words, const QString& language);

/// The scenarios of a package, each { id, title, summary, turns }.
[[nodiscard]] QVariantList scenarioList(const GamePackage& package, const QString& language);

} // namespace esagono
