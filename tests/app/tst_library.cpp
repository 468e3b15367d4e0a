// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/library.h"
#include "app/pictures.h"
#include "tests/app/test_program.h"

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

    /// Puts a package.json beside a map of one hex; its text may have ' for ".
    void put(const QString& name, const QByteArray& card) const {
        QVERIFY(QDir(folder.path()).mkpath(name));
        write(name + QStringLiteral("/package.json"), card);
        write(name + QStringLiteral("/map.json"),
              "{'format':'esagono-map','version':1,'id':'m','terrain':{'1001':'clear'},"
              "'grid':{'orientation':'pointy','numbering':'RRCC','rows':[10,10],'columns':[1,1],"
              "'rowDirection':'south','shift':'odd'}}");
    }

private:
    void write(const QString& name, QByteArray text) const {
        text.replace('\'', '"');
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
};

/// A package that can be used; `title` replaces its title. With ' for ".
QByteArray goodCard(const QByteArray& title = "'title':{'en':'Arno'}", const QByteArray& id = "a") {
    return "{'format':'esagono-package','version':1,'id':'" + id +
           "','rules':'x','release':'1.2','maps':['map.json'],'terrains':[{'id':'clear'}]," +
           title + "}";
}

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

private Q_SLOTS:
    void rowShowsWhatTheCardSays_data() {
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("problem"); // its beginning

        QTest::newRow("good") << goodCard() << "Arno"
                              << "a"
                              << "1.2"
                              << "";
        QTest::newRow("title over two lines is one line")
            << goodCard("'title':{'en':'Arno\\n 1944'}") << "Arno 1944"
            << "a"
            << "1.2"
            << "";
        QTest::newRow("no title") << goodCard("'x':1") << "a"
                                  << "a"
                                  << "1.2"
                                  << "package.json, /";
        QTest::newRow("newer") << goodCard().replace("'version':1", "'version':99") << "Arno"
                               << "a"
                               << "1.2"
                               << "package.json";
        QTest::newRow("not ours") << QByteArray("{'id':'a'}") << "a"
                                  << "a"
                                  << ""
                                  << "package.json";
        QTest::newRow("broken in line 2") << QByteArray("{'id': 'a',\n'title': }\n") << "game"
                                          << ""
                                          << ""
                                          << "package.json, ";
        QTest::newRow("a list") << QByteArray("[]") << "game"
                                << ""
                                << ""
                                << "package.json";
        QTest::newRow("empty") << QByteArray() << "game"
                               << ""
                               << ""
                               << "package.json, ";
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
        const QString said = cell(library, 0, Library::ProblemRole);
        QCOMPARE(said.isEmpty(), problem.isEmpty());
        QVERIFY2(problem.isEmpty() || said.startsWith(problem), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("kit.")) && !said.contains(QStringLiteral("core.")),
                 qPrintable(said));
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
        QVERIFY(!cell(library, 0, Library::ProblemRole).isEmpty());
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
        shelf.put(QStringLiteral("."), goodCard());
        Library library({shelf.path()});
        look(library);
        QCOMPARE(cell(library, 0, Library::TitleRole), QStringLiteral("Arno"));
    }

    void ofTwoWithTheSameIdTheFirstIsKept() {
        const Shelf shelf;
        shelf.put(QStringLiteral("first/x"), goodCard("'title':{'en':'1'}"));
        shelf.put(QStringLiteral("second/x"), goodCard("'title':{'en':'2'}"));
        shelf.put(QStringLiteral("second/y"), goodCard("'title':{'en':'3'}", "b"));
        Library library(
            {shelf.path(QStringLiteral("first")), shelf.path(QStringLiteral("second"))});
        look(library);
        QCOMPARE(library.rowCount(), 2);
        QCOMPARE(cell(library, 0, Library::TitleRole), QStringLiteral("1"));
        QCOMPARE(cell(library, 1, Library::TitleRole), QStringLiteral("3"));
    }

    /// A program shows what it can play; whatever rules it has, broken packages are named.
    void gamesThatNoRulesPlayAreLeftOut() {
        const Shelf shelf;
        shelf.put(QStringLiteral("a"), goodCard());
        shelf.put(QStringLiteral("b"), "{}");
        Pictures pictures(shelf.path(QStringLiteral("cache")));
        Rules own;
        own.id = "x";
        const Rules* const playable[] = {&own};
        Library playing({shelf.path()}, pictures, playable);
        look(playing);
        QCOMPARE(playing.rowCount(), 2);
        own.id = "y";
        look(playing);
        QCOMPARE(playing.rowCount(), 1);
        QVERIFY(!cell(playing, 0, Library::ProblemRole).isEmpty());
    }

    void titleFollowsTheLanguage() {
        const Shelf shelf;
        shelf.put(QStringLiteral("a"), goodCard("'title':{'en':'Arno','it':'L’Arno'}"));
        shelf.put(QStringLiteral("b"), goodCard("'title':{'fr':'Le Pô'}", "b"));
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

    void languagesAGameLacksAreNamed_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("fallback");
        const auto row = [](const char* name, const char* words, const char* language,
                            const char* fallback) {
            QTest::newRow(name) << QByteArray(words) << QString::fromLatin1(language)
                                << QString::fromUtf8(fallback);
        };
        row("one language, another wanted", "'title':{'it':'Arno'}", "en", "only in Italiano");
        row("one language, that one wanted", "'title':{'it':'Arno'}", "it", "");
        row("English stands in for others", "'title':{'en':'Arno','it':'Arno'}", "fr",
            "only in English");
        row("something is missing",
            "'title':{'en':'Arno','it':'Arno'},'sides':[{'id':'s','name':{'en':'South'}}]", "it",
            "partly in English");
        row("proper names are the same everywhere", "'title':'Arno'", "fr", "");
    }
    void languagesAGameLacksAreNamed() {
        QFETCH(const QByteArray, words);
        QFETCH(const QString, language);
        const Shelf shelf;
        shelf.put(QStringLiteral("a"), goodCard(words));
        Library library({shelf.path()});
        library.setLanguage(language);
        look(library);
        QCOMPARE(cell(library, 0, Library::ProblemRole), QString());
        QTEST(cell(library, 0, Library::FallbackRole), "fallback");
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

ESAGONO_TESTS(LibraryTest)
#include "tst_library.moc"
