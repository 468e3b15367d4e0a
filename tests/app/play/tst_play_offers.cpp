// SPDX-License-Identifier: GPL-3.0-or-later
// Playing by click: the eight kinds of offers, on the test game, which has them all.
#include "tests/app/play/test_table.h"
#include "tests/app/test_program.h"

using namespace esagono;

namespace {

/// Both have bid; red, who bid more, moves first.
void passBids(TestTable& table) {
    table.game.hand()->setNumber(1);
    table.game.hand()->confirm();
    table.game.hand()->confirm();
}

/// Red's combat of the melee, where everybody is in contact.
void goToMelee(TestTable& table) {
    QCOMPARE(table.skirmish(QStringLiteral("melee"), openly, 3), QString());
    passBids(table);
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
    QVERIFY(table.press("button"));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.declare_attack"));
}

} // namespace

class PlayOffersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameThatBeginsWithADieAsksForIt();
    void aNumberIsChosenAndConfirmed();
    void whoeverBidsSecondIsAskedBehindTheCurtain();
    void aUnitIsSelectedByClickAndSentByClick();
    void theWayIsShownWhilePointing();
    void aStackIsGoneThroughByClickingItAgain();
    void anotherUnitIsSelectedInsteadUnlessTheHexIsMeant();
    void aHexOutOfReachSaysWhyNot();
    void escapeGoesBackOneStepAtATime();
    void attackersAreGatheredAndTheOddsFollow();
    void anOrderIsArranged();
    void lossesAreSharedOutAndJudged();
    void aRetreatIsOneClick();
    void oneOfTwoWordsIsChosen();
    void dragging();
};

void PlayOffersTest::aGameThatBeginsWithADieAsksForIt() {
    TestTable table;
    QCOMPARE(table.begin(skirmishFolder(), QStringLiteral("field")), QString());
    QVERIFY(table.game.realDice()->areWanted());
    QCOMPARE(table.game.realDice()->faces(), 5);
    QVERIFY(!table.game.isOpen());
    table.game.realDice()->tellDice({6});
    QVERIFY(table.game.realDice()->areWanted());
    QVERIFY(!table.game.notice().isEmpty());
    QSignalSpy opened(&table.game, &PlayTable::opened);
    table.game.realDice()->tellDice({5});
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(!table.game.realDice()->areWanted());
    QCOMPARE(table.decision(), QStringLiteral("skirmish.bid"));
}

void PlayOffersTest::aNumberIsChosenAndConfirmed() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("number"));
    QCOMPARE(table.game.hand()->openMost(), 3);
    QCOMPARE(table.game.hand()->choices()->count(), 4);
    QCOMPARE(table.game.turn()->playerName(), QStringLiteral("Rosa"));
    table.game.hand()->setNumber(9);
    QCOMPARE(table.game.hand()->openChosen(), 3);
    table.game.hand()->toggleChoice(2);
    QCOMPARE(table.game.hand()->openChosen(), 2);
    QVERIFY(table.game.hand()->isReady());
    const int side = table.game.turn()->side();
    table.game.hand()->confirm();
    QVERIFY(table.game.turn()->side() != side);
    table.game.hand()->confirm();
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
}

void PlayOffersTest::whoeverBidsSecondIsAskedBehindTheCurtain() {
    TestTable table;
    table.game.viewpoint()->setProperty("useCurtain", true);
    QCOMPARE(table.skirmish(QStringLiteral("field")), QString());
    QVERIFY(table.game.viewpoint()->isCurtainDown()); // the units are hidden
    QCOMPARE(table.game.viewpoint()->curtainName(), QStringLiteral("Rosa"));
    QCOMPARE(table.game.hand()->offers()->count(), 0);
    for (const SeenCounter& seen : table.game.view().counters)
        QVERIFY(!seen.counter.exists());
    table.game.hand()->confirm();
    QCOMPARE(table.decision(), QStringLiteral("skirmish.bid"));
    table.game.viewpoint()->liftCurtain();
    QCOMPARE(table.place("r1"), QStringLiteral("0603"));
    QCOMPARE(table.place("b1"), QString());
    table.game.hand()->setNumber(2);
    table.game.hand()->confirm();
    QVERIFY(table.game.viewpoint()->isCurtainDown());
    table.game.viewpoint()->liftCurtain();
    QCOMPARE(table.place("b1"), QStringLiteral("0304"));
    QVERIFY(!table.game.view().frames.back().locals[0]); // red's bid stays sealed
    table.game.viewpoint()->setViewer(-1);
    QVERIFY(!table.game.notice().isEmpty());
    QCOMPARE(table.place("r1"), QString());
    table.game.viewpoint()->setProperty("allowUmpire", true);
    table.game.viewpoint()->setViewer(-1);
    QCOMPARE(table.place("r1"), QStringLiteral("0603"));
}

void PlayOffersTest::aUnitIsSelectedByClickAndSentByClick() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    QCOMPARE(table.marked(CounterMark::Candidate),
             (QStringList{QStringLiteral("r1"), QStringLiteral("r2"), QStringLiteral("r3"),
                          QStringLiteral("r4"), QStringLiteral("r5")}));
    QVERIFY(table.marked(HexMark::Reach).isEmpty());
    table.click("0606");
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r2")});
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("path"));
    QVERIFY(table.game.highlights().dims);
    QVERIFY(table.marked(HexMark::Reach).contains(QStringLiteral("0506")));
    QSignalSpy done(&table.game, &PlayTable::commandDone);
    table.click("0506");
    QCOMPARE(done.count(), 1);
    QCOMPARE(table.place("r2"), QStringLiteral("0506"));
    QCOMPARE(table.game.journeys().size(), 1U);
    QCOMPARE(table.game.journeys().front().through.size(), 2U);
    QVERIFY(table.game.undo()->canTakeBack());
    table.game.undo()->takeBack();
    QCOMPARE(table.place("r2"), QStringLiteral("0606"));
    QVERIFY(table.game.undo()->canRedo());
    table.game.undo()->redo();
    QCOMPARE(table.place("r2"), QStringLiteral("0506"));
    QVERIFY(!table.game.undo()->canRedo());
}

void PlayOffersTest::theWayIsShownWhilePointing() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.click("0605");
    table.game.gestures()->hoverHex(table.hex("0405"));
    QCOMPARE(table.marked(HexMark::Path),
             (QStringList{QStringLiteral("0405"), QStringLiteral("0505")}));
    const QVariantList way = table.game.hand()->way();
    QCOMPARE(way.size(), 2);
    QCOMPARE(way[1].toMap()[QStringLiteral("total")].toString(), QStringLiteral("2"));
    QVERIFY(way[1].toMap()[QStringLiteral("stop")].toBool()); // blue stands beside it
    QVERIFY(!way[0].toMap()[QStringLiteral("stop")].toBool());
    QCOMPARE(table.game.highlights().ghost.value, table.counter("r5"));
    QCOMPARE(table.game.highlights().ghostHex.value, table.hex("0405"));
    table.game.gestures()->hoverHex(-1);
    QVERIFY(table.marked(HexMark::Path).isEmpty());
}

void PlayOffersTest::aStackIsGoneThroughByClickingItAgain() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.click("0603");
    const QString first = table.selected().constFirst();
    const QString second =
        first == QStringLiteral("r1") ? QStringLiteral("r3") : QStringLiteral("r1");
    table.click("0603");
    QCOMPARE(table.selected(), QStringList{second});
    table.click("0603");
    QCOMPARE(table.selected(), QStringList{first});
    table.click("0603", qPrintable(second), Qt::ShiftModifier);
    QCOMPARE(table.selected(), QStringList{second});
    table.game.gestures()->selectNext(false);
    QVERIFY(table.selected() != QStringList{second});
    table.game.gestures()->selectNext(true);
    QCOMPARE(table.selected(), QStringList{second});
}

void PlayOffersTest::anotherUnitIsSelectedInsteadUnlessTheHexIsMeant() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.click("0605", "r5");
    QVERIFY(table.marked(HexMark::Reach).contains(QStringLiteral("0606")));
    table.click("0606", "r2");
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r2")});
    table.click("0605", "r5", Qt::ControlModifier);
    QCOMPARE(table.place("r2"), QStringLiteral("0605"));
}

void PlayOffersTest::aHexOutOfReachSaysWhyNot() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.click("0606");
    QSignalSpy refused(&table.game, &PlayTable::refused);
    table.click("0306", "b2");
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table.place("r2"), QStringLiteral("0606"));
    QVERIFY(table.game.hand()->reason()->isShown());
    QCOMPARE(table.game.hand()->reason()->hex(), table.hex("0306"));
    QVERIFY(!table.game.hand()->reason()->ruleWord().isEmpty());
    QVERIFY(table.game.hand()->reason()->alternativeHex() >= 0);
    QCOMPARE(table.marked(HexMark::Blocked), QStringList{QStringLiteral("0306")});
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r2")});
    table.game.gestures()->clearSelection();
    QVERIFY(!table.game.hand()->reason()->isShown());
    table.game.gestures()->askWhyNot(table.hex("0506"), -1); // nothing forbids it
    QVERIFY(!table.game.hand()->reason()->isShown());
    table.game.gestures()->askWhyNot(-1, table.counter("b2"));
    QVERIFY(table.game.hand()->reason()->isShown());
}

void PlayOffersTest::escapeGoesBackOneStepAtATime() {
    TestTable table;
    goToMelee(table);
    table.click("0404");
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("units"));
    table.click("0504", "r1", Qt::ShiftModifier);
    QCOMPARE(table.game.hand()->openChosen(), 1);
    table.game.gestures()->clearSelection();
    QCOMPARE(table.game.hand()->openChosen(), 0);
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("units"));
    table.game.gestures()->clearSelection();
    QCOMPARE(table.game.hand()->openKind(), QString());
}

void PlayOffersTest::attackersAreGatheredAndTheOddsFollow() {
    TestTable table;
    goToMelee(table);
    QVERIFY(!table.game.hand()->odds()->isShown());
    QVERIFY(table.marked(HexMark::Target).contains(QStringLiteral("0405")));
    table.click("0405", "b3");
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("units"));
    QVERIFY(!table.game.hand()->isReady());
    QVERIFY(!table.game.hand()->confirmWhyNot().isEmpty());
    QVERIFY(!table.game.hand()->odds()->isShown());
    table.click("0504"); // one of the stack, then the other, then none
    QCOMPARE(table.game.hand()->openChosen(), 1);
    QVERIFY(table.game.hand()->isReady());
    QVERIFY(table.game.hand()->odds()->isShown());
    const QVariantList one = table.game.hand()->odds()->prospects();
    const QString total =
        table.game.hand()->odds()->parts().constFirst().toMap()[QStringLiteral("total")].toString();
    table.click("0504");
    QCOMPARE(table.game.hand()->openChosen(), 2);
    QVERIFY(table.game.hand()
                ->odds()
                ->parts()
                .constFirst()
                .toMap()[QStringLiteral("total")]
                .toString() != total);
    QVERIFY(table.game.hand()->odds()->prospects() != one);
    double sum = 0;
    double longest = 0;
    for (const QVariant& each : table.game.hand()->odds()->prospects()) {
        sum += each.toMap()[QStringLiteral("probability")].toDouble();
        longest = std::max(longest, each.toMap()[QStringLiteral("share")].toDouble());
    }
    QVERIFY(qFuzzyCompare(sum, 1.0));
    QCOMPARE(longest, 1.0);
    QCOMPARE(table.game.highlights().banner.value, table.hex("0405"));
    QVERIFY(!table.game.highlights().bannerText.isEmpty());
    QCOMPARE(table.game.highlights().strokes.front().kind, Stroke::Kind::Attack);
    table.click("0504");
    QCOMPARE(table.game.hand()->openChosen(), 0);
    table.game.gestures()->selectStack(); // all who can
    QVERIFY(table.game.hand()->openChosen() > 2);
    table.game.hand()->confirm();
    QVERIFY(table.game.undo()->canTakeBack()); // no die was thrown yet
    QCOMPARE(table.decision(), QStringLiteral("skirmish.declare_attack"));
}

void PlayOffersTest::anOrderIsArranged() {
    TestTable table;
    goToMelee(table);
    table.click("0404", "b1");
    table.click("0504", "r1", Qt::ShiftModifier);
    table.game.hand()->confirm();
    table.click("0405", "b3");
    table.click("0505", "r3", Qt::ShiftModifier);
    table.game.hand()->confirm();
    QVERIFY(table.press("button"));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.order_attacks"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("order"));
    QCOMPARE(table.game.hand()->choices()->count(), 2);
    const int first = table.game.hand()->choices()->rows()[0].hex;
    QVERIFY(table.game.hand()->isReady());
    table.game.hand()->moveChoice(0, 1);
    QCOMPARE(table.game.hand()->choices()->rows()[1].hex, first);
    QCOMPARE(table.game.hand()->choices()->rows()[1].position, 1);
    table.game.hand()->confirm();
    QVERIFY(table.game.realDice()->areWanted());
    QCOMPARE(table.game.realDice()->faces(), 6);
    QVERIFY(!table.game.realDice()->purpose().isEmpty());
    QVERIFY(!table.game.undo()->canTakeBack() ||
            table.decision() == QStringLiteral("skirmish.order_attacks"));
    table.game.realDice()->tellDice({1});
    QVERIFY(!table.game.realDice()->areWanted() || table.game.realDice()->faces() == 6);
}

void PlayOffersTest::lossesAreSharedOutAndJudged() {
    TestTable table;
    goToMelee(table);
    table.click("0405", "b3");
    table.click("0504");
    table.click("0504");
    table.game.hand()->confirm();
    QVERIFY(table.press("button"));
    QVERIFY(table.game.realDice()->areWanted());
    table.game.realDice()->tellDice({1}); // the attackers lose a step
    QCOMPARE(table.decision(), QStringLiteral("skirmish.losses"));
    QVERIFY(!table.game.undo()->canTakeBack());
    QVERIFY(!table.game.undo()->takeBackWhyNot().isEmpty());
    table.game.undo()->takeBack();
    QVERIFY(!table.game.notice().isEmpty());
    QCOMPARE(table.decision(), QStringLiteral("skirmish.losses"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("allocation"));
    QCOMPARE(table.game.hand()->openLeast(), 1);
    QVERIFY(!table.game.hand()->isReady());
    table.game.hand()->setAmount(table.choice("r1"), 2);
    QVERIFY(!table.game.hand()->isReady());
    table.game.hand()->setAmount(table.choice("r1"), 1);
    QVERIFY(table.game.hand()->isReady());
    table.click("0504", "r2", Qt::ShiftModifier); // all is shared out: back to nothing
    QCOMPARE(table.game.hand()->openChosen(), 1);
    table.game.hand()->setAmount(table.choice("r1"), 0);
    table.click("0504", "r2", Qt::ShiftModifier);
    QCOMPARE(table.game.hand()->choices()->rows()[table.choice("r2")].amount, 1);
    table.game.hand()->confirm();
    QVERIFY(table.decision() != QStringLiteral("skirmish.losses"));
}

void PlayOffersTest::aRetreatIsOneClick() {
    TestTable table;
    goToMelee(table);
    table.click("0406", "b5"); // alone
    for (const char* from : {"0505", "0505", "0506"})
        table.click(from);
    QCOMPARE(table.game.hand()->openChosen(), 3);
    table.game.hand()->confirm();
    QVERIFY(table.press("button"));
    table.game.realDice()->tellDice({3});
    QCOMPARE(table.decision(), QStringLiteral("skirmish.retreat"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("hexes"));
    const QStringList open = table.marked(HexMark::Reach);
    QVERIFY(!open.isEmpty());
    table.click("0505", "r3"); // the attackers stand there
    QVERIFY(table.game.hand()->reason()->isShown());
    table.click(qPrintable(open.constFirst()));
    QCOMPARE(table.place("b5"), open.constFirst());
    QCOMPARE(table.decision(), QStringLiteral("skirmish.advance"));
}

void PlayOffersTest::oneOfTwoWordsIsChosen() {
    TestTable table;
    goToMelee(table);
    table.click("0406", "b5");
    for (const char* from : {"0505", "0505", "0506"})
        table.click(from);
    table.game.hand()->confirm();
    QVERIFY(table.press("button"));
    table.game.realDice()->tellDice({3});
    table.click(qPrintable(table.marked(HexMark::Reach).constFirst()));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.advance"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("choice"));
    QCOMPARE(table.game.hand()->choices()->count(), 2);
    QVERIFY(!table.game.hand()->isReady());
    table.game.hand()->toggleChoice(1);
    QVERIFY(table.game.hand()->choices()->rows()[1].chosen);
    table.game.hand()->toggleChoice(0);
    QVERIFY(!table.game.hand()->choices()->rows()[1].chosen);
    table.game.hand()->confirm();
    QCOMPARE(table.place("r3"), QStringLiteral("0406"));
}

void PlayOffersTest::dragging() {
    TestTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.game.gestures()->dropCounter(table.counter("r2"), table.hex("0506"));
    QCOMPARE(table.place("r2"), QStringLiteral("0506"));
    table.game.gestures()->dropCounter(table.counter("r4"), table.hex("0101"));
    QCOMPARE(table.place("r4"), QStringLiteral("0608"));
    QVERIFY(table.game.hand()->reason()->isShown());
    table.game.gestures()->moveStack(table.hex("0603"),
                                     table.hex("0703")); // both, one after the other
    QCOMPARE(table.place("r1"), QStringLiteral("0703"));
    QCOMPARE(table.place("r3"), QStringLiteral("0703"));
    QCOMPARE(table.game.journeys().size(), 2U);
    table.game.undo()->takeBack();
    const bool firstIsBack = table.place("r1") == QStringLiteral("0603");
    const bool secondIsBack = table.place("r3") == QStringLiteral("0603");
    QVERIFY(firstIsBack != secondIsBack);
}

ESAGONO_TESTS(PlayOffersTest)
#include "tst_play_offers.moc"
