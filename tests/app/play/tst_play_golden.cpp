// SPDX-License-Identifier: GPL-3.0-or-later
// Whole recorded games of Santander 1937, every command of them clicked as a player would: nothing
// the rules allow is out of the interface's reach, and the table is the same at every step.
#include "tests/app/board/finger.h"
#include "tests/app/play/test_table.h"
#include "tests/app/test_program.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/reading/package_reader.h"
#include "tests/rows/rule_lines.h"
#endif

using namespace esagono;

class PlayGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandCanBeClicked_data();
    void everyCommandCanBeClicked();
};

void PlayGoldenTest::everyCommandCanBeClicked_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("a free set-up in the fog") << QStringLiteral("opening.txt");
    QTest::newRow("a campaign") << QStringLiteral("campaign.txt");
    QTest::newRow("rare events") << QStringLiteral("events.txt");
}

void PlayGoldenTest::everyCommandCanBeClicked() {
    QFETCH(QString, file);
    const auto golden = GoldenGame::read(goldenFolder() / file.toStdString());
    TestTable table;
    QVariantMap rulings;
    for (const auto& [ruling, choice] : golden.rulings)
        rulings.insert(QString::fromStdString(ruling), QString::fromStdString(choice));
    QCOMPARE(table.santander(QString::fromStdString(golden.scenario), rulings), QString());

    // The same game without an interface, step by step.
    const QString reference = table.folder.filePath(QStringLiteral("reference.esagono"));
    const auto match = Match::create(
        reference.toStdString(),
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources/santander")), allGames(),
        {.scenario = golden.scenario, .rulings = golden.rulings, .at = "now"});
    for (const auto& turn : golden.turns) {
        const std::size_t colon = turn.command.find(':');
        const std::string line = turn.command.substr(colon + 2);
        const SideId side =
            find<SideId>(match->setting().package().sides, turn.command.substr(0, colon));
        QCOMPARE(table.game.turn()->side(), int(side.value));
        const Command command = commandFrom(match->position(), match->scribe(), side, line);
        const std::vector<int> dice = diceFrom(line);
        QSignalSpy done(&table.game, &PlayTable::commandDone);
        Finger(table.game, match->position(), command).go();
        if (table.game.realDice()->areWanted())
            table.game.realDice()->tellDice(QList<int>(dice.begin(), dice.end()));
        QVERIFY2(done.count() == 1, qPrintable(QString::fromStdString(turn.command) + u' ' +
                                               table.game.hand()->reason()->text() +
                                               table.game.hand()->confirmWhyNot()));
        QVERIFY(match->submit(command, "now", dice));
        const Position position = match->position();
        const View seen =
            viewOf(position, position.isOver()
                                 ? Viewer::umpire()
                                 : Viewer::of(SideId(std::size_t(table.game.turn()->side()))));
        QVERIFY2(seen.counters == table.game.view().counters, turn.command.c_str());
        QVERIFY(seen.control == table.game.view().control);
        QVERIFY(seen.tracks == table.game.view().tracks);
    }
    qInfo("longest work on the interface's thread: %d ms over %d commands",
          table.game.longestWorkMs(), int(golden.turns.size()));
}

ESAGONO_TESTS(PlayGoldenTest)
#include "tst_play_golden.moc"
