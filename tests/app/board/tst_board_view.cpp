// SPDX-License-Identifier: GPL-3.0-or-later
// What of the map is seen: all of it, those who may act, those who wait beside it.
#include "app/shell.h"
#include "tests/app/board/board_table.h"
#include "tests/app/test_program.h"

using namespace esagono;

class BoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void theLargestMapCanBeSeenWhole() {
        LargeTable table({880, 560});
        BoardItem& board = table.board;
        const auto isWhole = [&] {
            return board.camera()
                .seen()
                .adjusted(-0.1, -0.1, 0.1, 0.1)
                .contains(board.camera().sheet());
        };
        QVERIFY(isWhole());
        board.setZoom(1);
        QVERIFY(!isWhole());
        board.zoomBy(0.001, {440, 280});
        QVERIFY(isWhole());
        QVERIFY(board.camera().seen().width() < 2 * board.camera().sheet().width());
    }

    void approachWaitsForMapAndRoom() {
        LargeTable table({});
        BoardItem& board = table.board;
        board.setSource(nullptr);
        board.approach(); // a saved game: nothing of it is there yet
        board.setSource(&table.source);
        for (const QSizeF size : {QSizeF(200, 150), QSizeF(880, 560)}) { // as layouts find room
            board.setSize(size);
            QCOMPARE(board.zoom(), 0.55);
            QVERIFY(table.inView() > 0);
        }
        // Where most of them are to be seen, not amid hexes between the armies.
        const int seen = table.inView();
        QVERIFY(seen >= 10);
        for (const SeenCounter& each : table.source.view().counters)
            if (each.place.isHex()) {
                board.setCentre(board.sheetPoint(board.itemPos(int(each.place.hex().value))));
                QVERIFY(table.inView() <= seen + 3); // the edge of the sheet is kept near
            }
    }

    void approachGoesToThoseWhoMayAct() {
        LargeTable table({300, 200});
        table.board.approach();
        /// Lets somebody act who is out of sight; who.
        const auto call = [&]() -> const SeenCounter& {
            const auto away =
                std::ranges::find_if(table.source.view().counters, [&](const SeenCounter& seen) {
                    return seen.place.isHex() && !table.isInView(seen);
                });
            Highlights highlights;
            highlights.counters = {{away->counter, CounterMark::Candidate}};
            table.source.mark(highlights);
            return *away;
        };
        QVERIFY(table.isInView(call()));
        const QPointF centre = table.board.centre();
        call();
        QCOMPARE(table.board.centre(), centre); // once is enough
    }

    void theEyeStandsBackUnlessItWasMoved() {
        LargeTable table({880, 560});
        BoardItem& board = table.board;
        const qreal whole = board.zoom();
        board.approach();
        board.standBack(); // the forces are still being placed
        QCOMPARE(board.zoom(), whole);
        board.approach();
        board.panBy(10, 0);
        const QPointF centre = board.centre();
        board.standBack();
        board.setSize({800, 560});
        QCOMPARE(board.zoom(), 0.55);
        QCOMPARE(board.centre(), centre);
    }

    void thoseBesideTheMapLieBeyondItsEdge() {
        const LargeTable table({880, 560});
        const auto outward = [&](const char* hex) {
            return table.board.outward(table.board.hexNumbered(QString::fromLatin1(hex)));
        };
        QCOMPARE(outward("1.25"), QPointF(-1, 0));
        QCOMPARE(outward("18.01"), QPointF(0, 1));
        QCOMPARE(outward("62.16"), QPointF(1, 0));
        QCOMPARE(outward("30.35"), QPointF(0, -1));
        QCOMPARE(table.board.outward(-1), QPointF());
    }
};

ESAGONO_TESTS(BoardViewTest)
#include "tst_board_view.moc"
