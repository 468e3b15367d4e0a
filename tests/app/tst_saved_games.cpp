// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/saved_games.h"
#include "tests/app/test_program.h"

#include "app/languages.h"
#include "app/pictures.h"
#include "tests/app/file_contents.h"
#include "tests/app/played_game.h"

#include "engine/store/salvage.h"
#include "tests/skirmish/chapters.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace esagono;

namespace {

const Rules* const onlySkirmish[] = {&skirmish::rules()};

/// A folder with saved games, and the table that shows them.
class Folder {
public:
    Folder()
        : m_pictures(m_folder.filePath(QStringLiteral("cache")))
        , games(m_folder.filePath(QStringLiteral("games")), onlySkirmish, m_pictures) {
        (void)QDir(m_folder.path()).mkpath(QStringLiteral("games"));
        games.setLanguage(QStringLiteral("en"));
    }
    [[nodiscard]] QString path(const QString& name) const {
        return m_folder.filePath(QStringLiteral("games/%1.esagono").arg(name));
    }
    [[nodiscard]] QString outside(const QString& name) const { return m_folder.filePath(name); }
    /// A game of the test game with so many commands played.
    void put(const QString& name, std::size_t commands = 3) const {
        PlayedGame game = PlayedGame::skirmish();
        game.playOn(commands);
        (void)salvage(game.diary(), QFileInfo(path(name)).filesystemFilePath());
    }
    void look() {
        games.lookAgain();
        QTRY_VERIFY(!games.isScanning() && !games.isWorking());
    }
    [[nodiscard]] QStringList names() const {
        QStringList names;
        for (int row = 0; row < games.rowCount(); ++row)
            names << games.data(games.index(row), SavedGames::NameRole).toString();
        names.sort();
        return names;
    }
    [[nodiscard]] QVariant cell(int role, int row = 0) const {
        return games.data(games.index(row), role);
    }

private:
    QTemporaryDir m_folder;
    Pictures m_pictures;

public:
    SavedGames games;
};

} // namespace

class SavedGamesTest : public QObject {
    Q_OBJECT

    Languages m_languages;

private Q_SLOTS:
    void gameIsShownWithWhatItIsAbout() {
        Folder folder;
        folder.put(QStringLiteral("first"));
        folder.look();
        QCOMPARE(folder.games.count(), 1);
        QVERIFY(!folder.cell(SavedGames::TitleRole).toString().isEmpty());
        QVERIFY(!folder.cell(SavedGames::ScenarioRole).toString().isEmpty());
        QVERIFY(!folder.cell(SavedGames::ToMoveRole).toString().isEmpty());
        QCOMPARE(folder.cell(SavedGames::ProblemRole).toString(), QString());
        QCOMPARE(folder.cell(SavedGames::FinishedRole).toBool(), false);
        QVERIFY(!folder.cell(SavedGames::LastPlayedRole).toString().isEmpty());
        QCOMPARE(folder.games.latest().value(QStringLiteral("path")).toString(),
                 folder.path(QStringLiteral("first")));
        QTRY_VERIFY(!folder.cell(SavedGames::PictureRole).toString().isEmpty());
    }

    void finishedGameIsNotContinued() {
        Folder folder;
        folder.put(QStringLiteral("over"), 100000);
        folder.look();
        QCOMPARE(folder.cell(SavedGames::FinishedRole).toBool(), true);
        QCOMPARE(folder.cell(SavedGames::ProgressRole).toDouble(), 1.0);
        QVERIFY(folder.games.latest().isEmpty());
    }

    void filterAndPartsShowSome() {
        Folder folder;
        folder.put(QStringLiteral("Alpha"));
        folder.put(QStringLiteral("Beta"), 100000);
        folder.look();
        QCOMPARE(folder.names(), QStringList({"Alpha", "Beta"}));
        folder.games.setPart(QStringLiteral("finished"));
        QCOMPARE(folder.names(), QStringList({"Beta"}));
        folder.games.setPart(QStringLiteral("open"));
        QCOMPARE(folder.names(), QStringList({"Alpha"}));
        folder.games.setPart(QStringLiteral("all"));
        folder.games.setFilter(QStringLiteral("bet"));
        QCOMPARE(folder.names(), QStringList({"Beta"}));
        folder.games.setFilter(QStringLiteral("nothing like it"));
        QCOMPARE(folder.games.count(), 0);
        QCOMPARE(folder.games.total(), 2);
    }

    void unreadableOnesSayWhy_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("keepsHead"); // of a real diary
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("foreign") << QByteArray(9000, 'x') << false;
        QTest::newRow("cut off") << QByteArray() << true;
    }
    void unreadableOnesSayWhy() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, keepsHead);
        Folder folder;
        folder.put(QStringLiteral("good"));
        if (keepsHead)
            bytes = contentsOf(folder.path(QStringLiteral("good"))).first(9000);
        QFile bad(folder.path(QStringLiteral("bad")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(bytes);
        bad.close();
        folder.look();
        QCOMPARE(folder.names(), QStringList({"bad", "good"}));
        const int row = folder.cell(SavedGames::NameRole).toString() == u"bad" ? 0 : 1;
        QVERIFY(!folder.cell(SavedGames::ProblemRole, row).toString().isEmpty());
        QCOMPARE(folder.games.latest().value(QStringLiteral("name")).toString(),
                 QStringLiteral("good"));
    }

    void gameOfUnknownRulesIsListed() {
        QTemporaryDir cache;
        Pictures pictures(cache.path());
        Folder folder;
        folder.put(QStringLiteral("first"));
        SavedGames games(QFileInfo(folder.path(QStringLiteral("x"))).path(), {}, pictures);
        games.lookAgain();
        QTRY_COMPARE(games.count(), 1);
        QVERIFY(!games.data(games.index(0), SavedGames::ProblemRole).toString().isEmpty());
        QVERIFY(!games.data(games.index(0), SavedGames::TitleRole).toString().isEmpty());
    }

    void renamedGameIsTheSame() {
        Folder folder;
        folder.put(QStringLiteral("old"));
        folder.look();
        const QSignalSpy done(&folder.games, &SavedGames::done);
        folder.games.rename(folder.path(QStringLiteral("old")), QStringLiteral("A: new/name"));
        QTRY_COMPARE(done.size(), 1);
        QTRY_COMPARE(folder.names(), QStringList({"A newname"}));
        QCOMPARE(folder.cell(SavedGames::ProblemRole).toString(), QString());
    }

    void openGameIsNeitherRenamedNorThrownAway() {
        Folder folder;
        folder.put(QStringLiteral("open"));
        folder.look();
        folder.games.setCurrent(folder.path(QStringLiteral("open")));
        const QSignalSpy failures(&folder.games, &SavedGames::failed);
        folder.games.rename(folder.path(QStringLiteral("open")), QStringLiteral("other"));
        folder.games.moveToTrash(folder.path(QStringLiteral("open")));
        QCOMPARE(failures.size(), 2);
        QVERIFY(QFile::exists(folder.path(QStringLiteral("open"))));
    }

    // The copy is made while somebody plays on.
    void duplicateTellsTheSameStory() {
        Folder folder;
        PlayedGame game = PlayedGame::skirmish();
        game.playOn(4);
        const QString original = QString::fromStdString(game.diary().string());
        const QSignalSpy done(&folder.games, &SavedGames::done);
        folder.games.exportTo(original, QUrl::fromLocalFile(folder.path(QStringLiteral("twin"))));
        QTRY_COMPARE(done.size(), 1);
        folder.games.duplicate(folder.path(QStringLiteral("twin")));
        QTRY_COMPARE(done.size(), 2);
        folder.look();
        QCOMPARE(folder.games.count(), 2);
        const auto chainOf = [](const QString& file) {
            return Journal::open(QFileInfo(file).filesystemFilePath(), Access::ReadOnly).chain();
        };
        for (const QString& name : folder.names())
            QVERIFY(chainOf(folder.path(name)) == game.match().journal().chain());
    }

    void exportReplacesTheFileTheUserChose() {
        Folder folder;
        folder.put(QStringLiteral("mine"));
        const QString target = folder.outside(QStringLiteral("copy.esagono"));
        QFile old(target);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        const QSignalSpy done(&folder.games, &SavedGames::done);
        folder.games.exportTo(folder.path(QStringLiteral("mine")), QUrl::fromLocalFile(target));
        QTRY_COMPARE(done.size(), 1);
        QVERIFY(contentsOf(target).startsWith("SQLite format 3"));
    }

    void importChecksWhatItTakes() {
        Folder folder;
        folder.put(QStringLiteral("x"));
        const QString source = folder.outside(QStringLiteral("from elsewhere.esagono"));
        QVERIFY(QFile::rename(folder.path(QStringLiteral("x")), source));
        const QSignalSpy done(&folder.games, &SavedGames::done);
        const QSignalSpy failures(&folder.games, &SavedGames::failed);
        folder.games.importFrom(QUrl::fromLocalFile(source));
        QTRY_COMPARE(done.size(), 1);
        QFile foreign(folder.outside(QStringLiteral("foreign.esagono")));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write(QByteArray(5000, 'x'));
        foreign.close();
        folder.games.importFrom(QUrl::fromLocalFile(foreign.fileName()));
        QTRY_COMPARE(failures.size(), 1);
        folder.look();
        QCOMPARE(folder.names(), QStringList({"from elsewhere"}));
        QVERIFY(QFile::exists(source));
    }

    void salvageKeepsTheDamagedFile() {
        Folder folder;
        folder.put(QStringLiteral("hurt"), 20);
        QByteArray bytes = contentsOf(folder.path(QStringLiteral("hurt")));
        bytes = bytes.first(bytes.size() - 4096); // the last page of the file is lost
        QFile file(folder.path(QStringLiteral("hurt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QSignalSpy done(&folder.games, &SavedGames::done);
        QSignalSpy failures(&folder.games, &SavedGames::failed);
        folder.games.salvage(folder.path(QStringLiteral("hurt")));
        QTRY_COMPARE(done.size() + failures.size(), 1); // whatever can be saved: it is said
        QCOMPARE(contentsOf(folder.path(QStringLiteral("hurt"))), bytes);
    }

    void trashIsUndone() {
        Folder folder;
        folder.put(QStringLiteral("away"));
        folder.look();
        QSignalSpy done(&folder.games, &SavedGames::done);
        QSignalSpy failures(&folder.games, &SavedGames::failed);
        folder.games.moveToTrash(folder.path(QStringLiteral("away")));
        if (failures.size() == 1) { // a system without a trash: nothing has changed
            QVERIFY(QFile::exists(folder.path(QStringLiteral("away"))));
            return;
        }
        QCOMPARE(done.size(), 1);
        QVERIFY(!QFile::exists(folder.path(QStringLiteral("away"))));
        if (done.first().at(1).toString().isEmpty())
            return;
        folder.games.takeFromTrash();
        QTRY_COMPARE(done.size(), 2);
        folder.look();
        QCOMPARE(folder.names(), QStringList({"away"}));
        QCOMPARE(folder.cell(SavedGames::ProblemRole).toString(), QString());
    }

    void missingGameIsAFailure() {
        Folder folder;
        const QSignalSpy failures(&folder.games, &SavedGames::failed);
        folder.games.duplicate(folder.path(QStringLiteral("gone")));
        QTRY_COMPARE(failures.size(), 1);
        folder.games.rename(folder.path(QStringLiteral("gone")), QStringLiteral("back"));
        QTRY_COMPARE(failures.size(), 2);
    }

    // A file stands where the folder should be.
    void folderThatCannotBeMadeIsSaid() {
        QTemporaryDir place;
        QFile wall(place.filePath(QStringLiteral("wall")));
        QVERIFY(wall.open(QIODevice::WriteOnly));
        Pictures pictures(place.filePath(QStringLiteral("wall/cache")));
        SavedGames games(place.filePath(QStringLiteral("wall/games")), onlySkirmish, pictures);
        QVERIFY(!games.whyNotWritable().isEmpty());
        games.lookAgain();
        QTRY_VERIFY(!games.isScanning());
        QCOMPARE(games.count(), 0);
        Folder folder;
        QCOMPARE(folder.games.whyNotWritable(), QString());
    }

    void dayIsSaidAsPeopleSayIt() {
        const QDateTime now(QDate(2026, 11, 16), QTime(20, 0));
        QVERIFY(whenText(QDateTime(QDate(2026, 11, 16), QTime(9, 5)), now)
                    .contains(QLocale().toString(QTime(9, 5), QLocale::ShortFormat)));
        QVERIFY(whenText(now.addDays(-1), now) != whenText(now, now));
        QVERIFY(whenText(QDateTime(QDate(2026, 3, 8), QTime()), now).contains(u'8'));
        QVERIFY(whenText(QDateTime(QDate(2025, 3, 8), QTime()), now).contains(u"2025"));
    }
};

ESAGONO_TESTS(SavedGamesTest)
#include "tst_saved_games.moc"
