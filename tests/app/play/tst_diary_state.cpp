// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be written says so beside the game, as long as it is so, and what to do: read-only
// diaries, those another program writes, those that are gone.
#include "tests/app/played_game.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/store/messages.h"
#include "tests/store/failing_disk.h"
#endif

#include <QDateTime>
#include <QLocale>
#include <QSet>

#ifdef Q_OS_UNIX
#include "tests/support/ordinary_user.h"
#endif

using namespace esagono;

class DiaryStateTest : public QObject {
    Q_OBJECT

    static QString diaryIn(const ShellFolder& folder) {
        const QString file = folder.data() + QStringLiteral("/games/evening.esagono");
        PlayedGame::printed("santander", "campaign").copyTo(file);
        return file;
    }
    static QString told(Shell& shell) {
        QStringList all;
        for (int row = 0; row < shell.messages().rowCount(); ++row)
            all << shell.messages()
                       .data(shell.messages().index(row), Messages::TextRole)
                       .toString();
        return all.join(u'\n');
    }

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void whatIsWrittenIsSaved() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.openGame(diaryIn(folder));
        QTRY_VERIFY(shell.isInGame());
        QVERIFY(shell.play().diary()->isGood());
        QTRY_VERIFY(part(shell, "savedWord")->isVisible());
        QVERIFY(!part(shell, "diaryState")->isVisible());
    }

    void whatAnotherWritesSaysByWhom() {
        const ShellFolder folder;
        const QString diary = diaryIn(folder);
        auto holder =
            std::make_unique<Journal>(Journal::open(diary.toStdString(), Access::ReadWrite));
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        const DiaryState& state = *shell.play().diary();
        QCOMPARE(state.kind(), DiaryState::Kind::Elsewhere);
        QTRY_VERIFY(part(shell, "diaryState")->isVisible());
        QVERIFY(!part(shell, "savedWord")->isVisible());
        QCOMPARE(textOf(part(shell, "diaryState")), QStringLiteral("Open elsewhere"));
        QVERIFY2(told(shell).contains(state.text()), qPrintable(told(shell)));
        QCOMPARE(holderOf(diary.toStdString()).process, QCoreApplication::applicationPid());
        QVERIFY2(state.text().contains(QString::fromStdString(thisHolder().program)),
                 qPrintable(state.text()));
        QVERIFY2(state.text().contains(QLocale().toString(
                     QDateTime::fromSecsSinceEpoch(holderOf(diary.toStdString()).since),
                     QLocale::ShortFormat)),
                 qPrintable(state.text()));
        for (const QString& code : Languages::codes()) {
            shell.settings().setProperty("language", code);
            QVERIFY2(!state.word().isEmpty() && !state.text().contains(QStringLiteral("app.")),
                     qPrintable(code));
        }
        holder.reset(); // it is closed there, and looked at again here
        click(shell, part(shell, "diaryState"));
        QTRY_VERIFY(shell.play().isOpen() && !shell.play().isReadOnly());
        QVERIFY(state.isGood());
    }

    void whatCannotBeWrittenGoesOnInACopy() {
        const ShellFolder folder;
        const QString diary = diaryIn(folder);
        const auto holder =
            std::make_unique<Journal>(Journal::open(diary.toStdString(), Access::ReadWrite));
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        shell.playInCopy();
        QTRY_VERIFY(shell.play().isOpen() && shell.play().diaryPath() != diary);
        QVERIFY(!shell.play().isReadOnly());
        QVERIFY(shell.play().diary()->isGood());
        QVERIFY(QFile::exists(shell.play().diaryPath()));
    }

    /// Named by another machine, by a stranger, or by nobody.
    void whoHoldsItIsSaidAsFarAsItIsKnown_data() {
        QTest::addColumn<QByteArray>("told");
        QTest::addColumn<QString>("says");
        QTest::addColumn<bool>("known");
        QTest::newRow("another machine")
            << QByteArray(R"({"program":"esagono","machine":"attic","process":7,"since":1})")
            << QStringLiteral("“esagono” on attic (process 7)") << true;
        QTest::newRow("placeholders and tags")
            << QByteArray(R"({"program":"%3<b>","machine":"%1","process":7,"since":1})")
            << QStringLiteral("“%3<b>” on %1 (process 7)") << true;
        QTest::newRow("no program") << QByteArray(R"({"since":1})")
                                    << QStringLiteral("It has been open there since ") << true;
        QTest::newRow("nothing") << QByteArray("{}") << QStringLiteral("since") << false;
        QTest::newRow("no sense") << QByteArray("\xff\xfe") << QStringLiteral("since") << false;
    }
    void whoHoldsItIsSaidAsFarAsItIsKnown() {
        QFETCH(const QByteArray, told);
        QFETCH(const QString, says);
        QFETCH(const bool, known);
        const ShellFolder folder;
        const Languages languages;
        const QString diary = folder.path(QStringLiteral("game.esagono"));
        ShellFolder::write(diary + QStringLiteral("-holder"), told);
        DiaryState state;
        state.setReadOnly(diary, FaultKind::Busy, Text(say::diaryBusy, "game.esagono"));
        QVERIFY2(state.text().contains(says) == known, qPrintable(state.text()));
        QVERIFY(state.text().startsWith(QStringLiteral("game.esagono is being written")));
    }

#ifdef Q_OS_UNIX // where one can do without one's rights for a while
    void whatMayNotBeWrittenIsReadOnly_data() {
        QTest::addColumn<bool>("folderToo");
        QTest::newRow("the file") << false;
        QTest::newRow("the folder") << true;
    }
    void whatMayNotBeWrittenIsReadOnly() {
        QFETCH(const bool, folderToo);
        const ShellFolder folder;
        const QTemporaryDir shelf;
        const QString diary = shelf.filePath(QStringLiteral("game.esagono"));
        PlayedGame::printed("santander", "campaign").copyTo(diary);
        Shell shell(folder.options());
        QVERIFY(shell.open());
        namespace fs = std::filesystem;
        const auto looking = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
        const auto entering =
            looking | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
        fs::permissions(diary.toStdString(), looking);
        fs::permissions(shelf.path().toStdString(), folderToo ? entering : fs::perms::all);
        {
            const OrdinaryUser ordinary;
            shell.openGame(diary);
            QTRY_VERIFY(shell.isInGame());
        }
        fs::permissions(shelf.path().toStdString(), fs::perms::all);
        const DiaryState& state = *shell.play().diary();
        QCOMPARE(state.kind(), DiaryState::Kind::ReadOnly);
        QVERIFY(shell.play().isReadOnly());
        QTRY_VERIFY(part(shell, "diaryState")->isVisible());
        QCOMPARE(textOf(part(shell, "diaryState")), QStringLiteral("Read only"));
        QVERIFY2(told(shell).contains(state.text()), qPrintable(told(shell)));
        QVERIFY(state.text().contains(QStringLiteral("game.esagono cannot be written")));
    }
#endif

    /// The disk is full, or refuses: nothing is lost, and when it can be written again it is.
    void whatTheDiskRefusesIsSaidUntilItWrites_data() {
        QTest::addColumn<int>("code");
        QTest::addColumn<DiaryState::Kind>("kind");
        QTest::addColumn<QString>("word");
        QTest::newRow("no space") << SQLITE_FULL << DiaryState::Kind::Full
                                  << QStringLiteral("Disk full");
        QTest::newRow("no rights")
            << SQLITE_IOERR_WRITE << DiaryState::Kind::Refused << QStringLiteral("Not saved");
    }
    void whatTheDiskRefusesIsSaidUntilItWrites() {
        QFETCH(const int, code);
        QFETCH(const DiaryState::Kind, kind);
        QFETCH(const QString, word);
        sample::FailingDisk disk;
        const ShellFolder folder;
        const QString diary = folder.data() + QStringLiteral("/games/evening.esagono");
        PlayedGame::skirmish().copyTo(diary);
        Shell shell(folder.options(), nullptr, withSkirmish());
        shell.settings().setProperty("curtain", false);
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        const auto act = [&] { // both are asked for a bid
            shell.play().hand()->suggestFilling();
            shell.play().hand()->confirm();
        };
        disk.failAt(1, code, true);
        act();
        QVERIFY(disk.hasFailed());
        QCOMPARE(shell.play().diary()->kind(), kind);
        QTRY_VERIFY(part(shell, "diaryState")->isVisible());
        QCOMPARE(textOf(part(shell, "diaryState")), word);
        QVERIFY2(told(shell).contains(shell.play().diary()->text()), qPrintable(told(shell)));
        disk.heal();
        act();
        QVERIFY(shell.play().diary()->isGood());
        QTRY_VERIFY(part(shell, "savedWord")->isVisible());
    }

    void aFolderThatIsGoneIsSaid() {
        const ShellFolder folder;
        const QString shelf = folder.path(QStringLiteral("shelf"));
        const QString diary = shelf + QStringLiteral("/game.esagono");
        QVERIFY(QDir().mkpath(shelf));
        PlayedGame::printed("santander", "campaign").copyTo(diary);
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        if (!QDir().rename(shelf, shelf + QStringLiteral(".away")))
            QSKIP("this system does not let go of an open file");
        shell.play().undo()->takeBack();
        for (int row = 0; row < shell.play().hand()->offers()->count(); ++row)
            shell.play().hand()->pressOffer(row);
        QCOMPARE(shell.play().diary()->kind(), DiaryState::Kind::Gone);
        QVERIFY(told(shell).contains(shell.play().diary()->text()));
    }

    void aNetworkFolderIsSaidAndPlayedOn() {
        const ShellFolder folder;
        const QString diary = diaryIn(folder);
        Shell shell(folder.options());
        shell.play().diary()->setFileSystems([](const QString&) { return QByteArray("nfs4"); });
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        QCOMPARE(shell.play().diary()->kind(), DiaryState::Kind::Network);
        QVERIFY(shell.play().diary()->isGood());
        QTRY_VERIFY(part(shell, "savedWord")->isVisible() ||
                    part(shell, "diaryState")->isVisible());
        QVERIFY2(told(shell).contains(shell.play().diary()->text()), qPrintable(told(shell)));
    }

    void whatIsGoneSaysSoUntilItIsBack() {
        const ShellFolder folder;
        const QString diary = diaryIn(folder);
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        if (!QFile::rename(diary, diary + QStringLiteral(".away")))
            QSKIP("this system does not let go of an open file");
        for (int row = 0; row < shell.play().hand()->offers()->count(); ++row)
            shell.play().hand()->pressOffer(row);
        shell.play().hand()->confirm();
        shell.play().undo()->takeBack();
        QCOMPARE(shell.play().diary()->kind(), DiaryState::Kind::Gone);
        QTRY_VERIFY(part(shell, "diaryState")->isVisible());
        QVERIFY2(told(shell).contains(shell.play().diary()->text()), qPrintable(told(shell)));
    }

    void everyKindOfFaultHasItsWord() {
        const Languages languages;
        DiaryState state;
        const Text why(say::diaryUnwritable, "game.esagono");
        QSet<QString> words;
        for (const FaultKind fault :
             {FaultKind::Unwritable, FaultKind::DiskFull, FaultKind::Busy}) {
            state.setUnwritten(fault, why);
            QVERIFY(!state.isGood() && !state.text().isEmpty());
            words << state.word();
        }
        state.setReadOnly(QStringLiteral("game.esagono"), FaultKind::Unwritable, why);
        words << state.word();
        QCOMPARE(words.size(), 4);
        for (const char* name : {"nfs", "nfs4", "cifs", "smb3", "fuse.sshfs"})
            QVERIFY2(isOnNetwork(name), name);
        for (const char* name : {"ext4", "tmpfs", "overlay", "NTFS", "apfs"})
            QVERIFY2(!isOnNetwork(name), name);
    }
};

ESAGONO_TESTS(DiaryStateTest)
#include "tst_diary_state.moc"
