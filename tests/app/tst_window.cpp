// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

#include <QPalette>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace esagono;

class WindowTest : public QObject {
    Q_OBJECT

    static QStringList cardTitles(const Shell& shell) {
        QStringList titles;
        for (const QQuickItem* card : part(shell, "packages")->childItems())
            if (const QVariant title = card->property("title"); title.isValid())
                titles << title.toString();
        return titles;
    }

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void gamesAreListed() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        QTRY_COMPARE(cardTitles(shell).size(), shell.library().count());
        QVERIFY(part(shell, "packages")->isVisible());
        QVERIFY(!part(shell, "noGames")->isVisible());
        QTRY_VERIFY(part(shell, "newGame_santander"));
    }

    void emptyShelfNamesTheFolders() {
        const ShellFolder folder;
        QVERIFY(QDir().mkpath(folder.path(QStringLiteral("empty"))));
        Shell shell(folder.options(QStringLiteral("en"), {folder.path(QStringLiteral("empty"))}));
        QVERIFY(shell.open());
        QTRY_VERIFY(part(shell, "noGames") && part(shell, "noGames")->isVisible());
        QVERIFY(!part(shell, "packages")->isVisible());
        QCOMPARE(shell.library().folders(),
                 QStringList(QDir::toNativeSeparators(folder.path(QStringLiteral("empty")))));
    }

    void brokenPackageSaysWhatIsWrong() {
        const ShellFolder folder;
        QVERIFY(QDir().mkpath(folder.path(QStringLiteral("shelf/broken"))));
        ShellFolder::write(folder.path(QStringLiteral("shelf/broken/package.json")), "{ nonsense");
        Shell shell(folder.options(QStringLiteral("en"), {folder.path(QStringLiteral("shelf"))}));
        QVERIFY(shell.open());
        QTRY_COMPARE(shell.library().problemCount(), 1);
        QTRY_COMPARE(cardTitles(shell).size(), shell.library().count());
        for (const QQuickItem* card : part(shell, "packages")->childItems())
            if (card->property("problem").isValid())
                QVERIFY(!card->property("problem").toString().isEmpty());
        QVERIFY(!part(shell, "newGame_")->isVisible());
    }

    void languageChangesWhileTheWindowIsOpen() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QCOMPARE(textOf(part(shell, "lookAgain")), QStringLiteral("Look again"));
        shell.settings().setProperty("language", QStringLiteral("it"));
        QCOMPARE(textOf(part(shell, "lookAgain")), QStringLiteral("Cerca di nuovo"));
        QCOMPARE(part(shell, "language")->property("displayText").toString(),
                 QStringLiteral("Italiano"));
    }

    void coloursChangeWhileTheWindowIsOpen() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.settings().setProperty("theme", QStringLiteral("light"));
        QVERIFY(shell.window()->color().lightness() > 128);
        shell.settings().setProperty("theme", QStringLiteral("dark"));
        QVERIFY(shell.window()->color().lightness() < 128);
        QVERIFY(QGuiApplication::palette().window().color().lightness() < 128);
        shell.settings().setProperty("theme", QStringLiteral("system"));
    }

    void interfaceGrowsWithItsScale() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        const qreal before = part(shell, "lookAgain")->height();
        shell.settings().setProperty("interfaceScale", 1.5);
        QTRY_COMPARE(part(shell, "lookAgain")->height(), before * 1.5);
    }

    void keyboardReachesEverything() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(part(shell, "newGame_santander"));
        activate(shell);
        QSet<QString> reached;
        for (int n = 0; n < 40; ++n) {
            QTest::keyClick(shell.window(), Qt::Key_Tab);
            if (const QQuickItem* const item = shell.window()->activeFocusItem())
                reached << item->objectName();
        }
        for (const char* name : {"railLibrary", "railSaved", "railSettings", "language",
                                 "lightOrDark", "lookAgain", "openDiary", "newGame_santander"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
    }

    void f5LooksAgain() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        activate(shell);
        const QSignalSpy scans(&shell.library(), &Library::scanned);
        QTest::keyClick(shell.window(), Qt::Key_F5);
        QTRY_COMPARE(scans.size(), 2);
        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
    }

    void pagesAreReachedAndLeft() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        activate(shell);
        QTest::keyClick(shell.window(), Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(shell.page(), QStringLiteral("settings"));
        QVERIFY(part(shell, "settingsPage")->isVisible());
        QTest::keyClick(shell.window(), Qt::Key_Escape);
        QCOMPARE(shell.page(), QStringLiteral("library"));
        QTest::keyClick(shell.window(), Qt::Key_F1);
        QVERIFY(part(shell, "shortcutsPage")->isVisible());
        click(shell, findPart(part(shell, "shortcutsPage"), QStringLiteral("back")));
        QCOMPARE(shell.page(), QStringLiteral("library"));
        shell.show(QStringLiteral("saved"));
        shell.show(QStringLiteral("settings"));
        shell.leave();
        QCOMPARE(shell.page(), QStringLiteral("saved"));
    }

    // Nothing may be cut off where the window is as small as it can be.
    void narrowWindowStillShowsTheGames() {
        const ShellFolder folder;
        StartOptions options = folder.options(QStringLiteral("fr"));
        options.size = QSize(640, 400);
        Shell shell(options);
        QVERIFY(shell.open());
        QTRY_VERIFY(part(shell, "newGame_santander"));
        for (const char* name : {"lookAgain", "openDiary", "newGame_santander", "commands"}) {
            const QQuickItem* const item = part(shell, name);
            QTRY_VERIFY2(item->mapToScene({item->width(), 0}).x() <= 640, name); // once laid out
        }
    }
};

ESAGONO_TESTS(WindowTest)
#include "tst_window.moc"
