// SPDX-License-Identifier: GPL-3.0-or-later
// Playing by click: the eight kinds of offers, on the test game, which has them all.
#include "tests/app/play/play_table.h"
#include "tests/app/test_program.h"

using namespace esagono;

namespace {

/// Both have bid; red, who bid more, moves first.
void passBids(PlayTable& table) {
    table.game.setNumber(1);
    table.game.confirm();
    table.game.confirm();
}

/// Red's combat of the melee, where everybody is in contact.
void goToMelee(PlayTable& table) {
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
    PlayTable table;
    QCOMPARE(table.begin(skirmishFolder(), QStringLiteral("field")), QString());
    QVERIFY(table.game.wantsDice());
    QCOMPARE(table.game.diceWanted(), 5);
    QVERIFY(!table.game.isOpen());
    table.game.tellDice({6});
    QVERIFY(table.game.wantsDice());
    QVERIFY(!table.game.notice().isEmpty());
    QSignalSpy opened(&table.game, &PlayController::opened);
    table.game.tellDice({5});
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(!table.game.wantsDice());
    QCOMPARE(table.decision(), QStringLiteral("skirmish.bid"));
}

void PlayOffersTest::aNumberIsChosenAndConfirmed() {
    PlayTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    QCOMPARE(table.game.openKind(), QStringLiteral("number"));
    QCOMPARE(table.game.openMost(), 3);
    QCOMPARE(table.game.choices()->count(), 4);
    QCOMPARE(table.game.playerName(), QStringLiteral("Rosa"));
    table.game.setNumber(9);
    QCOMPARE(table.game.openChosen(), 3);
    table.game.toggleChoice(2);
    QCOMPARE(table.game.openChosen(), 2);
    QVERIFY(table.game.canConfirm());
    const int side = table.game.side();
    table.game.confirm();
    QVERIFY(table.game.side() != side);
    table.game.confirm();
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
}

void PlayOffersTest::whoeverBidsSecondIsAskedBehindTheCurtain() {
    PlayTable table;
    table.game.setProperty("useCurtain", true);
    QCOMPARE(table.skirmish(QStringLiteral("field")), QString());
    QVERIFY(table.game.isCurtainDown()); // the units are hidden
    QCOMPARE(table.game.curtainName(), QStringLiteral("Rosa"));
    QCOMPARE(table.game.offers()->count(), 0);
    for (const SeenCounter& seen : table.game.view().counters)
        QVERIFY(!seen.counter.exists());
    table.game.confirm();
    QCOMPARE(table.decision(), QStringLiteral("skirmish.bid"));
    table.game.liftCurtain();
    QCOMPARE(table.place("r1"), QStringLiteral("0603"));
    QCOMPARE(table.place("b1"), QString());
    table.game.setNumber(2);
    table.game.confirm();
    QVERIFY(table.game.isCurtainDown());
    table.game.liftCurtain();
    QCOMPARE(table.place("b1"), QStringLiteral("0304"));
    QVERIFY(!table.game.view().frames.back().locals[0]); // red's bid stays sealed
    table.game.setViewer(-1);
    QVERIFY(!table.game.notice().isEmpty());
    QCOMPARE(table.place("r1"), QString());
    table.game.setProperty("allowUmpire", true);
    table.game.setViewer(-1);
    QCOMPARE(table.place("r1"), QStringLiteral("0603"));
}

void PlayOffersTest::aUnitIsSelectedByClickAndSentByClick() {
    PlayTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    QCOMPARE(table.marked(CounterMark::Candidate),
             (QStringList{QStringLiteral("r1"), QStringLiteral("r2"), QStringLiteral("r3"),
                          QStringLiteral("r4"), QStringLiteral("r5")}));
    QVERIFY(table.marked(HexMark::Reach).isEmpty());
    table.click("0606");
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r2")});
    QCOMPARE(table.game.openKind(), QStringLiteral("path"));
    QVERIFY(table.game.highlights().dims);
    QVERIFY(table.marked(HexMark::Reach).contains(QStringLiteral("0506")));
    QSignalSpy done(&table.game, &PlayController::commandDone);
    table.click("0506");
    QCOMPARE(done.count(), 1);
    QCOMPARE(table.place("r2"), QStringLiteral("0506"));
    QCOMPARE(table.game.journeys().size(), 1U);
    QCOMPARE(table.game.journeys().front().through.size(), 2U);
    QVERIFY(table.game.canTakeBack());
    table.game.takeBack();
    QCOMPARE(table.place("r2"), QStringLiteral("0606"));
    QVERIFY(table.game.canRedo());
    table.game.redo();
    QCOMPARE(table.place("r2"), QStringLiteral("0506"));
    QVERIFY(!table.game.canRedo());
}

void PlayOffersTest::theWayIsShownWhilePointing() {
    PlayTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.click("0605");
    table.game.hoverHex(table.hex("0405"));
    QCOMPARE(table.marked(HexMark::Path),
             (QStringList{QStringLiteral("0405"), QStringLiteral("0505")}));
    const QVariantList way = table.game.way();
    QCOMPARE(way.size(), 2);
    QCOMPARE(way[1].toMap()[QStringLiteral("total")].toString(), QStringLiteral("2"));
    QVERIFY(way[1].toMap()[QStringLiteral("stop")].toBool()); // blue stands beside it
    QVERIFY(!way[0].toMap()[QStringLiteral("stop")].toBool());
    QCOMPARE(table.game.highlights().ghost.value, table.counter("r5"));
    QCOMPARE(table.game.highlights().ghostHex.value, table.hex("0405"));
    table.game.hoverHex(-1);
    QVERIFY(table.marked(HexMark::Path).isEmpty());
}

void PlayOffersTest::aStackIsGoneThroughByClickingItAgain() {
    PlayTable table;
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
    table.game.selectNext(false);
    QVERIFY(table.selected() != QStringList{second});
    table.game.selectNext(true);
    QCOMPARE(table.selected(), QStringList{second});
}

void PlayOffersTest::anotherUnitIsSelectedInsteadUnlessTheHexIsMeant() {
    PlayTable table;
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
    PlayTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.click("0606");
    QSignalSpy refused(&table.game, &PlayController::refused);
    table.click("0306", "b2");
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table.place("r2"), QStringLiteral("0606"));
    QVERIFY(table.game.reason()->isShown());
    QCOMPARE(table.game.reason()->hex(), table.hex("0306"));
    QVERIFY(!table.game.reason()->ruleWord().isEmpty());
    QVERIFY(table.game.reason()->alternativeHex() >= 0);
    QCOMPARE(table.marked(HexMark::Blocked), QStringList{QStringLiteral("0306")});
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r2")});
    table.game.clearSelection();
    QVERIFY(!table.game.reason()->isShown());
    table.game.askWhyNot(table.hex("0506"), -1); // nothing forbids it
    QVERIFY(!table.game.reason()->isShown());
    table.game.askWhyNot(-1, table.counter("b2"));
    QVERIFY(table.game.reason()->isShown());
}

void PlayOffersTest::escapeGoesBackOneStepAtATime() {
    PlayTable table;
    goToMelee(table);
    table.click("0404");
    QCOMPARE(table.game.openKind(), QStringLiteral("units"));
    table.click("0504", "r1", Qt::ShiftModifier);
    QCOMPARE(table.game.openChosen(), 1);
    table.game.clearSelection();
    QCOMPARE(table.game.openChosen(), 0);
    QCOMPARE(table.game.openKind(), QStringLiteral("units"));
    table.game.clearSelection();
    QCOMPARE(table.game.openKind(), QString());
}

void PlayOffersTest::attackersAreGatheredAndTheOddsFollow() {
    PlayTable table;
    goToMelee(table);
    QVERIFY(!table.game.odds()->isShown());
    QVERIFY(table.marked(HexMark::Target).contains(QStringLiteral("0405")));
    table.click("0405", "b3");
    QCOMPARE(table.game.openKind(), QStringLiteral("units"));
    QVERIFY(!table.game.canConfirm());
    QVERIFY(!table.game.confirmWhyNot().isEmpty());
    QVERIFY(!table.game.odds()->isShown());
    table.click("0504"); // one of the stack, then the other, then none
    QCOMPARE(table.game.openChosen(), 1);
    QVERIFY(table.game.canConfirm());
    QVERIFY(table.game.odds()->isShown());
    const QVariantList one = table.game.odds()->prospects();
    const QString total =
        table.game.odds()->parts().constFirst().toMap()[QStringLiteral("total")].toString();
    table.click("0504");
    QCOMPARE(table.game.openChosen(), 2);
    QVERIFY(table.game.odds()->parts().constFirst().toMap()[QStringLiteral("total")].toString() !=
            total);
    QVERIFY(table.game.odds()->prospects() != one);
    double sum = 0;
    double longest = 0;
    for (const QVariant& each : table.game.odds()->prospects()) {
        sum += each.toMap()[QStringLiteral("probability")].toDouble();
        longest = std::max(longest, each.toMap()[QStringLiteral("share")].toDouble());
    }
    QVERIFY(qFuzzyCompare(sum, 1.0));
    QCOMPARE(longest, 1.0);
    QCOMPARE(table.game.highlights().banner.value, table.hex("0405"));
    QVERIFY(!table.game.highlights().bannerText.isEmpty());
    QCOMPARE(table.game.highlights().strokes.front().kind, Stroke::Kind::Attack);
    table.click("0504");
    QCOMPARE(table.game.openChosen(), 0);
    table.game.selectStack(); // all who can
    QVERIFY(table.game.openChosen() > 2);
    table.game.confirm();
    QVERIFY(table.game.canTakeBack()); // no die was thrown yet
    QCOMPARE(table.decision(), QStringLiteral("skirmish.declare_attack"));
}

void PlayOffersTest::anOrderIsArranged() {
    PlayTable table;
    goToMelee(table);
    table.click("0404", "b1");
    table.click("0504", "r1", Qt::ShiftModifier);
    table.game.confirm();
    table.click("0405", "b3");
    table.click("0505", "r3", Qt::ShiftModifier);
    table.game.confirm();
    QVERIFY(table.press("button"));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.order_attacks"));
    QCOMPARE(table.game.openKind(), QStringLiteral("order"));
    QCOMPARE(table.game.choices()->count(), 2);
    const int first = table.game.choices()->rows()[0].hex;
    QVERIFY(table.game.canConfirm());
    table.game.moveChoice(0, 1);
    QCOMPARE(table.game.choices()->rows()[1].hex, first);
    QCOMPARE(table.game.choices()->rows()[1].position, 1);
    table.game.confirm();
    QVERIFY(table.game.wantsDice());
    QCOMPARE(table.game.diceWanted(), 6);
    QVERIFY(!table.game.dicePurpose().isEmpty());
    QVERIFY(!table.game.canTakeBack() ||
            table.decision() == QStringLiteral("skirmish.order_attacks"));
    table.game.tellDice({1});
    QVERIFY(!table.game.wantsDice() || table.game.diceWanted() == 6);
}

void PlayOffersTest::lossesAreSharedOutAndJudged() {
    PlayTable table;
    goToMelee(table);
    table.click("0405", "b3");
    table.click("0504");
    table.click("0504");
    table.game.confirm();
    QVERIFY(table.press("button"));
    QVERIFY(table.game.wantsDice());
    table.game.tellDice({1}); // the attackers lose a step
    QCOMPARE(table.decision(), QStringLiteral("skirmish.losses"));
    QVERIFY(!table.game.canTakeBack());
    QVERIFY(!table.game.takeBackWhyNot().isEmpty());
    table.game.takeBack();
    QVERIFY(!table.game.notice().isEmpty());
    QCOMPARE(table.decision(), QStringLiteral("skirmish.losses"));
    QCOMPARE(table.game.openKind(), QStringLiteral("allocation"));
    QCOMPARE(table.game.openLeast(), 1);
    QVERIFY(!table.game.canConfirm());
    table.game.setAmount(table.choice("r1"), 2);
    QVERIFY(!table.game.canConfirm());
    table.game.setAmount(table.choice("r1"), 1);
    QVERIFY(table.game.canConfirm());
    table.click("0504", "r2", Qt::ShiftModifier); // all is shared out: back to nothing
    QCOMPARE(table.game.openChosen(), 1);
    table.game.setAmount(table.choice("r1"), 0);
    table.click("0504", "r2", Qt::ShiftModifier);
    QCOMPARE(table.game.choices()->rows()[table.choice("r2")].amount, 1);
    table.game.confirm();
    QVERIFY(table.decision() != QStringLiteral("skirmish.losses"));
}

void PlayOffersTest::aRetreatIsOneClick() {
    PlayTable table;
    goToMelee(table);
    table.click("0406", "b5"); // alone
    for (const char* from : {"0505", "0505", "0506"})
        table.click(from);
    QCOMPARE(table.game.openChosen(), 3);
    table.game.confirm();
    QVERIFY(table.press("button"));
    table.game.tellDice({3});
    QCOMPARE(table.decision(), QStringLiteral("skirmish.retreat"));
    QCOMPARE(table.game.openKind(), QStringLiteral("hexes"));
    const QStringList open = table.marked(HexMark::Reach);
    QVERIFY(!open.isEmpty());
    table.click("0505", "r3"); // the attackers stand there
    QVERIFY(table.game.reason()->isShown());
    table.click(qPrintable(open.constFirst()));
    QCOMPARE(table.place("b5"), open.constFirst());
    QCOMPARE(table.decision(), QStringLiteral("skirmish.advance"));
}

void PlayOffersTest::oneOfTwoWordsIsChosen() {
    PlayTable table;
    goToMelee(table);
    table.click("0406", "b5");
    for (const char* from : {"0505", "0505", "0506"})
        table.click(from);
    table.game.confirm();
    QVERIFY(table.press("button"));
    table.game.tellDice({3});
    table.click(qPrintable(table.marked(HexMark::Reach).constFirst()));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.advance"));
    QCOMPARE(table.game.openKind(), QStringLiteral("choice"));
    QCOMPARE(table.game.choices()->count(), 2);
    QVERIFY(!table.game.canConfirm());
    table.game.toggleChoice(1);
    QVERIFY(table.game.choices()->rows()[1].chosen);
    table.game.toggleChoice(0);
    QVERIFY(!table.game.choices()->rows()[1].chosen);
    table.game.confirm();
    QCOMPARE(table.place("r3"), QStringLiteral("0406"));
}

void PlayOffersTest::dragging() {
    PlayTable table;
    QCOMPARE(table.skirmish(QStringLiteral("field"), openly), QString());
    passBids(table);
    table.game.dropCounter(table.counter("r2"), table.hex("0506"));
    QCOMPARE(table.place("r2"), QStringLiteral("0506"));
    table.game.dropCounter(table.counter("r4"), table.hex("0101"));
    QCOMPARE(table.place("r4"), QStringLiteral("0608"));
    QVERIFY(table.game.reason()->isShown());
    table.game.moveStack(table.hex("0603"), table.hex("0703")); // both, one after the other
    QCOMPARE(table.place("r1"), QStringLiteral("0703"));
    QCOMPARE(table.place("r3"), QStringLiteral("0703"));
    QCOMPARE(table.game.journeys().size(), 2U);
    table.game.takeBack();
    const bool firstIsBack = table.place("r1") == QStringLiteral("0603");
    const bool secondIsBack = table.place("r3") == QStringLiteral("0603");
    QVERIFY(firstIsBack != secondIsBack);
}

ESAGONO_TESTS(PlayOffersTest)
#include "tst_play_offers.moc"
