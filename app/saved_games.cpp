// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/saved_games.h"

#include "app/package_scan.h"
#include "app/pictures.h"
#include "app/places.h"
#include "app/table_picture.h"
#include "app/text_formatter.h"

#include "engine/core/fault.h"

#include <QDir>
#include <QLocale>
#include <QTemporaryFile>
#include <QtConcurrentRun>

#include <algorithm>

namespace esagono {

namespace {

constexpr QSize cardSize(704, 320); // twice the size of the card that continues a game
constexpr qreal hexesAcrossCard = 5.5;

QList<SavedGame> scan(const QString& folder, const std::shared_ptr<GameReader>& reader) {
    QList<SavedGame> found;
    const QStringList names = QDir(folder).entryList(
        {QLatin1Char('*') + QLatin1String(diaryEnding)}, QDir::Files | QDir::System);
    for (const QString& name : names)
        found << reader->read(QDir(folder).filePath(name));
    std::stable_sort(found.begin(), found.end(), [](const SavedGame& a, const SavedGame& b) {
        return a.lastPlayed > b.lastPlayed;
    });
    return found;
}

} // namespace

QString whenText(const QDateTime& when, const QDateTime& now) {
    const QLocale locale;
    const QString clock = locale.toString(when.time(), QLocale::ShortFormat);
    const qint64 days = when.date().daysTo(now.date());
    if (days == 0)
        //: %1 = time of day
        //% "today at %1"
        return qtTrId("app.when.today").arg(clock);
    if (days == 1)
        //: %1 = time of day
        //% "yesterday at %1"
        return qtTrId("app.when.yesterday").arg(clock);
    if (when.date().year() == now.date().year())
        //: A date of this year: %1 = day of the month, %2 = name of the month
        //% "%1 %2"
        return qtTrId("app.when.this_year")
            .arg(when.date().day())
            .arg(locale.monthName(when.date().month()));
    return locale.toString(when.date(), QLocale::LongFormat);
}

SavedGames::SavedGames(QString folder, GameList games, Pictures& pictures, QObject* parent)
    : QAbstractListModel(parent)
    , m_folder(std::move(folder))
    , m_pictures(pictures)
    , m_reader(std::make_shared<GameReader>(games)) {
    connect(&m_scan, &QFutureWatcherBase::finished, this, [this] {
        m_games = m_scan.result();
        m_scanning = false;
        show();
        Q_EMIT scanned();
        if (std::exchange(m_scanAgain, false))
            lookAgain();
    });
    connect(&m_pictures, &Pictures::ready, this, [this](const QString& name) {
        if (name.startsWith(QLatin1String("table/")))
            refresh();
    });
}

SavedGames::~SavedGames() {
    m_scan.waitForFinished();
    for (auto* const work : findChildren<QFutureWatcherBase*>())
        work->waitForFinished(); // a copy is not left half-made
}

int SavedGames::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant SavedGames::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return value(m_games.at(m_shown.at(index.row())), role);
}

QVariant SavedGames::value(const SavedGame& game, int role) const {
    switch (role) {
    case PathRole:
        return game.path;
    case Qt::DisplayRole:
    case NameRole:
        return game.name;
    case TitleRole:
        return game.title.empty() ? game.name : wordsIn(game.title, m_language);
    case ScenarioRole:
        return wordsIn(game.scenario, m_language);
    case PlayersRole: {
        QStringList names;
        for (const SavedGame::Player& player : game.players)
            if (!player.name.isEmpty())
                names << player.name;
        return names.join(QStringLiteral(" – "));
    }
    case TurnTextRole:
        return turnText(game);
    case ProgressRole:
        return game.finished ? 1.0 : game.turns > 0 ? double(game.turn) / game.turns : 0.0;
    case ToMoveRole:
        return wordsIn(game.toMove, m_language);
    case LastPlayedRole:
        return whenText(game.lastPlayed, QDateTime::currentDateTime());
    case FinishedRole:
        return game.finished;
    case ProblemRole:
        return problemOf(game);
    case DamagedRole:
        return game.damaged;
    case PictureRole:
        return pictureOf(game);
    case CurrentRole:
        return game.path == m_current;
    case CorrectionsRole: {
        QStringList names;
        for (const Words& name : game.corrections)
            names << wordsIn(name, m_language);
        return names;
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> SavedGames::roleNames() const {
    return {{PathRole, "path"},         {NameRole, "name"},       {TitleRole, "title"},
            {ScenarioRole, "scenario"}, {PlayersRole, "players"}, {TurnTextRole, "turnText"},
            {ProgressRole, "progress"}, {ToMoveRole, "toMove"},   {LastPlayedRole, "lastPlayed"},
            {FinishedRole, "finished"}, {ProblemRole, "problem"}, {DamagedRole, "damaged"},
            {PictureRole, "picture"},   {CurrentRole, "current"}, {CorrectionsRole, "corrections"}};
}

QString SavedGames::shownFolder() const {
    return QDir::toNativeSeparators(m_folder);
}

QVariantMap SavedGames::latest() const {
    const auto found = std::find_if(m_games.begin(), m_games.end(), [](const SavedGame& game) {
        return game.problem.empty() && !game.finished && game.setting;
    });
    QVariantMap roles;
    if (found != m_games.end())
        for (const auto& [role, name] : roleNames().asKeyValueRange())
            roles.insert(QString::fromLatin1(name), value(*found, role));
    return roles;
}

QString SavedGames::turnText(const SavedGame& game) const {
    if (game.finished)
        //% "Finished"
        return qtTrId("app.library.finished");
    if (game.turn == 0)
        //% "Set-up"
        return qtTrId("app.library.set_up");
    const QString label = wordsIn(game.turnLabel, m_language);
    if (label.isEmpty())
        //: %1 = turn, %2 = number of turns
        //% "%1 of %2"
        return qtTrId("app.library.turn").arg(game.turn).arg(game.turns);
    //: %1 = turn, %2 = number of turns, %3 = its dates
    //% "%1 of %2 · %3"
    return qtTrId("app.library.turn_dated").arg(game.turn).arg(game.turns).arg(label);
}

QString SavedGames::problemOf(const SavedGame& game) const {
    if (!game.problem.empty())
        return phrase(game.problem, m_language);
    if (!game.setting)
        //% "This program does not know the rules of the game."
        return qtTrId("app.library.unknown_rules");
    return {};
}

QString SavedGames::pictureOf(const SavedGame& game) const {
    if (!game.view || !game.setting)
        return {};
    const QString name =
        QStringLiteral("table/%1/%2/%3")
            .arg(QString::fromLatin1(QByteArray::fromStdString(game.chain).toHex()), m_language,
                 m_dark ? QStringLiteral("dark") : QStringLiteral("light"));
    const PictureWish wish{cardSize, hexesAcrossCard, m_packageFolders.value(game.packageId),
                           m_language, m_dark};
    return m_pictures.url(name, [view = game.view, setting = game.setting, diary = game.path, wish,
                                 &drawings = m_pictures.drawings()] {
        try {
            return tablePicture(drawings, packageOfDiary(diary), setting->scenario->map,
                                view->counters, wish);
        } catch (...) { // it has been moved meanwhile
            return QImage();
        }
    });
}

bool SavedGames::suits(const SavedGame& game) const {
    if ((m_part == QLatin1String("open") && game.finished) ||
        (m_part == QLatin1String("finished") && !game.finished))
        return false;
    const QString all =
        QStringList{game.name, wordsIn(game.title, m_language), wordsIn(game.scenario, m_language),
                    value(game, PlayersRole).toString()}
            .join(u'\n');
    return m_filter.isEmpty() || all.contains(m_filter.simplified(), Qt::CaseInsensitive);
}

void SavedGames::show() {
    beginResetModel();
    m_shown.clear();
    m_fitting = 0;
    for (int i = 0; i < total(); ++i)
        if (suits(m_games[i]) && (++m_fitting <= m_limit || m_limit == 0))
            m_shown << i;
    endResetModel();
    Q_EMIT shownChanged();
    Q_EMIT latestChanged();
}

void SavedGames::refresh() {
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
    Q_EMIT latestChanged();
}

void SavedGames::setFilter(const QString& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    show();
}

void SavedGames::setLimit(int limit) {
    if (limit == m_limit)
        return;
    m_limit = limit;
    show();
}

void SavedGames::setPart(const QString& part) {
    if (part == m_part)
        return;
    m_part = part;
    show();
}

void SavedGames::setLanguage(const QString& code) {
    m_language = code;
    refresh();
}

void SavedGames::setPackageFolders(const QHash<QString, QString>& folders) {
    m_packageFolders = folders;
}

void SavedGames::setDark(bool dark) {
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT darkChanged();
    refresh();
}

void SavedGames::setCurrent(const QString& path) {
    m_current = path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
    Q_EMIT currentChanged();
    refresh();
}

void SavedGames::lookAgain() {
    if (m_scanning) {
        m_scanAgain = true;
        return;
    }
    m_scanning = true;
    m_scan.setFuture(QtConcurrent::run(scan, m_folder, m_reader));
    Q_EMIT scanned();
}

QString SavedGames::freePath(const QString& name) const {
    return freeFile(m_folder, name);
}

QString SavedGames::whyNotWritable() const {
    QTemporaryFile probe(m_folder + QStringLiteral("/.XXXXXX"));
    if (QDir().mkpath(m_folder) && probe.open())
        return {};
    //: %1 = folder
    //% "Games cannot be kept in %1: the folder cannot be written. "
    //% "Give Esagono another one with --data-dir, or change its permissions."
    return qtTrId("app.library.folder_unwritable").arg(shownFolder());
}

} // namespace esagono
