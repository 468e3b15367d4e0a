// SPDX-License-Identifier: GPL-3.0-or-later
// Counters and charts on paper: how many pages, how large, fronts and backs back to back.
#include "app/editing/printing/print_sheets.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

#include <QBuffer>
#include <QRegularExpression>

using namespace esagono;

namespace {

GamePackage packageNamed(const char* name) {
    return readPackage((sourcePackages() + u'/' + QLatin1String(name)).toStdString());
}

qsizetype pagesOf(const QByteArray& pdf) {
    return pdf.count("/Type /Page\n") + pdf.count("/Type /Page ");
}

} // namespace

class PrintSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaceIsPrintedOnceAndAsLargeAsWished() {
        for (const char* name : {"santander", "banditen"}) {
            const GamePackage package = packageNamed(name);
            SheetWish wish;
            wish.counter = 16;
            std::size_t faces = 0, printed = 0;
            for (const Counter& counter : package.counters)
                faces += counter.faces.size();
            for (const CounterSheet& sheet : layCounterSheets(package, wish)) {
                printed += sheet.squares.size();
                for (const CounterSheet::Square& square : sheet.squares) {
                    QCOMPARE(square.box.size(), QSizeF(16, 16));
                    QVERIFY(QRectF(QPointF(), QPageSize(wish.paper).size(QPageSize::Millimeter))
                                .adjusted(wish.margin, wish.margin, -wish.margin, -wish.margin)
                                .contains(square.box));
                }
            }
            QCOMPARE(printed, faces);
        }
    }

    void aBackLiesBehindItsFrontWhenThePaperIsTurned() {
        const GamePackage package = packageNamed("santander");
        const SheetWish wish;
        const qreal width = QPageSize(wish.paper).size(QPageSize::Millimeter).width();
        const std::vector<CounterSheet> sheets = layCounterSheets(package, wish);
        QCOMPARE(sheets.size() % 2, std::size_t(0));
        for (std::size_t i = 0; i < sheets.size(); i += 2) {
            QVERIFY(!sheets[i].back && sheets[i + 1].back);
            for (const CounterSheet::Square& back : sheets[i + 1].squares) {
                const auto front =
                    std::ranges::find_if(sheets[i].squares, [&](const CounterSheet::Square& each) {
                        return each.counter == back.counter && each.face + 1 == back.face;
                    });
                QVERIFY(front != sheets[i].squares.end());
                QCOMPARE(back.box.top(), front->box.top());
                QCOMPARE(back.box.left(), width - front->box.right());
            }
        }
    }

    void thePdfHasAPageForEachSideOfASheet() {
        const GamePackage package = packageNamed("santander");
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Work work;
        writeCounterSheets(package, {}, buffer, work);
        QVERIFY(buffer.data().startsWith("%PDF"));
        QCOMPARE(std::size_t(pagesOf(buffer.data())), layCounterSheets(package, {}).size());
        const QRegularExpressionMatch box =
            QRegularExpression(QStringLiteral(R"(/MediaBox \[0 0 (\S+) (\S+)\])"))
                .match(QString::fromLatin1(buffer.data()));
        QVERIFY(box.hasMatch());
        QVERIFY(std::abs(box.captured(1).toDouble() * 25.4 / 72 - 210) < 0.5);
        QVERIFY(std::abs(box.captured(2).toDouble() * 25.4 / 72 - 297) < 0.5);
    }

    void chartsFillPages() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Work work;
        writeCharts(packageNamed("santander"), QStringLiteral("en"), QPageSize::A4, buffer, work);
        QVERIFY(pagesOf(buffer.data()) >= 2);
    }

    void whoNoLongerWantsItStopsIt() {
        std::stop_source stop;
        stop.request_stop();
        Work work(stop.get_token(), {});
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY_EXCEPTION_THROWN(writeCounterSheets(packageNamed("santander"), {}, buffer, work),
                                 Unwanted);
    }
};

ESAGONO_TESTS(PrintSheets)
#include "tst_print_sheets.moc"
