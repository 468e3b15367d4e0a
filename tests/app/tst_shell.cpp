// SPDX-License-Identifier: GPL-3.0-or-later
// Around the table: from the library to a new game and back, first start, what goes wrong.
#include "tests/app/played_game.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

#include "engine/all_games.h"
#include "engine/kit/reading/package_reader.h"

#include <QSignalSpy>

using namespace esagono;

namespace {

QString message(Shell& shell, int row = 0) {
    return shell.messages().data(shell.messages().index(row), Messages::TextRole).toString();
}

} // namespace

class ShellTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void fromTheLibraryToANewGameAndBack() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(part(shell, "newGame_santander"));
        activate(shell);
        part(shell, "newGame_santander")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(shell.window(), Qt::Key_Return);
        QCOMPARE(shell.page(), QStringLiteral("new"));
        QVERIFY(part(shell, "newGamePage")->isVisible());
        QVERIFY(!part(shell, "libraryPage")->isVisible());
        QTest::keyClick(shell.window(), Qt::Key_Escape);
        QCOMPARE(shell.page(), QStringLiteral("library"));
        QVERIFY(part(shell, "libraryPage")->isVisible());
    }

    void whatIsAgreedIsWhatWasChosen() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        shell.prepareGame(QStringLiteral("santander"));
        QTRY_VERIFY(part(shell, "scenario_historical"));
        click(shell, part(shell, "scenario_historical"));
        QCOMPARE(shell.newGame().scenario(), 2);
        shell.newGame().setPlayer(0, QStringLiteral(" Giulia "));
        shell.newGame().setProperty("dice", QStringLiteral("told"));
        shell.newGame().setProperty("name", QStringLiteral("Evening/1"));

        RulingList& options = *shell.newGame().options();
        RulingList& rulings = *shell.newGame().rulings();
        QVERIFY(options.total() >= 2 && rulings.total() > options.total());
        QCOMPARE(options.changedCount(), 0); // the scenario's own choice is its usual one
        options.choose(0, 1);
        QCOMPARE(options.changedCount(), 1);
        int open = 0; // the first with a choice
        while (rulings.data(rulings.index(open), RulingList::ChoicesRole).toStringList().size() < 2)
            ++open;
        rulings.setFilter(rulings.data(rulings.index(open), RulingList::QuestionRole).toString());
        QCOMPARE(rulings.count(), 1);
        const int usual = rulings.data(rulings.index(0), RulingList::StandardRole).toInt();
        rulings.choose(0, usual == 0 ? 1 : 0);

        const QVariantMap agreed = shell.newGame().agreed();
        QCOMPARE(agreed.value("scenario").toString(), QStringLiteral("historical"));
        QCOMPARE(agreed.value("dice").toString(), QStringLiteral("told"));
        QCOMPARE(agreed.value("players").toMap().size(), 1);
        QCOMPARE(agreed.value("rulings").toMap().size(), 2);
        QCOMPARE(agreed.value("file").toString(),
                 folder.data() + QStringLiteral("/games/Evening1.esagono"));
        QCOMPARE(shell.settings().playerNames.value(0), QStringLiteral("Giulia"));

        rulings.restore();
        options.restore();
        QVERIFY(shell.newGame().agreed().value("rulings").toMap().isEmpty());
    }

    void correctionsAreChosenAndRemembered() {
        const ShellFolder folder;
        const QString fixes = folder.data() + QStringLiteral("/corrections");
        QVERIFY(QDir().mkpath(fixes));
        const GamePackage package =
            readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources/santander");
        Documents changed = package.documents;
        changed.at("counters.json")["counters"][0]["faces"][0]["movement"] = 9;
        Corrections mine{.id = "mine",
                         .name = {{"en", "My copy"}},
                         .package = package.id,
                         .list = differences(package.documents, changed)};
        const auto keep = [&](const char* name) {
            writeCorrections(mine, std::filesystem::path((fixes + u'/' + name).toStdString()));
        };
        keep("b.esafix");
        mine.list[0].was = 77;
        keep("c.esafix");
        mine.package = "another";
        keep("d.esafix");
        ShellFolder::write(fixes + QStringLiteral("/a.esafix"), "{");

        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_COMPARE(shell.library().count(), static_cast<int>(allGames().size()));
        shell.prepareGame(QStringLiteral("santander"), QStringLiteral("suggested"));
        CorrectionList& list = *shell.newGame().corrections();
        const auto at = [&](int row, int role) { return list.data(list.index(row), role); };
        QCOMPARE(list.count(), 3); // what was written for another game is not shown
        QVERIFY(!at(0, CorrectionList::ProblemRole).toString().isEmpty());
        QCOMPARE(at(1, CorrectionList::NameRole).toString(), QStringLiteral("My copy"));
        QCOMPARE(at(1, CorrectionList::ChangesRole).toInt(), 1);
        QVERIFY(at(1, CorrectionList::ProblemRole).toString().isEmpty());
        QVERIFY(at(2, CorrectionList::ProblemRole).toString().contains(QStringLiteral("77")));
        for (int row = 0; row < 3; ++row)
            list.choose(row, true); // only the one that fits can be
        QCOMPARE(list.chosen().size(), 1);
        QVERIFY(list.problem().isEmpty());

        shell.beginGame();
        QTRY_COMPARE(shell.page(), QStringLiteral("game"));
        shell.closeGame();
        QTRY_VERIFY(shell.savedGames().rowCount() == 1);
        const QModelIndex saved = shell.savedGames().index(0, 0);
        QCOMPARE(shell.savedGames().data(saved, SavedGames::CorrectionsRole).toStringList(),
                 QStringList{QStringLiteral("My copy")});
    }

    void gameIsBegunLeftAndContinuedAtTheSameDecision() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        shell.prepareGame(QStringLiteral("santander"), QStringLiteral("suggested"));
        shell.newGame().setPlayer(1, QStringLiteral("Marc"));
        shell.beginGame();
        QTRY_COMPARE(shell.page(), QStringLiteral("game"));
        QVERIFY(shell.play().isOpen());
        const QString diary = shell.play().diaryPath();
        QVERIFY(diary.startsWith(folder.data()));
        const QStringList breadcrumb = shell.play().breadcrumb();
        const QString player = shell.play().turn()->playerName();
        QVERIFY(!breadcrumb.isEmpty());

        shell.closeGame();
        QVERIFY(!shell.play().isOpen());
        QCOMPARE(shell.page(), QStringLiteral("library"));
        QTRY_COMPARE(shell.savedGames().latest().value("path").toString(), diary);
        QVERIFY(shell.savedGames().latest().value("players").toString().contains("Marc"));

        activate(shell);
        QTRY_VERIFY(part(shell, "continue") && part(shell, "continue")->isVisible());
        part(shell, "continue")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(shell.window(), Qt::Key_Return);
        QTRY_COMPARE(shell.page(), QStringLiteral("game"));
        QCOMPARE(shell.play().breadcrumb(), breadcrumb);
        QCOMPARE(shell.play().turn()->playerName(), player);
        // What is open is neither renamed nor thrown away.
        shell.savedGames().moveToTrash(diary);
        QVERIFY(QFile::exists(diary));
    }

    void rulingsSpeakEveryLanguage() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        shell.prepareGame(QStringLiteral("santander"));
        const RulingList& rulings = *shell.newGame().rulings();
        const QString english = rulings.data(rulings.index(0), RulingList::QuestionRole).toString();
        shell.settings().setProperty("language", QStringLiteral("it"));
        QVERIFY(rulings.data(rulings.index(0), RulingList::QuestionRole).toString() != english);
    }

    void damagedSettingsAreSaidAndTheProgramGoesOn() {
        const ShellFolder folder;
        const StartOptions options = folder.options();
        ShellFolder::write(folder.settings(), "\x01 rubbish\n[[[\n");
        Shell shell(options);
        QVERIFY(shell.open());
        QCOMPARE(shell.messages().count(), 1);
        QVERIFY(message(shell).contains(QStringLiteral("settings.ini.damaged")));
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        shell.messages().dismiss(0);
        QCOMPARE(shell.messages().count(), 0);
    }

    void folderThatCannotBeWrittenIsSaidBeforeANewGame() {
        const ShellFolder folder;
        const StartOptions options = folder.options();
        QVERIFY(QDir(folder.data()).removeRecursively());
        ShellFolder::write(folder.data(), "a file in the folder's place");
        Shell shell(options);
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        shell.prepareGame(QStringLiteral("santander"));
        QCOMPARE(shell.page(), QStringLiteral("library"));
        QVERIFY(message(shell).contains(QDir::toNativeSeparators(folder.data())));
    }

    void missingDiaryIsSaid() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        const QSignalSpy failures(&shell, &Shell::gameFailed);
        shell.openGame(folder.path(QStringLiteral("gone.esagono")));
        QTRY_COMPARE(failures.size(), 1);
        QTRY_COMPARE(shell.messages().count(), 1);
        QCOMPARE(shell.page(), QStringLiteral("library"));
    }

    void sameMessageIsNotShownTwice() {
        Messages messages;
        messages.post(Messages::Tone::Warning, QStringLiteral("a"));
        messages.post(Messages::Tone::Warning, QStringLiteral("a"));
        messages.post(Messages::Tone::Fine, QStringLiteral("b"), QStringLiteral("Undo"),
                      QStringLiteral("undo"));
        QCOMPARE(messages.count(), 2);
        const QSignalSpy taken(&messages, &Messages::taken);
        messages.take(1);
        QCOMPARE(messages.count(), 1);
        QCOMPARE(taken.first().first().toString(), QStringLiteral("undo"));
    }

    void windowComesBackAsItWas() {
        const ShellFolder folder;
        {
            StartOptions options = folder.options();
            options.size = QSize(1111, 777);
            Shell shell(options);
            QVERIFY(shell.open());
            shell.window()->close();
        }
        StartOptions options = folder.options();
        options.size = {};
        Shell shell(options);
        QVERIFY(shell.open());
        QCOMPARE(shell.window()->size(), QSize(1111, 777));
    }

    void firstStartGreetsAndIsRemembered() {
        const ShellFolder folder;
        StartOptions options = folder.options();
        QVERIFY(QFile::remove(folder.settings()));
        {
            Shell shell(options);
            QVERIFY(shell.open());
            activate(shell);
            QTRY_VERIFY(part(shell, "tourGreeting") && part(shell, "tourGreeting")->isVisible());
            click(shell, part(shell, "tourSkipGreeting"));
            QVERIFY(!part(shell, "tour")->isVisible());
            QVERIFY(shell.settings().tourSeen);
        }
        Shell shell(options);
        QVERIFY(shell.open());
        QVERIFY(!part(shell, "tour")->isVisible());
    }

    /// Whoever begins with a saved game plays it; the greeting waits on the start page.
    void savedGameOpenedAtTheStartIsNoTour() {
        const ShellFolder folder;
        StartOptions options = folder.options();
        QVERIFY(QFile::remove(folder.settings()));
        options.diary = folder.path(QStringLiteral("mine.esagono"));
        PlayedGame::santander("suggested").copyTo(options.diary);
        Shell shell(options);
        QVERIFY(shell.open());
        activate(shell);
        QTRY_COMPARE(shell.page(), QStringLiteral("game"));
        QTRY_VERIFY(!shell.isBusy());
        QVERIFY(!part(shell, "tour")->isVisible());
        shell.closeGame();
        QTRY_VERIFY(part(shell, "tourGreeting") && part(shell, "tourGreeting")->isVisible());
        shell.openGame(options.diary);
        QTRY_COMPARE(shell.page(), QStringLiteral("game"));
        QTRY_VERIFY(!part(shell, "tour")->isVisible());
        QVERIFY(!shell.settings().tourSeen);
    }

    void escapeLeavesTheGreeting() {
        const ShellFolder folder;
        StartOptions options = folder.options();
        QVERIFY(QFile::remove(folder.settings()));
        Shell shell(options);
        QVERIFY(shell.open());
        activate(shell);
        QTRY_VERIFY(part(shell, "tourGreeting") && part(shell, "tourGreeting")->isVisible());
        QTest::keyClick(shell.window(), Qt::Key_Escape);
        QVERIFY(shell.settings().tourSeen);
    }

    // The tour's position can be played, its hexes are on the map, its words are there.
    void tourIsWhole() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.tour().isAvailable());
        QSignalSpy prepared(&shell.tour(), &Tour::prepared);
        shell.tour().prepare();
        QTRY_COMPARE(prepared.size(), 1);
        const auto match = Match::open(prepared.first().first().toString().toStdString(),
                                       allGames(), Access::ReadOnly);
        QVERIFY(!match->position().isOver());
        for (const QString& code : Languages::codes()) {
            shell.settings().setProperty("language", code);
            const QVariantList steps = shell.tour().steps();
            QVERIFY(steps.size() >= 6);
            for (const QVariant& each : steps) {
                const QVariantMap step = each.toMap();
                QVERIFY(!step.value("title").toString().isEmpty());
                QVERIFY(!step.value("text").toString().isEmpty());
                QVERIFY(!step.value("target").toString().isEmpty() ||
                        !step.value("hex").toString().isEmpty());
                for (const char* key : {"hex", "click", "whyNot"})
                    if (const QString hex = step.value(QLatin1String(key)).toString();
                        !hex.isEmpty())
                        QVERIFY2(match->setting().map->find(hex.toStdString()).exists(),
                                 qPrintable(hex));
            }
        }
    }
};

ESAGONO_TESTS(ShellTest)
#include "tst_shell.moc"
