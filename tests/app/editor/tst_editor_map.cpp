// SPDX-License-Identifier: GPL-3.0-or-later
// The map's page of the editor: painting through the bench and with the mouse, and taking it back.
#include "app/board/scene/board_item.h"
#include "app/editing/maps/map_changes.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/source.h"
#include "tests/app/editor/editor_window.h"
#include "tests/app/test_program.h"

#include <QSignalSpy>

#include <set>

using namespace esagono;

namespace {

Record at(const Workbench& workbench, const std::string& pointer) {
    const Record* const value = valueAt(workbench.documents(), {"map.json", pointer});
    return value ? *value : Record();
}

/// A workbench with the test game on it.
struct MapStudio {
    MapStudio()
        : workbench(folder.path(), {}, {}) {
        workbench.openFolder(skirmishFolder());
        (void)QTest::qWaitFor([this] { return bench().board()->setting() != nullptr; }, patience);
    }
    MapBench& bench() { return *workbench.map(); }
    int hex(const char* number) { return int(bench().board()->setting()->map->find(number).value); }
    void stroke(std::initializer_list<const char*> way, int modifiers = 0) {
        bool first = true;
        const char* last = nullptr;
        for (const char* number : way) {
            first ? bench().hand()->begin(hex(number), -1, modifiers)
                  : bench().hand()->move(hex(number), -1, modifiers);
            first = false;
            last = number;
        }
        bench().hand()->end(hex(last), -1, modifiers);
    }

    /// A hand with something to paint with in every pocket; the game has railways now.
    MapHand& prepare() {
        Edit edit{"app.test", {}, {}};
        edit.set("package.json", "/links",
                 Record::array({{{"id", "road"}, {"name", {{"en", "road"}}}},
                                {{"id", "rail"}, {"name", {{"en", "railway"}}}}}));
        workbench.perform(edit);
        (void)QTest::qWaitFor([this] { return bench().links().size() == 2; }, patience);
        MapHand& hand = *bench().hand();
        hand.setProperty("terrain", QStringLiteral("hill"));
        hand.setProperty("feature", QStringLiteral("river"));
        hand.setProperty("side", QStringLiteral("red"));
        hand.setProperty("height", 300);
        return hand;
    }
    /// A stroke over three hexes and along their sides, while other benches are busy.
    void draw(int modifiers) {
        MapHand& hand = *bench().hand();
        hand.begin(hex("0303"), hex("0304"), modifiers);
        workbench.counters()->setCounter(1);
        hand.move(hex("0304"), hex("0305"), modifiers);
        workbench.counters()->setCounter(0);
        workbench.tables()->setChart(0);
        hand.end(hex("0305"), hex("0306"), modifiers);
    }

    QTemporaryDir folder;
    Workbench workbench;
};

/// Those that change nothing.
const std::set<std::string> quietTools{"select", "pan", "measure", "scan"};

/// The same in a window, at the map's page; a cursor is led by keys.
struct MapWindow : EditorWindow {
    MapWindow()
        : EditorWindow("map", testGame) {
        [&] {
            QTRY_VERIFY(bench().map()->board()->setting() && board());
            settle();
            board()->forceActiveFocus();
        }();
    }
    MapBench& map() { return *bench().map(); }
    BoardItem* board() { return qobject_cast<BoardItem*>(part("board")); }
    int hex(const char* number) { return int(map().board()->setting()->map->find(number).value); }
    void lead(const char* number) { board()->setCursorHex(hex(number)); }
    Record at(const std::string& pointer) { return ::at(bench(), pointer); }
};

} // namespace

class EditorMapTest : public QObject {
    Q_OBJECT

    static QString holder(MapWindow& window, const char* number) {
        window.map().selectHex(window.hex(number));
        return window.map().hex().value(QStringLiteral("control")).toString();
    }
    static int rivers(const Documents& documents) {
        int count = 0;
        for (const auto& [side, features] : documents.at("map.json").at("hexsides").items())
            if (features.is_array())
                count += int(std::count(features.begin(), features.end(), Record("river")));
        return count;
    }
    static QVariantList sidesOfTwo() {
        return {QVariantMap{{QStringLiteral("name"), QStringLiteral("North")},
                            {QStringLiteral("colour"), QStringLiteral("#204080")}},
                QVariantMap{{QStringLiteral("name"), QStringLiteral("South")},
                            {QStringLiteral("colour"), QStringLiteral("#a03020")}}};
    }
    static int rivers(MapWindow& window) { return rivers(window.bench().documents()); }

private Q_SLOTS:
    void aStrokeOfTheBrushIsOneUndo() {
        MapStudio studio;
        const Documents before = studio.workbench.documents();
        MapBench& bench = studio.bench();
        bench.hand()->setTool(QStringLiteral("brush"));
        bench.hand()->setProperty("terrain", QStringLiteral("hill"));
        studio.stroke({"0101", "0105"}); // a quick hand
        for (const char* number : {"0101", "0102", "0103", "0104", "0105"})
            QCOMPARE(at(studio.workbench, std::string("/terrain/") + number), Record("hill"));
        studio.stroke({"0801"});
        studio.workbench.undo();
        QCOMPARE(at(studio.workbench, "/terrain/0103"), Record("hill"));
        studio.workbench.undo();
        QVERIFY(studio.workbench.documents() == before);
        QVERIFY(!studio.workbench.canUndo());
        studio.workbench.redo();
        QCOMPARE(at(studio.workbench, "/terrain/0105"), Record("hill"));
    }

    /// Whatever is done with it between coming down and being lifted, and whoever else is at work.
    void aStrokeOfAnyToolIsOneUndo() {
        MapStudio studio;
        MapHand& hand = studio.prepare();
        const Documents before = studio.workbench.documents();
        const EditStack& stack = studio.workbench.stack();
        const std::size_t depth = stack.depth();
        for (const ToolRow& row : mapTools())
            for (const char* paints : {"terrain", "height", "control"})
                for (const char* area : {"areas/a", "lines/a"}) {
                    hand.setTool(QLatin1String(row.id));
                    hand.setProperty("paints", QLatin1String(paints));
                    hand.setProperty("area", QLatin1String(area));
                    studio.draw(0);
                    const bool changes = studio.workbench.documents() != before;
                    QVERIFY2(changes == !quietTools.contains(row.id), row.id);
                    QVERIFY2(stack.depth() == depth + (changes ? 1 : 0), row.id);
                    const Documents drawn = studio.workbench.documents();
                    studio.draw(Qt::ControlModifier);
                    QVERIFY2(stack.depth() <= depth + (changes ? 2 : 0), row.id);
                    if (studio.workbench.documents() != drawn)
                        studio.workbench.undo();
                    QVERIFY2(studio.workbench.documents() == drawn, row.id);
                    if (changes)
                        studio.workbench.undo();
                    QVERIFY2(studio.workbench.documents() == before, row.id);
                    QVERIFY2(stack.depth() == depth, row.id);
                }
    }

    void aStrokeOfAnyToolIsTakenBackWhole() {
        MapStudio studio;
        MapHand& hand = studio.prepare(); // one step, which stays
        const Documents before = studio.workbench.documents();
        for (const ToolRow& row : mapTools()) {
            hand.setTool(QLatin1String(row.id));
            hand.begin(studio.hex("0303"), studio.hex("0304"), 0);
            hand.move(studio.hex("0305"), studio.hex("0304"), 0);
            hand.leave();
            QVERIFY2(studio.workbench.documents() == before, row.id);
            hand.leave(); // there is nothing more to take back
            QVERIFY2(studio.workbench.documents() == before, row.id);
        }
        // Nor anything that is undone already
        hand.setTool(QStringLiteral("brush"));
        hand.begin(studio.hex("0303"), -1, 0);
        studio.workbench.undo();
        hand.leave();
        QVERIFY(studio.workbench.documents() == before);
    }

    void toolsHaveNamesKeysAndPicturesOfTheirOwn() {
        MapStudio studio;
        MapHand& hand = *studio.bench().hand();
        std::set<std::string> ids, keys, glyphs, labels;
        for (const ToolRow& row : mapTools()) {
            QVERIFY2(ids.insert(row.id).second, row.id);
            QVERIFY2(glyphs.insert(row.glyph).second, row.id);
            QVERIFY2(labels.insert(row.label).second, row.id);
            QVERIFY2(*row.key == 0 || keys.insert(row.key).second, row.id);
            hand.setTool(QLatin1String(row.id));
            QCOMPARE(hand.tool(), QLatin1String(row.id));
        }
        hand.setTool(QStringLiteral("chisel")); // there is none
        QCOMPARE(hand.tool(), QStringLiteral("scan"));
    }

    void whatIsTakenFromThePaletteBringsItsTool() {
        MapStudio studio;
        MapHand& hand = *studio.bench().hand();
        const auto taken = [&](MapHand::Use what, const char* id) {
            hand.take(what, QLatin1String(id));
            return hand.tool();
        };
        hand.setProperty("paints", QStringLiteral("height"));
        QCOMPARE(taken(MapHand::Terrains, "hill"), QStringLiteral("brush"));
        QCOMPARE(hand.property("paints").toString(), QStringLiteral("terrain"));
        hand.setTool(QStringLiteral("fill"));
        QCOMPARE(taken(MapHand::Terrains, "woods"), QStringLiteral("fill")); // it paints with them
        QCOMPARE(hand.property("terrain").toString(), QStringLiteral("woods"));
        QCOMPARE(taken(MapHand::Features, "river"), QStringLiteral("hexside"));
        QCOMPARE(taken(MapHand::Links, "road"), QStringLiteral("road"));
        QCOMPARE(taken(MapHand::Areas, "areas/red_edge"), QStringLiteral("area"));
        QVERIFY((hand.uses() & MapHand::Sizes) != 0);
        QCOMPARE(taken(MapHand::Areas, "lines/front"), QStringLiteral("area"));
        QVERIFY((hand.uses() & MapHand::Borders) != 0);
    }

    void riversRoadsAndPlacesAreDrawnAndErased() {
        MapStudio studio;
        const Documents before = studio.workbench.documents();
        MapBench& bench = studio.bench();
        bench.hand()->setTool(QStringLiteral("hexside"));
        bench.hand()->begin(studio.hex("0202"), studio.hex("0203"), 0);
        bench.hand()->end(studio.hex("0202"), studio.hex("0203"), 0);
        QCOMPARE(at(studio.workbench, "/hexsides/0202|0203"), Record::array({"river"}));
        bench.hand()->begin(studio.hex("0203"), studio.hex("0202"), Qt::ControlModifier);
        bench.hand()->end(studio.hex("0203"), studio.hex("0202"), Qt::ControlModifier);
        QVERIFY(at(studio.workbench, "/hexsides/0202|0203").is_null());

        bench.hand()->setTool(QStringLiteral("road"));
        studio.stroke({"0701", "0702", "0704"});
        QCOMPARE(at(studio.workbench, "/links/road").back(),
                 Record::array({"0701", "0702", "0703", "0704"}));

        bench.hand()->setTool(QStringLiteral("objective"));
        studio.stroke({"0808"});
        QCOMPARE(at(studio.workbench, "/places").back()["values"]["vp"], Record(1));
        bench.setPlaceName(QStringLiteral("Rocca"));
        QCOMPARE(bench.hex().value(QStringLiteral("name")).toString(), QStringLiteral("Rocca"));
        while (studio.workbench.canUndo())
            studio.workbench.undo();
        QVERIFY(studio.workbench.documents() == before);
    }

    void whatIsLeftInTheMiddleIsTakenBack() {
        MapStudio studio;
        const Documents before = studio.workbench.documents();
        MapBench& bench = studio.bench();
        bench.hand()->setTool(QStringLiteral("brush"));
        bench.hand()->setProperty("terrain", QStringLiteral("hill"));
        bench.hand()->begin(studio.hex("0101"), -1, 0);
        bench.hand()->move(studio.hex("0102"), -1, 0);
        QVERIFY(studio.workbench.documents() != before);
        bench.hand()->leave();
        QVERIFY(studio.workbench.documents() == before);
    }

    void aRefusedSizeSaysWhy() {
        MapStudio studio;
        QVERIFY(!studio.bench().resize(1, 8, 1, 4).isEmpty());
        QVERIFY(!studio.workbench.canUndo());
        QVERIFY(studio.bench().resize(1, 10, 0, 9).isEmpty());
        QVERIFY(studio.workbench.canUndo());
    }

    void anEditIsDrawnAnewWhereItIsAndNowhereElse() {
        MapStudio studio;
        QSignalSpy setting(studio.bench().board(), &BoardSource::settingChanged);
        QSignalSpy drawing(studio.bench().board(), &BoardSource::drawingChanged);
        studio.bench().selectHex(studio.hex("0101"));
        studio.bench().setHexTerrain(QStringLiteral("hill"));
        QVERIFY(QTest::qWaitFor([&] { return drawing.count() > 0; }, patience));
        QCOMPARE(setting.count(), 0);
        const auto part = drawing.front().front().toRectF();
        QVERIFY(part.contains(QPointF(0, 0) + QPointF(0.8, 0.4)));
        QVERIFY(part.width() < 8 && part.height() < 8);
    }

    void aNewTerrainIsMadePaintedAndUndone() {
        MapStudio studio;
        const Documents before = studio.workbench.documents();
        LookBench& looks = *studio.bench().looks();
        QVERIFY(looks.addTerrain({{QStringLiteral("name"), QVariantMap()}}).isEmpty());
        const QString id =
            looks.addTerrain({{QStringLiteral("name"),
                               QVariantMap{{QStringLiteral("en"), QStringLiteral("Olive grove")},
                                           {QStringLiteral("it"), QStringLiteral("uliveto")}}},
                              {QStringLiteral("cover"), QStringLiteral("woods")},
                              {QStringLiteral("colour"), QStringLiteral("#a9c27a")},
                              {QStringLiteral("like"), QStringLiteral("woods")}});
        QCOMPARE(id, QStringLiteral("olive_grove"));
        QTRY_VERIFY(!studio.workbench.isBusy());
        const QVariantMap shown = studio.bench().terrains().back().toMap();
        QCOMPARE(shown.value(QStringLiteral("name")).toString(), QStringLiteral("Olive grove"));
        QCOMPARE(shown.value(QStringLiteral("colour")).value<QColor>(), QColor("#a9c27a"));
        QCOMPARE(shown.value(QStringLiteral("note")).toString(), QStringLiteral("2")); // its cost
        const QVariantMap form = looks.terrain(id);
        QCOMPARE(form.value(QStringLiteral("cover")).toString(), QStringLiteral("woods"));
        QVERIFY(form.value(QStringLiteral("own")).toBool());
        looks.nameTerrain(id, QStringLiteral("fr"), QStringLiteral("oliveraie"));
        looks.setCover(id, QStringLiteral("rough"));
        looks.setColour(id, QString());
        looks.setColour(id, QStringLiteral("grey")); // no such colour: nothing happens
        QCOMPARE(looks.terrain(id).value(QStringLiteral("cover")).toString(),
                 QStringLiteral("rough"));
        QVERIFY(!looks.terrain(id).value(QStringLiteral("own")).toBool());

        studio.bench().hand()->setTool(QStringLiteral("brush"));
        studio.bench().hand()->setProperty("terrain", id);
        studio.stroke({"0101"});
        QCOMPARE(at(studio.workbench, "/terrain/0101"), Record("olive_grove"));
        QVERIFY(!looks.removeTerrain(id).isEmpty()); // a hex is of it
        studio.workbench.undo();
        QCOMPARE(looks.removeTerrain(id), QString());
        while (studio.workbench.canUndo())
            studio.workbench.undo();
        QVERIFY(studio.workbench.documents() == before);
    }

    void aNewTerrainIsMadeInTheWindow() {
        ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.workbench().openFolder(skirmishFolder());
        MapBench& bench = *shell.workbench().map();
        QVERIFY(QTest::qWaitFor(
            [&] { return part(shell, "mapEditor") && bench.board()->setting() && !shell.isBusy(); },
            patience));
        const qsizetype before = bench.terrains().size();
        shell.window()->grabWindow();
        click(shell, part(shell, "newTerrain"));
        QTRY_VERIFY(part(shell, "terrainName_en") && part(shell, "terrainName_en")->isVisible());
        QVERIFY(!part(shell, "makeTerrain")->isEnabled()); // it has no name yet
        shell.window()->grabWindow();
        click(shell, part(shell, "terrainName_en"));
        for (const char c : std::string("Dunes"))
            QTest::keyClick(shell.window(), c);
        QVERIFY(part(shell, "makeTerrain")->isEnabled());
        click(shell, part(shell, "makeTerrain"));
        QTRY_COMPARE(bench.hand()->property("terrain").toString(), QStringLiteral("dunes"));
        QCOMPARE(bench.hand()->tool(), QStringLiteral("brush"));
        QTRY_COMPARE(bench.terrains().size(), before + 1);
        QTRY_VERIFY(!shell.isBusy());
        click(shell, part(shell, "editorUndo"));
        QTRY_COMPARE(bench.terrains().size(), before);
        QVERIFY(!shell.workbench().canUndo());
    }

    void coloursOfSidesAreChangedAndUndone() {
        MapStudio studio;
        const Documents before = studio.workbench.documents();
        LookBench& looks = *studio.bench().looks();
        const QVariantMap side = looks.sides().front().toMap();
        const QString id = side.value(QStringLiteral("id")).toString();
        looks.setSideColour(id, QStringLiteral("fill"), QStringLiteral("#123456"));
        looks.setSideColour(id, QStringLiteral("safe/edge"), QStringLiteral("#654321"));
        const QVariantMap now = looks.sides().front().toMap();
        QCOMPARE(now.value(QStringLiteral("fill")).value<QColor>(), QColor("#123456"));
        QCOMPARE(now.value(QStringLiteral("safeEdge")).value<QColor>(), QColor("#654321"));
        QCOMPARE(now.value(QStringLiteral("colour")), side.value(QStringLiteral("colour")));
        studio.workbench.undo();
        studio.workbench.undo();
        QVERIFY(studio.workbench.documents() == before);
    }

    void whatIsPaintedInABuiltInGameIsOnesOwn() {
        QTemporaryDir folder;
        Workbench workbench(folder.path(), {}, {sourcePackages()});
        workbench.openFolder(sourcePackages() + QStringLiteral("/santander"));
        MapBench& bench = *workbench.map();
        QVERIFY(QTest::qWaitFor([&] { return bench.board()->setting() && !workbench.isBusy(); },
                                patience));
        const auto kindOf = [&](const char* key) {
            return Source::Kind(bench.hex()
                                    .value(QLatin1String(key))
                                    .toMap()
                                    .value(QStringLiteral("kind"))
                                    .toInt());
        };
        QTRY_VERIFY(bench.reconstructed() > 200);
        const int reconstructed = bench.reconstructed();
        bench.selectHex(int(bench.board()->setting()->map->find("1709").value));
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Reconstructed);
        QCOMPARE(kindOf("heightSource"), Source::Kind::Data);
        bench.setHexTerrain(QStringLiteral("clear"));
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Copy);
        QTRY_COMPARE(bench.reconstructed(), reconstructed - 1);

        bench.setShowsReconstructed(true);
        const auto marked = [&] {
            const std::vector<ShownLayer>& layers = bench.board()->highlights().layers;
            return layers.empty() ? -1 : int(layers.front().parts.size());
        };
        QCOMPARE(marked(), reconstructed - 1);
        workbench.undo();
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Reconstructed);
        QTRY_COMPARE(marked(), reconstructed);
        bench.markSource(QStringLiteral("terrain"), QStringLiteral("rulebook §5"));
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Rulebook);
        workbench.undo();
        QVERIFY(!workbench.canUndo());
    }

    void theKeyboardPaints() {
        MapWindow window;
        const Documents before = window.bench().documents();
        window.press(Qt::Key_B);
        QCOMPARE(window.map().hand()->tool(), QStringLiteral("brush"));
        window.map().hand()->setProperty("terrain", QStringLiteral("hill"));
        window.lead("0203");
        window.press(Qt::Key_Right); // 0204
        QCOMPARE(window.board()->cursorHex(), window.hex("0204"));
        QVERIFY(!window.bench().canUndo()); // who walks paints nothing
        window.press(Qt::Key_Return);
        QCOMPARE(window.at("/terrain/0204"), Record("hill"));
        QVERIFY(window.at("/terrain/0203") != Record("hill"));
        // With Shift a straight line from there
        window.lead("0207");
        window.press(Qt::Key_Return, Qt::ShiftModifier);
        for (const char* number : {"0205", "0206", "0207"})
            QCOMPARE(window.at(std::string("/terrain/") + number), Record("hill"));
        window.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.at("/terrain/0206") != Record("hill"));
        QCOMPARE(window.at("/terrain/0204"), Record("hill"));
        // Control is given and taken away
        window.map().hand()->setProperty("paints", QStringLiteral("control"));
        window.map().hand()->setProperty("side", QStringLiteral("red"));
        window.lead("0404");
        window.press(Qt::Key_Return);
        QCOMPARE(holder(window, "0404"), QStringLiteral("red"));
        window.press(Qt::Key_Delete);
        QCOMPARE(holder(window, "0404"), QString());
        while (window.bench().canUndo())
            window.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.bench().documents() == before);
    }

    void theKeyboardLaysRoadsAndDrawsRivers() {
        MapWindow window;
        const Documents before = window.bench().documents();
        window.press(Qt::Key_R);
        window.lead("0701");
        window.press(Qt::Key_Return);
        window.press(Qt::Key_Right);
        window.press(Qt::Key_Right);
        QVERIFY(!textOf(window.part("mapHint")).isEmpty());
        window.press(Qt::Key_Return);
        QCOMPARE(window.at("/links/road").back(), Record::array({"0701", "0702", "0703"}));
        window.press(Qt::Key_Right); // the hand is up again
        QCOMPARE(window.at("/links/road").back(), Record::array({"0701", "0702", "0703"}));
        window.press(Qt::Key_Z, Qt::ControlModifier); // one stroke, one undo
        QVERIFY(window.bench().documents() == before);
        // Escape takes back what was begun
        window.press(Qt::Key_Return);
        window.press(Qt::Key_Right);
        QVERIFY(window.bench().documents() != before);
        window.press(Qt::Key_Escape);
        QVERIFY(window.bench().documents() == before);

        window.press(Qt::Key_E);
        window.map().hand()->setProperty("feature", QStringLiteral("river"));
        window.lead("0202");
        window.press(Qt::Key_Return);
        window.press(Qt::Key_Right);
        window.press(Qt::Key_PageDown);
        QCOMPARE(window.board()->cursorHex(), window.hex("0202")); // it stays while sides are drawn
        window.press(Qt::Key_Return);
        QCOMPARE(window.at("/hexsides/0202|0203"), Record::array({"river"}));
        QCOMPARE(rivers(window), rivers(before) + 2);
        window.press(Qt::Key_Delete);
        window.press(Qt::Key_Right);
        window.press(Qt::Key_Return);
        QVERIFY(window.at("/hexsides/0202|0203").is_null());
        QCOMPARE(rivers(window), rivers(before) + 1);
        window.press(Qt::Key_Z, Qt::ControlModifier);
        window.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.bench().documents() == before);
        QVERIFY(!window.bench().canUndo());
    }

    void anAreaIsMadeByItsNameAndPainted() {
        MapWindow window;
        const Documents before = window.bench().documents();
        window.press(Qt::Key_A);
        window.settle();
        QVERIFY(!window.part("newArea")->isEnabled());
        window.click("areaName");
        window.write("Entry zone B");
        window.click("newArea");
        QCOMPARE(window.map().hand()->property("area").toString(),
                 QStringLiteral("areas/entry_zone_b"));
        QCOMPARE(window.at("/areas/entry_zone_b/name/en"), Record("Entry zone B"));
        QCOMPARE(textOf(window.part("areaName")), QString()); // ready for the next
        window.board()->forceActiveFocus();
        window.lead("0803");
        window.press(Qt::Key_Return);
        QCOMPARE(window.at("/areas/entry_zone_b/hexes"), Record::array({"0803"}));
        const QVariantList areas = window.map().areas();
        QVERIFY(std::ranges::any_of(areas, [](const QVariant& area) {
            return area.toMap().value(QStringLiteral("name")) == QStringLiteral("Entry zone B");
        }));
        window.bench().undo();
        window.bench().undo();
        QVERIFY(window.bench().documents() == before);
    }

    void theMousePaintsOnThePage() {
        ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.workbench().openFolder(skirmishFolder());
        MapBench& bench = *shell.workbench().map();
        QVERIFY(QTest::qWaitFor(
            [&] { return part(shell, "mapEditor") && bench.board()->setting() && !shell.isBusy(); },
            patience));
        bench.hand()->setTool(QStringLiteral("brush"));
        bench.hand()->setProperty("terrain", QStringLiteral("hill"));
        auto* const board = qobject_cast<BoardItem*>(part(shell, "board"));
        QVERIFY(board);
        const QPointF centre = board->centre();
        const auto on = [&](const char* number) {
            return board
                ->mapToScene(board->itemPos(int(bench.board()->setting()->map->find(number).value)))
                .toPoint();
        };
        QTest::mousePress(shell.window(), Qt::LeftButton, {}, on("0203"));
        QTest::mouseMove(shell.window(), on("0204"));
        QTest::mouseMove(shell.window(), on("0205"));
        QTest::mouseRelease(shell.window(), Qt::LeftButton, {}, on("0205"));
        for (const char* number : {"0203", "0204", "0205"})
            QCOMPARE(at(shell.workbench(), std::string("/terrain/") + number), Record("hill"));
        QCOMPARE(board->centre(), centre); // nothing was moved but the brush
        QVERIFY(QTest::qWaitFor([&] { return !shell.isBusy(); }, patience));
        QCOMPARE(board->centre(), centre);
        click(shell, part(shell, "editorUndo"));
        QCOMPARE(at(shell.workbench(), "/terrain/0205"), Record("woods"));
        QVERIFY(!shell.workbench().canUndo());
    }

    /// A game has no counters when its map is painted first; the pages for them are there.
    void aStrokeOnTheMapOfANewGameIsOneUndo() {
        ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        bench.desk()->begin({{QStringLiteral("title"), QStringLiteral("Plain")},
                             {QStringLiteral("pattern"), QStringLiteral("CCRR")},
                             {QStringLiteral("rows"), 9},
                             {QStringLiteral("columns"), 9},
                             {QStringLiteral("terrains"), QStringLiteral("coast")},
                             {QStringLiteral("sides"), sidesOfTwo()}});
        QTRY_VERIFY(bench.map()->board()->setting() && part(shell, "mapEditor") && !shell.isBusy());
        shell.window()->grabWindow();
        const Documents before = bench.documents();
        click(shell, part(shell, "tool_brush"));
        const QString hill = QStringLiteral("hill");
        click(shell, part(shell, "swatch_hill"));
        QCOMPARE(bench.map()->hand()->property("terrain").toString(), hill);
        auto* const board = qobject_cast<BoardItem*>(part(shell, "board"));
        const auto on = [&](const char* number) {
            const HexId hex = bench.map()->board()->setting()->map->find(number);
            return board->mapToScene(board->itemPos(int(hex.value))).toPoint();
        };
        QTest::mousePress(shell.window(), Qt::LeftButton, {}, on("0404"));
        for (const char* number : {"0405", "0406", "0407"}) {
            QTest::mouseMove(shell.window(), on(number));
            QTRY_VERIFY(!shell.isBusy()); // the package is read again in the middle of it
        }
        QTest::mouseRelease(shell.window(), Qt::LeftButton, {}, on("0407"));
        for (const char* number : {"0404", "0405", "0406", "0407"})
            QCOMPARE(at(bench, std::string("/terrain/") + number), Record("hill"));
        QTRY_VERIFY(!shell.isBusy());
        click(shell, part(shell, "editorUndo"));
        QVERIFY(bench.documents() == before);
        QVERIFY(!bench.canUndo());
    }
};

ESAGONO_TESTS(EditorMapTest)
#include "tst_editor_map.moc"
