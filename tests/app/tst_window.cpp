// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell.h"

#include <QDir>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;

class WindowTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_shelf;
    QTemporaryDir m_emptyShelf;

    [[nodiscard]] StartOptions speaking(const QString& language) const {
        StartOptions options;
        options.packages = {m_shelf.path()};
        options.language = language;
        options.size = QSize(1280, 800);
        return options;
    }
    static QQuickItem* part(const Shell& shell, const char* name) {
        return shell.window()->findChild<QQuickItem*>(QLatin1String(name));
    }

private Q_SLOTS:
    void initTestCase() {
        settleAppearance(StartOptions::Appearance::Light);
        for (const char* id : {"a", "b", "c"}) {
            QVERIFY(QDir(m_shelf.path()).mkpath(QLatin1String(id)));
            QFile card(m_shelf.filePath(QLatin1String(id) + QStringLiteral("/package.json")));
            QVERIFY(card.open(QIODevice::WriteOnly));
            card.write(QByteArray("{'id': '?', 'title': {'en': '?'}, 'version': '1'}")
                           .replace('?', id)
                           .replace('\'', '"'));
        }
    }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void gamesAreListed() {
        Shell shell(speaking(QStringLiteral("en")));
        QVERIFY(shell.open());
        QTRY_COMPARE(part(shell, "packages")->property("count").toInt(), 3);
        QVERIFY(part(shell, "packages")->isVisible());
        QVERIFY(!part(shell, "noGames")->isVisible());
    }

    void emptyShelfNamesTheFolders() {
        StartOptions options = speaking(QStringLiteral("en"));
        options.packages = {m_emptyShelf.path()};
        Shell shell(options);
        QVERIFY(shell.open());
        QTRY_VERIFY(part(shell, "noGames")->isVisible());
        bool named = false;
        for (const QQuickItem* line : part(shell, "noGames")->childItems())
            named |=
                line->property("text").toString() == QDir::toNativeSeparators(m_emptyShelf.path());
        QVERIFY(named);
    }

    void languageChangesWhileTheWindowIsOpen() {
        Shell shell(speaking(QStringLiteral("en")));
        QVERIFY(shell.open());
        QCOMPARE(part(shell, "lookAgain")->property("text").toString(),
                 QStringLiteral("Look again"));
        shell.languages().choose(QStringLiteral("it"));
        QCOMPARE(part(shell, "lookAgain")->property("text").toString(),
                 QStringLiteral("Cerca di nuovo"));
        QCOMPARE(part(shell, "language")->property("displayText").toString(),
                 QStringLiteral("Italiano"));
    }

    void keyboardReachesEverything() {
        Shell shell(speaking(QStringLiteral("en")));
        QVERIFY(shell.open());
        QTRY_COMPARE(part(shell, "packages")->property("count").toInt(), 3);
        shell.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(shell.window()));
        QStringList reached;
        for (int n = 0; n < 3; ++n) {
            QTest::keyClick(shell.window(), Qt::Key_Tab);
            for (const char* name : {"language", "lookAgain", "packages"})
                if (part(shell, name)->hasActiveFocus())
                    reached << QLatin1String(name);
        }
        reached.sort();
        QCOMPARE(reached, QStringList({"language", "lookAgain", "packages"}));

        part(shell, "packages")->forceActiveFocus();
        QTest::keyClick(shell.window(), Qt::Key_Down);
        QCOMPARE(part(shell, "packages")->property("currentIndex").toInt(), 1);
        QTest::keyClick(shell.window(), Qt::Key_End);
        QCOMPARE(part(shell, "packages")->property("currentIndex").toInt(), 2);
        QTest::keyClick(shell.window(), Qt::Key_Home);
        QCOMPARE(part(shell, "packages")->property("currentIndex").toInt(), 0);
    }

    void f5LooksAgain() {
        Shell shell(speaking(QStringLiteral("en")));
        QVERIFY(shell.open());
        QTRY_COMPARE(shell.library().count(), 3);
        shell.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(shell.window()));
        const QSignalSpy scans(&shell.library(), &Library::scanned);
        QTest::keyClick(shell.window(), Qt::Key_F5);
        QTRY_COMPARE(scans.size(), 2);
        QTRY_COMPARE(shell.library().count(), 3);
    }

    // Nothing may be cut off where the window is as small as it can be.
    void narrowWindowStillShowsTheGames() {
        StartOptions options = speaking(QStringLiteral("fr"));
        options.size = QSize(640, 400);
        Shell shell(options);
        QVERIFY(shell.open());
        QTRY_COMPARE(part(shell, "packages")->property("count").toInt(), 3);
        QTRY_VERIFY(part(shell, "packages")->height() > 100);
        const QQuickItem* button = part(shell, "lookAgain");
        QVERIFY(button->mapToScene({button->width(), 0}).x() <= 640);
    }
};

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
