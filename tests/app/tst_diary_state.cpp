// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be written says so beside the game, as long as it is so, and what to do: read-only
// diaries, those another program writes, those that are gone.
#include "played_game.h"
#include "shell_fixture.h"
#include "test_program.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "store/messages.h"
#endif

#include <QSet>

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
        QVERIFY(holderOf(diary).since.isValid());
#ifdef Q_OS_LINUX // which tells who holds a lock
        QCOMPARE(holderOf(diary).process, QCoreApplication::applicationPid());
        QVERIFY2(state.text().contains(QStringLiteral("app_tests")), qPrintable(state.text()));
#endif
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

    void whatIsGoneSaysSoUntilItIsBack() {
        const ShellFolder folder;
        const QString diary = diaryIn(folder);
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.openGame(diary);
        QTRY_VERIFY(shell.isInGame());
        if (!QFile::rename(diary, diary + QStringLiteral(".away")))
            QSKIP("this system does not let go of an open file");
        for (int row = 0; row < shell.play().offers()->count(); ++row)
            shell.play().pressOffer(row);
        shell.play().confirm();
        shell.play().takeBack();
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
