// SPDX-License-Identifier: GPL-3.0-or-later
// What the world does to a game being played: locked, deleted and read-only diaries, packages that
// are gone. Each gives a message and a way on. And what the interface says gives nothing away.
#include "tests/app/play/test_table.h"
#include "tests/app/test_program.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/reading/package_reader.h"
#endif

#include <QDir>
#include <QFile>

using namespace esagono;

class PlayFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBeOpenedIsSaid_data();
    void whatCannotBeOpenedIsSaid();
    void anExistingFileIsNotOverwritten();
    void aDiaryInUseCanBeRead();
    void aDiaryTakenAwayIsNoticed();
    void aBrokenGameLeavesTheTableClean();
    void whatOneSideSeesDoesNotDependOnWhatItMayNotSee();
};

void PlayFaultsTest::whatCannotBeOpenedIsSaid_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("missing") << QByteArray();
    QTest::newRow("a text") << QByteArray("not a diary");
    QTest::newRow("half a database") << QByteArray("SQLite format 3\0", 16);
}

void PlayFaultsTest::whatCannotBeOpenedIsSaid() {
    QFETCH(QByteArray, content);
    TestTable table;
    if (!content.isEmpty()) {
        QFile file(table.diary());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    QVERIFY(!table.open(table.diary()).isEmpty());
    QVERIFY(!table.game.isOpen());
    QVERIFY(!table.game.isBusy());
    QCOMPARE(table.santander(QStringLiteral("nowhere")).isEmpty(), false);
    QVERIFY(!table.begin(table.folder.filePath(QStringLiteral("gone")), QStringLiteral("field"))
                 .isEmpty());
    QVERIFY(!table.game.isOpen());
}

void PlayFaultsTest::anExistingFileIsNotOverwritten() {
    TestTable table;
    QFile file(table.diary());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("precious");
    file.close();
    QVERIFY(!table.santander(QStringLiteral("suggested")).isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("precious"));
}

void PlayFaultsTest::aDiaryInUseCanBeRead() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    PlayTable second(nullptr, withSkirmish());
    second.viewpoint()->setProperty("useCurtain", false);
    QSignalSpy opened(&second, &PlayTable::opened);
    second.openDiary(table.diary());
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(second.isReadOnly());
    QVERIFY(!second.notice().isEmpty());
    QCOMPARE(second.hand()->offers()->count(), 0);
    QVERIFY(!second.undo()->canTakeBack());
    second.hand()->confirm();
    second.undo()->takeBack();
    QSignalSpy done(&table.game, &PlayTable::commandDone);
    table.game.hand()->confirm(); // the first goes on
    QCOMPARE(done.count(), 1);
    QCOMPARE(table.game.notice(), QString());
}

void PlayFaultsTest::aDiaryTakenAwayIsNoticed() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    table.game.hand()->confirm();
    const View before = table.game.view();
    if (!QFile::remove(table.diary()))
        QSKIP("this system does not let go of an open file");
    QSignalSpy done(&table.game, &PlayTable::commandDone);
    QSignalSpy refused(&table.game, &PlayTable::refused);
    table.game.hand()->confirm();
    QCOMPARE(done.count(), 0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!table.game.notice().isEmpty());
    QCOMPARE(table.game.view(), before);
    table.game.close(); // and another game can be begun
    QVERIFY(!table.game.isOpen());
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    QVERIFY(table.game.isOpen());
}

void PlayFaultsTest::aBrokenGameLeavesTheTableClean() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    table.game.hand()->setNumber(2);
    QVERIFY(!table.open(table.folder.filePath(QStringLiteral("gone.esagono"))).isEmpty());
    QVERIFY(!table.game.isOpen());
    QVERIFY(table.game.view().counters.empty());
    QVERIFY(table.game.highlights() == Highlights());
    // Nothing of this does anything, and nothing breaks.
    table.game.gestures()->clickHex(3, 1, 0);
    table.game.gestures()->hoverHex(3);
    table.game.hand()->confirm();
    table.game.undo()->takeBack();
    table.game.undo()->redo();
    table.game.hand()->pressOffer(0);
    table.game.hand()->toggleChoice(0);
    table.game.selectCounter(1, false);
    table.game.gestures()->selectNext(false);
    table.game.gestures()->selectStack();
    table.game.gestures()->askWhyNot(1, 1);
    table.game.gestures()->dropCounter(1, 1);
    table.game.gestures()->moveStack(1, 2);
    table.game.viewpoint()->setViewer(0);
    table.game.viewpoint()->liftCurtain();
    table.game.toggleLayer(QStringLiteral("reach"), false);
    table.game.gestures()->clearSelection();
    QVERIFY(table.game.describeHex(1).isEmpty());
    QVERIFY(table.game.hexLabel(1).isEmpty());
    QVERIFY(table.game.counterName(1).isEmpty());
    QVERIFY(table.game.turn()->prompt().isEmpty());
}

/// Two worlds that differ in what red may not see: which of two enemy counters stands where, and
/// which of blue's mines is a dummy.
void PlayFaultsTest::whatOneSideSeesDoesNotDependOnWhatItMayNotSee() {
    std::array<QStringList, 2> told;
    for (std::size_t world = 0; world < 2; ++world) {
        TestTable table;
        const QString path = table.folder.filePath(QStringLiteral("world.esagono"));
        const bool swapped = world == 1;
        Record position = {{"format", "esagono-position"}};
        const auto stands = [](const char* counter, const char* at) {
            return Record({{"counter", counter}, {"at", at}});
        };
        position["counters"] = {stands("r1", "0504"),
                                stands("r2", "0504"),
                                stands("r4", "0606"),
                                stands(swapped ? "b4" : "b2", "0404"),
                                stands(swapped ? "b2" : "b4", "0407"),
                                stands("b3", "0306")};
        position["frames"] = readRecord(R"([{"frame":"skirmish.turn","locals":{"next":5}},
                           {"frame":"skirmish.move","owners":["red"],"locals":{"side":"red"}}])",
                                        "test");
        position["tracks"] = {{"turn", 2}, {"chit", 2}};
        position["markers"] = Record::array(
            {{{"marker", "mine"}, {"at", "0507"}, {"side", "blue"}, {"value", swapped ? 1 : 0}}});
        (void)Match::create(path.toStdString(), readPackage(skirmishFolder().toStdString()),
                            withSkirmish(),
                            {.scenario = "field", .position = position, .at = "now"});
        QCOMPARE(table.open(path), QString());
        QCOMPARE(table.game.turn()->side(), 0);
        PlayTable& game = table.game;
        const auto note = [&] {
            for (const MarkedHex& each : game.highlights().hexes)
                told[world] << QString::number(each.hex.value) + each.label +
                                   QString::number(int(each.mark)) + (each.stop ? u'!' : u' ');
            for (const MarkedCounter& each : game.highlights().counters)
                told[world] << QString::number(each.counter.value) + u'c' +
                                   QString::number(int(each.mark));
            told[world] << game.turn()->prompt() << game.hand()->reason()->title()
                        << game.hand()->reason()->text() << game.hand()->reason()->ruleWord()
                        << game.hand()->reason()->alternative()
                        << QString::number(game.hand()->reason()->culprits().size())
                        << game.notice();
        };
        note();
        for (const char* unit : {"r1", "r4"}) {
            table.select(unit);
            note();
            for (const HexId hex : game.setting()->map->hexes()) {
                game.gestures()->hoverHex(hex.value);
                game.gestures()->askWhyNot(hex.value, -1);
                told[world] << game.describeHex(hex.value);
                note();
            }
        }
    }
    QCOMPARE(told[0].size(), told[1].size());
    for (qsizetype i = 0; i < told[0].size(); ++i)
        QCOMPARE(told[0][i], told[1][i]);
    QVERIFY(told[0].size() > 500);
}

ESAGONO_TESTS(PlayFaultsTest)
#include "tst_play_faults.moc"
