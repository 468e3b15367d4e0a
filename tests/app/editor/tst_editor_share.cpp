// SPDX-License-Identifier: GPL-3.0-or-later
// What an author gives to others and takes from them: corrections to a built-in game, packages in
// one file, paper; and what random games tell him.
#include "app/actions.h"
#include "app/board/map/map_drawing.h"
#include "app/editing/printing/print_map.h"
#include "editor/playtest/playtest_worker.h"
#include "engine/core/ensure.h"
#include "tests/app/editor/editor_window.h"
#include "tests/app/file_contents.h"
#include "tests/app/test_program.h"

#include <QImageReader>
#include <QRegularExpression>
#include <QSignalSpy>

#include <iostream>
#include <iterator>
#include <sstream>

using namespace esagono;

namespace {

/// As the program's own worker, but for rules that break an invariant in the very first game.
int playBadly(int, char**) {
    const std::string order(std::istreambuf_iterator<char>(std::cin), {});
    if (readOrder(order).seeds.size() == 2) {
        std::cout << compactText({{"begins", readOrder(order).seeds.front()}}) << std::endl;
        ensure(order.empty());
    }
    std::istringstream in(order);
    return playOrders(in, std::cout, allGames());
}

void changeAttack(Workbench& bench, int attack) {
    Edit edit{"app.test", {}, {}};
    edit.set("counters.json", "/counters/5/faces/0/attack", attack);
    bench.perform(std::move(edit));
}

QString lastMessage(Shell& shell) {
    const int last = shell.messages().count() - 1;
    return last < 0
               ? QString()
               : shell.messages().data(shell.messages().index(last), Messages::TextRole).toString();
}

bool trigger(Shell& shell, const char* action) {
    return Actions::of(shell.engine())->trigger(QLatin1String(action));
}

/// Width and height of the first page, in millimetres.
QSizeF pageOf(const QByteArray& pdf) {
    const QRegularExpressionMatch box =
        QRegularExpression(QStringLiteral(R"(/MediaBox \[0 0 (\S+) (\S+)\])"))
            .match(QString::fromLatin1(pdf));
    return QSizeF(box.captured(1).toDouble(), box.captured(2).toDouble()) * 25.4 / 72;
}

} // namespace

class EditorShareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void differencesAreShownLeadThereAndArePutBack() {
        EditorWindow window("map");
        QTRY_VERIFY(window.shell().corrections().isAvailable());
        changeAttack(window.bench(), 9);
        window.settle();
        QVERIFY(trigger(window.shell(), "editor.compare"));
        DifferenceList& list = *window.shell().corrections().differences();
        QTRY_COMPARE(list.total(), 1);
        QTRY_VERIFY(window.part("difference"));
        const QModelIndex first = list.index(0);
        QVERIFY(list.data(first, DifferenceList::PlaceRole).toString().contains(u"2/III N"));
        QCOMPARE(list.data(first, DifferenceList::WasRole).toString(), QStringLiteral("4"));
        QCOMPARE(list.data(first, DifferenceList::NowRole).toString(), QStringLiteral("9"));
        window.settle();
        window.click("difference");
        QTRY_COMPARE(window.bench().property("page").toString(), QStringLiteral("counters"));
        QCOMPARE(window.bench().counters()->property("counter").toInt(), 5);
        window.settle();
        QTRY_VERIFY(!window.shell().corrections().isBusy());
        window.click("putBack");
        QTRY_COMPARE(list.total(), 0);
        window.bench().undo(); // and back again
        QTRY_COMPARE(list.total(), 1);
    }

    void correctionsAreSavedInTheEditorAndChosenForAGame() {
        EditorWindow window("counters");
        Shell& shell = window.shell();
        QTRY_VERIFY(shell.corrections().isAvailable());
        changeAttack(window.bench(), 9);
        window.settle();
        QVERIFY(trigger(shell, "editor.corrections"));
        QTRY_VERIFY(window.part("correctionsName") &&
                    window.part("correctionsName")->hasActiveFocus());
        window.write("my copy");
        QTRY_VERIFY(areDialogsStill(shell));
        window.part("correctionsAuthor")->setProperty("text", QStringLiteral("Giulia"));
        window.click("correctionsKeep");
        QTRY_VERIFY(lastMessage(shell).contains(u"my copy"));
        window.bench().close();

        QTRY_VERIFY(shell.library().find(QStringLiteral("santander")));
        shell.prepareGame(QStringLiteral("santander"), QStringLiteral("suggested"));
        QCOMPARE(shell.newGame().corrections()->count(), 1);
        QTRY_VERIFY(window.part("correctionChosen"));
        shell.window()->grabWindow();
        window.part("correctionChosen")->forceActiveFocus();
        window.press(Qt::Key_Space);
        QCOMPARE(shell.newGame().corrections()->chosen().size(), 1);
        shell.newGame().setProperty("name", QStringLiteral("Corrected"));
        shell.beginGame();
        QTRY_VERIFY(shell.play().isOpen());
        const QString diary = shell.play().diaryPath();
        shell.closeGame();
        const auto match = Match::open(diary.toStdString(), allGames(), Access::ReadOnly);
        QCOMPARE(match->corrections().size(), std::size_t(1));
        QVERIFY(match->setting().package().documents.at(
                    "counters.json")["counters"][5]["faces"][0]["attack"] == 9);
        QTRY_VERIFY(shell.savedGames().count() > 0);
        shell.show(QStringLiteral("saved"));
        shell.window()->grabWindow();
        QTRY_VERIFY(textOf(window.part("savedGame")).contains(u"my copy"));
    }

    void sharedCorrectionsAreTakenOnceAndThoseThatDoNotFitSayWhy() {
        EditorWindow window("counters");
        Shell& shell = window.shell();
        QTRY_VERIFY(shell.corrections().isAvailable());
        changeAttack(window.bench(), 9);
        window.settle();
        const QString file = window.path(QStringLiteral("shared.esafix"));
        shell.corrections().save(QStringLiteral("Shared"), {}, QUrl::fromLocalFile(file));
        QTRY_VERIFY(QFile::exists(file));
        QTRY_VERIFY(lastMessage(shell).contains(u"shared.esafix"));
        QVERIFY(shell.take(file));
        QTRY_VERIFY(lastMessage(shell).contains(u"“Shared” can be chosen"));
        QVERIFY(shell.take(file));
        QTRY_VERIFY(lastMessage(shell).contains(u"already"));

        // Another value stands where these were written
        QByteArray stale = contentsOf(file);
        stale.replace("\"was\": 4", "\"was\": 7").replace("Shared", "Stale");
        ShellFolder::write(window.path(QStringLiteral("stale.esafix")), stale);
        QVERIFY(shell.take(window.path(QStringLiteral("stale.esafix"))));
        QTRY_VERIFY(lastMessage(shell).contains(u"Stale"));
        ShellFolder::write(window.path(QStringLiteral("bad.esafix")), "{");
        QVERIFY(shell.take(window.path(QStringLiteral("bad.esafix"))));
        QTRY_VERIFY(lastMessage(shell).contains(u"bad.esafix"));

        shell.prepareGame(QStringLiteral("santander"));
        CorrectionList& list = *shell.newGame().corrections();
        QCOMPARE(list.count(), 2);
        int misfits = 0;
        for (int row = 0; row < 2; ++row) {
            list.choose(row, true);
            misfits += list.data(list.index(row), CorrectionList::ProblemRole).toString().isEmpty()
                           ? 0
                           : 1;
        }
        QCOMPARE(misfits, 1);
        QCOMPARE(list.chosen().size(), 1); // what does not fit cannot be chosen
        QTRY_VERIFY(window.part("correctionProblem"));
    }

    void aPackIsGivenAwayAndTaken() {
        const ShellFolder folder;
        const QString packages = folder.data() + QStringLiteral("/packages");
        QVERIFY(QDir().mkpath(packages));
        Shell shell(folder.options(QStringLiteral("en"), {sourcePackages(), packages}));
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        bench.openFolder(sourcePackages() + QStringLiteral("/santander"));
        QTRY_VERIFY(bench.package() && shell.library().find(QStringLiteral("santander")));
        const QString same = folder.path(QStringLiteral("same.esapack"));
        bench.desk()->pack(QUrl::fromLocalFile(same));
        QTRY_VERIFY(QFile::exists(same));
        QVERIFY(shell.take(same)); // the built-in one itself
        QTRY_VERIFY(lastMessage(shell).contains(u"already"));
        QVERIFY(QDir(packages).isEmpty());

        changeAttack(bench, 9);
        bench.saveCopy(QStringLiteral("Mine"));
        QTRY_VERIFY(bench.isSaved());
        const QString mine = bench.folder();
        const QString pack = folder.path(QStringLiteral("mine.esapack"));
        bench.desk()->pack(QUrl::fromLocalFile(pack));
        QTRY_VERIFY(QFile::exists(pack));
        QVERIFY(QDir(mine).removeRecursively());
        bench.close();
        shell.show(QStringLiteral("settings"));
        shell.library().lookAgain();
        QTRY_VERIFY(!shell.library().isScanning());
        QVERIFY(!shell.library().find(QStringLiteral("mine")));
        QVERIFY(shell.take(pack));
        QTRY_VERIFY(shell.library().find(QStringLiteral("mine")));
        QVERIFY(lastMessage(shell).contains(u"“Mine” is in the library now"));
        QCOMPARE(shell.page(), QStringLiteral("library"));

        // Another package of the same id lies beside it
        bench.openFolder(shell.library().find(QStringLiteral("mine"))->folder);
        QTRY_VERIFY(bench.package());
        changeAttack(bench, 8);
        bench.save();
        QTRY_VERIFY(bench.isSaved());
        QTRY_VERIFY(!shell.library().isScanning());
        QVERIFY(shell.take(pack));
        QTRY_VERIFY(shell.library().find(QStringLiteral("mine_2")));
        QCOMPARE(titleOf(*shell.library().find(QStringLiteral("mine_2")), QStringLiteral("en")),
                 QStringLiteral("Mine (2)"));
    }

    void whatIsNoPackIsRefusedAndLeavesNothing() {
        const ShellFolder folder;
        const QString packages = folder.data() + QStringLiteral("/packages");
        QVERIFY(QDir().mkpath(packages));
        const QString bad = folder.path(QStringLiteral("bad.esapack"));
        ShellFolder::write(bad, "PK\x03\x04 and nothing else");
        StartOptions options = folder.options(QStringLiteral("en"), {sourcePackages(), packages});
        options.shared = bad; // as a double click gives it
        Shell shell(options);
        QVERIFY(shell.open());
        QTRY_VERIFY(lastMessage(shell).contains(u"bad.esapack"));
        QVERIFY(QDir(packages).isEmpty());
        QVERIFY(!shell.take(folder.path(QStringLiteral("game.esagono")))); // that is a saved game
    }

    void randomGamesAreCountedShownAndStopped() {
        EditorWindow window("map");
        PlaytestBench& bench = window.shell().playtests();
        bench.setProgram(QStringLiteral(ESAGONO_PROGRAM));
        QVERIFY(trigger(window.shell(), "editor.randomGames"));
        QTRY_VERIFY(window.part("playtestStart"));
        QVERIFY(bench.board());
        bench.setProperty("scenario", 1);
        bench.setProperty("games", 2);
        window.settle();
        window.click("playtestStart");
        QVERIFY(bench.isRunning());
        QTRY_VERIFY(!bench.isRunning());
        const QVariantMap result = bench.resultMap();
        QCOMPARE(result[QStringLiteral("played")].toInt(), 2);
        QCOMPARE(result[QStringLiteral("finished")].toInt() +
                     result[QStringLiteral("failed")].toInt(),
                 2);
        QVERIFY(result[QStringLiteral("never")].toInt() < result[QStringLiteral("hexes")].toInt());
        const Highlights& marks = bench.board()->highlights();
        QCOMPARE(marks.layers.size(), std::size_t(1));
        QCOMPARE(int(marks.hexes.size()), result[QStringLiteral("never")].toInt());
        QTRY_VERIFY(window.part("shareBar"));
        bench.setProperty("games", 100000);
        bench.start();
        QTRY_VERIFY(bench.result()->played > 0);
        QTRY_VERIFY(window.part("playtestCancel")->isVisible());
        window.settle();
        window.click("playtestCancel");
        QVERIFY(!bench.isRunning());
        QVERIFY(bench.result()->played < 100000);
        window.click("closePlaytest");
        QTRY_VERIFY(!window.part("playtestPanel"));
        QVERIFY(!bench.board());
    }

    void rulesThatBreakAreAFindingAndTheOthersGamesArePlayed() {
        EditorWindow window("map");
        PlaytestBench& bench = window.shell().playtests();
        bench.setProgram(QCoreApplication::applicationFilePath()); // see playBadly
        bench.setProperty("scenario", 1);
        bench.setProperty("games", 2);
        bench.start();
        QTRY_VERIFY(!bench.isRunning());
        QCOMPARE(bench.result()->played, std::size_t(2));
        QCOMPARE(bench.result()->failures.size(), std::size_t(1));
        const QVariantMap failure = bench.failureList().first().toMap();
        QVERIFY(failure[QStringLiteral("text")].toString().contains(u"broken invariant"));
        QCOMPARE(failure[QStringLiteral("seed")].toString(), QStringLiteral("1"));
        // That game is watched as far as it goes
        bench.setProgram(QStringLiteral(ESAGONO_PROGRAM));
        QSignalSpy recorded(&bench, &PlaytestBench::recorded);
        bench.record(0);
        QTRY_COMPARE(recorded.count(), 1);
        QTRY_VERIFY(window.shell().isInReplay());
        window.shell().closeReplay();
        QCOMPARE(window.shell().page(), QStringLiteral("editor"));
    }

    void aProgramThatIsNotThereIsSaid() {
        EditorWindow window("map");
        PlaytestBench& bench = window.shell().playtests();
        bench.setProgram(window.path(QStringLiteral("nowhere")));
        bench.start();
        QTRY_VERIFY(!bench.isRunning());
        QTRY_VERIFY(window.shell().messages().count() > 0);
    }

    void mapCountersAndTablesArePrinted() {
        EditorWindow window("map");
        Shell& shell = window.shell();
        PrintDesk& desk = shell.printing();
        const auto made = [&](const char* kind, const char* name, const QVariantMap& wishes) {
            const QString file = window.path(QLatin1String(name));
            QSignalSpy done(&desk, &PrintDesk::done);
            desk.begin(QLatin1String(kind), file, wishes);
            [&] { QTRY_COMPARE(done.count(), 1); }();
            return contentsOf(file);
        };
        const QVariantMap small{{QStringLiteral("hex"), 6}, {QStringLiteral("paper"), "A3"}};
        const QByteArray map = made("map", "map.pdf", small);
        const QSizeF page = pageOf(map);
        QVERIFY(std::abs(std::max(page.width(), page.height()) - 420) < 0.5);
        QVERIFY(std::abs(std::min(page.width(), page.height()) - 297) < 0.5);
        const QByteArray sheets = made("counters", "counters.pdf", {});
        QVERIFY(std::abs(pageOf(sheets).width() - 210) < 0.5);
        QVERIFY(made("tables", "tables.pdf", {}).startsWith("%PDF"));
        QVERIFY(!made("picture", "map.png", small).isEmpty());
        QImageReader picture(window.path(QStringLiteral("map.png")));
        const QImage image = picture.read();
        QCOMPARE(std::lround(image.dotsPerMeterX() * 0.0254), 300L);
        const GamePackage& package = *window.bench().package();
        const auto drawing =
            readMapDrawing(package, 0, window.bench().pictureFolder(), QStringLiteral("en"));
        MapWish wish;
        wish.hex = 6;
        QVERIFY(std::abs(image.width() - printedSize(*drawing, wish).width() * 300 / 25.4) <= 1);
        QVERIFY(lastMessage(shell).contains(u"map.png"));
    }

    void aFileThatCannotBeWrittenIsSaidAndPrintingCanBeStopped() {
        EditorWindow window("map");
        Shell& shell = window.shell();
        shell.printing().begin(QStringLiteral("tables"),
                               window.path(QStringLiteral("nowhere/tables.pdf")), {});
        QTRY_VERIFY(lastMessage(shell).contains(u"tables.pdf"));
        const QString file = window.path(QStringLiteral("large.pdf"));
        QSignalSpy cancelled(shell.printing().work(), &FileWork::cancelled);
        shell.printing().begin(QStringLiteral("map"), file, {{QStringLiteral("hex"), 40}});
        QTRY_VERIFY(shell.printing().work()->progress() > 0);
        shell.printing().work()->cancel();
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(!QFile::exists(file));
    }

    void pagesCoverTheMapAndOverlap() {
        MapWish wish;
        const QSizeF map(700, 430);
        const MapPages laid = layMapPages(map, wish);
        QCOMPARE(int(laid.pages.size()), laid.columns * laid.rows);
        QRectF all;
        for (const MapPage& page : laid.pages) {
            all |= page.part;
            QVERIFY(page.part.width() <= 297 - 20 && page.part.height() <= 297 - 20);
            for (const MapPage& other : laid.pages)
                if (other.row == page.row && other.column == page.column + 1)
                    QCOMPARE(page.part.right() - other.part.left(), wish.overlap);
        }
        QCOMPARE(all, QRectF(QPointF(), map));
        QCOMPARE(layMapPages({100, 100}, wish).pages.size(), std::size_t(1));
    }

    void theDialogSaysWhatWouldBePrinted() {
        EditorWindow window("map");
        QVERIFY(trigger(window.shell(), "editor.print"));
        QTRY_VERIFY(window.part("printSummary") && window.part("printSummary")->isVisible());
        QVERIFY(textOf(window.part("printSummary")).contains(u"cm"));
        QTRY_VERIFY(areDialogsStill(window.shell()));
        window.click("print_counters");
        QTRY_VERIFY(textOf(window.part("printSummary")).contains(u"pages"));
        QVERIFY(textOf(window.part("printFile")).endsWith(u".pdf"));
        window.click("print_picture");
        QTRY_VERIFY(textOf(window.part("printFile")).endsWith(u".png"));
    }
};

ESAGONO_TESTS(EditorShareTest)
static const TestProgram worker("--playtest-worker", playBadly);
#include "tst_editor_share.moc"
