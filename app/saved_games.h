// SPDX-License-Identifier: GPL-3.0-or-later
// The saved games: the diaries in the games folder, those that cannot be read included, and what
// can be done with their files.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/saved_game.h"
#endif

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QHash>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantMap>

namespace esagono {

class Pictures;

class SavedGames : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The saved games are given to the window")
    Q_PROPERTY(QString folder READ shownFolder CONSTANT)
    Q_PROPERTY(bool scanning READ isScanning NOTIFY scanned)
    Q_PROPERTY(int count READ count NOTIFY shownChanged)
    /// How many suit filter and part, shown or not.
    Q_PROPERTY(int fitting READ fitting NOTIFY shownChanged)
    /// At most so many are shown; 0: all.
    Q_PROPERTY(int limit MEMBER m_limit WRITE setLimit NOTIFY shownChanged)
    /// All of them, whatever the filter.
    Q_PROPERTY(int total READ total NOTIFY scanned)
    /// Only those in which this stands somewhere.
    Q_PROPERTY(QString filter MEMBER m_filter WRITE setFilter NOTIFY shownChanged)
    /// "all", "open" or "finished".
    Q_PROPERTY(QString part MEMBER m_part WRITE setPart NOTIFY shownChanged)
    /// The game to go on with, its roles by name; empty: none.
    Q_PROPERTY(QVariantMap latest READ latest NOTIFY latestChanged)
    Q_PROPERTY(bool dark MEMBER m_dark WRITE setDark NOTIFY darkChanged)
    /// The diary that is open now; its file must not be moved.
    Q_PROPERTY(QString current MEMBER m_current WRITE setCurrent NOTIFY currentChanged)

public:
    enum Role {
        PathRole = Qt::UserRole, ///< the diary
        NameRole,                ///< the file's name without its ending
        TitleRole,               ///< the game's title
        ScenarioRole,            ///< the scenario's title
        PlayersRole,             ///< "Giulia – Marc"; empty: nobody is named
        TurnTextRole,            ///< "3 of 7 · 18–19 August 1937", "Set-up"
        ProgressRole,            ///< 0 to 1
        ToMoveRole,              ///< who decides next; empty: nobody
        LastPlayedRole,          ///< "today at 21:14"
        FinishedRole,            ///< whether it is over
        ProblemRole,             ///< why it cannot be opened; empty: it can
        DamagedRole,             ///< whether a part of it can perhaps be saved
        PictureRole,             ///< address of a picture; empty: none yet
        CurrentRole,             ///< whether it is open now
        CorrectionsRole,         ///< names of the corrections it is played with; often none
    };

    SavedGames(QString folder, GameList games, Pictures& pictures, QObject* parent = nullptr);
    ~SavedGames() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] QString shownFolder() const;
    [[nodiscard]] bool isScanning() const { return m_scanning; }
    [[nodiscard]] bool isWorking() const { return m_working > 0; }
    [[nodiscard]] int count() const { return int(m_shown.size()); }
    [[nodiscard]] int total() const { return int(m_games.size()); }
    [[nodiscard]] int fitting() const { return m_fitting; }
    void setLimit(int limit);
    [[nodiscard]] QVariantMap latest() const;
    void setFilter(const QString& filter);
    void setPart(const QString& part);
    void setLanguage(const QString& code);
    /// Where packages lie, by their ids: for the pictures.
    void setPackageFolders(const QHash<QString, QString>& folders);
    void setDark(bool dark);
    void setCurrent(const QString& path);

    /// Looks through the folder in the background.
    Q_INVOKABLE void lookAgain();
    /// Why no new game can be kept in the folder, as a sentence; empty: it can. Makes the folder.
    [[nodiscard]] QString whyNotWritable() const;
    /// A path for a new game of that name.
    Q_INVOKABLE QString freePath(const QString& name) const;
    /// The file of an address that was dropped or chosen; empty: none of this computer.
    Q_INVOKABLE QString pathOf(const QUrl& url) const { return url.toLocalFile(); }

    // What can be done with a diary. done() or failed() follow.
    Q_INVOKABLE void rename(const QString& path, const QString& name);
    Q_INVOKABLE void duplicate(const QString& path);
    Q_INVOKABLE void exportTo(const QString& path, const QUrl& target);
    Q_INVOKABLE void importFrom(const QUrl& file);
    Q_INVOKABLE void moveToTrash(const QString& path);
    Q_INVOKABLE void takeFromTrash();
    /// Writes what can be trusted of a damaged diary into a new one.
    Q_INVOKABLE void salvage(const QString& path);
    Q_INVOKABLE void showInFolder(const QString& path) const;

Q_SIGNALS:
    void scanned();
    void shownChanged();
    void latestChanged();
    void darkChanged();
    void currentChanged();
    /// It is done; `way` names what may be done next ("undoTrash"; empty: nothing).
    void done(const QString& message, const QString& way);
    void failed(const QString& message);

private:
    [[nodiscard]] QVariant value(const SavedGame& game, int role) const;
    [[nodiscard]] QString pictureOf(const SavedGame& game) const;
    [[nodiscard]] QString turnText(const SavedGame& game) const;
    [[nodiscard]] QString problemOf(const SavedGame& game) const;
    [[nodiscard]] bool suits(const SavedGame& game) const;
    void show();
    void refresh();
    /// Runs `job` elsewhere, then `then` here; a Fault of the job becomes failed().
    void work(const std::function<void()>& job, const std::function<void()>& then);

    QString m_folder;
    Pictures& m_pictures;
    std::shared_ptr<GameReader> m_reader; // of the worker
    QString m_language;
    QString m_filter;
    QString m_part = QStringLiteral("all");
    QString m_current;
    QHash<QString, QString> m_packageFolders;
    bool m_dark = false;
    QList<SavedGame> m_games; // the last played first
    QList<int> m_shown;       // rows of m_games
    int m_fitting = 0;
    int m_limit = 0;
    QString m_trashed, m_trashedFrom;
    bool m_scanning = false;
    bool m_scanAgain = false;
    int m_working = 0;
    QFutureWatcher<QList<SavedGame>> m_scan;
};

/// "today at 21:14", "yesterday at 18:02", "12 November", "12 November 2025".
[[nodiscard]] QString whenText(const QDateTime& when, const QDateTime& now);

} // namespace esagono
