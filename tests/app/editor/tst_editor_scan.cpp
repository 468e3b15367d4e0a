// SPDX-License-Identifier: GPL-3.0-or-later
// An author's scan under the grid: pointed at, solved, nudged, remembered, packed or left at home.
#include "app/board/scene/board_item.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/scene/board_geometry.h"
#include "editor/files/esapack.h"
#endif

#include <QPainter>
#include <QSignalSpy>

using namespace esagono;

namespace {

/// How the grid truly lies on the picture.
const Calibration truth{
    .origin = {150, 120}, .pitch = 90, .stagger = Calibration::regular * 1.01, .rotation = 0.03};

bool open(Workbench& workbench, const QString& folder) {
    workbench.openFolder(folder);
    return QTest::qWaitFor(
        [&] { return workbench.map()->board()->setting() != nullptr && !workbench.isBusy(); },
        patience);
}

const HexMap& mapOf(Workbench& workbench) {
    return *workbench.map()->board()->setting()->map;
}

/// A picture of the map with a dot in the middle of every hex.
QString drawScan(const QString& path, const HexMap& map) {
    QImage picture(1100, 900, QImage::Format_RGB32);
    picture.fill(QColor(240, 230, 210));
    QPainter painter(&picture);
    for (const HexId hex : map.hexes()) {
        const PicturePoint at = truth.onPicture(map.grid(), hex);
        painter.fillRect(QRectF(at.x - 6, at.y - 6, 12, 12), Qt::red);
    }
    painter.end();
    return picture.save(path) ? path : QString();
}

/// Lays the picture and waits until it lies there.
bool choose(ScanBench& scan, const QString& file) {
    scan.choose(QUrl::fromLocalFile(file));
    return QTest::qWaitFor([&] { return !scan.isLoading() && scan.file() == file; }, patience) &&
           QTest::qWaitFor([&] { return scan.isThere() || !scan.problem().isEmpty(); }, patience);
}

/// Where on the sheet the middle of a hex is to be seen on the picture as it lies.
QPointF seen(const ScanBench& scan, const HexMap& map, const char* hex) {
    const PicturePoint dot = truth.onPicture(map.grid(), map.find(hex));
    return scan.underlay().onSheet.map(QPointF(dot.x, dot.y));
}

/// How far the picture is off where it is off most, in units of the sheet.
qreal furthest(const ScanBench& scan, const HexMap& map) {
    const BoardGeometry geometry(map);
    qreal most = 0;
    for (const HexId hex : map.hexes()) {
        const PicturePoint dot = truth.onPicture(map.grid(), hex);
        const QPointF there = scan.underlay().onSheet.map(QPointF(dot.x, dot.y));
        most = std::max(most, QLineF(there, geometry.centre(hex)).length());
    }
    return most;
}

} // namespace

class EditorScanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threePointsLayThePictureUnderTheGrid() {
        QTemporaryDir folder;
        Workbench workbench(folder.filePath(QStringLiteral("packages")), {}, {});
        QVERIFY(open(workbench, skirmishFolder()));
        const HexMap& map = mapOf(workbench);
        ScanBench& scan = *workbench.map()->scan();
        const QString file = drawScan(folder.filePath(QStringLiteral("map.png")), map);
        QVERIFY(choose(scan, file));
        QVERIFY(scan.isThere());
        QVERIFY(!scan.isFound());
        const QRectF extent = BoardGeometry(map).extent();
        const QRectF laid = scan.underlay().onSheet.mapRect(QRectF(0, 0, 1100, 900));
        QVERIFY(extent.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(laid));

        const MapUnderlay first = scan.underlay();
        QVERIFY(!scan.point(seen(scan, map, "0101"), QStringLiteral("99zz")).isEmpty());
        QCOMPARE(scan.point(seen(scan, map, "0101"), QStringLiteral("0101")), QString());
        QCOMPARE(scan.point(seen(scan, map, "0109"), QStringLiteral(" 0109 ")), QString());
        QVERIFY(!scan.advice().isEmpty());
        QCOMPARE(scan.underlay(), first);
        QSignalSpy solved(&scan, &ScanBench::solved);
        QCOMPARE(scan.point(seen(scan, map, "0805"), QStringLiteral("0805")), QString());
        QCOMPARE(solved.count(), 1);
        QVERIFY(scan.isFound());
        QVERIFY(scan.advice().isEmpty());
        QVERIFY(furthest(scan, map) < 1e-6);
        QVERIFY(scan.error() < 1e-6);
        QCOMPARE(scan.points().size(), 3);

        // A wrong number among more: the worst is marked, and removed.
        for (const char* hex : {"0401", "0409"})
            scan.point(seen(scan, map, hex), QLatin1String(hex));
        scan.point(seen(scan, map, "0604"), QStringLiteral("0605"));
        const QVariantMap wrong = scan.points().back().toMap();
        QVERIFY(wrong.value(QStringLiteral("worst")).toBool());
        QVERIFY(wrong.value(QStringLiteral("suspect")).toBool());
        QVERIFY(wrong.value(QStringLiteral("off")).toReal() > 0.1);
        scan.removePoint(5);
        QVERIFY(furthest(scan, map) < 1e-6);

        scan.nudge(0.1, 0);
        scan.grow(1.01);
        scan.turn(0.5);
        QVERIFY(furthest(scan, map) > 0.05);
        scan.undo();
        QVERIFY(furthest(scan, map) < 1e-6);
        for (int i = 0; i < 7; ++i)
            scan.undo();
        QCOMPARE(scan.underlay(), first);
        QVERIFY(!scan.canUndo());
        QVERIFY(!workbench.canUndo()); // nothing of this is in the package
    }

    void theScanIsRememberedOutsideThePackage() {
        QTemporaryDir folder;
        const QString packages = folder.filePath(QStringLiteral("packages"));
        QString file;
        {
            Workbench workbench(packages, {}, {});
            QVERIFY(open(workbench, skirmishFolder()));
            ScanBench& scan = *workbench.map()->scan();
            file = drawScan(folder.filePath(QStringLiteral("map.jpg")), mapOf(workbench));
            QVERIFY(choose(scan, file));
            for (const char* hex : {"0101", "0109", "0805"})
                scan.point(seen(scan, mapOf(workbench), hex), QLatin1String(hex));
            scan.setStrength(0.35);
        }
        Workbench workbench(packages, {}, {});
        QVERIFY(open(workbench, skirmishFolder()));
        ScanBench& scan = *workbench.map()->scan();
        QTRY_VERIFY(scan.isThere());
        QCOMPARE(scan.file(), file);
        QVERIFY(scan.isFound());
        QCOMPARE(scan.points().size(), 3);
        QCOMPARE(scan.strength(), 0.35);
        QVERIFY(furthest(scan, mapOf(workbench)) < 1e-6);
        QVERIFY(valueAt(workbench.documents(), {"map.json", "/drawing/scan"}) == nullptr);

        // Taken away, it is forgotten.
        scan.forget();
        QVERIFY(!scan.isThere());
        Workbench later(packages, {}, {});
        QVERIFY(open(later, skirmishFolder()));
        QVERIFY(later.map()->scan()->file().isEmpty());
    }

    void picturesThatAreNoneSaySo() {
        QTemporaryDir folder;
        Workbench workbench(folder.filePath(QStringLiteral("packages")), {}, {});
        QVERIFY(open(workbench, skirmishFolder()));
        ScanBench& scan = *workbench.map()->scan();
        const QString words = folder.filePath(QStringLiteral("words.png"));
        ShellFolder::write(words, "These are words.");
        QVERIFY(choose(scan, words));
        QVERIFY(!scan.isThere());
        QVERIFY(!scan.problem().isEmpty());

        const QString whole =
            drawScan(folder.filePath(QStringLiteral("whole.png")), mapOf(workbench));
        QFile in(whole);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString half = folder.filePath(QStringLiteral("half.png"));
        ShellFolder::write(half, in.readAll().left(40));
        QVERIFY(choose(scan, half));
        QVERIFY(!scan.isThere());
        QVERIFY(!scan.problem().isEmpty());

        QVERIFY(choose(scan, folder.filePath(QStringLiteral("gone.png"))));
        QVERIFY(!scan.problem().isEmpty());
        QVERIFY(choose(scan, whole));
        QVERIFY(scan.isThere() && scan.problem().isEmpty());
    }

    void veryFinePicturesAreReadCoarser() {
        QTemporaryDir folder;
        Workbench workbench(folder.filePath(QStringLiteral("packages")), {}, {});
        QVERIFY(open(workbench, skirmishFolder()));
        QImage picture(9000, 5000, QImage::Format_Grayscale8);
        picture.fill(200);
        const QString file = folder.filePath(QStringLiteral("fine.jpg"));
        QVERIFY(picture.save(file, "jpg", 30));
        ScanBench& scan = *workbench.map()->scan();
        QVERIFY(choose(scan, file));
        QVERIFY(scan.isThere());
        const ScanPicture& read = *scan.underlay().picture;
        QCOMPARE(read.dots, QSizeF(9000, 5000));
        QCOMPARE(read.levels.front().size(), QSize(4500, 2500));
        QVERIFY(read.levels.size() > 2);
    }

    void thePictureIsPackedOnlyIfItIsWanted() {
        QTemporaryDir folder;
        Workbench workbench(folder.filePath(QStringLiteral("packages")), {}, {});
        QVERIFY(open(workbench, skirmishFolder()));
        workbench.saveCopy(QStringLiteral("My field"));
        QTRY_VERIFY(workbench.isSaved() && !workbench.isBusy());
        ScanBench& scan = *workbench.map()->scan();
        QVERIFY(
            choose(scan, drawScan(folder.filePath(QStringLiteral("map.png")), mapOf(workbench))));
        for (const char* hex : {"0101", "0109", "0805"})
            scan.point(seen(scan, mapOf(workbench), hex), QLatin1String(hex));
        QVERIFY(workbench.isSaved());

        scan.pack(true);
        QVERIFY(scan.isPacked());
        const Record* const packed = valueAt(workbench.documents(), {"map.json", "/drawing/scan"});
        QVERIFY(packed);
        const std::string name = (*packed)["picture"].get<std::string>();
        QCOMPARE(calibrationFrom(*packed).value(), scan.lay().calibration);
        const QString inside = workbench.folder() + QLatin1Char('/') + QString::fromStdString(name);
        QVERIFY(QFile::exists(inside));
        workbench.save();
        QTRY_VERIFY(workbench.isSaved() && !workbench.isBusy());
        const std::filesystem::path path = workbench.folder().toStdString();
        QVERIFY(!gatherPackage(path).files.contains(name));
        QVERIFY(gatherPackage(path, {.withScans = true}).files.contains(name));

        // Who opens the package elsewhere has the scan with it.
        {
            Workbench other(folder.filePath(QStringLiteral("others")), {}, {});
            QVERIFY(open(other, workbench.folder()));
            QTRY_VERIFY(other.map()->scan()->isThere());
            QVERIFY(furthest(*other.map()->scan(), mapOf(other)) < 1e-6);
        }
        workbench.undo();
        QVERIFY(!scan.isPacked());
    }

    void theMousePointsAndTheNumberIsTyped() {
        ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QVERIFY(open(shell.workbench(), skirmishFolder()));
        MapBench& bench = *shell.workbench().map();
        QVERIFY(
            QTest::qWaitFor([&] { return part(shell, "mapEditor") && !shell.isBusy(); }, patience));
        const HexMap& map = mapOf(shell.workbench());
        ScanBench& scan = *bench.scan();
        QVERIFY(choose(scan, drawScan(folder.path(QStringLiteral("map.png")), map)));
        bench.hand()->setTool(QStringLiteral("scan"));
        auto* const board = qobject_cast<BoardItem*>(part(shell, "board"));
        QVERIFY(board);
        for (const char* hex : {"0102", "0208", "0705"}) {
            QVERIFY(QTest::qWaitFor([&] { return !shell.isBusy() && !board->isBusy(); }, patience));
            const QPointF at = board->mapToScene(board->itemPoint(seen(scan, map, hex)));
            QTest::mouseClick(shell.window(), Qt::LeftButton, {}, at.toPoint());
            auto* const number = part(shell, "scanNumber");
            QTRY_VERIFY(number && number->hasActiveFocus());
            for (const char* c = hex; *c != 0; ++c)
                QTest::keyClick(shell.window(), *c);
            QTest::keyClick(shell.window(), Qt::Key_Return);
            QTRY_VERIFY(!number->hasActiveFocus());
        }
        QCOMPARE(scan.points().size(), 3);
        QVERIFY(scan.isFound());
        // A click hits a pixel, not a point.
        QVERIFY(furthest(scan, map) < 0.1);
        QTRY_COMPARE(board->underlay(), scan.underlay());
        QVERIFY(board->hiddenParts().isEmpty()); // the grid shows itself over the picture

        const MapUnderlay found = scan.underlay();
        board->forceActiveFocus();
        QTest::keyClick(shell.window(), Qt::Key_Left);
        QVERIFY(scan.underlay() != found);
        QTest::keyClick(shell.window(), Qt::Key_Backspace);
        QCOMPARE(scan.underlay(), found);
        QTest::keyClick(shell.window(), Qt::Key_Backspace);
        QVERIFY(!scan.isFound());
        QVERIFY(!shell.workbench().canUndo());
    }
};

ESAGONO_TESTS(EditorScanTest)
#include "tst_editor_scan.moc"
