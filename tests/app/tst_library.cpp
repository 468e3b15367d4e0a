// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"
#include "library.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace esagono;

namespace {

/// A shelf in a folder of its own, which is gone with it.
struct Shelf {
    QTemporaryDir folder;

    [[nodiscard]] QString path(const QString& name = {}) const { return folder.filePath(name); }

    /// Puts a package.json; its text may have ' for ".
    void put(const QString& name, QByteArray card) const {
        card.replace('\'', '"');
        QVERIFY(QDir(folder.path()).mkpath(name));
        QFile file(path(name) + QStringLiteral("/package.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(card), card.size());
    }
};

void look(Library& library) {
    library.lookAgain();
    QTRY_VERIFY(!library.isScanning());
}

QString cell(const Library& library, int row, Library::Role role) {
    return library.data(library.index(row), role).toString();
}

} // namespace

class LibraryTest : public QObject {
    Q_OBJECT

    Languages m_languages;

private slots:
    void rowShowsWhatTheCardSays_data() {
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("problem");

        QTest::newRow("good") << QByteArray(
                                     "{'id': 'a', 'title': {'en': 'Arno'}, 'version': '1.2'}")
                              << "Arno"
                              << "a"
                              << "1.2"
                              << "";
        QTest::newRow("version as a number")
            << QByteArray("{'id': 'a', 'title': {'en': 'Arno'}, 'version': 3}") << "Arno"
            << "a"
            << "3"
            << "";
        QTest::newRow("title over two lines is one line")
            << QByteArray("{'id': 'a', 'title': {'en': 'Arno\\n 1944'}, 'version': '1'}")
            << "Arno 1944"
            << "a"
            << "1"
            << "";
        QTest::newRow("no title") << QByteArray("{'id': 'a', 'version': '1'}") << "a"
                                  << "a"
                                  << "1"
                                  << "The file package.json gives no “title”.";
        QTest::newRow("title without language")
            << QByteArray("{'id': 'a', 'title': 'Arno', 'version': '1'}") << "a"
            << "a"
            << "1"
            << "The file package.json gives no “title”.";
        QTest::newRow("no id") << QByteArray("{'title': {'en': 'Arno'}, 'version': '1'}") << "Arno"
                               << ""
                               << "1"
                               << "The file package.json gives no “id”.";
        QTest::newRow("no version") << QByteArray("{'id': 'a', 'title': {'en': 'Arno'}}") << "Arno"
                                    << "a"
                                    << ""
                                    << "The file package.json gives no “version”.";
        QTest::newRow("broken in line 2") << QByteArray("{'id': 'a',\n'title': }\n") << "game"
                                          << ""
                                          << ""
                                          << "The file package.json is damaged in line 2.";
        QTest::newRow("a list") << QByteArray("[]") << "game"
                                << ""
                                << ""
                                << "The file package.json is damaged in line 1.";
        QTest::newRow("empty") << QByteArray() << "game"
                               << ""
                               << ""
                               << "The file package.json is damaged in line 1.";
        QTest::newRow("too large") << QByteArray(1024 * 1024 + 1, ' ') << "game"
                                   << ""
                                   << ""
                                   << "The file package.json is too large: more than 1 MB.";
    }
    void rowShowsWhatTheCardSays() {
        QFETCH(QByteArray, card);
        QFETCH(QString, problem);
        const Shelf shelf;
        shelf.put(QStringLiteral("game"), card);
        Library library({shelf.path()});
        const QAbstractItemModelTester laws(&library);
        look(library);
        QCOMPARE(library.rowCount(), 1);
        QTEST(cell(library, 0, Library::TitleRole), "title");
        QTEST(cell(library, 0, Library::PackageIdRole), "id");
        QTEST(cell(library, 0, Library::VersionRole), "version");
        QCOMPARE(cell(library, 0, Library::ProblemRole), problem);
        QCOMPARE(cell(library, 0, Library::FolderRole),
                 QDir::toNativeSeparators(shelf.path(QStringLiteral("game"))));
        QCOMPARE(library.problemCount(), problem.isEmpty() ? 0 : 1);
    }

    // A folder in the file's place is unreadable for everybody, the system's administrator
    // included.
    void unreadableCardIsAProblem() {
        const Shelf shelf;
        QVERIFY(QDir(shelf.path()).mkpath(QStringLiteral("game/package.json")));
        Library library({shelf.path()});
        look(library);
        QCOMPARE(library.rowCount(), 1);
        QCOMPARE(cell(library, 0, Library::ProblemRole),
                 QStringLiteral("The file package.json cannot be opened."));
    }

    void emptyAndMissingFoldersGiveNoRows() {
        const Shelf shelf;
        QVERIFY(QDir(shelf.path()).mkpath(QStringLiteral("no_package")));
        Library library({shelf.path(), shelf.path(QStringLiteral("missing"))});
        look(library);
        QCOMPARE(library.rowCount(), 0);
        QCOMPARE(library.folders().size(), 2);
    }

    void folderMayItselfBeAPackage() {
        const Shelf shelf;
        shelf.put(QStringLiteral("."), "{'id': 'a', 'title': {'en': 'Arno'}, 'version': '1'}");
        Library library({shelf.path()});
        look(library);
        QCOMPARE(cell(library, 0, Library::TitleRole), QStringLiteral("Arno"));
    }

    void ofTwoWithTheSameIdTheFirstIsKept() {
        const Shelf shelf;
        shelf.put(QStringLiteral("first/x"), "{'id': 'a', 'title': {'en': '1'}, 'version': '1'}");
        shelf.put(QStringLiteral("second/x"), "{'id': 'a', 'title': {'en': '2'}, 'version': '2'}");
        shelf.put(QStringLiteral("second/y"), "{'id': 'b', 'title': {'en': '3'}, 'version': '2'}");
        Library library(
            {shelf.path(QStringLiteral("first")), shelf.path(QStringLiteral("second"))});
        look(library);
        QCOMPARE(library.rowCount(), 2);
        QCOMPARE(cell(library, 0, Library::TitleRole), QStringLiteral("1"));
        QCOMPARE(cell(library, 1, Library::TitleRole), QStringLiteral("3"));
    }

    void titleFollowsTheLanguage() {
        const Shelf shelf;
        shelf.put(QStringLiteral("a"),
                  "{'id': 'a', 'title': {'en': 'Arno', 'it': 'L’Arno'}, 'version': '1'}");
        shelf.put(QStringLiteral("b"), "{'id': 'b', 'title': {'fr': 'Le Pô'}, 'version': '1'}");
        Library library({shelf.path()});
        look(library);
        QSignalSpy changes(&library, &Library::dataChanged);
        library.setLanguage(QStringLiteral("it"));
        QCOMPARE(changes.size(), 1);
        QCOMPARE(cell(library, 0, Library::TitleRole), QStringLiteral("L’Arno"));
        QCOMPARE(cell(library, 1, Library::TitleRole), QStringLiteral("Le Pô"));
        library.setLanguage(QStringLiteral("es"));
        QCOMPARE(cell(library, 0, Library::TitleRole), QStringLiteral("Arno"));
    }

    // The search runs elsewhere: until the event loop turns, the rows stay as they were.
    void lookingDoesNotWait() {
        const Shelf shelf;
        for (int n = 0; n < 200; ++n)
            shelf.put(QString::number(n), "{}");
        Library library({shelf.path()});
        library.lookAgain();
        QVERIFY(library.isScanning());
        QCOMPARE(library.rowCount(), 0);
        QTRY_COMPARE(library.rowCount(), 200);
        QVERIFY(!library.isScanning());
    }

    void foldersAskedForReplaceTheUsualOnes() {
        qputenv("ESAGONO_PACKAGES",
                "/one" + QByteArray(1, QDir::listSeparator().toLatin1()) + "/two/");
        QCOMPARE(packageFolders({QStringLiteral("/only/./here")}),
                 QStringList(QStringLiteral("/only/here")));
        const QStringList usual = packageFolders({});
        qunsetenv("ESAGONO_PACKAGES");
        QCOMPARE(usual.first(2), QStringList({QStringLiteral("/one"), QStringLiteral("/two")}));
        QVERIFY(usual.at(2).endsWith(QStringLiteral("/share/esagono/packages")));
    }
};

QTEST_GUILESS_MAIN(LibraryTest)
#include "tst_library.moc"
