// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf: the game packages found on this computer, those that cannot be used included.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/package_scan.h"
#include "engine/play/diary.h"
#endif

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QQmlEngine>
#include <QStringList>

namespace esagono {

class Pictures;

class Library : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The library is given to the window")
    Q_PROPERTY(QStringList folders READ folders CONSTANT)
    Q_PROPERTY(bool scanning READ isScanning NOTIFY scanned)
    Q_PROPERTY(int count READ count NOTIFY scanned)
    Q_PROPERTY(int problemCount READ problemCount NOTIFY scanned)
    Q_PROPERTY(bool dark MEMBER m_dark WRITE setDark NOTIFY darkChanged)

public:
    enum Role {
        TitleRole =
            Qt::UserRole, ///< the game's title in the language chosen, or the next best name
        PackageIdRole,    ///< the package's id; empty if unknown
        VersionRole,      ///< the package's version; empty if unknown
        FolderRole,       ///< where it lies, as this system writes paths
        ProblemRole,      ///< why it cannot be used, as a sentence; empty if it can
        HeadingRole,      ///< the title without the name of its series
        SeriesRole,       ///< the name of its series; empty: none
        FactsRole,        ///< a few words each: turns, scale, counters
        ScenariosRole,    ///< a list of { id, title, summary, turns }
        PictureRole,      ///< address of a picture; empty: none yet
        FallbackRole,     ///< which language stands in for the one chosen; empty: none has to
    };

    explicit Library(QStringList folders, QObject* parent = nullptr);
    /// With pictures on the cards, and only the games that one of the rules plays.
    Library(QStringList folders, Pictures& pictures, GameList rules, QObject* parent = nullptr);
    ~Library() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The folders searched, as this system writes paths.
    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] bool isScanning() const { return m_scanning; }
    [[nodiscard]] int count() const { return int(m_packages.size()); }
    [[nodiscard]] int problemCount() const;

    /// Searches the folders in the background; the rows stay as they are until the result is there.
    Q_INVOKABLE void lookAgain();
    /// Shows titles and problems in another language.
    void setLanguage(const QString& code);
    void setDark(bool dark);
    /// The package of that id, or null; null ones cannot be used.
    [[nodiscard]] const FoundPackage* find(const QString& packageId) const;
    [[nodiscard]] const QList<FoundPackage>& packages() const { return m_packages; }
    [[nodiscard]] const QString& language() const { return m_language; }

Q_SIGNALS:
    /// A search began or ended.
    void scanned();
    void darkChanged();

private:
    void show(QList<FoundPackage> packages);
    void refresh();
    [[nodiscard]] QStringList factsOf(const FoundPackage& package) const;
    [[nodiscard]] QString pictureOf(const FoundPackage& package) const;

    QStringList m_folders;
    Pictures* m_pictures = nullptr; // null: cards without pictures
    GameList m_rules;               // empty: whatever lies there is shown
    QString m_language;
    bool m_dark = false;
    QList<FoundPackage> m_packages;
    bool m_scanning = false; // until the rows are there, not only until the search is done
    QFutureWatcher<QList<FoundPackage>> m_scan;
};

} // namespace esagono
