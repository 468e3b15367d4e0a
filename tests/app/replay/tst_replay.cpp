// SPDX-License-Identifier: GPL-3.0-or-later
// Watching a recorded game: wound to any moment it shows what the diary says, through whosever eyes
// one looks, and whatever is written beside it leaves the record alone.
#include "tests/app/play/test_table.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"
#include "tests/app/watched.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/messages_model.h"
#include "app/play/hand/pointing.h"
#include "app/replay/film_chart.h"
#include "app/replay/film_comparison.h"
#include "app/replay/replay_table.h"
#include "app/replay/timeline_item.h"
#include "app/settings.h"
#include "app/share/share_desk.h"
#include "engine/store/copy_line.h"
#endif

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace esagono;
using By = Winder::Stride;

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_languages.choose(QStringLiteral("en")); }
    void aDiaryIsReadToItsEnd();
    void steppingShowsWhatSeekingShows();
    void countersWalkTheWayTheyWentAndBack();
    void stridesEndAtWhatTheyAreCalled();
    void theSelectedUnitIsFollowed();
    void whoLooksAsASideSeesNoMore();
    void whatTheHandPassesIsLeftOut();
    void theTimeLineKnowsItsWay();
    void captionsAreInTheReadersLanguage();
    void playingStopsAtCombatsAndAtTheEnd();
    void aGameGoesAnotherWay();
    void aPartIsToldByItsEvents();
    void aFileThatHidesNothingIsForTheUmpire();
    void twoStoriesStandBesideEachOther();
    void theOtherFilmIsWoundAlong();
    void whatCannotBeComparedIsSaid();
    void branchesAreATree();
    void aTrueRecordIsVerified();
    void whatIsDamagedIsShownAsFarAsItCan_data();
    void whatIsDamagedIsShownAsFarAsItCan();

private:
    Languages m_languages;
};

void ReplayTest::aDiaryIsReadToItsEnd() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    Proof proof(game);
    QVERIFY(watched.replay.isOpen());
    QVERIFY(watched.replay.isRead());
    QVERIFY(watched.replay.figures()->isCounted());
    QCOMPARE(watched.replay.winder()->moment(), 0);
    QCOMPARE(watched.replay.winder()->end(), int(proof.film.length()));
    QCOMPARE(watched.replay.sides().size(), 2);
    QVERIFY(watched.replay.log()->count() > 50);
    QCOMPARE(watched.replay.damage(), QString());
    watched.replay.winder()->last();
    QCOMPARE(watched.replay.winder()->event(), int(game.match().journal().lastEvent()));
    QCOMPARE(watched.replay.view(), viewOf(game.match().position(), Viewer::umpire()));
    QCOMPARE(watched.failures(), 0);
}

void ReplayTest::steppingShowsWhatSeekingShows() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    Proof proof(game);
    std::vector<int> stops;
    while (watched.replay.winder()->step(By::Event, false)) {
        stops.push_back(watched.replay.winder()->moment());
        proof.film.seek(Moment(stops.back()));
        QCOMPARE(watched.replay.view(), proof.film.view(Viewer::umpire()));
        QCOMPARE(watched.replay.log()->currentRow() >= 0, true);
    }
    QVERIFY(stops.size() > 50);
    QVERIFY(std::ranges::is_sorted(stops));
    QCOMPARE(stops.back(), watched.replay.winder()->end());
    // Back the same way
    for (auto stop = std::next(stops.rbegin()); stop != stops.rend(); ++stop) {
        QVERIFY(watched.replay.winder()->step(By::Event, true));
        QCOMPARE(watched.replay.winder()->moment(), *stop);
        proof.film.seek(Moment(*stop));
        QCOMPARE(watched.replay.view(), proof.film.view(Viewer::umpire()));
    }
    QVERIFY(watched.replay.winder()->step(By::Event, true));
    QCOMPARE(watched.replay.winder()->moment(), 0);
    QVERIFY(!watched.replay.winder()->step(By::Event, true));
}

void ReplayTest::countersWalkTheWayTheyWentAndBack() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    int walked = 0;
    while (walked < 5 && watched.replay.winder()->step(By::Command, false)) {
        const std::vector<Journey> there = watched.replay.journeys();
        if (there.size() != 1 || there.front().through.size() < 3)
            continue;
        ++walked;
        const Journey& way = there.front();
        QCOMPARE(placeOf(watched.replay.view(), way.counter), way.through.back());
        QVERIFY(watched.replay.winder()->step(By::Command, true));
        QCOMPARE(watched.replay.journeys().size(), std::size_t(1));
        std::vector<Place> back = watched.replay.journeys().front().through;
        std::ranges::reverse(back);
        QVERIFY(back == way.through);
        QCOMPARE(placeOf(watched.replay.view(), way.counter), way.through.front());
        QVERIFY(watched.replay.winder()->step(By::Command, false));
    }
    QCOMPARE(walked, 5);
    watched.replay.winder()->seek(0);
    QVERIFY(watched.replay.journeys().empty()); // nobody walks through half a game
}

void ReplayTest::stridesEndAtWhatTheyAreCalled() {
    const PlayedGame game = PlayedGame::golden("campaign.txt");
    Watched watched(fileOf(game));
    const auto kindAt = [&](int moment) {
        for (const Landmark& mark : watched.replay.marksOfFilm()->landmarks)
            if (int(mark.moment) == moment)
                return mark.kind;
        return Milestone::None;
    };
    for (const auto& [stride, kind] :
         {std::pair(By::Turn, Milestone::Turn), std::pair(By::Phase, Milestone::Phase),
          std::pair(By::Combat, Milestone::Combat)}) {
        watched.replay.winder()->first();
        int steps = 0;
        while (watched.replay.winder()->step(stride, false)) {
            ++steps;
            const Milestone reached = kindAt(watched.replay.winder()->moment());
            QVERIFY(reached == kind || reached == Milestone::GameOver);
        }
        QVERIFY(steps > 3);
        while (watched.replay.winder()->step(stride, true))
            --steps;
        QVERIFY(steps >= -1 && steps <= 1); // and to the beginning
        QCOMPARE(watched.replay.winder()->moment(), 0);
    }
    watched.replay.winder()->seekEvent(77);
    QCOMPARE(watched.replay.winder()->event(), 77);
    watched.replay.winder()->seek(1 << 30);
    QCOMPARE(watched.replay.winder()->moment(), watched.replay.winder()->end());
}

void ReplayTest::theSelectedUnitIsFollowed() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    QVERIFY(!watched.replay.winder()->stepSelected(false)); // nobody is selected
    const CounterId unit = game.counter("LIT_1");
    watched.replay.selectCounter(int(unit.value), false);
    int met = 0;
    while (watched.replay.winder()->stepSelected(false)) {
        ++met;
        const int row = watched.replay.log()->currentRow();
        const QString told = watched.replay.log()->index(row, 0).data(FilmLog::TextRole).toString();
        const auto named = watched.replay.highlights().counters;
        QVERIFY2(told.contains(watched.replay.counterName(int(unit.value))) ||
                     std::ranges::any_of(
                         named, [&](const MarkedCounter& each) { return each.counter == unit; }),
                 qPrintable(told));
    }
    QVERIFY(met > 1);
    while (watched.replay.winder()->stepSelected(true))
        --met;
    QCOMPARE(met, 1); // the last is where one was
}

void ReplayTest::whoLooksAsASideSeesNoMore() {
    PlayedGame game = PlayedGame::skirmish();
    game.playOn(60);
    const GameList games = withSkirmish();
    Watched watched(fileOf(game), games);
    Proof proof(game, games);
    const int everything = watched.replay.log()->count();
    bool differs = false;
    for (int side = 0; side < 2; ++side) {
        const Viewer viewer = Viewer::of(SideId(std::size_t(side)));
        watched.replay.setViewer(side);
        watched.wait();
        QCOMPARE(watched.replay.viewerSide(), side);
        QVERIFY(watched.replay.countedFigures() == nullptr);
        QVERIFY(watched.replay.figures()->standing().isEmpty());
        differs = differs || watched.replay.log()->count() != everything;
        watched.replay.winder()->first();
        do {
            const Moment at = Moment(watched.replay.winder()->moment());
            proof.film.seek(at);
            const View seen = proof.film.view(viewer);
            QCOMPARE(watched.replay.view(), seen);
            differs = differs || seen != proof.film.view(Viewer::umpire());
            for (const MarkedCounter& marked : watched.replay.highlights().counters)
                QVERIFY(placeOf(seen, marked.counter).exists());
        } while (watched.replay.winder()->step(By::Command, false));
    }
    QVERIFY(differs); // there was something to hide
    watched.replay.setViewer(-1);
    watched.wait();
    QCOMPARE(watched.replay.log()->count(), everything);
    QVERIFY(watched.replay.countedFigures() != nullptr);
}

void ReplayTest::whatTheHandPassesIsLeftOut() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    QSignalSpy looks(&watched.replay, &BoardSource::viewChanged);
    for (int moment = 1; moment <= 300; ++moment)
        watched.replay.winder()->scrub(moment);
    QTRY_COMPARE(watched.replay.winder()->moment(), 300);
    QVERIFY2(looks.count() < 20, qPrintable(QString::number(looks.count())));
    Proof proof(game);
    proof.film.seek(300);
    QCOMPARE(watched.replay.view(), proof.film.view(Viewer::umpire()));
}

void ReplayTest::theTimeLineKnowsItsWay() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    TimelineItem line;
    line.setSize({1200, 80});
    line.setSource(&watched.replay);
    QCOMPARE(line.momentAt(-5), 0);
    QCOMPARE(line.momentAt(5000), watched.replay.winder()->end());
    for (const Landmark& mark : watched.replay.marksOfFilm()->landmarks) {
        const int moment = int(mark.moment);
        QVERIFY(std::abs(line.momentAt(line.placeOf(moment)) - moment) <= 1);
        if (mark.kind == Milestone::Combat)
            QVERIFY(!line.wordsAt(line.placeOf(moment), 42).isEmpty());
    }
    watched.replay.winder()->last();
    QCOMPARE(line.head(), 1200.0);
    FilmChart chart;
    chart.setSize({300, 60});
    chart.setSource(&watched.replay);
    QCOMPARE(chart.values().size(), 2);
    QCOMPARE(chart.values().constFirst().toInt(),
             watched.replay.countedFigures()->points.back().sides.front().onMap);
}

void ReplayTest::captionsAreInTheReadersLanguage() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    QVERIFY(watched.replay.winder()->step(By::Combat, false));
    const QString english = watched.replay.winder()->caption();
    QVERIFY(!english.isEmpty());
    const int row = watched.replay.log()->currentRow();
    watched.replay.setLanguage(QStringLiteral("it"));
    QCOMPARE(watched.replay.log()->currentRow(), row);
    QVERIFY(!watched.replay.winder()->caption().isEmpty());
}

void ReplayTest::playingStopsAtCombatsAndAtTheEnd() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    replay.winder()->setSpeed(1000);
    QCOMPARE(replay.winder()->speed(), 16.0);
    QVERIFY(replay.winder()->step(By::Combat, false));
    const int combat = replay.winder()->moment();
    QVERIFY(replay.winder()->step(By::Event, true));
    QVERIFY(replay.winder()->step(By::Event, true));
    replay.winder()->setProperty("pauses", int(Winder::AtCombats));
    replay.winder()->setPlaying(true);
    QTRY_VERIFY(!replay.winder()->isPlaying());
    QVERIFY(replay.winder()->moment() >= combat);
    QVERIFY(replay.winder()->moment() < replay.winder()->end());
    replay.winder()->seek(replay.winder()->end() - 3);
    replay.winder()->setProperty("pauses", 0);
    replay.winder()->setPlaying(true);
    QTRY_VERIFY(!replay.winder()->isPlaying());
    QCOMPARE(replay.winder()->moment(), replay.winder()->end());
}

void ReplayTest::aGameGoesAnotherWay() {
    PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    QTemporaryDir folder;
    const QString diary = folder.filePath(QStringLiteral("game.esagono"));
    copyOf(game, diary);
    Watched watched(diary);
    watched.replay.winder()->seek(watched.replay.winder()->end() / 2);
    const QString other = folder.filePath(QStringLiteral("other.esagono"));
    QVERIFY(watched.replay.branching()->copyFromHere(other, true));
    QVERIFY(!watched.replay.branching()->copyFromHere(other, true)); // nothing is overwritten
    const auto match = Match::open(other.toStdString(), allGames(), Access::ReadWrite);
    QVERIFY(!match->position().isOver());
    QVERIFY(int(match->journal().lastEvent()) <= watched.replay.winder()->event());

    const int branch = watched.replay.branching()->branchFromHere(QStringLiteral("what if"));
    QCOMPARE(branch, 1);
    watched.replay.branching()->follow(branch);
    watched.wait();
    QCOMPARE(watched.replay.branching()->branch(), branch);
    QCOMPARE(watched.replay.branching()->branches().size(), 2);
    QVERIFY(watched.replay.winder()->end() < int(game.match().journal().lastEvent()));
}

void ReplayTest::aPartIsToldByItsEvents() {
    const PlayedGame game = PlayedGame::golden("campaign.txt");
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    QCOMPARE(replay.winder()->firstTurnPlayed(), 1);
    QVERIFY(replay.winder()->lastTurnPlayed() > 3);
    const auto part = [&](const char* by, int first, int last) {
        const QVariantMap told = replay.part(QLatin1String(by), first, last);
        return std::pair(told[QStringLiteral("from")].toInt(), told[QStringLiteral("to")].toInt());
    };
    const int all = int(game.match().journal().lastEvent());
    QCOMPARE(part("", 3, 4), std::pair(0, all));
    QCOMPARE(part("moment", 200, 300), std::pair(199, 300));
    QCOMPARE(part("moment", 300, 200), std::pair(299, 299)); // nothing rather than anything else
    QCOMPARE(
        part("turn", replay.winder()->lastTurnPlayed(), replay.winder()->lastTurnPlayed()).second,
        all);
    const auto [from, to] = part("turn", 2, 3);
    replay.winder()->seekEvent(from);
    QCOMPARE(replay.winder()->turn(), 1);
    replay.winder()->seek(replay.winder()->moment() + 1);
    QCOMPARE(replay.winder()->turn(), 2);
    replay.winder()->seekEvent(to);
    QCOMPARE(replay.winder()->turn(), 3);
    replay.winder()->seek(replay.winder()->moment() + 1);
    QCOMPARE(replay.winder()->turn(), 4);
}

void ReplayTest::aFileThatHidesNothingIsForTheUmpire() {
    PlayedGame game = PlayedGame::skirmish();
    game.playOn(40);
    QTemporaryDir folder;
    Watched watched(fileOf(game), withSkirmish());
    Settings settings{QString()};
    Messages messages;
    ShareDesk desk(watched.replay, settings, messages, withSkirmish(), {});
    settings.setProperty("exportFolder", folder.path());
    QVERIFY(desk.propose(QStringLiteral("json")).startsWith(folder.path()));
    QVERIFY(desk.complete(QStringLiteral("log"), folder.filePath(QStringLiteral("a")))
                .endsWith(QStringLiteral("/a.txt")));
    watched.replay.winder()->last();
    QVERIFY(!watched.replay.positionText().isEmpty());
    watched.replay.setViewer(1);
    watched.wait();
    const QString target = folder.filePath(QStringLiteral("a.txt"));
    QVERIFY(!desk.begin(QStringLiteral("json"), target));
    QVERIFY(!desk.copyPosition());
    QVERIFY(watched.replay.positionText().isEmpty());
    QVERIFY(desk.begin(QStringLiteral("log"), target));
    QTRY_VERIFY(!desk.sharing()->isRunning());
    QCOMPARE(messages.count(), 1);
    QFile seen(target);
    QVERIFY(seen.open(QIODevice::ReadOnly));
    const QByteArray side = seen.readAll();
    watched.replay.setViewer(-1);
    const QString whole = folder.filePath(QStringLiteral("b.txt"));
    QVERIFY(desk.begin(QStringLiteral("log"), whole));
    QTRY_VERIFY(!desk.sharing()->isRunning());
    QFile told(whole);
    QVERIFY(told.open(QIODevice::ReadOnly));
    QVERIFY(told.readAll() != side);
}

void ReplayTest::twoStoriesStandBesideEachOther() {
    const auto line = [](const char* words, std::size_t page, int turn) {
        FilmLine told;
        told.story.text = Text(words);
        told.page = page;
        told.turn = turn;
        told.to = page;
        return told;
    };
    const std::vector<FilmLine> left{line("a", 0, 1), line("b", 1, 1), line("c", 2, 1),
                                     line("d", 3, 2), line("e", 4, 2)};
    const std::vector<FilmLine> right{line("a", 0, 1), line("x", 1, 1), line("c", 2, 1),
                                      line("y", 3, 1), line("d", 4, 2)};
    const std::vector<LinePair> pairs = differingLines(left, right, 1);
    QCOMPARE(pairs.size(), std::size_t(3));
    QCOMPARE(pairs[0], (LinePair{1, 1, 1, 1}));
    QCOMPARE(pairs[1], (LinePair{-1, 3, 2, 3})); // only the right has it
    QCOMPARE(pairs[2], (LinePair{4, -1, 4, 4})); // only the left
    QVERIFY(differingLines(left, left, 0).empty());
    QCOMPARE(differingLines(left, {}, 0).size(), left.size());
}

void ReplayTest::theOtherFilmIsWoundAlong() {
    PlayedGame game = PlayedGame::golden("campaign.txt", 150);
    game.branchOff("what if", 100);
    game.playOn(60);
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    FilmComparison comparison(replay);
    comparison.compareBranch(1);
    QTRY_VERIFY(comparison.isReady() && !comparison.isBusy());
    const ReplayTable& other = *comparison.other();
    QCOMPARE(other.branching()->branch(), 1);
    QCOMPARE(comparison.rightName(), QStringLiteral("what if"));
    Proof proof(game);
    Film branch(*proof.recording, {1});
    const int parting = int(partingOf(proof.film, branch)->moment);
    QVERIFY(parting > int(replay.film()->pages()[100].last));
    QVERIFY(comparison.verdict().contains(QString::number(parting)));
    QVERIFY(comparison.lines()->count() > 10);

    comparison.setBeside(true);
    QVERIFY(comparison.isBeside());
    const auto marked = [](const ReplayTable& film) {
        return std::ranges::count(film.highlights().hexes, HexMark::Target, &MarkedHex::mark);
    };
    replay.winder()->seek(parting - 1);
    QTRY_COMPARE(other.winder()->moment(), parting - 1);
    QCOMPARE(marked(replay), 0);
    QCOMPARE(other.view(), replay.view());
    replay.winder()->last();
    QTRY_COMPARE(other.winder()->moment(), other.winder()->end());
    QVERIFY(marked(replay) > 0);
    QCOMPARE(marked(other), marked(replay));
    // Wherever the first is, the other is in the same turn, or has not come so far.
    for (int moment = parting; moment < replay.winder()->end(); moment += 7) {
        const int there = int(comparison.counterpart(Moment(moment)));
        QVERIFY(there <= other.winder()->end());
        replay.winder()->seek(moment);
        QTRY_COMPARE(other.winder()->moment(), there);
        QVERIFY(other.winder()->turn() == replay.winder()->turn() ||
                there == other.winder()->end());
    }
    comparison.setBeside(false);
    QCOMPARE(marked(replay), 0);
    replay.setViewer(1); // a side may not know how the game went elsewhere
    QVERIFY(!comparison.isReady());
    QCOMPARE(comparison.lines()->count(), 0);
    QVERIFY(comparison.standing().isEmpty());
    replay.close();
    QVERIFY(!comparison.isChosen());
}

void ReplayTest::whatCannotBeComparedIsSaid() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", 40);
    PlayedGame skirmish = PlayedGame::skirmish();
    skirmish.playOn(20);
    static const auto games = withSkirmish();
    Watched watched(fileOf(game), games);
    FilmComparison comparison(watched.replay, games);
    QSignalSpy failed(&comparison, &FilmComparison::failed);
    comparison.compareDiary(QStringLiteral("/nowhere/at.all"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!comparison.isChosen());
    comparison.compareDiary(fileOf(skirmish));
    QTRY_VERIFY(comparison.isReady());
    QVERIFY(!comparison.isSameGame());
    QVERIFY(!comparison.verdict().isEmpty());
    QCOMPARE(comparison.lines()->count(), 0);
    comparison.setBeside(true);
    QVERIFY(!comparison.isBeside());
    comparison.compareDiary(fileOf(game)); // with itself
    QTRY_VERIFY(comparison.isReady());
    QVERIFY(comparison.isSameGame());
    QVERIFY(comparison.parting().isEmpty());
    QCOMPARE(comparison.lines()->count(), 0);
}

void ReplayTest::branchesAreATree() {
    PlayedGame game = PlayedGame::golden("campaign.txt", 60);
    game.branchOff("first", 30);
    game.playOn(10);
    game.branchOff("second", 20);
    Watched watched(fileOf(game));
    const QVariantList branches = watched.replay.branching()->branches();
    QCOMPARE(branches.size(), 3);
    const auto value = [&](int row, const char* key) {
        return branches[row].toMap().value(QLatin1String(key));
    };
    QCOMPARE(value(0, "depth").toInt(), 0);
    QCOMPARE(value(0, "shown").toBool(), true);
    QCOMPARE(value(1, "depth").toInt(), 1);
    QCOMPARE(value(1, "name").toString(), QStringLiteral("first"));
    QVERIFY(!value(1, "number").toString().isEmpty());
    QCOMPARE(value(2, "name").toString(), QStringLiteral("second"));
}

void ReplayTest::aTrueRecordIsVerified() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", 40);
    Watched watched(fileOf(game));
    QCOMPARE(watched.replay.verifier()->verdict(), 0);
    watched.replay.verifier()->verify();
    QTRY_VERIFY(!watched.replay.verifier()->isVerifying());
    QTRY_COMPARE(watched.replay.verifier()->verdict(), 1);
    QVERIFY(!watched.replay.verifier()->verdictText().isEmpty());
}

void ReplayTest::whatIsDamagedIsShownAsFarAsItCan_data() {
    QTest::addColumn<QString>("harm");
    QTest::addColumn<bool>("shown");
    QTest::newRow("missing") << "missing" << false;
    QTest::newRow("empty") << "empty" << false;
    QTest::newRow("a text") << "text" << false;
    QTest::newRow("a folder") << "folder" << false;
    QTest::newRow("truncated") << "truncated" << false;
    QTest::newRow("one event changed") << "event" << true;
    QTest::newRow("rules nobody knows") << "unruled" << true;
}

void ReplayTest::whatIsDamagedIsShownAsFarAsItCan() {
    QFETCH(QString, harm);
    QFETCH(bool, shown);
    PlayedGame game = PlayedGame::skirmish();
    game.playOn(40);
    QTemporaryDir folder;
    const QString diary = folder.filePath(QStringLiteral("game.esagono"));
    GameList games = withSkirmish();
    QFile file(diary);
    if (harm == QLatin1String("folder")) {
        QVERIFY(QDir().mkdir(diary));
    } else if (harm == QLatin1String("empty") || harm == QLatin1String("text")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (harm == QLatin1String("text"))
            file.write("Dear diary");
        file.close();
    } else if (harm != QLatin1String("missing")) {
        copyOf(game, diary);
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (harm == QLatin1String("truncated")) {
            QVERIFY(file.resize(2000));
        } else if (harm == QLatin1String("event")) {
            QByteArray bytes = file.readAll();
            const qsizetype at = bytes.indexOf("counter_moved", bytes.size() / 2);
            QVERIFY(at > 0);
            bytes[at + 20] = char(bytes[at + 20] ^ 1);
            file.seek(0);
            file.write(bytes);
        }
        file.close();
    }
    if (harm == QLatin1String("unruled"))
        games = allGames();
    Watched watched(diary, games);
    QCOMPARE(watched.replay.isOpen(), shown);
    QCOMPARE(watched.failures(), shown ? 0 : 1);
    if (!shown)
        return;
    QVERIFY(!watched.replay.damage().isEmpty());
    QVERIFY(watched.replay.winder()->end() > 0);
    watched.replay.winder()->last();
    QCOMPARE(watched.replay.winder()->moment(), watched.replay.winder()->end());
    QVERIFY(!watched.replay.view().counters.empty());
    while (watched.replay.winder()->step(By::Event, true)) {
    }
    QCOMPARE(watched.replay.winder()->moment(), 0);
    watched.replay.setViewer(0); // without rules nobody knows what a side could see
    watched.wait();
    QCOMPARE(watched.replay.viewerSide(), harm == QLatin1String("unruled") ? -1 : 0);
}

ESAGONO_TESTS(ReplayTest)
#include "tst_replay.moc"
