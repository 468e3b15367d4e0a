// SPDX-License-Identifier: GPL-3.0-or-later
// Those who play besides persons: they think in another thread, can be stopped at any time, show
// what they do at a pace, know and show nothing they may not, and nothing they do wrong changes
// anything.
#include "tests/app/play/seated_table.h"
#include "tests/app/test_program.h"

using namespace esagono;

class OpponentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSeatIsOneLine();
    void aPersonAskedAtTheSameTimeNeedNotWait();
    void aPersonAskedAtTheSameTimeMayBeLater();
    void takingBackAnAnswerAsksNobodyElseAgain();
    void whoAnswersFirstMakesNoDifference();
    void theInterfaceGoesOnWhileTheComputerThinks();
    void thinkingIsStoppedAndBegunAgain();
    void closingTheGameDoesNotWait();
    void nothingHappensWhileNobodyLooks();
    void thePaceIsChosenAndSkipped();
    void takingBackMakesItWait();
    void whatCannotBeTakenBackStopsNobody();
    void theNextCommandOfAPersonLetsItGoOn();
    void aSideIsTakenOverAndHandedOver();
    void itPlaysAgainstItself();
    void whatItSeesIsNotShown();
    void whatIsNotAllowedStopsIt();
    void aPackageItCannotPlayStopsIt();
    void diceArePlayersOwnForTheComputerToo();
    void aReopenedGameGoesOn();
    void adviceIsShownAndTaken();
    void anotherGameIsBegunWhileItThinks();
};

void OpponentsTest::aSeatIsOneLine() {
    for (const char* text :
         {"person", "quick", "normal", "patient 30", "bot 60 python3 'my bot.py' -x"})
        QCOMPARE(PlayedBy::from(QLatin1String(text)).text(), QLatin1String(text));
    QVERIFY(PlayedBy::from(QString()).isPerson());
    QVERIFY(PlayedBy::from(QStringLiteral("umpire 4")).isPerson());
    QCOMPARE(PlayedBy::from(QStringLiteral("patient -4")).seconds, 1);
    QCOMPARE(PlayedBy::from(QStringLiteral("patient soon")).seconds, 10);
}

void OpponentsTest::aPersonAskedAtTheSameTimeNeedNotWait() {
    SeatedTable table;
    QVERIFY(table.begin());
    const int before = table.pages();
    QTRY_COMPARE(table.gate->asked.load(), 1);       // it thinks …
    QCOMPARE(table.doing(), QStringLiteral("idle")); // … but the person is asked, too
    QCOMPARE(table.game.turn()->side(), red);
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("number"));
    table.bid();
    QCOMPARE(table.pages(), before + 1);
    QCOMPARE(table.doing(), QStringLiteral("thinking"));
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.pages(), before + 2);
    QCOMPARE(table.gate->asked.load(), 1); // the same thought has gone on
    QCOMPARE(table.gate->stopped.load(), 0);
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
}

void OpponentsTest::aPersonAskedAtTheSameTimeMayBeLater() {
    SeatedTable table;
    QVERIFY(table.begin());
    const int before = table.pages();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.gate->mayAnswer.available(), 0);
    table.rest();
    QCOMPARE(table.pages(), before); // nobody learns that it has decided
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QVERIFY(table.game.turn()->canAskHint());
    table.bid();
    QTRY_COMPARE(table.pages(), before + 2); // now it answers
    QCOMPARE(table.gate->asked.load(), 1);
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
}

void OpponentsTest::takingBackAnAnswerAsksNobodyElseAgain() {
    SeatedTable table;
    QVERIFY(table.begin());
    const int before = table.pages();
    QTRY_COMPARE(table.gate->asked.load(), 1);
    table.bid();
    QVERIFY(table.game.undo()->canTakeBack());
    table.game.undo()->takeBack();
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("number"));
    table.gate->mayAnswer.release();
    table.rest();
    table.bid();
    QTRY_COMPARE(table.decision(), QStringLiteral("skirmish.move"));
    QVERIFY(table.pages() >= before + 2);
    QVERIFY(!table.others().isPaused());
}

void OpponentsTest::whoAnswersFirstMakesNoDifference() {
    SeatedTable before; // it is asked before the person has answered, …
    QVERIFY(before.begin());
    QTRY_COMPARE(before.gate->asked.load(), 1);
    const State whole = before.gate->tables.front();
    before.others().pause(); // … and again afterwards
    before.bid();
    before.others().resume();
    QTRY_COMPARE(before.gate->asked.load(), 2);
    QVERIFY(before.gate->tables.back() == whole);

    SeatedTable both;
    both.gate->mayAnswer.release(2);
    QVERIFY(both.begin({{QStringLiteral("red"), QStringLiteral("quick")},
                        {QStringLiteral("blue"), QStringLiteral("quick")}}));
    QTRY_VERIFY(both.gate->asked.load() >= 2);
    QVERIFY(both.gate->tables[0] == both.gate->tables[1]);
}

void OpponentsTest::theInterfaceGoesOnWhileTheComputerThinks() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.bid();
    QCOMPARE(table.doing(), QStringLiteral("thinking"));
    QTRY_COMPARE(table.gate->asked.load(), 1);
    QCOMPARE(table.game.viewpoint()->side(), red);
    QCOMPARE(table.game.hand()->offers()->count(), 0);
    QVERIFY(table.game.turn()->prompt().contains(
        table.others().seatList()[blue].toMap()["name"].toString()));
    const int before = table.pages();
    table.select("r1"); // one may look around meanwhile
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r1")});
    QCOMPARE(table.pages(), before);
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.pages(), before + 1);
    QCOMPARE(table.game.turn()->side(), red);
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move")); // now the person moves
}

void OpponentsTest::thinkingIsStoppedAndBegunAgain() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.bid();
    QTRY_COMPARE(table.gate->asked.load(), 1);
    const int before = table.pages();
    const QString deciding = table.game.turn()->prompt();
    const QSignalSpy prompted(table.game.turn(), &Turn::promptChanged);
    table.others().pause();
    QCOMPARE(table.doing(), QStringLiteral("paused"));
    QVERIFY(!prompted.isEmpty());
    QVERIFY(table.game.turn()->prompt() != deciding); // nobody decides
    QTRY_COMPARE(table.gate->stopped.load(), 1);
    table.gate->mayAnswer.release();
    table.rest();
    QCOMPARE(table.pages(), before);
    table.others().resume();
    QCOMPARE(table.game.turn()->prompt(), deciding);
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.gate->asked.load(), 2);
    QCOMPARE(table.pages(), before + 1);
}

void OpponentsTest::closingTheGameDoesNotWait() {
    SeatedTable table;
    QVERIFY(table.begin());
    QTRY_COMPARE(table.gate->asked.load(), 1);
    table.game.close();
    QVERIFY(!table.game.isOpen());
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QTRY_COMPARE(table.gate->stopped.load(), 1);
}

void OpponentsTest::nothingHappensWhileNobodyLooks() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.bid();
    const int before = table.pages();
    table.others().setWatched(false);
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.doing(), QStringLiteral("showing")); // it knows, and waits
    table.rest();
    QCOMPARE(table.pages(), before);
    table.others().setWatched(true);
    QTRY_COMPARE(table.pages(), before + 1);
}

void OpponentsTest::thePaceIsChosenAndSkipped() {
    SeatedTable table;
    Opponents& others = table.others();
    others.setPace(0);
    QVERIFY(others.pauseMs() > 1000);
    int last = others.pauseMs();
    for (int pace = 1; pace <= 3; ++pace) {
        others.faster();
        QCOMPARE(others.pace(), pace);
        QVERIFY(others.pauseMs() < last);
        last = others.pauseMs();
    }
    QCOMPARE(last, 0);
    others.faster();
    QCOMPARE(others.pace(), 3);
    others.setPace(0);
    QVERIFY(table.begin());
    table.bid();
    others.skip(); // up to the person's turn, without a pause
    QVERIFY(others.isSkipping());
    QCOMPARE(others.pauseMs(), 0);
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
    QVERIFY(!others.isSkipping());
    QVERIFY(others.pauseMs() > 1000);
}

void OpponentsTest::takingBackMakesItWait() {
    SeatedTable table;
    QVERIFY(table.begin({{QStringLiteral("red"), QStringLiteral("quick")},
                         {QStringLiteral("blue"), QStringLiteral("quick")}}));
    const int first = table.pages();
    table.gate->mayAnswer.release(3); // two bids and a move
    QTRY_VERIFY(table.pages() == first + 3 && table.doing() == QStringLiteral("thinking"));
    QVERIFY(table.game.undo()->canTakeBack());
    table.game.undo()->takeBack();
    QCOMPARE(table.doing(), QStringLiteral("paused"));
    const int taken = table.pages();
    table.gate->mayAnswer.release();
    table.rest();
    QCOMPARE(table.pages(), taken);
    table.others().resume();
    QTRY_VERIFY(table.pages() > taken);
}

void OpponentsTest::whatCannotBeTakenBackStopsNobody() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.game.undo()->takeBack(); // nothing has been done yet
    QVERIFY(!table.others().isPaused());
    table.bid();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.decision(), QStringLiteral("skirmish.move"));
}

void OpponentsTest::theNextCommandOfAPersonLetsItGoOn() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.bid();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
    QCOMPARE(table.game.turn()->side(), red);
    const auto move = [&] {
        table.game.turn()->askHint();
        QTRY_COMPARE(table.game.turn()->hints()->rows().size(), 1);
        table.game.turn()->takeHint(0);
    };
    move();
    table.game.undo()->takeBack();
    QVERIFY(table.others().isPaused());
    move();
    QVERIFY(!table.others().isPaused());
    table.others().pause(); // but not if somebody has asked for a pause
    move();
    QVERIFY(table.others().isPaused());
}

void OpponentsTest::aSideIsTakenOverAndHandedOver() {
    SeatedTable table;
    QVERIFY(table.begin());
    QTRY_COMPARE(table.gate->asked.load(), 1);
    table.others().setSeat(blue, QStringLiteral("person"), 0, {});
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QTRY_COMPARE(table.gate->stopped.load(), 1);
    QVERIFY(!table.others().hasAny());
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("number"));
    table.game.hand()->confirm();
    table.game.hand()->confirm(); // both have bid by hand
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
    const int mover = table.game.turn()->side();
    table.others().setSeat(mover, QStringLiteral("normal"), 0, {});
    QCOMPARE(table.doing(), QStringLiteral("thinking"));
    QCOMPARE(table.game.hand()->offers()->count(), 0);
    const int before = table.pages();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.pages(), before + 1);
}

void OpponentsTest::itPlaysAgainstItself() {
    SeatedTable table;
    constexpr int thoughts = 10;
    table.gate->mayAnswer.release(thoughts);
    QVERIFY(table.begin({{QStringLiteral("red"), QStringLiteral("quick")},
                         {QStringLiteral("blue"), QStringLiteral("normal")}},
                        {}));
    QVERIFY(table.others().areAlone());
    QCOMPARE(table.game.viewpoint()->side(), -1); // one who looks on sees everything
    QVERIFY(!table.game.viewpoint()->isCurtainDown());
    QTRY_COMPARE(table.gate->asked.load(), thoughts + 1); // so the last answer has been carried out
    const int before = table.pages();
    QVERIFY(before >= thoughts);
    QVERIFY(!table.game.turn()->isFinished());
    table.others().pause();
    QTRY_COMPARE(table.gate->stopped.load(), 1);
    table.gate->mayAnswer.release(thoughts);
    QCoreApplication::processEvents();
    QCOMPARE(table.gate->asked.load(), thoughts + 1);
    QCOMPARE(table.gate->mayAnswer.available(), thoughts);
    QCOMPARE(table.pages(), before);
}

void OpponentsTest::whatItSeesIsNotShown() {
    SeatedTable table;
    table.game.viewpoint()->setProperty("useCurtain", true);
    QVERIFY(table.begin({{QStringLiteral("blue"), QStringLiteral("quick")}}, {}));
    QVERIFY(table.game.viewpoint()->hasSecrets());
    QVERIFY(!table.game.viewpoint()->isCurtainDown()); // nobody else looks at this screen
    QCOMPARE(table.game.viewpoint()->side(), red);
    QCOMPARE(table.place("b1"), QString());
    QCOMPARE(table.place("r1"), QStringLiteral("0603"));
    table.game.viewpoint()->setViewer(blue);
    QCOMPARE(table.game.viewpoint()->side(), red);
    QVERIFY(!table.game.notice().isEmpty());
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.gate->mayAnswer.available(), 0);
    table.rest();
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QVERIFY(!table.game.viewpoint()->isCurtainDown());
    QCOMPARE(table.game.viewpoint()->side(), red);
    QCOMPARE(table.place("b1"), QString());
    QVERIFY(!table.game.view().frames.back().locals[1]);           // nobody knows its bid
    table.others().setSeat(blue, QStringLiteral("person"), 0, {}); // then two share the screen
    table.game.hand()->confirm();
    QVERIFY(table.game.viewpoint()->isCurtainDown() || table.game.viewpoint()->side() == red);
}

void OpponentsTest::whatIsNotAllowedStopsIt() {
    SeatedTable table;
    table.gate->isWrong = true;
    QVERIFY(table.begin());
    table.bid();
    const int before = table.pages();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.doing(), QStringLiteral("trouble"));
    QVERIFY2(table.others().sentence().contains(QStringLiteral("cannot be done")),
             qPrintable(table.others().sentence()));
    QCOMPARE(table.pages(), before);
    table.gate->isWrong = false;
    table.gate->mayAnswer.release();
    table.others().resume();
    QTRY_COMPARE(table.pages(), before + 1);
    QCOMPARE(table.others().sentence(), QString());
}

void OpponentsTest::aPackageItCannotPlayStopsIt() {
    SeatedTable table;
    table.gate->isLost = true;
    QVERIFY(table.begin());
    table.bid();
    const int before = table.pages();
    table.gate->mayAnswer.release(2);
    QTRY_COMPARE(table.doing(), QStringLiteral("trouble"));
    QVERIFY2(table.others().sentence().contains(QStringLiteral("the computer cannot decide")),
             qPrintable(table.others().sentence()));
    QCOMPARE(table.pages(), before);
    table.gate->isLost = false;
    table.others().resume();
    QTRY_COMPARE(table.pages(), before + 1);
}

void OpponentsTest::diceArePlayersOwnForTheComputerToo() {
    SeatedTable table;
    table.gate->mayAnswer.release(100000);
    QVERIFY(table.begin({{QStringLiteral("red"), QStringLiteral("quick")},
                         {QStringLiteral("blue"), QStringLiteral("quick")}},
                        openly, QStringLiteral("told")));
    QVERIFY(table.game.realDice()->areWanted());
    table.game.realDice()->tellDice({3});
    for (int throws = 0; throws < 2; ++throws) {
        QTRY_VERIFY(table.game.realDice()->areWanted());
        QCOMPARE(table.doing(), QStringLiteral("idle")); // it waits for them
        table.game.gestures()->clearSelection();
        QVERIFY(table.game.realDice()->areWanted()); // what it has done is done
        const int before = table.pages();
        table.game.realDice()->tellDice({1});
        QTRY_VERIFY(table.pages() > before || table.game.realDice()->areWanted());
    }
}

void OpponentsTest::aReopenedGameGoesOn() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.bid();
    QCOMPARE(table.doing(), QStringLiteral("thinking"));
    const QVariant kept = table.others().property("allSeats");
    QCOMPARE(kept.toMap().size(), 1);
    const QString moved = table.folder.filePath(QStringLiteral("renamed.esagono"));
    table.game.close();
    QVERIFY(QFile::rename(table.diary(), moved));

    SeatedTable later;
    later.others().setProperty("allSeats", kept);
    QCOMPARE(later.open(moved), QString());
    QVERIFY(!later.others().plays(SideId(red)));
    QVERIFY(later.others().plays(SideId(blue)));
    QCOMPARE(later.doing(), QStringLiteral("thinking"));
    const int before = later.pages();
    later.gate->mayAnswer.release();
    QTRY_COMPARE(later.pages(), before + 1);
    later.others().setSeat(blue, QStringLiteral("person"), 0, {});
    QVERIFY(later.others().property("allSeats").toMap().isEmpty());
}

void OpponentsTest::adviceIsShownAndTaken() {
    SeatedTable table;
    QVERIFY(table.begin({}));
    table.game.hand()->confirm();
    table.game.hand()->confirm();
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
    Hints& hints = *table.game.turn()->hints();
    QVERIFY(table.game.turn()->canAskHint());
    table.game.turn()->askHint();
    QVERIFY(hints.isShown());
    QVERIFY(hints.isThinking());
    QTRY_COMPARE(hints.rows().size(), 1);
    const QVariantMap row = hints.rows().constFirst().toMap();
    QVERIFY(row.value(QStringLiteral("label")).toString().contains(QLatin1String(": ")));
    QCOMPARE(row.value(QStringLiteral("total")).toString(), QStringLiteral("+1.3"));
    QCOMPARE(row.value(QStringLiteral("reasons")).toList().size(), 2);
    const Highlights plain = table.game.highlights();
    hints.show(0);
    QVERIFY(table.game.highlights() != plain);
    hints.show(0);
    QVERIFY(table.game.highlights() == plain);
    const int before = table.pages();
    table.game.turn()->takeHint(0);
    QCOMPARE(table.pages(), before + 1);
    QVERIFY(!hints.isShown()); // it was about another table
    table.game.turn()->takeHint(0);
    QCOMPARE(table.pages(), before + 1);
    table.game.turn()->askHint();
    hints.close(); // while it thinks
    QVERIFY(!hints.isShown());
    table.rest();
    QVERIFY(hints.rows().isEmpty());
}

void OpponentsTest::anotherGameIsBegunWhileItThinks() {
    SeatedTable table;
    QVERIFY(table.begin());
    const int fresh = table.pages();
    table.bid();
    QTRY_COMPARE(table.gate->asked.load(), 1);
    table.game.turn()->askHint();
    QVERIFY(QFile::rename(table.diary(), table.folder.filePath(QStringLiteral("last.esagono"))));
    table.game.turn()->opponents()->seatNext({});
    table.game.begin(skirmishFolder(), QStringLiteral("field"), openly, {},
                     QStringLiteral("seeded"), table.diary());
    table.gate->mayAnswer.release(); // too late
    QTRY_VERIFY(table.game.isOpen());
    QTRY_COMPARE(table.gate->stopped.load(), 1);
    QVERIFY(!table.others().hasAny());
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QVERIFY(!table.game.turn()->hints()->isShown());
    table.rest();
    QCOMPARE(table.pages(), fresh);
}

ESAGONO_TESTS(OpponentsTest)
#include "tst_opponents.moc"
