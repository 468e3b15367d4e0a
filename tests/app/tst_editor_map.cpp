// SPDX-License-Identifier: GPL-3.0-or-later
// The map's page of the editor: painting through the bench and with the mouse, and taking it back.
#include "board_item.h"
#include "editing/map_changes.h"
#include "kit/package_reader.h"
#include "kit/source.h"
#include "shell_fixture.h"

#include <QSignalSpy>

using namespace esagono;

namespace {

const QString skirmish =
    QStringLiteral(ESAGONO_SOURCE_DIR) + QStringLiteral("/tests/skirmish/package");

Record at(const Workbench& workbench, const std::string& pointer) {
    const Record* const value = valueAt(workbench.documents(), {"map.json", pointer});
    return value ? *value : Record();
}

/// A workbench with the test game on it.
struct Studio {
    Studio()
        : workbench(folder.path(), {}, {}) {
        workbench.openFolder(skirmish);
        (void)QTest::qWaitFor([this] { return bench().board()->setting() != nullptr; }, 60000);
    }
    MapBench& bench() { return *workbench.map(); }
    int hex(const char* number) { return int(bench().board()->setting()->map->find(number).value); }
    void stroke(std::initializer_list<const char*> way, int modifiers = 0) {
        bool first = true;
        const char* last = nullptr;
        for (const char* number : way) {
            first ? bench().begin(hex(number), -1, modifiers)
                  : bench().move(hex(number), -1, modifiers);
            first = false;
            last = number;
        }
        bench().end(hex(last), -1, modifiers);
    }

    QTemporaryDir folder;
    Workbench workbench;
};

} // namespace

class EditorMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStrokeOfTheBrushIsOneUndo() {
        Studio studio;
        const Documents before = studio.workbench.documents();
        MapBench& bench = studio.bench();
        bench.setTool(QStringLiteral("brush"));
        bench.setProperty("terrain", QStringLiteral("hill"));
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

    void riversRoadsAndPlacesAreDrawnAndErased() {
        Studio studio;
        const Documents before = studio.workbench.documents();
        MapBench& bench = studio.bench();
        bench.setTool(QStringLiteral("hexside"));
        bench.begin(studio.hex("0202"), studio.hex("0203"), 0);
        bench.end(studio.hex("0202"), studio.hex("0203"), 0);
        QCOMPARE(at(studio.workbench, "/hexsides/0202|0203"), Record::array({"river"}));
        bench.begin(studio.hex("0203"), studio.hex("0202"), Qt::ControlModifier);
        bench.end(studio.hex("0203"), studio.hex("0202"), Qt::ControlModifier);
        QVERIFY(at(studio.workbench, "/hexsides/0202|0203").is_null());

        bench.setTool(QStringLiteral("road"));
        studio.stroke({"0701", "0702", "0704"});
        QCOMPARE(at(studio.workbench, "/links/road").back(),
                 Record::array({"0701", "0702", "0703", "0704"}));

        bench.setTool(QStringLiteral("objective"));
        studio.stroke({"0808"});
        QCOMPARE(at(studio.workbench, "/places").back()["values"]["vp"], Record(1));
        bench.setPlaceName(QStringLiteral("Rocca"));
        QCOMPARE(bench.hex().value(QStringLiteral("name")).toString(), QStringLiteral("Rocca"));
        while (studio.workbench.canUndo())
            studio.workbench.undo();
        QVERIFY(studio.workbench.documents() == before);
    }

    void whatIsLeftInTheMiddleIsTakenBack() {
        Studio studio;
        const Documents before = studio.workbench.documents();
        MapBench& bench = studio.bench();
        bench.setTool(QStringLiteral("brush"));
        bench.setProperty("terrain", QStringLiteral("hill"));
        bench.begin(studio.hex("0101"), -1, 0);
        bench.move(studio.hex("0102"), -1, 0);
        QVERIFY(studio.workbench.documents() != before);
        bench.leave();
        QVERIFY(studio.workbench.documents() == before);
    }

    void aRefusedSizeSaysWhy() {
        Studio studio;
        QVERIFY(!studio.bench().resize(1, 8, 1, 4).isEmpty());
        QVERIFY(!studio.workbench.canUndo());
        QVERIFY(studio.bench().resize(1, 10, 0, 9).isEmpty());
        QVERIFY(studio.workbench.canUndo());
    }

    void anEditIsDrawnAnewWhereItIsAndNowhereElse() {
        Studio studio;
        QSignalSpy setting(studio.bench().board(), &BoardSource::settingChanged);
        QSignalSpy drawing(studio.bench().board(), &BoardSource::drawingChanged);
        studio.bench().selectHex(studio.hex("0101"));
        studio.bench().setHexTerrain(QStringLiteral("hill"));
        QVERIFY(QTest::qWaitFor([&] { return drawing.count() > 0; }, 60000));
        QCOMPARE(setting.count(), 0);
        const auto part = drawing.front().front().toRectF();
        QVERIFY(part.contains(QPointF(0, 0) + QPointF(0.8, 0.4)));
        QVERIFY(part.width() < 8 && part.height() < 8);
    }

    void aNewTerrainIsMadePaintedAndUndone() {
        Studio studio;
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
        QTRY_VERIFY_WITH_TIMEOUT(!studio.workbench.isBusy(), 60000);
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

        studio.bench().setTool(QStringLiteral("brush"));
        studio.bench().setProperty("terrain", id);
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
        shell.workbench().openFolder(skirmish);
        MapBench& bench = *shell.workbench().map();
        QVERIFY(QTest::qWaitFor(
            [&] { return part(shell, "mapEditor") && bench.board()->setting() && !shell.isBusy(); },
            60000));
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
        QTRY_COMPARE(bench.property("terrain").toString(), QStringLiteral("dunes"));
        QCOMPARE(bench.tool(), QStringLiteral("brush"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.terrains().size(), before + 1, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(!shell.isBusy(), 60000);
        click(shell, part(shell, "editorUndo"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.terrains().size(), before, 60000);
        QVERIFY(!shell.workbench().canUndo());
    }

    void coloursOfSidesAreChangedAndUndone() {
        Studio studio;
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
                                60000));
        const auto kindOf = [&](const char* key) {
            return Source::Kind(bench.hex()
                                    .value(QLatin1String(key))
                                    .toMap()
                                    .value(QStringLiteral("kind"))
                                    .toInt());
        };
        QTRY_VERIFY_WITH_TIMEOUT(bench.reconstructed() > 200, 60000);
        const int reconstructed = bench.reconstructed();
        bench.selectHex(int(bench.board()->setting()->map->find("1709").value));
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Reconstructed);
        QCOMPARE(kindOf("heightSource"), Source::Kind::Data);
        bench.setHexTerrain(QStringLiteral("clear"));
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Copy);
        QTRY_COMPARE_WITH_TIMEOUT(bench.reconstructed(), reconstructed - 1, 60000);

        bench.setShowsReconstructed(true);
        const auto marked = [&] {
            const std::vector<ShownLayer>& layers = bench.board()->highlights().layers;
            return layers.empty() ? -1 : int(layers.front().parts.size());
        };
        QCOMPARE(marked(), reconstructed - 1);
        workbench.undo();
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Reconstructed);
        QTRY_COMPARE_WITH_TIMEOUT(marked(), reconstructed, 60000);
        bench.markSource(QStringLiteral("terrain"), QStringLiteral("rulebook §5"));
        QCOMPARE(kindOf("terrainSource"), Source::Kind::Rulebook);
        workbench.undo();
        QVERIFY(!workbench.canUndo());
    }

    void theMousePaintsOnThePage() {
        ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.workbench().openFolder(skirmish);
        MapBench& bench = *shell.workbench().map();
        QVERIFY(QTest::qWaitFor(
            [&] { return part(shell, "mapEditor") && bench.board()->setting() && !shell.isBusy(); },
            60000));
        bench.setTool(QStringLiteral("brush"));
        bench.setProperty("terrain", QStringLiteral("hill"));
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
        QVERIFY(QTest::qWaitFor([&] { return !shell.isBusy(); }, 60000));
        QCOMPARE(board->centre(), centre);
        click(shell, part(shell, "editorUndo"));
        QCOMPARE(at(shell.workbench(), "/terrain/0205"), Record("woods"));
        QVERIFY(!shell.workbench().canUndo());
    }
};

QTEST_MAIN(EditorMapTest)
#include "tst_editor_map.moc"
