// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the map of a recorded game and stands beside it: what happened before, what was
// lost, what was taken back, what somebody has to say about it.
#include "tests/app/play/test_table.h"
#include "tests/app/test_program.h"
#include "tests/app/watched.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/hand/pointing.h"
#endif

#include <algorithm>
#include <ranges>

using namespace esagono;
using By = Winder::Stride;

class ReplayHistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_languages.choose(QStringLiteral("en")); }
    void trailsFollowTheLastMoves();
    void heatCountsWhatHappened();
    void frontsAreThoseOfTheLastTurns();
    void lossesShowBothFaces();
    void whatWasTakenBackCanBeWatched();
    void whatIsDrawnStandsBesideTheRecord();
    void notesStandBesideTheRecord();
    void notesAreWrittenWhileTheGameGoesOn();

private:
    Languages m_languages;
};

namespace {

std::vector<Stroke> trailsIn(const Highlights& highlights) {
    std::vector<Stroke> trails;
    for (const Stroke& stroke : highlights.strokes)
        if (stroke.kind == Stroke::Kind::Trail)
            trails.push_back(stroke);
    return trails;
}

std::vector<ShownLayer> layersIn(const Highlights& highlights, const char* style) {
    std::vector<ShownLayer> layers;
    for (const ShownLayer& layer : highlights.layers)
        if (layer.style == QLatin1String(style))
            layers.push_back(layer);
    return layers;
}

/// The story wound with no help of the controller.
FilmStory storyOf(const PlayedGame& game, Viewer viewer) {
    FilmReader reader(game.diary(), allGames(), {});
    return reader.story(viewer, {}).value();
}

} // namespace

void ReplayHistoryTest::trailsFollowTheLastMoves() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    replay.winder()->seek(replay.winder()->end() - 20);
    QVERIFY(trailsIn(replay.highlights()).empty());
    replay.toggleLayer(QString::fromLatin1(historyLayer), true);
    for (const int side : {-1, 0, 1}) {
        replay.setViewer(side);
        watched.wait();
        const Viewer viewer = side < 0 ? Viewer::umpire() : Viewer::of(SideId(std::size_t(side)));
        std::vector<std::vector<HexId>> moves;
        for (const FilmLine& line : storyOf(game, viewer).lines)
            if (line.story.kind == StoryKind::Move && line.story.hexes.size() > 1 &&
                line.from <= Moment(replay.winder()->moment()))
                moves.push_back(line.story.hexes);
        for (const int length : {0, 5, 20}) {
            replay.history()->setProperty("trails", length);
            const std::vector<Stroke> trails = trailsIn(replay.highlights());
            QCOMPARE(trails.size(), std::min(moves.size(), std::size_t(length)));
            for (std::size_t i = 0; i < trails.size(); ++i)
                QVERIFY(trails[i].hexes == moves[moves.size() - trails.size() + i]);
            QVERIFY(std::ranges::is_sorted(trails, {}, &Stroke::strength));
        }
    }
    replay.toggleLayer(QString::fromLatin1(historyLayer), false);
    QVERIFY(trailsIn(replay.highlights()).empty());
}

void ReplayHistoryTest::heatCountsWhatHappened() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    replay.winder()->last();
    replay.toggleLayer(QString::fromLatin1(historyLayer), true);
    QVERIFY(layersIn(replay.highlights(), "heat").empty());
    replay.history()->setProperty("heat", int(FilmHistory::Heat::Combat));
    std::map<HexId, int> fought;
    for (const FilmLine& line : storyOf(game, Viewer::umpire()).lines)
        if (line.story.kind == StoryKind::Combat)
            ++fought[line.story.hexes.back()];
    const auto heat = layersIn(replay.highlights(), "heat");
    QCOMPARE(heat.size(), 1U);
    QCOMPARE(heat[0].parts.size(), fought.size());
    QVERIFY(!fought.empty());
    const int most = std::ranges::max(fought | std::views::values);
    for (const ShownLayer::Part& part : heat[0].parts)
        QCOMPARE(part.weight, qreal(fought.at(part.hex)) / most);
    replay.winder()->first(); // nothing has happened yet
    QVERIFY(layersIn(replay.highlights(), "heat")[0].parts.empty());
}

void ReplayHistoryTest::frontsAreThoseOfTheLastTurns() {
    const PlayedGame game = PlayedGame::golden("campaign.txt");
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    replay.toggleLayer(QString::fromLatin1(historyLayer), true);
    replay.winder()->first();
    QCOMPARE(layersIn(replay.highlights(), "front").size(), 1U);
    replay.winder()->last();
    const auto fronts = layersIn(replay.highlights(), "front");
    QCOMPARE(fronts.size(), 4U); // three turns and now
    QVERIFY(std::ranges::is_sorted(fronts, {}, &ShownLayer::strength));
    Proof proof(game);
    const FilmStory story = storyOf(game, Viewer::umpire());
    for (std::size_t i = 0; i < fronts.size(); ++i) {
        const bool now = i + 1 == fronts.size();
        proof.film.seek(now ? proof.film.end()
                            : story.fronts[story.fronts.size() - 3 + i].moment - 1);
        const View view = proof.film.view(Viewer::umpire());
        for (const ShownLayer::Part& part : fronts[i].parts)
            QCOMPARE(part.side, view.control[part.hex.index()]);
    }
    replay.history()->setProperty("fronts", false);
    QVERIFY(layersIn(replay.highlights(), "front").empty());
}

void ReplayHistoryTest::lossesShowBothFaces() {
    const PlayedGame game = PlayedGame::golden("campaign.txt");
    Watched watched(fileOf(game));
    ReplayTable& replay = watched.replay;
    int turned = 0, gone = 0;
    for (const FilmLine& line : storyOf(game, Viewer::umpire()).lines) {
        if (line.story.kind != StoryKind::Loss && line.story.kind != StoryKind::Place)
            continue;
        replay.winder()->seek(int(line.to));
        for (const QVariant& each : replay.winder()->losses()) {
            const QVariantMap loss = each.toMap();
            const bool lost = loss[QStringLiteral("gone")].toBool();
            QVERIFY(lost || loss[QStringLiteral("before")] != loss[QStringLiteral("after")]);
            ++(lost ? gone : turned);
        }
    }
    QVERIFY(turned > 0);
    QVERIFY(gone > 0);
    replay.winder()->first();
    QVERIFY(replay.winder()->losses().isEmpty());
}

void ReplayHistoryTest::whatWasTakenBackCanBeWatched() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    QTemporaryDir folder;
    const QString diary = folder.filePath(QStringLiteral("taken.esagono"));
    copyOf(game, diary);
    EventNumber withdrawn = 0;
    {
        const auto match = Match::open(diary.toStdString(), allGames(), Access::ReadWrite);
        const bool first = !match->whyNotTakeBack(SideId(std::size_t(0)));
        withdrawn = match->journal().lastEvent();
        QVERIFY(!match->takeBack(SideId(std::size_t(first ? 0 : 1)), "2026-01-01T00:00:00Z"));
    }
    Watched watched(diary);
    ReplayTable& replay = watched.replay;
    QCOMPARE(replay.branching()->takenBack().size(), 1);
    const QVariantMap row = replay.branching()->takenBack()[0].toMap();
    QCOMPARE(row[QStringLiteral("commands")].toInt(), 1);
    QCOMPARE(row[QStringLiteral("moment")].toInt(), replay.winder()->end());
    QVERIFY(!row[QStringLiteral("text")].toString().isEmpty());
    replay.setViewer(0); // the other side never learns of it
    watched.wait();
    QVERIFY(replay.branching()->takenBack().isEmpty());
    replay.setViewer(-1);
    watched.wait();
    const int end = replay.winder()->end();
    replay.branching()->followTakenBack(row[QStringLiteral("command")].toInt());
    watched.wait();
    QVERIFY(replay.branching()->isWithdrawn());
    QVERIFY(replay.winder()->end() > end);
    replay.winder()->last();
    QCOMPARE(replay.winder()->event(), int(withdrawn));
    replay.setViewer(0);
    QCOMPARE(replay.viewerSide(), -1);
    replay.branching()->follow(replay.branching()->branch());
    watched.wait();
    QVERIFY(!replay.branching()->isWithdrawn());
    QCOMPARE(replay.winder()->end(), end);
}

void ReplayHistoryTest::whatIsDrawnStandsBesideTheRecord() {
    const PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    QTemporaryDir folder;
    const QString diary = folder.filePath(QStringLiteral("drawn.esagono"));
    copyOf(game, diary);
    Watched watched(diary);
    ReplayTable& replay = watched.replay;
    replay.winder()->seek(replay.winder()->end() / 2);
    const auto arrows = [&] {
        return std::ranges::count(replay.highlights().strokes, Stroke::Kind::Drawn, &Stroke::kind);
    };
    const auto marks = [&] {
        return std::ranges::count(replay.highlights().hexes, HexMark::Drawn, &MarkedHex::mark);
    };
    replay.sketch(3, 9, int(Tint::Red)); // while the hand draws
    QCOMPARE(arrows(), 1);
    replay.sketch(-1, -1, 0);
    QCOMPARE(arrows(), 0);
    Notebook& notes = *replay.notes();
    QVERIFY(notes.draw(3, 9, int(Tint::Red)));
    QVERIFY(notes.draw(3, 12, int(Tint::Blue)));
    QVERIFY(notes.draw(7, 7, int(Tint::Green)));
    QCOMPARE(notes.rowCount(), 1); // one note carries them all
    replay.winder()->seek(replay.winder()->moment());
    QCOMPARE(arrows(), 2);
    QCOMPARE(marks(), 1);
    QVERIFY(notes.here().isEmpty()); // no words, no card
    for (const auto& [from, to, tint] : {std::tuple{-1, 3, 0}, {3, 1 << 20, 0}, {3, 4, 4}})
        QVERIFY(!notes.draw(from, to, tint));
    QVERIFY(notes.draw(7, 7, int(Tint::Green))); // again: it goes away
    QVERIFY(notes.draw(3, 9, int(Tint::Red)));
    QCOMPARE(notes.rowCount(), 1);
    QVERIFY(notes.draw(3, 12, int(Tint::Blue)));
    QCOMPARE(notes.rowCount(), 0);
}

void ReplayHistoryTest::notesStandBesideTheRecord() {
    PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    QTemporaryDir folder;
    const QString diary = folder.filePath(QStringLiteral("noted.esagono"));
    copyOf(game, diary);
    Watched watched(diary);
    Notebook& notes = *watched.replay.notes();
    const Digest chain =
        Journal::open(diary.toStdString(), Access::ReadOnly, Checks::Hasty).chain();
    watched.replay.winder()->seek(200);
    const int note = notes.keep(0, QStringLiteral("Giulia"), QStringLiteral("!?"),
                                QStringLiteral("The pass falls early."));
    QVERIFY(note > 0);
    QCOMPARE(notes.count(), 1);
    QCOMPARE(notes.here().size(), 1);
    QCOMPARE(notes.byMoment().at(200), QStringLiteral("!?"));
    QCOMPARE(notes.keep(note, QStringLiteral("Giulia"), QString(), QStringLiteral("Or not.")),
             note);
    watched.replay.setLanguage(QStringLiteral("it"));
    QCOMPARE(notes.keep(note, QStringLiteral("Giulia"), QString(), QStringLiteral("O no.")), note);
    watched.replay.winder()->seek(0);
    QVERIFY(notes.here().isEmpty());
    const QString alone = folder.filePath(QStringLiteral("notes.json"));
    QVERIFY(notes.exportTo(alone));

    Watched again(diary);
    QCOMPARE(again.replay.notes()->count(), 1);
    QCOMPARE(again.replay.notes()->find(note).value(QStringLiteral("text")).toString(),
             QStringLiteral("Or not."));
    QVERIFY(again.replay.notes()->remove(note));
    QCOMPARE(again.replay.notes()->count(), 0);
    QVERIFY(again.replay.notes()->importFrom(alone));
    QCOMPARE(again.replay.notes()->count(), 1);
    QVERIFY(!again.replay.notes()->importFrom(diary)); // no notes
    QVERIFY(!again.replay.notes()->importFrom(folder.filePath(QStringLiteral("gone"))));
    QCOMPARE(again.failures(), 2);
    const Journal now = Journal::open(diary.toStdString(), Access::ReadOnly);
    QVERIFY(now.chain() == chain);
    QVERIFY(!now.verifyChain());
}

void ReplayHistoryTest::notesAreWrittenWhileTheGameGoesOn() {
    PlayedGame game = PlayedGame::golden("campaign.txt", someCommands);
    Watched watched(fileOf(game));
    Notebook& notes = *watched.replay.notes();
    QCOMPARE(notes.keep(0, {}, {}, QStringLiteral("in vain")), -1); // somebody else writes
    QCOMPARE(watched.failures(), 1);
    auto& journal = const_cast<Match&>(game.match()).journal();
    watched.replay.setWriters([&](const QString&) { return &journal; });
    QVERIFY(notes.keep(0, {}, {}, QStringLiteral("written")) > 0);
    QCOMPARE(notes.count(), 1);
}

ESAGONO_TESTS(ReplayHistoryTest)
#include "tst_replay_history.moc"
