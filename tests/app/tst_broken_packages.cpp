// SPDX-License-Identifier: GPL-3.0-or-later
// Packages and diaries the rules or the window stumble over, although they were accepted: whatever
// is thrown ends the game with a sentence, and never the program.
#include "tests/app/played_game.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"
#include "tests/fuzz/structure.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/counters/liveries.h"
#include "app/board/map/map_drawing.h"
#include "app/play/play_table.h"
#include "app/replay/replay_table.h"
#include "app/table_picture.h"
#include "engine/kit/reading/package_reader.h"
#include "tests/skirmish/chapters.h"
#endif

#include <QSignalSpy>

using namespace esagono;

namespace {

/// The rules of the test game, to be broken while it is played.
Rules brokenRules;

GameList brokenGames() {
    static const Rules* const games[] = {&brokenRules};
    return games;
}

/// From now on whoever asks this stumbles.
template <class Answer, class... Asked>
void stumble(Answer (*&callback)(Asked...)) {
    callback = [](Asked...) -> Answer { indexOutside(); };
}

std::vector<Culprit> blameOutside(const Position&, SideId, const Verdict&) {
    indexOutside();
}

struct Break {
    const char* name;
    void (*make)(Rules&);
};

constexpr Break breaks[] = {
    {"seen", [](Rules& r) { stumble(r.seen); }},
    {"hidesTrack", [](Rules& r) { stumble(r.hidesTrack); }},
    {"hidesPool", [](Rules& r) { stumble(r.hidesPool); }},
    {"hidesEvent", [](Rules& r) { stumble(r.hidesEvent); }},
    {"trace", [](Rules& r) { stumble(r.trace); }},
    {"explain", [](Rules& r) { stumble(r.explain); }},
    {"cost", [](Rules& r) { stumble(r.cost); }},
    {"reading", [](Rules& r) { stumble(r.reading); }},
    {"worth", [](Rules& r) { stumble(r.worth); }},
    {"room", [](Rules& r) { stumble(r.room); }},
    {"steps", [](Rules& r) { stumble(r.steps); }},
    {"toll", [](Rules& r) { stumble(r.toll); }},
    {"ending", [](Rules& r) { stumble(r.ending); }},
    {"layers",
     [](Rules& r) {
         for (Layer& layer : r.layers)
             stumble(layer.hexes);
     }},
    {"offers",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             if (!frame.isStep())
                 stumble(frame.offers);
     }},
    {"prompts",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             stumble(frame.promptNow);
     }},
    {"progress",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             stumble(frame.progress);
     }},
    {"judges",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             for (Verb& verb : frame.verbs)
                 stumble(verb.whyNot);
     }},
    {"blame",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             for (Verb& verb : frame.verbs)
                 verb.whyNot = [](const Position&, const Command&) -> Verdict {
                     return refuse("1.1", "skirmish.refuse.stacking").because(blameOutside);
                 };
     }},
    {"commands",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             for (Verb& verb : frame.verbs)
                 stumble(verb.take);
     }},
    {"previews",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             for (Verb& verb : frame.verbs)
                 stumble(verb.preview);
     }},
    {"what leads on",
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             for (Verb& verb : frame.verbs)
                 stumble(verb.further);
     }},
    {"a judge of the program's own", // something else than a Fault
     [](Rules& r) {
         for (FrameKind& frame : r.frames)
             if (!frame.isStep())
                 frame.offers = [](const Position&, SideId) -> std::vector<Offer> {
                     throw std::out_of_range("no such thing");
                 };
     }},
};

void readEverything(QAbstractItemModel& model) {
    const QList<int> roles = model.roleNames().keys();
    for (int row = 0; row < model.rowCount(); ++row)
        for (const int role : roles)
            (void)model.data(model.index(row, 0), role);
}

void settle() {
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

/// All somebody can do and see on a table without being allowed anything.
void lookAround(Table& table) {
    for (int hex = -1; hex < 40; ++hex) {
        (void)table.describeHex(hex);
        table.glanceAt(hex);
    }
    for (const QString& layer : {QStringLiteral("zones"), QStringLiteral("supply"),
                                 QStringLiteral("control"), QStringLiteral("reach")})
        table.toggleLayer(layer, true);
    for (int counter = 0; counter < 8; ++counter)
        table.selectCounter(counter, counter % 3 == 2);
    (void)table.lastReadings();
    readEverything(*table.stack());
    readEverything(*table.glance());
    readEverything(*table.layers());
    settle();
}

void playAround(PlayTable& game, int rounds) {
    lookAround(game);
    for (int round = 0; round < rounds && game.isOpen(); ++round) {
        for (const auto* property : {"prompt", "progress", "way", "breadcrumb", "openLabel",
                                     "confirmWhyNot", "takeBackWhyNot"})
            (void)game.property(property);
        game.hand()->suggestFilling();
        game.hand()->confirm();
        game.hand()->pressOffer(round % 3);
        game.hand()->toggleChoice(0);
        game.gestures()->moveStack(8, 9);
        for (int hex = 0; hex < 40 && game.isOpen(); hex += 3) {
            game.gestures()->hoverHex(hex);
            game.gestures()->clickHex(hex, -1, 0);
            game.gestures()->askWhyNot(hex, -1);
        }
        game.undo()->takeBack();
        game.undo()->redo();
        game.viewpoint()->setViewer(round % 2);
        game.viewpoint()->liftCurtain();
        game.setLanguage(round % 2 == 0 ? QStringLiteral("it") : QStringLiteral("en"));
        game.gestures()->clearSelection();
        settle();
    }
    for (QAbstractItemModel* model : QList<QAbstractItemModel*>{
             game.hand()->offers(), game.hand()->choices(), game.log(), game.tracks(), game.units(),
             game.waiting(), game.tray(), game.dice()})
        readEverything(*model);
}

} // namespace

class BrokenPackagesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_diary;

    /// A fresh copy of the recorded game.
    [[nodiscard]] QString diary() const {
        const QString copy = m_folder.filePath(QStringLiteral("copy.esagono"));
        QFile::remove(copy);
        return QFile::copy(m_diary, copy) ? copy : QString();
    }
    static void everyBreak() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < std::size(breaks); ++i)
            QTest::newRow(breaks[i].name) << int(i);
    }
    static bool hasTold(Shell& shell) {
        Messages& messages = shell.messages();
        for (int row = 0; row < messages.rowCount(); ++row)
            if (messages.data(messages.index(row), Messages::TextRole)
                    .toString()
                    .startsWith(QStringLiteral("The game’s package and its rules do not fit")))
                return true;
        return false;
    }
    /// What was told when a table was given up; it must be a sentence.
    static void expectSentence(const QSignalSpy& failed, bool isOpen) {
        QCOMPARE(failed.isEmpty(), isOpen); // it goes on, or says why it does not
        for (const QList<QVariant>& told : failed) {
            const QString said = told.constFirst().toString();
            QVERIFY2(said.contains(QStringLiteral("fit together")) ||
                         said.contains(QStringLiteral("accordo")),
                     qPrintable(said));
        }
    }

private Q_SLOTS:
    void initTestCase() {
        settleAppearance(StartOptions::Appearance::Light);
        m_diary = m_folder.filePath(QStringLiteral("recorded.esagono"));
        PlayedGame game = PlayedGame::skirmish();
        game.playOn(60);
        game.copyTo(m_diary);
    }
    void init() { brokenRules = skirmish::rules(); }

    void whatTheRulesStumbleOverEndsTheGame_data() { everyBreak(); }
    void whatTheRulesStumbleOverEndsTheGame() {
        QFETCH(const int, number);
        const Languages languages;
        PlayTable game(nullptr, brokenGames());
        game.viewpoint()->setProperty("useCurtain", false);
        const QSignalSpy opened(&game, &PlayTable::opened);
        const QSignalSpy failed(&game, &PlayTable::failed);
        game.openDiary(diary());
        QTRY_COMPARE(opened.count(), 1);
        breaks[number].make(brokenRules);
        playAround(game, 6);
        settle();
        expectSentence(failed, game.isOpen());
        game.close();
    }

    void whatTheRulesStumbleOverIsSaidWhenItIsOpened_data() { everyBreak(); }
    void whatTheRulesStumbleOverIsSaidWhenItIsOpened() {
        QFETCH(const int, number);
        breaks[number].make(brokenRules);
        const Languages languages;
        PlayTable game(nullptr, brokenGames());
        const QSignalSpy opened(&game, &PlayTable::opened);
        const QSignalSpy failed(&game, &PlayTable::failed);
        game.openDiary(diary());
        QTRY_VERIFY(opened.count() + failed.count() > 0);
        settle();
        expectSentence(failed, game.isOpen());
    }

    void whatTheRulesStumbleOverEndsTheReplay_data() { everyBreak(); }
    void whatTheRulesStumbleOverEndsTheReplay() {
        QFETCH(const int, number);
        const Languages languages;
        ReplayTable film(nullptr, brokenGames());
        const QSignalSpy opened(&film, &ReplayTable::opened);
        const QSignalSpy failed(&film, &ReplayTable::failed);
        film.openDiary(diary());
        QTRY_COMPARE(opened.count(), 1);
        breaks[number].make(brokenRules);
        for (int moment = 0; moment < 60 && film.isOpen(); moment += 7) {
            film.winder()->seek(moment);
            (void)film.winder()->step(Winder::Stride::Command, false);
            film.setViewer(moment % 3 - 1);
            lookAround(film);
            for (const auto* property :
                 {"caption", "captionDetail", "losses", "standing", "turningPoints", "diceCounts",
                  "branches", "takenBack", "damage", "breadcrumb"})
                (void)film.property(property);
        }
        film.verifier()->verify();
        QTRY_VERIFY(!film.isReading() && !film.verifier()->isVerifying());
        settle();
        expectSentence(failed, film.isOpen());
    }

    /// The whole window: the page is left, and the sentence stands there.
    void theWindowLeavesTheGameAndSaysWhy() {
        const ShellFolder folder;
        Shell shell(folder.options(), nullptr, brokenGames());
        QVERIFY(shell.open());
        shell.openGame(diary());
        QTRY_VERIFY(shell.isInGame());
        breaks[0].make(brokenRules);
        shell.play().viewpoint()->setViewer(0);
        shell.play().viewpoint()->setViewer(1);
        shell.play().viewpoint()->liftCurtain();
        QTRY_VERIFY(!shell.isInGame());
        QVERIFY(!shell.play().isOpen());
        QVERIFY(hasTold(shell));
        brokenRules = skirmish::rules(); // what is on the disk is as it was
        shell.openGame(diary());
        QTRY_VERIFY(shell.isInGame());
    }

    void theWindowLeavesTheReplayAndSaysWhy() {
        const ShellFolder folder;
        Shell shell(folder.options(), nullptr, brokenGames());
        QVERIFY(shell.open());
        shell.watch(diary());
        QTRY_VERIFY(shell.isInReplay() && !shell.replay().isReading());
        shell.replay().winder()->last(); // at the beginning there is nobody to be seen
        breaks[0].make(brokenRules);
        shell.replay().setViewer(0);
        QTRY_VERIFY(!shell.isInReplay());
        QVERIFY(hasTold(shell));
    }

    /// Packages taken apart, as the fuzz target takes them; what their contract does not mind is
    /// opened, painted and looked at.
    void packagesTakenApartAreShown_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("skirmish") << skirmishFolder() << QStringLiteral("field");
        QTest::newRow("santander") << santanderFolder() << QStringLiteral("suggested");
    }
    void packagesTakenApartAreShown() {
        QFETCH(const QString, folder);
        QFETCH(const QString, scenario);
        const Languages languages;
        const Documents sound = readDocuments(folder.toStdString());
        const int mutants = 30 * std::max(1, qEnvironmentVariableIntValue("ESAGONO_LONG"));
        const QString file = m_folder.filePath(QStringLiteral("mutant.esagono"));
        int shown = 0;
        for (int mutant = 0; mutant < mutants; ++mutant) {
            const std::array<std::uint8_t, 2> bytes = {std::uint8_t(mutant >> 8),
                                                       std::uint8_t(mutant)};
            fuzz::Choices choices(bytes.data(), bytes.size());
            Documents documents = sound;
            for (std::size_t times = 1 + choices.below(3); times > 0; --times) {
                std::vector<Record*> adorning; // what only the window reads, mostly
                for (auto& [name, document] : documents)
                    if (name == "display.json" || document.contains("drawing"))
                        adorning.push_back(name == "display.json" ? &document
                                                                  : &document["drawing"]);
                if (adorning.empty() || choices.oneIn(4))
                    fuzz::takeApart(documents, choices);
                else
                    fuzz::takeApart(*adorning[choices.below(adorning.size())], choices);
            }
            QFile::remove(file);
            PlayTable game(nullptr, withSkirmish());
            try {
                std::vector<Finding> findings;
                (void)Match::create(file.toStdString(), readPackage(documents, findings),
                                    withSkirmish(),
                                    {.scenario = scenario.toStdString(),
                                     .seed = seedFrom("x"),
                                     .at = "1937-08-14T12:00:00Z"});
            } catch (const Fault&) {
                continue;
            }
            game.viewpoint()->setProperty("useCurtain", false);
            game.setShelves({folder});
            const QSignalSpy opened(&game, &PlayTable::opened);
            const QSignalSpy failed(&game, &PlayTable::failed);
            game.openDiary(file);
            QTRY_VERIFY(opened.count() + failed.count() > 0);
            if (!game.isOpen())
                continue;
            ++shown;
            (void)game.liveries();
            Drawings drawings;
            const PictureWish wish{QSize(320, 200), 6, folder, QStringLiteral("it"), false};
            (void)tablePicture(drawings, game.setting()->package(), 0, game.view().counters, wish);
            playAround(game, 1);
        }
        QVERIFY2(shown > mutants / 4, qPrintable(QString::number(shown)));
    }
};

ESAGONO_TESTS(BrokenPackagesTest)
#include "tst_broken_packages.moc"
