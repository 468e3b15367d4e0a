// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/minimap_item.h"
#include "app/shell.h"
#include "tests/app/board/board_table.h"
#include "tests/app/test_program.h"

using namespace esagono;

/// How many pixels of a part of two pictures differ.
static int differing(const QImage& one, const QImage& other, const QRect& part) {
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return count;
}

static QRect about(QPoint at, int half) {
    return {at - QPoint(half, half), QSize(2 * half, 2 * half)};
}

static bool isNear(QRgb one, QRgb other, int most) {
    return std::abs(qRed(one) - qRed(other)) <= most &&
           std::abs(qGreen(one) - qGreen(other)) <= most &&
           std::abs(qBlue(one) - qBlue(other)) <= most;
}

class BoardTest : public QObject {
    Q_OBJECT

    std::unique_ptr<BoardTable> m_table; ///< of most tests
    /// Outlives the events of its fingers, which the window may deliver late.
    QPointingDevice* const m_screen = QTest::createTouchDevice();

private Q_SLOTS:
    void initTestCase() {
        settleAppearance(StartOptions::Appearance::Light);
        m_table = std::make_unique<BoardTable>();
        QVERIFY(m_table->settled());
    }
    void init() {
        BoardItem& board = *m_table->board;
        board.setProperty("animationSpeed", 0);
        board.setShowCounters(true);
        board.setFannedHex(-1);
        board.setCursorHex(-1);
        board.fit();
        m_table->source.restore();
        board.finishAnimations();
        QTest::mouseMove(&m_table->window, QPoint(1, 1));
    }
    void cleanupTestCase() { m_table.reset(); }

    void theWholeSheetIsShownAtFirst() {
        BoardTable& table = *m_table;
        QVERIFY(table.settled());
        const QRectF sheet = table.board->camera().sheet();
        QVERIFY(table.board->camera().seen().adjusted(-0.1, -0.1, 0.1, 0.1).contains(sheet));
    }

    void everyHexIsFoundUnderItsMiddle_data() {
        QTest::addColumn<qreal>("zoom");
        for (const qreal zoom : {0.2, 0.71, 1.0, 2.37, 4.0})
            QTest::addRow("zoom %g", zoom) << zoom;
    }
    void everyHexIsFoundUnderItsMiddle() {
        QFETCH(qreal, zoom);
        BoardTable& table = *m_table;
        table.board->setZoom(zoom);
        const HexMap& map = *table.source.setting()->map;
        for (const HexId hex : map.hexes()) {
            table.board->setCentre(table.board->scene().geometry()->centre(hex) +
                                   QPointF(0.3, 0.2));
            const QPointF at = table.board->itemPos(int(hex.value));
            QCOMPARE(table.board->hexAt(at.x(), at.y()), int(hex.value));
            const qreal radius = table.board->hexRadiusPx();
            QCOMPARE(table.board->hexAt(at.x(), at.y() + 0.95 * radius), int(hex.value));
            QCOMPARE(table.board->hexNumbered(QString::fromStdString(map.label(hex))),
                     int(hex.value));
        }
        QCOMPARE(table.board->hexNumbered(QStringLiteral("9999")), -1);
    }

    void whatIsUnderThePointerStaysThereWhileZooming() {
        BoardTable& table = *m_table;
        table.board->setZoom(1);
        const QPointF at(310, 420);
        const QPointF under = table.board->camera().toSheet(at);
        for (const qreal factor : {1.7, 0.8, 1.3}) {
            table.board->zoomBy(factor, at);
            const QPointF now = table.board->camera().toSheet(at);
            QVERIFY((now - under).manhattanLength() < 0.001);
        }
        table.board->zoomBy(1000, at);
        QCOMPARE(table.board->zoom(), 4.0);
        table.board->zoomBy(0.0001, at);
        QCOMPARE(table.board->zoom(), 0.2);
    }

    void theSheetCannotBePushedAway() {
        BoardTable& table = *m_table;
        table.board->setZoom(1);
        table.board->panBy(100000, 100000);
        const QRectF seen = table.board->camera().seen();
        const QRectF common = seen & table.board->camera().sheet();
        QVERIFY(common.width() > seen.width() * 0.8);
        QVERIFY(common.height() > seen.height() * 0.8);
    }

    void wheelZoomsAndLandsOnTheSameRungs() {
        BoardTable& table = *m_table;
        table.board->setZoom(1);
        QVERIFY(table.settled());
        const auto wheel = [&](int delta) {
            QWheelEvent event(QPointF(300, 300), table.window.mapToGlobal(QPointF(300, 300)), {},
                              QPoint(0, delta), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(&table.window, &event);
        };
        wheel(120);
        QVERIFY(table.board->zoom() > 1.15 && table.board->zoom() < 1.25);
        wheel(-120);
        QCOMPARE(table.board->zoom(), 1.0);
        wheel(60);
        QCOMPARE(table.board->zoom(), 1.0);
        wheel(60);
        QVERIFY(table.board->zoom() > 1.15);
    }

    void touchpadMovesAndPinches() {
        BoardTable& table = *m_table;
        table.board->setZoom(1);
        QVERIFY(table.settled());
        const QPointF at(300, 300);
        const QPointF global = table.window.mapToGlobal(at);
        const QPointF before = table.board->centre();
        QWheelEvent scroll(at, global, QPoint(-30, -20), QPoint(-60, -40), Qt::NoButton,
                           Qt::NoModifier, Qt::ScrollUpdate, false);
        QCoreApplication::sendEvent(&table.window, &scroll);
        QCOMPARE(table.board->zoom(), 1.0);
        const QPointF went = (table.board->centre() - before) * table.board->hexRadiusPx();
        QVERIFY((went - QPointF(30, 20)).manhattanLength() < 0.01);
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(),
                                  2, at, at, global, 0.25, {});
        QCoreApplication::sendEvent(&table.window, &pinch);
        QCOMPARE(table.board->zoom(), 1.25);
    }

    void twoFingersZoom() {
        BoardTable& table = *m_table;
        table.board->setZoom(1);
        QVERIFY(table.settled());
        const QPointF middle = table.board->camera().toSheet({300, 300});
        QTest::touchEvent(&table.window, m_screen)
            .press(0, QPoint(250, 300))
            .press(1, QPoint(350, 300));
        QTest::touchEvent(&table.window, m_screen)
            .move(0, QPoint(200, 300))
            .move(1, QPoint(400, 300));
        QVERIFY(table.nextFrame());
        QVERIFY(std::abs(table.board->zoom() - 2) < 0.01);
        QVERIFY((table.board->camera().toSheet({300, 300}) - middle).manhattanLength() < 0.01);
        QTest::touchEvent(&table.window, m_screen)
            .release(0, QPoint(200, 300))
            .release(1, QPoint(400, 300));
        QVERIFY(table.nextFrame());
    }

    void whatTwoFingersPullIntoViewIsPainted() {
        BoardTable& table = *m_table;
        table.board->setZoom(2);
        QVERIFY(table.settled());
        const QPointF before = table.board->centre();
        for (int way = 0; way <= 600; way += 200) {
            auto fingers = QTest::touchEvent(&table.window, m_screen);
            if (way == 0)
                fingers.press(0, QPoint(100, 100)).press(1, QPoint(200, 100));
            else
                fingers.move(0, QPoint(100 + way, 100 + way)).move(1, QPoint(200 + way, 100 + way));
            fingers.commit();
            QVERIFY(table.nextFrame());
        }
        QTest::touchEvent(&table.window, m_screen)
            .release(0, QPoint(700, 700))
            .release(1, QPoint(800, 700));
        QVERIFY(table.nextFrame());
        QCOMPARE(table.board->zoom(), 2.0);
        QVERIFY(table.board->centre() != before);
        QVERIFY(table.settled());
    }

    void fingerTaps() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const QSignalSpy clicks(table.board, &BoardItem::hexClicked);
        const SeenCounter unit = *table.unit();
        QTest::touchEvent(&table.window, m_screen).press(0, table.at(unit.counter));
        QTest::touchEvent(&table.window, m_screen).release(0, table.at(unit.counter));
        QVERIFY(table.nextFrame());
        QCOMPARE(clicks.size(), 1);
        QCOMPARE(clicks[0].at(1), QVariant(int(unit.counter.value)));
    }

    void clickTellsHexAndCounter() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const QSignalSpy clicks(table.board, &BoardItem::hexClicked);
        const SeenCounter unit = *table.unit();
        QTest::mouseClick(&table.window, Qt::LeftButton, Qt::ShiftModifier, table.at(unit.counter));
        const HexId empty = table.emptyHex();
        QTest::mouseClick(&table.window, Qt::RightButton, {}, table.at(empty));
        QCOMPARE(clicks.size(), 2);
        QCOMPARE(clicks[0], QVariantList({int(unit.place.hex().value), int(unit.counter.value),
                                          int(Qt::LeftButton), int(Qt::ShiftModifier)}));
        QCOMPARE(clicks[1], QVariantList({int(empty.value), -1, int(Qt::RightButton), 0}));
    }

    void dragOnGroundPansAndIsNoClick() {
        BoardTable& table = *m_table;
        table.board->setZoom(1);
        QVERIFY(table.settled());
        const QSignalSpy clicks(table.board, &BoardItem::hexClicked);
        const QSignalSpy drags(table.board, &BoardItem::counterDragged);
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
            const HexId hex = table.emptyHex();
            const QPoint from = table.at(hex);
            QTest::mousePress(&table.window, button, {}, from);
            QTest::mouseMove(&table.window, from + QPoint(30, 0));
            QTest::mouseMove(&table.window, from + QPoint(60, 40));
            QTest::mouseRelease(&table.window, button, {}, from + QPoint(60, 40));
            QVERIFY((table.at(hex) - from - QPoint(60, 40)).manhattanLength() <= 1);
        }
        QCOMPARE(clicks.size(), 0);
        QCOMPARE(drags.size(), 0);
    }

    void counterThatMayActIsDraggedAndDropped() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const SeenCounter unit = *table.unit();
        table.candidate(unit.counter);
        QVERIFY(table.settled());
        QSignalSpy drags(table.board, &BoardItem::counterDragged);
        QSignalSpy drops(table.board, &BoardItem::counterDropped);
        const QPoint from = table.at(unit.counter);
        const HexId empty = table.emptyHex();
        QTest::mousePress(&table.window, Qt::LeftButton, {}, from);
        QTest::mouseMove(&table.window, from + QPoint(30, 0));
        QTest::mouseMove(&table.window, table.at(empty));
        QCOMPARE(drags.takeFirst(),
                 QVariantList({int(unit.counter.value), int(unit.place.hex().value)}));
        QCOMPARE(table.board->hoveredHex(), int(empty.value));
        const QImage held = table.window.grabWindow();
        QTest::mouseRelease(&table.window, Qt::LeftButton, {}, table.at(empty));
        QCOMPARE(drops.takeFirst(), QVariantList({int(unit.counter.value), int(empty.value)}));
        const QImage dropped = table.window.grabWindow();
        QVERIFY(differing(held, dropped, about(table.at(empty), 20)) > 500);
        QVERIFY(differing(held, dropped, about(from, 20)) > 500);
    }

    void longPressIsNoClick() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const QSignalSpy clicks(table.board, &BoardItem::hexClicked);
        QSignalSpy presses(table.board, &BoardItem::hexPressedLong);
        const SeenCounter unit = *table.unit();
        QTest::mousePress(&table.window, Qt::LeftButton, {}, table.at(unit.counter));
        QVERIFY(presses.wait(patience));
        QTest::mouseRelease(&table.window, Qt::LeftButton, {}, table.at(unit.counter));
        QCOMPARE(presses.takeFirst(),
                 QVariantList({int(unit.place.hex().value), int(unit.counter.value)}));
        QCOMPARE(clicks.size(), 0);
    }

    void aProgramThatWasKeptBusyStillSeesADrag() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const QSignalSpy presses(table.board, &BoardItem::hexPressedLong);
        const QPoint from = table.at(table.emptyHex());
        const QPointF before = table.board->centre();
        QTest::mousePress(&table.window, Qt::LeftButton, {}, from);
        for (int kept = 0; kept < 4; ++kept) { // whatever takes the processor, or this thread
            QTest::qSleep(400);
            QCoreApplication::processEvents();
        }
        QTest::mouseMove(&table.window, from + QPoint(60, 0));
        QTest::mouseRelease(&table.window, Qt::LeftButton, {}, from + QPoint(60, 0));
        QCOMPARE(presses.size(), 0);
        QVERIFY(table.board->centre() != before); // the map followed the hand
    }

    void hoverTellsHexAndCounter() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const SeenCounter unit = *table.unit();
        QTest::mouseMove(&table.window, QPoint(3, 3));
        QTest::mouseMove(&table.window, table.at(unit.counter));
        QTRY_COMPARE(table.board->hoveredCounter(), int(unit.counter.value));
        QCOMPARE(table.board->hoveredHex(), int(unit.place.hex().value));
        const HexId empty = table.emptyHex();
        QTest::mouseMove(&table.window, table.at(empty));
        QTRY_COMPARE(table.board->hoveredHex(), int(empty.value));
        QCOMPARE(table.board->hoveredCounter(), -1);
    }

    void tilesArriveAndAreKept() {
        BoardTable table(FixedSource::Ground::Relief);
        table.board->setZoom(0.5);
        QVERIFY(table.idle());
        const int painted = table.board->scene().work().tiles;
        QVERIFY(painted > 1);
        const QImage before = table.window.grabWindow();
        table.board->setZoom(0.42);
        QVERIFY(table.idle());
        const int more = table.board->scene().work().tiles;
        QVERIFY(more > painted);
        table.board->setZoom(0.5);
        QVERIFY(table.settled());
        QCOMPARE(table.window.grabWindow(), before);
        QCOMPARE(table.board->scene().work().tiles, more);
    }

    void nothingIsDoneWhenNothingChanges() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.7);
        QVERIFY(table.settled());
        QVERIFY(table.idle());
        const BoardScene::Work before = table.board->scene().work();
        QQuickWindow other; // time goes by: it is drawn again and again
        other.show();
        QSignalSpy drawn(&other, &QQuickWindow::frameSwapped);
        while (drawn.size() < 20) {
            other.update();
            QVERIFY(drawn.wait(patience));
        }
        const BoardScene::Work after = table.board->scene().work();
        QCOMPARE(after.frames, before.frames);
        QCOMPARE(after.tiles, before.tiles);
        QCOMPARE(after.counters, before.counters);
        QCOMPARE(after.nodes, before.nodes);
    }

    /// Run on a fine screen, too, where tiles end within a pixel of the window's own.
    void tilesMeetWithoutSeams() {
        BoardTable& table = *m_table;
        table.board->setShowCounters(false);
        table.board->setZoom(1.5);
        table.board->panBy(0.5, 0.5);
        QVERIFY(table.idle());
        table.board->update(); // drawn once more, with nothing that has changed
        QVERIFY(table.nextFrame());
        const QImage picture = table.window.grabWindow();
        const QRect inner = picture.rect().adjusted(60, 60, -60, -60);
        const auto isSeam = [&](QPoint from, QPoint step, int count) {
            for (int i = 1; i < count; ++i)
                if (picture.pixel(from + step * i) != picture.pixel(from))
                    return false;
            return true;
        };
        for (int x = inner.left(); x <= inner.right(); ++x)
            QVERIFY2(!isSeam({x, inner.top()}, {0, 1}, inner.height()),
                     qPrintable(QString::number(x)));
        for (int y = inner.top(); y <= inner.bottom(); ++y)
            QVERIFY2(!isSeam({inner.left(), y}, {1, 0}, inner.width()),
                     qPrintable(QString::number(y)));
    }

    void panningTouchesNoPicture() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.7);
        QVERIFY(table.idle());
        const BoardScene::Work before = table.board->scene().work();
        table.board->panBy(3, 2);
        QTRY_VERIFY(table.board->scene().work().frames > before.frames);
        const BoardScene::Work after = table.board->scene().work();
        QCOMPARE(after.nodes, before.nodes);
        QCOMPARE(after.counters, before.counters);
        QCOMPARE(after.overlays, before.overlays);
    }

    void movingOneCounterTouchesFewNodes() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.7);
        QVERIFY(table.idle());
        const CounterId unit = table.unit()->counter;
        const HexId from = table.unit()->place.hex();
        const BoardScene::Work before = table.board->scene().work();
        table.source.march(unit, {from, table.emptyHex()});
        QTRY_VERIFY(table.board->scene().work().frames > before.frames);
        const BoardScene::Work after = table.board->scene().work();
        QVERIFY2(after.nodes - before.nodes <= 12,
                 qPrintable(QString::number(after.nodes - before.nodes)));
        QCOMPARE(after.counters, before.counters);
        QCOMPARE(after.tiles, before.tiles);
    }

    void countersLieWhereTheyShould() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.5);
        QVERIFY(table.settled());
        const QImage with = table.window.grabWindow();
        table.board->setShowCounters(false);
        QVERIFY(table.settled());
        const QImage without = table.window.grabWindow();
        QVERIFY(with != without);
        const int half = int(table.board->hexRadiusPx() * 0.4);
        int units = 0;
        for (const HexId hex : table.source.setting()->map->hexes()) {
            const QRect box = about(table.at(hex), half);
            if (!QRect(QPoint(), table.window.size()).contains(box))
                continue;
            const int changed = differing(with, without, box);
            if (table.source.counters(hex).empty())
                QCOMPARE(changed, 0);
            else
                QVERIFY(changed > half * half * 3);
            units += table.source.counters(hex).empty() ? 0 : 1;
        }
        QVERIFY(units > 5);
    }

    void marksAppear_data() {
        QTest::addColumn<int>("mark");
        QTest::addColumn<QRgb>("colour");
        QTest::addRow("reach") << int(HexMark::Reach) << QRgb(0xff24507f);
        QTest::addRow("target") << int(HexMark::Target) << QRgb(0xff8f1d18);
        QTest::addRow("blocked") << int(HexMark::Blocked) << QRgb(0xff8f1d18);
        QTest::addRow("chosen") << int(HexMark::Chosen) << QRgb(0xffffd451);
        QTest::addRow("open") << int(HexMark::Open) << QRgb(0xff8f1d18);
        QTest::addRow("covered") << int(HexMark::Covered) << QRgb(0xff3c6a34);
        QTest::addRow("blocker") << int(HexMark::Blocker) << QRgb(0xff8f1d18);
    }
    /// Along the hex's edge there is that colour, and farther away nothing has changed.
    void marksAppear() {
        QFETCH(int, mark);
        QFETCH(QRgb, colour);
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const QImage before = table.window.grabWindow();
        const HexId hex = table.emptyHex();
        Highlights highlights;
        highlights.hexes = {{hex, HexMark(mark), {}, false}};
        table.source.mark(highlights);
        const QImage after = table.window.grabWindow();
        const QRect box = about(table.at(hex), int(table.board->hexRadiusPx()) + 8);
        int coloured = 0;
        for (int y = box.top(); y <= box.bottom(); ++y)
            for (int x = box.left(); x <= box.right(); ++x)
                coloured += isNear(after.pixel(x, y), colour, 12) ? 1 : 0;
        QVERIFY2(coloured > 40, qPrintable(QString::number(coloured)));
        const QRect whole(QPoint(), before.size());
        QCOMPARE(differing(before, after, whole), differing(before, after, box));
        table.source.mark({});
        QCOMPARE(table.window.grabWindow(), before);
    }

    void everythingOutsideIsDimmed() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const QImage before = table.window.grabWindow();
        const HexId hex = table.emptyHex();
        Highlights highlights;
        highlights.hexes = {{hex, HexMark::Reach, {}, false}};
        highlights.dims = true;
        table.source.mark(highlights);
        const QImage after = table.window.grabWindow();
        QCOMPARE(after.pixel(table.at(hex)), before.pixel(table.at(hex)));
        HexId other;
        for (const HexId each : table.source.setting()->map->hexes())
            if (each != hex && table.source.counters(each).empty() &&
                QRect(QPoint(), before.size()).contains(table.at(each)))
                other = each;
        QVERIFY(qGray(after.pixel(table.at(other))) < qGray(before.pixel(table.at(other))));
    }

    void hoveringElsewherePaintsLittle() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        Highlights highlights;
        highlights.dims = true;
        const HexId middle = table.emptyHex();
        for (const HexId hex : table.source.setting()->map->within(middle, 4))
            highlights.hexes.push_back({hex, HexMark::Reach, QStringLiteral("3"), false});
        table.source.mark(highlights);
        table.window.grabWindow();
        const int before = table.board->scene().work().overlays;
        highlights.hexes.front().mark = HexMark::Path;
        table.source.mark(highlights);
        table.window.grabWindow();
        const int painted = table.board->scene().work().overlays - before;
        QVERIFY2(painted > 0 && painted <= 6, qPrintable(QString::number(painted)));
    }

    void journeyEndsWhereTheCounterLies() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const SeenCounter unit = *table.unit();
        const HexId to = table.emptyHex();
        table.source.march(unit.counter, {unit.place.hex(), to});
        QVERIFY(table.settled());
        const QImage still = table.window.grabWindow();
        table.source.march(unit.counter, {to, unit.place.hex()});
        QSignalSpy finished(table.board, &BoardItem::animationFinished);
        table.board->setProperty("animationSpeed", 0.01); // it is under way for minutes
        table.source.march(unit.counter, {unit.place.hex(), to});
        QTRY_VERIFY(differing(table.window.grabWindow(), still, about(table.at(to), 15)) > 200);
        QVERIFY(finished.isEmpty());
        table.board->finishAnimations();
        QCOMPARE(finished.size(), 1);
        QCOMPARE(table.window.grabWindow(), still);
        table.board->setProperty("animationSpeed", 1);
        table.source.march(unit.counter, {to, unit.place.hex()});
        table.board->finishAnimations();
        table.source.march(unit.counter, {unit.place.hex(), to});
        QVERIFY(QTest::qWaitFor([&] { return finished.size() == 3; }, patience)); // by itself
        QCOMPARE(table.window.grabWindow(), still);
        table.source.march(unit.counter, {to, unit.place.hex()});
        table.board->finishAnimations();
        QCOMPARE(finished.size(), 4);
        QCOMPARE(table.board->counterAt(table.at(unit.counter).x(), table.at(unit.counter).y()),
                 int(unit.counter.value));
    }

    void clickFinishesAJourney() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        table.board->setProperty("animationSpeed", 0.01);
        const SeenCounter unit = *table.unit();
        const QSignalSpy finished(table.board, &BoardItem::animationFinished);
        table.source.march(unit.counter, {unit.place.hex(), table.emptyHex()});
        QCOMPARE(finished.size(), 0);
        QTest::mouseClick(&table.window, Qt::LeftButton, {}, QPoint(5, 5));
        QCOMPARE(finished.size(), 1);
    }

    void cursorWalksAndSpeaks() {
        BoardTable& table = *m_table;
        table.board->setZoom(2);
        QVERIFY(table.settled());
        QVERIFY(table.board->moveCursor(0));
        const HexId start = HexId(std::size_t(table.board->cursorHex()));
        const HexMap& map = *table.source.setting()->map;
        QCOMPARE(table.board->cursorText(), QString::fromStdString(map.label(start)));
        const QSignalSpy spoken(table.board, &BoardItem::cursorTextChanged);
        for (int step = 0; step < 6; ++step) {
            QVERIFY(table.board->moveCursor(4));
            const QRectF view(QPointF(), table.board->size());
            QVERIFY(view.contains(table.board->itemPos(table.board->cursorHex())));
        }
        QCOMPARE(spoken.size(), 6);
        QCOMPARE(map.distance(start, HexId(std::size_t(table.board->cursorHex()))), 6);
        while (table.board->moveCursor(4))
            ;
        QVERIFY(!map.neighbour(HexId(std::size_t(table.board->cursorHex())), 3).exists());
    }

    void cursorGoesWhereTheKeysPoint_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QPointF>("way");
        const qreal half = std::sqrt(3.0) / 2;
        QTest::addRow("upper right") << 0 << QPointF(half, -1.5);
        QTest::addRow("right") << 1 << QPointF(2 * half, 0);
        QTest::addRow("lower right") << 2 << QPointF(half, 1.5);
        QTest::addRow("lower left") << 3 << QPointF(-half, 1.5);
        QTest::addRow("left") << 4 << QPointF(-2 * half, 0);
        QTest::addRow("upper left") << 5 << QPointF(-half, -1.5);
    }
    void cursorGoesWhereTheKeysPoint() {
        QFETCH(int, key);
        QFETCH(QPointF, way);
        BoardTable& table = *m_table;
        const HexId start = table.source.hex("1909");
        table.board->setCursorHex(int(start.value));
        QVERIFY(table.board->moveCursor(key));
        const BoardGeometry& geometry = *table.board->scene().geometry();
        const QPointF went =
            geometry.centre(HexId(std::size_t(table.board->cursorHex()))) - geometry.centre(start);
        QVERIFY((went - way).manhattanLength() < 0.01);
    }

    void cursorGoesUpAndDownInAStraightLine() {
        BoardTable& table = *m_table;
        const HexId start = table.source.hex("1909");
        const BoardGeometry& geometry = *table.board->scene().geometry();
        for (const auto& [key, way] : {std::pair(6, -6.0), std::pair(7, 6.0)}) {
            table.board->setCursorHex(int(start.value));
            for (int step = 0; step < 4; ++step)
                QVERIFY(table.board->moveCursor(key));
            const QPointF went = geometry.centre(HexId(std::size_t(table.board->cursorHex()))) -
                                 geometry.centre(start);
            QVERIFY((went - QPointF(0, way)).manhattanLength() < 0.01);
        }
    }

    void spreadStackShowsEveryCounter() {
        BoardTable& table = *m_table;
        table.board->setZoom(0.8);
        QVERIFY(table.settled());
        const SeenCounter unit = *table.unit(2);
        const HexId hex = unit.place.hex();
        table.board->setFannedHex(int(hex.value));
        table.window.grabWindow();
        const Fan& fan = table.board->scene().fan();
        const std::vector<CounterId> stack = table.source.counters(hex);
        QCOMPARE(fan.boxes().size(), stack.size());
        const QSignalSpy clicks(table.board, &BoardItem::hexClicked);
        for (std::size_t i = 0; i < stack.size(); ++i) {
            const QPoint at = fan.boxes()[i].center().toPoint();
            QCOMPARE(table.board->counterAt(at.x(), at.y()), int(stack[i].value));
            QTest::mouseClick(&table.window, Qt::LeftButton, {}, at);
            QCOMPARE(clicks.last().first(), QVariant(int(hex.value)));
        }
        table.board->setFannedHex(-1);
        table.window.grabWindow();
        QVERIFY(!table.board->scene().fan().isOpen());
    }

    void minimapFollowsAndLeads() {
        BoardTable& table = *m_table;
        MinimapItem minimap(table.window.contentItem());
        minimap.setSize({200, 140});
        minimap.setBoard(table.board);
        table.board->setZoom(2);
        QVERIFY(table.settled());
        const QRectF before = minimap.frame();
        QVERIFY(!before.isEmpty());
        table.board->panBy(300, 0);
        QVERIFY(minimap.frame().left() > before.left() + 1);
        const QPoint held = minimap.frame().center().toPoint();
        QTest::mousePress(&table.window, Qt::LeftButton, {}, held);
        QTest::mouseMove(&table.window, held + QPoint(-20, 10));
        QTest::mouseRelease(&table.window, Qt::LeftButton, {}, held + QPoint(-20, 10));
        QVERIFY((minimap.frame().center() - held - QPointF(-20, 10)).manhattanLength() < 2);
    }

    void sourceMayLeave() {
        BoardTable table;
        auto* const brief = new FixedSource(FixedSource::Ground::Flat);
        table.board->setSource(brief);
        QVERIFY(table.settled());
        delete brief;
        QCOMPARE(table.board->hexAt(100, 100), -1);
        QVERIFY(!table.window.grabWindow().isNull());
    }
};

ESAGONO_TESTS(BoardTest)
#include "tst_board.moc"
