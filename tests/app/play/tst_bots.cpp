// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of one's own that play: they answer in time or are stopped, and nothing they do wrong
// changes anything.
#include "tests/app/play/seated_table.h"
#include "tests/app/test_program.h"

#include <QStandardPaths>

using namespace esagono;

namespace {

QString python() {
    return QStandardPaths::findExecutable(QStringLiteral("python3"));
}

/// The example, with so many seconds for a decision, in a manner of its own.
QString botLine(int seconds, const QString& manner) {
    return QStringLiteral("bot %1 %2 %3/tests/ai/seated_bot.py %4")
        .arg(seconds)
        .arg(python(), QStringLiteral(ESAGONO_SOURCE_DIR), manner);
}

} // namespace

class BotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBotPlays();
    void aBotMayEndAfterEveryCommand();
    void aBotIsAskedAtTheSameTimeAsAPerson();
    void diceArePlayersOwnForABotToo();
    void anotherSeatChangesWhileABotsCommandWaits();
    void aBotThatAsksWithoutEndLeavesTimeForOthers();
    void aBotGoesWrong_data();
    void aBotGoesWrong();
};

void BotsTest::aBotPlays() {
    QVERIFY(!python().isEmpty());
    SeatedTable table;
    const QString bot = botLine(60, {});
    QVERIFY(table.begin({{QStringLiteral("red"), bot}, {QStringLiteral("blue"), bot}}));
    QTRY_VERIFY(table.pages() > 8);
    QVERIFY(table.doing() != QStringLiteral("trouble"));
    table.others().pause(); // it is ended …
    const int before = table.pages();
    QCOMPARE(table.doing(), QStringLiteral("paused"));
    table.others().resume(); // … and started again
    QTRY_VERIFY(table.pages() > before);
}

void BotsTest::aBotMayEndAfterEveryCommand() {
    SeatedTable table;
    const QString bot = botLine(60, QStringLiteral("once"));
    QVERIFY(table.begin({{QStringLiteral("red"), bot}, {QStringLiteral("blue"), bot}}));
    QTRY_VERIFY(table.pages() > 6);
    QVERIFY(table.doing() != QStringLiteral("trouble"));
}

void BotsTest::aBotIsAskedAtTheSameTimeAsAPerson() {
    SeatedTable table;
    const QString answered = table.folder.filePath(QStringLiteral("answered"));
    QVERIFY(
        table.begin({{QStringLiteral("blue"), botLine(60, QStringLiteral("tell ") + answered)}}));
    const int before = table.pages();
    QTRY_VERIFY(QFile::exists(answered));
    QCoreApplication::processEvents(); // what it has written is read
    QCOMPARE(table.pages(), before);
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("number"));
    table.bid();
    QTRY_COMPARE(table.pages(), before + 2);
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
}

void BotsTest::diceArePlayersOwnForABotToo() {
    SeatedTable table;
    const QString bot = botLine(60, {});
    QVERIFY(table.begin({{QStringLiteral("red"), bot}, {QStringLiteral("blue"), bot}}, openly,
                        QStringLiteral("told")));
    table.game.realDice()->tellDice({3});
    for (int throws = 0; throws < 2; ++throws) {
        QTRY_VERIFY(table.game.realDice()->areWanted());
        QSignalSpy wanted(table.game.realDice(), &RealDice::changed);
        QCoreApplication::processEvents(); // it waits for them, and asks for nothing else
        QCOMPARE(wanted.count(), 0);
        QCOMPARE(table.doing(), QStringLiteral("idle"));
        const int before = table.pages();
        table.game.realDice()->tellDice({1});
        QTRY_VERIFY(table.pages() > before || table.game.realDice()->areWanted());
    }
    QVERIFY(table.doing() != QStringLiteral("trouble"));
}

void BotsTest::anotherSeatChangesWhileABotsCommandWaits() {
    SeatedTable table;
    QVERIFY(table.begin({{QStringLiteral("blue"), botLine(60, {})}}));
    table.bid();
    table.others().setWatched(false);
    QTRY_COMPARE(table.doing(), QStringLiteral("showing"));
    const int before = table.pages();
    table.others().setSeat(red, QStringLiteral("normal"), 0, {});
    table.others().setWatched(true);
    QTRY_VERIFY(table.pages() > before);
}

void BotsTest::aBotThatAsksWithoutEndLeavesTimeForOthers() {
    SeatedTable table;
    QVERIFY(table.begin({{QStringLiteral("blue"), botLine(2, QStringLiteral("ask"))}}));
    table.bid();
    int turns = 0; // of the event loop; a starved one would hardly have any
    QTimer frames;
    connect(&frames, &QTimer::timeout, [&] { ++turns; });
    frames.start(0);
    QTRY_COMPARE(table.doing(), QStringLiteral("trouble"));
    QVERIFY2(turns > 20, qPrintable(QString::number(turns)));
}

void BotsTest::aBotGoesWrong_data() {
    QTest::addColumn<QString>("manner");
    QTest::addColumn<QString>("said");
    QTest::newRow("it ends") << "leave"
                             << "nothing comes to my mind";
    QTest::newRow("it hangs") << "hang"
                              << "has not decided";
    QTest::newRow("it sends rubbish") << "rubbish"
                                      << "I attack at dawn";
    QTest::newRow("it commands what is not allowed") << "illegal"
                                                     << "not allowed";
    QTest::newRow("there is no such program") << ""
                                              << "cannot be started";
}

void BotsTest::aBotGoesWrong() {
    QFETCH(const QString, manner);
    QFETCH(const QString, said);
    SeatedTable table;
    const QString bot = manner.isEmpty()
                            ? QStringLiteral("bot 60 /nowhere/at/all")
                            : botLine(manner == QLatin1String("hang") ? 1 : 60, manner);
    QVERIFY(table.begin({{QStringLiteral("blue"), bot}}));
    table.bid();
    const int before = table.pages();
    QTRY_COMPARE(table.doing(), QStringLiteral("trouble"));
    QVERIFY2(table.others().sentence().contains(said), qPrintable(table.others().sentence()));
    QCOMPARE(table.pages(), before);
    QVERIFY(table.others().isPaused());
    table.others().setSeat(blue, QStringLiteral("quick"), 0, {}); // somebody else goes on
    table.others().resume();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.pages(), before + 1);
}

ESAGONO_TESTS(BotsTest)
#include "tst_bots.moc"
