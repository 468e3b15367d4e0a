// SPDX-License-Identifier: GPL-3.0-or-later
// Those who play besides persons: they think in another thread, can be stopped at any time, show
// what they do at a pace, know and show nothing they may not, and nothing they do wrong changes
// anything.
#include "core/checked.h"
#include "play_table.h"
#include "test_program.h"

#include <QSemaphore>
#include <QStandardPaths>

#include <mutex>

using namespace esagono;

namespace {

constexpr int red = 0;
constexpr int blue = 1;

/// What a test knows of a mind, and how it lets it answer.
struct Gate {
    QSemaphore mayAnswer;
    std::atomic<int> asked{0};
    std::atomic<int> stopped{0};
    std::atomic<bool> isWrong{false}; ///< it wants what is not allowed
    std::atomic<bool> isLost{false};  ///< its package does not hold what it looks for
    std::mutex writing;
    std::vector<State> tables; ///< it was asked with
};

/// Thinks until it may answer, and takes what is offered first.
class GatedMind final : public Mind {
public:
    GatedMind(const Match& match, std::shared_ptr<Gate> gate)
        : m_game(match.game())
        , m_setting(match.setting())
        , m_gate(std::move(gate)) {}

    std::optional<Command> decide(const State& state, SideId side,
                                  const std::atomic<bool>& stop) override {
        {
            const std::lock_guard lock(m_gate->writing);
            m_gate->tables.push_back(state);
        }
        ++m_gate->asked;
        bool may = false;
        while (!stop && !may)
            may = m_gate->mayAnswer.tryAcquire(1, 5);
        if (stop) {
            m_gate->mayAnswer.release(may ? 1 : 0); // it is for whoever is asked next
            ++m_gate->stopped;
            return {};
        }
        if (m_gate->isLost)
            indexOutside();
        Command command = first(state, side);
        if (m_gate->isWrong)
            command.arguments.set(0, 99); // so much cannot be bid
        return command;
    }
    std::vector<ai::Hint> hints(const State& state, SideId side,
                                const std::atomic<bool>& /*stop*/) override {
        Tally why;
        why.add(Text("ai.reason.points"), Ratio(3, 2), {});
        why.add(Text("ai.reason.danger"), Ratio(-1, 5), {});
        const Position position(state, m_setting);
        for (const Offer& offer : offersTo(position, side))
            if (offer.kind != OfferKind::Button)
                return {{exampleOf(position, side, offer), why}};
        return {};
    }

private:
    [[nodiscard]] Command first(const State& state, SideId side) const {
        const Position position(state, m_setting);
        return exampleOf(position, side, offersTo(position, side).front());
    }

    std::shared_ptr<const Game> m_game;
    Setting m_setting;
    std::shared_ptr<Gate> m_gate;
};

/// A table of the test game at which others play, too.
class SeatedTable : public PlayTable {
public:
    SeatedTable() {
        game.opponents()->setMinds([this](const Match& match, const Seat&) {
            return std::make_shared<GatedMind>(match, gate);
        });
        game.opponents()->setPace(3);
    }
    /// The computer plays blue, unless others are named.
    [[nodiscard]] bool
    begin(const QVariantMap& seats = {{QStringLiteral("blue"), QStringLiteral("quick")}},
          const QVariantMap& rulings = openly, const QString& dice = QStringLiteral("seeded")) {
        game.opponents()->seatNext(seats);
        QSignalSpy ready(&game, &PlayController::openChanged);
        game.begin(skirmishFolder(), QStringLiteral("field"), rulings, {}, dice, diary());
        return QTest::qWaitFor([&] { return game.isOpen() || game.wantsDice(); });
    }
    /// Both are asked for a bid; the person gives most, and moves first when the others have bid.
    void bid() {
        game.setNumber(3);
        game.confirm();
    }
    [[nodiscard]] Opponents& others() { return *game.opponents(); }
    /// Until whoever thought has come to an end, and what came of it has been told.
    void rest() {
        others().waitForThoughts();
        game.hints()->waitForThoughts();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString doing() { return others().state(); }
    /// So many commands stand in the diary.
    [[nodiscard]] int pages() { return int(game.journalOf(game.diaryPath())->lastPage()); }

    std::shared_ptr<Gate> gate = std::make_shared<Gate>();
};

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
    void aBotPlays();
    void aBotMayEndAfterEveryCommand();
    void aBotIsAskedAtTheSameTimeAsAPerson();
    void diceArePlayersOwnForABotToo();
    void anotherSeatChangesWhileABotsCommandWaits();
    void aBotThatAsksWithoutEndLeavesTimeForOthers();
    void aBotGoesWrong_data();
    void aBotGoesWrong();
};

void OpponentsTest::aSeatIsOneLine() {
    for (const char* text :
         {"person", "quick", "normal", "patient 30", "bot 60 python3 'my bot.py' -x"})
        QCOMPARE(Seat::from(QLatin1String(text)).text(), QLatin1String(text));
    QVERIFY(Seat::from(QString()).isPerson());
    QVERIFY(Seat::from(QStringLiteral("umpire 4")).isPerson());
    QCOMPARE(Seat::from(QStringLiteral("patient -4")).seconds, 1);
    QCOMPARE(Seat::from(QStringLiteral("patient soon")).seconds, 10);
}

void OpponentsTest::aPersonAskedAtTheSameTimeNeedNotWait() {
    SeatedTable table;
    QVERIFY(table.begin());
    const int before = table.pages();
    QTRY_COMPARE(table.gate->asked.load(), 1);       // it thinks …
    QCOMPARE(table.doing(), QStringLiteral("idle")); // … but the person is asked, too
    QCOMPARE(table.game.side(), red);
    QCOMPARE(table.game.openKind(), QStringLiteral("number"));
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
    QVERIFY(table.game.canAskHint());
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
    QVERIFY(table.game.canTakeBack());
    table.game.takeBack();
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.game.openKind(), QStringLiteral("number"));
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
    QCOMPARE(table.game.viewerSide(), red);
    QCOMPARE(table.game.offers()->count(), 0);
    QVERIFY(
        table.game.prompt().contains(table.others().seatList()[blue].toMap()["name"].toString()));
    const int before = table.pages();
    table.select("r1"); // one may look around meanwhile
    QCOMPARE(table.selected(), QStringList{QStringLiteral("r1")});
    QCOMPARE(table.pages(), before);
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.pages(), before + 1);
    QCOMPARE(table.game.side(), red);
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move")); // now the person moves
}

void OpponentsTest::thinkingIsStoppedAndBegunAgain() {
    SeatedTable table;
    QVERIFY(table.begin());
    table.bid();
    QTRY_COMPARE(table.gate->asked.load(), 1);
    const int before = table.pages();
    const QString deciding = table.game.prompt();
    const QSignalSpy prompted(&table.game, &PlayController::promptChanged);
    table.others().pause();
    QCOMPARE(table.doing(), QStringLiteral("paused"));
    QVERIFY(!prompted.isEmpty());
    QVERIFY(table.game.prompt() != deciding); // nobody decides
    QTRY_COMPARE(table.gate->stopped.load(), 1);
    table.gate->mayAnswer.release();
    table.rest();
    QCOMPARE(table.pages(), before);
    table.others().resume();
    QCOMPARE(table.game.prompt(), deciding);
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
    QVERIFY(table.game.canTakeBack());
    table.game.takeBack();
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
    table.game.takeBack(); // nothing has been done yet
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
    QCOMPARE(table.game.side(), red);
    const auto move = [&] {
        table.game.askHint();
        QTRY_COMPARE(table.game.hints()->rows().size(), 1);
        table.game.takeHint(0);
    };
    move();
    table.game.takeBack();
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
    QCOMPARE(table.game.openKind(), QStringLiteral("number"));
    table.game.confirm();
    table.game.confirm(); // both have bid by hand
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
    const int mover = table.game.side();
    table.others().setSeat(mover, QStringLiteral("normal"), 0, {});
    QCOMPARE(table.doing(), QStringLiteral("thinking"));
    QCOMPARE(table.game.offers()->count(), 0);
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
    QCOMPARE(table.game.viewerSide(), -1); // one who looks on sees everything
    QVERIFY(!table.game.isCurtainDown());
    QTRY_COMPARE(table.gate->asked.load(), thoughts + 1); // so the last answer has been carried out
    const int before = table.pages();
    QVERIFY(before >= thoughts);
    QVERIFY(!table.game.isFinished());
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
    table.game.setProperty("useCurtain", true);
    QVERIFY(table.begin({{QStringLiteral("blue"), QStringLiteral("quick")}}, {}));
    QVERIFY(table.game.hasSecrets());
    QVERIFY(!table.game.isCurtainDown()); // nobody else looks at this screen
    QCOMPARE(table.game.viewerSide(), red);
    QCOMPARE(table.place("b1"), QString());
    QCOMPARE(table.place("r1"), QStringLiteral("0603"));
    table.game.setViewer(blue);
    QCOMPARE(table.game.viewerSide(), red);
    QVERIFY(!table.game.notice().isEmpty());
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.gate->mayAnswer.available(), 0);
    table.rest();
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QVERIFY(!table.game.isCurtainDown());
    QCOMPARE(table.game.viewerSide(), red);
    QCOMPARE(table.place("b1"), QString());
    QVERIFY(!table.game.view().frames.back().locals[1]);           // nobody knows its bid
    table.others().setSeat(blue, QStringLiteral("person"), 0, {}); // then two share the screen
    table.game.confirm();
    QVERIFY(table.game.isCurtainDown() || table.game.viewerSide() == red);
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
    QVERIFY(table.game.wantsDice());
    table.game.tellDice({3});
    for (int throws = 0; throws < 2; ++throws) {
        QTRY_VERIFY(table.game.wantsDice());
        QCOMPARE(table.doing(), QStringLiteral("idle")); // it waits for them
        table.game.clearSelection();
        QVERIFY(table.game.wantsDice()); // what it has done is done
        const int before = table.pages();
        table.game.tellDice({1});
        QTRY_VERIFY(table.pages() > before || table.game.wantsDice());
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
    table.game.confirm();
    table.game.confirm();
    QCOMPARE(table.decision(), QStringLiteral("skirmish.move"));
    Hints& hints = *table.game.hints();
    QVERIFY(table.game.canAskHint());
    table.game.askHint();
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
    table.game.takeHint(0);
    QCOMPARE(table.pages(), before + 1);
    QVERIFY(!hints.isShown()); // it was about another table
    table.game.takeHint(0);
    QCOMPARE(table.pages(), before + 1);
    table.game.askHint();
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
    table.game.askHint();
    QVERIFY(QFile::rename(table.diary(), table.folder.filePath(QStringLiteral("last.esagono"))));
    table.game.opponents()->seatNext({});
    table.game.begin(skirmishFolder(), QStringLiteral("field"), openly, {},
                     QStringLiteral("seeded"), table.diary());
    table.gate->mayAnswer.release(); // too late
    QTRY_VERIFY(table.game.isOpen());
    QTRY_COMPARE(table.gate->stopped.load(), 1);
    QVERIFY(!table.others().hasAny());
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QVERIFY(!table.game.hints()->isShown());
    table.rest();
    QCOMPARE(table.pages(), fresh);
}

void OpponentsTest::aBotPlays() {
    QVERIFY(!python().isEmpty());
    SeatedTable table;
    const QString bot = botLine(60, {});
    QVERIFY(table.begin({{QStringLiteral("red"), bot}, {QStringLiteral("blue"), bot}}));
    QTRY_VERIFY_WITH_TIMEOUT(table.pages() > 8, 60000);
    QVERIFY(table.doing() != QStringLiteral("trouble"));
    table.others().pause(); // it is ended …
    const int before = table.pages();
    QCOMPARE(table.doing(), QStringLiteral("paused"));
    table.others().resume(); // … and started again
    QTRY_VERIFY_WITH_TIMEOUT(table.pages() > before, 60000);
}

void OpponentsTest::aBotMayEndAfterEveryCommand() {
    SeatedTable table;
    const QString bot = botLine(60, QStringLiteral("once"));
    QVERIFY(table.begin({{QStringLiteral("red"), bot}, {QStringLiteral("blue"), bot}}));
    QTRY_VERIFY_WITH_TIMEOUT(table.pages() > 6, 60000);
    QVERIFY(table.doing() != QStringLiteral("trouble"));
}

void OpponentsTest::aBotIsAskedAtTheSameTimeAsAPerson() {
    SeatedTable table;
    const QString answered = table.folder.filePath(QStringLiteral("answered"));
    QVERIFY(table.begin(
        {{QStringLiteral("blue"), botLine(60, QStringLiteral("tell ") + answered)}}));
    const int before = table.pages();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(answered), 60000);
    QCoreApplication::processEvents(); // what it has written is read
    QCOMPARE(table.pages(), before);
    QCOMPARE(table.doing(), QStringLiteral("idle"));
    QCOMPARE(table.game.openKind(), QStringLiteral("number"));
    table.bid();
    QTRY_COMPARE_WITH_TIMEOUT(table.pages(), before + 2, 60000);
    QTRY_COMPARE(table.doing(), QStringLiteral("idle"));
}

void OpponentsTest::diceArePlayersOwnForABotToo() {
    SeatedTable table;
    const QString bot = botLine(60, {});
    QVERIFY(table.begin({{QStringLiteral("red"), bot}, {QStringLiteral("blue"), bot}}, openly,
                        QStringLiteral("told")));
    table.game.tellDice({3});
    for (int throws = 0; throws < 2; ++throws) {
        QTRY_VERIFY_WITH_TIMEOUT(table.game.wantsDice(), 60000);
        QSignalSpy wanted(&table.game, &PlayController::diceChanged);
        QCoreApplication::processEvents(); // it waits for them, and asks for nothing else
        QCOMPARE(wanted.count(), 0);
        QCOMPARE(table.doing(), QStringLiteral("idle"));
        const int before = table.pages();
        table.game.tellDice({1});
        QTRY_VERIFY_WITH_TIMEOUT(table.pages() > before || table.game.wantsDice(), 60000);
    }
    QVERIFY(table.doing() != QStringLiteral("trouble"));
}

void OpponentsTest::anotherSeatChangesWhileABotsCommandWaits() {
    SeatedTable table;
    QVERIFY(table.begin({{QStringLiteral("blue"), botLine(60, {})}}));
    table.bid();
    table.others().setWatched(false);
    QTRY_COMPARE_WITH_TIMEOUT(table.doing(), QStringLiteral("showing"), 60000);
    const int before = table.pages();
    table.others().setSeat(red, QStringLiteral("normal"), 0, {});
    table.others().setWatched(true);
    QTRY_VERIFY_WITH_TIMEOUT(table.pages() > before, 60000);
}

void OpponentsTest::aBotThatAsksWithoutEndLeavesTimeForOthers() {
    SeatedTable table;
    QVERIFY(table.begin({{QStringLiteral("blue"), botLine(2, QStringLiteral("ask"))}}));
    table.bid();
    int turns = 0; // of the event loop; how many in a second is the machine's affair
    QTimer frames;
    connect(&frames, &QTimer::timeout, [&] { ++turns; });
    frames.start(0);
    QTRY_COMPARE_WITH_TIMEOUT(table.doing(), QStringLiteral("trouble"), 60000);
    QVERIFY2(turns > 1000, qPrintable(QString::number(turns)));
}

void OpponentsTest::aBotGoesWrong_data() {
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

void OpponentsTest::aBotGoesWrong() {
    QFETCH(const QString, manner);
    QFETCH(const QString, said);
    SeatedTable table;
    const QString bot = manner.isEmpty()
                            ? QStringLiteral("bot 60 /nowhere/at/all")
                            : botLine(manner == QLatin1String("hang") ? 1 : 60, manner);
    QVERIFY(table.begin({{QStringLiteral("blue"), bot}}));
    table.bid();
    const int before = table.pages();
    QTRY_COMPARE_WITH_TIMEOUT(table.doing(), QStringLiteral("trouble"), 60000);
    QVERIFY2(table.others().sentence().contains(said), qPrintable(table.others().sentence()));
    QCOMPARE(table.pages(), before);
    QVERIFY(table.others().isPaused());
    table.others().setSeat(blue, QStringLiteral("quick"), 0, {}); // somebody else goes on
    table.others().resume();
    table.gate->mayAnswer.release();
    QTRY_COMPARE(table.pages(), before + 1);
}

ESAGONO_TESTS(OpponentsTest)
#include "tst_opponents.moc"
