// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with a package as a whole: begun from nothing, packed and unpacked, put back to an
// earlier state.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/package_scan.h"
#include "editor/files/new_package.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>
#include <QVariantList>

#include <functional>

namespace esagono {

class Workbench;

class PackageDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    /// Games whose rules a new package can be for: { rules, title, folder }.
    Q_PROPERTY(QVariantList games MEMBER m_games NOTIFY gamesChanged)

public:
    explicit PackageDesk(Workbench& workbench);

    // A new package. `wish`: title, folder (of the game whose rules it is for; empty: none), flat,
    // pattern, rows, columns, even, north, sides (a list of { name, colour }), terrains, turns.
    /// Why there can be no such package; empty: there can.
    Q_INVOKABLE [[nodiscard]] QString whyNotNew(const QVariantMap& wish) const;
    /// Hexes of the upper left corner: { label, x, y } in widths of a hex.
    Q_INVOKABLE [[nodiscard]] QVariantList preview(const QVariantMap& wish, int rows,
                                                   int columns) const;
    /// { id, names }: the sets of terrain, in the language of the workbench.
    Q_INVOKABLE [[nodiscard]] QVariantList terrainSets() const;
    /// Puts it onto the bench; what lay there is left as it was saved last.
    Q_INVOKABLE void begin(const QVariantMap& wish);

    // Packages in one file
    /// Packs what is saved of the package on the bench.
    Q_INVOKABLE void pack(const QUrl& file);
    /// Unpacks into the author's folder and puts it onto the bench.
    Q_INVOKABLE void unpack(const QUrl& file);
    /// Unpacks into the author's folder. What is there already is not taken twice; another package
    /// with the id of one that is there gets an id and a title of its own.
    void install(const QString& file);

    // Earlier states
    /// Of the package on the bench, the newest first: { folder, when }.
    Q_INVOKABLE [[nodiscard]] QVariantList backups() const;
    /// The documents become those of the backup; it can be undone.
    Q_INVOKABLE void revertTo(const QString& folder);

    /// A file of the system as a path.
    Q_INVOKABLE [[nodiscard]] static QString pathOf(const QUrl& file);
    void setGames(const QVariantList& games);
    /// The packages that are in the library.
    void setKnown(const QList<FoundPackage>& known) { m_known = known; }

Q_SIGNALS:
    void gamesChanged();
    void packed(const QString& file);
    /// It lies on the shelf; `already`: it did before.
    void installed(const QString& title, bool already);

private:
    struct Unpacked;
    void take(const QString& file, const std::function<void(const Unpacked&)>& then);
    [[nodiscard]] NewPackage wished(const QVariantMap& wish) const;
    void report(const Text& problem);

    Workbench& m_workbench;
    QVariantList m_games;
    QList<FoundPackage> m_known;
};

} // namespace esagono
