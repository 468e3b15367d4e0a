// SPDX-License-Identifier: GPL-3.0-or-later
// Counters changed in the editor's window, with mouse and keys.
#include "tests/app/editor/editor_window.h"
#include "tests/app/test_program.h"

#include "editor/counters/counter_edits.h"
#include "engine/kit/reading/source.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace esagono;

namespace {

int printed(EditorWindow& window, const char* id, std::size_t face, const char* attribute) {
    for (const Record& counter : window.bench().documents().at(counterFile)["counters"])
        if (counter["id"] == id)
            return counter["faces"][face].value(attribute, -1);
    return -2;
}

Source::Kind source(EditorWindow& window, const char* id, std::size_t face, const char* attribute) {
    const auto counter = find<CounterId>(window.bench().package()->counters, id);
    return sourceOf(window.bench().documents().at(counterFile),
                    facePointer(counter.index(), face) + "/" + attribute)
        .kind;
}

void show(EditorWindow& window, const char* id) {
    window.bench().counters()->setCounter(
        int(find<CounterId>(window.bench().package()->counters, id).index()));
    window.settle();
}

} // namespace

class EditorCounters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueIsWrittenUndoneAndDoneAgain() {
        EditorWindow window("counters");
        show(window, "NI_1");
        const int before = printed(window, "NI_1", 0, "attack");
        window.click("value_0_attack");
        window.write("9");
        window.press(Qt::Key_Return);
        QCOMPARE(printed(window, "NI_1", 0, "attack"), 9);
        QVERIFY(window.bench().canUndo());
        window.settle();
        QCOMPARE(source(window, "NI_1", 0, "attack"), Source::Kind::Copy); // typed: one's own
        QCOMPARE(source(window, "NI_1", 0, "defence"), Source::Kind::Reconstructed);
        window.press(Qt::Key_Z, Qt::ControlModifier);
        if (printed(window, "NI_1", 0, "attack") == 9) // the field's own undo came first
            window.bench().undo();
        QCOMPARE(printed(window, "NI_1", 0, "attack"), before);
        QCOMPARE(source(window, "NI_1", 0, "attack"), Source::Kind::Reconstructed);
        QVERIFY(!window.bench().canUndo()); // value and mark were one step
        window.bench().redo();
        QCOMPARE(printed(window, "NI_1", 0, "attack"), 9);
        window.settle();
        QCOMPARE(textOf(window.part("value_0_attack")), QStringLiteral("9"));
    }

    void withoutAPackageNothingIsReadAgainAndAgain() {
        const QTemporaryDir folder;
        Workbench workbench(folder.path(), folder.path(), {});
        QSignalSpy read(workbench.counters()->board(), &BoardSource::settingChanged);
        workbench.setLanguage(QStringLiteral("it"));
        for (int round = 0; round < 20; ++round)
            QCoreApplication::processEvents();
        QVERIFY(read.count() <= 1);
    }

    void savingLeavesTheFormAsItWas() {
        EditorWindow window("counters");
        show(window, "NI_2");
        window.settle();
        const int counter = window.bench().counters()->counter();
        const auto division = [&] {
            return window.part("traitBox_division")->property("displayText").toString();
        };
        const QString before = division();
        QVERIFY(before.size() > 1);
        QVERIFY(!window.bench().counters()->list()->rows()[1].figures.isEmpty());
        QSignalSpy saved(&window.bench(), &Workbench::savedTo);
        window.bench().saveCopy(QStringLiteral("Mine"));
        QTRY_COMPARE(saved.count(), 1);
        window.settle();
        QCOMPARE(window.bench().counters()->counter(), counter);
        QCOMPARE(division(), before);
    }

    void aRowOfTheListIsShownInTheForm() {
        EditorWindow window("counters");
        const CounterList& list = *window.bench().counters()->list();
        QAbstractItemModelTester tester(window.bench().counters()->list());
        const int second = list.rows()[2].counter;
        QVERIFY(second >= 0);
        window.click(qPrintable(QStringLiteral("counterRow_%1").arg(second)));
        QCOMPARE(window.bench().counters()->counter(), second);
        window.settle();
        QCOMPARE(
            textOf(window.part("counterTitle")),
            QString::fromStdString(window.bench().package()->counters[std::size_t(second)].name));
    }

    void altArrowsWalk() {
        EditorWindow window("counters");
        const int first = window.bench().counters()->counter();
        window.press(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(window.bench().counters()->counter() != first);
        window.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(window.bench().counters()->counter(), first);
    }

    void aChangeOfSeveralIsOneStep() {
        EditorWindow window("counters");
        show(window, "NI_1");
        CounterBench& bench = *window.bench().counters();
        bench.toggle(bench.counter() + 1);
        QCOMPARE(bench.chosen(), 2);
        bench.setValue(0, QStringLiteral("movement"), 7);
        QCOMPARE(printed(window, "NI_1", 0, "movement"), 7);
        QCOMPARE(printed(window, "NI_2", 0, "movement"), 7);
        window.bench().undo();
        QVERIFY(printed(window, "NI_1", 0, "movement") != 7);
        QVERIFY(printed(window, "NI_2", 0, "movement") != 7);
    }

    void theFilterShowsWhatIsStillReconstructed() {
        EditorWindow window("counters");
        CounterList& list = *window.bench().counters()->list();
        const int before = list.counts().value(QStringLiteral("reconstructed")).toInt();
        QVERIFY(before > 0);
        QVERIFY(before < list.counts().value(QStringLiteral("all")).toInt());
        window.click("counterFilter_reconstructed");
        const auto shown = [&] {
            return int(std::ranges::count_if(
                list.rows(), [](const CounterRow& row) { return row.counter >= 0; }));
        };
        QCOMPARE(shown(), before);
        // An owner of the game puts every value of one counter right: it leaves the list.
        show(window, "NI_1");
        CounterBench& bench = *window.bench().counters();
        for (int face = 0; face < 2; ++face)
            for (const char* attribute : {"attack", "defence", "movement", "stacking"})
                bench.mark(QStringLiteral("value"), face, QLatin1String(attribute),
                           QStringLiteral("own copy"));
        window.settle();
        QCOMPARE(shown(), before - 1);
    }

    void aSymbolIsPutTogether() {
        EditorWindow window("counters");
        show(window, "NI_1");
        const auto symbol = [&] {
            return window.bench().counters()->form().value(QStringLiteral("symbol")).toString();
        };
        QCOMPARE(symbol(), QString());
        const auto choose = [&](int kind) {
            QVERIFY(QMetaObject::invokeMethod(window.part("symbolKind"), "activated",
                                              Q_ARG(int, kind)));
            window.settle();
        };
        choose(1);
        window.settle();
        QVERIFY(symbol().isEmpty()); // nothing is chosen yet
        for (const char* part : {"symbolPart_wheels", "symbolPart_track"}) {
            window.click(part);
            window.settle();
        }
        QCOMPARE(symbol(), QStringLiteral("box+track+wheels"));
        window.click("symbolPart_wheels");
        window.settle();
        QCOMPARE(symbol(), QStringLiteral("box+track"));
        choose(0);
        QCOMPARE(symbol(), QString());
        QVERIFY(!window.part("symbolPart_track")); // and the parts are away
    }

    void facesAreCalledByTheirWords() {
        EditorWindow window("counters");
        show(window, "NI_1");
        const auto shown = [&] { return textOf(window.part("faceName_1")); };
        QCOMPARE(shown(), QStringLiteral("reduced"));
        window.shell().settings().setProperty("language", QStringLiteral("it"));
        window.settle();
        QCOMPARE(shown(), QStringLiteral("ridotta"));
        window.bench().counters()->setFaceName(1, QStringLiteral("utilizzato"));
        window.settle();
        QCOMPARE(shown(), QStringLiteral("utilizzato")); // the word of the game for "used"
        for (const Record& counter : window.bench().documents().at(counterFile)["counters"])
            if (counter["id"] == "NI_1")
                QCOMPARE(counter["faces"][1]["name"], Record("used"));
        window.bench().counters()->setFaceName(1, QStringLiteral("stanca"));
        window.settle();
        QCOMPARE(shown(), QStringLiteral("stanca"));
    }

    void aUsedCounterStaysAndTheReasonIsTold() {
        EditorWindow window("counters");
        show(window, "NI_1");
        QSignalSpy told(&window.bench(), &Workbench::failed);
        window.click("counterRemove");
        QCOMPARE(told.count(), 1);
        QVERIFY(printed(window, "NI_1", 0, "attack") >= 0);
    }

    void aSpreadsheetComesBackTheSame() {
        EditorWindow window("counters");
        const QString file = window.path(QStringLiteral("counters.csv"));
        CounterBench& bench = *window.bench().counters();
        QVERIFY(bench.exportCsv(file));
        QVERIFY(bench.importCsv(file));
        QVERIFY(!window.bench().canUndo()); // nothing changed
        QFile csv(file);
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QByteArray text = csv.readAll();
        csv.close();
        text.replace("NI_1,1,1/I N,", "NI_1,1,First,").replace("NI_1,2,1/I N,", "NI_1,2,First,");
        ShellFolder::write(file, text);
        QVERIFY(bench.importCsv(file));
        show(window, "NI_1");
        QCOMPARE(textOf(window.part("counterTitle")), QStringLiteral("First"));
        QSignalSpy told(&window.bench(), &Workbench::failed);
        ShellFolder::write(file, "id,face,attack\nNI_1,1,many\n");
        QVERIFY(!bench.importCsv(file));
        QVERIFY(told.front().front().toString().contains(QLatin1Char('2')));
    }
};

ESAGONO_TESTS(EditorCounters)
#include "tst_editor_counters.moc"
