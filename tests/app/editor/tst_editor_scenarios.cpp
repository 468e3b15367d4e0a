// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios' page of the editor, with the mouse: counters dragged from the tray to the map,
// from hex to hex, onto a turn and back; hexes painted for a side; markers; undo and redo; what the
// rules of a game say about it.
#include "app/board/scene/board_item.h"
#include "tests/app/editor/editor_window.h"
#include "tests/app/test_program.h"

using namespace esagono;

namespace esagono {

class ScenarioWindow : public EditorWindow {
public:
    explicit ScenarioWindow(const char* package = testGame)
        : EditorWindow("scenarios", package) {
        [&] {
            QTRY_VERIFY(setup().board()->setting() && part("board"));
            settle();
        }();
    }
    SetupBench& setup() { return *bench().scenarios()->setup(); }
    BoardItem* board() { return qobject_cast<BoardItem*>(part("board")); }
    int hex(const char* number) { return int(setup().board()->setting()->map->find(number).value); }
    int counter(const char* id) {
        return int(find<CounterId>(bench().package()->counters, id).value);
    }
    /// Where a hex is in the window.
    QPoint at(const char* number) {
        return board()->mapToScene(board()->itemPos(hex(number))).toPoint();
    }
    QPoint middleOf(const QString& name) {
        const QQuickItem* const item = part(qPrintable(name));
        return item ? item->mapToScene({item->width() / 2, item->height() / 2}).toPoint()
                    : QPoint();
    }
    QPoint piece(const char* id) { return middleOf(QStringLiteral("piece_%1").arg(counter(id))); }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) {
        QVERIFY(!from.isNull() && !to.isNull());
        QTest::mousePress(shell().window(), button, {}, from);
        for (int step = 1; step <= 10; ++step) {
            QTest::mouseMove(shell().window(), from + (to - from) * step / 10);
            letPass();
        }
        QTest::mouseRelease(shell().window(), button, {}, to);
        settle();
    }
    /// Where a counter stands at the start; empty: nowhere.
    QString place(const char* id) {
        const auto standing = SetupDraft(bench().documents(), 0).standing({});
        const auto found = standing.find(id);
        return found == standing.end() ? QString() : QString::fromStdString(found->second.at);
    }
    /// Where the board shows it.
    QString shown(const char* id) {
        for (const SeenCounter& seen : setup().board()->view().counters)
            if (int(seen.counter.index()) == counter(id) && seen.place.isHex())
                return QString::fromStdString(
                    setup().board()->setting()->map->label(seen.place.hex()));
        return {};
    }
    Record scenario(const std::string& key) {
        const Record* const value =
            valueAt(bench().documents(), {"scenarios.json", "/scenarios/0/" + key});
        return value ? *value : Record();
    }
};

} // namespace esagono

class EditorScenariosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCounterIsDraggedFromTheTrayFromHexToHexAndBack() {
        ScenarioWindow window;
        const Documents before = window.bench().documents();
        QCOMPARE(window.place("r6"), QStringLiteral("red_reserve"));
        window.drag(window.piece("r6"), window.at("0604"));
        QCOMPARE(window.place("r6"), QStringLiteral("0604"));
        QCOMPARE(window.shown("r6"), QStringLiteral("0604"));
        const Documents placed = window.bench().documents();
        window.drag(window.at("0604"), window.at("0702"));
        QCOMPARE(window.place("r6"), QStringLiteral("0702"));
        QCOMPARE(window.shown("r6"), QStringLiteral("0702"));
        window.drag(window.at("0702"), window.middleOf(QStringLiteral("trayDrop")));
        QCOMPARE(window.place("r6"), QString());
        QCOMPARE(window.shown("r6"), QString());
        // Each drop is one step
        window.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.place("r6"), QStringLiteral("0702"));
        window.bench().undo();
        QVERIFY(window.bench().documents() == placed);
        window.click("editorUndo");
        QVERIFY(window.bench().documents() == before);
        QVERIFY(!window.bench().canUndo());
        window.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(window.bench().documents() == placed);
    }

    void aClickShowsTheStackAndAHeldCounterGoesWhereOneClicks() {
        ScenarioWindow window;
        QTest::mouseClick(window.shell().window(), Qt::LeftButton, {}, window.at("0603"));
        window.settle();
        QCOMPARE(window.setup().stack().size(), 2); // r1 and r3
        QCOMPARE(window.board()->fannedHex(), window.hex("0603"));
        QVERIFY(!window.bench().canUndo()); // looking changes nothing
        window.press(Qt::Key_Escape);
        window.setup().turnOver(window.counter("r3"), 1);
        QCOMPARE(window.place("r3"), QStringLiteral("0603"));
        QCOMPARE(window.setup().stack().back().toMap().value(QStringLiteral("face")).toInt(), 1);
        QTest::mouseClick(window.shell().window(), Qt::LeftButton, {}, window.piece("b6"));
        QCOMPARE(window.setup().held(), window.counter("b6"));
        QTest::mouseClick(window.shell().window(), Qt::LeftButton, {}, window.at("0205"));
        QCOMPARE(window.place("b6"), QStringLiteral("0205"));
        QCOMPARE(window.setup().held(), -1);
    }

    void theKeyboardTakesACounterAndPutsItDown() {
        ScenarioWindow window;
        const Documents before = window.bench().documents();
        // From the tray: the counter has the keyboard, Enter takes it, the cursor is led
        window.part(qPrintable(QStringLiteral("piece_%1").arg(window.counter("r6"))))
            ->forceActiveFocus();
        window.press(Qt::Key_Return);
        QCOMPARE(window.setup().held(), window.counter("r6"));
        QVERIFY(window.board()->hasActiveFocus());
        window.board()->setCursorHex(window.hex("0604"));
        window.press(Qt::Key_Right);
        QCOMPARE(window.board()->cursorHex(), window.hex("0605"));
        QVERIFY(window.board()->cursorText().startsWith(QStringLiteral("0605, ")));
        window.press(Qt::Key_Left);
        window.press(Qt::Key_Return);
        QCOMPARE(window.place("r6"), QStringLiteral("0604"));
        QCOMPARE(window.setup().held(), -1);
        // The next one beside the map, without leaving the board
        window.settle();
        window.press(Qt::Key_Space);
        const int next = window.setup().held();
        QVERIFY(next >= 0 && next != window.counter("r6"));
        window.press(Qt::Key_Escape);
        QCOMPARE(window.setup().held(), -1);
        // One of a stack, by its number, and out of the scenario
        window.board()->setCursorHex(window.hex("0603"));
        window.press(Qt::Key_2);
        const int taken = window.setup().held();
        QVERIFY(taken == window.counter("r1") || taken == window.counter("r3"));
        window.press(Qt::Key_Delete);
        QCOMPARE(window.place(taken == window.counter("r1") ? "r1" : "r3"), QString());
        // Hexes for a side, and away again
        window.setup().setTool(SetupBench::Control);
        window.setup().setProperty("side", 0);
        window.board()->setCursorHex(window.hex("0404"));
        window.press(Qt::Key_Return);
        QCOMPARE(controlAtStart(window.bench().documents(), 0).at("0404"), std::string("red"));
        window.press(Qt::Key_Delete);
        QVERIFY(!controlAtStart(window.bench().documents(), 0).contains("0404"));
        while (window.bench().canUndo())
            window.bench().undo();
        QVERIFY(window.bench().documents() == before);
    }

    void aCounterDroppedOnATurnArrivesThen() {
        ScenarioWindow window;
        const Documents before = window.bench().documents();
        QVERIFY(window.part("scenarioForm")->setProperty("tab", 2));
        window.settle();
        window.drag(window.piece("r6"), window.middleOf(QStringLiteral("turn_3")));
        const Record arrivals = window.scenario("reinforcements");
        QCOMPARE(arrivals.back()["turn"], Record(3));
        QCOMPARE(arrivals.back()["counters"], Record::array({"r6"}));
        QCOMPARE(window.place("r6"), QString());
        window.drag(window.at("0606"), window.middleOf(QStringLiteral("turn_2")));
        QCOMPARE(window.scenario("reinforcements").back()["counters"], Record::array({"r2"}));
        QCOMPARE(window.shown("r2"), QString());
        window.bench().undo();
        window.bench().undo();
        QVERIFY(window.bench().documents() == before);
        window.bench().redo();
        window.bench().redo();
        QCOMPARE(window.scenario("reinforcements").back()["turn"], Record(2));
        QVERIFY(QTest::qWaitFor([&] { return !window.bench().isBusy(); }, patience));
        QCOMPARE(window.bench().findings()->errors(), 0);
    }

    void aStrokeGivesHexesToASideAndIsOneUndo() {
        ScenarioWindow window;
        const Documents before = window.bench().documents();
        window.setup().setTool(SetupBench::Control);
        window.settle();
        window.setup().setProperty("side", 0);
        window.drag(window.at("0403"), window.at("0405"));
        const auto control = controlAtStart(window.bench().documents(), 0);
        for (const char* number : {"0403", "0404", "0405"}) {
            QCOMPARE(control.at(number), std::string("red"));
            QCOMPARE(
                window.setup().board()->view().control[std::size_t(window.hex(number))].index(),
                std::size_t(0));
        }
        window.drag(window.at("0404"), window.at("0404") + QPoint(1, 0), Qt::RightButton);
        QVERIFY(!controlAtStart(window.bench().documents(), 0).contains("0404"));
        window.bench().undo();
        QCOMPARE(controlAtStart(window.bench().documents(), 0).at("0404"), std::string("red"));
        window.bench().undo();
        QVERIFY(window.bench().documents() == before);
        QVERIFY(!window.bench().canUndo());
    }

    void markersAreLaidAndTakenAway() {
        ScenarioWindow window;
        const std::size_t count = window.scenario("markers").size();
        window.setup().setTool(SetupBench::Markers);
        window.settle();
        window.setup().setProperty("side", 1);
        window.setup().setProperty("markerValue", 1);
        QTest::mouseClick(window.shell().window(), Qt::LeftButton, {}, window.at("0404"));
        QCOMPARE(window.scenario("markers").size(), count + 1);
        QCOMPARE(window.scenario("markers").back(),
                 (Record{{"at", "0404"}, {"marker", "mine"}, {"side", "blue"}, {"value", 1}}));
        window.settle();
        QTest::mouseClick(window.shell().window(), Qt::RightButton, {}, window.at("0404"));
        QCOMPARE(window.scenario("markers").size(), count);
        window.bench().undo();
        QCOMPARE(window.scenario("markers").size(), count + 1);
    }

    void aGroupGetsHexesOfItsOwnAndCounters() {
        ScenarioWindow window;
        const Documents before = window.bench().documents();
        window.click("addGroup");
        window.settle();
        SetupBench& setup = window.setup();
        const int row = setup.group();
        QVERIFY(row >= 0);
        setup.setGroupKind(row, QStringLiteral("hexes"));
        QCOMPARE(setup.tool(), SetupBench::Area);
        window.settle(); // the bar with "done" has come in above the board
        window.drag(window.at("0702"), window.at("0704"));
        QCOMPARE(window.scenario("setup").back()["area"], Record::array({"0702", "0703", "0704"}));
        window.click("paintingDone");
        QQuickItem* const scroll = window.part("scenarioScroll");
        scroll->setProperty("contentY", std::max(0.0, scroll->property("contentHeight").toDouble() -
                                                          scroll->height()));
        window.settle();
        window.drag(window.piece("r6"), window.middleOf(QStringLiteral("group_%1").arg(row)));
        const DraftGroup group =
            SetupDraft(window.bench().documents(), 0).groups()[std::size_t(setup.group())];
        QCOMPARE(group.counters, std::vector<std::string>{"r6"});
        setup.setGroupWithin(setup.group(), 1, QStringLiteral("0703"), {});
        QTRY_COMPARE(window.bench().package()->scenarios[0].setup.back().hexes.size(),
                     std::size_t(7));
        while (window.bench().canUndo())
            window.bench().undo();
        QVERIFY(window.bench().documents() == before);
    }

    void groupsAndAreasAreCalledByTheirNames() {
        ScenarioWindow window("guadalajara");
        SetupBench& setup = window.setup();
        const auto titles = [&] {
            QStringList all;
            for (const QVariant& each : setup.groups())
                all << each.toMap().value(QStringLiteral("title")).toString();
            return all;
        };
        QVERIFY(titles().contains(QStringLiteral("VI Group (Fiamme Nere)")));
        QVERIFY(titles().contains(QStringLiteral("3.08 · Torija")));
        QVERIFY(titles().contains(QStringLiteral("Entry zone B")));
        for (const char* code : {"it", "en", "es", "fr"}) {
            window.shell().settings().setProperty("language", QLatin1String(code));
            window.settle();
            for (const QString& title : titles())
                QVERIFY2(!title.isEmpty() && !title.contains(u'_'), qPrintable(title));
            for (const QVariant& area : setup.areas())
                QVERIFY(!area.toMap().value(QStringLiteral("name")).toString().contains(u'_'));
            for (const QVariant& each : setup.groups())
                for (const QVariant& condition :
                     each.toMap().value(QStringLiteral("conditions")).toList())
                    QVERIFY(condition.toMap().value(QStringLiteral("name")) !=
                            condition.toMap().value(QStringLiteral("id")));
        }
        QVERIFY(titles().contains(QStringLiteral("Groupe VI (Fiamme Nere)")));
        QVERIFY(titles().contains(QStringLiteral("Zone d’entrée B")));
    }

    void whatAScenarioSaysIsShownInWords() {
        for (const char* game : {"santander", "guadalajara", "tscw"}) {
            ScenarioWindow window(game);
            ScenarioBench& bench = *window.bench().scenarios();
            for (const char* code : {"it", "es"}) {
                window.shell().settings().setProperty("language", QLatin1String(code));
                window.settle();
                const QVariantMap form = bench.form();
                for (const QVariant& each : form.value(QStringLiteral("controls")).toList())
                    QVERIFY(each.toMap().value(QStringLiteral("name")) !=
                            each.toMap().value(QStringLiteral("id")));
                const QVariantList special = form.value(QStringLiteral("special")).toList();
                QVERIFY(!special.isEmpty());
                for (const QVariant& each : special) {
                    const QVariantMap row = each.toMap();
                    const QString value = row.value(QStringLiteral("value")).toString();
                    QVERIFY2(row.value(QStringLiteral("name")) != row.value(QStringLiteral("id")),
                             qPrintable(row.value(QStringLiteral("id")).toString()));
                    QVERIFY2(row.value(QStringLiteral("deep")).toBool() ||
                                 !value.contains(QRegularExpression(QStringLiteral("[{\\[\"]"))),
                             qPrintable(value));
                }
                for (const QVariant& group : bench.setup()->groups())
                    for (const QVariant& condition :
                         group.toMap().value(QStringLiteral("conditions")).toList()) {
                        const QString value =
                            condition.toMap().value(QStringLiteral("value")).toString();
                        QVERIFY2(!value.contains(QRegularExpression(QStringLiteral("[{\\[\"]"))),
                                 qPrintable(value));
                    }
            }
        }
    }

    void theWheelScrollsAFormAlsoOverItsBoxes() {
        ScenarioWindow window("santander");
        QVERIFY(window.part("scenarioForm")->setProperty("tab", 3));
        window.settle();
        QQuickItem* const page = window.part("scenarioScroll");
        QQuickItem* const box = window.part("rulingChoice");
        QVERIFY(page && box);
        page->setProperty("contentY", box->mapToItem(page, {}).y() - page->height() / 2);
        window.settle();
        const auto at = [&] { return page->property("contentY").toReal(); };
        const auto turn = [&](int by) {
            const QPointF over = box->mapToScene({box->width() / 2, box->height() / 2});
            QWheelEvent wheel(over, window.shell().window()->mapToGlobal(over), {}, {0, by},
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(window.shell().window(), &wheel);
        };
        const qreal before = at();
        turn(-120);
        QVERIFY(at() > before);
        turn(120);
        QCOMPARE(at(), before);
        QVERIFY(!window.bench().canUndo()); // and nothing is chosen by it
    }

    void groupsAreNamedInAConditionAndReadAgain() {
        ScenarioWindow window("guadalajara");
        SetupBench& setup = *window.bench().scenarios()->setup();
        const auto condition = [&](int row) {
            for (const QVariant& each :
                 setup.groups()[row].toMap().value(QStringLiteral("conditions")).toList())
                if (each.toMap().value(QStringLiteral("id")) == QStringLiteral("with"))
                    return each.toMap().value(QStringLiteral("value")).toString();
            return QString();
        };
        int row = 0;
        while (row < setup.groups().size() && condition(row).isEmpty())
            ++row;
        const QString names = condition(row);
        QVERIFY(names.contains(QStringLiteral("VI Group (Fiamme Nere), ")));
        QVERIFY(!names.contains(u'_'));
        const Documents before = window.bench().documents();
        QVERIFY(!setup.setGroupCondition(row, QStringLiteral("with"), QStringLiteral("Nobody")));
        QVERIFY(setup.setGroupCondition(row, QStringLiteral("with"), names));
        QVERIFY(window.bench().documents() == before);
        QVERIFY(setup.setGroupCondition(row, QStringLiteral("with"),
                                        QStringLiteral("VI Group (Fiamme Nere)")));
        QCOMPARE(condition(row), QStringLiteral("VI Group (Fiamme Nere)"));
    }

    void aGroupNearAHexKeepsAllTheAreasItIsBoundTo() {
        ScenarioWindow window("guadalajara");
        SetupBench& setup = window.setup();
        const auto area = [&](int row) {
            return SetupDraft(window.bench().documents(), 0).groups()[std::size_t(row)].area;
        };
        int row = 0;
        while (!area(row).is_object() || area(row)["in"].size() != 2)
            ++row;
        const Record before = area(row);
        setup.setGroup(row);
        window.settle();
        QQuickItem* const card = window.part(qPrintable(QStringLiteral("group_%1").arg(row)));
        QVERIFY(card);
        QQuickItem* const range = findPart(card, QStringLiteral("groupRange"));
        range->setProperty("value", before["within"].get<int>() + 1);
        QVERIFY(QMetaObject::invokeMethod(range, "valueModified"));
        QCOMPARE(area(row)["within"], Record(before["within"].get<int>() + 1));
        QCOMPARE(area(row)["in"], before["in"]);
        // The first is let go, the second stays
        window.settle();
        QQuickItem* const first = findPart(card, QStringLiteral("groupIn_0"));
        QVERIFY(first && findPart(card, QStringLiteral("groupIn_2")));
        QVERIFY(QMetaObject::invokeMethod(first, "activated", Q_ARG(int, 0)));
        QCOMPARE(area(row)["in"], Record::array({before["in"][1]}));
        window.bench().undo();
        window.bench().undo();
        QCOMPARE(area(row), before);
    }

    void turnsAndTheirDatesAreWrittenAndUndoneFromTheField() {
        ScenarioWindow window;
        const Documents before = window.bench().documents();
        QVERIFY(window.part("scenarioForm")->setProperty("tab", 0));
        window.settle();
        window.click("scenarioTitle");
        window.press(Qt::Key_A, Qt::ControlModifier);
        window.write("Dawn");
        window.press(Qt::Key_Return);
        QCOMPARE(window.scenario("title")["en"], Record("Dawn"));
        window.settle();
        window.press(Qt::Key_Z, Qt::ControlModifier); // the field has the keyboard still
        QVERIFY(window.bench().documents() == before);
        window.settle();
        QCOMPARE(window.part("scenarioTitle")->property("text").toString(),
                 QStringLiteral("The field"));
        window.write("x"); // while one writes, undo is the field's own
        window.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.bench().documents() == before);
        QVERIFY(window.bench().canRedo());
    }

    void theRulesMissWhoeverLeavesTheFront() {
        ScenarioWindow window("santander");
        SetupBench& setup = window.setup();
        setup.setLayer(0);
        setup.validate();
        QTRY_VERIFY(setup.property("verdict") == QStringLiteral("sound") ||
                    setup.property("verdict") == QStringLiteral("unsound"));
        const auto open = [&] {
            QStringList labels;
            for (const QVariant& problem : setup.problems())
                for (const QVariant& hex : problem.toMap().value(QStringLiteral("hexes")).toList())
                    labels << hex.toMap().value(QStringLiteral("label")).toString();
            return labels;
        };
        const QStringList printed = open();
        // One after the other goes back to the tray, until the rules miss somebody
        const std::vector<SeenCounter> all = setup.board()->view().counters;
        for (const SeenCounter& seen : all) {
            setup.takeOut(int(seen.counter.index()));
            setup.validate();
            QTRY_VERIFY(!setup.property("verdict").toString().isEmpty() &&
                        setup.property("verdict") != QStringLiteral("judging"));
            if (open().size() > printed.size()) {
                window.settle();
                window.click("problemHex");
                QVERIFY(setup.hexTitle().startsWith(open().front())); // it leads there
                return;
            }
        }
        QFAIL("nobody was missed");
    }
};

ESAGONO_TESTS(EditorScenariosTest)
#include "tst_editor_scenarios.moc"
