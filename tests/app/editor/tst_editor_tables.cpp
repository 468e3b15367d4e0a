// SPDX-License-Identifier: GPL-3.0-or-later
// Tables changed in the editor's window, with mouse and keys.
#include "tests/app/editor/editor_window.h"
#include "tests/app/test_program.h"

#include "editor/tables/chart_edits.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace esagono;

namespace {

QString cell(EditorWindow& window, std::size_t row, std::size_t column) {
    return QString::fromStdString(cellText(
        window.bench().documents(), std::size_t(window.bench().tables()->chart()), row, column));
}

} // namespace

class EditorTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCellIsWrittenWithMouseAndKeys() {
        EditorWindow window("tables");
        const QString before = cell(window, 5, 3);
        window.click("cell_5_3");
        window.write("0/2");
        window.press(Qt::Key_Return);
        QCOMPARE(cell(window, 5, 3), QStringLiteral("0/2"));
        QCOMPARE(window.bench().tables()->row(), 6); // on to the next
        window.click("editorUndo");
        QCOMPARE(cell(window, 5, 3), before);
        window.click("editorRedo");
        QCOMPARE(cell(window, 5, 3), QStringLiteral("0/2"));
    }

    void enterOpensACellAndEscapeLeavesIt() {
        EditorWindow window("tables");
        window.click("cell_0_0");
        const QString before = cell(window, 0, 0);
        window.press(Qt::Key_Return);
        QVERIFY(window.part("cellEntry")->isVisible());
        window.write("x");
        window.press(Qt::Key_Escape);
        QVERIFY(!window.part("cellEntry")->isVisible());
        QCOMPARE(cell(window, 0, 0), before);
    }

    void controlDFillsDown() {
        EditorWindow window("tables");
        window.click("cell_2_1");
        window.press(Qt::Key_Down, Qt::ShiftModifier);
        window.press(Qt::Key_Down, Qt::ShiftModifier);
        window.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(cell(window, 3, 1), cell(window, 2, 1));
        QCOMPARE(cell(window, 4, 1), cell(window, 2, 1));
        window.bench().undo();
        QVERIFY(cell(window, 4, 1) != cell(window, 2, 1));
    }

    void cellsOfASpreadsheetArePasted() {
        EditorWindow window("tables");
        QGuiApplication::clipboard()->setText(QStringLiteral("3/0\t2/0\n1/0\t1/1\n"));
        window.click("cell_8_6");
        QVERIFY(window.bench().tables()->paste());
        QCOMPARE(cell(window, 9, 7), QStringLiteral("1/1"));
        QSignalSpy told(&window.bench(), &Workbench::failed);
        window.click("cell_9_7");
        QVERIFY(!window.bench().tables()->paste());
        QCOMPARE(told.count(), 1);
    }

    void chancesAndExpectedLossesFollowTheCellAndTheModifier() {
        EditorWindow window("tables");
        TableBench& bench = *window.bench().tables();
        bench.goTo(4, 3);
        const auto sum = [&] {
            double all = 0;
            for (const QVariant& each : bench.chances())
                all += each.toMap().value(QStringLiteral("share")).toDouble();
            return all;
        };
        QCOMPARE(sum(), 1.0);
        const auto attacker = [&] {
            return bench.expected()[3].toMap().value(QStringLiteral("attacker")).toDouble();
        };
        const double before = attacker();
        bench.setModifier(2);
        QVERIFY(attacker() < before);
        QCOMPARE(sum(), 1.0);
        bench.setModifier(0);
        bench.goTo(4, 3);
        bench.setCell(QStringLiteral("3/0"));
        window.settle();
        QVERIFY(attacker() > before);
        QCOMPARE(bench.differences().size(), 1);
        window.bench().undo();
        window.settle();
        QVERIFY(bench.differences().isEmpty());
    }

    void rowsAndColumnsComeAndGo() {
        EditorWindow window("tables");
        const ChartSize before = chartSize(window.bench().documents(), 0);
        window.click("tableColumn");
        window.click("tableRow");
        QCOMPARE(chartSize(window.bench().documents(), 0).columns, before.columns + 1);
        QCOMPARE(chartSize(window.bench().documents(), 0).rows, before.rows + 1);
        window.bench().tables()->removeRow();
        window.bench().tables()->removeColumn();
        QCOMPARE(chartSize(window.bench().documents(), 0).rows, before.rows);
        window.settle();
        QVERIFY(window.bench().tables()->differences().isEmpty());
    }
};

ESAGONO_TESTS(EditorTables)
#include "tst_editor_tables.moc"
